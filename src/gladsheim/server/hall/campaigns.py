"""The campaigns of this server: changes are told, games that have ended are settled once, whoever sees it first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import zip_longest
from typing import Final

import structlog
from msgspec.structs import replace

from gladsheim.bots import bot as find_bot
from gladsheim.errors import BadCampaign, Declined
from gladsheim.kit.campaign import Outcome, read_story
from gladsheim.kit.campaign.files import CampaignFile, check_record
from gladsheim.kit.campaign.refusals import bad_campaign
from gladsheim.server.campaigns import edits
from gladsheim.server.campaigns.edits import STANDS_IN, Book
from gladsheim.server.campaigns.info import campaign_info, sheet_info
from gladsheim.server.cluster.bus import Note
from gladsheim.server.hall.hall import Hall
from gladsheim.server.protocol.campaigns import CampaignInfo, NewCampaign, SheetInfo
from gladsheim.server.tasks import in_thread
from gladsheim.store.database import now
from gladsheim.store.records import Campaign, CampaignSeat, CampaignSpec, CampaignStatus, Change, Table, User
from gladsheim.store.refusals import declined
from gladsheim.store.visible import is_visible, shows, without_emoji_joints

LOG = structlog.get_logger("gladsheim.campaigns")

UNKNOWN: Final = 3
"""What everybody has left of a won game that newer rules cannot read."""

Asks = Callable[[Book, Campaign], Change | None]
"""What somebody wants, once it is known which rules hold."""


class Campaigns:
    """Campaigns as this worker sees them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        hall.ended_listeners.add(self.notice)

    # Reading.

    def book(self, game: str) -> Book:
        """A game that has a campaign; raises UnknownGame or Declined."""
        rules = self.hall.shelf.campaign(game)
        if rules is None:
            raise declined("campaign/none", game=game)
        return Book(self.hall.shelf.game(game), rules)

    async def seen(self, id: str, user: User | None, invitation: str = "") -> Campaign:
        """A campaign that somebody may look at: who takes part, or has the invitation."""
        return await in_thread(self.check_seen, id, user, invitation)

    def check_seen(self, id: str, user: User | None, invitation: str) -> Campaign:
        """Declined unless somebody takes part or is invited."""
        campaigns = self.hall.store.campaigns
        campaign = campaigns.campaign(id)
        if user is not None and user.id in (campaign.decides, *campaign.players):
            return campaign
        if not campaigns.is_invited(id, invitation):
            raise declined("campaign/not-invited")
        return campaign

    async def info(self, campaign: Campaign) -> CampaignInfo:
        """A campaign as everybody sees it who takes part."""
        return await in_thread(lambda: campaign_info(self.hall.store, self.book(campaign.game), campaign))

    async def info_if_readable(self, campaign: Campaign) -> CampaignInfo | None:
        """The same for a list: one that today's rules cannot read hides no other."""
        try:
            return await self.info(campaign)
        except (BadCampaign, Declined) as reason:
            LOG.warning("campaign_unreadable", campaign=campaign.id, code=reason.code)
            return None

    async def sheet(self, campaign: Campaign, seat: int) -> SheetInfo:
        """Somebody's sheet."""
        return await in_thread(lambda: sheet_info(self.book(campaign.game), campaign, seat))

    # Changing.

    async def create(self, user: str, wanted: NewCampaign) -> Campaign:
        """A new campaign, with those who play in it from the beginning."""
        return await in_thread(self.begin, user, wanted)

    def begin(self, user: str, wanted: NewCampaign) -> Campaign:
        """Everything that was asked for, or nothing."""
        book = self.book(wanted.game)
        if wanted.seats not in book.rules.seats:
            allowed = ", ".join(map(str, book.rules.seats))
            raise declined("campaign/players", seats=wanted.seats, allowed=allowed)
        blank = Campaign(
            id="", game=wanted.game, name="", host=user, hints=False, clock=wanted.clock, status="open", others=[],
            seats=[CampaignSeat(number=n) for n in range(wanted.seats)], extra={}, story=None, table="", version=0,
            created=0, changed=0,
        )  # fmt: skip
        draft = self.with_places(book, blank, user, wanted)
        campaigns = self.hall.store.campaigns
        spec = CampaignSpec(
            game=wanted.game, seats=wanted.seats, host=user, name=clean(wanted.name), hints=wanted.hints,
            clock=wanted.clock, extra=book.rules.check_extra(wanted.seats, wanted.extra),
        )  # fmt: skip
        made = campaigns.create(spec, self.hall.config.most_campaigns_of_user)
        return campaigns.change(made.id, partial(as_it_is, Change(seats=draft.seats, others=draft.others)))

    def with_places(self, book: Book, draft: Campaign, user: str, wanted: NewCampaign) -> Campaign:
        """Those who were named sit down, each by the rules for sitting down."""
        for place in wanted.places:
            seat = edits.seat_at(draft, place.seat)
            if seat.user or seat.bot:
                raise declined("campaign/place-taken")
            if place.bot:
                change = edits.put_bot(book, draft, user, place.seat, place.bot, place.hero)
            else:
                change = edits.take(book, draft, user, place.seat, place.hero)
            draft = replace(draft, seats=change.seats)
        change = edits.name_others(book, draft, user, wanted.others)
        return replace(draft, others=change.others)

    async def change(self, id: str, asks: Asks) -> Campaign:
        """Do what somebody wants, or decline; then everybody is told, and a table that has opened comes alive."""
        before = await in_thread(self.hall.store.campaigns.campaign, id)
        book = await in_thread(self.book, before.game)
        after = await in_thread(self.hall.store.campaigns.change, id, partial(asks, book))
        self.tell(id)
        if after.table and after.table != before.table:
            self.hall.table_note(after.table)
            self.hall.spawn(self.wake, after.table)
        return after

    async def wake(self, table: str) -> None:
        """A table that has opened by itself is led from now on."""
        await self.hall.live(table)

    async def read_file(self, user: str, file: CampaignFile) -> Campaign:
        """A campaign from a file: whoever brings it is the host, bots play on, and all other places are free."""
        return await in_thread(self.take_in, user, file)

    def take_in(self, user: str, file: CampaignFile) -> Campaign:
        """The story is checked from its beginning; raises BadCampaign, or UnknownBot."""
        book = self.book(file.game)
        story = read_story(book.rules, file.story)
        bots = file.bots[: story.seats]
        for bot in filter(None, bots):
            find_bot(bot)
        for number, text in file.records.items():
            if not number.isascii() or not number.isdigit():
                raise bad_campaign("campaign/no-such-game", number=number)
            check_record(story, int(number), text)
        if story.stage == "playing":
            story = book.rules.abandoned(story)
        story = replace(story, played=[replace(one, table="") for one in story.played])  # tables of another server
        campaigns = self.hall.store.campaigns
        spec = CampaignSpec(game=file.game, seats=story.seats, host=user, name=clean(file.name))
        made = campaigns.create(spec, self.hall.config.most_campaigns_of_user)
        seats = [
            CampaignSeat(number=n, hero=hero, bot=bot)
            for n, (hero, bot) in enumerate(zip_longest(story.heroes, bots, fillvalue=""))
        ]
        status: CampaignStatus = "over" if story.stage == "over" else "between"
        known = Change(seats=seats, others=story.others, story=edits.plain(story), status=status)
        campaign = campaigns.change(made.id, partial(as_it_is, known))
        for number, text in file.records.items():
            kept = Change(record=(int(number), text))
            campaign = campaigns.change(made.id, partial(as_it_is, kept))
        return campaign

    # Telling.

    def tell(self, id: str) -> None:
        """Whoever looks at a campaign looks again, on every worker."""
        self.hall.bus.publish(Note("campaign", id))
        self.hall.campaign_changed(id)

    # Games that have ended.

    def notice(self, table: Table) -> None:
        """A game has ended, or its table was closed."""
        if table.campaign:
            self.hall.spawn(self.settle, table.campaign)

    async def settle(self, id: str) -> None:
        """What the game that has ended changes in a campaign; nothing if that is known, or it goes on."""
        campaign = await in_thread(self.hall.store.campaigns.campaign, id)
        if campaign.status != "playing":
            return
        book = await in_thread(self.book, campaign.game)
        outcome, record = await self.ended(book, campaign.table)
        if record is None:
            return
        change = partial(edits.settle, book, table=campaign.table, outcome=outcome, record=record, at=now())
        await in_thread(self.hall.store.campaigns.change, id, change)
        self.tell(id)

    async def ended(self, book: Book, id: str) -> tuple[Outcome | None, str | None]:
        """How a game ended, and its record: no outcome where there is none to come, no record while it goes on."""
        try:
            table = await in_thread(self.hall.store.tables.table, id)
        except Declined:
            return None, ""
        if table.status == "closed":
            return None, ""
        if table.status != "over":
            return None, None
        was_won = max(table.places or [2]) == 1  # a game that was given up counts as lost, whatever the match says
        try:
            match = await self.hall.match_of(id)
        except Declined:  # newer rules cannot read it any more: what it was worth is not known
            LOG.warning("campaign_game_unreadable", table=id)
            return Outcome(was_won, [UNKNOWN] * len(table.seats)), ""
        outcome = await in_thread(book.rules.outcome, match)
        return Outcome(was_won, outcome.left), await in_thread(match.record)

    async def sweep(self) -> None:
        """Settle what somebody has not lived to settle."""
        for id in await in_thread(self.hall.store.campaigns.unsettled):
            await self.hall.guard(self.settle, id)

    # People who leave.

    async def leave_table(self, campaign: Campaign, seat: int, user: str) -> None:
        """Whoever leaves a campaign in mid-game leaves its table too: a bot plays on there for good."""
        if not campaign.table:
            return
        live = await self.hall.live(campaign.table)
        async with live.lock:
            await live.refresh()
            if live.is_playing and user and live.table.seats[seat].owner == user:
                await live.seat_bot(seat, STANDS_IN, "resign", for_good=True)


def as_it_is(change: Change, campaign: Campaign) -> Change:
    """A change that depends on nothing."""
    return change


def clean(name: str) -> str:
    """A name in one line, in which everything can be seen; none where none is given."""
    line = " ".join(name.split())
    seen = without_emoji_joints(line)
    if name and not (is_visible(seen) and shows(seen)):
        raise declined("account/name-characters")
    return line
