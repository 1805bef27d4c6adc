"""Errors without tracebacks: an expected error becomes a message and exit code 1."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import wraps
from hashlib import sha256
from pathlib import Path
from typing import ParamSpec

import typer

from whistlestop.arena import ArenaError
from whistlestop.boards import BoardError
from whistlestop.cli.files import write_file
from whistlestop.cli.output import paint
from whistlestop.extras import MissingExtra
from whistlestop.game import GameError

P = ParamSpec("P")


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """Wrap a command so that it reports errors on stderr."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except BrokenPipeError:
            # The reader has seen enough (`| head`): write nothing more, not even at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(1) from None
        except ArenaError as error:
            raise failure(f"{error}{keep_record(error)}") from None
        except (BoardError, GameError, MissingExtra) as error:
            raise failure(str(error)) from None
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            raise failure(f"{where}{error.strerror or error}") from None

    return run


def keep_record(error: ArenaError) -> str:
    """Write the game in which a bot failed to the current folder, and say so."""
    if error.record is None:
        return ""
    path = Path(f"failed-{sha256(error.record.encode()).hexdigest()[:8]}.txt")
    try:
        write_file(path, error.record)
    except OSError as problem:
        return f"\nIts record could not be written: {path}: {problem.strerror or problem}"
    return f"\nThe record of this game: {path} (see it with: whistlestop replay {path})"


def failure(message: str) -> typer.Exit:
    """Print a message; raise what this returns to exit with code 1."""
    _, stderr = paint.consoles()
    stderr.print(message, style="red", markup=False, soft_wrap=True)
    return typer.Exit(1)
