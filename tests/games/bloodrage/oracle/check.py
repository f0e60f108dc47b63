"""All that lies on the engine's table, compared with the oracle's."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gladsheim import Match
from tests.games.bloodrage.oracle.battle import bonus
from tests.games.bloodrage.oracle.cards import CARDS, title
from tests.games.bloodrage.oracle.course import is_fulfilled
from tests.games.bloodrage.oracle.table import (
    END_BONUS,
    FJORDS,
    PROVINCES,
    STATS,
    TREE,
    VILLAGES,
    Table,
)


def check(t: Table, match: Match) -> None:
    """What everybody sees, and what each seat sees of its own."""
    everybody, *own = match.views([None, *t.seats])
    check_table(t, everybody)
    check_clans(t, everybody)
    check_battle(t, everybody)
    for seat, view in enumerate(own):
        check_own(t, seat, view)
    assert list(match.scores) == [clan.glory for clan in t.clans]


def check_table(t: Table, view: Any) -> None:
    """The course of the game and the board."""
    assert (view.age, view.phase, view.first) == (t.age, t.phase, t.first)
    assert view.doom == [*t.doom, None, None, None][:3]
    assert view.in_decks[t.invented :] == [t.decks[age].total() for age in (1, 2, 3)][t.invented :]
    figures = Counter((figure.place, figure.seat, figure.kind) for figure in t.figures)
    assert [place.name for place in view.places] == [*PROVINCES, *FJORDS]
    for place in view.places:
        groups = {(place.name, group.seat, group.figure): group.count for group in place.groups}
        assert groups == {key: n for key, n in figures.items() if key[0] == place.name}
    for province in view.provinces:
        name = province.name
        assert province.destroyed == (name in t.destroyed)
        assert province.pillaged == (name in t.pillaged), name
        assert province.token == t.tokens.get(name)
        assert province.doomed == (t.doom.index(name) + 1 if name in t.doom else None)
        assert province.strengths == [0 if province.destroyed else t.strength(seat, name) for seat in t.seats]
        assert province.villages == VILLAGES.get(name)
        here = sum(figure.place == name for figure in t.figures)
        free = None if name == TREE else 0 if name in t.destroyed else VILLAGES[name] - here
        assert province.free == free


def check_clans(t: Table, view: Any) -> None:
    """The clan sheets and the backs of the cards."""
    for seat, (sheet, clan) in enumerate(zip(view.clans, t.clans, strict=True)):
        assert (sheet.rage, sheet.passed, sheet.glory) == (clan.rage, clan.passed, clan.glory)
        for stat, shown in zip(STATS, sheet.stats, strict=True):
            step = clan.steps[stat]
            assert (shown.step, shown.value, shown.bonus) == (step + 1, clan.worth(stat), END_BONUS[step])
        assert sheet.on_board == len(t.standing(seat))
        assert sheet.strengths == [3, t.warrior_strength(seat), 2]
        for place, shown in (("reserve", sheet.reserve), ("valhalla", sheet.valhalla)):
            assert {group.figure: group.count for group in shown} == Counter(f.kind for f in t.of(seat, place))
        assert [sheet.leader, sheet.warrior, sheet.ship] == [clan.units.get(k) for k in ("leader", "warrior", "ship")]
        assert sorted(filter(None, sheet.monsters)) == sorted(clan.monsters)
        assert sorted(filter(None, sheet.clan)) == sorted(clan.upgrades)
        assert sheet.hand == sorted(CARDS[card].age for card in clan.hand)
        assert sorted(sheet.quests) == sorted(CARDS[card].age for card in clan.quests)
        assert not Counter(sheet.known) - Counter(clan.hand)
        assert Counter([*sheet.known, *sheet.perhaps]) == clan.seen + clan.committed
    assert sum((Counter(sheet.gone) for sheet in view.clans), Counter[str]()) == t.gone


def check_battle(t: Table, view: Any) -> None:
    """Who fights, with which cards and totals, up to the comparison."""
    if t.battle is None:
        assert view.battle is None
        return
    battle, b = view.battle, t.battle
    assert (battle.province, battle.pillager, battle.stage) == (b.province, b.pillager, b.stage)
    assert battle.again == b.again or b.stage == "outcome"
    if not b.fighters:
        return
    assert sorted(fighter.seat for fighter in battle.fighters) == sorted(b.fighters)
    for fighter in battle.fighters:
        seat = fighter.seat
        assert fighter.figures == t.strength(seat, b.province)
        assert sorted(fighter.cards) == sorted(b.cards.get(seat, []))
        assert fighter.fallen == b.dead[seat]
        assert fighter.bonus == (b.bonus.get(seat, 0) if b.stage == "outcome" else bonus(t, b, seat))
        assert fighter.total == fighter.figures + fighter.bonus


def check_own(t: Table, seat: int, view: Any) -> None:
    """What a seat holds."""
    clan = t.clans[seat]
    assert sorted(view.hand) == sorted(clan.hand)
    assert sorted(view.discarded) == sorted(clan.thrown)
    wanted = sorted((card, is_fulfilled(t, seat, title(card))) for card in clan.quests)
    assert sorted((quest.card, quest.fulfilled) for quest in view.quests) == wanted
    if t.packs and t.phase == "gifts":
        assert sorted(view.pack or []) == sorted(t.packs[seat].elements())
