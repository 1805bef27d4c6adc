"""Workers shared fairly, work shared by those who ask at the same time, and work dropped."""

from __future__ import annotations

import asyncio
import json

import pytest
from structlog.testing import capture_logs

from server.thinking_games import BOARDS, game_after, run, view_after
from whistlestop.game.happenings import tell_game
from whistlestop.server.limits import Who
from whistlestop.server.thinking import Thinkers, ThinkingFailed, child
from whistlestop.server.thinking.errors import Overloaded
from whistlestop.server.thinking.job import Job
from whistlestop.server.thinking.lane import Lane, Manner
from whistlestop.server.thinking.line import Line
from whistlestop.server.thinking.messages import Analyse
from whistlestop.server.thinking.results import Results

ANNA = Who("anna", "192.0.2.1")
WITHIN = 60


def job(owner: str) -> Job:
    return Job(Analyse("", "", [], 0), owner)


# --- the line -------------------------------------------------------------------------------


def test_owners_take_turns() -> None:
    async def main() -> None:
        line = Line()
        jobs = [job(owner) for owner in "aaaabbc"]
        for one in jobs:
            line.join(one)
        assert (len(line), line.owners, line.of("a"), line.of("x")) == (7, 3, 4, 0)
        order = [line.next() for _ in jobs]
        assert "".join(one.owner for one in order) == "abcabaa"
        assert [one for one in order if one.owner == "a"] == jobs[:4]
        assert not line

    asyncio.run(main())


def test_who_leaves_the_line_keeps_nobody_waiting() -> None:
    async def main() -> None:
        line = Line()
        first, second, third = job("a"), job("a"), job("b")
        for one in (first, second, third):
            line.join(one)
        line.leave(first)
        line.leave(first)
        assert line.next() is second
        line.return_to_front([second])
        assert line.next() is second
        line.leave(third)
        assert (len(line), line.owners) == (0, 0)

    asyncio.run(main())


def test_one_who_asks_much_does_not_keep_others_waiting() -> None:
    """Anna asks ten times before Bo asks once: Bo is second."""
    view = view_after(10)

    async def use(thinkers: Thinkers) -> list[str]:
        served: list[str] = []

        async def ask(table: str, owner: str) -> None:
            await thinkers.hint(table, "new-york", view, 0.05, owner=owner)
            served.append(owner)

        many = [ask(f"table {i}", "anna") for i in range(10)]
        await asyncio.gather(*many, ask("another", "bo"))
        return served

    assert run(use).index("bo") <= 1


def test_a_line_has_an_end_for_all_and_for_each() -> None:
    async def main() -> None:
        lane = Lane("test", 1, {}, Manner(max_waiting=5, max_of_owner=2))
        lane._resting_until = float("inf")  # no worker takes anything
        lane.children.add(None)  # type: ignore[arg-type]
        waiting = [asyncio.create_task(lane.ask(job(owner))) for owner in "aabbc"]
        await asyncio.sleep(0)
        with pytest.raises(Overloaded, match="of your questions"):
            await lane.ask(job("a"))
        with pytest.raises(Overloaded, match="the server has too much"):
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
    """Something that is made when it is told to."""

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


def test_what_several_ask_for_is_made_once_and_kept() -> None:
    async def main() -> None:
        results, making = Results(), Making()
        asking = [asyncio.create_task(results.get("key", making.make)) for _ in range(5)]
        await asyncio.sleep(0)
        asking[0].cancel()
        await asyncio.sleep(0)
        making.go.set()
        assert await asyncio.gather(*asking[1:]) == [b"made"] * 4
        assert await results.get("key", making.make) == b"made"
        assert (making.begun, making.dropped) == (1, 0)

    asyncio.run(main())


def test_what_nobody_waits_for_is_dropped_and_made_again_when_asked_for() -> None:
    async def main() -> None:
        results, making = Results(), Making()
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


def test_a_failure_is_told_to_all_and_not_kept() -> None:
    async def main() -> None:
        results = Results()

        async def fail() -> bytes:
            await asyncio.sleep(0)
            raise ThinkingFailed("no")

        found = await asyncio.gather(
            *(results.get("key", fail) for _ in range(3)), return_exceptions=True
        )
        assert [str(error) for error in found] == ["no"] * 3
        making = Making()
        making.go.set()
        assert await results.get("key", making.make) == b"made"

    asyncio.run(main())


def test_the_cache_does_not_grow_beyond_its_bytes() -> None:
    async def main() -> None:
        results, made = Results(100), []

        async def make(n: int) -> bytes:
            made.append(n)
            return bytes(40)

        for n in (1, 2, 1, 3, 1, 2):
            await results.get(str(n), lambda n=n: make(n))  # type: ignore[misc]
        assert made == [1, 2, 3, 2], "the one unused for longest had to go"

    asyncio.run(main())


# --- games told again -----------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_a_history_is_what_the_game_itself_tells(board: str) -> None:
    game = game_after(60, BOARDS[board])
    told = run(lambda thinkers: thinkers.history(game, "anna"))
    assert told == tell_game(game)
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

    async def use(thinkers: Thinkers) -> list[bytes]:
        same = [thinkers.retell("replay", "a", "new-york", record) for _ in range(5)]
        return [*await asyncio.gather(*same), await same_again(thinkers)]

    async def same_again(thinkers: Thinkers) -> bytes:
        return await thinkers.retell("replay", "b", "new-york", record)

    found = run(use)
    assert len(set(found)) == 1
    assert len(json.loads(found[0])["steps"]) == len(game.moves)
    assert asked == 1


def test_an_analysis_that_nobody_waits_for_is_given_up() -> None:
    record, other = game_after(10_000).record(), game_after(10_000, "europe").record()
    names = ["Anna", "Bo"]

    async def use(thinkers: Thinkers) -> None:
        long = asyncio.create_task(thinkers.analyse("a", "new-york", record, names, 600.0))
        while not (children := set(thinkers.analyses.children)):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        long.cancel()
        async with asyncio.timeout(WITHIN):
            assert await thinkers.analyse("b", "europe", other, names, 0.5)
        assert not children & thinkers.analyses.children, "another worker did it"

    with capture_logs() as logs:
        run(use)
    assert logs == [], "and nothing was wrong with the first"


# --- workers that cannot be started ------------------------------------------------------------


def test_workers_that_cannot_start_are_tried_less_and_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(child, "COMMAND", "raise SystemExit(1)")
    view = view_after(10)

    async def use(thinkers: Thinkers) -> None:
        for _ in range(20):
            with pytest.raises(ThinkingFailed, match="no worker can be started"):
                await thinkers.hint("a", "new-york", view, 0.05)

    with capture_logs() as logs:
        run(use)
    failures = [entry for entry in logs if entry.get("lane") == "searches"]
    assert 1 <= len(failures) < 10
