"""`whistlestop boards layout`: where everything goes when a board is drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.boards import load
from whistlestop.cli.commands.options import BoardArgument
from whistlestop.cli.errors import failure, guarded
from whistlestop.cli.files import write_output
from whistlestop.cli.output import paint
from whistlestop.cli.output.progress_bar import delayed_bar
from whistlestop.extras import needs_extra

LAYOUT_TIMEOUT = 120.0
"""As in `whistlestop.layout.solver`, which takes a while to load."""


@guarded
def layout_board(
    board: BoardArgument,
    svg: Annotated[
        Path | None, typer.Option("--svg", help="Also write a picture to this file.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=1, help="Give up after this many seconds.")
    ] = LAYOUT_TIMEOUT,
) -> None:
    """Work out where to draw cities, routes and names, and store that with the board."""
    with needs_extra("layout"):
        from whistlestop.layout import NoLayout, make_layout, picture, read_outlines, write_layout

    console, stderr = paint.consoles()
    found = load(board)
    assert found.path is not None
    try:
        with delayed_bar(stderr) as show:
            layout = make_layout(found, show, seconds)
    except NoLayout as error:
        raise failure(str(error)) from None
    path = write_layout(layout, found.path)
    console.print(f"Written: {path}", markup=False, soft_wrap=True)
    if svg is not None:
        write_output(console, svg, picture(found, layout, read_outlines(found)))
