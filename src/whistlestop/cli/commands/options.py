"""Options shared by several commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

BoardArgument = Annotated[str, typer.Argument(help="A built-in board, or the folder of your own.")]
BoardOption = Annotated[str, typer.Option(help="A built-in board, or the folder of your own.")]
Players = Annotated[int, typer.Option(help="How many players.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Seconds = Annotated[
    float | None, typer.Option(help="Time per bot decision; by default, each bot's own.")
]
Iterations = Annotated[
    int | None, typer.Option(help="Iterations per bot decision: the same games on any machine.")
]
Workers = Annotated[
    int | None, typer.Option(min=1, help="Processes to use; by default, all cores.")
]
Records = Annotated[Path | None, typer.Option(help="Keep the record of each game in this folder.")]
Deal = Annotated[
    int | None, typer.Option(min=0, help="Play only the game with this deal and --seats again.")
]
Seats = Annotated[
    str | None, typer.Option(help="The bots of that game, by seat, separated by commas.")
]
JsonFile = Annotated[Path | None, typer.Option("--json", help="Write the results to this file.")]
