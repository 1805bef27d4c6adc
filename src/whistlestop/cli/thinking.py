"""The options that say how much bots may think."""

from __future__ import annotations

from typing import Annotated

import typer

Seconds = Annotated[
    float | None, typer.Option(help="Time for a bot's decision; each bot's own unless said.")
]
Iterations = Annotated[
    int | None, typer.Option(help="The same in rounds of thought: the same on any machine.")
]
