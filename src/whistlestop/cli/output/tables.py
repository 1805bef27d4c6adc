"""Tables without rules, and lines with a label."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table


def plain_table(*columns: str) -> Table:
    """A table without rules; a column whose name starts with + is right-aligned."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        right = column.startswith("+")
        table.add_column(column.lstrip("+"), justify="right" if right else "left")
    return table


def labelled(label: str, content: RenderableType, width: int = 9) -> Table:
    """A label and its content, which wraps next to the label."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width, style="dim")
    grid.add_column()
    grid.add_row(label, content)
    return grid
