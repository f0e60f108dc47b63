"""What becomes of a campaign when somebody does something: asked in the transaction that holds it.

Every function takes the campaign as it stands and says what changes, or raises Declined.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from gladsheim.bots import bot as find_bot
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kit.campaign import Campaign as Rules
from gladsheim.kit.campaign import Outcome, Story
from gladsheim.store.records import Campaign, CampaignSeat, Change, Seat, TableSpec
from gladsheim.store.refusals import declined

STANDS_IN: Final = "greedy"
"""Plays for whoever is away, and where nobody plays."""


class Book(msgspec.Struct, frozen=True):
    """A game and the rules of its campaign."""

    game: Game
    rules: Rules

    def story(self, campaign: Campaign) -> Story:
        """The story of a campaign that has begun."""
        if campaign.status == "closed":
            raise declined("campaign/is-over")
        if campaign.story is None:
            raise declined("campaign/not-begun")
        return self.rules.load(campaign.story)


def plain(story: Story) -> Data:
    """A story as it is kept."""
    data: Data = msgspec.to_builtins(story)
    return data


def seat_at(campaign: Campaign, number: int) -> CampaignSeat:
    """A place by its number."""
    if not 0 <= number < len(campaign.seats):
        raise declined("campaign/no-such-seat", seat=number)
    return campaign.seats[number]


def check_decides(campaign: Campaign, user: str) -> None:
    """Declined unless this is the host."""
    if campaign.decides != user:
        raise declined("campaign/not-host")


def check_mine(campaign: Campaign, user: str, number: int) -> CampaignSeat:
    """A place that somebody plays himself."""
    seat = seat_at(campaign, number)
    if seat.user != user:
        raise declined("campaign/not-yours")
    return seat


def check_lasts(campaign: Campaign) -> None:
    """Declined once a campaign is over or closed."""
    if campaign.status in ("over", "closed"):
        raise declined("campaign/is-over")


def with_seat(campaign: Campaign, seat: CampaignSeat) -> list[CampaignSeat]:
    """All places, one of them changed."""
    return [seat if one.number == seat.number else one for one in campaign.seats]


# Before it begins, and when people come and go.


def check_hero(book: Book, campaign: Campaign, number: int, hero: str) -> None:
    """Declined unless somebody can be played, and nobody else has chosen him."""
    if hero not in book.rules.heroes:
        raise declined("campaign/no-such-hero", name=hero)
    taken = [seat.hero for seat in campaign.seats if seat.number != number]
    if hero in (*taken, *campaign.others):
        raise declined("campaign/hero-taken")


def take(book: Book, campaign: Campaign, user: str, number: int, hero: str) -> Change:
    """Sit down in a free place, or choose another hero before the campaign begins."""
    check_lasts(campaign)
    seat = seat_at(campaign, number)
    if seat.user not in ("", user) or (seat.bot and seat.user != user):
        raise declined("campaign/place-taken")
    if campaign.status == "open":
        if hero:
            check_hero(book, campaign, number, hero)
        return Change(seats=with_seat(campaign, replace(seat, user=user, hero=hero or seat.hero)))
    if hero not in ("", seat.hero):
        raise declined("campaign/hero-stays")
    if seat.user == user:
        return Change()
    sits = with_seat(campaign, replace(seat, user=user, away=False, entropy=""))
    if campaign.status == "playing":
        return Change(seats=sits)
    return Change(seats=sits, story=plain(book.rules.ready(book.story(campaign), number, False)))


def put_bot(book: Book, campaign: Campaign, user: str, number: int, bot: str, hero: str) -> Change:
    """The host lets a bot play in a free place, to the end or until he frees it."""
    check_lasts(campaign)
    check_decides(campaign, user)
    find_bot(bot)
    seat = seat_at(campaign, number)
    if seat.user:
        raise declined("campaign/place-taken")
    if campaign.status != "open" and hero not in ("", seat.hero):
        raise declined("campaign/hero-stays")
    if hero and campaign.status == "open":
        check_hero(book, campaign, number, hero)
    return Change(seats=with_seat(campaign, replace(seat, bot=bot, hero=hero or seat.hero)))


def free(campaign: Campaign, user: str, number: int) -> Change:
    """Leave one's place, or as the host free it; the hero and his sheet stay for whoever comes."""
    check_lasts(campaign)
    seat = seat_at(campaign, number)
    if user not in (seat.user, campaign.decides):
        raise declined("campaign/not-yours")
    hero = "" if campaign.status == "open" else seat.hero
    return Change(seats=with_seat(campaign, CampaignSeat(number=number, hero=hero)))


def name_others(book: Book, campaign: Campaign, user: str, others: Sequence[str]) -> Change:
    """The host names those who take part though nobody plays them."""
    check_decides(campaign, user)
    check_open(campaign)
    if len(others) > book.rules.others_for(len(campaign.seats)):
        raise declined("campaign/others", wanted=book.rules.others_for(len(campaign.seats)), given=len(others))
    for n, hero in enumerate(others):
        if hero not in book.rules.heroes:
            raise declined("campaign/no-such-hero", name=hero)
        if hero in others[:n] or hero in [seat.hero for seat in campaign.seats]:
            raise declined("campaign/hero-taken")
    return Change(others=list(others))


def check_open(campaign: Campaign) -> None:
    """Declined once a campaign has begun."""
    if campaign.status != "open":
        raise declined("campaign/has-begun")


