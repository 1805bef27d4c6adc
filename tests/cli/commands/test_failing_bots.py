"""Bots that crash or hang in a match: the message helps, and nothing keeps running."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bots.test_plugins import install
from waiting import LIMIT, wait_until
from whistlestop import Game

ODD = Path(__file__).parents[2] / "bots/odd_program.py"

BOTS = """
import time

class Crashing:
    def decide(self, view, random, budget):
        if view.phase == "main":
            return self.ponder(view)
        return view.legal_moves()[0]

    def ponder(self, view):
        return {}["no such plan"]

class Hanging:
    def decide(self, view, random, budget):
        while True:
            try:
                time.sleep(600)
            except Exception:
                pass

class Silent:
    def decide(self, view, random, budget):
        return None
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "poor_bots.py").write_text(BOTS)
    names = ("Crashing", "Hanging", "Silent")
    install(tmp_path, "poor-bots", {name.lower(): f"poor_bots:{name}" for name in names})
    return tmp_path


def start(folder: Path, *words: str | Path) -> subprocess.Popen[str]:
    # Shells disable Ctrl-C for background jobs, and children inherit that.
    code = (
        "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "if __name__ == '__main__':\n    from whistlestop.cli import main\n    main()"
    )
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, words)],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def failure(folder: Path, *words: str | Path) -> str:
    process = start(folder, *words, "--board", "new-york", "--games", "2")
    _, errors = process.communicate(timeout=LIMIT)
    assert process.returncode == 1, errors
    return errors


@pytest.mark.parametrize(("command", "workers"), [("arena", 2), ("simulate", 1)])
def test_a_crash_shows_the_line_and_keeps_the_record(
    folder: Path, command: str, workers: int
) -> None:
    errors = failure(folder, command, "--bots", "crashing,random", "--workers", str(workers))
    assert re.search(r"the bot 'crashing' failed at move \d+ .*: KeyError: 'no such plan'", errors)
    line = BOTS.splitlines().index('        return {}["no such plan"]') + 1
    assert f'{folder / "poor_bots.py"}", line {line}, in ponder' in errors
    assert 'return {}["no such plan"]' in errors
    assert "arena/games.py" not in errors  # only the bot's own lines
    found = re.search(r"The record of this game: (failed-\w+\.txt)", errors)
    assert found
    game = Game.from_record((folder / found[1]).read_text())
    assert f"failed at move {game.move_count + 1} " in errors
    # Whichever of the two games failed first.
    assert re.search(r"^# seat [01] bot crashing", (folder / found[1]).read_text(), re.MULTILINE)


def test_an_answer_that_is_no_move_is_explained(folder: Path) -> None:
    errors = failure(folder, "arena", "--bots", "silent,random", "--workers", "1")
    assert "MalformedMove: expected a move: a Move, an action number or text, not None" in errors
    assert "line" not in errors


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such timer")
def test_a_plug_in_that_hangs_is_stopped(folder: Path) -> None:
    """It catches every exception, and still has no more time than a program would."""
    errors = failure(
        folder, "arena", "--bots", "hanging,random", "--workers", "1", "--seconds", "0.1"
    )
    assert "Overtime: it did not answer within 5.1 seconds" in errors
    assert "time_limit.py" not in errors  # only the bot's own lines
    assert "in decide" in errors


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("workers", [1, 2])
def test_the_first_interrupt_ends_everything(folder: Path, workers: int) -> None:
    """A program thinks for many minutes; neither it nor a worker is left afterwards."""
    log = folder / "log"
    bot = "program:" + shlex.join([sys.executable, str(ODD), "is silent", str(log)])
    process = start(
        folder, "arena", "--board", "new-york", "--games", "50", "--workers", str(workers),
        "--bots", f"{bot},random", "--seconds", "900",
    )  # fmt: skip
    wait_until(lambda: log.exists() and log.read_text().count('"decide"') >= 3)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=LIMIT)
    assert process.returncode == 130
    assert "Traceback" not in errors
    programs = [int(pid) for pid in re.findall(r"^\d+$", log.read_text(), re.MULTILINE)]
    assert programs
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in programs))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_an_interrupt_does_not_reach_workers_that_are_starting(tmp_path: Path) -> None:
    """Ctrl-C goes to all processes of a terminal, but only the first decides what it means."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, pathlib, sys, time\n"
        "if '--multiprocessing-fork' in sys.orig_argv:\n"
        "    pathlib.Path(f'starting-{os.getpid()}').touch()\n"
        "    while not os.path.exists('go'):\n"
        "        time.sleep(0.01)\n"
    )
    process = start(tmp_path, "simulate", "--games", "50", "--workers", "2")
    wait_until(lambda: len(list(tmp_path.glob("starting-*"))) == 2)
    for worker in tmp_path.glob("starting-*"):
        os.kill(int(worker.name.removeprefix("starting-")), signal.SIGINT)
    (tmp_path / "go").touch()
    _, errors = process.communicate(timeout=LIMIT)
    assert process.returncode == 0
    assert "Traceback" not in errors
