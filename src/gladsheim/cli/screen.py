"""What is printed: the table and everything around it, one below the other or, on a wide terminal, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from gladsheim.kernel.events import Event
from gladsheim.kernel.match import Match
from gladsheim.kit.choices import Choice, grouped
from gladsheim.kit.drawing import FEW, Drawing, Scene, style_of
from gladsheim.kit.speech import Speech

WIDE: Final = 120
PANEL: Final = 56
"""Columns beside the table on a wide terminal."""

HAND: Final = 100
"""Columns for the hand: a line is easier to follow if it is not too long."""

GAPS: Final = 4
"""Empty lines between the parts of the screen, where there is room for them."""

NEWS: Final = 6
"""Lines about what has just happened, and with many players two for each and one more."""

LATEST: Final = 3
"""Of these, so many are worth more than the whole hand."""


class Score:
    """A line of the score table."""

    def __init__(self, seat: int, name: str, points: int | None, is_asked: bool, about: str) -> None:
        self.seat = seat
        self.name = name
        self.points = "" if points is None else str(points)
        self.is_asked = is_asked
        self.about = about


def points_of(match: Match) -> Sequence[int] | None:
    """Everybody's points; none where all win or all lose."""
    return None if match.game.is_cooperative else match.scores


def scores_of(scene: Scene, drawing: Drawing, points: Sequence[int] | None, asked: Sequence[int]) -> list[Score]:
    """Everybody's points, whose turn it is, and what is known of each."""
    return [
        Score(n, name, None if points is None else points[n], n in asked, drawing.about_seat(scene, n))
        for n, name in enumerate(scene.names)
    ]


def show_scene(
    console: Console,
    drawing: Drawing,
    scene: Scene,
    title: str,
    scores: list[Score],
    below: Sequence[RenderableType] = (),
    advice: RenderableType | None = None,
) -> None:
    """Everything a player needs before he answers, if possible all at once: the table gets the lines that are left."""
    is_wide = console.width >= WIDE
    width = console.width - PANEL - 3 if is_wide else console.width
    lowest = lines_of(console, drawing.board(scene, width, 0))
    top: list[RenderableType] = [title_line(" · ".join([title, *drawing.facts(scene)]), console.width)]
    if not is_wide:
        top.append(score_line(scores, console.width))
    room = console.height - 1 - lines_of(console, *top, *below)
    if advice is not None:
        needed = lowest + lines_of(console, *hand_and_moves(console, drawing, scene, 0), advice)
        if needed <= room:
            below = [*below, advice]
            room -= lines_of(console, advice)
    latest = 0 if is_wide else min(LATEST, lines_of(console, *news(console, drawing, scene, width, room)))
    hand = hand_and_moves(console, drawing, scene, room - lowest - latest)
    room -= lines_of(console, *hand)
    middle: list[RenderableType]
    if is_wide:
        table = score_table(scores)
        happened = news(console, drawing, scene, PANEL, room - lines_of(console, table) - 1)
        board = drawing.board(scene, width, room)
        middle = [beside(board, Group(table, Text(""), *happened), width)]
    else:
        happened = news(console, drawing, scene, width, room - lowest)
        middle = [drawing.board(scene, width, room - lines_of(console, *happened)), *happened]
    spare = min(GAPS, max(0, room - lines_of(console, *middle)))
    for gap, parts in zip(range(GAPS, 0, -1), (top, middle, hand, below), strict=True):
        if parts and gap <= spare:
            console.print()
        for part in parts:
            console.print(part)


def lines_of(console: Console, *parts: RenderableType, width: int | None = None) -> int:
    """How many lines parts take one below the other."""
    options = console.options.update(width=width or console.width, height=None)
    return sum(len(console.render_lines(part, options, pad=False)) for part in parts)


def title_line(title: str, width: int) -> Text:
    """The first line of the screen, cut where it is too long."""
    line = Text(f" {title} ", style="reverse bold")
    line.truncate(width, overflow="ellipsis")
    return line


def hand_and_moves(console: Console, drawing: Drawing, scene: Scene, room: int) -> list[RenderableType]:
    """What the seat holds, in brief if that leaves too little room for the table, and its moves if they are few."""
    width = min(console.width, HAND)
    hand = drawing.hand(scene, width)
    moves: list[RenderableType] = []
    is_few = len(scene.choices) <= FEW
    is_unsaid = hand is None or (scene.choices and scene.choices[0].points is None and not drawing.lists_moves)
    if scene.choices and (is_few or is_unsaid):
        moves.append(move_list(scene, drawing, scene.choices, whole=is_few))
    if hand is None:
        return moves
    if lines_of(console, hand, *moves) > room:
        hand = drawing.hand(scene, width, brief=True) or hand
    return [hand, *moves]


def beside(board: RenderableType, panel: RenderableType, width: int) -> Table:
    """The table at the left, everything about it at the right."""
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_column(width=width)
    both.add_column(width=PANEL)
    both.add_row(board, panel)
    return both


