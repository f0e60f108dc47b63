"""The map of Blood Rage in letters: a ring of boxes round Yggdrasil, or a line for each province where it is narrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from gladsheim.games.bloodrage.rules.board import FIRST_FJORD, FJORD, FJORDS, YGGDRASIL
from gladsheim.games.bloodrage.rules.notation import place_words, region_words, token_words
from gladsheim.games.bloodrage.rules.view import BloodrageView, Group, Province
from gladsheim.games.bloodrage.terminal.words import REGION_STYLES, letter, signs
from gladsheim.kit.drawing import style_of
from gladsheim.kit.lines import flowed, heading
from gladsheim.kit.speech import Speech

RING: Final = ((0, 1, 2), (7, YGGDRASIL, 3), (6, 5, 4))
"""Provinces as they lie: north at the top."""

SEAS: Final = (2, 0, 1)
"""By row: after how many boxes there is water, if at all."""

NORTH, EAST, SOUTH, WEST = range(4)
NARROWEST: Final = 17
WIDEST: Final = 30
"""Columns of a box."""

SEA: Final = "bright_cyan"


def ring(view: BloodrageView, width: int, speech: Speech) -> list[Text]:
    """Three rows of three boxes; each fjord lies between its two provinces. Nothing where there is no room for it."""
    gap = 4 if width >= 3 * (NARROWEST + 7) + 8 else 2
    box = min(WIDEST, (width - 2 * gap) // 3)
    if box < NARROWEST:
        return []
    whole = 3 * box + 2 * gap
    rows = []
    for row, sea in zip(RING, SEAS, strict=True):
        height = max(1, *(len(present(view, n)) for n in row))
        rows.append(joined([boxed(view, n, box, height, speech) for n in row], sea, gap))
    return [
        placed(fjord(view, NORTH, speech), 2 * box + gap + gap // 2, whole),
        *rows[0],
        placed(fjord(view, WEST, speech), box // 2, whole),
        *rows[1],
        placed(fjord(view, EAST, speech), whole - box // 2, whole),
        *rows[2],
        placed(fjord(view, SOUTH, speech), box + gap // 2, whole),
    ]


def joined(boxes: Sequence[list[Text]], sea: int, gap: int) -> list[Text]:
    """Boxes side by side, with water after so many of them."""
    lines = []
    for row in zip(*boxes, strict=True):
        line = Text()
        for i, part in enumerate(row):
            if i:
                line.append("≈" * gap if i == sea else " " * gap, SEA)
            line.append_text(part)
        lines.append(line)
    return lines


def placed(text: Text, middle: int, width: int) -> Text:
    """A text around a column, as far as the borders allow."""
    start = max(0, min(middle - text.cell_len // 2, width - text.cell_len))
    return Text(" " * start).append_text(text)


def boxed(view: BloodrageView, number: int, width: int, height: int, speech: Speech) -> list[Text]:
    """A province as a box: its name and region above, who is there, and below what it offers."""
    province = view.provinces[number]
    style = "dim" if province.destroyed else region_style(province)
    room = width - 4
    inside = [crowd(view, number, seat, room, speech) for seat in present(view, number)]
    offer = offered(province, speech)
    if province.destroyed:
        inside, offer = [Text(cut(speech("cli-bloodrage-destroyed"), room), "dim")], Text()
    offer.truncate(room, overflow="ellipsis")
    inside += [Text()] * (height - len(inside))
    return [
        edged("╭", name_and_region(province, room, speech), "╮", width, style),
        *(edged("│", text, "│", width, style, " ") for text in inside),
        edged("╰", offer, "╯", width, style),
    ]


def edged(left: str, text: Text, right: str, width: int, style: str, fill: str = "─") -> Text:
    """A text between two edges."""
    body = Text(" ").append_text(text).append(" ") if text.cell_len else Text()
    return Text().append(left, style).append_text(body).append(fill * (width - 2 - body.cell_len) + right, style)


def name_and_region(province: Province, room: int, speech: Speech) -> Text:
    """The name of a province and, as far as there is room, of its region."""
    name = speech.words(place_words(province.name))
    text = Text(cut(name, room), "bold")
    if province.region is not None and not province.destroyed:
        region = speech.words(region_words(province.region))
        for shorter in (region, region[:3]):
            if len(name) + 1 + len(shorter) <= room:
                return text.append(f" {shorter}", f"not bold {region_style(province)}")
    return text


def region_style(province: Province) -> str:
    """The colour of a region; Yggdrasil is green."""
    return REGION_STYLES.get(province.region or "", "bright_green")


def offered(province: Province, speech: Speech) -> Text:
    """Free villages, the reward (in brackets once it is taken), and the age of its doom."""
    parts = Text()
    if province.villages is not None:
        parts.append(f"{province.free}/{province.villages} ")
    if province.token is not None:
        token = speech.words(token_words(province.token)) if province.token != "all" else "+1 +1 +1"
        parts.append(f"({token})" if province.pillaged else token, "dim" if province.pillaged else "bold")
    if province.doomed is not None:
        parts.append(f" †{province.doomed}", "bright_red")
    return parts


def present(view: BloodrageView, number: int) -> list[int]:
    """The seats with a figure in a province or a ship in its fjord, strongest first."""
    strengths = view.provinces[number].strengths
    if view.provinces[number].destroyed:
        return []
    seats = {group.seat for group in (*view.places[number].groups, *ships(view, number))}
    return sorted(seats, key=lambda seat: (-strengths[seat], seat))


def ships(view: BloodrageView, number: int) -> list[Group]:
    """Who lies in the fjord of a province."""
    return view.places[FJORD[number]].groups if FJORD[number] >= FIRST_FJORD else []


def crowd(view: BloodrageView, number: int, seat: int, room: int, speech: Speech) -> Text:
    """One clan in a province: its letter, its figures, its ships in brackets, its strength."""
    here = figures(view.places[number].groups, seat, speech)
    afloat = figures(ships(view, number), seat, speech)
    strength = f" ={view.provinces[number].strengths[seat]}"
    said = " ".join([*here, *([f"({' '.join(afloat)})"] if afloat else [])])
    mark = letter(seat, speech)
    if len(mark) + 1 + len(said) + len(strength) > room:
        said = said.replace(" ", "")
    said = cut(said, room - len(mark) - 1 - len(strength))
    return Text.assemble((f"{mark} {said}", style_of(seat)), (strength, "default"))


def figures(groups: Sequence[Group], seat: int, speech: Speech) -> list[str]:
    """A clan's figures in few letters."""
    return [signs(group.figure, group.count, speech) for group in groups if group.seat == seat]