def close(campaign: Campaign, user: str) -> Change:
    """The host ends a campaign for good; a game that is being played may go on, but counts no more."""
    check_lasts(campaign)
    check_decides(campaign, user)
    return Change(status="closed", ends_table=True)


# Between games.


def buy(book: Book, campaign: Campaign, user: str, number: int, box: str, name: str) -> Change:
    """Tick a box of one's own sheet."""
    check_mine(campaign, user, number)
    return Change(story=plain(book.rules.buy(book.story(campaign), number, box, name)))


def take_back(book: Book, campaign: Campaign, user: str, number: int, box: str) -> Change:
    """Undo one's last purchase, if it is the one that is meant: another window may have been faster."""
    check_mine(campaign, user, number)
    story = book.story(campaign)
    bought = story.sheets[number].bought
    if bought and bought[-1].box != box:
        raise declined("campaign/stale")
    return Change(story=plain(book.rules.take_back(story, number)))


def ready(book: Book, campaign: Campaign, user: str, number: int, is_ready: bool, entropy: str) -> Change:
    """Somebody is ready, or thinks again; when all people are, the next table opens by itself."""
    seat = check_mine(campaign, user, number)
    story = book.rules.ready(book.story(campaign), number, is_ready)
    seats = with_seat(campaign, replace(seat, away=False, entropy=entropy))
    after = replace(campaign, seats=seats)
    if is_ready and waits_for(after, story) == []:
        return set_out(book, after, story)
    return Change(story=plain(story), seats=seats)


def stay_away(book: Book, campaign: Campaign, user: str, number: int, is_away: bool) -> Change:
    """A bot plays for somebody from the next game on, as he says himself or the host; he may always come back."""
    check_lasts(campaign)
    seat = seat_at(campaign, number)
    if not seat.user or user not in (seat.user, campaign.decides) or (not is_away and seat.user != user):
        raise declined("campaign/not-yours")
    seats = with_seat(campaign, replace(seat, away=is_away))
    if campaign.status != "between":
        return Change(seats=seats)
    story, after = book.story(campaign), replace(campaign, seats=seats)
    if is_away and present(after) and waits_for(after, story) == []:
        return set_out(book, after, story)
    return Change(seats=seats)


def go_on(book: Book, campaign: Campaign, user: str) -> Change:
    """The host begins the campaign, or sends the bots on where no person would have to be waited for."""
    check_decides(campaign, user)
    check_lasts(campaign)
    if campaign.status == "open":
        if not all(seat.hero for seat in campaign.seats):
            raise declined("campaign/no-hero")
        story = book.rules.begin([seat.hero for seat in campaign.seats], campaign.others, campaign.extra)
        return set_out(book, campaign, story)
    story = book.story(campaign)
    if campaign.status == "playing":
        raise declined("campaign/is-playing")
    if waits_for(campaign, story):
        raise declined("campaign/not-all-ready")
    return set_out(book, campaign, story)


def present(campaign: Campaign) -> list[int]:
    """Where a person plays who is not away."""
    return [seat.number for seat in campaign.seats if seat.user and not seat.away]


def waits_for(campaign: Campaign, story: Story) -> list[int]:
    """The people who are not ready yet."""
    return [seat for seat in present(campaign) if not story.sheets[seat].ready]


def set_out(book: Book, campaign: Campaign, story: Story) -> Change:
    """The next game: bots buy, those who are away save, and everybody sits down."""
    for seat in campaign.seats:
        story = book.rules.ready(story, seat.number) if seat.user else book.rules.advised(story, seat.number)
    story = book.rules.set_out(story)
    plan = book.rules.plan(story)
    options = book.game.complete(plan.options)
    spec = TableSpec(
        game=book.game.name,
        rules_version=book.game.rules_version,
        seats=plan.seats,
        host=campaign.decides,
        options=options,
        setup=book.game.check_setup(plan.seats, options, plan.setup),
        public=False,
        hints=campaign.hints,
        clock=campaign.clock,
        campaign=campaign.id,
    )
    return Change(
        status="playing",
        story=plain(story),
        seats=[replace(seat, entropy="") for seat in campaign.seats],
        opens=spec,
        places=[place_for(seat) for seat in campaign.seats],
        entropies=[seat.entropy for seat in campaign.seats if seat.entropy and seat.user and not seat.away],
    )


def place_for(seat: CampaignSeat) -> Seat:
    """Who sits at the next table: the person, a bot for him while he is away, or a bot."""
    if seat.user and not seat.away:
        return Seat(number=seat.number, user=seat.user, owner=seat.user)
    return Seat(number=seat.number, owner=seat.user, bot=seat.bot or STANDS_IN)


# After a game.


def settle(book: Book, campaign: Campaign, table: str, outcome: Outcome | None, record: str, at: int) -> Change | None:
    """What a finished game changes, once: None if the campaign knows already. Without an outcome nothing is gained."""
    if campaign.status != "playing" or campaign.table != table:
        return None
    story = book.story(campaign)
    if outcome is None:
        return Change(status="between", story=plain(book.rules.abandoned(story)), ends_table=True)
    story = book.rules.finished(story, outcome, table, at)
    return Change(
        status="over" if story.stage == "over" else "between",
        story=plain(story),
        ends_table=True,
        record=(len(story.played), record) if record else None,
    )
