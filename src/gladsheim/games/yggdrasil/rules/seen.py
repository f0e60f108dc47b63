"""What each seat sees of a game of Yggdrasil Chronicles; compiled, since a server shows every move to everybody."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from gladsheim.games.yggdrasil.cards.creatures import AT_WORK
from gladsheim.games.yggdrasil.enemies.enemies import strength
from gladsheim.games.yggdrasil.enemies.foreseen import ISLAND, could_lose, foreseen, revealers
from gladsheim.games.yggdrasil.enemies.iotunns import is_ridden, place_of_iotunn
from gladsheim.games.yggdrasil.risks.dice import risks_left
from gladsheim.games.yggdrasil.rules.notation import god_text
from gladsheim.games.yggdrasil.rules.printed import (
    ALWAYS_LOST,
    ALWAYS_SUCCESS,
    ANONYMOUS_COUNT,
    ARTIFACT_COUNT,
    ARTIFACT_LEVELS,
    ARTIFACTS,
    ARTIFACTS_PER_LEVEL,
    CHEAP_HEAL,
    CHEAP_HEAL_COST,
    CREATURE_COUNT,
    CREATURES,
    ENEMIES,
    ENEMY_COUNT,
    FACE_COUNT,
    FACES,
    GIANT_COUNT,
    GODS,
    HEAL_COST,
    HERO_COUNT,
    IORMUNGAND,
    IOTUNN_COUNT,
    IOTUNNS,
    LEVELS,
    MODES,
    NIDHOGG,
    NONE,
    PAWN_COUNT,
    PLACES,
    POWERS,
    RELATIONS,
    RETREATS,
    RIDERS,
    STONE_EFFECTS,
    WORLD_COUNT,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.state import (
    ACTIVE,
    DISCARDED,
    DRAWN,
    OUT_OF_GAME,
    OUTCOMES,
    REASONS,
    UNSEEN,
    State,
    active_iotunns,
    devastated_worlds,
    enemy_on,
    has,
    owner_of,
    succeeds_on_god_die,
    succeeds_on_vanir_die,
)
from gladsheim.games.yggdrasil.rules.view import (
    Artifacts,
    Brother,
    Card,
    Deck,
    Die,
    Enemy,
    God,
    Relation,
    Reserves,
    Throw,
    World,
    YggdrasilView,
)
from gladsheim.games.yggdrasil.sagas.fights import fight_of
from gladsheim.games.yggdrasil.sagas.obeying import page_of
from gladsheim.games.yggdrasil.sagas.seen import saga_of, spots_of
from gladsheim.games.yggdrasil.worlds.tree import can_reach, column_of, level_of, world_at
from gladsheim.games.yggdrasil.worlds.worlds import CLOSED, amount, mode_of, risks_of, why_closed, why_no_heal

# Equal parts are the same object: views are compared all the time.
CARDS: Final = [[Card(god, enemy) for enemy in ENEMIES] for god in GODS]
WHY_CLOSED: Final = [code.removeprefix("yggdrasil/") for code in CLOSED]
REROLLED: Final[list[list[str]]] = [[], ["god"], ["dice"], ["god", "dice"]]
"""By what has been thrown again: GOD_DIE_REROLLED, DICE_REROLLED or both."""
NOTCHES: Final = [list(range(2, 2 + bars)) for bars in range(PAWN_COUNT + 1)]
"""By devastated worlds: the open notches of the Cage, the lowest bar leaves first (ruling 16)."""


def view_of(s: State, seat: int | None) -> YggdrasilView:
    """Built from named fields; what nobody has seen is told as what it may be."""
    shared = YggdrasilView(
        seats=s.seats,
        hard=s.hard or s.saga.is_campaign,
        free_order=s.free_order,
        round=s.round,
        outcome=OUTCOMES[s.outcome],
        reason=REASONS[s.reason] if s.reason else None,
        path=[spot.look for spot in page_of(s).path],
        spots=spots_of(s),
        spot=s.spot,
        turned=s.turned,
        columns=columns_of(s),
        active=None if s.active == NONE else s.active,
        order=s.order.copy(),
        me=None,
        gods=[god_of(s, slot) for slot in range(len(s.gods))],
        worlds=[world_of(s, world, s.active) for world in range(WORLD_COUNT)],
        enemies=enemies_of(s),
        island=s.island,
        islands=s.figures.islands,
        giants=s.giants,
        anonymous=s.anonymous,
        heroes=s.heroes,
        iotunns_left=PAWN_COUNT - active_iotunns(s),
        reserves=Reserves(
            s.elf_reserve, s.dice_reserve, HERO_COUNT - s.heroes, GIANT_COUNT - s.giants, ANONYMOUS_COUNT - s.anonymous
        ),
        cage=NOTCHES[devastated_worlds(s)],
        wheel=[open_cards(s, enemy) for enemy in range(ENEMY_COUNT)],
        revealed=None if s.revealed == NONE else card_of(s, s.revealed),
        stopped=s.stopped == 1,
        healed=[WORLDS[world] for world in range(WORLD_COUNT) if s.healed >> world & 1],
        decks=[deck_of(s, owner) for owner in range(s.seats)],
        shared=cards_of(s, s.shared),
        shares=s.shares.copy(),
        artifacts=artifacts_of(s),
        creatures_drawn=creatures_in(s, DRAWN),
        creatures_at_work=creatures_in(s, AT_WORK),
        creatures_discarded=creatures_in(s, DISCARDED),
        creatures_aside=s.aside + s.creatures.count(OUT_OF_GAME),
        iotunns=iotunns_in(s, ACTIVE),
        iotunns_discarded=iotunns_in(s, DISCARDED),
        saga=saga_of(s, s.active),
        throw=None if s.thrower == NONE else throw_of(s),
        stones=[None if effect == NONE else STONE_EFFECTS[effect] for effect in s.stones],
        figures=s.figures.seen,
    )
    return shared if seat is None else own_view(s, seat, shared)


def own_view(s: State, seat: int, shared: YggdrasilView) -> YggdrasilView:
    """What all may know, with the worlds as this seat's god would find them."""
    if seat == s.active:
        return replace(shared, me=seat)
    worlds = [world_of(s, world, seat) for world in range(WORLD_COUNT)]
    return replace(shared, me=seat, worlds=worlds, saga=saga_of(s, seat))


