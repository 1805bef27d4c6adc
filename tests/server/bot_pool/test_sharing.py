"""Workers shared fairly, results shared by concurrent callers, and work that is dropped."""

from __future__ import annotations

import asyncio
import json

import pytest
from structlog.testing import capture_logs

from server.pool_games import BOARDS, game_after, run, view_after
from whistlestop.game.events.extractor import extract_events
from whistlestop.server.access.limits import Caller
from whistlestop.server.bot_pool import process
from whistlestop.server.bot_pool.errors import Overloaded, WorkerFailed
from whistlestop.server.bot_pool.fair_queue import FairQueue
from whistlestop.server.bot_pool.job import Job
from whistlestop.server.bot_pool.lane import Lane, LaneOptions
from whistlestop.server.bot_pool.messages import Analyse, Trial
from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.bot_pool.result_cache import ResultCache

ANNA = Caller("anna", "192.0.2.1")
WITHIN = 60


def job(owner: str) -> Job:
    return Job(Analyse("", "", [], 0), owner)


# --- the queue ------------------------------------------------------------------------------


def test_owners_take_turns() -> None:
    async def main() -> None:
        line = FairQueue()
        jobs = [job(owner) for owner in "aaaabbc"]
        for one in jobs:
            line.put(one)
        assert (len(line), line.owners, line.count("a"), line.count("x")) == (7, 3, 4, 0)
        order = [line.get() for _ in jobs]
        assert "".join(one.owner for one in order) == "abcabaa"
        assert [one for one in order if one.owner == "a"] == jobs[:4]
        assert not line

    asyncio.run(main())


def test_leaving_the_queue_keeps_nobody_waiting() -> None:
    async def main() -> None:
        line = FairQueue()
        first, second, third = job("a"), job("a"), job("b")
        for one in (first, second, third):
            line.put(one)
        line.discard(first)
        line.discard(first)
        assert line.get() is second
        line.put_back([second])
        assert line.get() is second
        line.discard(third)
        assert (len(line), line.owners) == (0, 0)

    asyncio.run(main())


def test_an_owner_with_many_questions_does_not_keep_others_waiting() -> None:
    """Anna asks ten times before Bo asks once: Bo is second."""
    view = view_after(10)

    async def use(pool: BotPool) -> list[str]:
        served: list[str] = []

        async def ask(table: str, owner: str) -> None:
            await pool.hint(table, "new-york", view, 0.05, owner=owner)
            served.append(owner)

        many = [ask(f"table {i}", "anna") for i in range(10)]
        await asyncio.gather(*many, ask("another", "bo"))
        return served

    assert run(use).index("bo") <= 1


def test_the_queue_is_limited_in_total_and_per_owner() -> None:
    async def main() -> None:
        lane = Lane("test", 1, {}, LaneOptions(max_waiting=5, max_of_owner=2))
        lane._resting_until = float("inf")  # no worker takes anything
        lane.children.add(None)  # type: ignore[arg-type]
        waiting = [asyncio.create_task(lane.ask(job(owner))) for owner in "aabbc"]
        await asyncio.sleep(0)
        with pytest.raises(Overloaded, match="of your questions"):
            await lane.ask(job("a"))
        with pytest.raises(Overloaded, match="the server is too busy"):
            await lane.ask(job("d"))
        waiting[0].cancel()
        await asyncio.gather(waiting[0], return_exceptions=True)
        waiting.append(asyncio.create_task(lane.ask(job("d"))))
        await asyncio.sleep(0)
        assert not waiting[-1].done()
        await lane.close()
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(end, BaseException) for end in ends)

    asyncio.run(main())


# --- results --------------------------------------------------------------------------------


class Making:
    """A result that is made when it is told to."""

    def __init__(self) -> None:
        self.begun = 0
        self.dropped = 0
        self.go = asyncio.Event()

    async def make(self) -> bytes:
        self.begun += 1
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return b"made"


def test_a_shared_result_is_made_once_and_cached() -> None:
    async def main() -> None:
        results, making = ResultCache(), Making()
        asking = [asyncio.create_task(results.get("key", making.make)) for _ in range(5)]
        await asyncio.sleep(0)
        asking[0].cancel()
        await asyncio.sleep(0)
        making.go.set()
        assert await asyncio.gather(*asking[1:]) == [b"made"] * 4
        assert await results.get("key", making.make) == b"made"
        assert (making.begun, making.dropped) == (1, 0)

    asyncio.run(main())