def fjord(view: BloodrageView, number: int, speech: Speech) -> Text:
    """A fjord by its name with the ships in it."""
    text = Text(f"≈ {speech.words(place_words(FJORDS[number]))}", SEA)
    groups = view.places[FIRST_FJORD + number].groups
    for seat in sorted({group.seat for group in groups}):
        text.append(f" {letter(seat, speech)} {' '.join(figures(groups, seat, speech))}", style_of(seat))
    return text.append(" ≈", SEA)


def listed(view: BloodrageView, width: int, speech: Speech) -> list[Text]:
    """A line for each province where somebody stands, and all others in as few lines as possible."""
    lines: list[Text] = []
    empty: list[Text] = []
    longest = max(len(speech.words(place_words(one.name))) for one in view.provinces)
    for number, province in enumerate(view.provinces):
        if province.destroyed:
            continue
        name = speech.words(place_words(province.name))
        seats = present(view, number)
        if not seats:
            empty.append(Text(f"{name} ", region_style(province)).append_text(offered(province, speech)))
            continue
        label = Text(f"{name:<{longest}} ", f"bold {region_style(province)}").append_text(offered(province, speech))
        lines += flowed(label, [crowd(view, number, seat, width, speech) for seat in seats], width)
    water = [fjord(view, n, speech) for n in range(len(FJORDS)) if view.places[FIRST_FJORD + n].groups]
    ruined = [speech.words(place_words(one.name)) for one in view.provinces if one.destroyed]
    if ruined:
        empty.append(Text(f"{', '.join(ruined)} {speech('cli-bloodrage-destroyed')}", "dim"))
    if empty:
        lines += flowed(heading("cli-bloodrage-empty", speech), empty, width)
    return [*lines, *(flowed(heading("cli-bloodrage-topic-fjord", speech), water, width, " ") if water else [])]


def cut(text: str, room: int) -> str:
    """A text no longer than this."""
    return text if len(text) <= room else f"{text[: max(0, room - 1)]}…"