def columns_of(s: State) -> list[list[str]]:
    """What stands above what."""
    return [[WORLDS[world_at(s, level, column)] for level in range(len(LEVELS))] for column in range(3)]


def card_of(s: State, card: int) -> Card:
    """An Enemy card by its number."""
    god = s.gods[owner_of(card)]
    return Card(god_text(s, owner_of(card)), ENEMIES[enemy_on(card)]) if god == NONE else CARDS[god][enemy_on(card)]


def cards_of(s: State, cards: list[int]) -> list[Card]:
    """Enemy cards by their numbers."""
    return [card_of(s, card) for card in cards]


def faces_of(bits: int, sides: list[int]) -> list[str]:
    """The faces of a die that are successes."""
    return [FACES[face] for face in range(FACE_COUNT) if sides[face] and (bits | ALWAYS_SUCCESS) >> face & 1]


def god_of(s: State, slot: int) -> God:
    """A god, and all that lies on his sheet."""
    return God(
        slot,
        slot if slot < s.seats else None,
        None if s.gods[slot] == NONE else GODS[s.gods[slot]],
        WORLDS[s.places[slot]],
        s.life[slot],
        s.most_life[slot],
        s.elves[slot],
        s.dice[slot],
        [ARTIFACTS[artifact] for artifact in range(ARTIFACT_COUNT) if s.held[slot] >> artifact & 1],
        faces_of(s.god_faces[slot], s.figures.god_die),
        faces_of(s.vanir_faces[slot], s.figures.vanir_die),
        [POWERS[power] for power in range(len(POWERS)) if s.powers[slot] >> power & 1],
        relations_of(s, slot),
    )


def relations_of(s: State, slot: int) -> list[Relation]:
    """A god's relationships, partner by partner."""
    slots = len(s.gods)
    found: list[Relation] = []
    for partner in range(slots):
        bits = s.relations[slot * slots + partner]
        if bits:
            for relation in range(len(RELATIONS)):
                if bits >> relation & 1:
                    found.append(Relation(god_text(s, partner), RELATIONS[relation]))
    return found


def world_of(s: State, world: int, slot: int) -> World:
    """A world, and its action as a god would find it there."""
    mode = NONE if slot == NONE else mode_of(s, slot, world)
    closed = 0 if slot == NONE else why_closed(s, world, mode)
    return World(
        WORLDS[world],
        LEVELS[level_of(world)],
        column_of(s, world),
        [god for god in range(len(s.places)) if s.places[god] == world],
        [ENEMIES[enemy] for enemy in range(ENEMY_COUNT) if s.enemies[enemy] == world],
        [
            IOTUNNS[iotunn]
            for iotunn in range(IOTUNN_COUNT)
            if s.iotunns[iotunn] == ACTIVE and place_of_iotunn(s, iotunn) == world
        ],
        s.devastated[world] == 1,
        None if mode == NONE else MODES[mode],
        0 if mode == NONE else risks_of(s, world, mode),
        0 if mode == NONE else amount(s, world, mode),
        WHY_CLOSED[closed] if closed else None,
        None if slot == NONE else heal_of(s, world, slot),
        slot != NONE and can_reach(s, slot, world),
    )


def heal_of(s: State, world: int, slot: int) -> int | None:
    """What Heal the Tree costs a god who stands there."""
    if why_no_heal(s, world):
        return None
    return CHEAP_HEAL_COST if has(s, slot, CHEAP_HEAL) else HEAL_COST


