"""The pool of worker processes that decide for bots and compute hints, analyses and replays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import structlog

from whistlestop.bots import OWN_BUDGET, UnknownBot
from whistlestop.bots.planner.bot import PlannerBot
from whistlestop.engine.actions import ACTIONS
from whistlestop.engine.listing import is_legal
from whistlestop.game import Game, GameError, View
from whistlestop.game.events.extractor import GameEvent
from whistlestop.game.game import SEED_BITS
from whistlestop.server.bot_pool.bots import expect_allowed, own_seconds
from whistlestop.server.bot_pool.errors import WorkerFailed
from whistlestop.server.bot_pool.job import Job
from whistlestop.server.bot_pool.keyed_locks import KeyedLocks
from whistlestop.server.bot_pool.lane import Lane, LaneOptions
from whistlestop.server.bot_pool.messages import (
    IDLE_PRIORITY,
    Analyse,
    Decide,
    Hint,
    History,
    Inspect,
    Inspection,
    Record,
    Replay,
    ReplayPart,
    Trial,
)
from whistlestop.server.bot_pool.result_cache import ResultCache
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.stand_ins import STAND_IN

MAX_BATCH = 64
IDLE_TIMEOUT = 120.0
ANALYSIS_SECONDS = 60.0
TRIAL_SECONDS = 2.0
ANALYSIS_GRACE = 120.0
"""Analyses run at the lowest priority, so they can take long on a busy machine."""

MAX_ANALYSES, MAX_ANALYSES_OF_ONE = 8, 2
MAX_REPLAYS, MAX_REPLAYS_OF_ONE = 100, 8
"""Maximum number of waiting questions, in total and per owner."""

log = structlog.get_logger(__name__)
_read_events = msgspec.msgpack.Decoder(list[GameEvent]).decode


class BotPool:
    """Sorts questions into four lanes, so that none has to wait for a much slower one.

    Quick bots share one process, searches get `workers` processes, replays get one, and so do
    analyses, which take seconds. The slower lanes have a higher niceness.

    Within a lane, owners take turns. The `owner` of a question is whoever benefits from it: the
    person who asked, or the host for the bots at a table. By default it is the table.
    """

    def __init__(self, workers: int, boards: Mapping[str, str | Path]) -> None:
        """`boards` maps ids to built-in ids or folders."""
        self._boards = {board: str(place) for board, place in boards.items()}
        self.quick = self._lane("quick", LaneOptions(batch=MAX_BATCH))
        searches = LaneOptions(nice=5, idle_timeout=IDLE_TIMEOUT)
        self.searches = self._lane("searches", searches, max(1, workers))
        bounds = MAX_REPLAYS, MAX_REPLAYS_OF_ONE
        self.replays = self._lane("replays", LaneOptions(5, 1, IDLE_TIMEOUT, *bounds))
        bounds = MAX_ANALYSES, MAX_ANALYSES_OF_ONE
        analyses = LaneOptions(IDLE_PRIORITY, 1, IDLE_TIMEOUT, *bounds, droppable=True)
        self.analyses = self._lane("analyses", analyses)
        self.results = ResultCache()
        self._closed = False
        self._decisions, self._hints = KeyedLocks(), KeyedLocks()

    def _lane(self, name: str, options: LaneOptions, workers: int = 1) -> Lane:
        return Lane(name, workers, self._boards, options)

    async def start(self) -> None:
        """Start the quick worker now. The others start with their first question."""
        self.quick.add_worker()

    async def decide(self, table: str, board: str, view: View, bot: str, owner: str = "") -> int:
        """A legal action for the viewer; the stand-in's if the bot fails or is gone."""
        viewer = self._expect_choice(board, view)
        async with self._decisions.lock(table):
            for name in (bot, STAND_IN):
                try:
                    expect_allowed(name)
                    return await self._decide(board, view, viewer, name, owner or table)
                except (WorkerFailed, UnknownBot) as error:
                    if self._closed:
                        raise
                    problem = str(error)
                    log.warning("no decision", board=board, bot=name, why=problem)
            # Both failed in a worker. Decide in this process, so that the game can go on.
            move = await asyncio.to_thread(PlannerBot().decide, view, Random(), OWN_BUDGET)
            return move.action

    async def hint(
        self, table: str, board: str, view: View, seconds: float = 0.8, owner: str = ""
    ) -> list[dict[str, Any]]:
        """The viewer's options, best first: text, words, chance, error, margin, games."""
        viewer = self._expect_choice(board, view)
        question = Hint(board, view.board.digest, viewer, view.to_bytes(), seconds)
        async with self._hints.lock(table):
            job = Job(question, owner or table, seconds)
            found: list[dict[str, Any]] = await self.searches.ask(job)
            return found

    async def analyse(
        self,
        table: str,
        board: str,
        record: str,
        names: Sequence[str],
        seconds: float | None = None,
        owner: str = "",
    ) -> bytes:
        """What `whistlestop analyse` finds in a finished game within a time limit, as JSON."""
        self._expect_board(board)
        seconds = ANALYSIS_SECONDS if seconds is None else seconds
        question = Analyse(board, record, list(names), seconds)
        job = Job(question, owner or table, seconds, grace=ANALYSIS_GRACE)

        async def make() -> bytes:
            found: bytes = await self.analyses.ask(job)
            return found

        key = _key("analysis", board, record, *names, seconds)
        return await self.results.get(key, make, lambda: job.had_its_time)

    async def try_move(
        self,
        table: str,
        board: str,
        record: str,
        number: int,
        move: str,
        seconds: float | None = None,
        owner: str = "",
    ) -> bytes:
        """What another move would have done in a finished game, as JSON.

        It takes as long as a hint, and waits with the hints: not behind whole analyses.
        """
        self._expect_board(board)
        seconds = TRIAL_SECONDS if seconds is None else seconds
        question = Trial(board, record, number, move, seconds)
        job = Job(question, owner or table, seconds)

        async def make() -> bytes:
            found: bytes | list[str] = await self.searches.ask(job)
            if not isinstance(found, bytes):
                raise Refused(*found)
            return found

        key = _key("trial", board, record, number, move, seconds)
        return await self.results.get(key, make, lambda: job.had_its_time)

    async def inspect(
        self, what: Inspection, view: View, owner: str, move: str = "", ids: Iterable[str] = ()
    ) -> bytes:
        """What a view says about payments, tickets, prices or points, as JSON."""
        board, viewer = view.board, view.viewer
        assert viewer is not None
        question = Inspect(what, board.id, board.digest, viewer, view.to_bytes(), move, list(ids))
        found: bytes | list[str] = await self.quick.ask(Job(question, owner))
        if not isinstance(found, bytes):
            raise Refused(*found)
        return found

    async def history(self, game: Game, owner: str) -> list[GameEvent]:
        """Everything that has happened in a game so far, as returned by `extract_events`."""
        assert game.seed is not None
        seed = game.seed.to_bytes(SEED_BITS // 8, "little")
        question = History(game.board.id, game.players, seed, game.first, list(game.moves))
        return _read_events(await self.replays.ask(Job(question, owner)))

    async def replay(
        self,
        what: ReplayPart,
        table: str,
        board: str,
        record: str,
        number: int = 0,
        owner: str = "",
    ) -> bytes:
        """A part of the replay of a finished game as JSON; `replays.py` makes them."""
        self._expect_board(board)

        async def make() -> bytes:
            question = Replay(what, board, record, number)
            found: bytes = await self.replays.ask(Job(question, owner or table))
            return found

        return await self.results.get(_key(what, board, record, number), make)

    async def record(
        self, table: str, board: str, log: list[tuple[int, float, str, str]], owner: str = ""
    ) -> bytes:
        """The record of the game with this log; empty if it never began."""
        self._expect_board(board)
        found: bytes = await self.replays.ask(Job(Record(table, board, log), owner or table))
        return found

    async def close(self) -> None:
        """Stop all workers. Questions in progress fail."""
        self._closed = True
        lanes = (self.quick, self.searches, self.replays, self.analyses)
        await asyncio.gather(*(lane.close() for lane in lanes))

    async def _decide(self, board: str, view: View, viewer: int, bot: str, owner: str) -> int:
        seconds = own_seconds(bot)
        question = Decide(board, view.board.digest, viewer, view.to_bytes(), bot, seconds)
        lane = self.quick if seconds is None else self.searches

        def problem(action: Any) -> str | None:
            # Whatever code runs in a worker, only legal actions get past this point.
            if (
                type(action) is int
                and 0 <= action < ACTIONS
                and is_legal(view.state, view.tables, viewer, action)
            ):
                return None
            return f"the action {action!r} is not legal"

        action: int = await lane.ask(Job(question, owner, seconds, problem))
        return action

    def _expect_board(self, board: str) -> None:
        if board not in self._boards:
            known = ", ".join(self._boards)
            raise GameError(f"there is no board '{board}' here; the boards are: {known}")

    def _expect_choice(self, board: str, view: View) -> int:
        self._expect_board(board)
        if view.viewer is None or view.viewer not in view.to_act:
            raise GameError("the game is not waiting for this player: there is nothing to decide")
        return view.viewer


def _key(*parts: object) -> str:
    return sha256(repr(parts).encode()).hexdigest()
