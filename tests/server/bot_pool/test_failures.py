"""Workers that die and bots that fail: the game goes on, whatever happens."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from server.pool_games import BOARDS, install_odd_bots, legal, run, view_after
from waiting import wait_until, wait_until_true
from whistlestop.bots import plugins
from whistlestop.server.bot_pool import bots, job, process
from whistlestop.server.bot_pool.errors import WorkerFailed
from whistlestop.server.bot_pool.lane import Lane, LaneOptions
from whistlestop.server.bot_pool.messages import Decide, Question
from whistlestop.server.bot_pool.pool import BotPool

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")


@pytest.fixture
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package of misbehaving bots, installed for this process and its children."""
    install_odd_bots(tmp_path)
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.syspath_prepend(tmp_path)
    plugins.installed.cache_clear()
    yield
    plugins.installed.cache_clear()


async def pid_of(lane: Lane) -> int:
    """The process of a lane, as soon as there is one."""
    while not lane.children:
        await asyncio.sleep(0.01)
    return next(iter(lane.children)).process.pid


def test_a_plug_in_decides(odd_bots: None) -> None:
    view = view_after(10)
    with capture_logs() as logs:
        action = run(lambda pool: pool.decide("a", "new-york", view, "good"))
    assert action == view.legal_moves()[0].action
    assert logs == []


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("raising", "KeyError: 'lost'"),
        ("hanging", "no answer within 0.4 seconds"),
        ("cheating", "the action 4000 is not legal"),
        ("leaving", "the worker died"),
    ],
)
def test_a_stand_in_decides_for_a_bot_that_fails(
    odd_bots: None, monkeypatch: pytest.MonkeyPatch, bot: str, why: str
) -> None:
    if bot == "hanging":  # the others answer, however busy the machine is
        monkeypatch.setattr(job, "GRACE", 0.3)
        monkeypatch.setattr(bots, "PLUGIN_SECONDS", 0.1)
    view = view_after(10)

    asked: list[int] = []
    ask = process.WorkerProcess.ask

    def noted(worker: process.WorkerProcess, questions: Sequence[Question]) -> None:
        if isinstance(questions[0], Decide) and questions[0].bot == bot:
            asked.append(worker.process.pid)
        ask(worker, questions)

    monkeypatch.setattr(process.WorkerProcess, "ask", noted)

    async def use(pool: BotPool) -> tuple[int, int]:
        action = await pool.decide("a", "new-york", view, bot)
        return action, await pid_of(pool.searches)

    with capture_logs() as logs:
        action, after = run(use)
    assert legal(view, action)
    assert len(asked) == 1
    assert asked != [after], "the worker is replaced"
    assert {"no decision", "a worker is replaced"} == {entry["event"] for entry in logs}
    assert [(e["bot"], e["why"]) for e in logs if "bot" in e] == [(bot, why)]
    assert not any("table" in e for e in logs), "the log does not say whose table it is"


def test_killed_in_mid_thought() -> None:
    view = view_after(10, "europe")

    async def use(pool: BotPool) -> tuple[int, int]:
        thought = asyncio.create_task(pool.decide("a", "europe", view, "expert"))
        pid = await pid_of(pool.searches)
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        again = asyncio.create_task(pool.decide("b", "europe", view, "hard"))
        return await thought, await again

    with capture_logs() as logs:
        actions = run(use)
    assert all(legal(view, action) for action in actions)
    assert [entry["why"] for entry in logs if "why" in entry] == ["the worker died"]


def test_killed_while_idle_costs_nothing() -> None:
    view = view_after(10)

    async def use(pool: BotPool) -> int:
        await pool.decide("a", "new-york", view, "medium")
        [child] = pool.quick.children
        os.kill(child.process.pid, signal.SIGKILL)
        await wait_until_true(lambda: not child.alive)
        return await pool.decide("a", "new-york", view, "medium")

    with capture_logs() as logs:
        action = run(use)
    assert legal(view, action)
    assert logs == []


def test_only_one_of_a_batch_is_blamed_for_a_death() -> None:
    view = view_after(10)

    async def use(pool: BotPool) -> list[int]:
        pid = await pid_of(pool.quick)
        os.kill(pid, signal.SIGSTOP)
        tables = (f"table {i}" for i in range(8))
        batch = asyncio.gather(*(pool.decide(t, "new-york", view, "greedy") for t in tables))
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        return await batch

    with capture_logs() as logs:
        actions = run(use)
    assert len(actions) == 8
    assert all(legal(view, action) for action in actions)
    assert len([entry for entry in logs if "bot" in entry]) == 1


