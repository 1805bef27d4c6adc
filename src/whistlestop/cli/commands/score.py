"""`whistlestop score`: the score of a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.cli.files import read_file
from whistlestop.cli.output import paint
from whistlestop.cli.output.scoreboard import result
from whistlestop.cli.saves import names_of
from whistlestop.game.position import read_position


def score(
    file: Annotated[Path, typer.Argument(help="A position file; see docs/positions.md.")],
    board: Annotated[str | None, typer.Option(help="The folder of a home-made board.")] = None,
) -> None:
    """Score a position, part by part."""
    console, _ = paint.consoles()
    game = read_position(read_file(file), board)
    console.print(result(game.board, game.scores(), names_of(game, None)))
