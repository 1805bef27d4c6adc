"""`whistlestop bot`: one of the bots as a program, for other people's tools."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.boards import available, load
from whistlestop.bots import make
from whistlestop.bots.programs.serving import BotServer
from whistlestop.engine.tables import Tables
from whistlestop.game import GameError
from whistlestop.game.game import tables_for


def bot(
    name: Annotated[str, typer.Argument(help="The name of the bot.")],
    board: Annotated[
        Path | None, typer.Option(help="The folder of a home-made board to support.")
    ] = None,
) -> None:
    """Act as a bot for another program: questions come in on stdin, answers go to stdout."""
    own = None if board is None else Tables(load(board))

    def find_tables(board_id: str) -> Tables:
        if own is not None and own.board.id == board_id:
            return own
        if board_id not in available():
            raise GameError(
                f"the board {board_id} is not built in: expected its folder as --board FOLDER"
            )
        return tables_for(board_id)

    make(name)  # fail now, not when the first game begins
    out = sys.stdout

    def write(line: str) -> None:
        out.write(line)
        out.flush()

    # Bytes, because the encoding of stdin differs from system to system. And whatever a bot prints
    # must not end up between the answers.
    lines = (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
    with redirect_stdout(sys.stderr):
        BotServer(lambda: make(name), find_tables).serve(lines, write)
