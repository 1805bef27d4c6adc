"""Saved games: seats and budget, and bad saves."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.driving import run
from whistlestop.bots import OWN_BUDGET, Budget
from whistlestop.cli.saves import read_budget, read_save, write_save
from whistlestop.game import Game
from whistlestop.game.record.seats import Seat


def test_a_save_with_an_unknown_bot_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "file"
    seats = [Seat("Anna"), Seat("Clever", "clever")]
    file.write_text(write_save(Game.new("new-york", 2, 1), seats), "utf-8")
    result = run("play", "--resume", file)
    assert result.exit_code == 1
    assert "there is no bot 'clever'" in result.stderr
    assert run("replay", file).exit_code == 0, "replaying it does not need the bots"


def test_seats_and_budget_are_read_back_from_a_save() -> None:
    command = "program:python \"my bot.py\" --style 'a,b' \\ é"
    seats = [Seat("Anna B"), Seat("Greedy 2", "greedy"), Seat("The program", command)]
    game, budget = Game.new("new-york", 3, 1), Budget(2.5, 100)
    text = write_save(game, seats, budget)
    assert read_save(text)[1] == seats
    assert read_budget(text) == budget
    assert read_budget(write_save(game, seats)) == OWN_BUDGET


@pytest.mark.parametrize("budget", ["{}}", '{"seconds": 0}', '{"days": 1}'])
def test_a_save_with_a_wrong_budget_is_refused(tmp_path: Path, budget: str) -> None:
    file = tmp_path / "file"
    file.write_text(f"{Game.new('new-york', 2, 1).record()}# budget {budget}\n", "utf-8")
    result = run("play", "--resume", file)
    assert result.exit_code == 1
    assert "this is not a budget" in result.stderr
