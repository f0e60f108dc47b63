"""What lies round the Tree, in lines: ladders, Cage, path, wheel, gods, decks, and dice that have been thrown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from gladsheim.games.yggdrasil.rules.printed import (
    ANONYMOUS_COUNT,
    GIANT_COUNT,
    MARKER_COUNT,
    PAWN_COUNT,
    STONES,
)
from gladsheim.games.yggdrasil.rules.view import Card, Die, Enemy, God, YggdrasilView
from gladsheim.games.yggdrasil.terminal.tree import god_text
from gladsheim.games.yggdrasil.terminal.words import name_of
from gladsheim.kit.drawing import style_of
from gladsheim.kit.lines import flowed, heading
from gladsheim.kit.speech import Speech
from gladsheim.words import say

NOBODY: Final = "–"
HEART: Final = "♥"
FATAL: Final = "†"
SPOT_SIGNS: Final = {"tree": "♣", "dead-tree": "†", "giant": "•", "anonymous": "•", "iotunn": "•"}


def ladders(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """How far each Enemy has come."""
    items = [
        counter("giants", view.giants, GIANT_COUNT, speech),
        counter("anonymous", view.anonymous, ANONYMOUS_COUNT, speech),
        counter("iotunns", PAWN_COUNT - view.iotunns_left, PAWN_COUNT, speech),
        counter("island", view.island + 1, len(view.islands), speech),
        counter("devastated", len(view.cage), MARKER_COUNT, speech),
    ]
    return flowed(heading("cli-yggdrasil-ladders", speech), items, width)


def counter(name: str, value: int, most: int, speech: Speech) -> Text:
    """So much of so much, red near the end."""
    style = "bright_red" if value >= most - 1 else "default"
    return Text(f"{speech(f'cli-yggdrasil-{name}')} ").append(f"{value}/{most}", style)


def stores(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """Who is in the Cage, Heroes in Valhalla, what can still be taken, and Nidhögg's path."""
    caged = [name_of(one.enemy, speech) for one in view.enemies if one.place == "cage"]
    items = [
        path(view),
        Text(f"{name_of('cage', speech)}: {', '.join(caged) or NOBODY}"),
        Text(speech("cli-yggdrasil-valhalla", heroes=view.heroes)),
        Text(speech("cli-yggdrasil-reserve", elves=view.reserves.elves, dice=view.reserves.dice)),
    ]
    return flowed(heading("cli-yggdrasil-topic-path", speech), items, width)


def path(view: YggdrasilView) -> Text:
    """Nidhögg on his path: spots that do something are full."""
    line = Text()
    for n, spot in enumerate(view.path):
        if n == view.spot:
            line.append("N", "bold bright_red")
        else:
            line.append(SPOT_SIGNS.get(spot, "∙" if n < view.spot else "○"), "dim" if n < view.spot else "default")
    return line


