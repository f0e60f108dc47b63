"""Positions where one move is clearly best: for everybody, without an account, and nothing is kept of the answers."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from gladsheim.puzzles import today
from gladsheim.server.hall import puzzles as hall_puzzles
from gladsheim.server.http.limits import TheLimits
from gladsheim.server.http.parameters import Asked, GameInPath, Id, TheHall, Visitor
from gladsheim.server.http.routes.replays import count
from gladsheim.server.protocol.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleOfTheDay, PuzzleShown, PuzzleTry
from gladsheim.server.tasks import in_thread


@get("/puzzles", summary="All puzzles, the easier first")
async def puzzles(request: Asked, hall: TheHall, visitor: Visitor, limits: TheLimits) -> list[PuzzleInfo]:
    count(request, limits, visitor)
    return await in_thread(hall_puzzles.listed, hall.shelf)


@get("/puzzles/today", summary="The puzzle of the day")
async def puzzle_of_the_day() -> PuzzleOfTheDay:
    day = datetime.now(UTC).date()
    one = await in_thread(today, day)
    return PuzzleOfTheDay(day.isoformat(), None if one is None else hall_puzzles.info_of(one))


@get("/puzzles/{game:str}/{puzzle_id:str}", summary="A puzzle, as its seat sees it")
async def puzzle(
    request: Asked, hall: TheHall, visitor: Visitor, limits: TheLimits, game: GameInPath, puzzle_id: Id
) -> PuzzleShown:
    count(request, limits, visitor)
    return await in_thread(hall_puzzles.shown, *await in_thread(hall_puzzles.found, hall.shelf, game, puzzle_id))


@post("/puzzles/{game:str}/{puzzle_id:str}/answer", summary="Answer a puzzle", status_code=HTTP_200_OK)
async def answer_puzzle(
    request: Asked,
    hall: TheHall,
    visitor: Visitor,
    limits: TheLimits,
    game: GameInPath,
    puzzle_id: Id,
    data: JSONBody[PuzzleTry],
) -> PuzzleAnswer:
    count(request, limits, visitor)
    one, rules = await in_thread(hall_puzzles.found, hall.shelf, game, puzzle_id)
    return await in_thread(hall_puzzles.answered, one, rules, data.move)


ROUTES: Final = [puzzles, puzzle_of_the_day, puzzle, answer_puzzle]
