"""`whistlestop arena`: what it prints and writes, and how it fails."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import Result

from boards.folders import EVERYTHING, copy_of, edit
from cli.driving import run
from waiting import LIMIT

SMALL = ("arena", "--board", "new-york", "--bots", "greedy,random", "--workers", "1")


def arena(*args: str | Path) -> Result:
    return run(*SMALL, *args)


def test_the_figures_are_printed_and_written(tmp_path: Path) -> None:
    page, figures = tmp_path / "page.html", tmp_path / "figures.json"
    result = arena("--games", "8", "--report", page, "--json", figures)
    assert result.exit_code == 0, result.output
    for word in ("8 games in 4 blocks", "wins", "attractions", "ms per decision", "rating", "pair"):
        assert word in result.output
    assert json.loads(figures.read_text())["games"] == 8
    assert "<svg" in page.read_text("utf-8")
    assert "--bots greedy,random --games 8 --seed 0" in page.read_text("utf-8")


def test_a_file_is_continued(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert arena("--games", "4", "--file", file).exit_code == 0
    file.write_bytes(file.read_bytes()[:-9])
    result = arena("--games", "8", "--file", file)
    assert result.exit_code == 0, result.output
    assert "that game will be played again" in result.stderr
    assert len(set(file.read_text().splitlines())) == 8


def test_wins_without_luck_are_shown_beside_the_plain_ones(tmp_path: Path) -> None:
    figures, page = tmp_path / "figures.json", tmp_path / "page.html"
    result = arena("--games", "8", "--luck", "--json", figures, "--report", page)
    assert result.exit_code == 0, result.output
    for word in ("luck-adjusted", "games needed", "Luck-adjusted: the wins minus"):
        assert word in result.output
    found = json.loads(figures.read_text())
    assert found["measured"] == 8
    assert sum(bot["adjusted"]["mean"] for bot in found["bots"]) == pytest.approx(1, abs=1e-4)
    assert "--luck" in page.read_text("utf-8")


def test_it_stops_when_sure() -> None:
    result = arena("--games", "1000", "--until-sure")
    assert "40 games in 20 blocks" in result.output
    assert "The order is significant" in result.output


def test_a_pool_plays_all_tables() -> None:
    result = arena("--bots", "greedy,random,greedy", "--games", "6")
    assert result.exit_code == 0, result.output
    assert "3 different tables" in result.output


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--bots", "clever"), "there is no bot 'clever'"),
        (("--bots", " "), "there are no bots"),
        (("--bots", ",random"), "before and after each comma in ',random'"),
        (("--seconds", "0"), "seconds of a budget must be a number above 0"),
        (("--iterations", "-4"), "iterations of a budget must be a whole number above 0"),
        (("--players", "7"), "is for 2 to 4 players"),
        (("--file", "/no/such/folder/games"), "No such file or directory"),
        (("--file", "/"), "Is a directory"),
        (("--report", "/no/such/folder/page"), "no such folder"),
        (("--board", "atlantis"), "no such folder"),
    ],
)
def test_impossible_options_are_reported(options: tuple[str, ...], message: str) -> None:
    result = arena("--games", "2", *options)
    assert result.exit_code == 1
    assert message in result.stderr
    assert isinstance(result.exception, SystemExit)


def test_another_budget_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    page, figures = tmp_path / "page.html", tmp_path / "figures.json"
    budget = ("--file", file, "--iterations", "30")
    result = arena("--games", "2", *budget, "--report", page, "--json", figures)
    assert result.exit_code == 0, result.output
    assert "--seed 0 --iterations 30" in page.read_text("utf-8")
    assert json.loads(figures.read_text())["budget"] == {"seconds": None, "iterations": 30}
    assert "seed 0, 30 iterations per decision" in result.output
    assert arena("--games", "2", *budget).exit_code == 0
    result = arena("--games", "4", "--file", file, "--seconds", "2")
    assert result.exit_code == 1
    said = "was played with 30 iterations per decision, not with 2 seconds per decision"
    assert said in result.stderr.replace("\n", "")


def test_another_version_of_a_board_is_refused(tmp_path: Path) -> None:
    board, file = copy_of(EVERYTHING, tmp_path), tmp_path / "games.jsonl"
    options = ("--board", board, "--games", "2", "--file", file)
    result = arena(*options)
    assert result.exit_code == 0, result.output
    edit(board, "routes.csv", "birch-elm,birch,elm,2,green", "birch-elm,birch,elm,3,green")
    result = arena(*options)
    assert result.exit_code == 1
    assert (
        "line 1: this game was played on another version of the board everything" in result.stderr
    )


def process(*args: str | Path, before: str = "") -> subprocess.Popen[str]:
    # Shells disable Ctrl-C for background jobs, and children inherit that.
    heed = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heed}\n{before}\nfrom whistlestop.cli import main\nmain()"
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"COLUMNS": "80"},
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """The system itself refuses: no file may grow beyond 1500 bytes."""
    file = tmp_path / "games.jsonl"
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))"
    full = process(*SMALL, "--games", "20", "--file", file, before=limit)
    _, errors = full.communicate(timeout=LIMIT)
    assert full.returncode == 1
    assert "File too large" in errors
    assert "Traceback" not in errors
    lines = file.read_text().splitlines()
    assert f"{len(lines)} games are in {file}" in errors.replace("\n", "")
    assert arena("--games", "20", "--file", file).exit_code == 0
    assert file.read_text().splitlines()[: len(lines)] == lines


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_games_played_before_an_interruption_are_kept(tmp_path: Path, sent: signal.Signals) -> None:
    file = tmp_path / "games.jsonl"
    stopped = process(*SMALL, "--games", "100000", "--file", file)
    for _ in range(600):
        if file.exists() and file.read_bytes().count(b"\n") > 3:
            break
        time.sleep(0.05)
    stopped.send_signal(sent)
    _, errors = stopped.communicate(timeout=LIMIT)
    assert stopped.returncode == (130 if sent == signal.SIGINT else -signal.SIGKILL)
    assert ("Run the same command to continue" in errors) == (sent == signal.SIGINT)
    kept = file.read_bytes().count(b"\n")
    assert kept > 3
    result = arena("--games", "2", "--file", file)
    assert f"{kept // 2 * 2} games in" in result.output


def alive_in(session: int) -> list[int]:
    """The processes in a session that are still alive."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, its_session = file.read_text().rpartition(")")[2].split()[:4]
        except OSError:  # ended meanwhile
            continue
        if int(its_session) == session and state != "Z":
            found.append(int(file.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_workers_do_not_outlive_a_killed_arena() -> None:
    code = "import os; os.setsid()"
    options = (*SMALL[:-1], "2", "--games", "100000")
    killed = process(*options, before=code)
    for _ in range(600):
        if len(alive_in(killed.pid)) >= 3:
            break
        time.sleep(0.05)
    assert len(alive_in(killed.pid)) >= 3
    killed.kill()
    killed.wait(timeout=LIMIT)
    for _ in range(200):
        if not alive_in(killed.pid):
            break
        time.sleep(0.05)
    left = alive_in(killed.pid)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    killed.communicate(timeout=LIMIT)
    assert not left
