"""What each seat sees of a game of Blood Rage; compiled, since a server shows every move to everybody."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from gladsheim.games.bloodrage.battle.call import Call
from gladsheim.games.bloodrage.battle.outcome import Compare
from gladsheim.games.bloodrage.battle.playing import BattleCards, LateCard
from gladsheim.games.bloodrage.battle.rewards import Reward
from gladsheim.games.bloodrage.battle.strength import strength, strength_of
from gladsheim.games.bloodrage.cards.heaps import heaps_text
from gladsheim.games.bloodrage.cards.looks import drafter, has_looked, is_age_open, taken_in
from gladsheim.games.bloodrage.cards.printed import (
    AGE_STARTS,
    CARD_NAMES,
    DEALT,
    FIGURES,
    FIRST_MONSTER,
    LEADER,
    MONSTER_COUNT,
    SHIP,
    TAKEN,
    WARRIOR,
    age_of,
    card_id,
    pack_in_hand,
)
from gladsheim.games.bloodrage.cards.quests import is_fulfilled
from gladsheim.games.bloodrage.rules.board import (
    BOARD,
    FJORD,
    MOST_SEATS,
    PLACE_COUNT,
    PLACES,
    PROVINCE_COUNT,
    PROVINCES,
    REGION,
    REGIONS,
    RESERVE,
    VALHALLA,
    VILLAGES,
    YGGDRASIL,
)
from gladsheim.games.bloodrage.rules.figures import WARRIORS_EACH, is_present, kinds_at, on_board, room
from gladsheim.games.bloodrage.rules.state import (
    CLAN_SLOTS,
    GIFTS,
    HAND,
    LEADER_SLOT,
    MONSTER_SLOTS,
    NONE,
    PHASES,
    SHIP_SLOT,
    SLOTS,
    TOKENS,
    WARRIOR_SLOT,
    State,
)
from gladsheim.games.bloodrage.rules.stats import BONUS, STAT_COUNT, VALUES
from gladsheim.games.bloodrage.rules.view import (
    Battle,
    BloodrageView,
    Clan,
    Fighter,
    Figures,
    Group,
    Memory,
    Place,
    Province,
    Quest,
    Stat,
)
from gladsheim.kernel.step import MISSING, Together

# Equal parts are the same object: views are compared all the time.
GROUPS: Final = [
    [[Group(seat, figure, count) for count in range(WARRIORS_EACH + 1)] for figure in FIGURES]
    for seat in range(MOST_SEATS)
]
FIGURES_SEEN: Final = [[Figures(figure, count) for count in range(WARRIORS_EACH + 1)] for figure in FIGURES]
STATS_SEEN: Final = [[Stat(step + 1, values[step], BONUS[step]) for step in range(len(BONUS))] for values in VALUES]
EMPTY: Final = [Place(PLACES[place], []) for place in range(BOARD)]


def view_of(s: State, seat: int | None) -> BloodrageView:
    """Built from named fields; what is not named is hidden."""
    shared = BloodrageView(
        seats=s.seats,
        first_game=s.first_game,
        age=s.age,
        phase=PHASES[s.phase],
        first=None if s.first == NONE else s.first,
        places=[place_of(s, place) for place in range(BOARD)],
        provinces=provinces_of(s),
        doom=[None if province == NONE else PROVINCES[province] for province in s.doom],
        clans=clans_of(s),
        battle=None if s.pillager == NONE else battle_of(s, NONE),
        taken=s.taken,
        hand=None,
        quests=None,
        pack=None,
        chosen=None,
        memory=None,
        discarded=None,
        in_decks=[sum(s.deck[AGE_STARTS[age] : AGE_STARTS[age + 1]]) for age in range(3)],
        scores=s.glory.copy(),
    )
    return shared if seat is None else own_view(s, seat, shared)


def own_view(s: State, seat: int, shared: BloodrageView) -> BloodrageView:
    """What all may know, and what only this seat may."""
    chosen = chosen_by(s, seat)
    return replace(
        shared,
        battle=shared.battle if chosen is None or shared.battle is None else battle_of(s, seat),
        hand=names(s, s.hands[seat]),
        quests=[Quest(CARD_NAMES[kind], is_fulfilled(s, seat, kind)) for kind in sorted_kinds(s, s.quests[seat])],
        pack=pack_of(s, seat) if s.phase == GIFTS and s.taken < TAKEN else None,
        chosen=chosen,
        memory=memory_of(s, seat),
        discarded=names(s, s.discarded[seat]),
    )


def sorted_kinds(s: State, cards: list[int]) -> list[int]:
    """The kinds of some cards: their order on the table is nobody's business."""
    kinds = [s.kinds[card] for card in cards]
    kinds.sort()
    return kinds


