"""Blood Rage in the terminal: the map, the clans, the battle, the hand with what each card does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gladsheim.games.bloodrage.cards.printed import CARD_NAMES
from gladsheim.games.bloodrage.rules.board import FJORD, FJORDS, OUTER, PROVINCES, REGION, REGIONS, VILLAGES
from gladsheim.games.bloodrage.rules.events import (
    CardDealt,
    CardKept,
    FiguresReleased,
    GiftsTaken,
    PacksPassed,
    TokenLaid,
)
from gladsheim.games.bloodrage.rules.notation import card_words, figure_words, place_words, region_words
from gladsheim.games.bloodrage.rules.stats import STATS
from gladsheim.games.bloodrage.rules.view import BloodrageView
from gladsheim.games.bloodrage.terminal import parts
from gladsheim.games.bloodrage.terminal.map import listed, ring
from gladsheim.games.bloodrage.terminal.words import (
    CLANS,
    VERBS,
    family_of,
    power,
    read,
    shown,
    shown_word,
    worth,
)
from gladsheim.kernel.events import Event
from gladsheim.kernel.view import View
from gladsheim.kit.choices import Choice
from gladsheim.kit.drawing import Drawing, Samples, Scene
from gladsheim.kit.speech import Speech

PHASES: Final = ("gifts", "actions", "discard", "quests", "ragnarok", "valhalla")
MATTERS: Final = ("call", "battle", "glory", "token", "village", "fjord", "doom")
"""What `help` explains besides cards, figures, places, phases, stats and actions."""

EXPLAINED: Final = ("invade", "march", "upgrade", "quest", "pillage", "pass")

NAMES: Final = ("bloodrage-figure-", "bloodrage-to-", "bloodrage-choose-figure-at", "bloodrage-choose-join")
"""Labels that say no more than the move itself."""

TABLED: Final = (CardDealt, TokenLaid, PacksPassed, GiftsTaken, CardKept, FiguresReleased)
"""What the table shows anyway."""


class BloodRage(Drawing):
    """Draws from the view alone."""

    def board(self, scene: Scene, width: int, height: int) -> RenderableType:
        view, speech, names = bloodrage(scene.view), scene.speech, scene.names
        fight = parts.battle(view, names, width, speech)
        clans = parts.clans(view, names, width, speech)
        lines = [*listed(view, width, speech), *fight, *clans]
        drawn = ring(view, width, speech)
        if drawn and len(drawn) + len(fight) + len(clans) <= height:
            lines = [*drawn, *fight, *clans]
        for part in self.extras(scene, view, width):
            if len(lines) + len(part) <= height:
                lines += part
        return Group(*lines)

    def extras(self, scene: Scene, view: BloodrageView, width: int) -> list[list[Text]]:
        """What is drawn where there is room, the most useful first."""
        speech, names = scene.speech, scene.names
        return [
            parts.upgrades(view, names, width, speech),
            parts.seen(view, names, width, speech, scene.seat),
            parts.legend(width, speech),
            parts.memories(view, width, speech),
        ]

    def hand(self, scene: Scene, width: int, brief: bool = False) -> RenderableType | None:
        view, speech = bloodrage(scene.view), scene.speech
        if view.hand is None:
            return None
        offered = [choice.text for choice in scene.choices if is_card(choice)]
        held = [card for card in view.hand if card not in offered]
        lines: list[RenderableType] = [*parts.quests(view, width, speech)]
        if brief or not acts(scene):
            lines += parts.brief_cards("cli-bloodrage-hand", held, width, speech)
        elif held:
            lines.append(parts.cards(held, width, speech))
        if acts(scene):
            lines += parts.actions(scene.choices, width, speech, brief)
        return Group(*lines) if lines else None

    def facts(self, scene: Scene) -> list[str]:
        view, speech = bloodrage(scene.view), scene.speech
        if view.phase in ("setup", "over"):
            return []
        doom = view.doom[view.age - 1]
        facts = [speech("cli-bloodrage-age", age=view.age), speech(f"bloodrage-phase-{view.phase}")]
        if doom is not None:
            facts.append(speech("cli-bloodrage-doom", province=speech.words(place_words(doom))))
        return facts

    def about_seat(self, scene: Scene, seat: int) -> str:
        view, speech = bloodrage(scene.view), scene.speech
        clan = speech(f"bloodrage-clan-{CLANS[seat]}")
        return speech("cli-bloodrage-first", clan=clan) if view.first == seat else clan

    def is_news(self, scene: Scene, event: Event) -> bool:
        return not isinstance(event, TABLED)

    def label(self, scene: Scene, choice: Choice) -> str:
        """What a card is and does, what an action costs, and otherwise what the move itself has not said yet."""
        speech = scene.speech
        if is_card(choice):
            if bloodrage(scene.view).battle is not None and family_of(choice.text) != "battle":
                return worth(choice.text, speech)
            return f"{worth(choice.text, speech)}. {power(choice.text, speech)}"
        if choice.label is None or choice.label.id.startswith(NAMES):
            return ""
        cost = choice.label.terms.get("cost")
        if cost is not None:
            return speech("cli-bloodrage-price", cost=cost)
        if choice.group in VERBS:
            return ""
        return super().label(scene, choice).removeprefix(f"{self.show(choice.text, speech)} ")

    def show(self, move: str, speech: Speech) -> str:
        return shown(move, speech)

    def read(self, text: str, speech: Speech) -> str:
        return read(text, speech)

    def rules(self, speech: Speech) -> str:
        return f"{speech('bloodrage-rules')}\n{speech('cli-bloodrage-signs')}"

    def topics(self, speech: Speech) -> dict[str, str]:
        found = {speech(f"bloodrage-phase-{word}"): speech(f"bloodrage-help-{word}") for word in PHASES}
        found |= {shown_word(word, speech): speech(f"bloodrage-help-{word}") for word in (*EXPLAINED, *STATS)}
        found |= {speech(f"cli-bloodrage-topic-{word}"): speech(f"bloodrage-help-{word}") for word in MATTERS}
        found |= {speech.words(figure_words(word)): power(word, speech) for word in ("leader", "warrior", "ship")}
        found |= {speech.words(place_words(name)): province_text(name, speech) for name in PROVINCES}
        cards: dict[str, list[str]] = {}
        for name in CARD_NAMES:
            cards.setdefault(speech.words(card_words(name)), []).append(name)
        return found | {name: card_text(same, speech) for name, same in cards.items()}

    def samples(self, speech: Speech) -> Samples:
        return Samples(
            speech.words(card_words("troll")).lower(),
            shown_word("invade", speech),
            shown("invade warrior utgard", speech).lower(),
        )


def bloodrage(view: View) -> BloodrageView:
    assert isinstance(view, BloodrageView), "this drawing is for Blood Rage"
    return view


def is_card(choice: Choice) -> bool:
    """Whether a move is nothing but a card; monsters are called as their cards are."""
    return choice.label is not None and choice.label.id.startswith("bloodrage-card-")


def acts(scene: Scene) -> bool:
    """Whether the seat is choosing an action."""
    return any(choice.text == "pass" for choice in scene.choices)


def province_text(name: str, speech: Speech) -> str:
    """Where a province lies and how many figures it holds."""
    number = PROVINCES.index(name)
    if number == OUTER:
        return speech("bloodrage-help-yggdrasil")
    region = speech.words(region_words(REGIONS[REGION[number]]))
    fjord = speech.words(place_words(FJORDS[FJORD[number] - len(PROVINCES)]))
    beside = [speech.words(place_words(PROVINCES[(number + step) % OUTER])) for step in (-1, 1)]
    return speech(
        "cli-bloodrage-province",
        region=region,
        villages=VILLAGES[number],
        fjord=fjord,
        one=beside[0],
        other=beside[1],
    )


def card_text(same: Sequence[str], speech: Speech) -> str:
    """What a card is worth, in each age if it differs, and what it does."""
    worths = list(dict.fromkeys(worth(name, speech) for name in same))
    return f"{' / '.join(worths)}. {power(same[0], speech)}"


DRAWING: Final = BloodRage()