def open_cards(s: State, enemy: int) -> list[Card]:
    """An Enemy's cards on the wheel, the older first."""
    return [card_of(s, s.wheel[place]) for place in range(2 * enemy, 2 * enemy + 2) if s.wheel[place] != NONE]


def enemies_of(s: State) -> list[Enemy]:
    """Every Enemy, and what it would do to whoever reveals next."""
    gods = revealers(s)
    found: list[Enemy] = []
    for enemy in range(ENEMY_COUNT):
        cards = open_cards(s, enemy)
        found.append(
            Enemy(
                ENEMIES[enemy],
                None if s.enemies[enemy] == NONE else PLACES[s.enemies[enemy]],
                strength_of(s, enemy),
                IOTUNNS[RIDERS[enemy]] if is_ridden(s, enemy) else None,
                retreat_of(s, enemy),
                foreseen(s, enemy, gods),
                len(cards) == 1 if s.seats == 1 else len(cards) > 0,
                could_lose(s, enemy, gods),
                cards,
            )
        )
    return found


def strength_of(s: State, enemy: int) -> int | None:
    """The Risks of a fight; None where there can be none."""
    if enemy == NIDHOGG:
        return strength(s, enemy) if fight_of(s, enemy) is not None else None
    return None if s.enemies[enemy] == NONE else strength(s, enemy)


def retreat_of(s: State, enemy: int) -> str | None:
    """Where a beaten Enemy goes; Iormungand to the island before."""
    if s.enemies[enemy] == NONE:
        return None
    if enemy == IORMUNGAND:
        return ISLAND[s.island - 1] if s.island else None
    return None if RETREATS[enemy] == NONE else PLACES[RETREATS[enemy]]


def deck_of(s: State, seat: int) -> Deck:
    """A deck, as far as everybody knows it."""
    down = s.down[seat]
    between = len(s.unknown[seat]) + len(s.late[seat]) + s.shares[seat] - (1 if down == UNSEEN else 0)
    return Deck(
        len(s.tops[seat]) + between + len(s.bottoms[seat]),
        cards_of(s, s.tops[seat]),
        cards_of(s, s.unknown[seat]),
        cards_of(s, s.late[seat]),
        cards_of(s, s.bottoms[seat]),
        None if down < 0 else card_of(s, down),
        down == UNSEEN,
    )


def artifacts_of(s: State) -> Artifacts:
    """The piles of Nidavellir."""
    left = [0] * ARTIFACT_LEVELS
    for artifact in range(ARTIFACT_COUNT):
        if s.piles >> artifact & 1:
            left[artifact // ARTIFACTS_PER_LEVEL] += 1
    shown = [None if artifact == NONE else ARTIFACTS[artifact] for artifact in s.shown]
    return Artifacts(shown, left, artifacts_in(s.out))


def artifacts_in(bits: int) -> list[str]:
    """Artifacts by their bits."""
    return [ARTIFACTS[artifact] for artifact in range(ARTIFACT_COUNT) if bits >> artifact & 1]


def creatures_in(s: State, where: int) -> list[str]:
    """Creatures that are drawn, or discarded."""
    return [CREATURES[creature] for creature in range(CREATURE_COUNT) if s.creatures[creature] == where]


def iotunns_in(s: State, where: int) -> list[str]:
    """Iotunns that are active, or discarded."""
    return [IOTUNNS[iotunn] for iotunn in range(IOTUNN_COUNT) if s.iotunns[iotunn] == where]


def throw_of(s: State) -> Throw:
    """The Risks that are being taken, and the dice as they lie."""
    slot = s.thrower
    god_die = None
    if s.god_face != NONE:
        god_die = die_of(s.god_face, s.changed & 1 == 1, succeeds_on_god_die(s, slot, s.god_face), False)
    dice = [
        die_of(
            s.faces[i],
            s.changed >> (i + 1) & 1 == 1,
            succeeds_on_vanir_die(s, slot, s.faces[i]),
            ALWAYS_LOST >> s.faces[i] & 1 == 1,
        )
        for i in range(len(s.faces))
    ]
    brothers: list[Brother] = []
    for other in range(len(s.brother_faces)):
        face = s.brother_faces[other]
        if face != NONE:
            die = die_of(face, s.brother_changed >> other & 1 == 1, succeeds_on_god_die(s, other, face), False)
            brothers.append(Brother(god_text(s, other), die))
    return Throw(
        god_text(s, slot),
        None if s.against == NONE else s.saga.opponent_name(s.against),
        s.risks,
        s.prevented,
        risks_left(s),
        s.heroes_used,
        s.elves_used,
        god_die,
        dice,
        brothers,
        s.dice_kept,
        REROLLED[s.used & 3],
    )


def die_of(face: int, changed: bool, success: bool, lost: bool) -> Die:
    """A die as it lies."""
    return Die(FACES[face], changed, changed or success, lost)
