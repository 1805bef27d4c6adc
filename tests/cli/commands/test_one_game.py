"""`--records`, and one game of a match played again with `--deal` and `--seats`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.driving import run
from whistlestop import Game
from whistlestop.game.record.seats import read_seats


@pytest.mark.parametrize("workers", [1, 2])
def test_every_game_of_a_match_has_its_record(tmp_path: Path, workers: int) -> None:
    folder, file = tmp_path / "new" / "records", tmp_path / "games.jsonl"
    result = run(
        "arena", "--board", "new-york", "--bots", "greedy,random", "--games", "6",
        "--workers", str(workers), "--file", file, "--records", folder,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    games = [json.loads(line) for line in file.read_text().splitlines()]
    found = {}
    for path in folder.iterdir():
        text = path.read_text()
        seats = read_seats(text, 2)
        assert seats
        scores = [score.total for score in Game.from_record(text).scores()]
        deal = int(path.name.split("-")[1])
        found[deal, *(seat.bot for seat in seats)] = scores
    assert found == {(game["deal"], *game["seats"]): game["scores"] for game in games}
    assert len(found) == 6


def test_a_simulation_keeps_records_too(tmp_path: Path) -> None:
    result = run(
        "simulate", "--board", "new-york", "--games", "3", "--workers", "1", "--records", tmp_path
    )
    assert result.exit_code == 0, result.output
    assert all(Game.from_record(path.read_text()).over for path in tmp_path.iterdir())
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_one_game_is_played_again(tmp_path: Path, command: str) -> None:
    first, again = tmp_path / "first", tmp_path / "again"
    options = ("--board", "new-york", "--seed", "7")
    result = run(
        command, *options, "--bots", "greedy,random", "--games", "4", "--workers", "1",
        "--records", first,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    [path] = first.glob("7-000001-random-greedy-*.txt")
    result = run(command, *options, "--deal", "1", "--seats", "random,greedy", "--records", again)
    assert result.exit_code == 0, result.output
    assert "seed 7, deal 1" in result.output
    assert (again / path.name).read_text() == path.read_text()
    assert [file.name for file in again.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--deal", "1"), "expected both --deal and --seats"),
        (("--seats", "random,greedy"), "expected both --deal and --seats"),
        (("--deal", "1", "--seats", "random,"), "before and after each comma"),
        (("--deal", "1", "--seats", "random"), "new-york is for 2 to 4 players, not 1"),
    ],
)
def test_half_a_description_is_refused(options: tuple[str, ...], said: str) -> None:
    result = run("simulate", "--board", "new-york", *options)
    assert result.exit_code == 1
    assert said in result.stderr
