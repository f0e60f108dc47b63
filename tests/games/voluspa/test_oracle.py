"""A second, slow reading of the rulings on a plain dictionary, held against the engine at every decision."""

from __future__ import annotations

import itertools
import os
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import pytest

import gladsheim
from gladsheim import Match
from tests.games.voluspa.tables import see

Cell = tuple[int, int]
Choose = Callable[[random.Random, list[str]], str]

EFFORT: Final = int(os.environ.get("GLADSHEIM_EFFORT", "1"))
VALUES: Final = {
    "odin": 8, "thor": 7, "troll": 6, "dragon": 5, "fenrir": 4, "skadi": 3, "valkyrie": 2, "loki": 1,
    "jotunn": 5, "serpent": 6, "hermod": 3,
}  # fmt: skip
BASE: Final = Counter(odin=6, thor=8, troll=6, dragon=8, fenrir=8, skadi=9, valkyrie=9, loki=6)
SAGA: Final = Counter(jotunn=6, serpent=6, hermod=8)
WINDS: Final = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
ROW: Final = (1, 0)
COLUMN: Final = (0, 1)


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share a side."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in WINDS.values()]


def words_of(move: str) -> tuple[str, str, Cell, str]:
    """Tile, `on` or `for`, cell and wind of a play."""
    name, *rest = move.split()
    how = rest.pop(0) if rest[0] in ("on", "for") else ""
    x, y = rest.pop(0).split(",")
    return name, how, (int(x), int(y)), rest[0] if rest else ""


