"""Finished games: the list, the record, the replay, the analysis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path, Query
from starlette.responses import PlainTextResponse, Response

from whistlestop.server.finished import Finished
from whistlestop.server.rest.bodies import failures
from whistlestop.server.rest.lists import Before, page, read_key
from whistlestop.server.rest.needs import Asker, Needed, asker
from whistlestop.server.rest.waiting import unless_gone
from whistlestop.server.services import Services
from whistlestop.server.tables.refusal import Refused

router = APIRouter(prefix="/api/games", tags=["games"], responses=failures(422, 503))
PAGE = 30
ANSWERS = failures(404, 409, 429)
Invite = Annotated[str, Header(alias="X-Invite", max_length=60)]
StepNumber = Annotated[int, Path(ge=0, le=10_000)]


@dataclass(frozen=True, slots=True)
class Found:
    """The finished game that a request is about, and what is made of it for this client."""

    services: Services
    who: Asker
    game: Finished

    async def retold(self, what: Literal["story", "replay", "step"], number: int = 0) -> Response:
        """A story, a replay or a step."""
        game, owner = self.game, self.who.who.owner
        work = self.services.bot_pool.retell(what, game.id, game.board, game.record, number, owner)
        return _json(await unless_gone(self.who.request, work))

    async def analysis(self) -> Response:
        """Takes a minute or more."""
        game, owner = self.game, self.who.who.owner
        bot_pool = self.services.bot_pool
        work = bot_pool.analyse(game.id, game.board, game.record, game.names, owner=owner)
        return _json(await unless_gone(self.who.request, work))


async def found(
    services: Needed, who: Annotated[Asker, Depends(asker)], table: str, x_invite: Invite = ""
) -> Found:
    """The finished game that a request is about."""
    services.gates.expect("heavy", who.who)
    finding = services.archive.finished(table, who.id, x_invite, who.who.owner)
    return Found(services, who, await unless_gone(who.request, finding))


Game = Annotated[Found, Depends(found)]


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


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


@router.get("/{table}/record", responses=ANSWERS, response_class=PlainTextResponse)
async def record(game: Game) -> PlainTextResponse:
    """The record: board, players, seed and moves as text, for `whistlestop replay` and `verify`."""
    headers = {"Content-Disposition": f'attachment; filename="{game.game.file_name}"'}
    return PlainTextResponse(game.game.record, headers=headers)


@router.get("/{table}/steps/{number}", responses=ANSWERS)
async def step(game: Game, number: StepNumber) -> Response:
    """The game after so many moves, with all cards open, and what the last move did."""
    if number > (moves := game.game.moves):
        raise Refused("no-step", f"the game has {moves} moves, not {number}")
    return await game.retold("step", number)


@router.get("/{table}/replay", responses=ANSWERS)
async def replay(game: Game) -> Response:
    """Every player's first view, and what each move changed in it: the game step by step."""
    return await game.retold("replay")


@router.get("/{table}/story", responses=ANSWERS)
async def story(game: Game) -> Response:
    """All that happened, with nothing hidden, the points after each move, and the scores."""
    return await game.retold("story")


@router.get("/{table}/analysis", responses=ANSWERS)
async def analysis(game: Game) -> Response:
    """The chance to win before and after each decision, and better ones; takes a while."""
    if not game.game.over:
        raise Refused("not-over", "only a game that was played to its end is analysed")
    game.services.gates.expect("analyses", game.who.who)
    return await game.analysis()
