"""Positions: any state as readable text, as FEN is for chess.

    whistlestop position 1
    board europe
    turn 0
    player 0
    routes paris-zurich roma-venezia
    tickets berlin-roma
    hand 3 red 1 wild 2 ?
    player 1
    stations roma

Lines may come in any order; `#` begins a comment. What is left out follows from the rest or is
dealt at random.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from whistlestop.boards import Board, BoardError
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import PositionError
from whistlestop.game.game import Game, tables_for
from whistlestop.game.position.entries import PLAYER_WORDS, TABLE_WORDS
from whistlestop.game.position.lines import Lines, split_lines
from whistlestop.game.position.reading import build_state


def read_position(
    text: str, board: str | Path | Board | Tables | None = None, seed: int | None = None
) -> Game:
    """The game that a position describes. The seed decides what is dealt at random.

    Raises PositionError with every defect.
    """
    if not isinstance(text, str):
        raise PositionError([f"expected the text of a position, not {type(text).__name__}"])
    lines = split_lines(text, TABLE_WORDS, PLAYER_WORDS)
    if board is None:
        if "board" not in lines.table:
            raise PositionError([*lines.defects, "expected a line 'board'"])
        board = "".join(lines.table["board"].words[:1])
        if "folder" in lines.table:
            board = Path(" ".join(lines.table["folder"].words))
    try:
        tables = tables_for(board)
    except BoardError as error:
        raise PositionError([*lines.defects, str(error)]) from None
    _expect_digest(lines, tables.board)
    return Game(tables, build_state(tables, lines, Random(seed)))


def _expect_digest(lines: Lines, board: Board) -> None:
    """A position that was written by the program is of one version of its board."""
    line = lines.table.get("board")
    if line is None or len(line.words) < 2:
        return
    if len(line.words) > 2:
        lines.defect(line, "expected 'board', its id and perhaps its digest")
    elif line.words[1] != board.digest:
        lines.defect(
            line,
            f"the board {line.words[0]} has changed since this position: its digest is "
            f"{board.digest[:12]}..., the position's {line.words[1][:12]}...",
        )
    lines.stop_if_bad()
