"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

BoardArgument = Annotated[str, typer.Argument(help="A built-in board, or a folder.")]
BoardOption = Annotated[str, typer.Option(help="A built-in board, or a folder.")]
Players = Annotated[int, typer.Option(help="Seats at the table.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Seconds = Annotated[
    float | None, typer.Option(help="Time for a bot's decision; each bot's own unless said.")
]
Iterations = Annotated[
    int | None, typer.Option(help="The same in rounds of thought: the same on any machine.")
]
Workers = Annotated[int | None, typer.Option(min=1, help="All cores unless said.")]
JsonFile = Annotated[Path | None, typer.Option("--json", help="Write the results here.")]
