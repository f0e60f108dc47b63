"""Campaigns over HTTP: beginning, joining, buying, getting ready; as a file; and over a websocket, as they change."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from litestar import MediaType, Response, delete, get, post, put, websocket
from litestar.params import JSONBody, PathParameter

from gladsheim.errors import Declined
from gladsheim.kit.campaign.files import CampaignFile, check_record
from gladsheim.server.campaigns import edits
from gladsheim.server.campaigns.edits import Book
from gladsheim.server.campaigns.info import campaign_game
from gladsheim.server.hall.campaigns import Campaigns
from gladsheim.server.hall.hall import Hall
from gladsheim.server.http.limits import TheLimits, address_of
from gladsheim.server.http.parameters import (
    Asked,
    Id,
    SeatInPath,
    TheCampaigns,
    TheHall,
    TheUser,
    TokenInQuery,
    Visitor,
    campaign_invitation,
    seat_link,
)
from gladsheim.server.http.routes.permissions import check_clock
from gladsheim.server.http.routes.watching import Socket, Watcher, until_enough
from gladsheim.server.http.sessions import user_of
from gladsheim.server.protocol.campaigns import (
    Away,
    Buy,
    CampaignGame,
    CampaignInfo,
    GameText,
    NewCampaign,
    Others,
    PlaceBot,
    Ready,
    SheetInfo,
    TakePlace,
)
from gladsheim.server.protocol.codes import NO_SUCH_TABLE, NOT_WELCOME, SESSION_ENDED, TOO_FAST, TOO_MANY
from gladsheim.server.protocol.lobby import Invitation
from gladsheim.server.protocol.messages import CampaignChanged
from gladsheim.server.tasks import in_thread
from gladsheim.store.records import Campaign, Change, User
from gladsheim.store.refusals import declined

BoxInPath = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]+$", max_length=40)]
NumberInPath = Annotated[int, PathParameter(ge=0, le=100_000)]


@get("/campaigns/games", summary="The games that have a campaign")
async def list_games(hall: TheHall) -> list[CampaignGame]:
    found = [hall.shelf.campaign(name) for name in hall.shelf.names]
    return [campaign_game(rules) for rules in found if rules is not None]


@get("/campaigns/mine", summary="My campaigns, the newest first")
async def list_mine(
    request: Asked, hall: TheHall, campaigns: TheCampaigns, limits: TheLimits, user: TheUser
) -> list[CampaignInfo]:
    limits.lists.demand(address_of(request))
    limits.lists.demand(user.id)
    found = await in_thread(hall.store.campaigns.campaigns_of, user.id)
    told = [await campaigns.info_if_readable(one) for one in found if hall.shelf.find(one.game) is not None]
    return [one for one in told if one is not None]


@post("/campaigns", summary="Begin a campaign")
async def create(campaigns: TheCampaigns, user: TheUser, data: JSONBody[NewCampaign]) -> CampaignInfo:
    check_clock(data.clock)
    return await campaigns.info(await campaigns.create(user.id, data))


@post("/campaigns/file", summary="Go on with a campaign from a file")
async def read_file(
    request: Asked, campaigns: TheCampaigns, limits: TheLimits, user: TheUser, data: JSONBody[CampaignFile]
) -> CampaignInfo:
    limits.costly.demand(address_of(request))
    return await campaigns.info(await campaigns.read_file(user.id, data))


@get("/campaigns/{campaign_id:str}", summary="A campaign")
async def show(
    campaigns: TheCampaigns, visitor: Visitor, campaign_id: Id, invitation: TokenInQuery = ""
) -> CampaignInfo:
    return await campaigns.info(await campaigns.seen(campaign_id, visitor, invitation))


@get("/campaigns/{campaign_id:str}/file", summary="The whole campaign as a file")
async def show_file(
    request: Asked, hall: TheHall, campaigns: TheCampaigns, limits: TheLimits, visitor: Visitor, campaign_id: Id
) -> Response[CampaignFile]:
    limits.replays.demand(address_of(request))
    campaign = await campaigns.seen(campaign_id, visitor)
    file = await in_thread(file_of, hall, campaign)
    name = f'attachment; filename="{campaign.game}-campaign-{campaign.id}.json"'
    return Response(file, headers={"content-disposition": name})


def file_of(hall: Hall, campaign: Campaign) -> CampaignFile:
    """A campaign that has begun, with its records."""
    if campaign.story is None:
        raise declined("campaign/not-begun")
    names = {user: hall.store.accounts.user(user).name for user in set(campaign.players)}
    return CampaignFile(
        game=campaign.game,
        name=campaign.name,
        players=[names.get(seat.user, "") for seat in campaign.seats],
        story=campaign.story,
        bots=[seat.bot for seat in campaign.seats],
        records={str(number): text for number, text in hall.store.campaigns.records(campaign.id).items()},
    )


@get("/campaigns/{campaign_id:str}/records/{number:int}", media_type=MediaType.TEXT, summary="The record of a game")
async def show_record(
    hall: TheHall, campaigns: TheCampaigns, visitor: Visitor, campaign_id: Id, number: NumberInPath
) -> Response[str]:
    campaign = await campaigns.seen(campaign_id, visitor)
    text = await in_thread(hall.store.campaigns.record, campaign_id, number)
    if text is None:
        raise declined("campaign/no-such-game", number=number)
    name = f'attachment; filename="{campaign.game}-{campaign.id}-{number}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@put("/campaigns/{campaign_id:str}/records/{number:int}", summary="Add the record of a game that was played elsewhere")
async def add_record(
    request: Asked,
    hall: TheHall,
    campaigns: TheCampaigns,
    limits: TheLimits,
    user: TheUser,
    campaign_id: Id,
    number: NumberInPath,
    data: JSONBody[GameText],
) -> CampaignInfo:
    limits.replays.demand(address_of(request))
    kept = await in_thread(hall.store.campaigns.kept, campaign_id)

    def keep(book: Book, campaign: Campaign) -> Change:
        edits.check_decides(campaign, user.id)
        if number in kept:
            raise declined("campaign/has-record", number=number)
        check_record(book.story(campaign), number, data.record)
        return Change(record=(number, data.record))

    return await campaigns.info(await campaigns.change(campaign_id, keep))


@get("/campaigns/{campaign_id:str}/seats/{seat:int}/sheet", summary="Somebody's sheet, with what each box would give")
async def show_sheet(
    campaigns: TheCampaigns, visitor: Visitor, campaign_id: Id, seat: SeatInPath, invitation: TokenInQuery = ""
) -> SheetInfo:
    return await campaigns.sheet(await campaigns.seen(campaign_id, visitor, invitation), seat)


@put("/campaigns/{campaign_id:str}/seats/{seat:int}", summary="Take a place, or choose another hero")
async def take(
    campaigns: TheCampaigns, user: TheUser, campaign_id: Id, seat: SeatInPath, data: JSONBody[TakePlace]
) -> CampaignInfo:
    await in_thread(check_welcome, campaigns, user, campaign_id, data.invitation)
    asks = partial(edits.take, user=user.id, number=seat, hero=data.hero)
    return await campaigns.info(await campaigns.change(campaign_id, asks))


def check_welcome(campaigns: Campaigns, user: User, campaign_id: str, invitation: str) -> None:
    """Who takes part or is invited, unless one of the others has blocked him; who that is, is not told."""
    campaign = campaigns.check_seen(campaign_id, user, invitation)
    if user.id not in campaign.players:
        blocked_by = campaigns.hall.store.accounts.blocked_by(user.id)
        if not blocked_by.isdisjoint([campaign.host, *campaign.players]):
            raise declined("lobby/unwelcome")


@put("/campaigns/{campaign_id:str}/seats/{seat:int}/bot", summary="Let a bot play here")
async def put_bot(
    campaigns: TheCampaigns, user: TheUser, campaign_id: Id, seat: SeatInPath, data: JSONBody[PlaceBot]
) -> CampaignInfo:
    asks = partial(edits.put_bot, user=user.id, number=seat, bot=data.bot, hero=data.hero)
    return await campaigns.info(await campaigns.change(campaign_id, asks))


@delete("/campaigns/{campaign_id:str}/seats/{seat:int}", status_code=200, summary="Leave a place, or free it as host")
async def leave(
    hall: TheHall, campaigns: TheCampaigns, user: TheUser, campaign_id: Id, seat: SeatInPath
) -> CampaignInfo:
    before = await in_thread(hall.store.campaigns.campaign, campaign_id)
    after = await campaigns.change(campaign_id, lambda _, campaign: edits.free(campaign, user.id, seat))
    await campaigns.leave_table(after, seat, edits.seat_at(before, seat).user)
    return await campaigns.info(after)


@post("/campaigns/{campaign_id:str}/seats/{seat:int}/link", summary="A private link to my place, for another device")
async def link(request: Asked, hall: TheHall, user: TheUser, campaign_id: Id, seat: SeatInPath) -> Invitation:
    token = await in_thread(hall.store.campaigns.seat_link, campaign_id, seat, user.id)
    return seat_link(request, hall, token)


@put("/campaigns/{campaign_id:str}/others", summary="Name those who take part though nobody plays them")
async def name_others(campaigns: TheCampaigns, user: TheUser, campaign_id: Id, data: JSONBody[Others]) -> CampaignInfo:
    asks = partial(edits.name_others, user=user.id, others=data.others)
    return await campaigns.info(await campaigns.change(campaign_id, asks))


@post("/campaigns/{campaign_id:str}/invitation", summary="A new invitation; the one before no longer counts")
async def invite(request: Asked, hall: TheHall, user: TheUser, campaign_id: Id) -> Invitation:
    token = await in_thread(new_invitation, hall, user.id, campaign_id)
    return campaign_invitation(request, hall, campaign_id, token)


def new_invitation(hall: Hall, user: str, campaign_id: str) -> str:
    """The host invites."""
    campaign = hall.store.campaigns.campaign(campaign_id)
    edits.check_decides(campaign, user)
    edits.check_lasts(campaign)
    return hall.store.campaigns.invite(campaign_id)


@post("/campaigns/{campaign_id:str}/begin", status_code=200, summary="Begin, or go on where only bots play")
async def begin(campaigns: TheCampaigns, user: TheUser, campaign_id: Id) -> CampaignInfo:
    return await campaigns.info(await campaigns.change(campaign_id, partial(edits.go_on, user=user.id)))


@put("/campaigns/{campaign_id:str}/seats/{seat:int}/boxes/{box:str}", summary="Buy a box of my sheet")
async def buy(
    campaigns: TheCampaigns, user: TheUser, campaign_id: Id, seat: SeatInPath, box: BoxInPath, data: JSONBody[Buy]
) -> CampaignInfo:
    asks = partial(edits.buy, user=user.id, number=seat, box=box, name=data.name)
    return await campaigns.info(await campaigns.change(campaign_id, asks))


@delete(
    "/campaigns/{campaign_id:str}/seats/{seat:int}/boxes/{box:str}",
    status_code=200,
    summary="Take back what I bought last",
)
async def take_back(
    campaigns: TheCampaigns, user: TheUser, campaign_id: Id, seat: SeatInPath, box: BoxInPath
) -> CampaignInfo:
    asks = partial(edits.take_back, user=user.id, number=seat, box=box)
    return await campaigns.info(await campaigns.change(campaign_id, asks))


@put("/campaigns/{campaign_id:str}/seats/{seat:int}/ready", summary="I am ready for the next game, or not yet")
async def ready(
    campaigns: TheCampaigns, user: TheUser, campaign_id: Id, seat: SeatInPath, data: JSONBody[Ready]
) -> CampaignInfo:
    asks = partial(edits.ready, user=user.id, number=seat, is_ready=data.ready, entropy=data.entropy)
    return await campaigns.info(await campaigns.change(campaign_id, asks))


@put("/campaigns/{campaign_id:str}/seats/{seat:int}/away", summary="Let a bot play for somebody who is away")
async def stay_away(
    campaigns: TheCampaigns, user: TheUser, campaign_id: Id, seat: SeatInPath, data: JSONBody[Away]
) -> CampaignInfo:
    asks = partial(edits.stay_away, user=user.id, number=seat, is_away=data.away)
    return await campaigns.info(await campaigns.change(campaign_id, asks))


@post("/campaigns/{campaign_id:str}/close", status_code=200, summary="End the campaign for good")
async def close(campaigns: TheCampaigns, user: TheUser, campaign_id: Id) -> CampaignInfo:
    after = await campaigns.change(campaign_id, lambda _, campaign: edits.close(campaign, user.id))
    return await campaigns.info(after)


class CampaignWatcher(Watcher):
    """Somebody who watches a campaign that he may look at."""

    def __init__(self, socket: Socket, campaigns: Campaigns, user: User, id: str, invitation: str) -> None:
        hall = campaigns.hall
        super().__init__(socket, hall, user, hall.campaign_listeners.setdefault(id, set()))
        self.campaigns = campaigns
        self.id = id
        self.invitation = invitation

    async def look(self) -> CampaignChanged:
        """How the campaign stands."""
        campaign = await self.campaigns.seen(self.id, self.user, self.invitation)
        return CampaignChanged(await self.campaigns.info(campaign))

    async def watch(self) -> int:
        """Until it is no more, or he is no longer welcome."""
        try:
            return await super().watch()
        except Declined as refusal:
            return NO_SUCH_TABLE if refusal.code == "campaign/unknown" else NOT_WELCOME
        finally:
            if not self.listeners:
                self.hall.campaign_listeners.pop(self.id, None)


@websocket("/campaigns/{campaign_id:str}/live")
async def live(socket: Socket, campaigns: TheCampaigns, limits: TheLimits, campaign_id: Id) -> None:
    user = await user_of(socket)
    await socket.accept()
    hall = campaigns.hall
    if user is None:
        await socket.close(SESSION_ENDED)
    elif not all(limits.lists.take(key) for key in (address_of(socket), user.id)):
        await socket.close(TOO_FAST)
    elif not hall.admit(user.id):
        await socket.close(TOO_MANY)
    else:
        invitation: Any = socket.query_params.get("invitation", "")
        try:
            await until_enough(socket, CampaignWatcher(socket, campaigns, user, campaign_id, invitation).watch)
        finally:
            hall.dismiss(user.id)


ROUTES: Final = [
    list_games,
    list_mine,
    create,
    read_file,
    show,
    show_file,
    show_record,
    add_record,
    show_sheet,
    take,
    put_bot,
    leave,
    link,
    name_others,
    invite,
    begin,
    buy,
    take_back,
    ready,
    stay_away,
    close,
    live,
]
