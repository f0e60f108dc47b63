"""What a view tells of a saga: the page, its goal, and how things stand."""

from __future__ import annotations

from gladsheim.games.yggdrasil.enemies.enemies import strength
from gladsheim.games.yggdrasil.rules.printed import ENEMIES, NIDHOGG, NONE, OPPONENT_COUNT, WORLD_COUNT, WORLDS
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.rules.view import (
    CounterSeen,
    DeedSeen,
    GoalSeen,
    RuleSeen,
    SagaView,
    SpotSeen,
    StandeeSeen,
    TokenSeen,
    TrackSeen,
)
from gladsheim.games.yggdrasil.sagas.book import BY_PIECE, BY_WORLD, ONE, SPOT_KINDS, TRACK, At, Deed
from gladsheim.games.yggdrasil.sagas.counting import UNTOLD
from gladsheim.games.yggdrasil.sagas.deeds import MOST_COSTS, cost_words, deed_risks, refused_deed, why_no_deed
from gladsheim.games.yggdrasil.sagas.fights import fight_of, fought_from
from gladsheim.games.yggdrasil.sagas.moving import place_text
from gladsheim.games.yggdrasil.sagas.obeying import actor, page_of
from gladsheim.games.yggdrasil.sagas.values import place_in
from gladsheim.games.yggdrasil.worlds.worlds import mode_of
from gladsheim.words import Words


def spots_of(s: State) -> list[SpotSeen]:
    """Nidhögg's path, spot by spot."""
    return [SpotSeen(SPOT_KINDS[spot.kind], spot.words) for spot in page_of(s).path]


def saga_of(s: State, slot: int) -> SagaView | None:
    """The page that lies open, with its deeds as a god finds them."""
    if not s.saga.is_campaign:
        return None
    page = page_of(s)
    at = At(actor(s), NONE, NONE)
    return SagaView(
        s.saga.name,
        s.saga.words,
        page.name,
        page.title,
        page.story,
        s.page + 1,
        len(s.saga.pages),
        [GoalSeen(goal.words, goal.have.value(s, at), goal.need.value(s, at)) for goal in page.goals],
        page.is_any_goal,
        counters_of(s),
        tokens_of(s),
        [standee_of(s, number) for number in range(len(s.standees))],
        tracks_of(s),
        [deed_of(s, deed, slot if slot != NONE else actor(s)) for deed in page.deeds],
        [RuleSeen(said.kind, said.enemies, said.words) for said in page.said],
        [ENEMIES[enemy] for enemy in range(NIDHOGG) if s.enemies[enemy] == NONE],
    )


def counters_of(s: State) -> list[CounterSeen]:
    """What is counted beside the board."""
    found: list[CounterSeen] = []
    for counter in s.saga.counters:
        if counter.look in UNTOLD or counter.by in (BY_WORLD, BY_PIECE):
            continue
        most = counter.most[s.seats] if counter.most else None
        value = sum(s.counters[counter.offset : counter.offset + counter.size])
        found.append(CounterSeen(counter.name, counter.words, value, most, counter.look))
    return found


def tokens_of(s: State) -> list[TokenSeen]:
    """What lies on the worlds."""
    found: list[TokenSeen] = []
    for counter in s.saga.counters:
        if counter.look in UNTOLD or counter.by != BY_WORLD:
            continue
        for world in range(WORLD_COUNT):
            count = s.counters[counter.offset + world]
            if count:
                found.append(TokenSeen(WORLDS[world], counter.name, counter.words, count))
    return found


def standee_of(s: State, number: int) -> StandeeSeen:
    """A piece of the saga, and from where it can be fought."""
    standee = s.saga.standees[number]
    opponent = OPPONENT_COUNT + number
    place = s.standees[number]
    fight = fight_of(s, opponent) if place != NONE else None
    worlds = [] if fight is None else [WORLDS[w] for w in range(WORLD_COUNT) if fought_from(s, fight, w)]
    power = None if fight is None else strength(s, opponent)
    return StandeeSeen(standee.name, standee.words, place_text(place), power, standee.is_enemy, worlds)


def tracks_of(s: State) -> list[TrackSeen]:
    """How far pieces have come on their tracks."""
    found: list[TrackSeen] = []
    for number, standee in enumerate(s.saga.standees):
        if standee.track != NONE and s.standees[number] == TRACK:
            counter = s.saga.counters[standee.track]
            place = place_in(counter, OPPONENT_COUNT + number) if counter.by != ONE else counter.offset
            found.append(TrackSeen(standee.name, s.counters[place], standee.length))
    return found


def deed_of(s: State, deed: Deed, slot: int) -> DeedSeen:
    """A saga action: where, for what price, and whether a god can do it where he stands."""
    worlds = [world for world in range(WORLD_COUNT) if deed.where.value(s, At(slot, world, NONE))]
    here = s.places[slot]
    numbers = range(deed.number * MOST_COSTS, deed.number * MOST_COSTS + len(deed.costs))
    refused: Words | None = None
    if min([why_no_deed(s, slot, here, number) for number in numbers]):
        refused = refused_deed(s, slot, here, numbers[0]).words
    where = here if here in worlds or not worlds else worlds[0]
    risks = deed_risks(s, slot, where, deed, mode_of(s, slot, where)) if worlds else None
    costs = [cost_words(cost) for cost in deed.costs]
    return DeedSeen(deed.name, deed.words, deed.about, [WORLDS[w] for w in worlds], costs, risks, refused)
