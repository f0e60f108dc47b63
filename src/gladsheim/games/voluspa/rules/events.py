"""What happens in Völuspá, for the log and for animation."""

from __future__ import annotations

from gladsheim.kernel.events import Event
from gladsheim.words import Term, Words


def tile(name: str) -> Words:
    """The name of a tile, in any language."""
    return Words(f"voluspa-{name}")


class TileDrawn(Event, frozen=True):
    """A seat drew a tile from the stock; the others do not see which."""

    seat: int
    tile: str | None

    def words(self) -> Words:
        if self.tile is None:
            return Words("voluspa-drew-hidden", {"seat": self.seat})
        return Words("voluspa-drew", {"seat": self.seat, "tile": tile(self.tile)})


class StartTileTurned(Event, frozen=True):
    """The start tile was turned up; a Troll goes back into the stock."""

    tile: str

    def words(self) -> Words:
        known = "voluspa-start-troll" if self.tile == "troll" else "voluspa-start-tile"
        return Words(known, {"tile": tile(self.tile)})


class PlayBegan(Event, frozen=True):
    """The start player was chosen."""

    seat: int

    def words(self) -> Words:
        return Words("voluspa-began", {"seat": self.seat})


class TileLaid(Event, frozen=True):
    """A tile was laid on an empty cell."""

    seat: int
    tile: str
    x: int
    y: int

    def words(self) -> Words:
        return Words("voluspa-laid", {"seat": self.seat, "tile": tile(self.tile), "x": self.x, "y": self.y})


class TileCovered(Event, frozen=True):
    """A Dragon or Hel was laid on a tile."""

    seat: int
    tile: str
    x: int
    y: int
    covered: str

    def words(self) -> Words:
        terms: dict[str, Term] = {"seat": self.seat, "tile": tile(self.tile), "x": self.x, "y": self.y}
        return Words("voluspa-covered", {**terms, "covered": tile(self.covered)})


class TileExchanged(Event, frozen=True):
    """Skadi was exchanged for a tile, which went to the hand; what that tile covered left the game."""

    seat: int
    taken: str
    x: int
    y: int
    lost: str | None

    def words(self) -> Words:
        terms: dict[str, Term] = {"seat": self.seat, "tile": tile(self.taken), "x": self.x, "y": self.y}
        if self.lost is None:
            return Words("voluspa-exchanged", terms)
        return Words("voluspa-exchanged-lost", {**terms, "lost": tile(self.lost)})


class TileShoved(Event, frozen=True):
    """Jotunn shoved a tile to an end of its line and took its cell."""

    seat: int
    shoved: str
    x: int
    y: int
    to_x: int
    to_y: int

    def words(self) -> Words:
        terms: dict[str, Term] = {"seat": self.seat, "tile": tile(self.shoved), "x": self.x, "y": self.y}
        return Words("voluspa-shoved", {**terms, "to_x": self.to_x, "to_y": self.to_y})


class PointsScored(Event, frozen=True):
    """What the tile just laid earned: by its row, by its column, and by tiles or Hel beside it."""

    seat: int
    points: int
    row: int
    column: int
    beside: int

    def words(self) -> Words:
        if self.row and self.column:
            reason = "voluspa-scored-both"
        elif self.row:
            reason = "voluspa-scored-row"
        elif self.column:
            reason = "voluspa-scored-column"
        elif self.beside:
            reason = "voluspa-scored-beside"
        else:
            reason = "voluspa-scored-nothing"
        terms: dict[str, Term] = {"seat": self.seat, "points": self.points, "row": self.row, "column": self.column}
        return Words(reason, {**terms, "beside": self.beside})


class TileDiscarded(Event, frozen=True):
    """A seat could lay nothing and discarded a tile."""

    seat: int
    tile: str

    def words(self) -> Words:
        return Words("voluspa-discarded", {"seat": self.seat, "tile": tile(self.tile)})


EVENTS = (
    TileDrawn,
    StartTileTurned,
    PlayBegan,
    TileLaid,
    TileCovered,
    TileExchanged,
    TileShoved,
    PointsScored,
    TileDiscarded,
)
