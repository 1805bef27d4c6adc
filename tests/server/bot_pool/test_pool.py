"""Questions to the pool, and their answers."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from operator import index
from random import Random

import pytest
from structlog.testing import capture_logs

from server.pool_games import BOARDS, game_after, legal, run, view_after
from waiting import wait_until_true
from whistlestop.analysis import decision_at
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.game import Game, GameError
from whistlestop.server.bot_pool import pool
from whistlestop.server.bot_pool.job import Job
from whistlestop.server.bot_pool.messages import (
    IDLE_PRIORITY,
    Analyse,
    Decide,
    Hint,
    Question,
    Trial,
    frame,
)
from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.bot_pool.process import WorkerProcess
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.stand_ins import STAND_IN


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[list[Question]]:
    """All batches of questions sent to workers."""
    batches: list[list[Question]] = []
    ask = WorkerProcess.ask

    def listen(child: WorkerProcess, questions: Sequence[Question]) -> None:
        batches.append(list(questions))
        ask(child, questions)

    monkeypatch.setattr(WorkerProcess, "ask", listen)
    return batches


def test_bots_of_both_lanes_decide() -> None:
    view = view_after(20)

    async def use(pool: BotPool) -> list[int]:
        bots = ("medium", "blocker", "random", "onestep", "hard")
        return [await pool.decide("a", "new-york", view, bot) for bot in bots]

    assert all(legal(view, action) for action in run(use))


def test_a_decision_is_the_bots_own() -> None:
    """Otherwise a stand-in for everything would pass all the other tests."""
    views = [view_after(n, "europe") for n in range(6, 40, 4)]

    async def use(pool: BotPool) -> list[int]:
        return [await pool.decide("a", "europe", view, "longroute") for view in views]

    def here(bot: str) -> list[int]:
        return [index(make(bot).decide(view, Random(), OWN_BUDGET)) for view in views]

    assert run(use) == here("longroute") != here("medium")


def test_the_start_does_not_wait_for_workers() -> None:
    async def use() -> bool:
        pool = BotPool(4, BOARDS)
        await pool.start()
        waited = bool(pool.quick.children)
        await pool.close()
        return waited

    assert not asyncio.run(use())


@pytest.mark.parametrize("bot", ["expert", "medium"])
def test_only_the_bytes_of_the_view_are_sent(sent: list[list[Question]], bot: str) -> None:
    game = game_after(20)
    view = game.view(min(game.to_act))
    run(lambda pool: pool.decide("a", "new-york", view, bot))
    (question,) = sent[0]
    assert isinstance(question, Decide)
    assert question.view == view.to_bytes()
    assert question.view != game.state.to_bytes()
    told = Decide("new-york", view.board.digest, view.viewer or 0, view.to_bytes(), bot, None)
    assert len(frame([question])) <= len(frame([told])) + 8, "and nothing else"


def test_a_hint_sends_only_the_bytes_of_the_view(sent: list[list[Question]]) -> None:
    view = view_after(20)
    run(lambda pool: pool.hint("a", "new-york", view, 0.05))
    (question,) = sent[0]
    assert question == Hint("new-york", view.board.digest, 0, view.to_bytes(), 0.05)


@pytest.mark.parametrize("board", BOARDS)
def test_there_are_hints_for_every_board(board: str) -> None:
    view = view_after(14, BOARDS[board])
    options = run(lambda pool: pool.hint("a", board, view, 0.1))
    texts = {move.text for move in view.legal_moves()}
    assert {option["text"] for option in options} <= texts
    assert all(0 <= option["chance"] <= 1 and option["error"] > 0 for option in options)
    assert all({"margin", "words", "games"} <= set(option) for option in options)


def test_a_finished_game_is_analysed() -> None:
    game = game_after(10_000)
    record = game.record()
    made = run(lambda pool: pool.analyse("a", "new-york", record, ["Anna", "Bo"], 1.0))
    found = json.loads(made)
    assert [player["name"] for player in found["players"]] == ["Anna", "Bo"]
    assert len(found["decisions"]) == len(game.moves)


def test_another_move_in_a_finished_game_is_tried_once_for_everyone(
    sent: list[list[Question]],
) -> None:
    game = game_after(10_000)
    record = game.record()
    view, action = decision_at(game, 20)
    move = next(m.text for m in view.legal_moves() if m.action != action)

    async def use(pool: BotPool) -> list[bytes]:
        return [
            await pool.try_move("a", "new-york", record, 20, move, 0.2, owner)
            for owner in ("anna", "bo")
        ]

    first, second = run(use)
    assert first == second
    assert json.loads(first)["tried"]["text"] == move
    assert [type(question) for batch in sent for question in batch] == [Trial]


def test_a_move_that_was_not_legal_is_not_tried() -> None:
    record = game_after(10_000).record()
    with pytest.raises(Refused) as refused:
        run(lambda pool: pool.try_move("a", "new-york", record, 20, "claim the-moon", 0.2))
    assert refused.value.code == "illegal"


def test_an_unfinished_game_is_not_analysed() -> None:
    record = game_after(10).record()
    with pytest.raises(GameError, match="the game is not over"):
        run(lambda pool: pool.analyse("a", "new-york", record, ["Anna", "Bo"], 1.0))


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has an idle priority")
def test_analyses_only_get_what_other_processes_leave_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "IDLE_PRIORITY", IDLE_PRIORITY)

    async def use(pool: BotPool) -> int:
        pool.analyses.add_worker()
        await wait_until_true(lambda: bool(pool.analyses.children))
        (child,) = pool.analyses.children
        return os.sched_getscheduler(child.process.pid)

    assert run(use) == os.SCHED_IDLE


@pytest.mark.parametrize("bot", ["program:ls", "clever", ""])
def test_only_known_bots_may_think(sent: list[list[Question]], bot: str) -> None:
    """The bot of a running game may no longer be installed: the stand-in plays for it."""
    view = view_after(10)
    with capture_logs() as logs:
        action = run(lambda pool: pool.decide("a", "new-york", view, bot))
    assert legal(view, action)
    asked = [question.bot for (question,) in sent if isinstance(question, Decide)]
    assert asked == [STAND_IN]
    (line,) = [entry for entry in logs if entry["event"] == "no decision"]
    assert line["bot"] == bot
    assert "the bots are: random" in line["why"]


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(GameError, match="there is no board 'mars' here; the boards are: europe"):
        run(lambda pool: pool.decide("a", "mars", view_after(10), "medium"))


def test_a_player_who_is_not_to_act_has_nothing_to_decide() -> None:
    game = game_after(10)
    view = game.view(1 - min(game.to_act))
    with pytest.raises(GameError, match="nothing to decide"):
        run(lambda pool: pool.decide("a", "new-york", view, "medium"))


def test_queued_questions_go_in_one_message(sent: list[list[Question]]) -> None:
    view = view_after(10)

    async def use(pool: BotPool) -> None:
        tables = (f"table {i}" for i in range(30))
        await asyncio.gather(*(pool.decide(t, "new-york", view, "medium") for t in tables))

    run(use)
    assert sum(map(len, sent)) == 30
    assert len(sent) <= 2


def test_a_table_has_only_one_decision_in_progress(sent: list[list[Question]]) -> None:
    view = view_after(10)

    async def use(pool: BotPool) -> None:
        same = (pool.decide("a", "new-york", view, "medium") for _ in range(5))
        await asyncio.gather(*same)

    run(use)
    assert [len(batch) for batch in sent] == [1] * 5


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_ten_experts_do_not_keep_a_medium_bot_waiting(sent: list[list[Question]]) -> None:
    view = view_after(10, "europe")

    async def use(pool: BotPool) -> None:
        tables = (f"table {i}" for i in range(10))
        experts = [
            asyncio.create_task(pool.decide(table, "europe", view, "expert")) for table in tables
        ]
        await wait_until_true(lambda: len(pool.searches.children) == pool.searches.workers)
        pids = [child.process.pid for child in pool.searches.children]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)  # they think for as long as this takes
        for _ in range(20):
            await pool.decide("quick", "europe", view, "medium")
        waiting = [expert for expert in experts if not expert.done()]
        for pid in pids:
            os.kill(pid, signal.SIGCONT)
        assert len(waiting) >= 10 - pool.searches.workers
        await asyncio.gather(*experts)

    run(use)
    asked = [question for batch in sent for question in batch if isinstance(question, Decide)]
    thought = sum(question.seconds or 0 for question in asked if question.bot == "expert")
    assert 0 < thought < 9, "they asked for ten seconds of thought each: that must shrink"


def test_searches_are_answered_in_order_of_arrival() -> None:
    view = view_after(10)
    served: list[int] = []

    async def use(pool: BotPool) -> None:
        async def ask(i: int) -> None:
            await pool.hint(f"table {i}", "new-york", view, 0.05)
            served.append(i)

        await asyncio.gather(*(ask(i) for i in range(6)))

    run(use)
    assert served == [*range(6)]


def test_two_workers_search_at_the_same_time() -> None:
    view = view_after(10)

    async def use(pool: BotPool) -> int:
        hints = (pool.hint(table, "new-york", view, 0.3) for table in "ab")
        await asyncio.gather(*hints)
        return len(pool.searches.children)

    assert run(use, workers=2) == 2


def test_thinking_time_shrinks_when_many_wait() -> None:
    """Owners have equal shares: an owner with many questions splits only their own."""

    async def shares() -> list[float | None]:
        lines = ((1, 1), (2, 1), (8, 1), (1, 4), (2, 4), (1000, 1))
        jobs = [Job(Analyse("", "", [], 0), "anna", 1.0) for _ in lines]
        for job, (owners, own) in zip(jobs, lines, strict=True):
            job.share(2, owners, own)
        return [job.seconds for job in jobs]

    assert asyncio.run(shares()) == [1.0, 1.0, 0.25, 0.5, 0.25, 0.05]


def test_workers_import_little() -> None:
    code = (
        "import sys; import whistlestop.server.bot_pool.worker; "
        "heavy = {'asyncio', 'fastapi', 'multiprocessing', 'numpy', 'pydantic', 'rich', "
        "'sqlalchemy', 'structlog', 'typer'}; print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_view_of_another_version_of_a_board_still_gets_a_decision() -> None:
    """The folder of a home-made board changed while the server was running: the game goes on."""
    game = Game.new(BOARDS["everything"], 2, 1)
    view = game.view(min(game.to_act))

    async def use() -> int:
        pool = BotPool(1, {"everything": "europe"})
        try:
            return await pool.decide("a", "everything", view, "medium")
        finally:
            await pool.close()

    assert legal(view, asyncio.run(use()))
