"""What the events alone say: figures, stats, Glory and battles as somebody knows them who only listens."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gladsheim import Match
from tests.games.bloodrage.oracle.cards import family
from tests.games.bloodrage.oracle.table import STATS, Table


class Listener:
    """A spectator who keeps account of what is told."""

    def __init__(self, t: Table) -> None:
        self.heard = 0
        self.figures = Counter((f.seat, f.kind, f.place) for f in t.figures)
        self.glory = Counter(dict(enumerate(clan.glory for clan in t.clans)))
        self.steps = {(seat, stat): clan.steps[stat] for seat, clan in enumerate(t.clans) for stat in STATS}
        self.destroyed = set(t.destroyed)
        self.pillaged = set(t.pillaged)

    def check(self, t: Table, match: Match) -> None:
        """Listen to what is new; then the account is what lies on the table."""
        for told in match.told[self.heard :]:
            event = told.to(None)
            if event is not None:
                self.hear(t, type(event).__name__, event)
        self.heard = len(match.told)
        assert +self.figures == Counter((f.seat, f.kind, f.place) for f in t.figures)
        assert [self.glory[seat] for seat in t.seats] == [clan.glory for clan in t.clans]
        for seat, clan in enumerate(t.clans):
            assert [self.steps[seat, stat] for stat in STATS] == [clan.steps[stat] for stat in STATS]
        assert self.destroyed == t.destroyed
        assert self.pillaged == t.pillaged

    def move(self, seat: int, kind: str, start: str, end: str, count: int = 1) -> None:
        """So many figures go from one place to another."""
        assert self.figures[seat, kind, start] >= count, (seat, kind, start, count)
        self.figures[seat, kind, start] -= count
        self.figures[seat, kind, end] += count

    def hear(self, t: Table, name: str, event: Any) -> None:
        """One event."""
        if name == "Invaded":
            self.move(event.seat, event.figure, "reserve", event.place)
        elif name == "Returned":
            self.move(event.seat, event.figure, "valhalla", event.place)
        elif name == "Marched":
            self.move(event.seat, event.figure, event.from_, event.to, event.count)
        elif name == "Joined":
            self.move(event.seat, event.figure, event.from_, event.province)
        elif name == "FigureDied":
            self.move(event.seat, event.figure, event.place, "valhalla", event.count)
        elif name == "WitchFled":
            self.move(event.seat, "volur-witch", event.province, "yggdrasil")
        elif name == "LeaderMoved":
            self.move(event.seat, "leader", event.from_, event.to)
        elif name == "FiguresReleased":
            self.move(event.seat, event.figure, "valhalla", "reserve", event.count)
        elif name == "Upgraded" and family(event.card) == "monster":
            for key in [key for key in self.figures if key[1] == event.replaced]:
                del self.figures[key]
            self.figures[event.seat, event.card, "reserve"] += 1
        else:
            self.hear_of_glory(t, name, event)

    def hear_of_glory(self, t: Table, name: str, event: Any) -> None:
        """What was gained, and what became of provinces."""
        if name == "GloryGained":
            self.glory[event.seat] += event.amount
        elif name == "GloryStolen":
            self.glory[event.seat] += event.amount
            self.glory[event.from_] -= event.amount
        elif name == "TrackBonus":
            self.glory[event.seat] += event.glory
        elif name == "StatRaised":
            self.steps[event.seat, event.stat] += 1
            assert self.steps[event.seat, event.stat] == event.step - 1
        elif name in ("BattleWon", "BattleTied"):
            assert dict(enumerate(event.strengths)) == {seat: t.totals.get(seat) for seat in t.seats}
        elif name == "CardCancelled":
            assert event.seat in t.cancelled
        elif name in ("Pillaged", "PillagedUnopposed"):
            self.pillaged.add(event.province)
        elif name in ("ProvinceDestroyed", "ProvinceRuined"):
            self.destroyed.add(event.province)
        elif name == "AgeEnded":
            self.pillaged.clear()