class Table:
    """Stacks of tiles, and what the rulings say of them."""

    def __init__(self, stacks: dict[Cell, list[str]], hold: bool) -> None:
        self.stacks = {cell: list(stack) for cell, stack in stacks.items()}
        self.hold = hold

    def top(self, cell: Cell) -> str:
        """Of a stack only the top tile exists (R6)."""
        return self.stacks[cell][-1] if cell in self.stacks else ""

    def is_tile(self, cell: Cell) -> bool:
        """Hel is a gap (R23)."""
        return self.top(cell) not in ("", "hel")

    def end(self, cell: Cell, wind: Cell) -> Cell:
        """The first cell beyond the contiguous line."""
        x, y = cell[0] + wind[0], cell[1] + wind[1]
        while self.is_tile((x, y)):
            x, y = x + wind[0], y + wind[1]
        return x, y

    def line(self, cell: Cell, axis: Cell) -> list[Cell]:
        """The contiguous line through a cell that holds a tile, from one end to the other."""
        x, y = self.end(cell, (-axis[0], -axis[1]))
        cells = []
        while (x + axis[0], y + axis[1]) == cell or self.is_tile((x + axis[0], y + axis[1])):
            x, y = x + axis[0], y + axis[1]
            cells.append((x, y))
        return cells

    def is_near(self, cell: Cell, name: str) -> bool:
        """Whether such a tile is visible on one of the four sides."""
        return any(self.top(other) == name for other in beside(cell))

    def fits(self, cell: Cell) -> bool:
        """No line through a tile on this cell is longer than seven (R5)."""
        return len(self.line(cell, ROW)) <= 7 and len(self.line(cell, COLUMN)) <= 7

    def value(self, cell: Cell, axis: Cell) -> int:
        """What a tile is worth in one of its lines (R9, R10)."""
        name = self.top(cell)
        if name != "loki" and self.is_near(cell, "loki"):
            return 0
        if name != "fenrir":
            return VALUES[name]
        pack = [c for c in self.line(cell, axis) if self.top(c) == "fenrir" and not self.is_near(c, "loki")]
        return 4 * len(pack)

    def after(self, move: str) -> Table:
        """The table once a play is made."""
        name, how, cell, wind = words_of(move)
        table = Table(self.stacks, self.hold)
        if wind:
            table.stacks[self.end(cell, WINDS[wind])] = table.stacks[cell]
            table.stacks[cell] = [name]
        elif how == "on":
            table.stacks[cell].append(name)
        else:
            table.stacks[cell] = [name]
        return table

    def rim(self) -> set[Cell]:
        """Empty cells that touch something on the table, be it Hel (R4)."""
        return {near for cell in self.stacks for near in beside(cell) if near not in self.stacks}

    def plays(self, name: str) -> Iterator[str]:
        """Every legal play of one tile (R50)."""
        if name != "hel":
            for x, y in self.rim():
                if self.fits((x, y)) and (name == "troll" or not self.is_near((x, y), "troll")):
                    yield f"{name} {x},{y}"
        for x, y in self.stacks:
            there = self.top((x, y))
            if there == "hel":
                continue
            if name == "hel":
                yield f"hel on {x},{y}"
            elif not self.is_near((x, y), "troll"):
                if name == "dragon" and there != "dragon":
                    yield f"dragon on {x},{y}"
                if name == "skadi" and there != "skadi":
                    yield f"skadi for {x},{y}"
                if name == "jotunn":
                    yield from (f"jotunn {x},{y} {wind}" for wind in WINDS if self.can_shove((x, y), wind))

    def can_shove(self, cell: Cell, wind: str) -> bool:
        """R29 to R33, looked at once the tile has been shoved."""
        landing = self.end(cell, WINDS[wind])
        if self.top(landing) == "hel":
            return False
        table = self.after(f"jotunn {cell[0]},{cell[1]} {wind}")
        may_land = table.top(landing) == "troll" or not table.is_near(landing, "troll")
        return may_land and not table.is_near(cell, "troll") and table.fits(cell) and table.fits(landing)

    def follows(self, move: str, hermod: Cell) -> bool:
        """Whether a legal play may follow the Hermod on that cell (R39 to R41)."""
        _, how, cell, wind = words_of(move)
        if move.startswith("hel"):
            return cell in beside(hermod)
        if cell == hermod and how:
            return False
        table = self.after(move)
        if cell == hermod:
            hermod = self.end(cell, WINDS[wind])
        return cell in table.line(hermod, ROW) or cell in table.line(hermod, COLUMN)

    def line_pays(self, cell: Cell, axis: Cell) -> int:
        """What the tile just laid earns in one line (R1 to R3, R10 to R12)."""
        line = self.line(cell, axis)
        if len(line) < 2:
            return 0
        if self.top(line[0]) == self.top(line[-1]) == "valkyrie":
            if cell in (line[0], line[-1]):
                return len(line)
            if self.hold:
                return 0
        rivals = [c for c in line if c != cell and not self.top(c) == self.top(cell) == "fenrir"]
        best = max((self.value(c, axis) for c in rivals), default=0)
        return len(line) if self.value(cell, axis) > best else 0

    def serpent_pays(self, cell: Cell, axis: Cell) -> int:
        """What a Serpent earns in its whole row or column (R13, R34 to R36)."""
        line = self.line(cell, axis)
        if self.hold and len(line) > 1 and self.top(line[0]) == self.top(line[-1]) == "valkyrie":
            return 0
        across = 1 if axis == ROW else 0
        row = [c for c in self.stacks if c[across] == cell[across] and self.is_tile(c)]
        if len(row) < 2 or any(self.value(c, axis) >= self.value(cell, axis) for c in row if c != cell):
            return 0
        places = [c[1 - across] for c in row]
        return max(places) - min(places) + 1

    def pays(self, move: str) -> tuple[int, ...]:
        """What a play that has just been made earns; two numbers where the Serpent may choose."""
        name, how, cell, wind = words_of(move)
        touched = sum(map(self.is_tile, beside(cell)))
        if name == "hel":
            return (touched,)
        if name == "serpent":
            row, column = self.serpent_pays(cell, ROW), self.serpent_pays(cell, COLUMN)
            if row and column:
                return row, column
            alone = [a for a in (0, 1) if all(c == cell or c[a] != cell[a] or not self.is_tile(c) for c in self.stacks)]
            return (row or column or (1 if touched == 0 and alone else 0),)
        if touched == 0:
            return (0 if how or wind else 1,)
        return (self.line_pays(cell, ROW) + self.line_pays(cell, COLUMN),)


