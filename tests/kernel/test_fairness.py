"""Fair dice: fixed before the game, checked after it, and never used twice."""

from __future__ import annotations

import hmac
from hashlib import sha256

from gladsheim.kernel.fairness import Dice, fresh, seeded
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from tests.kernel.playing import play_on


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Dice(b"oak").commit == sha256(b"oak").hexdigest()


def test_each_roll_is_the_published_function_of_secret_table_entropies_and_counter() -> None:
    dice = Dice(b"secret", ("a", "b"), "table")
    for n in range(3):
        digest = hmac.new(b"secret", f'["table",["a","b"],{n}]'.encode(), sha256).digest()
        assert int(dice.roll().next32()) == int(Rng(int.from_bytes(digest[:8], "big")).next32())
    assert dice.rolled == 3


def test_known_rolls_stay_what_they_are() -> None:
    dice = Dice(b"secret", ("a", "b"), "table")
    assert [int(dice.roll().next32()) for _ in range(3)] == [10720862, 3756238397, 3483023390]


def test_everybodys_entropy_and_the_table_matter() -> None:
    rolls = {
        int(dice.rng(0).next32())
        for dice in (Dice(b"s"), Dice(b"t"), Dice(b"s", ("a",)), Dice(b"s", ("b",)), Dice(b"s", table="x"))
    }
    assert len(rolls) == 5


def test_entropies_cannot_be_shifted_from_one_player_to_another() -> None:
    assert int(Dice(b"s", ("ab", "c")).rng(0).next32()) != int(Dice(b"s", ("a", "bc")).rng(0).next32())


def test_a_seed_always_falls_the_same_and_new_dice_never_do() -> None:
    assert int(seeded(7).rng(0).next32()) == int(seeded(7).rng(0).next32()) != int(seeded(8).rng(0).next32())
    one, other = fresh(("a",), "t"), fresh(("a",), "t")
    assert one.secret != other.secret
    assert (one.entropies, one.table, len(one.secret)) == (("a",), "t", 32)


def test_without_seed_or_dice_a_match_brings_its_own(feast: Game) -> None:
    assert feast.match(2).dice.secret != feast.match(2).dice.secret
    assert feast.match(2).seed is None


def test_the_counter_never_goes_back(feast: Game) -> None:
    match = feast.match(2, seed=1)
    play_on(match, 20)
    rolled = match.dice.rolled
    match.rewind(5, 0)
    assert match.dice.rolled == rolled + 4
    first, again = match.lines[4:8], match.lines[-4:]
    assert [line.step for line in again] == [line.step for line in first]
