"""What the view says of worlds, Enemies, decks and dice, so that a client needs no rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gladsheim.games.yggdrasil.enemies.enemies import activate, retreat
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.printed import (
    ENEMIES,
    FENRIR,
    HEL,
    IORMUNGAND,
    IOTUNNS,
    LOKI,
    NIDHOGG,
    NONE,
    PLACES,
    SURT,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.seen import view_of
from gladsheim.games.yggdrasil.rules.state import LOST, WON, State
from gladsheim.games.yggdrasil.rules.view import Card, Die, Enemy, Relation, World, YggdrasilView
from gladsheim.games.yggdrasil.sagas.obeying import page_of


def view(seat: int | None = 0, **data: Any) -> YggdrasilView:
    """What a seat sees of a position."""
    return view_of(GAME.from_position(data), seat)


def world(name: str, seat: int | None = 0, **data: Any) -> World:
    """One world of it."""
    return next(one for one in view(seat, **data).worlds if one.world == name)


def enemy(name: str, seat: int | None = 0, **data: Any) -> Enemy:
    """One Enemy of it."""
    return view(seat, **data).enemies[ENEMIES.index(name)]


GODS: list[Any] = ["odin", "thor", "freyr"]


def gods_at(*worlds: str) -> list[Any]:
    """Odin, Thor and Freyr in some worlds."""
    return [{"god": god, "world": world} for god, world in zip(GODS, worlds, strict=True)]


def test_everything_is_in_its_place_at_the_start() -> None:
    shown = view(None, gods=GODS)
    assert (shown.seats, shown.round, shown.outcome, shown.reason) == (3, 1, "playing", None)
    assert (shown.path, shown.spot) == (["start", *["plain"] * 4, "tree"], 0)
    assert [one.place for one in shown.enemies] == ["muspellheim", "niflheim", "vanaheim", "midgard", "cage", None]
    assert [one.strength for one in shown.enemies] == [1, 1, 1, 3, 1, None]
    assert [one.world for one in shown.gods] == ["asgard"] * 3
    assert [(one.life, one.most_life) for one in shown.gods] == [(7, 7)] * 3
    assert (shown.reserves.elves, shown.reserves.dice, shown.reserves.heroes) == (9, 9, 8)
    assert (shown.reserves.giants, shown.reserves.anonymous, shown.iotunns_left) == (8, 8, 7)
    assert shown.artifacts.left == [5, 5, 5]
    assert shown.cage == []
    assert shown.wheel == [[]] * 6
    assert [deck.size for deck in shown.decks] == [5, 5, 5]
    assert all(deck.unseen and len(deck.unknown) == 6 for deck in shown.decks)


def test_the_hard_path_has_its_spots_and_the_gods_their_gifts() -> None:
    shown = view(None, gods=["freyr", "tyr", "freyia"], options={"hard": True})
    assert shown.path == ["start", "plain", "giant", "plain", "anonymous", "plain", "iotunn", "tree"]
    assert [one.elves for one in shown.gods] == [2, 0, 0]
    assert [one.powers for one in shown.gods] == [["pairs-of-elves"], ["defy-fenrir"], ["heroes-after-throw"]]
    assert [one.god_faces for one in shown.gods] == [["e"], ["b", "c", "e"], ["e"]]
    assert shown.gods[0].vanir_faces == ["e", "f"]
    assert shown.gods[2].relations == [Relation("freyr", "fellow"), Relation("tyr", "fellow")]


@pytest.mark.parametrize(
    ("turned", "columns"),
    [
        (0, ["asgard midgard iotunheim", "vanaheim nidavellir niflheim", "alfheim svartalfheim muspellheim"]),
        (1, ["asgard svartalfheim iotunheim", "vanaheim midgard niflheim", "alfheim nidavellir muspellheim"]),
        (2, ["asgard nidavellir iotunheim", "vanaheim svartalfheim niflheim", "alfheim midgard muspellheim"]),
    ],
)
def test_columns_say_what_is_above_what(turned: int, columns: list[str]) -> None:
    shown = view(turned=turned)
    assert [" ".join(column) for column in shown.columns] == columns
    for one in shown.worlds:
        assert one.world in shown.columns[one.column]


def test_e1_odin_on_iotunheim_may_go_to_its_level_and_its_column() -> None:
    data: dict[str, Any] = {"gods": gods_at("iotunheim", "asgard", "asgard"), "active": "odin"}
    reach = {one.world for one in view(**data).worlds if one.reachable}
    assert reach == {"iotunheim", "muspellheim", "niflheim", "midgard", "asgard"}
    reach = {one.world for one in view(**data, turned=1).worlds if one.reachable}
    assert reach == {"iotunheim", "muspellheim", "niflheim", "svartalfheim", "asgard"}


@pytest.mark.parametrize(
    ("worlds", "loki", "mode", "amount"),
    [
        (("alfheim", "asgard", "asgard"), "cage", "normal", 2),
        (("alfheim", "alfheim", "asgard"), "cage", "bonus", 3),
        (("alfheim", "asgard", "asgard"), "alfheim", "penalty", 1),
        (("alfheim", "alfheim", "asgard"), "alfheim", "normal", 2),
        (("asgard", "asgard", "asgard"), "cage", "normal", 2),
        (("asgard", "alfheim", "asgard"), "cage", "bonus", 3),
    ],
)
def test_e13_the_mode_is_that_of_the_reader_as_if_he_stood_there(
    worlds: tuple[str, ...], loki: str, mode: str, amount: int
) -> None:
    seen = world("alfheim", gods=gods_at(*worlds), enemies={"loki": loki}, active="thor")
    assert (seen.mode, seen.amount, seen.risk) == (mode, amount, 0)


def test_each_seat_finds_the_worlds_in_his_own_way() -> None:
    data: dict[str, Any] = {"gods": gods_at("alfheim", "midgard", "alfheim"), "active": "odin"}
    assert world("alfheim", 1, **data).mode == "bonus"
    assert world("midgard", 0, **data).mode == "normal"
    assert world("midgard", 1, **data).mode == "penalty"
    assert world("midgard", None, **data) == world("midgard", 0, **data)


def test_before_anybody_plays_spectators_see_no_mode() -> None:
    seen = world("asgard", None)
    assert (seen.mode, seen.risk, seen.amount, seen.closed, seen.reachable) == (None, 0, 0, None, False)


def test_risky_actions_show_their_risks() -> None:
    data: dict[str, Any] = {"giants": 2, "anonymous": 2, "devastated": ["alfheim"]}
    assert [world(name, **data).risk for name in ("asgard", "niflheim", "muspellheim")] == [2, 3, 3]


@pytest.mark.parametrize(
    ("name", "reason", "data"),
    [
        ("asgard", "nothing-to-heal", {}),
        ("niflheim", "ladder-empty", {}),
        ("muspellheim", "ladder-empty", {}),
        ("midgard", "reserve-empty", {"heroes": 8}),
        ("alfheim", "devastated", {"devastated": ["alfheim"]}),
        ("alfheim", "blocked", {"iotunns": ["baugi"], "devastated": ["alfheim"]}),
        ("alfheim", "healed-this-turn", {"active": "freyr", "healed": ["alfheim"]}),
        ("alfheim", "reserve-empty", {"gods": [{"god": "odin", "elves": 9}, "thor", "freyr"]}),
        ("alfheim", None, {}),
    ],
)
def test_a_closed_world_says_why(name: str, reason: str | None, data: dict[str, Any]) -> None:
    assert world(name, **data).closed == reason


def test_healing_costs_two_lives_or_one_with_the_apples_and_cannot_be_done_where_an_iotunn_blocks() -> None:
    assert world("alfheim", devastated=["alfheim"]).heal == 2
    assert world("alfheim").heal is None
    assert world("alfheim", devastated=["alfheim"], iotunns=["baugi"]).heal is None
    apples = [{"god": "odin", "artifacts": ["idunn"]}, "thor", "freyr"]
    assert world("alfheim", devastated=["alfheim"], gods=apples).heal == 1


def test_iotunns_stand_where_they_block_ride_or_hinder() -> None:
    shown = view(
        iotunns=["geirrod", "gerda", "vafthrudnir", "thrym"], enemies={"surt": "midgard"}, iotunns_discarded=["beli"]
    )
    standing = {one.world: one.iotunns for one in shown.worlds if one.iotunns}
    assert standing == {"midgard": ["geirrod", "gerda"], "iotunheim": ["thrym"]}
    assert [one.rider for one in shown.enemies] == ["gerda", None, None, None, "vafthrudnir", None]
    assert (shown.iotunns_left, shown.iotunns_discarded) == (3, ["beli"])


@pytest.mark.parametrize(
    ("name", "data", "next_"),
    [
        ("surt", {}, ["up:svartalfheim", "turn", "giants:2"]),
        ("surt", {"turned": 2}, ["up:midgard", "devastate:midgard", "turn", "giants:2"]),
        ("surt", {"turned": 2, "devastated": ["midgard"]}, ["up:midgard", "turn", "giants:2"]),
        ("surt", {"enemies": {"surt": "asgard"}}, ["past-top"]),
        ("hel", {}, ["up:nidavellir", "turn", "life:1"]),
        ("hel", {"enemies": {"hel": "nidavellir"}}, ["up:vanaheim", "devastate:vanaheim", "turn", "life:1"]),
        ("loki", {}, ["to", "turn", "iotunn"]),
        ("loki", {"gods": gods_at("asgard", "midgard", "asgard"), "active": "odin"},
         ["to:midgard", "devastate:midgard", "turn", "iotunn"]),
        ("loki", {"gods": gods_at("asgard", "vanaheim", "asgard"), "active": "odin"}, ["turn", "iotunn"]),
        ("iormungand", {}, ["island:1", "anonymous:1"]),
        ("iormungand", {"island": 3}, ["island:4", "anonymous:3"]),
        ("iormungand", {"island": 4}, ["out-of-islands"]),
        ("fenrir", {}, ["out", "stop"]),
        ("fenrir", {"enemies": {"loki": "asgard"}}, ["out", "devastate:asgard", "stop"]),
        ("fenrir", {"enemies": {"fenrir": "asgard"}}, ["life:3", "stop"]),
        ("fenrir", {"gods": ["odin", "tyr", "freyr"], "active": "odin", "options": {"hard": True}}, ["out"]),
        ("nidhogg", {}, ["spot:1"]),
        ("nidhogg", {"spot": 4}, ["spot:5", "win"]),
        ("nidhogg", {"spot": 1, "options": {"hard": True}}, ["spot:2", "giants:1"]),
        ("nidhogg", {"spot": 3, "options": {"hard": True}}, ["spot:4", "anonymous:1"]),
        ("nidhogg", {"spot": 5, "options": {"hard": True}}, ["spot:6", "iotunn"]),
    ],
)  # fmt: skip
def test_an_enemy_says_what_its_next_activation_does(name: str, data: dict[str, Any], next_: list[str]) -> None:
    assert enemy(name, **data).next == next_


def test_where_a_beaten_enemy_goes() -> None:
    homes = [one.retreat for one in view().enemies]
    assert homes == ["muspellheim", "niflheim", "cage", None, "cage", None]
    assert enemy("iormungand", island=2).retreat == "island:1"


def test_an_enemy_is_armed_if_a_card_lies_open_and_in_a_solo_game_only_one() -> None:
    shown = view(gods=GODS, wheel=["odin surt"])
    assert [one.armed for one in shown.enemies] == [True, False, False, False, False, False]
    assert shown.enemies[SURT].open == shown.wheel[SURT] == [Card("odin", "surt")]
    solo: dict[str, Any] = {"seats": 1, "gods": GODS}
    assert enemy("surt", **solo, wheel=["odin surt"]).armed
    assert not enemy("surt", **solo, wheel=["odin surt", "thor surt"]).armed


def test_the_cage_opens_from_the_lowest_notch() -> None:
    assert view(devastated=["asgard", "midgard"]).cage == [2, 3]
    assert view(devastated=["asgard", "midgard"]).enemies[FENRIR].strength == 3


def test_known_cards_of_a_deck_are_shown_in_their_order() -> None:
    decks = [{"top": ["odin hel", "odin surt"], "bottom": ["odin loki"], "down": "odin fenrir"}, {}, {}]
    deck = view(gods=GODS, decks=decks).decks[0]
    assert [card.enemy for card in deck.top] == ["hel", "surt"]
    assert [card.enemy for card in deck.bottom] == ["loki"]
    assert [card.enemy for card in deck.unknown] == ["iormungand", "nidhogg"]
    assert (deck.down, deck.unseen, deck.size) == (Card("odin", "fenrir"), False, 5)


def test_a_throw_shows_its_dice_and_what_they_do() -> None:
    """Example 2: god die d, Vanir dice a, b and f; an Elf has changed the b, a Hero helps."""
    s = GAME.from_position({"gods": GODS, "active": "odin"})
    s.thrower, s.risks, s.prevented, s.heroes_used, s.elves_used = 0, 4, 1, 1, 1
    s.god_face, s.faces, s.changed = 4, [1, 2, 6], 1 << 2
    shown = view_of(s, 1).throw
    assert shown is not None
    assert (shown.god, shown.against, shown.risks, shown.prevented, shown.left) == ("odin", None, 4, 1, 1)
    assert shown.god_die == Die("d", False, False, False)
    assert shown.dice == [Die("a", False, False, True), Die("b", True, True, False), Die("f", False, True, True)]


def random_position(rng: Random) -> dict[str, Any]:
    """Anything on the Tree that can be there; often close to the end."""
    names = ["freyr", "freyia", "frigg", "heimdall", "odin", "thor", "tyr"]
    seats = rng.randint(1, 5)
    lives = {1: 9, 2: 8, 3: 7, 4: 6, 5: 5}[seats]
    gods: list[Any] = []
    for slot, god in enumerate(rng.sample(names, max(3, seats))):
        life = rng.randint(1, lives if slot < seats else 5)
        gods.append({"god": god, "world": rng.choice(WORLDS), "life": life})
    enemies = {
        "surt": rng.choice(["muspellheim", *WORLDS[:6]]),
        "hel": rng.choice(["niflheim", *WORLDS[:6]]),
        "loki": rng.choice(PLACES),
        "fenrir": rng.choice(["cage", "asgard"]),
    }
    standing = [*enemies.values(), "midgard"]
    crowded = {place for place in standing if standing.count(place) > 1} - {"cage"}
    others = [one for one in WORLDS if one not in crowded]
    rng.shuffle(others)
    iotunns = rng.sample(IOTUNNS, rng.choice([0, 3, 7]))
    free_order, hard = rng.random() < 0.5, rng.random() < 0.5
    active = rng.randrange(seats)
    later = [gods[seat]["god"] for seat in range(seats) if seat != active and rng.random() < 0.6]
    rng.shuffle(later)
    return {
        "seats": seats, "options": {"hard": hard, "free_order": free_order}, "gods": gods, "enemies": enemies,
        "devastated": [*crowded, *others[: rng.choice([0, 2, 7 - len(crowded)])]],
        "iotunns": iotunns, "iotunns_discarded": [one for one in IOTUNNS if one not in iotunns and rng.random() < 0.3],
        "turned": rng.randrange(3), "island": rng.randrange(5), "giants": rng.randint(0, 8),
        "anonymous": rng.randint(0, 8), "heroes": rng.randint(0, 8), "spot": rng.randrange(7 if hard else 5),
        "active": gods[active]["god"], "order": later, "step": "move",
    }  # fmt: skip


def told(s: State, before: State, number: int, god: int) -> list[str]:
    """What an activation has done, in the words of the view."""
    found: list[str] = []
    if s.enemies[number] != before.enemies[number]:
        if number in (SURT, HEL):
            found.append(f"up:{WORLDS[s.enemies[number]]}")
        else:
            found.append("out" if number == FENRIR else f"to:{WORLDS[s.enemies[number]]}")
    if s.island != before.island:
        found.append(f"island:{s.island}")
    if s.spot != before.spot:
        found.append(f"spot:{s.spot}")
    found += [f"devastate:{WORLDS[one]}" for one in range(9) if s.devastated[one] > before.devastated[one]]
    found += ["turn"] if s.turned != before.turned else []
    found += [f"giants:{s.giants - before.giants}"] if s.giants != before.giants else []
    found += [f"anonymous:{s.anonymous - before.anonymous}"] if s.anonymous != before.anonymous else []
    found += [f"life:{before.life[god] - s.life[god]}"] if s.life != before.life else []
    woke = s.iotunns != before.iotunns or (s.stack and s.stack[-1].name == "DrawIotunn")
    found += ["iotunn"] if woke else []
    found += ["stop"] if s.stopped else []
    return [*found, "win"] if s.outcome == WON else found


@pytest.mark.parametrize("seed", range(150))
def test_what_is_foreseen_is_what_happens(seed: int) -> None:
    """Every Enemy is activated for every god who may reveal next, and the view had said what comes of it."""
    s = GAME.from_position(random_position(Random(seed)))
    shown = view_of(s, None)
    if not s.order:
        revealers = list(range(s.seats))
    else:
        revealers = s.order if s.free_order else s.order[:1]
    for number in range(NIDHOGG + 1):
        seen = shown.enemies[number]
        lost = False
        for god in revealers:
            after = s.copy()
            after.active, after.stopped = god, 0
            before = after.copy()
            activate(after, number)
            is_same_for_all = len(revealers) == 1 or number in (SURT, HEL, IORMUNGAND, NIDHOGG)
            if after.outcome == LOST:
                lost = True
            elif is_same_for_all:
                assert told(after, before, number, god) == seen.next
        assert seen.loses == lost, ENEMIES[number]


@pytest.mark.parametrize("seed", range(40))
def test_a_beaten_enemy_goes_where_the_view_says(seed: int) -> None:
    s = GAME.from_position(random_position(Random(seed)))
    for number in (SURT, HEL, LOKI, IORMUNGAND, FENRIR):
        home = view_of(s, 0).enemies[number].retreat
        after = s.copy()
        if home is not None:
            retreat(after, number)
            place = f"island:{after.island}" if number == IORMUNGAND else PLACES[after.enemies[number]]
            assert place == home


def test_when_the_game_is_over_nothing_is_foreseen() -> None:
    s = GAME.from_position({"gods": GODS})
    s.outcome, s.reason, s.spot = LOST, 1, 0
    s.stack.clear()
    shown = view_of(s, 0)
    assert (shown.outcome, shown.reason) == ("lost", "life")
    assert all(one.next == [] and not one.loses for one in shown.enemies)


@pytest.mark.parametrize("hard", [False, True])
def test_at_the_end_of_his_path_nidhogg_goes_nowhere(hard: bool) -> None:
    """For a moment before the game is over: whoever watches it happen is shown this state."""
    s = GAME.from_position({"gods": GODS, "options": {"hard": hard}})
    s.spot = len(page_of(s).path) - 1
    shown = next(one for one in view_of(s, None).enemies if one.enemy == "nidhogg")
    assert (shown.next, shown.loses) == ([], False)


def test_before_gods_are_chosen_slots_have_numbers() -> None:
    s = GAME.from_position({"seats": 2})
    s.gods = [NONE] * 3
    shown = view_of(s, None)
    assert [one.god for one in shown.gods] == [None] * 3
    assert shown.decks[0].unknown[0].god == "god 1"
