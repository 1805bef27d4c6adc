"""Matches: resumed, extended, stopped when sure; the same whoever plays them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from whistlestop.arena import ArenaError, Ledger, Schedule, Summary, local_executor, run_match
from whistlestop.arena.estimates import Estimate
from whistlestop.arena.match import Outcome
from whistlestop.bots import BOTS, Budget

NO_TIME = Estimate(0.0, 0.0, 0.0)


def match(path: Path | None, games: int, until_sure: bool = False, workers: int = 1) -> Outcome:
    schedule = Schedule.new("new-york", 2, ["greedy", "random"], 1)
    executor = local_executor(workers)
    try:
        with Ledger(path, schedule.digest, 2) as ledger:
            return run_match(schedule, ledger, games, executor, until_sure)
    finally:
        executor.close()


def timeless(outcome: Outcome) -> Summary:
    """A summary without its timings."""
    assert outcome.summary is not None
    bots = tuple(replace(bot, milliseconds=NO_TIME) for bot in outcome.summary.bots)
    return replace(outcome.summary, bots=bots)


def test_one_and_two_workers_get_the_same_result() -> None:
    assert timeless(match(None, 24)) == timeless(match(None, 24, workers=2))


def test_resuming_after_a_truncation_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = timeless(match(file, 20))
    data = file.read_bytes()
    file.write_bytes(data[: len(data) * 2 // 3])
    assert timeless(match(file, 20)) == whole
    assert file.read_bytes().count(b"\n") == 20


def test_games_are_added(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    match(file, 8)
    before = file.read_bytes()
    assert timeless(match(file, 20)) == timeless(match(None, 20))
    assert file.read_bytes().startswith(before)
    assert file.read_bytes().count(b"\n") == 20
    few = match(file, 8).summary
    assert few is not None
    assert few.games == 20, "games in the file count"


def test_whole_blocks_are_played() -> None:
    summary = match(None, 5).summary
    assert summary is not None
    assert (summary.games, summary.blocks, summary.left_out) == (6, 3, 0)


def test_it_stops_when_sure(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    outcome = match(file, 10_000, until_sure=True)
    assert (outcome.sure, outcome.looks) == (True, 1)
    assert outcome.summary is not None
    assert outcome.summary.blocks == 20
    assert match(file, 10_000, until_sure=True) == outcome


def test_equal_bots_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two names for the same bot have no order that more games could establish."""
    monkeypatch.setitem(BOTS, "twin", BOTS["random"])
    schedule = Schedule.new("new-york", 2, ["random", "twin"], 1)
    ledger = Ledger(None, schedule.digest, 2)
    outcome = run_match(schedule, ledger, 60, local_executor(1), until_sure=True)
    assert (outcome.sure, outcome.looks, len(ledger.games)) == (False, 2, 60)


def test_shares_add_up() -> None:
    summary = timeless(match(None, 20))
    assert sum(bot.win_share.mean for bot in summary.bots) == pytest.approx(1)
    assert summary.bots[0].name == "greedy"
    for bot in summary.bots:
        assert sum(p.mean for p in bot.parts.values()) == pytest.approx(bot.score.mean)
        assert 0 <= bot.win_share.low <= bot.win_share.mean <= bot.win_share.high <= 1
        assert bot.score.low < bot.score.mean < bot.score.high


def test_progress_goes_up_to_all_games() -> None:
    schedule = Schedule.new("new-york", 2, ["greedy", "random"], 1)
    told: list[int] = []
    ledger = Ledger(None, schedule.digest, 2)
    run_match(schedule, ledger, 6, local_executor(1), progress=told.append)
    run_match(schedule, ledger, 10, local_executor(1), progress=told.append)
    assert told == [1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 10]


def test_a_ledger_with_another_budget_is_refused_before_playing() -> None:
    schedule = Schedule.new("new-york", 2, ["greedy", "random"], 1, Budget(iterations=5))
    ledger = Ledger(None, schedule.digest, 2)
    with pytest.raises(ArenaError, match="for each bot's own budget, the schedule for 5 iter"):
        run_match(schedule, ledger, 2, local_executor(1))
    assert not ledger.games