class Oracle:
    """The course of a whole game beside the engine's (R38, R43 to R45)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        view = see(match)
        self.table = Table({(cell.x, cell.y): cell.stack for cell in view.board}, view.valkyries_hold)
        self.turn = match.asked[0].seat
        self.hermod: Cell | None = None
        self.hands = [Counter(see(match, seat).hands[seat]) for seat in range(match.seats)]
        self.scores = list(match.scores)
        self.in_bag = view.in_bag
        self.removed = Counter(view.removed)

    def legal(self) -> set[str]:
        """The texts of all legal moves."""
        hand = [name for name, n in self.hands[self.turn].items() if n]
        plays = {move for name in hand for move in self.table.plays(name)}
        if self.hermod is not None:
            return {"stop"} | {move for move in plays if self.table.follows(move, self.hermod)}
        return plays or {f"discard {name}" for name in hand}

    def play(self, move: str, choose: Callable[[list[str]], str]) -> None:
        """Make a move here and there, a Serpent's choice included, and compare."""
        self.match.play(move, self.turn)
        if move == "stop":
            self.end_turn()
        elif move.startswith("discard"):
            self.hands[self.turn][move.split()[1]] -= 1
            self.removed[move.split()[1]] += 1
            self.end_turn()
        else:
            self.lay(move, choose)
        self.compare()

    def lay(self, move: str, choose: Callable[[list[str]], str]) -> None:
        """The tile leaves the hand, lies on the table, pays, and brings with it what it brings."""
        name, how, cell, _ = words_of(move)
        hand = self.hands[self.turn]
        hand[name] -= 1
        if how == "for":
            *lost, taken = self.table.stacks[cell]
            hand[taken] += 1
            self.removed.update(lost)
        self.table = self.table.after(move)
        pays = self.table.pays(move)
        if len(pays) == 2:
            assert self.match.moves(self.turn) == ("row", "column")
            line = choose(["row", "column"])
            self.match.play(line, self.turn)
            pays = (pays[line == "column"],)
        self.scores[self.turn] += pays[0]
        if name == "hermod" and hand.total():
            self.hermod = cell
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """Refill to five, then whoever next holds a tile."""
        hand = self.hands[self.turn]
        drawn = Counter(see(self.match, self.turn).hands[self.turn])
        drawn.subtract(hand)
        assert min(drawn.values(), default=0) >= 0 == drawn["hel"]
        missing = 5 - (hand.total() - hand["hel"])
        assert drawn.total() == max(0, min(missing, self.in_bag))
        self.in_bag -= drawn.total()
        hand.update(drawn)
        self.hermod = None
        order = [(self.turn + n) % self.match.seats for n in range(1, self.match.seats + 1)]
        self.turn = next((seat for seat in order if self.hands[seat].total()), -1)

    def compare(self) -> None:
        """Everything that can be seen is as it is here."""
        view = see(self.match)
        assert {(cell.x, cell.y): cell.stack for cell in view.board} == self.table.stacks
        assert list(self.match.scores) == self.scores
        assert view.in_bag == self.in_bag
        assert Counter(view.removed) == +self.removed
        assert [asked.seat for asked in self.match.asked] == ([] if self.turn < 0 else [self.turn])
        for seat, hand in enumerate(self.hands):
            assert Counter(see(self.match, seat).hands[seat]) == +hand
            assert (view.held[seat], view.hels[seat]) == (hand.total() - hand["hel"], hand["hel"])
        for cell in view.board:
            at, is_hel = (cell.x, cell.y), cell.stack[-1] == "hel"
            assert cell.row == (None if is_hel else self.table.value(at, ROW))
            assert cell.column == (None if is_hel else self.table.value(at, COLUMN))
        rim = self.table.rim()
        assert set(view.blocked) == {cell for cell in rim if self.table.is_near(cell, "troll")}
        assert set(view.full) == {cell for cell in rim if not self.table.fits(cell)}


def begin(seats: int, seed: int, edda: bool, hold: bool) -> Match:
    """A new game from a seed."""
    options = {"edda": edda, "valkyries_hold": hold}
    return gladsheim.load("voluspa").match(seats=seats, seed=seed, options=options)


def anything(rng: random.Random, moves: list[str]) -> str:
    """A move at random, first by its tile and way: otherwise Jotunn would be played all the time."""
    ways = [re.sub(r"[-\d, ]+", " ", move) for move in moves]
    way = rng.choice(sorted(set(ways)))
    return rng.choice([move for move, its in zip(moves, ways) if its == way])


