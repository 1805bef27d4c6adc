"""boards, simulate, replay, score: what they print, and how they fail."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from boards.folders import EVERYTHING, copy_of, edit
from cli.driving import run, run_process, typed_game
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, Budget
from whistlestop.cli.saves import read_budget, read_save, write_file, write_save
from whistlestop.game import Game
from whistlestop.game.seated import Seat


def test_the_boards_are_listed() -> None:
    result = run("boards")
    assert result.exit_code == 0
    for board in available():
        assert board in result.output


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_a_board_is_shown(board: str | Path) -> None:
    result = run("boards", "show", board)
    assert result.exit_code == 0, result.output
    assert "wild limit" in result.output
    assert "Tickets, regular" in result.output


def test_a_good_board_is_checked() -> None:
    result = run("boards", "check", EVERYTHING)
    assert result.exit_code == 0
    assert "Everything can be played." in result.output


def test_a_bad_board_is_checked(tmp_path: Path) -> None:
    """Every defect has its file and line, and the exit code says that there are some."""
    folder = copy_of(EVERYTHING, tmp_path)
    edit(folder, "routes.csv", "birch-elm,birch,elm,2,green", "birch-elm,birch,elm,0,mauve")
    result = run("boards", "check", folder)
    assert result.exit_code == 1
    assert "routes.csv:4: " in result.stderr
    assert result.stderr.count("routes.csv:4: ") == 2


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


def test_a_line_number_is_no_emoji(tmp_path: Path) -> None:
    """Rich reads `:100:` as one."""
    folder = copy_of(Path(load("europe").path or ""), tmp_path)
    rows = (folder / "routes.csv").read_text("utf-8").splitlines()
    rows[99] = rows[99].replace(",track,", ",trak,")
    (folder / "routes.csv").write_text("\n".join(rows), "utf-8")
    result = run("boards", "check", folder)
    assert result.exit_code == 1
    assert "routes.csv:100: kind is" in result.output


@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_who_may_read_a_file_is_what_the_umask_says(tmp_path: Path, umask: int, mode: int) -> None:
    before = os.umask(umask)
    try:
        write_file(tmp_path / "new", "text")
        (tmp_path / "old").touch(0o640)
        (tmp_path / "old").chmod(0o640)
        write_file(tmp_path / "old", "text")
    finally:
        os.umask(before)
    modes = [(tmp_path / name).stat().st_mode & 0o777 for name in ("new", "old")]
    assert modes == [mode, 0o640]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "old"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    seats = [Seat("Anna"), Seat("Greedy", "greedy")]
    file = tmp_path / "record"
    file.write_text(write_save(typed_game("europe", 3, seats).game, seats), "utf-8")
    return file


def test_replay_prints_everything(record: Path) -> None:
    """After the last turn nothing is secret: also what each drew and kept is told."""
    result = run("replay", record, "--all")
    assert result.exit_code == 0, result.output
    assert "Anna keeps " in result.output
    assert " unseen" in result.output
    assert "an unseen card" not in result.output
    assert "tickets missed" in result.output
    assert " win" in result.output.splitlines()[-1]


def test_replay_of_an_unfinished_record(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join(lines[:20]) + "\n", "utf-8")
    result = run("replay", record)
    assert result.exit_code == 0, result.output
    assert "the game is not over" in result.output


def test_score_of_a_position(tmp_path: Path) -> None:
    """Stations left are worth four points each (EU-12)."""
    file = tmp_path / "position"
    file.write_text(
        "whistlestop position 1\nboard europe\nturn 0\nplayer 0\nroutes paris-zurich\nplayer 1\n"
    )
    result = run("score", file)
    assert result.exit_code == 0, result.output
    rows = {line.split("  ")[0]: line.split()[-2:] for line in result.output.splitlines() if line}
    assert rows["routes"] == ["4", "0"]
    assert rows["stations"] == ["12", "12"]


@pytest.mark.parametrize("command", [("replay",), ("score",), ("play", "--resume")])
@pytest.mark.parametrize("content", [b"", b"nonsense\n", b"\xff\xfe\x00", None])
def test_bad_files_give_a_message(
    command: tuple[str, ...], content: bytes | None, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    if content is not None:
        file.write_bytes(content)
    result = run(*command, file)
    assert result.exit_code == 1
    assert result.stderr.strip()
    assert isinstance(result.exception, SystemExit)


def test_a_save_with_an_unknown_bot_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "file"
    seats = [Seat("Anna"), Seat("Clever", "clever")]
    file.write_text(write_save(Game.new("new-york", 2, 1), seats), "utf-8")
    result = run("play", "--resume", file)
    assert result.exit_code == 1
    assert "there is no bot 'clever'" in result.stderr
    assert run("replay", file).exit_code == 0, "to look at it, nobody need be there"


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
    assert "this is no budget" in result.stderr


def test_a_real_process_fails_without_a_traceback() -> None:
    result = run_process("boards", "show", "atlantis")
    assert result.returncode == 1
    assert "no such folder" in result.stderr
    assert "Traceback" not in result.stderr


def test_the_version() -> None:
    assert run("--version").output.startswith("whistlestop ")
