"""The Tree in letters: three levels of three worlds, what stands above each other in one column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from gladsheim.games.yggdrasil.rules.printed import LEVELS, WORLDS
from gladsheim.games.yggdrasil.rules.view import World, YggdrasilView
from gladsheim.games.yggdrasil.terminal.words import name_of
from gladsheim.kit.drawing import style_of
from gladsheim.kit.speech import Speech

NARROWEST: Final = 22
WIDEST: Final = 38
"""Columns of a box."""

LENGTHS: Final = 3
"""An offer in full, with a sign for each Risk, and without what it gives."""

LETTERS: Final = (20, 4, 2)
"""Of the name of an Enemy or an Iotunn, as many as there is room for."""

SUPPORT: Final = "bold white"
HOSTILE: Final = "bright_red"
MODE_STYLES: Final = {"penalty": "red", "normal": "default", "bonus": "bright_green"}
MODE_SIGNS: Final = {"penalty": "▼", "normal": "", "bonus": "▲"}


def boxes(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """Three rows of three boxes; nothing where there is no room for them."""
    box = min(WIDEST, (width - 2) // 3)
    if box < NARROWEST:
        return []
    lines: list[Text] = []
    for level in range(len(LEVELS)):
        row = [boxed(view, world_at(view, column, level), box, speech) for column in range(3)]
        lines += [joined(parts) for parts in zip(*row, strict=True)]
    return lines


def rows(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """The same without boxes: two lines for each level."""
    room = (width - 2) // 3
    lines: list[Text] = []
    for level in range(len(LEVELS)):
        worlds = [world_at(view, column, level) for column in range(3)]
        lines.append(joined([filled(headed(world, room - 1, speech), room) for world in worlds]))
        lines.append(joined([filled(Text("  ") + crowd(view, world, room - 3, speech), room) for world in worlds]))
    return lines


def world_at(view: YggdrasilView, column: int, level: int) -> World:
    """What stands there now."""
    return view.worlds[WORLDS.index(view.columns[column][level])]


def joined(parts: Sequence[Text]) -> Text:
    """Parts side by side."""
    return Text(" ").join(parts)


def filled(text: Text, width: int) -> Text:
    """A text made as wide as this."""
    return text.append(" " * (width - text.cell_len))


def boxed(view: YggdrasilView, world: World, width: int, speech: Speech) -> list[Text]:
    """A world as a box: its name above, then gods, then those against them, and below what it offers."""
    style = "red" if world.devastated else "bright_green" if view.me in world.gods else "dim"
    room = width - 4
    here = [god_texts(view, world, speech, letters) for letters in LETTERS]
    against = [foe_texts(view, world, speech, letters) for letters in LETTERS]
    return [
        edged("╭", named(world, speech), "╮", width, style, "─"),
        edged("│", fitting(here, room), "│", width, style, " "),
        edged("│", fitting(against, room), "│", width, style, " "),
        edged("╰", offer_within(world, room, speech), "╯", width, style, "─"),
    ]


def edged(left: str, text: Text, right: str, width: int, style: str, fill: str) -> Text:
    """A text between two edges."""
    body = Text(" ").append_text(text).append(" ") if text.cell_len else Text()
    return Text().append(left, style).append_text(body).append(fill * (width - 2 - body.cell_len) + right, style)


def headed(world: World, room: int, speech: Speech) -> Text:
    """A world's name, and its action as far as there is room."""
    name = named(world, speech)
    offer = offer_within(world, room - name.cell_len - 1, speech)
    if offer.cell_len:
        name.append(" ", "not underline").append_text(offer)
    name.truncate(room, overflow="ellipsis")
    return name


def named(world: World, speech: Speech) -> Text:
    """A world's name, underlined if the reader's god can go there."""
    name = Text(name_of(world.world, speech), "bold underline" if world.reachable else "bold")
    if world.devastated:
        name.stylize("red")
        name.append("✗", "not underline")
    return name


def offer_within(world: World, room: int, speech: Speech) -> Text:
    """As much of what a world offers as there is room for."""
    for length in range(LENGTHS):
        offer = offered(world, speech, length)
        if offer.cell_len <= room:
            return offer
    return Text()


def offered(world: World, speech: Speech, length: int = 0) -> Text:
    """What its action gives the reader there, and its Risks; or why it is closed."""
    if world.mode is None:
        return Text()
    if world.devastated and world.heal is not None:
        return Text(speech("cli-yggdrasil-heal", life=world.heal), "not bold not underline red")
    if world.closed is not None:
        return Text(speech(f"yggdrasil-closed-{world.closed}"), "not bold not underline dim")
    gift = speech(f"cli-yggdrasil-gift-{world.world}", amount=world.amount) if length < LENGTHS - 1 else ""
    risk = "!" * world.risk
    if world.risk and length == 0:
        gift, risk = f"{gift},", speech("cli-yggdrasil-risk", risk=world.risk)
    said = " ".join(part for part in (MODE_SIGNS[world.mode], gift, risk) if part)
    return Text(said, f"not bold not underline {MODE_STYLES[world.mode]}")


def crowd(view: YggdrasilView, world: World, room: int, speech: Speech) -> Text:
    """Everybody in a world in one line."""
    here = [[*god_texts(view, world, speech, letters), *foe_texts(view, world, speech, letters)] for letters in LETTERS]
    return fitting(here, room)


def fitting(choices: Sequence[Sequence[Text]], room: int) -> Text:
    """The first of several ways to name some people for which there is room."""
    for choice in choices:
        line = Text(" ").join(choice)
        if line.cell_len <= room:
            break
    line.truncate(room, overflow="ellipsis")
    return line


def god_texts(view: YggdrasilView, world: World, speech: Speech, letters: int) -> list[Text]:
    """Gods in the colours of their seats."""
    return [god_text(view, slot, speech, is_short=letters < LETTERS[0]) for slot in world.gods]


def god_text(view: YggdrasilView, slot: int, speech: Speech, is_short: bool = False) -> Text:
    """A god, in short or in full; before he is chosen, a question mark."""
    god = view.gods[slot]
    style = style_of(slot) if god.seat is not None else SUPPORT
    if god.god is None:
        return Text("?", style)
    return Text(speech(f"cli-yggdrasil-sign-{god.god}") if is_short else name_of(god.god, speech), style)


def foe_texts(view: YggdrasilView, world: World, speech: Speech, letters: int) -> list[Text]:
    """Enemies with their strength and whoever rides them, then the other Iotunns; no more letters than this of each."""
    texts: list[Text] = []
    riders: list[str] = []
    for enemy in view.enemies:
        if enemy.enemy in world.enemies:
            texts.append(Text(f"{name_of(enemy.enemy, speech)[:letters]}:{enemy.strength}", HOSTILE))
            if enemy.rider is not None:
                texts[-1].append(f"+{name_of(enemy.rider, speech)[:letters]}")
                riders.append(enemy.rider)
    others = [iotunn for iotunn in world.iotunns if iotunn not in riders]
    return texts + [Text(name_of(iotunn, speech)[:letters], "bright_yellow") for iotunn in others]
