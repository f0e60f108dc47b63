"""Step 1: cards on the wheel, where they go afterwards, and what is known of decks (p. 9)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from gladsheim.games.yggdrasil.enemies.decks import (
    Look,
    candidates,
    deck_size,
    look_at_top,
    middle_size,
    put_under,
    shuffle_in,
    weight_face_down,
    weight_on_top,
)
from gladsheim.games.yggdrasil.enemies.reveal import open_cards, owner_deck, take_off_wheel
from gladsheim.games.yggdrasil.rules.state import UNSEEN, State
from tests.games.yggdrasil.tables import (
    asking,
    card_of,
    idle_turn,
    names_told,
    offered,
    open_on_wheel,
    refused,
    run,
    say,
    table,
    told,
    turn,
    under,
    where,
)


def test_p9_the_first_card_of_an_enemy_does_nothing() -> None:
    s = table()
    turn(s, "odin", "odin surt")
    assert open_on_wheel(s, "surt") == ["odin surt"]
    assert "EnemyActivated" not in names_told(s)


def test_p9_the_second_card_activates_and_both_go_under_their_decks() -> None:
    s = table(wheel="thor surt")
    turn(s, "odin", "odin surt")
    assert where(s, "surt") == "svartalfheim"
    assert open_on_wheel(s, "surt") == []
    assert (under(s, "odin"), under(s, "thor")) == (["odin surt"], ["thor surt"])


@pytest.mark.parametrize(
    ("open_card", "revealed", "to_odin", "to_thor", "support_moves"),
    [
        ("thor hel", "odin hel", ["odin hel"], ["thor hel"], False),
        ("tyr hel", "odin hel", ["odin hel"], ["tyr hel"], False),
        ("thor hel", "tyr hel", ["tyr hel"], ["thor hel"], True),
        ("odin hel", "tyr hel", ["odin hel"], ["tyr hel"], True),
    ],
)
def test_e14_two_players_and_the_supports_cards(
    open_card: str, revealed: str, to_odin: list[str], to_thor: list[str], support_moves: bool
) -> None:
    s = table("odin thor", "tyr", wheel=open_card)
    turn(s, "odin", revealed)
    assert (under(s, "odin"), under(s, "thor")) == (to_odin, to_thor)
    assert (asking(s) == "SupportMove") == support_moves


def test_e15_a_lone_player_sees_an_enemy_four_times() -> None:
    s = table("odin", "freyr tyr")
    events = []
    for card in ("odin iormungand", "freyr iormungand", "tyr iormungand", "odin iormungand"):
        while asking(s) != "Reveal":
            say(s, "stay" if "stay" in offered(s) else "pass")
        if card not in offered(s):
            s.bottoms[0].remove(card_of(s, card))
            s.unknown[0].append(card_of(s, card))
        s.log = []
        say(s, card)
        events.append("EnemyActivated" in names_told(s))
        if card == "freyr iormungand":
            assert open_on_wheel(s, "iormungand") == ["odin iormungand", "freyr iormungand"]
        if card == "tyr iormungand":
            assert under(s, "odin") == ["odin iormungand", "freyr iormungand"]
            assert open_on_wheel(s, "iormungand") == ["tyr iormungand"]
            assert asking(s) != "SupportMove"
    assert events == [False, True, False, True]
    assert s.island == 2


def test_e16_fenrir_is_shuffled_into_the_deck_of_whoever_revealed_him() -> None:
    s = table(wheel="thor fenrir")
    put_under(s, 0, s.unknown[0].pop(0))
    turn(s, "odin", "odin fenrir")
    assert where(s, "fenrir") == "asgard"
    assert s.active != 0, "his turn is over"
    assert (s.bottoms[0], card_of(s, "odin fenrir") in s.unknown[0], len(s.unknown[0])) == ([], True, 6)
    assert under(s, "thor") == ["thor fenrir"]


def test_r6_the_supports_fenrir_is_shuffled_into_the_deck_of_whoever_gets_it() -> None:
    s = table("odin thor", "tyr", wheel="odin fenrir")
    turn(s, "odin", "tyr fenrir")
    assert under(s, "odin") == ["odin fenrir"]
    assert s.late[1] == [card_of(s, "tyr fenrir")], "it cannot be the card that lies face down"
    say(s, "stay")
    assert asking(s) == "Reveal"
    assert refused(s, "tyr fenrir") == "not-in-deck"
    say(s, next(card for card in offered(s) if not open_on_wheel(s, card.split()[1])))
    assert s.late[1] == []
    assert card_of(s, "tyr fenrir") in s.unknown[1]


def test_r8_a_support_moves_by_the_usual_rules_even_if_the_turn_is_over() -> None:
    s = table("odin thor", "tyr", wheel="odin fenrir")
    turn(s, "odin", "tyr fenrir")
    assert set(offered(s)) == {"stay", "alfheim", "vanaheim", "midgard", "iotunheim"}
    assert refused(s, "niflheim") == "not-reachable"
    say(s, "iotunheim")
    assert where(s, "tyr") == "iotunheim"
    assert s.active == 1


def test_p24_tyr_goes_on_after_fenrir_and_shuffles_him_in() -> None:
    s = table("tyr odin thor", wheel="odin fenrir", hard=True)
    turn(s, "tyr", "tyr fenrir")
    assert (asking(s), s.active) == ("Move", 0)
    assert card_of(s, "tyr fenrir") in s.unknown[0]


def test_r4_no_card_returns_after_the_game() -> None:
    s = table(wheel="thor nidhogg", spot=4)
    turn(s, "odin", "odin nidhogg")
    assert s.outcome == 1
    assert "CardReturned" not in names_told(s)
    assert names_told(s)[-1] == "GameWon"


def test_p21_cards_that_were_looked_at_lie_on_top_for_all_to_know() -> None:
    s = table()
    look_at_top(s, 0, 2)
    say(s, "odin hel", "odin surt")
    assert s.tops[0] == [card_of(s, "odin hel"), card_of(s, "odin surt")]
    assert [event.enemy for event in told(s, "CardSeen")] == ["hel", "surt"]
    look_at_top(s, 0, 2)
    assert asking(s) == "ProposeOrder", "they are known already"


def test_r47_a_deck_of_one_card_is_looked_at() -> None:
    s = table()
    s.bottoms[0] = [s.unknown[0].pop()]
    s.unknown[0] = [s.unknown[0][0]]
    look_at_top(s, 0, 2)
    run(s)
    assert (len(s.tops[0]), deck_size(s, 0)) == (1, 1)


def test_cards_under_a_deck_come_up_in_their_order() -> None:
    s = table()
    s.bottoms[0] = s.unknown[0][1:]
    s.unknown[0] = [s.unknown[0][0]]
    expected = s.bottoms[0][:2]
    look_at_top(s, 0, 2)
    assert s.tops[0] == expected
    assert middle_size(s, 0) == 0, "the face-down card is all that nobody knows"


def test_urd_takes_the_older_card_and_the_newer_stays() -> None:
    s = table("odin", "freyr tyr", wheel="freyr hel, tyr hel, odin surt")
    assert len(open_cards(s)) == 3
    take_off_wheel(s, card_of(s, "freyr hel"))
    assert open_on_wheel(s, "hel") == ["tyr hel"]
    assert [owner_deck(s, card) for card in open_cards(s)] == [0, 0]


def test_r59_two_players_must_say_where_a_supports_card_goes() -> None:
    s = table("odin thor", "tyr")
    assert [owner_deck(s, card_of(s, f"{god} hel")) for god in ("odin", "thor", "tyr")] == [0, 1, -1]


def pool(shuffled: bool) -> State:
    """Two unseen cards of his own, three of the support of which he has one; a card may be shuffled in behind."""
    s = table("odin thor", "tyr")
    s.bottoms[0] = s.unknown[0][2:6]
    s.unknown[0] = s.unknown[0][:2]
    s.bottoms[1] = s.shared[:3]
    s.shared = s.shared[3:]
    s.shares = [1, 2]
    if shuffled:
        late = s.bottoms[0].pop()
        s.bottoms[0] = []
        shuffle_in(s, 0, late)
    return s


def counted(s: State, on_top: bool) -> dict[int, Fraction]:
    """Every arrangement of the cards nobody has seen: which is face down, which on top."""
    found: dict[int, int] = {}
    for mine in combinations(s.shared, s.shares[0]):
        middle = [*s.unknown[0], *mine]
        for down in middle:
            rest = [card for card in middle if card != down] + s.late[0]
            for card in rest if on_top else [down]:
                found[card] = found.get(card, 0) + (1 if on_top else len(rest))
    total = sum(found.values())
    return {card: Fraction(count, total) for card, count in found.items()}


@pytest.mark.parametrize("shuffled", [False, True])
@pytest.mark.parametrize("on_top", [False, True])
def test_undecided_cards_are_as_likely_as_their_arrangements(shuffled: bool, on_top: bool) -> None:
    s = pool(shuffled)
    assert s.down[0] == UNSEEN
    weigh = weight_on_top if on_top else weight_face_down
    weights = {card: weigh(s, 0, card) for card in range(18) if weigh(s, 0, card)}
    total = sum(weights.values())
    assert {card: Fraction(weight, total) for card, weight in weights.items()} == counted(s, on_top)


def test_the_last_unseen_cards_of_a_support_belong_to_the_deck_that_must_hold_them() -> None:
    s = pool(False)
    Look(1).answer(s, s.shared[0])
    Look(0).answer(s, s.shared[0])
    assert (s.shared, s.shares) == ([], [0, 0])
    assert candidates(s, 1) == 7


def test_p9_an_idle_turn_leaves_the_wheel_for_the_next_round() -> None:
    s = table()
    turn(s, "odin", "odin loki")
    idle_turn(s)
    assert open_on_wheel(s, "loki") == ["odin loki"]
