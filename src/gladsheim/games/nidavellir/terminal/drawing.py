"""Nidavellir in the terminal: taverns, armies, coins as far as the seat knows them, moves in the user's own words."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gladsheim.games.nidavellir.cards.printed import CLASSES, DISTINCTIONS, HERO_NAMES
from gladsheim.games.nidavellir.rules.events import (
    BidsPlaced,
    CardRevealed,
    CoinsTakenBack,
    GameScored,
    GemDealt,
    OrderSet,
)
from gladsheim.games.nidavellir.rules.notation import distinction_words
from gladsheim.games.nidavellir.rules.state import GOLDEN_GEM
from gladsheim.games.nidavellir.rules.view import NidavellirView
from gladsheim.games.nidavellir.terminal import parts
from gladsheim.games.nidavellir.terminal.words import card_name, class_name, read, shown
from gladsheim.kernel.events import Event
from gladsheim.kernel.view import View
from gladsheim.kit.choices import Choice
from gladsheim.kit.drawing import Drawing, Samples, Scene
from gladsheim.kit.speech import Speech

MATTERS: Final = ("tavern", "pouch", "trade", "upgrade", "treasury", "mithril", "gem", "golden")
"""What `help` explains besides cards and distinctions."""

NAMES: Final = ("nidavellir-card-", "nidavellir-hero-", "nidavellir-class-", "nidavellir-coin-")
"""Labels that say no more than the move itself."""

TABLED: Final = (GemDealt, CardRevealed, BidsPlaced, OrderSet, CoinsTakenBack, GameScored)
"""What the table shows anyway."""


class Nidavellir(Drawing):
    """Draws from the view alone."""

    def board(self, scene: Scene, width: int, height: int) -> RenderableType:
        view, speech, names = nidavellir(scene.view), scene.speech, scene.names
        lines = [*parts.armies(view, names, width, speech), *parts.coins(view, names, width, speech)]
        if view.phase != "over":
            lines = [*parts.taverns(view, width, speech), *parts.order(view, names, width, speech), *lines]
        for part in self.extras(scene, view, width):
            if len(lines) + len(part) <= height:
                lines += part
        return Group(*lines)

    def extras(self, scene: Scene, view: NidavellirView, width: int) -> list[list[Text]]:
        """What is drawn where there is room, the most useful first."""
        speech, names = scene.speech, scene.names
        armies = [
            parts.columns(army, names[seat], width, speech, brief=True)
            for seat, army in enumerate(view.armies)
            if seat != scene.seat
        ]
        others = [line for army in armies for line in army]
        if view.phase == "over":
            return [others, parts.distinctions(view, names, width, speech)]
        return [
            [] if recruits(scene) else parts.heroes(view, width, speech),
            others,
            parts.treasury(view, width, speech),
            parts.distinctions(view, names, width, speech),
            parts.unseen(view, width, speech),
            parts.discard(view, width, speech),
            [Text(speech("cli-nidavellir-signs"), "dim")],
        ]

    def hand(self, scene: Scene, width: int, brief: bool = False) -> RenderableType | None:
        view, speech = nidavellir(scene.view), scene.speech
        if scene.seat is None:
            return None
        army = view.armies[scene.seat]
        lines: list[RenderableType] = [*parts.columns(army, speech("cli-nidavellir-yours"), width, speech)]
        if recruits(scene):
            lines.append(self.stands(scene, width, brief))
        elif view.phase == "bids" and scene.choices:
            lines.append(Text(speech("cli-nidavellir-how-to-bid"), "dim"))
        return Group(*lines)

    def stands(self, scene: Scene, width: int, brief: bool) -> RenderableType:
        """The heroes that would come: number, name, what each brings now and, where there is room, what it does."""
        speech = scene.speech
        if brief:
            return Columns([self.hero(choice, speech) for choice in scene.choices], equal=True, padding=(0, 2, 0, 0))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), width=width)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        for choice in scene.choices:
            table.add_row(
                self.hero(choice, speech), Text(speech(f"cli-nidavellir-power-{choice.text.partition('-')[0]}"))
            )
        return table

    def hero(self, choice: Choice, speech: Speech) -> Text:
        """A hero with the number to type and the points it brings now."""
        text = Text.assemble((f"{choice.number:>3} ", "cyan"), (card_name(choice.text, speech), "bold"))
        return text if choice.points is None else text.append(f" {choice.points:+}", "green")

    def facts(self, scene: Scene) -> list[str]:
        view, speech = nidavellir(scene.view), scene.speech
        if view.phase in ("setup", "over"):
            return []
        return [
            speech("cli-nidavellir-round", age=view.age, round=view.round, rounds=view.rounds),
            speech("cli-nidavellir-left", cards=view.in_deck),
        ]

    def about_seat(self, scene: Scene, seat: int) -> str:
        gem = nidavellir(scene.view).gems[seat]
        if gem == GOLDEN_GEM:
            return scene.speech("cli-nidavellir-golden")
        return scene.speech("cli-nidavellir-gem", gem=gem) if gem else ""

    def is_news(self, scene: Scene, event: Event) -> bool:
        return not isinstance(event, TABLED)

    def label(self, scene: Scene, choice: Choice) -> str:
        """What the move itself has not said yet; a card, a coin or a column says all."""
        if choice.label is None or choice.label.id.startswith(NAMES):
            return ""
        label = super().label(scene, choice)
        return label.removeprefix(f"{self.show(choice.text, scene.speech)} ") if " " in choice.text else label

    def show(self, move: str, speech: Speech) -> str:
        return shown(move, speech)

    def read(self, text: str, speech: Speech) -> str:
        return read(text, speech)

    def rules(self, speech: Speech) -> str:
        return f"{speech('nidavellir-rules')}\n{speech('cli-nidavellir-signs')}"

    def topics(self, speech: Speech) -> dict[str, str]:
        words = {word: class_name(word, speech) for word in (*CLASSES, "offering")}
        words |= {word: card_name(word, speech) for word in (*HERO_NAMES, "hammer")}
        words |= {one.name: speech.words(distinction_words(one.name)) for one in DISTINCTIONS}
        words |= {word: speech(f"cli-nidavellir-topic-{word}") for word in MATTERS}
        return {name: speech(f"nidavellir-power-{word}") for word, name in words.items()}

    def samples(self, speech: Speech) -> Samples:
        return Samples(card_name("thrud", speech).lower(), "0", "0 5 3")


def nidavellir(view: View) -> NidavellirView:
    assert isinstance(view, NidavellirView), "this drawing is for Nidavellir"
    return view


def recruits(scene: Scene) -> bool:
    """Whether the seat is choosing a hero."""
    return any(choice.text in HERO_NAMES for choice in scene.choices)


DRAWING: Final = Nidavellir()