def names(s: State, cards: list[int]) -> list[str]:
    """Some cards by their names."""
    return [CARD_NAMES[kind] for kind in sorted_kinds(s, cards)]


def backs(s: State, cards: list[int]) -> list[int]:
    """The ages on the backs of some cards."""
    ages = [age_of(s.seats, card) for card in cards]
    ages.sort()
    return ages


def place_of(s: State, place: int) -> Place:
    """Who stands in a province or lies in a fjord."""
    groups: list[Group] = []
    for seat in range(s.seats):
        if s.leaders[seat] == place:
            groups.append(GROUPS[seat][LEADER][1])
        warriors = s.warriors[PLACE_COUNT * seat + place]
        if warriors:
            groups.append(GROUPS[seat][WARRIOR][warriors])
        if s.ships[seat] == place:
            groups.append(GROUPS[seat][SHIP][1])
        for monster in range(MONSTER_COUNT):
            if s.monsters[monster] == place and s.owners[monster] == seat:
                groups.append(GROUPS[seat][FIRST_MONSTER + monster][1])
    return Place(PLACES[place], groups) if groups else EMPTY[place]


def provinces_of(s: State) -> list[Province]:
    """All provinces, with everybody's strength."""
    free = room(s)
    found: list[Province] = []
    for province in range(PROVINCE_COUNT):
        token = s.tokens[province]
        outer = province != YGGDRASIL
        found.append(
            Province(
                PROVINCES[province],
                REGIONS[REGION[province]] if outer else None,
                VILLAGES[province] if outer else None,
                free[province] if outer else None,
                s.destroyed[province] == 1,
                s.doom.index(province) + 1 if province in s.doom else None,
                None if token == NONE else TOKENS[token],
                s.pillaged[province] == 1,
                [0 if s.destroyed[province] else strength(s, seat, province) for seat in range(s.seats)],
            )
        )
    return found


def figures_in(s: State, seat: int, place: int) -> list[Figures]:
    """A seat's figures in the reserve or in Valhalla."""
    warriors = s.warriors[PLACE_COUNT * seat + place]
    return [FIGURES_SEEN[kind][warriors if kind == WARRIOR else 1] for kind in kinds_at(s, seat, place)]


def upgrade_at(s: State, seat: int, slot: int) -> str | None:
    """The card in a slot of a clan sheet."""
    kind = s.slots[SLOTS * seat + slot]
    return None if kind == NONE else CARD_NAMES[kind]


def clans_of(s: State) -> list[Clan]:
    """Every clan sheet."""
    gone = gone_of_all(s)
    return [clan_of(s, seat, gone[seat]) for seat in range(s.seats)]