def wheel(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """The open cards; red where the next card of that Enemy could lose the game."""
    items = [open_cards(one, speech) for one in view.enemies if one.open]
    down = sum(deck.unseen or deck.down is not None for deck in view.decks)
    if down:
        items.append(Text(speech("cli-yggdrasil-face-down", cards=down), "dim"))
    return flowed(heading("cli-yggdrasil-topic-wheel", speech), items or [Text(NOBODY, "dim")], width)


def open_cards(enemy: Enemy, speech: Speech) -> Text:
    """An Enemy's open cards by their owners."""
    owners = ", ".join(name_of(card.god, speech) for card in enemy.open)
    style = "bright_red" if enemy.armed and enemy.loses else "bold" if enemy.armed else "default"
    sign = FATAL if enemy.armed and enemy.loses else ""
    return Text(f"{name_of(enemy.enemy, speech)}{sign}", style).append(f" ({owners})", "not bold default")


def threats(view: YggdrasilView, width: int, speech: Speech, armed: bool) -> list[Text]:
    """What Enemies do next: those whose card lies open, or the others."""
    lines: list[Text] = []
    for enemy in view.enemies:
        items = [Text(foreseen(code, speech)) for code in enemy.next]
        if not items or enemy.armed != armed:
            continue
        name = f"{'►' if enemy.armed else ' '} {name_of(enemy.enemy, speech)}{FATAL if enemy.loses else ''}:"
        lines += flowed(
            Text(name, "bright_red" if enemy.loses else "bold" if enemy.armed else "dim"), items, width, ", "
        )
    return lines


def foreseen(code: str, speech: Speech) -> str:
    """One part of an activation."""
    kind, _, rest = code.partition(":")
    if not rest:
        return speech(f"cli-yggdrasil-next-{kind}")
    if rest.isdigit():
        return speech(f"cli-yggdrasil-next-{kind}-count", count=int(rest) + (kind == "island"))
    return speech(f"cli-yggdrasil-next-{kind}-world", world=name_of(rest, speech))


def opponent(view: YggdrasilView, name: str, speech: Speech) -> str:
    """Whom a god takes Risks against: an Enemy, an Iotunn, or a piece that the page brings."""
    pieces = [] if view.saga is None else view.saga.standees
    own = next((one.words for one in pieces if one.name == name), None)
    return name_of(name, speech) if own is None else say(own, speech.lang)


def throw(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """Risks being taken, and every die that lies on the table."""
    if view.throw is None:
        return []
    one = view.throw
    label = speech("cli-yggdrasil-throw", god=name_of(one.god, speech), risks=one.risks)
    if one.against is not None:
        against = opponent(view, one.against, speech)
        label = speech("cli-yggdrasil-throw-against", god=name_of(one.god, speech), risks=one.risks, opponent=against)
    items = []
    if one.prevented:
        items.append(Text(speech("cli-yggdrasil-prevented", risks=one.prevented), "bright_green"))
    if one.god_die is not None:
        items.append(die_text(one.god_die, speech("cli-yggdrasil-word-god"), speech))
    items += [die_text(die, "", speech) for die in one.dice]
    items += [die_text(brother.die, name_of(brother.god, speech), speech) for brother in one.brothers]
    return flowed(Text(label, "bold"), items, width)


def die_text(die: Die, label: str, speech: Speech) -> Text:
    """A die with a tick for a success and an arrow if it is lost; one that an Elf changed stands in brackets."""
    face = name_of(die.face, speech)
    said = f"({face})" if die.changed else face
    signs = ("✓" if die.success else "✗") + ("↓" if die.lost else "")
    text = Text(f"{label}: " if label else "")
    return text.append(f"{said} {signs}", "bright_green" if die.success else "red")


def stones(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """What runic stones have fallen on and is still open."""
    items = [
        Text(f"{speech(f'yggdrasil-stone-{stone}')}: {speech(f'yggdrasil-effect-{effect}')}")
        for stone, effect in zip(STONES, view.stones, strict=True)
        if effect is not None
    ]
    return flowed(heading("cli-yggdrasil-topic-stones", speech), items, width) if items else []


def about(god: God, speech: Speech) -> str:
    """A god's life, Elves and Vanir dice in few letters."""
    life = f"{god.life}/{god.most_life}{HEART}"
    if god.seat is None:
        return life
    return speech("cli-yggdrasil-about", life=life, elves=god.elves, dice=god.dice)


def gods(view: YggdrasilView, names: Sequence[str], width: int, speech: Speech) -> list[Text]:
    """A line for each god of whom there is more to say than beside the name of the player."""
    lines: list[Text] = []
    for god in view.gods:
        if god.god is None or (god.seat is not None and not god.artifacts):
            continue
        label = god_text(view, god.slot, speech)
        who = names[god.seat] if god.seat is not None else speech("cli-yggdrasil-topic-support")
        label.append(f" ({who})", "not bold")
        items = [Text(about(god, speech)), *(Text(name_of(one, speech), "bold") for one in god.artifacts)]
        lines += flowed(label, items, width)
    return lines


def held(artifacts: Sequence[str], width: int, speech: Speech) -> Text:
    """A god's artifacts by name."""
    items = [Text(name_of(one, speech)) for one in artifacts]
    return Text("\n").join(flowed(heading("cli-yggdrasil-topic-artifacts", speech), items, width))


def shown_artifacts(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """The artifacts on top of the three piles."""
    items = [
        Text(f"{level} {name_of(one, speech) if one is not None else NOBODY}")
        for level, one in enumerate(view.artifacts.shown, start=1)
    ]
    if view.artifacts.shown == [None] * len(items):
        return []
    return flowed(heading("cli-yggdrasil-shown", speech), items, width)


def decks(view: YggdrasilView, names: Sequence[str], width: int, speech: Speech) -> list[Text]:
    """What is known of each Enemy deck: on top, somewhere in it, at the bottom in order."""
    lines: list[Text] = []
    for seat, deck in enumerate(view.decks):
        between = sorted({name_of(card.enemy, speech) for card in (*deck.unknown, *deck.late)})
        items = [Text(f"{name_of(card.enemy, speech)}", "bold") for card in deck.top]
        if between:
            items.append(Text(speech("cli-yggdrasil-among", cards=", ".join(between)), "dim"))
        if view.shares[seat]:
            items.append(Text(speech("cli-yggdrasil-shared", cards=view.shares[seat]), "dim"))
        items += [Text(card_text(card, view, seat, speech)) for card in deck.bottom]
        if items:
            label = Text(speech("cli-yggdrasil-deck", player=names[seat], cards=deck.size), style_of(seat))
            lines += flowed(label, items, width, " → ")
    return lines


def card_text(card: Card, view: YggdrasilView, seat: int, speech: Speech) -> str:
    """A card by its Enemy, and by its owner if that is somebody else."""
    enemy = name_of(card.enemy, speech)
    return enemy if card.god == view.gods[seat].god else f"{enemy} ({name_of(card.god, speech)})"


def legend(width: int, speech: Speech) -> list[Text]:
    """What the signs mean."""
    return flowed(Text(), [Text(sign, "dim") for sign in speech("cli-yggdrasil-signs").split("   ")], width, "   ", 1)