def go(dx: int, dy: int) -> Choose:
    """Always as far as possible in one direction, with Trolls last: they would bar the way."""

    def reach(move: str) -> tuple[bool, bool, int]:
        if "," not in move:
            return False, False, 0
        name, how, (x, y), wind = words_of(move)
        return True, name not in ("troll", "hel") and not how and not wind, dx * x + dy * y

    return lambda rng, moves: max(rng.sample(moves, len(moves)), key=reach)


def run(match: Match, rng: random.Random, choose: Choose, every: int = 1) -> Oracle:
    """A whole game beside the oracle; the list of moves is compared at every n-th decision."""
    oracle = Oracle(match)
    oracle.compare()
    for decision in itertools.count():
        if match.over:
            break
        moves = match.moves(oracle.turn)
        assert len(set(moves)) == len(moves)
        if decision % every == 0:
            assert set(moves) == oracle.legal(), f"\n{match.record()}"
        oracle.play(choose(rng, sorted(moves)), rng.choice)
    assert (oracle.turn, oracle.in_bag) == (-1, 0)
    return oracle


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edda", [False, True], ids=["base", "edda"])
@pytest.mark.parametrize("hold", [False, True], ids=["", "hold"])
def test_the_engine_allows_and_pays_what_the_rulings_say(seats: int, edda: bool, hold: bool) -> None:
    for seed in range(2 * EFFORT):
        run(begin(seats, seed, edda, hold), random.Random(seed), anything)


def crowded(rng: random.Random, hold: bool, favourites: str) -> dict[str, object]:
    """A table that fills a rectangle of chance with stacks, some kinds more than the rest, and a hand to play on it."""
    box = list((BASE + SAGA).elements())
    rng.shuffle(box)
    box.sort(key=lambda name: name not in favourites or rng.random() < 0.3)
    hels = 3
    stacks: dict[Cell, list[str]] = {(0, 0): [box.pop(0)]}
    width, height = rng.randint(3, 7), rng.randint(2, 7)
    for _ in range(width * height * rng.randint(4, 8) // 10):
        cells = sorted(c for c in Table(stacks, hold).rim() if 0 <= c[0] < width and 0 <= c[1] < height)
        if cells:
            stacks[rng.choice(cells)] = [box.pop(0)]
    for stack in stacks.values():
        if stack[-1] != "dragon" and rng.random() < 0.1 and "dragon" in box:
            box.remove("dragon")
            stack.append("dragon")
        if hels and rng.random() < 0.12:
            hels -= 1
            stack.append("hel")
    hand = [*rng.sample(box, 4), "hel"]
    hand += ["serpent"] if "serpent" in Counter(box) - Counter(hand) else []
    return {
        "options": {"edda": True, "valkyries_hold": hold},
        "board": {f"{x},{y}": stack for (x, y), stack in stacks.items()},
        "hands": [hand, ["loki"] if "loki" in Counter(box) - Counter(hand) else []],
        "bag": [],
    }


@pytest.mark.parametrize("hold", [False, True], ids=["", "hold"])
@pytest.mark.parametrize(
    "favourites", ["valkyrie skadi hermod", "fenrir loki", "troll jotunn", "hermod skadi dragon", "serpent loki"]
)
def test_every_play_on_a_crowded_table_pays_what_the_rulings_say(hold: bool, favourites: str) -> None:
    game = gladsheim.load("voluspa")
    rng = random.Random(f"{hold} {favourites}")
    for _ in range(20 * EFFORT):
        position = crowded(rng, hold, favourites)
        match = game.position(position, seed=0)
        moves = match.moves(0)
        assert set(moves) == Oracle(match).legal(), position
        serpents = [move for move in moves if move.startswith("serpent")]
        for move in [*serpents, *rng.sample(moves, min(len(moves), 25))]:
            oracle = Oracle(match)
            oracle.play(move, rng.choice)
            if oracle.turn == 0:
                assert set(match.moves(0)) == oracle.legal(), (position, move)
            while match.can_undo(0):
                match.undo(0)


@pytest.mark.parametrize("wind", [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)])
def test_no_game_runs_off_an_edge(wind: Cell) -> None:
    for seed in range(EFFORT):
        match = begin(2 + seed % 4, seed, edda=True, hold=False)
        oracle = run(match, random.Random(seed), go(*wind), every=6)
        reach = max(wind[0] * x + wind[1] * y for x, y in oracle.table.stacks)
        assert reach >= 50, "the tiles have wandered far"
