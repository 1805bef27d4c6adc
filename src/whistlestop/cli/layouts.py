"""`whistlestop boards layout`: where everything lies when a board is drawn."""

from __future__ import annotations

import time
from pathlib import Path
from types import TracebackType
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from whistlestop.cli import paint
from whistlestop.cli.guard import failure, guarded
from whistlestop.cli.saves import write_file
from whistlestop.cli.table import find_board
from whistlestop.layout import NoLayout, make_layout, picture, read_outlines, write_layout
from whistlestop.layout.making import SECONDS

PATIENCE = 2.0
"""Seconds after which somebody who waits sees a bar."""


@guarded
def layout_board(
    board: Annotated[str, typer.Argument(help="A built-in board, or a folder.")],
    svg: Annotated[
        Path | None, typer.Option("--svg", help="Write a picture to look at here.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=1, help="Seconds of computing after which to give up.")
    ] = SECONDS,
) -> None:
    """Compute where cities, routes and names are drawn, and store it with the board."""
    console, stderr = paint.consoles()
    found = find_board(board)
    assert found.path is not None
    try:
        with LateBar(stderr) as bar:
            layout = make_layout(found, bar.show, seconds)
    except NoLayout as error:
        raise failure(str(error)) from None
    path = write_layout(layout, found.path)
    console.print(f"Written: {path}", markup=False, soft_wrap=True)
    if svg is not None:
        write_file(svg, picture(found, layout, read_outlines(found)))
        console.print(f"Written: {svg}", markup=False, soft_wrap=True)


class LateBar:
    """A progress bar that is not shown for what is done at once."""

    def __init__(self, console: Console) -> None:
        self._bar = Progress(
            TextColumn("{task.description}"), BarColumn(), console=console, transient=True
        )
        self._task = self._bar.add_task("attempt 1", total=1.0)
        self._began = time.monotonic()
        self._attempt, self._last, self._shown = 1, 0.0, False

    def __enter__(self) -> LateBar:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._shown:
            self._bar.stop()

    def show(self, part: float) -> None:
        """So much of the attempt is done; less than before means that the next one began."""
        if part < self._last:
            self._attempt += 1
        self._last = part
        if not self._shown and time.monotonic() - self._began > PATIENCE:
            self._shown = True
            self._bar.start()
        name = f"attempt {self._attempt}"
        self._bar.update(self._task, completed=part, description=name)