def score_line(scores: list[Score], width: int) -> Text:
    """The scores in as few lines as possible; an entry is broken only if it is too long for a line of its own."""
    line = Text()
    used = 0
    for score in scores:
        entry = Text(f"{'►' if score.is_asked else ' '} {score.name} {score.points}".rstrip(), style_of(score.seat))
        entry.append(f" ({score.about})" if score.about else "", style="not bold dim")
        if used and used + entry.cell_len + 2 > width:
            line.append("\n")
            used = 0
        elif used:
            line.append("  ")
            used += 2
        line.append_text(entry)
        used += entry.cell_len
    return line


def score_table(scores: list[Score]) -> Table:
    """The scores, one below the other."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    table.add_column(style="dim")
    for score in scores:
        style = style_of(score.seat)
        table.add_row(
            "►" if score.is_asked else " ", Text(score.name, style), Text(score.points, style), Text(score.about)
        )
    return table


def news(console: Console, drawing: Drawing, scene: Scene, width: int, room: int) -> list[Text]:
    """What happened since the seat was asked last; the newest, where there is no room for everything."""
    events = [event for event in scene.news if drawing.is_news(scene, event)]
    lines = [Text(f"• {line}") for line in told(events, scene.speech, scene.names)]
    most = max(NEWS, 2 * len(scene.names) + 1)
    heights = [lines_of(console, line, width=width) for line in lines]
    first = max(0, len(lines) - most)
    while first < len(lines) and sum(heights[first:]) + (first > 0) > room:
        first += 1
    if first == 0 or room < 1:
        return lines[first:]
    return [Text(scene.speech("cli-earlier", lines=first), style="dim"), *lines[first:]]


def told(events: Sequence[Event], speech: Speech, names: Sequence[str]) -> list[str]:
    """Events as sentences; the same one several times in a row is said once."""
    sentences = [speech.words(event.words(), names) for event in events]
    result = []
    for sentence, group in groupby(sentences):
        times = len(list(group))
        result.append(sentence if times == 1 else f"{sentence} (×{times})")
    return result


def move_list(scene: Scene, drawing: Drawing, choices: Sequence[Choice], whole: bool = True) -> RenderableType:
    """Moves with their numbers and points, grouped; if not the whole list, the best of each group."""
    groups = grouped(choices)
    if not whole:
        return in_columns([entry(scene, drawing, group[0]) for group in groups])
    if len(choices) <= FEW:
        entries = [entry(scene, drawing, choice) for choice in choices]
        explained = any(drawing.label(scene, choice) or choice.warning for choice in choices)
        return Group(*entries) if explained else in_columns(entries)
    parts: list[RenderableType] = []
    for group in groups:
        name = drawing.show(group[0].group, scene.speech)
        parts.append(Text(scene.speech("cli-group", group=name, moves=len(group)), style="bold"))
        parts.append(in_columns([entry(scene, drawing, choice) for choice in group]))
    return Group(*parts)


def in_columns(entries: list[Text]) -> Columns:
    """Short entries side by side, one below the other like a table."""
    return Columns(entries, equal=True, padding=(0, 3, 0, 0))


def entry(scene: Scene, drawing: Drawing, choice: Choice) -> Text:
    """One move: its number, its text, what it earns, and what a player should know before choosing it."""
    number = f"{choice.number:>3} " if choice.number else "  "
    text = Text.assemble((number, "cyan"), drawing.show(choice.text, scene.speech))
    if label := drawing.label(scene, choice):
        text.append(f" – {label}")
    if choice.points:
        text.append(f"  {choice.points:+}", style="bold green" if choice.points > 0 else "red")
    if choice.warning is not None:
        text.append(f"  ! {scene.speech.words(choice.warning, scene.names)}", style="yellow")
    return text


def ending(scene: Scene, drawing: Drawing, points: Sequence[int] | None, places: Sequence[int]) -> list[RenderableType]:
    """The final table, who has won, and why if the points do not tell; without points all have won or all have lost."""
    speech = scene.speech
    if points is None:
        sentence = speech("cli-won-together" if 1 in places else "cli-lost-together", count=len(places))
        return [Text(sentence, style="bold")]
    table = Table(box=None, padding=(0, 3, 0, 0))
    table.add_column(speech("cli-place"), justify="right")
    table.add_column(speech("cli-player-column"))
    table.add_column(speech("cli-points"), justify="right")
    for seat in sorted(range(len(points)), key=lambda one: places[one]):
        style = style_of(seat) if places[seat] == 1 else ""
        table.add_row(Text(str(places[seat]), style), Text(scene.names[seat], style), Text(str(points[seat]), style))
    winners = [name for name, place in zip(scene.names, places, strict=True) if place == 1]
    if not winners:
        sentence = speech("cli-nobody-won")
    elif len(winners) == 1:
        sentence = speech("cli-won", winner=winners[0])
    else:
        sentence = speech("cli-shared", winners=", ".join(winners))
    result: list[RenderableType] = [table, Text(sentence, style="bold")]
    if len(set(zip(points, places, strict=True))) > len(set(points)) and (reason := drawing.tie(speech)):
        result.append(Text(reason))
    return result
