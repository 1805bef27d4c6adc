"""`whistlestop simulate`: the same results for any number of workers."""

from __future__ import annotations

import json
from pathlib import Path

from cli.driving import run


def test_simulate_is_the_same_with_one_and_two_workers(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for workers, file in enumerate(files, 1):
        result = run(
            "simulate", "--board", "new-york", "--players", "3", "--games", "24", "--bots",
            "random,greedy", "--workers", str(workers), "--json", file,
        )  # fmt: skip
        assert result.exit_code == 0, result.output
        assert "wins" in result.output
        assert "attractions" in result.output
    assert files[0].read_text() == files[1].read_text()
    assert json.loads(files[0].read_text())["games"] == 24


def test_one_game_gives_json_without_infinities(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    result = run(
        "simulate", "--board", "new-york", "--games", "1", "--workers", "1", "--json", file
    )
    assert result.exit_code == 0, result.output
    assert "Infinity" not in file.read_text()
