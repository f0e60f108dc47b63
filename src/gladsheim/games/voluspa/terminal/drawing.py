"""Völuspá in the terminal: the table with its values, the hand with its powers, moves in the user's own words."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gladsheim.games.voluspa.rules.events import TileDrawn
from gladsheim.games.voluspa.rules.tiles import KIND_OF, NAMES, TILES
from gladsheim.games.voluspa.rules.view import VoluspaView
from gladsheim.games.voluspa.terminal.grid import STAR, STYLES, Grid, Size, changed_cells, grid_of, values
from gladsheim.kernel.events import Event
from gladsheim.kernel.view import View
from gladsheim.kit.choices import Choice
from gladsheim.kit.drawing import Drawing, Samples, Scene
from gladsheim.kit.speech import Speech

SAYINGS: Final = ("on", "for", "north", "east", "south", "west", "discard", "stop", "row", "column")
"""The words of moves that are no tile."""


class Voluspa(Drawing):
    """Draws from the view alone."""

    def board(self, scene: Scene, width: int, height: int) -> RenderableType:
        view = voluspa(scene.view)
        speech = scene.speech
        if not view.board:
            return Text(speech("cli-voluspa-empty"))
        grid = Grid(view, changed_cells(scene.news), lambda tile: tile_name(tile, speech))
        notes = [*wrapped(self.signs(view, speech), width), *wrapped(self.covered(view, speech), width)]
        lines, size = grid_of(grid, width, height - len(notes))
        lines += wrapped(self.starred(view, size, speech), width)
        return Group(*lines, *notes[: max(0, height - len(lines))])

    def signs(self, view: VoluspaView, speech: Speech) -> str:
        """What the signs on the table mean, as far as they are there."""
        signs = [speech("cli-voluspa-sign-open")]
        if view.blocked:
            signs.append(speech("cli-voluspa-sign-blocked"))
        if view.full:
            signs.append(speech("cli-voluspa-sign-full"))
        if any(cell.row == 0 for cell in view.board):
            signs.append(speech("cli-voluspa-sign-zero"))
        return "   ".join(signs)

    def covered(self, view: VoluspaView, speech: Speech) -> str:
        """What lies under the stacks."""
        covered = [
            speech(
                "cli-voluspa-covered",
                cell=f"{cell.x},{cell.y}",
                tiles=" / ".join(tile_name(t, speech) for t in cell.stack[:-1]),
            )
            for cell in view.board
            if len(cell.stack) > 1
        ]
        return speech("cli-voluspa-covered-tiles", cells="; ".join(covered)) if covered else ""

    def starred(self, view: VoluspaView, size: Size, speech: Speech) -> str:
        """The values for which there was no room."""
        starred = [cell for cell in view.board if values(cell, size) == STAR]
        cells = "; ".join(f"{cell.row}/{cell.column} ({cell.x},{cell.y})" for cell in starred)
        return speech("cli-voluspa-starred", cells=cells) if starred else ""

    def hand(self, scene: Scene, width: int, brief: bool = False) -> RenderableType | None:
        view = voluspa(scene.view)
        held = None if scene.seat is None else view.hands[scene.seat]
        if not held:
            return None
        speech = scene.speech
        best = {choice.group: choice for choice in reversed(scene.choices)}
        if brief:
            tiles = [tile for tile in NAMES if tile and tile in held]
            return Columns([self.held(tile, held.count(tile), best.get(tile), speech) for tile in tiles])
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), width=width)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right", style="bold")
        table.add_column(ratio=1)
        table.add_column(no_wrap=True)
        for tile in NAMES:
            if count := held.count(tile) if tile else 0:
                name = Text(f" {several(tile, count, speech)} ", STYLES[tile])
                power = Text(speech(f"cli-voluspa-power-{tile}"))
                table.add_row(name, value_text(tile), power, self.best(best.get(tile), speech))
        return table

    def held(self, tile: str, count: int, choice: Choice | None, speech: Speech) -> Text:
        """A tile of the hand in a few letters: its name, its value, the number of its best play and what that earns."""
        text = Text.assemble((f" {several(tile, count, speech)} ", STYLES[tile]), f" {value_text(tile)}")
        if choice is not None and choice.points is not None:
            text.append(f" {choice.number}", "cyan").append(f" +{choice.points}", "green")
        return text.append("  ")

    def best(self, choice: Choice | None, speech: Speech) -> Text:
        """The best play of a tile, with its number and points."""
        if choice is None or choice.points is None:
            return Text("")
        return Text.assemble(
            (f"{choice.number:>3} ", "cyan"), self.show(choice.text, speech), (f"  +{choice.points}", "green")
        )

    def facts(self, scene: Scene) -> list[str]:
        return [scene.speech("cli-voluspa-left", tiles=voluspa(scene.view).in_bag)]

    def about_seat(self, scene: Scene, seat: int) -> str:
        view = voluspa(scene.view)
        speech = scene.speech
        facts = [speech("cli-voluspa-held", tiles=view.held[seat])]
        if view.hels[seat]:
            facts.append(speech("cli-voluspa-hels", hels=view.hels[seat]))
        if view.known[seat] and seat != scene.seat:
            facts.append(
                speech("cli-voluspa-known", tiles=", ".join(tile_name(tile, speech) for tile in view.known[seat]))
            )
        return ", ".join(facts)

    def is_news(self, scene: Scene, event: Event) -> bool:
        """That others draw goes without saying, and so does a whole hand that was dealt."""
        if not isinstance(event, TileDrawn):
            return True
        return (
            event.tile is not None
            and sum(isinstance(one, TileDrawn) and one.tile is not None for one in scene.news) < 2
        )

    def label(self, scene: Scene, choice: Choice) -> str:
        if choice.text.isdigit() and int(choice.text) < len(scene.names):
            return scene.names[int(choice.text)]
        return super().label(scene, choice)

    def show(self, move: str, speech: Speech) -> str:
        return " ".join(show_word(word, speech) for word in move.split())

    def read(self, text: str, speech: Speech) -> str:
        text = " ".join(text.lower().replace(" ,", ",").replace(", ", ",").split())
        known = {show_word(word, speech).lower(): word for word in (*NAMES, *SAYINGS) if word}
        for spoken in sorted(known, key=len, reverse=True):
            text = " ".join(f" {text} ".replace(f" {spoken} ", f" {known[spoken]} ").split())
        return text

    def tie(self, speech: Speech) -> str:
        return speech("voluspa-tie")

    def rules(self, speech: Speech) -> str:
        return speech("voluspa-rules")

    def topics(self, speech: Speech) -> dict[str, str]:
        return {tile_name(tile.name, speech): self.topic(tile.name, speech) for tile in TILES if tile.name}

    def samples(self, speech: Speech) -> Samples:
        tile, move = tile_name("troll", speech), self.show("thor 1,0", speech)
        return Samples(tile.lower(), move.split()[0].lower(), move.lower())

    def topic(self, tile: str, speech: Speech) -> str:
        """Everything about a tile: its value, how many there are, its power."""
        one = TILES[KIND_OF[tile]]
        numbers = speech("cli-voluspa-tile", value=value_text(tile), copies=one.copies)
        saga = speech("cli-voluspa-saga") + " " if one.saga else ""
        return f"{saga}{numbers} {speech(f'voluspa-power-{tile}')}"


def voluspa(view: View) -> VoluspaView:
    assert isinstance(view, VoluspaView), "this drawing is for Völuspá"
    return view


def tile_name(tile: str, speech: Speech) -> str:
    return speech(f"voluspa-{tile}")


def several(tile: str, count: int, speech: Speech) -> str:
    """A tile and how many there are of it."""
    return tile_name(tile, speech) + (f" ×{count}" if count > 1 else "")


def wrapped(note: str, width: int) -> list[Text]:
    """A note below the table, line by line."""
    return [Text(line, style="dim") for line in wrap(note, width, break_on_hyphens=False)]


def value_text(tile: str) -> str:
    """The printed value; Hel has none."""
    return str(TILES[KIND_OF[tile]].value or "–")


def show_word(word: str, speech: Speech) -> str:
    """One word of a move."""
    if word in KIND_OF:
        return tile_name(word, speech)
    return speech(f"cli-voluspa-{word}") if word in SAYINGS else word


DRAWING: Final = Voluspa()
