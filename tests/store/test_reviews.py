"""Reviews in the store: at most one of a game that is over, until it is ready, given up or dropped."""

from __future__ import annotations

import pytest

from gladsheim.errors import Declined
from gladsheim.store import Store
from gladsheim.store.records import KeptReview, User
from tests.store.tables import new_table


def ended(store: Store, anna: User) -> str:
    """A game that is over."""
    id = new_table(store, anna.id).id
    store.seats.sit(id, 0, anna.id)
    store.seats.seat_bot(id, 1, "random")
    store.tables.start_table(id)
    store.tables.finish_table(id, [1, 2], [2, 1])
    return id


def test_a_review_is_kept_once_it_is_ready_and_not_asked_for_twice(store: Store, anna: User) -> None:
    table, reviews = ended(store, anna), store.reviews
    assert reviews.review(table) is None
    assert reviews.ask(table) == reviews.ask(table) == KeptReview(table, "waiting")
    assert reviews.under_way() == [table]
    assert reviews.begin(table)
    assert reviews.note(table, 2, 9)
    assert reviews.review(table) == KeptReview(table, "thinking", 1, 2, 9)
    assert reviews.keep(table, "{}")
    assert reviews.ask(table) == reviews.review(table) == KeptReview(table, "done", 1, 2, 9, "{}")
    assert reviews.under_way() == []
    assert [reviews.drop(table), reviews.fail(table), reviews.begin(table)] == [False, False, False]


def test_only_a_game_that_is_over_has_one(store: Store, anna: User) -> None:
    table = new_table(store, anna.id).id
    with pytest.raises(Declined) as refusal:
        store.reviews.ask(table)
    assert refusal.value.code == "table/is-open"


def test_one_that_was_dropped_is_noticed_by_whoever_thinks_about_it(store: Store, anna: User) -> None:
    table, reviews = ended(store, anna), store.reviews
    reviews.ask(table)
    assert reviews.begin(table)
    assert reviews.drop(table)
    assert [reviews.note(table, 1, 9), reviews.keep(table, "{}")] == [False, False]
    assert reviews.review(table) is None


def test_one_that_ends_its_server_again_and_again_is_given_up(store: Store, anna: User) -> None:
    table, reviews = ended(store, anna), store.reviews
    reviews.ask(table)
    assert [reviews.begin(table) for _ in range(4)] == [True, True, True, False]
    assert reviews.review(table) == KeptReview(table, "failed", 3)
    assert reviews.ask(table) == KeptReview(table, "waiting"), "who asks again has it tried again"
