"""Positions written by hand: what is accepted, what is filled in, and what is written down of a game."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any, Final

import pytest

from gladsheim.errors import BadPosition, GladsheimError
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.printed import ARTIFACTS, ARTIFACTS_PER_LEVEL, NONE
from gladsheim.games.yggdrasil.rules.state import UNSEEN, State
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked, legal, play, question
from gladsheim.kernel.replay import parse, replay
from gladsheim.kernel.step import NATURE
from gladsheim.kernel.view import Options

PLAIN: Final[dict[str, Any]] = {
    "seats": 3,
    "options": {"hard": True, "free_order": False},
    "gods": [
        {
            "god": "odin",
            "world": "midgard",
            "life": 3,
            "elves": 1,
            "dice": 2,
            "artifacts": ["draupnir", "gullinbursti"],
        },
        {"god": "thor", "world": "iotunheim", "god_faces": ["b"], "relations": ["tie odin", "companion freyr"]},
        "freyr",
    ],
    "round": 4,
    "spot": 2,
    "turned": 1,
    "island": 2,
    "giants": 4,
    "anonymous": 3,
    "heroes": 2,
    "enemies": {"surt": "midgard", "loki": "cage", "fenrir": "asgard"},
    "devastated": ["midgard", "alfheim"],
    "iotunns": ["gerda", "thrym"],
    "iotunns_discarded": ["beli"],
    "creatures_discarded": ["skuld", "urd"],
    "artifacts": ["andvarinaut", "gungnir", "svalinn"],
    "wheel": ["odin hel", "thor surt"],
    "decks": [
        {"top": ["odin loki"], "bottom": ["odin surt", "odin fenrir"]},
        {"down": "thor nidhogg"},
        {"down": "unseen", "late": ["freyr hel"]},
    ],
    "step": "act",
    "active": "odin",
    "order": ["freyr", "thor"],
    "revealed": "odin hel",
    "healed": ["vanaheim"],
}


def position(**changes: Any) -> State:
    """The plain position with some keys changed; None takes a key out."""
    return start(**{key: value for key, value in {**PLAIN, **changes}.items() if value is not None})


def start(**data: Any) -> State:
    """A position of nothing but these keys."""
    s = GAME.position(data, seed=0, companion=True).state
    assert isinstance(s, State)
    return s


def asks(s: State) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(seat, step.name) for seat in asked(s) if (step := question(s, seat)) is not None]


def moves(s: State, seat: int) -> list[str]:
    """What a seat may answer."""
    step = question(s, seat)
    assert step is not None
    return [step.show(s, move) for move in legal(s, seat)]


def test_a_position_is_shown_as_it_was_written() -> None:
    s = position()
    view = GAME.view(s, 0)
    assert asks(s) == [(0, "Act")]
    assert (view.round, view.spot, view.turned, view.island) == (4, 2, 1, 2)
    assert (view.giants, view.anonymous, view.heroes) == (4, 3, 2)
    assert [one.place for one in view.enemies] == ["midgard", "niflheim", "cage", "midgard", "asgard", None]
    assert [one.world for one in view.worlds if one.devastated] == ["alfheim", "midgard"]
    assert (view.iotunns, view.iotunns_discarded) == (["gerda", "thrym"], ["beli"])
    assert view.creatures_discarded == ["skuld", "urd"]
    assert view.artifacts.shown == ["andvarinaut", "gungnir", "svalinn"]
    assert view.artifacts.left == [4, 5, 4]
    assert [one.world for one in view.gods] == ["midgard", "iotunheim", "asgard"]
    assert [one.life for one in view.gods] == [3, 7, 7]
    assert [one.elves for one in view.gods] == [1, 0, 2]
    assert (view.reserves.elves, view.reserves.dice) == (6, 7)
    assert view.gods[1].god_faces == ["b", "e"]
    assert [(one.god, one.kind) for one in view.gods[1].relations] == [("odin", "tie"), ("freyr", "companion")]
    assert [(one.god, one.kind) for one in view.gods[0].relations] == [("thor", "brother"), ("freyr", "brother")]
    assert (view.active, view.order, view.healed) == (0, [2, 1], ["vanaheim"])
    assert view.revealed is not None
    assert view.revealed.enemy == "hel"
    assert [[card.god for card in cards] for cards in view.wheel] == [["thor"], ["odin"], [], [], [], []]


def test_a_position_comes_back_as_it_was_written() -> None:
    written = GAME.to_position(position())
    again = GAME.from_position(written)
    assert GAME.dump(again) == GAME.dump(position())
    assert GAME.to_position(again) == written


def test_what_is_left_out_is_as_at_the_start() -> None:
    s = start()
    fresh = GAME.new(3, {"hard": False, "free_order": False})
    assert asks(s) == [(0, "ProposeOrder"), (1, "ProposeOrder"), (2, "ProposeOrder")]
    for field in ("places", "life", "elf_reserve", "enemies", "unknown", "wheel", "devastated", "spot"):
        assert getattr(s, field) == getattr(fresh, field)
    assert s.down == [UNSEEN] * 3
    assert s.shown == [0, 6, 12]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_of_seats_has_its_gods_cards_and_lives(seats: int) -> None:
    s = start(seats=seats)
    assert len(s.gods) == max(3, seats)
    assert [len(cards) for cards in s.unknown] == ([18] if seats == 1 else [6] * seats)
    assert s.shares == ([3, 3] if seats == 2 else [0] * seats)
    step = {1: "Reveal"}.get(seats, "ProposeOrder")
    assert asks(s)[0][1] == step


def test_null_stands_for_a_pile_whose_artifacts_are_all_held_and_for_no_other() -> None:
    low = list(ARTIFACTS[:ARTIFACTS_PER_LEVEL])
    gods: list[Any] = [{"god": "odin", "artifacts": low}, "thor", "tyr"]
    s = start(gods=gods, artifacts=[None, ARTIFACTS[7], ARTIFACTS[14]])
    assert s.shown == [NONE, 7, 14]
    assert start(gods=gods).shown[0] == NONE, "as it is where nothing is written"
    with pytest.raises(BadPosition) as refused:
        start(gods=["odin", "thor", "tyr"], artifacts=[None, ARTIFACTS[7], ARTIFACTS[14]])
    assert (refused.value.code, refused.value.terms["names"]) == ("position/missing", ", ".join(low))


def test_seats_are_as_many_as_decks_or_gods() -> None:
    assert start(decks=[{}, {}]).seats == 2
    assert start(gods=["odin", "thor", "tyr", "freyr"]).seats == 4
    assert start(gods=["odin", "thor", "tyr"]).seats == 3
    assert start(seats=1, gods=["odin", "thor", "tyr"]).seats == 1


def test_with_a_free_order_the_next_god_is_chosen_among_those_left() -> None:
    s = start(options={"free_order": True}, gods=["odin", "thor", "tyr"], order=["tyr", "odin"])
    assert moves(s, 1) == ["odin", "tyr"]
    assert s.down == [UNSEEN, NONE, UNSEEN]


def test_a_turn_can_begin_with_a_card_that_everybody_knows() -> None:
    s = start(
        gods=["odin", "thor", "tyr"],
        step="reveal",
        active="odin",
        wheel=["thor surt"],
        decks=[{"down": "odin surt"}, {}, {}],
    )
    assert asks(s) == [(0, "Move")]
    assert (s.giants, s.turned) == (2, 1)
    assert [cards[-1:] for cards in s.bottoms] == [[0], [6], []]


def test_a_turn_can_begin_with_a_card_that_nobody_knows() -> None:
    s = start(gods=["odin", "thor", "tyr"], step="reveal", active="thor", order=["tyr"])
    assert asks(s) == [(NATURE, "Reveal")]
    assert s.down == [NONE, UNSEEN, UNSEEN]


def test_a_companion_is_joined_before_the_move() -> None:
    data = {
        "gods": [{"god": "frigg", "relations": ["companion freyia"]}, {"god": "freyia", "world": "alfheim"}, "thor"]
    }
    s = start(**data, step="join", active="frigg")
    assert asks(s) == [(0, "JoinCompanion")]
    assert asks(start(**data, step="move", active="frigg")) == [(0, "Move")]


def test_a_god_who_may_act_and_fight_can_have_done_one_of_them() -> None:
    s = position(done=["action"], iotunns=["geirrod"], enemies={"loki": "cage"}, devastated=[])
    assert asks(s) == [(0, "Act")]
    assert moves(s, 0) == ["pass", "fight iormungand", "fight geirrod"]
    assert GAME.to_position(s)["done"] == ["action"]


def test_cards_of_the_support_lie_where_they_are_written_and_else_nobody_knows() -> None:
    decks = [{"bottom": ["tyr surt"]}, {"top": ["tyr hel"], "middle": ["tyr loki"]}]
    s = start(gods=["odin", "thor", "tyr"], decks=decks, shares=[1, 2])
    assert (s.shared, s.shares) == ([15, 16, 17], [1, 2])
    assert (s.bottoms, s.unknown[1]) == ([[12], []], [6, 7, 8, 9, 10, 11, 14])
    assert s.down == [UNSEEN, 13]
    s = start(gods=["odin", "thor", "tyr"], decks=decks, shares=[3, 0])
    assert (s.shared, s.shares) == ([], [0, 0]), "whatever must be in one deck is in it"
    assert s.unknown[0] == [0, 1, 2, 3, 4, 5, 15, 16, 17]


def random_moments(seats: int, options: Options, seed: int) -> list[State]:
    """The states of a random game."""
    rng = Random(seed)
    s = GAME.new(seats, GAME.complete(options))
    found: list[State] = []
    while s.stack and len(found) < 400:
        found.append(s.copy())
        seat = rng.choice(asked(s))
        play(s, seat, rng.choice(legal(s, seat)))
    return [*found, s]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("hard", [False, True], ids=["easy", "hard"])
@pytest.mark.parametrize("free_order", [False, True], ids=["ordered", "free"])
def test_whatever_can_be_written_of_a_game_is_read_back(seats: int, hard: bool, free_order: bool) -> None:
    written: set[str] = set()
    for seed in range(3):
        for s in random_moments(seats, {"hard": hard, "free_order": free_order}, seed):
            top = s.stack[-1].name if s.stack else "over"
            if top in ("Order", "NextGod", "Reveal", "Move", "Act"):
                data = GAME.to_position(s)
                again = GAME.from_position(data)
                assert GAME.dump(again) == GAME.dump(s)
                assert GAME.complete(data["options"]) == {"hard": hard, "free_order": free_order, "saga": "none"}
                written.add(data["step"])
            else:
                with pytest.raises(BadPosition) as refused:
                    GAME.to_position(s)
                assert refused.value.code.removeprefix("yggdrasil/position-") == ("in-between" if s.stack else "over")
    assert written >= {"move", "act"}
    assert seats == 1 or "order" in written


IMPOSSIBLE: Final[list[tuple[str, dict[str, Any]]]] = [
    ("position/unknown-key", {"lunch": 3}),
    ("position/unknown-key", {"gods": [{"god": "odin", "hat": 1}, "thor", "freyr"]}),
    ("position/unknown-key", {"decks": [{"side": []}, {}, {}]}),
    ("position/not-by-name", {"options": 3}),
    ("position/unknown-name", {"options": {"hard": "yes"}}),
    ("position/not-a-number", {"seats": 6}),
    ("position/not-a-number", {"seats": 0}),
    ("position/not-a-number", {"seats": True}),
    ("position/not-a-number", {"round": 0}),
    ("position/not-a-number", {"spot": 7}),
    ("position/not-a-number", {"spot": 5, "options": {}}),
    ("position/not-a-number", {"turned": 3}),
    ("position/not-a-number", {"island": 5}),
    ("position/not-a-number", {"giants": 9}),
    ("position/not-a-number", {"anonymous": -1}),
    ("position/not-a-number", {"heroes": "all"}),
    ("position/not-a-number", {"gods": [{"god": "odin", "life": 8}, "thor", "freyr"]}),
    ("position/not-a-number", {"gods": [{"god": "odin", "life": 0}, "thor", "freyr"]}),
    ("position/not-a-number", {"gods": [{"god": "odin", "elves": 10}, "thor", "freyr"]}),
    ("position/unknown-name", {"gods": ["odin", "thor", "loki"]}),
    ("position/missing", {"gods": [{"world": "asgard"}, "thor", "freyr"]}),
    ("position/unknown-name", {"gods": [{"god": "odin", "world": "valhalla"}, "thor", "freyr"]}),
    ("position/unknown-name", {"gods": [{"god": "odin", "artifacts": ["excalibur"]}, "thor", "freyr"]}),
    ("position/unknown-name", {"gods": [{"god": "odin", "powers": ["flight"]}, "thor", "freyr"]}),
    ("position/unknown-name", {"gods": [{"god": "odin", "god_faces": ["a"]}, "thor", "freyr"]}),
    ("position/unknown-name", {"gods": [{"god": "odin", "relations": ["cousin thor"]}, "thor", "freyr"]}),
    ("position/unknown-name", {"gods": [{"god": "odin", "relations": ["tie tyr"]}, "thor", "freyr"]}),
    ("position/unknown-name", {"enemies": {"odin": "asgard"}}),
    ("position/unknown-name", {"enemies": {"surt": "valhalla"}}),
    ("position/unknown-name", {"devastated": ["cage"]}),
    ("position/unknown-name", {"iotunns": ["loki"]}),
    ("position/unknown-name", {"creatures_discarded": ["cat"]}),
    ("position/unknown-name", {"artifacts": ["gungnir", "gungnir", "svalinn"]}),
    ("position/too-many", {"artifacts": ["draupnir", "gungnir", "svalinn"]}),
    ("position/missing", {"artifacts": [None, "gungnir", "svalinn"]}),
    ("position/unknown-name", {"step": "lunch"}),
    ("position/unknown-name", {"active": "tyr"}),
    ("position/unknown-name", {"order": ["loki"]}),
    ("position/unknown-name", {"done": ["dance"]}),
    ("position/not-by-seat", {"decks": [{}, {}]}),
    ("not-by-god", {"gods": ["odin", "thor"]}),
    ("position/not-a-list", {"gods": "odin"}),
    ("position/not-by-name", {"gods": ["odin", 3, "freyr"]}),
    ("position/not-by-name", {"enemies": ["surt"]}),
    ("position/not-by-name", {"decks": [[], {}, {}]}),
    ("position/not-a-list", {"wheel": "odin hel"}),
    ("position/not-a-list", {"devastated": "midgard"}),
    ("position/not-a-list", {"order": "thor"}),
    ("position/not-a-list", {"decks": [{"top": "odin loki"}, {}, {}]}),
    ("position/named-twice", {"gods": ["odin", "thor", "odin"]}),
    ("position/named-twice", {"devastated": ["midgard", "midgard"]}),
    ("position/named-twice", {"order": ["thor", "thor"]}),
    ("position/named-twice", {"gods": [{"god": "odin", "relations": ["tie thor", "tie thor"]}, "thor", "freyr"]}),
    ("position/unknown-name", {"wheel": ["tyr hel"]}),
    ("position/unknown-name", {"wheel": [7]}),
    ("position/unknown-name", {"decks": [{"down": "hel"}, {}, {}]}),
    ("position/unknown-name", {"revealed": "hel"}),
    ("held-twice", {"gods": [{"god": "odin", "artifacts": ["idunn"]}, {"god": "thor", "artifacts": ["idunn"]}, "tyr"]}),
    ("related-to-himself", {"gods": [{"god": "odin", "relations": ["tie odin"]}, "thor", "freyr"]}),
    ("position/too-many", {"gods": [{"god": "odin", "elves": 5}, {"god": "thor", "elves": 5}, "tyr"]}),
    ("position/too-many", {"gods": [{"god": "odin", "dice": 5}, {"god": "thor", "dice": 5}, "freyr"]}),
    ("position/unknown-name", {"enemies": {"surt": "cage"}}),
    ("position/unknown-name", {"enemies": {"surt": "niflheim"}}),
    ("position/unknown-name", {"enemies": {"hel": "iotunheim"}}),
    ("position/unknown-name", {"enemies": {"iormungand": "asgard"}}),
    ("position/unknown-name", {"enemies": {"fenrir": "midgard"}}),
    ("position/unknown-name", {"enemies": {"nidhogg": "niflheim"}}),
    ("too-many-markers", {"devastated": ["asgard", "alfheim", "vanaheim", "midgard", "nidavellir", "svartalfheim",
                                         "iotunheim", "niflheim"]}),
    ("two-enemies", {"devastated": ["alfheim"]}),
    ("too-many-iotunns", {"iotunns": ["thjazi", "baugi", "skadi", "geirrod", "greip", "gjalp", "starkadr", "beli"],
                          "iotunns_discarded": None}),
    ("active-and-discarded", {"iotunns_discarded": ["gerda"]}),
    ("three-artifacts", {"artifacts": ["andvarinaut"]}),
    ("position/not-a-list", {"artifacts": "andvarinaut"}),
    ("wheel-full", {"wheel": ["odin hel", "thor hel"]}),
    ("wheel-full", {"seats": 1, "gods": ["odin", "thor", "freyr"], "wheel": ["odin hel", "thor hel", "freyr hel"],
                    "decks": None, "order": None}),
    ("card-twice", {"wheel": ["odin hel", "odin hel"]}),
    ("card-twice", {"decks": [{"top": ["odin hel"]}, {}, {}]}),
    ("card-twice", {"decks": [{}, {"down": "thor surt"}, {}]}),
    ("not-his-card", {"decks": [{"top": ["thor loki"]}, {}, {}]}),
    ("not-his-card", {"decks": [{}, {"down": "odin loki"}, {}]}),
    ("support-has", {"seats": 2, "gods": ["odin", "thor", {"god": "tyr", "elves": 1}], "decks": None}),
    ("support-has", {"seats": 2, "gods": ["odin", "thor", {"god": "tyr", "artifacts": ["idunn"]}], "decks": None}),
    ("shares", {"seats": 2, "decks": None, "order": ["thor"], "shares": [1, 1]}),
    ("position/not-now", {"shares": [0, 0, 0]}),
    ("has-played", {"decks": [{"down": "odin loki"}, {}, {}]}),
    ("has-played", {"order": ["freyr"]}),
    ("no-card-down", {"decks": [{}, {"down": None}, {}]}),
    ("nothing-unseen", {"decks": [{}, {"down": "unseen", "bottom": [f"thor {one}" for one in
                        ("hel", "loki", "iormungand", "fenrir", "nidhogg")]}, {}]}),
    ("late", {"decks": [{"late": ["odin loki"]}, {}, {}]}),
    ("late", {"decks": [{}, {"down": "thor hel", "late": ["thor loki"]}, {}]}),
    ("position/not-now", {"step": "order", "order": None}),
    ("position/not-now", {"step": "reveal"}),
    ("position/not-now", {"step": "move", "done": ["action"]}),
    ("all-in-order", {"step": "order", "active": None, "revealed": None, "healed": None}),
    ("all-in-order", {"step": "order", "active": None, "revealed": None, "healed": None, "order": [],
                      "options": {"free_order": True}}),
    ("active-in-order", {"order": ["odin"]}),
    ("revealed-down", {"revealed": "thor nidhogg"}),
    ("cannot-do-more", {"done": ["fight"]}),
    ("cannot-do-more", {"iotunns": [], "done": ["fight", "action"]}),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "changes"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_is_wrong(reason: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        position(**changes)
    assert refused.value.code == (reason if "/" in reason else f"yggdrasil/position-{reason}")
    assert refused.value.sentence
    assert refused.value.sentence != refused.value.code.replace("/", "-"), "a sentence, not its id"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadPosition) as refused:
        start(options={"sagas": True})
    assert refused.value.code == "position/unknown-name"


NONSENSE: Final[list[Any]] = [
    None, True, False, 0, -1, 3, 10**30, 10**5000, 1.5, float("nan"), float("inf"), "", "odin", "midgard", "\0", [],
    [[]], [None], [None, None, None], ["odin"], [["odin"], "x", {}], {}, {"": ""}, {"surt": None}, {"1": [None]},
    {"surt": "midgard"}, {None: None}, {"surt": 10**5000}, (), ((), ()), set(), b"odin", object(), "order", "act",
    [{}, {}, {}], [{"top": [None]}, {}, {}], [{"down": object()}, {}, {}], [{"god": object()}, "thor", "tyr"],
    [{"god": "odin", "life": 1.5}, "thor", "freyr"], [{"god": "odin", "relations": [3, ""]}, "thor", "freyr"],
    ["odin hel", "odin surt"], ["odin", "thor", "freyr"], ["midgard"], [0, 0], [3, None],
]  # fmt: skip
KEYS: Final = [*PLAIN, "shares", "done", "nonsense"]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", NONSENSE, ids=lambda value: repr(type(value).__name__))
def test_nonsense_raises_nothing_but_our_own_errors(key: str, value: Any) -> None:
    for data in ({**PLAIN, key: value}, {key: value}, {"seats": 2, key: value}, {"seats": 1, key: value}):
        with contextlib.suppress(GladsheimError):
            match: Match = GAME.position(data, seed=0)
            assert replay(parse(match.record()), GAME).view(None) == match.view(None)


@pytest.mark.parametrize("data", [one for one in NONSENSE if one != {}], ids=lambda value: repr(type(value).__name__))
def test_what_is_no_position_at_all_is_refused(data: Any) -> None:
    with pytest.raises(GladsheimError):
        GAME.position(data, seed=0)


@pytest.mark.parametrize("hard", [False, True])
def test_the_faces_that_a_view_shows_can_be_written_into_a_position(hard: bool) -> None:
    options = {"hard": hard}
    gods: list[dict[str, Any]] = [{"god": "odin"}, {"god": "thor", "god_faces": ["c"]}, {"god": "freyr"}]
    shown = seen_gods({"options": options, "gods": gods})
    copied = [{"god": god.god, "god_faces": god.god_faces, "vanir_faces": god.vanir_faces} for god in shown]
    assert shown[1].god_faces == ["c", "e"]
    assert [god.god_faces for god in seen_gods({"options": options, "gods": copied})] == [
        one.god_faces for one in shown
    ]


def seen_gods(data: dict[str, Any]) -> list[Any]:
    """What everybody sees of the gods of a position."""
    view: Any = GAME.position(data, seed=1).view()
    return list(view.gods)
