"""Setting up Yggdrasil Chronicles: pieces by number of players, gods, supports, decks (p. 6 and 7)."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.enemies.decks import deck_size
from gladsheim.games.yggdrasil.rules import printed as p
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.book import TREE
from gladsheim.games.yggdrasil.sagas.obeying import page_of
from gladsheim.kernel.play import asked, is_over, rollout
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from tests.games.yggdrasil.tables import asking, offered, refused, say, slot, table, told, where


@pytest.mark.parametrize(
    ("gods", "supports", "reserve", "life"),
    [
        ("odin", "freyr tyr", 6, 9),
        ("odin thor", "tyr", 7, 8),
        ("odin thor freyr", "", 9, 7),
        ("odin thor freyr frigg", "", 11, 6),
        ("odin thor freyr frigg tyr", "", 13, 5),
    ],
)
def test_e8_reserves_and_life_by_number_of_players(gods: str, supports: str, reserve: int, life: int) -> None:
    s = table(gods, supports)
    assert (s.elf_reserve, s.dice_reserve) == (reserve, reserve)
    assert s.life[: s.seats] == [life] * s.seats
    assert s.life[s.seats :] == [5] * len(supports.split())
    assert s.most_life == s.life


def test_p6_everybody_starts_where_the_rulebook_says() -> None:
    s = table("odin thor", "tyr")
    assert [where(s, god) for god in ("odin", "thor", "tyr")] == ["asgard"] * 3
    enemies = [where(s, name) for name in ("surt", "hel", "loki", "iormungand", "fenrir")]
    assert enemies == ["muspellheim", "niflheim", "vanaheim", "midgard", "cage"]
    assert (s.island, s.spot, s.turned) == (0, 0, 0)
    assert (s.heroes, s.giants, s.anonymous) == (0, 0, 0)
    assert not any(s.devastated)
    assert not any(s.iotunns)


def test_p7_each_seat_takes_a_god_that_nobody_has_taken() -> None:
    s = GAME.new(3, {"hard": False, "free_order": False})
    assert (asked(s), len(offered(s))) == ([0], 7)
    say(s, "odin")
    assert asked(s) == [1]
    assert refused(s, "odin") == "god-taken"
    say(s, "tyr", "freyr")
    assert s.gods == [4, 6, 0]


def test_p7_any_of_two_players_names_the_support() -> None:
    s = GAME.new(2, {"hard": False, "free_order": False})
    say(s, "odin", "tyr")
    assert (asking(s), asked(s)) == ("PickSupport", [0, 1])
    assert refused(s, "tyr") == "god-taken"


def test_p7_a_lone_player_picks_two_supports() -> None:
    s = GAME.new(1, {"hard": False, "free_order": False})
    say(s, "odin", "tyr")
    assert refused(s, "tyr") == "god-taken"
    assert offered(s) == ["freyr", "freyia", "frigg", "heimdall", "thor"]
    say(s, "heimdall")
    assert s.gods == [4, 6, 3]


def test_r60_two_players_have_nine_cards_each_and_nobody_knows_which_of_the_supports() -> None:
    s = table("odin thor", "tyr")
    assert [deck_size(s, seat) + 1 for seat in (0, 1)] == [9, 9]
    assert (s.shared, s.shares) == (list(range(12, 18)), [3, 3])


def test_p7_a_lone_player_has_one_deck_of_eighteen() -> None:
    s = table("odin", "freyr tyr")
    assert s.unknown == [list(range(18))]
    assert deck_size(s, 0) == 17


def test_p6_one_artifact_of_each_level_lies_open() -> None:
    s = table(shown="megingjord mimming idunn")
    assert s.shown == [5, 10, 14]
    assert s.piles.bit_count() == 15


def test_the_easy_game_knows_no_abilities_and_no_powers() -> None:
    s = table("odin freyr tyr")
    assert not any([*s.powers, *s.relations, *s.god_faces, *s.vanir_faces, *s.elves])
    assert page_of(s).path[-1].kind == TREE


@pytest.mark.parametrize(
    ("god", "god_faces", "vanir_faces", "elves"),
    [
        ("freyr", "", "", 2),
        ("freyia", "", "", 0),
        ("frigg", "", "b", 0),
        ("heimdall", "b", "b", 0),
        ("odin", "", "", 0),
        ("thor", "", "", 0),
        ("tyr", "bc", "", 0),
    ],
)
def test_p22_starting_abilities_of_the_hard_game(god: str, god_faces: str, vanir_faces: str, elves: int) -> None:
    others = [name for name in p.GODS if name != god][:2]
    s = table(f"{god} {' '.join(others)}", hard=True)
    assert [p.FACES[face] for face in range(7) if s.god_faces[0] >> face & 1] == list(god_faces)
    assert [p.FACES[face] for face in range(7) if s.vanir_faces[0] >> face & 1] == list(vanir_faces)
    assert s.elves[0] == elves
    assert s.powers[0] == 1 << p.GODS.index(god)


def test_p22_odin_and_freyia_are_related_with_all_others_supports_too() -> None:
    s = table("odin freyia", "tyr", hard=True)
    assert s.relations == [0, p.BROTHER, p.BROTHER, p.FELLOW, 0, p.FELLOW, 0, 0, 0]


def test_r56_starting_elves_come_out_of_the_reserve() -> None:
    s = table("freyr odin thor", hard=True)
    assert (s.elves[slot(s, "freyr")], s.elf_reserve) == (2, 7)


def test_r58_a_support_brings_nothing_but_the_faces_of_its_die() -> None:
    s = table("odin thor", "freyr", hard=True)
    assert s.elves[2] == 0
    s = table("odin thor", "tyr", hard=True)
    assert (s.powers[2], s.god_faces[2]) == (0, 1 << p.FACE_B | 1 << p.FACE_C)
    assert s.relations[6:] == [0, 0, 0]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("free_order", [False, True])
def test_random_games_come_to_an_end_and_keep_all_pieces(seats: int, hard: bool, free_order: bool) -> None:
    for seed in range(5):
        s = GAME.new(seats, {"hard": hard, "free_order": free_order})
        rollout(s, Rng(seed), Moves())
        assert is_over(s)
        assert s.outcome
        assert isinstance(s, State)
        assert sum(s.elves) + s.elf_reserve == p.RESERVES[seats]
        assert sum(s.dice) + s.dice_reserve == p.RESERVES[seats]
        cards = [*s.shared, *(card for card in [*s.wheel, *s.down] if card >= 0)]
        for seat in range(seats):
            cards += s.tops[seat] + s.unknown[seat] + s.bottoms[seat] + s.late[seat]
        assert sorted(cards) == list(range(len(s.gods) * 6)), "every Enemy card is somewhere once"
        assert sum(s.shares) == len(s.shared)


def test_the_same_seed_plays_the_same_game() -> None:
    records = []
    for _ in range(2):
        match = GAME.match(seats=3, seed=5)
        rng = Rng(1)
        while match.asked:
            seat = match.asked[0].seat
            texts = match.moves(seat)
            match.play(texts[int(rng.below(len(texts)))], seat)
        records.append(match.record())
    assert records[0] == records[1]


def test_a_copy_shares_nothing_with_its_original() -> None:
    s = table("odin thor", "tyr")
    other = s.copy()
    before = GAME.dump(s)
    for name in s.dump_fields():
        value = getattr(other, name)
        if isinstance(value, list):
            for part in value:
                if isinstance(part, list):
                    part.append(99)
            value.append([] if value and isinstance(value[0], list) else 99)
    assert GAME.dump(s) == before
    assert GAME.dump(other) != before


def test_events_tell_who_took_whom() -> None:
    s = GAME.new(3, {"hard": False, "free_order": False})
    s.log = []
    say(s, "odin", "tyr", "freyr")
    assert [(event.seat, event.god) for event in told(s, "GodChosen")] == [(0, "odin"), (1, "tyr"), (2, "freyr")]