def test_without_any_worker_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "COMMAND", "raise SystemExit(1)")
    view = view_after(10)
    with capture_logs() as logs:
        action = run(lambda pool: pool.decide("a", "new-york", view, "expert"))
    assert legal(view, action)
    assert "no worker can be started" in {entry["event"] for entry in logs}


def test_a_hint_that_fails_says_so() -> None:
    view = view_after(10, "europe")

    async def use(pool: BotPool) -> None:
        hint = asyncio.create_task(pool.hint("a", "europe", view, 2.0))
        os.kill(await pid_of(pool.searches), signal.SIGKILL)
        with pytest.raises(WorkerFailed, match="the worker died"):
            await hint

    with capture_logs():
        run(use)


def test_closing_ends_all_workers_and_tells_those_who_wait() -> None:
    view = view_after(10)

    async def use() -> list[int]:
        pool = BotPool(2, BOARDS)
        names = ("a", "b", "c", "d")
        waiting = [
            asyncio.create_task(pool.decide(name, "new-york", view, "expert")) for name in names
        ]
        pid = await pid_of(pool.searches)
        await asyncio.sleep(0.1)
        await pool.close()
        for task in waiting:
            with pytest.raises(WorkerFailed, match="the server is shutting down"):
                await task
        return [pid]

    for pid in asyncio.run(use()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_decision_that_nobody_waits_for_leaves_the_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = view_after(10)
    asked: list[list[Decide]] = []
    ask = process.WorkerProcess.ask
    monkeypatch.setattr(
        process.WorkerProcess, "ask", lambda c, all_: (asked.append(all_), ask(c, all_))
    )

    async def use(pool: BotPool) -> None:
        first = asyncio.create_task(pool.decide("a", "new-york", view, "hard"))
        second = asyncio.create_task(pool.decide("b", "new-york", view, "expert"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        second.cancel()
        await first
        assert second.cancelled()
        await pool.decide("b", "new-york", view, "hard")
        assert [question.bot for [question] in asked] == ["hard", "hard"], "the expert is not asked"

    run(use)


def test_an_idle_worker_exits() -> None:
    view = view_after(10)

    async def use(pool: BotPool) -> None:
        pool.searches = Lane(
            "searches", 1, {"new-york": "new-york"}, LaneOptions(idle_timeout=0.05)
        )
        try:
            await pool.hint("a", "new-york", view, 0.05)
            await wait_until_true(lambda: not pool.searches.children)
            assert await pool.hint("a", "new-york", view, 0.05)
        finally:
            await pool.searches.close()

    run(use)


def test_a_worker_is_stopped_even_if_nobody_waits_for_that() -> None:
    """The server shuts down while a slow worker is being stopped."""

    async def use() -> int | None:
        worker = await process.WorkerProcess.start({"new-york": "new-york"}, 0)
        os.kill(worker.process.pid, signal.SIGSTOP)
        # A busy machine stops it later. Until then it could leave when its pipe is closed, and
        # `kill` would reap it before asyncio's watcher, which then knows no exit code.
        assert os.WIFSTOPPED(os.waitpid(worker.process.pid, os.WUNTRACED)[1])
        ending = asyncio.create_task(worker.end())
        await asyncio.sleep(0)
        ending.cancel()
        await asyncio.gather(ending, return_exceptions=True)
        code = worker.process.returncode
        if code is None:
            worker.process.kill()
            await worker.process.wait()
        return code

    assert asyncio.run(use()) == -signal.SIGKILL


PARENT = """
import asyncio
from server.pool_games import view_after, BOARDS
from whistlestop.server.bot_pool.pool import BotPool
async def main():
    pool = BotPool(1, BOARDS)
    thought = asyncio.create_task(pool.decide("a", "new-york", view_after(10), "busy"))
    while not pool.searches.children:
        await asyncio.sleep(0.01)
    print(next(iter(pool.searches.children)).process.pid, flush=True)
    await thought
asyncio.run(main())
"""


def test_workers_exit_with_the_server_even_in_mid_thought(odd_bots: None) -> None:
    paths = [str(Path(__file__).parents[2]), os.environ["PYTHONPATH"]]
    server = subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
    )
    with server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        time.sleep(0.3)
        assert runs(pid)
        server.kill()
    try:
        wait_until(lambda: not runs(pid))
    finally:
        if runs(pid):
            os.kill(pid, signal.SIGKILL)


def runs(pid: int) -> bool:
    """Whether a process is running. A zombie is not."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False


def test_workers_know_nothing_of_the_servers_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_DATABASE", "postgresql://me:secret@host/db")
    monkeypatch.setenv("WHISTLESTOP_INTERPRETED", "1")
    environment = process._environment()
    assert "secret" not in "".join(environment.values())
    assert environment["WHISTLESTOP_INTERPRETED"] == "1"