def gone_of_all(s: State) -> list[list[str]]:
    """By seat: what it took in the draft, but for what lies face down or in a battle."""
    hidden = [False] * len(s.kinds)
    for heaps in (s.hands, s.quests, s.discarded, s.played):
        for heap in heaps:
            for card in heap:
                hidden[card] = True
    kinds: list[list[int]] = [[] for _ in range(s.seats)]
    each = DEALT * s.seats
    for card in range(each * s.age):
        if not hidden[card] and s.kinds[card] != NONE:
            taker = drafter(s, card // each + 1, card % each // DEALT, card % DEALT)
            if taker != NONE:
                kinds[taker].append(s.kinds[card])
    for mine in kinds:
        mine.sort()
    return [[CARD_NAMES[kind] for kind in mine] for mine in kinds]


def clan_of(s: State, seat: int, gone: list[str]) -> Clan:
    """A clan sheet, and what everybody knows of the cards beside it."""
    sure: list[int] = []
    perhaps: list[tuple[int, int]] = []
    for heap in (s.hands[seat], s.quests[seat], s.discarded[seat]):
        for card in heap:
            if s.known[card] == HAND:
                sure.append(s.kinds[card])
            elif s.known[card]:
                perhaps.append((s.kinds[card], s.known[card]))
    sure.sort()
    perhaps.sort()
    return Clan(
        s.rage[seat],
        s.passed[seat] == 1,
        s.glory[seat],
        [STATS_SEEN[stat][s.stats[STAT_COUNT * seat + stat]] for stat in range(STAT_COUNT)],
        on_board(s, seat),
        [strength_of(s, seat, LEADER), strength_of(s, seat, WARRIOR), strength_of(s, seat, SHIP)],
        figures_in(s, seat, RESERVE),
        figures_in(s, seat, VALHALLA),
        upgrade_at(s, seat, LEADER_SLOT),
        upgrade_at(s, seat, WARRIOR_SLOT),
        upgrade_at(s, seat, SHIP_SLOT),
        [upgrade_at(s, seat, slot) for slot in range(MONSTER_SLOTS, CLAN_SLOTS)],
        [upgrade_at(s, seat, slot) for slot in range(CLAN_SLOTS, SLOTS)],
        backs(s, s.hands[seat]),
        [CARD_NAMES[kind] for kind in sure],
        [CARD_NAMES[kind] for kind, _ in perhaps],
        [heaps_text(known) for _, known in perhaps],
        backs(s, s.quests[seat]),
        gone,
    )


def stage_of(s: State) -> str:
    """How far a battle has come."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Call):
        return "call"
    if isinstance(top, BattleCards):
        return "cards"
    if isinstance(top, LateCard):
        return "late"
    for frame in s.stack:
        if isinstance(frame, Compare):
            return "reveal"
    return "outcome"


def battle_of(s: State, reader: int) -> Battle:
    """The battle as it stands; the reader knows that his own card is laid, of others' that they are shown."""
    stage = stage_of(s)
    fighters: list[Fighter] = []
    for seat in range(s.seats):
        fights = is_present(s, seat, s.province, FJORD[s.province]) if stage == "call" else s.fighters >> seat & 1 == 1
        if fights:
            figures = strength(s, seat, s.province)
            cards = [CARD_NAMES[s.kinds[card]] for card in s.played[seat]]
            laid = seat == reader or len(cards) > 0
            bonus = s.bonus[seat]
            fighters.append(Fighter(seat, figures, cards, laid, bonus, figures + bonus, s.fallen[seat]))
    return Battle(PROVINCES[s.province], s.pillager, stage, fighters, is_again(s, stage))


def is_again(s: State, stage: str) -> bool:
    """Whether the province lay pillaged before; once its reward has been taken, nobody can tell any more."""
    if not s.pillaged[s.province]:
        return False
    if stage != "outcome":
        return True
    for frame in s.stack:
        if isinstance(frame, Reward):
            return True
    return False


def chosen_by(s: State, seat: int) -> str | None:
    """What a seat has answered while others still think."""
    if not s.answers or s.answers[seat] == MISSING:
        return None
    frame = s.stack[-1]
    assert isinstance(frame, Together), "only those who are asked together wait for others"
    return frame.part(s, seat).show(s, s.answers[seat])


def pack_of(s: State, seat: int) -> list[str]:
    """The cards that a seat holds to choose from, or has been dealt so far."""
    pack = pack_in_hand(s.seats, seat, s.taken)
    cards = [card_id(s.seats, s.age, pack, index) for index in range(s.taken, DEALT)]
    return names(s, [card for card in cards if s.kinds[card] != NONE])


def memory_of(s: State, seat: int) -> list[Memory]:
    """What a seat has seen in the draft, as long as others hold cards of that age."""
    found: list[Memory] = []
    for age in range(1, s.age + 1):
        if is_age_open(s, seat, age):
            for index in range(min(taken_in(s, age), TAKEN)):
                pack = pack_in_hand(s.seats, seat, index)
                if has_looked(s, seat, age, pack, index):
                    first = card_id(s.seats, age, pack, index)
                    cards = list(range(first, first + DEALT - index))
                    found.append(Memory(age, pack, index, names(s, cards), CARD_NAMES[s.kinds[first]]))
    return found
