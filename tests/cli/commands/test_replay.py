"""`whistlestop replay`: a complete record, and one that ends early."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.driving import run, typed_game
from whistlestop.cli.saves import write_save
from whistlestop.game.record.seats import Seat


@pytest.fixture
def record(tmp_path: Path) -> Path:
    seats = [Seat("Anna"), Seat("Greedy", "greedy")]
    file = tmp_path / "record"
    file.write_text(write_save(typed_game("europe", 3, seats).game, seats), "utf-8")
    return file


def test_replay_prints_everything(record: Path) -> None:
    """After the last turn nothing is secret: it also shows what each player drew and kept."""
    result = run("replay", record, "--all")
    assert result.exit_code == 0, result.output
    assert "Anna keeps " in result.output
    assert " from the deck" in result.output
    assert "an unseen card" not in result.output
    assert "tickets missed" in result.output
    assert " win" in result.output.splitlines()[-1]


def test_replay_of_an_unfinished_record(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join(lines[:20]) + "\n", "utf-8")
    result = run("replay", record)
    assert result.exit_code == 0, result.output
    assert "the game is not over" in result.output