def test_a_result_that_nobody_waits_for_is_dropped_and_made_again_on_request() -> None:
    async def main() -> None:
        results, making = ResultCache(), Making()
        asking = [asyncio.create_task(results.get("key", making.make)) for _ in range(3)]
        await asyncio.sleep(0)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await asyncio.sleep(0)
        assert (making.begun, making.dropped) == (1, 1)
        making.go.set()
        assert await results.get("key", making.make) == b"made"
        assert making.begun == 2

    asyncio.run(main())


def test_a_failure_reaches_all_callers_and_is_not_cached() -> None:
    async def main() -> None:
        results = ResultCache()

        async def fail() -> bytes:
            await asyncio.sleep(0)
            raise WorkerFailed("no")

        found = await asyncio.gather(
            *(results.get("key", fail) for _ in range(3)), return_exceptions=True
        )
        assert [str(error) for error in found] == ["no"] * 3
        making = Making()
        making.go.set()
        assert await results.get("key", making.make) == b"made"

    asyncio.run(main())


def test_a_result_that_had_too_little_time_is_not_cached() -> None:
    async def main() -> None:
        results, making = ResultCache(), Making()
        making.go.set()
        for _ in range(2):
            assert await results.get("key", making.make, lambda: False) == b"made"
        assert making.begun == 2
        search = Job(Trial("new-york", "", 1, "draw", 2.0), "anna", 2.0)
        search.share(1, 1, 1)
        assert search.had_its_time
        search.share(1, 40, 1)
        assert not search.had_its_time

    asyncio.run(main())


def test_the_cache_stays_within_its_size() -> None:
    async def main() -> None:
        results, made = ResultCache(100), []

        async def make(n: int) -> bytes:
            made.append(n)
            return bytes(40)

        for n in (1, 2, 1, 3, 1, 2):
            await results.get(str(n), lambda n=n: make(n))  # type: ignore[misc]
        assert made == [1, 2, 3, 2], "the least recently used one was evicted"

    asyncio.run(main())


# --- replays --------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_a_history_matches_the_events_of_the_game(board: str) -> None:
    game = game_after(60, BOARDS[board])
    told = run(lambda pool: pool.history(game, "anna"))
    assert told == extract_events(game)
    assert told


def test_a_replay_has_every_move_and_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_after(10_000)
    record = game.record()
    asked = 0
    ask = Lane.ask

    async def count(lane: Lane, job: Job) -> object:
        nonlocal asked
        asked += 1
        return await ask(lane, job)

    monkeypatch.setattr(Lane, "ask", count)

    async def use(pool: BotPool) -> list[bytes]:
        same = [pool.replay("replay", "a", "new-york", record) for _ in range(5)]
        return [*await asyncio.gather(*same), await same_again(pool)]

    async def same_again(pool: BotPool) -> bytes:
        return await pool.replay("replay", "b", "new-york", record)

    found = run(use)
    assert len(set(found)) == 1
    assert len(json.loads(found[0])["steps"]) == len(game.moves)
    assert asked == 1


def test_an_analysis_that_nobody_waits_for_is_dropped() -> None:
    record, other = game_after(10_000).record(), game_after(10_000, "europe").record()
    names = ["Anna", "Bo"]

    async def use(pool: BotPool) -> None:
        long = asyncio.create_task(pool.analyse("a", "new-york", record, names, 600.0))
        while not (children := set(pool.analyses.children)):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        long.cancel()
        async with asyncio.timeout(WITHIN):
            assert await pool.analyse("b", "europe", other, names, 0.5)
        assert not children & pool.analyses.children, "another worker did it"

    with capture_logs() as logs:
        run(use)
    assert logs == [], "the first one had not failed"


# --- workers that cannot be started ------------------------------------------------------------


def test_pauses_grow_while_workers_cannot_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process, "COMMAND", "raise SystemExit(1)")
    view = view_after(10)

    async def use(pool: BotPool) -> None:
        for _ in range(20):
            with pytest.raises(WorkerFailed, match="no worker can be started"):
                await pool.hint("a", "new-york", view, 0.05)

    with capture_logs() as logs:
        run(use)
    failures = [entry for entry in logs if entry.get("lane") == "searches"]
    assert 1 <= len(failures) < 10
