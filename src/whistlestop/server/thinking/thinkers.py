"""Those who think for the tables: bots, hints, analyses."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import structlog

from whistlestop.bots import OWN_BUDGET
from whistlestop.bots.planner import PlannerBot
from whistlestop.engine import layout as L
from whistlestop.engine.listing import is_legal
from whistlestop.game import GameError, View
from whistlestop.server.thinking.errors import ThinkingFailed
from whistlestop.server.thinking.job import Job
from whistlestop.server.thinking.lane import Lane
from whistlestop.server.thinking.messages import Analyse, Decide, Hint
from whistlestop.server.thinking.roster import expect_allowed, own_seconds
from whistlestop.server.thinking.turns import Turns

STAND_IN = "medium"
"""Decides where another bot could not: it is quick, and good enough for a person's evening."""
BATCH = 64
LINGER = 120.0
ANALYSIS_SECONDS = 60.0
ANALYSIS_GRACE = 120.0
"""An analysis stands back for everything else, so on a busy machine it may take long."""

log = structlog.get_logger(__name__)


class Thinkers:
    """Questions go to three lanes, so that none waits for something much slower than itself.

    Quick bots share one process, searches have `workers`, analyses take a minute each and have
    one. On a machine with few cores the slower lanes stand back: the system prefers the others.
    """

    def __init__(self, workers: int, boards: Mapping[str, str | Path]) -> None:
        """`boards` are ids with the built-in id or the folder of each."""
        where = {board: str(place) for board, place in boards.items()}
        self.quick = Lane("quick", 1, where, batch=BATCH)
        self.searches = Lane("searches", max(1, workers), where, nice=5, linger=LINGER)
        self.analyses = Lane("analyses", 1, where, nice=10, linger=LINGER)
        self._boards = where
        self._closed = False
        self._decisions, self._hints, self._records = Turns(), Turns(), Turns()

    async def start(self) -> None:
        """Have the quick worker ready soon; the others start with the first question for them."""
        self.quick.add_worker()

    async def decide(self, table: str, board: str, view: View, bot: str) -> int:
        """A legal action of the viewer; the stand-in's, if the bot gives none."""
        viewer = self._expect_choice(board, view)
        expect_allowed(bot)
        async with self._decisions.of(table):
            for name in (bot, STAND_IN):
                try:
                    return await self._decide(board, view, viewer, name)
                except ThinkingFailed as error:
                    if self._closed:
                        raise
                    problem = str(error)
                    log.warning("no decision", board=board, bot=name, why=problem)
            # Neither would, in a process of its own: then here, so that the game goes on.
            return await asyncio.to_thread(PlannerBot().decide, view, Random(), OWN_BUDGET)

    async def hint(
        self, table: str, board: str, view: View, seconds: float = 0.8
    ) -> list[dict[str, Any]]:
        """The viewer's options, the best first: text, words, chance, error, margin, games."""
        viewer = self._expect_choice(board, view)
        question = Hint(board, view.board.digest, viewer, view.to_bytes(), seconds)
        async with self._hints.of(table):
            found: list[dict[str, Any]] = await self.searches.ask(Job(question, seconds))
            return found

    async def analyse(
        self,
        table: str,
        board: str,
        record: str,
        names: Sequence[str],
        seconds: float | None = None,
    ) -> dict[str, Any]:
        """What `whistlestop analyse` finds out about a finished game, within some time."""
        self._expect_board(board)
        seconds = ANALYSIS_SECONDS if seconds is None else seconds
        question = Analyse(board, record, list(names), seconds)
        async with self._records.of(table):
            found: dict[str, Any] = await self.analyses.ask(
                Job(question, seconds, grace=ANALYSIS_GRACE)
            )
            return found

    async def close(self) -> None:
        """End all workers; what is under way fails."""
        self._closed = True
        lanes = (self.quick, self.searches, self.analyses)
        await asyncio.gather(*(lane.close() for lane in lanes))

    async def _decide(self, board: str, view: View, viewer: int, bot: str) -> int:
        seconds = own_seconds(bot)
        question = Decide(board, view.board.digest, viewer, view.to_bytes(), bot, seconds)
        lane = self.quick if seconds is None else self.searches

        def wrong(action: Any) -> str | None:
            # Whatever runs in a worker, only legal actions leave this place.
            if (
                type(action) is int
                and 0 <= action < L.ACTIONS
                and is_legal(view.state, view.tables, viewer, action)
            ):
                return None
            return f"the action {action!r} is not legal"

        action: int = await lane.ask(Job(question, seconds, wrong))
        return action

    def _expect_board(self, board: str) -> None:
        if board not in self._boards:
            known = ", ".join(self._boards)
            raise GameError(f"there is no board '{board}' here; the boards are: {known}")

    def _expect_choice(self, board: str, view: View) -> int:
        self._expect_board(board)
        if view.viewer is None or view.viewer not in view.to_act:
            raise GameError("the game does not wait for this player: there is nothing to decide")
        return view.viewer
