"""Tables over HTTP: which games there are, opening, looking at, starting, closing, playing again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Final

from litestar import MediaType, get, post
from litestar.params import JSONBody, PathParameter

from gladsheim.bots import LEVELS, bot
from gladsheim.bots.search.levels import SECONDS
from gladsheim.kernel.game import Game
from gladsheim.kernel.step import Chance
from gladsheim.manifest import manifests
from gladsheim.server.hall.hall import Hall
from gladsheim.server.hall.lists import my_tables, open_tables, shown_tables, shunned, without
from gladsheim.server.http.limits import TheLimits, address_of
from gladsheim.server.http.parameters import (
    Asked,
    GameInPath,
    Id,
    PlaceInQuery,
    TheHall,
    TheUser,
    TokenInQuery,
    Visitor,
    changed,
    watched,
)
from gladsheim.server.http.routes import conduct, rematches, seats
from gladsheim.server.http.routes.boards import board_address
from gladsheim.server.http.routes.permissions import check_clock, check_host
from gladsheim.server.protocol.lobby import GameInfo, House, NewTable, OptionInfo, TablePage
from gladsheim.server.protocol.tables import TableInfo
from gladsheim.server.tasks import in_thread
from gladsheim.store.names import clean_face, clean_name
from gladsheim.store.records import Table, TableSpec
from gladsheim.store.refusals import declined
from gladsheim.store.store import Store
from gladsheim.words import Words, game_texts, text_of

ALL: Final = 1_000


@get("/games", summary="The games that can be played here")
async def list_games(hall: TheHall) -> list[GameInfo]:
    return [game_info(hall.shelf.game(name), hall.bot_pool.pace) for name in hall.shelf.names]


@get("/games/texts/{lang:str}", media_type=MediaType.TEXT, summary="The texts of games that the client lacks")
async def list_texts(hall: TheHall, lang: Annotated[str, PathParameter(pattern="^[a-z]{2}$")]) -> str:
    return "\n".join(await in_thread(further_texts, hall.shelf.names, lang))


def further_texts(games: Iterable[str], lang: str) -> list[str]:
    """The client is built with our own games: what installed ones say, and those that only this server knows."""
    others = [text_of(game, lang) for game in games if game not in manifests()]
    return [*others, *game_texts(lang, installed=True)]


def game_info(game: Game, pace: Mapping[tuple[str, str], float]) -> GameInfo:
    """What a table of this game can choose from."""
    aims = dict(zip(LEVELS, SECONDS, strict=True))
    options = [OptionInfo(one.name, one.default, list(one.choices), one.is_ruling) for one in game.options]
    companion = any(issubclass(frame, Chance) for frame in game.frames)
    manifest = manifests().get(game.name)
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options=options,
        bots=list(LEVELS),
        pace={bot: round(pace.get((game.name, bot), aims[bot]), 2) for bot in LEVELS},
        companion=companion,
        cooperative=game.is_cooperative,
        weight=manifest.weight if manifest else 0,
        minutes=manifest.minutes if manifest else 0,
        board=board_address(game.name),
    )


@get("/house", summary="What everybody should know of this server")
async def show_house(hall: TheHall) -> House:
    return House(hall.config.keep_finished_days)


@get("/tables", summary="Public tables that wait for players, page by page")
async def list_open(
    request: Asked, hall: TheHall, limits: TheLimits, visitor: Visitor, after: PlaceInQuery = ""
) -> TablePage:
    limits.lists.demand(address_of(request))
    hosts = await shunned(hall, visitor.id) if visitor is not None else set()
    return without(await open_tables(hall, after), hosts)


@get("/games/{game:str}/tables", summary="Public games to watch, first those that are being played")
async def list_shown(
    request: Asked, hall: TheHall, limits: TheLimits, visitor: Visitor, game: GameInPath
) -> list[TableInfo]:
    limits.lists.demand(address_of(request))
    hosts = await shunned(hall, visitor.id) if visitor is not None else set()
    return without(TablePage(await shown_tables(hall, hall.shelf.game(game).name), ""), hosts).tables


@get("/tables/mine", summary="My tables, first where it is my turn")
async def list_mine(request: Asked, hall: TheHall, limits: TheLimits, user: TheUser) -> list[TableInfo]:
    limits.lists.demand(address_of(request))
    limits.lists.demand(user.id)
    return await my_tables(hall, user.id, finished=ALL)


@get("/tables/{table_id:str}", summary="A table")
async def show(hall: TheHall, visitor: Visitor, table_id: Id, invitation: TokenInQuery = "") -> TableInfo:
    return await hall.info(await in_thread(watched, hall, table_id, visitor, invitation))


@post("/tables", summary="Open a table")
async def create(request: Asked, hall: TheHall, user: TheUser, data: JSONBody[NewTable]) -> TableInfo:
    async with hall.quota.room(address_of(request)) as opened:
        table = await in_thread(open_table, hall, user.id, data)
        opened.add(table.id)
    return await changed(hall, table)


def open_table(hall: Hall, user: str, wanted: NewTable) -> Table:
    """A new table, with those who sit at it from the beginning."""
    game = hall.shelf.game(wanted.game)
    options = game.complete(wanted.options)
    seats = game.check_seats(wanted.seats)
    check_places(wanted)
    if wanted.companion and wanted.clock.kind != "none":
        raise declined("lobby/companion-clock")
    check_clock(wanted.clock)
    table = hall.store.tables.create_table(
        TableSpec(
            game=game.name,
            rules_version=game.rules_version,
            seats=seats,
            host=user,
            options=options,
            public=wanted.public,
            hints=wanted.hints,
            companion=wanted.companion,
            clock=wanted.clock,
        ),
        hall.config.most_tables_of_user,
        hall.config.most_open_tables_of_user,
    )
    for place in wanted.places:
        if place.bot:
            table = hall.store.seats.seat_bot(table.id, place.seat, place.bot)
        else:
            table = hall.store.seats.sit(table.id, place.seat, user, wanted.entropy)
            if place.name or place.face:
                table = hall.store.seats.set_look(table.id, place.seat, user, place.name, place.face)
    return table


def check_places(wanted: NewTable) -> None:
    """Each seat is there and given once; where people type in what was dealt, bots could not see what is theirs."""
    seen: set[int] = set()
    for place in wanted.places:
        if not 0 <= place.seat < wanted.seats:
            raise declined("table/no-such-seat", seat=place.seat)
        if place.seat in seen:
            raise declined("lobby/place-twice", seat=place.seat)
        seen.add(place.seat)
        if place.name:
            clean_name(place.name)
        if place.face:
            clean_face(place.face)
        if place.bot:
            bot(place.bot)
            seats.check_bots_welcome(wanted.companion)


@post("/tables/{table_id:str}/start", status_code=200, summary="Begin the game")
async def start(hall: TheHall, user: TheUser, table_id: Id) -> TableInfo:
    await in_thread(lambda: check_host(hall.store.tables.table(table_id), user.id))
    return await hall.info(await hall.begin(table_id))


@post("/tables/{table_id:str}/close", status_code=200, summary="Close the table for good")
async def close(hall: TheHall, user: TheUser, table_id: Id) -> TableInfo:
    table = await in_thread(close_table, hall.store, user.id, table_id)
    hall.ended(table)
    return await changed(hall, table)


def close_table(store: Store, user: str, table_id: str) -> Table:
    """The host decides that nobody plays here any more."""
    check_host(store.tables.table(table_id), user)
    return store.tables.close_table(table_id, Words("lobby-closed-by-host"))


ROUTES: Final = [
    list_games,
    list_texts,
    show_house,
    list_open,
    list_shown,
    list_mine,
    show,
    create,
    start,
    close,
    *seats.ROUTES,
    *rematches.ROUTES,
    *conduct.ROUTES,
]
