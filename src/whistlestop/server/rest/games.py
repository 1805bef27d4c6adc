"""Finished games: the list, the record, the replay, the analysis."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query
from starlette.responses import PlainTextResponse

from whistlestop.server.finished import Finished
from whistlestop.server.rest.bodies import failures
from whistlestop.server.rest.lists import Before, page, read_key
from whistlestop.server.rest.needs import Asker, Needed, asker
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.thinking import ThinkingFailed

router = APIRouter(prefix="/api/games", tags=["games"], responses=failures(422, 503))
PAGE = 30
Invite = Annotated[str, Header(alias="X-Invite", max_length=60)]
StepNumber = Annotated[int, Path(ge=0, le=10_000)]


async def finished(
    services: Needed, who: Annotated[Asker, Depends(asker)], table: str, x_invite: Invite = ""
) -> Finished:
    """The finished game that a request is about."""
    return await services.archive.finished(table, who.id, x_invite)


Game = Annotated[Finished, Depends(finished)]


@router.get("")
async def games(
    services: Needed,
    who: Annotated[Asker, Depends(asker)],
    before: Before = "",
    mine: Annotated[bool, Query(description="only games that I played")] = False,
) -> dict[str, Any]:
    """Games that are over or were given up, public ones and mine, the last to end first.

    One that was given up is at stage `closed`, and its result is how things stood.
    """
    found = await services.lists.finished(who.id, read_key(before), PAGE + 1, mine)
    return page("games", found, PAGE)


@router.get("/{table}/record", responses=failures(404, 409), response_class=PlainTextResponse)
async def record(game: Game) -> PlainTextResponse:
    """The record: board, players, seed and moves as text, for `whistlestop replay` and `verify`."""
    headers = {"Content-Disposition": f'attachment; filename="{game.file_name}"'}
    return PlainTextResponse(game.record, headers=headers)


@router.get("/{table}/steps/{number}", responses=failures(404, 409))
async def step(game: Game, number: StepNumber) -> dict[str, Any]:
    """The game after so many moves, with all cards open, and what the last move did."""
    return game.step(number)


@router.get("/{table}/replay", responses=failures(404, 409))
async def replay(game: Game) -> dict[str, Any]:
    """Every player's first view, and what each move changed in it: the game step by step."""
    return game.replay()


@router.get("/{table}/story", responses=failures(404, 409))
async def story(game: Game) -> dict[str, Any]:
    """All that happened, with nothing hidden, the points after each move, and the scores."""
    return game.story()


@router.get("/{table}/analysis", responses=failures(404, 409, 429))
async def analysis(
    services: Needed, who: Annotated[Asker, Depends(asker)], game: Game
) -> dict[str, Any]:
    """The chance to win before and after each decision, and better ones; takes a while."""
    if not game.game.over:
        raise Refused("not-over", "only a game that was played to its end is analysed")
    services.gates.expect("analyses", who.address)
    try:
        return await services.thinkers.analyse(game.id, game.board, game.record, game.names)
    except ThinkingFailed as error:
        raise Refused("no-analysis", str(error)) from None
