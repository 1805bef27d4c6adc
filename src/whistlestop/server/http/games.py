"""Finished games: the list, the record, the replay, the analysis, and other moves to try."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query
from starlette.responses import PlainTextResponse, Response

from whistlestop.server.bot_pool.messages import ReplayPart
from whistlestop.server.http.bodies import failures
from whistlestop.server.http.dependencies import CurrentRequester, CurrentServices, Requester
from whistlestop.server.http.disconnect import cancel_on_disconnect
from whistlestop.server.http.paging import Before
from whistlestop.server.rooms.archive import FinishedGame
from whistlestop.server.rooms.listing import page, read_cursor
from whistlestop.server.services import Services
from whistlestop.server.tables.refusal import Refused

router = APIRouter(prefix="/api/games", tags=["games"], responses=failures(422, 503))
PAGE = 30
ANSWERS = failures(404, 409, 429)
Invite = Annotated[str, Header(alias="X-Invite", max_length=60)]
StepNumber = Annotated[int, Path(ge=0, le=10_000)]
MoveNumber = Annotated[int, Path(ge=1, le=10_000)]
OtherMove = Annotated[str, Query(min_length=1, max_length=400, description="the other move")]


@dataclass(frozen=True, slots=True)
class GameRequest:
    """The finished game of a request, and the documents made from it for this client."""

    services: Services
    requester: Requester
    game: FinishedGame

    async def replay(self, what: ReplayPart, number: int = 0) -> Response:
        """A part of the replay."""
        game, owner = self.game, self.requester.caller.owner
        work = self.services.bot_pool.replay(what, game.id, game.board, game.record, number, owner)
        return _json(await cancel_on_disconnect(self.requester.request, work))

    async def analysis(self) -> Response:
        """Takes a minute or more."""
        game, owner = self.game, self.requester.caller.owner
        bot_pool = self.services.bot_pool
        work = bot_pool.analyse(game.id, game.board, game.record, game.names, owner=owner)
        return _json(await cancel_on_disconnect(self.requester.request, work))

    async def trial(self, number: int, move: str) -> Response:
        """What another move would have done. Takes a second or two."""
        game, owner = self.game, self.requester.caller.owner
        bot_pool = self.services.bot_pool
        work = bot_pool.try_move(game.id, game.board, game.record, number, move, owner=owner)
        return _json(await cancel_on_disconnect(self.requester.request, work))

    def expect_over(self) -> None:
        """Refuse an abandoned game."""
        if not self.game.over:
            raise Refused("not-over", "only games that were played to the end can be analysed")

    def expect_move(self, number: int) -> None:
        """Refuse a move that was not made."""
        if number > (moves := self.game.moves):
            raise Refused("no-step", f"the game has {moves} moves, not {number}")


async def game_request(
    services: CurrentServices, requester: CurrentRequester, table: str, x_invite: Invite = ""
) -> GameRequest:
    """The finished game that a request names."""
    services.rate_limits.take("heavy", requester.caller)
    finding = services.archive.finished(table, requester.id, x_invite, requester.caller.owner)
    return GameRequest(services, requester, await cancel_on_disconnect(requester.request, finding))


Game = Annotated[GameRequest, Depends(game_request)]


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


@router.get("")
async def games(
    services: CurrentServices,
    requester: CurrentRequester,
    before: Before = "",
    mine: Annotated[bool, Query(description="only games that I played")] = False,
) -> dict[str, Any]:
    """Finished and abandoned games, public ones and mine, the latest first.

    An abandoned game is at stage `closed`, and its result is the score at that point.
    """
    found = await services.lists.finished(requester.id, read_cursor(before), PAGE + 1, mine)
    return page("games", found, PAGE)


@router.get("/{table}/record", responses=ANSWERS, response_class=PlainTextResponse)
async def record(game: Game) -> PlainTextResponse:
    """The record: board, players, seed and moves as text, for `whistlestop replay` and `verify`."""
    headers = {"Content-Disposition": f'attachment; filename="{game.game.file_name}"'}
    return PlainTextResponse(game.game.record, headers=headers)


@router.get("/{table}/steps/{number}", responses=ANSWERS)
async def step(game: Game, number: StepNumber) -> Response:
    """The game after a number of moves, with all cards face up, and what the last move did."""
    game.expect_move(number)
    return await game.replay("step", number)


@router.get("/{table}/replay", responses=ANSWERS)
async def replay(game: Game) -> Response:
    """Every player's first view, and what each move changed in it: the game step by step."""
    return await game.replay("replay")


@router.get("/{table}/story", responses=ANSWERS)
async def story(game: Game) -> Response:
    """Everything that happened, with nothing hidden, the points after each move, and the scores."""
    return await game.replay("story")


@router.get("/{table}/analysis", responses=ANSWERS)
async def analysis(game: Game) -> Response:
    """The chance to win before and after each decision, and better options. Takes a while."""
    game.expect_over()
    game.services.rate_limits.take("analyses", game.requester.caller)
    return await game.analysis()


@router.get("/{table}/decisions/{number}", responses=ANSWERS)
async def decision(game: Game, number: MoveNumber) -> Response:
    """Who made a move, and every move that was legal instead."""
    game.expect_move(number)
    return await game.replay("decision", number)


@router.get("/{table}/decisions/{number}/trial", responses=ANSWERS)
async def trial(game: Game, number: MoveNumber, move: OtherMove) -> Response:
    """What another move would have done, judged by what its player knew."""
    game.expect_over()
    game.expect_move(number)
    game.services.rate_limits.take("analyses", game.requester.caller)
    return await game.trial(number, move)
