"""A line of items that wraps between items, never within one."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Short texts side by side, on as many lines as they need."""

    def __init__(self, items: Iterable[Text | str], gap: str = "  ") -> None:
        self.items = [Text(item) if isinstance(item, str) else item for item in items]
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + len(self.gap) + item.cell_len > options.max_width:
                yield line
                line = Text()
            line += Text(self.gap) + item if line else item
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(max(widths), min(whole, options.max_width))
