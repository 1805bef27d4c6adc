"""Drawing the current choices with their numbers."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from whistlestop.cli.output.flow import Flow
from whistlestop.cli.terminal import screen
from whistlestop.cli.terminal.menu import TICKET_PHASES, MenuItem
from whistlestop.cli.terminal.progress import progress_of
from whistlestop.engine.actions import PIECES
from whistlestop.game import View

MAX_ONE_COLUMN = 12
"""Longer lists are shown in several columns if they fit."""


def choices(view: View, menu: list[MenuItem]) -> RenderableType:
    """What a player can answer now."""
    assert view.viewer is not None
    if view.phase in TICKET_PHASES or view.phase == "draft":
        ids = [ticket.id for ticket in view.board.tickets]
        offer = [ids.index(ticket) for ticket in view.reader.offer(view.viewer) if ticket]
        return screen.ticket_rows(view, progress_of(view, offer), numbered=True)
    if view.phase == "pieces":
        trains = [PIECES.argument(int(move)) for move in view.legal_moves()]
        suggested = view.board.rules.suggested_trains
        return Text(f"A number from {min(trains)} to {max(trains)}; Enter: {suggested}")
    if view.phase in ("main", "second-card"):
        line = [f"1-{sum(view.board.rules.row)} take from the row"]
        line += [f"{i} {entry.label}" for i, entry in enumerate(menu, 1) if not entry.quiet]
        return Flow(line, "   ")
    return numbered(menu)


def submenu(entry: MenuItem) -> RenderableType:
    """A submenu."""
    star = "   *: on a ticket's shortest path" if entry.starred else ""
    return Group(numbered(entry.more), Text(f"   0 back{star}", style="dim"))


def numbered(menu: list[MenuItem]) -> RenderableType:
    """The choices, one per line."""
    texts = [Text(f"{i:4} {entry.label}") for i, entry in enumerate(menu, 1)]
    if len(texts) > MAX_ONE_COLUMN:
        return Columns(texts, column_first=True, padding=(0, 2))
    return Group(*texts)
