"""Campaigns in the store: races, what goes with a person, what is kept, what is not pruned."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from gladsheim.errors import Declined
from gladsheim.store import Store
from gladsheim.store.database import now
from gladsheim.store.records import Campaign, CampaignSpec, Change, Seat, TableSpec, User


def new_campaign(store: Store, host: User, seats: int = 2) -> Campaign:
    """A campaign whose host has the first place."""
    campaign = store.campaigns.create(CampaignSpec(game="voluspa", seats=seats, host=host.id, name="Winter"))
    first = replace(campaign.seats[0], user=host.id, hero="thor")
    return store.campaigns.change(campaign.id, lambda found: Change(seats=[first, *found.seats[1:]]))


def with_table(store: Store, campaign: Campaign) -> Campaign:
    """Its first game has begun."""
    spec = TableSpec(game="voluspa", rules_version=1, seats=2, host=campaign.host, campaign=campaign.id)
    places = [Seat(number=0, user=campaign.host, owner=campaign.host), Seat(number=1, bot="greedy")]
    opens = Change(status="playing", story={"a": 1}, opens=spec, places=places, entropies=["x"])
    return store.campaigns.change(campaign.id, lambda found: opens)


def test_a_change_is_whole_or_not_at_all(store: Store) -> None:
    anna = store.accounts.create_guest("Anna")
    campaign = new_campaign(store, anna)

    def refuse(found: Campaign) -> Change:
        raise Declined("campaign/stale", "no")

    with pytest.raises(Declined):
        store.campaigns.change(campaign.id, refuse)
    assert store.campaigns.campaign(campaign.id) == campaign
    assert store.campaigns.change(campaign.id, lambda found: None) == campaign


def test_of_those_who_race_each_finds_what_the_one_before_has_done(store: Store) -> None:
    campaign = new_campaign(store, store.accounts.create_guest("Anna"))

    def count(found: Campaign) -> Change:
        return Change(story={"n": (found.story or {"n": 0})["n"] + 1})

    racers = [threading.Thread(target=store.campaigns.change, args=(campaign.id, count)) for _ in range(8)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    after = store.campaigns.campaign(campaign.id)
    assert (after.story, after.version) == ({"n": 8}, campaign.version + 8)


def test_the_table_that_opens_is_playing_and_knows_its_campaign(store: Store) -> None:
    campaign = with_table(store, new_campaign(store, store.accounts.create_guest("Anna")))
    table = store.tables.table(campaign.table)
    assert (table.status, table.campaign, table.entropies) == ("playing", campaign.id, ["x"])
    assert [(seat.user, seat.bot) for seat in table.seats] == [(campaign.host, ""), ("", "greedy")]
    assert store.campaigns.unsettled() == []
    store.tables.finish_table(table.id, [1, 0], [1, 2])
    assert store.campaigns.unsettled() == [campaign.id]


def test_tables_of_a_campaign_that_goes_on_are_not_pruned_and_records_stay(store: Store) -> None:
    campaign = with_table(store, new_campaign(store, store.accounts.create_guest("Anna")))
    store.tables.finish_table(campaign.table, [1, 0], [1, 2])
    later = now() + 1000
    assert store.pruning.prune(later) == 0
    ended = Change(status="over", ends_table=True, record=(1, "gladsheim voluspa 1"))
    store.campaigns.change(campaign.id, lambda found: ended)
    assert store.pruning.prune(later) == 1
    assert store.campaigns.records(campaign.id) == {1: "gladsheim voluspa 1"}


def test_a_deleted_user_leaves_his_places_and_guests_who_play_are_kept(store: Store) -> None:
    anna, bert = store.accounts.create_guest("Anna"), store.accounts.create_guest("Bert")
    campaign = new_campaign(store, anna)
    second = replace(campaign.seats[1], user=bert.id, hero="odin")
    store.campaigns.change(campaign.id, lambda found: Change(seats=[found.seats[0], second]))
    assert store.accounts.prune_guests(now() + 1000) == 0
    assert [one["hero"] for one in store.accounts.export_user(anna.id)["campaigns"]] == ["thor"]
    store.accounts.delete_user(anna.id)
    after = store.campaigns.campaign(campaign.id)
    assert (after.host, after.decides, after.seats[0].user, after.seats[0].hero) == ("", bert.id, "", "thor")
    assert store.campaigns.campaigns_of(bert.id) == [after]


def test_links_and_invitations_count_until_they_are_replaced(store: Store) -> None:
    anna, bert = store.accounts.create_guest("Anna"), store.accounts.create_guest("Bert")
    campaign = new_campaign(store, anna)
    token = store.campaigns.seat_link(campaign.id, 0, anna.id)
    assert store.campaigns.seat_of_link(token) == (campaign.id, 0, anna.id)
    with pytest.raises(Declined):
        store.campaigns.seat_link(campaign.id, 0, bert.id)
    first = store.campaigns.invite(campaign.id)
    assert store.campaigns.is_invited(campaign.id, first)
    assert not store.campaigns.is_invited(campaign.id, "")
    store.campaigns.invite(campaign.id)
    assert not store.campaigns.is_invited(campaign.id, first)
    store.campaigns.change(campaign.id, lambda found: Change(status="closed"))
    assert store.campaigns.seat_of_link(token) is None


def test_a_backup_brings_campaigns_along(store: Store, tmp_path: Path) -> None:
    campaign = with_table(store, new_campaign(store, store.accounts.create_guest("Anna")))
    store.backup(tmp_path / "copy.db")
    with Store.open(f"sqlite:///{tmp_path}/other.db") as other:
        other.restore(tmp_path / "copy.db")
        assert other.campaigns.campaign(campaign.id) == campaign


def test_names_that_cannot_be_kept_and_campaigns_that_are_not_there(store: Store) -> None:
    anna = store.accounts.create_guest("Anna")
    for spec in (
        CampaignSpec(game="voluspa", seats=0, host=anna.id),
        CampaignSpec(game="voluspa", seats=2, host=anna.id, name="x" * 61),
        CampaignSpec(game="voluspa", seats=2, host=anna.id, name="\0"),
    ):
        with pytest.raises(Declined):
            store.campaigns.create(spec)
    with pytest.raises(Declined) as unknown:
        store.campaigns.change("nowhere", lambda found: None)
    assert unknown.value.code == "campaign/unknown"
