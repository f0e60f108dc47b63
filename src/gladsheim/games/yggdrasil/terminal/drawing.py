"""Yggdrasil Chronicles in the terminal: the Tree with everybody on it, what threatens it, and what a god can do."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gladsheim.games.yggdrasil.rules.events import GodStayed, RoundBegan, TurnBegan
from gladsheim.games.yggdrasil.rules.printed import (
    ARTIFACTS,
    CREATURES,
    ENEMIES,
    GODS,
    IOTUNN_STRENGTH,
    IOTUNNS,
    OPPONENTS,
    RELATIONS,
    STONES,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.view import YggdrasilView
from gladsheim.games.yggdrasil.terminal import parts, saga
from gladsheim.games.yggdrasil.terminal.figures import own_figures
from gladsheim.games.yggdrasil.terminal.tree import boxes, offered, rows
from gladsheim.games.yggdrasil.terminal.words import name_of, read, shown
from gladsheim.kernel.events import Event
from gladsheim.kernel.view import View
from gladsheim.kit.choices import Choice
from gladsheim.kit.drawing import FEW, Drawing, Samples, Scene
from gladsheim.kit.speech import Speech

MATTERS: Final = (
    "turn", "order", "wheel", "activation", "move", "mode", "heal", "fight", "risk", "throw", "heroes", "elves", "dice",
    "life", "devastated", "ladder", "giants", "anonymous", "islands", "iotunns", "path", "support", "artifacts",
    "creatures", "stones", "saga",
)  # fmt: skip
"""What `help` explains besides worlds, Enemies, gods, cards and relationships."""

SAID: Final = ("yggdrasil-card", "yggdrasil-choose-order", "yggdrasil-choose-none", "yggdrasil-choose-fight")
"""Labels that say no more than the move itself."""

TABLED: Final = (RoundBegan, TurnBegan, GodStayed)
"""What the table or the next line shows anyway."""


class Yggdrasil(Drawing):
    """Draws from the view alone."""

    def board(self, scene: Scene, width: int, height: int) -> RenderableType:
        view, speech = yggdrasil(scene.view), scene.speech
        around = [
            *parts.throw(view, width, speech),
            *parts.stones(view, width, speech),
            *saga.page(view, width, speech),
            *parts.wheel(view, width, speech),
            *parts.ladders(view, width, speech),
            *parts.stores(view, width, speech),
        ]
        drawn = boxes(view, width, speech)
        if not drawn or len(drawn) + len(around) > height:
            drawn = rows(view, width, speech)
        lines = [*drawn, *around] if view.round or len(drawn) + len(around) <= height else []
        for alternatives in self.extras(scene, view, width):
            lines += next((part for part in alternatives if len(lines) + len(part) <= height), [])
        return Group(*lines)

    def extras(self, scene: Scene, view: YggdrasilView, width: int) -> list[list[list[Text]]]:
        """What is drawn where there is room, the most useful first; of alternatives, the first that fits."""
        speech, names = scene.speech, scene.names
        armed = parts.threats(view, width, speech, armed=True)
        return [
            [saga.story(view, width, speech)],
            [saga.deeds(view, width, speech)],
            [armed + parts.threats(view, width, speech, armed=False), armed],
            [saga.rules(view, width, speech)],
            [parts.gods(view, names, width, speech)],
            [parts.shown_artifacts(view, width, speech)],
            [parts.decks(view, names, width, speech)],
            [parts.legend(width, speech)],
        ]

    def hand(self, scene: Scene, width: int, brief: bool = False) -> RenderableType | None:
        view, speech = yggdrasil(scene.view), scene.speech
        if scene.seat is None or len(scene.choices) > FEW:
            return None
        held = view.gods[scene.seat].artifacts
        if brief or not held:
            return parts.held(held, width, speech) if held else None
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), width=width)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for artifact in held:
            table.add_row(Text(name_of(artifact, speech), "bold"), speech(f"yggdrasil-power-{artifact}"))
        return table

    def facts(self, scene: Scene) -> list[str]:
        view, speech = yggdrasil(scene.view), scene.speech
        if not view.round:
            return []
        facts = [speech("cli-yggdrasil-round", round=view.round)]
        if view.active is not None and (god := view.gods[view.active].god) is not None:
            facts.append(speech("cli-yggdrasil-active", god=name_of(god, speech)))
        if view.outcome != "playing":
            facts = [speech(f"cli-yggdrasil-{view.outcome}")]
        return facts

    def about_seat(self, scene: Scene, seat: int) -> str:
        god = yggdrasil(scene.view).gods[seat]
        if god.god is None:
            return ""
        return f"{name_of(god.god, scene.speech)} {parts.about(god, scene.speech)}"

    def is_news(self, scene: Scene, event: Event) -> bool:
        return not isinstance(event, TABLED)

    def label(self, scene: Scene, choice: Choice) -> str:
        """What a move has not said itself: what awaits the god there, how strong an opponent is, what a card does."""
        view, speech = yggdrasil(scene.view), scene.speech
        first, _, rest = choice.text.partition(" ")
        if choice.text in (*ARTIFACTS, *CREATURES) or (choice.text in GODS and not view.round and view.hard):
            return speech(f"yggdrasil-power-{choice.text}")
        if first == "fight" and view.saga is not None and rest not in OPPONENTS:
            strengths = {one.name: one.strength for one in view.saga.standees}
            return speech("cli-yggdrasil-strength", strength=strengths.get(rest) or 0)
        if first == "fight" and rest in OPPONENTS:
            strengths = {one.enemy: one.strength for one in view.enemies}
            return speech("cli-yggdrasil-strength", strength=strengths.get(rest, IOTUNN_STRENGTH) or 0)
        if moves(scene) and choice.text in (*WORLDS, "stay"):
            return self.journey(scene, view, choice.text)
        if choice.label is not None and choice.label.id in SAID:
            return ""
        said = super().label(scene, choice)
        if first == "act" and view.me is not None:
            here = view.worlds[WORLDS.index(view.gods[view.me].world)]
            said = f"{said}: {offered(here, speech).plain}"
        return "" if said.casefold() == self.show(choice.text, speech).casefold() else said

    def journey(self, scene: Scene, view: YggdrasilView, goal: str) -> str:
        """Whom a god would meet in a world, and what the reader's own god would find there."""
        speech, me = scene.speech, mover(scene, view)
        if goal == "stay" and me is None:
            return ""
        name = view.gods[me].world if goal == "stay" and me is not None else goal
        world = view.worlds[WORLDS.index(name)]
        gods = [view.gods[slot].god for slot in world.gods if slot != me]
        who = [name_of(one, speech) for one in (*gods, *world.enemies, *world.iotunns) if one is not None]
        offer = "" if me is None else offered(world, speech).plain
        said = (name_of(name, speech) if goal == "stay" else "", offer, ", ".join(who))
        return "; ".join(part for part in said if part)

    def show(self, move: str, speech: Speech) -> str:
        return shown(move, speech)

    def read(self, text: str, speech: Speech) -> str:
        return read(text, speech)

    def rules(self, speech: Speech) -> str:
        return f"{speech('yggdrasil-rules')}\n{speech('cli-yggdrasil-signs')}"

    def topics(self, speech: Speech) -> dict[str, str]:
        found = {name_of(word, speech): speech(f"yggdrasil-help-{word}") for word in (*WORLDS, "cage", *ENEMIES)}
        found |= {speech(f"cli-yggdrasil-topic-{word}"): speech(f"yggdrasil-help-{word}") for word in MATTERS}
        found |= {speech(f"yggdrasil-relation-{word}"): speech(f"yggdrasil-power-{word}") for word in RELATIONS}
        found |= {speech(f"yggdrasil-stone-{word}"): speech(f"yggdrasil-help-stone-{word}") for word in STONES}
        cards = (*GODS, *IOTUNNS, *ARTIFACTS, *CREATURES)
        return found | {name_of(word, speech): speech(f"yggdrasil-power-{word}") for word in cards}

    def topics_now(self, scene: Scene) -> dict[str, str]:
        view = yggdrasil(scene.view)
        return {**own_figures(view, scene.speech), **saga.topics(view, scene.speech)}

    def samples(self, speech: Speech) -> Samples:
        return Samples(
            name_of("loki", speech).lower(), shown("fight", speech).lower(), shown("fight surt", speech).lower()
        )


def yggdrasil(view: View) -> YggdrasilView:
    assert isinstance(view, YggdrasilView), "this drawing is for Yggdrasil Chronicles"
    return view


def moves(scene: Scene) -> bool:
    """Whether the seat is choosing where its god goes."""
    return any(choice.text == "stay" for choice in scene.choices)


def mover(scene: Scene, view: YggdrasilView) -> int | None:
    """The reader's own god if it is he who moves, by the usual rules; others move by a card or as supports."""
    if view.me is None:
        return None
    reached = {world.world for world in view.worlds if world.reachable} - {view.gods[view.me].world}
    return view.me if {choice.text for choice in scene.choices} == reached | {"stay"} else None


DRAWING: Final = Yggdrasil()
