"""Driving the command line: lines to type, found by playing the same game beforehand."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from random import Random

from rich.console import Console
from typer.testing import CliRunner, Result

from waiting import LONG_LIMIT
from whistlestop.boards import Board
from whistlestop.cli.app import make_app
from whistlestop.cli.terminal.menu import usual_choice
from whistlestop.cli.terminal.session import Session
from whistlestop.game import Game
from whistlestop.game.record.seats import Seat


def run(*args: str | Path, lines: list[str] | None = None) -> Result:
    """Run the command in this process, with typed lines."""
    text = "".join(f"{line}\n" for line in lines or [])
    return CliRunner().invoke(make_app(), [str(arg) for arg in args], input=text)


def run_process(*args: str | Path, lines: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own, with piped input."""
    return subprocess.run(
        [sys.executable, "-m", "whistlestop", *map(str, args)],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"COLUMNS": "80"},
        timeout=LONG_LIMIT,
        check=False,
    )


class Typist(Session):
    """A session that types for its people, and remembers what it typed."""

    def __init__(self, game: Game, seats: list[Seat], numbers: bool = False) -> None:
        super().__init__(game, seats, Console(file=io.StringIO(), width=80))
        self.lines: list[str] = []
        self._dice = Random(1)
        self._numbers = numbers

    def ask(self, prompt: str) -> str:
        """Type the usual choice, as a move or, where possible, as a number."""
        self.lines.append("" if "Enter" in prompt else self._line())
        return self.lines[-1]

    def _line(self) -> str:
        view = self.game.view(self._next())
        choices = [i for i, entry in enumerate(self._menu, 1) if entry.action is not None]
        lists = [i for i, entry in enumerate(self._menu, 1) if entry.more]
        if self._numbers and (choices or lists):
            return str(self._dice.choice(lists or choices))
        action = usual_choice(view)
        return next(move.text for move in view.legal_moves() if move.action == action)


def typed_game(
    board: str | Path | Board, seed: int, seats: list[Seat], numbers: bool = False
) -> Typist:
    """A complete game, played by the typist."""
    typist = Typist(Game.new(board, len(seats), seed), seats, numbers)
    typist.run()
    return typist
