"""What a player sees before a decision: the table, the row, the hand, the tickets."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whistlestop.boards.model import Board
from whistlestop.cli.output import paint
from whistlestop.cli.output.flow import Flow
from whistlestop.cli.output.tables import labelled, plain_table
from whistlestop.cli.terminal.progress import Progress, progress_of
from whistlestop.game import View
from whistlestop.game.notation import words


def players_table(view: View, names: list[str]) -> Table:
    """Everyone's points, pieces, cards and tickets: all that is public (C12)."""
    rules = view.board.rules
    reader = view.reader
    columns: dict[str, Callable[[int], int]] = {
        "+points": reader.points,
        "+trains": reader.trains,
        "+ships": reader.ships,
        "+stations": reader.stations_left,
        "+harbours": reader.harbours_left,
        "+cards": reader.hand_size,
        "+tickets": reader.ticket_count,
        "+festivals": lambda p: sum(reader.taken(p).values()),
    }
    unused = {
        "+ships": not rules.ships,
        "+stations": not rules.stations,
        "+harbours": not rules.harbours,
        "+festivals": not view.board.festivals,
    }
    shown = [column for column in columns if not unused.get(column)]
    table = plain_table("", *shown)
    for p in range(view.players):
        mark = "> " if p in view.to_act else "  "
        name = Text(mark) + paint.player_name(names, p)
        table.add_row(name, *(str(columns[column](p)) for column in shown))
    return table


def row_line(view: View) -> Flow:
    """The face-up cards, each with the number that takes it."""
    return Flow(
        (
            Text(str(i), style="dim")
            + (paint.card_chip(view.board, card) if card else Text(" (gap) ", style="dim"))
            for i, card in enumerate(view.reader.row, 1)
        ),
        " ",
    )


def decks_line(view: View) -> Flow:
    """How many cards and tickets are left."""
    reader = view.reader
    decks = zip(view.board.decks, reader.deck_sizes, strict=True)
    several = len(view.board.decks) > 1
    parts = [f"{name} deck {n}" if several else f"deck {n}" for name, n in decks]
    parts.append(f"discard {sum(reader.discard.values())}")
    parts.append(f"ticket deck {reader.tickets_left}")
    return Flow((Text(part, style="dim") for part in parts), " · ")


def festivals_line(view: View) -> Flow:
    """The festival cards on the board, and the viewer's own."""
    board = view.board
    names = {f.id: words.join(words.city_name(board, c) for c in f.cities) for f in board.festivals}
    items = [f"{n} {names[f]}" for f, n in view.reader.festivals.items()] or ["none on the board"]
    if view.viewer is not None and (own := view.reader.taken(view.viewer)):
        items += ["| yours:", *(f"{n} {names[f]}" for f, n in own.items())]
    return Flow(items)


def ticket_rows(view: View, progress: list[Progress], numbered: bool = False) -> Table:
    """Tickets, what they are worth, and what is left to do for them."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for justify in ("left", "left", "right", "left"):
        table.add_column(justify=justify)
    for i, p in enumerate(progress, 1):
        mark, style = ticket_mark(p)
        first = f"{i}" if numbered else mark
        name = words.ticket_name(view.board, p.ticket)
        value = str(view.board.tickets[p.ticket].points)
        table.add_row(Text(first, style=style), name, value, Text(p.text(view), style=style))
    return table


def ticket_mark(progress: Progress) -> tuple[str, str]:
    if progress.done:
        return "✓", "green"
    if progress.way is None:
        return "✗", "red"
    return "·", ""


def heading(board: Board, view: View, names: list[str]) -> Rule:
    """Which board, which round, and near the end how many turns are left."""
    turn, left = view.reader.turns // view.players + 1, view.reader.turns_left
    title = f"{board.name} · round {turn}"
    if left is not None:
        title += f" · {words.count(left, 'turn')} left in all"
    return Rule(title, align="left", style="dim")


def whole(view: View, names: list[str], news: list[str]) -> RenderableType:
    """Everything, for the start of a turn."""
    parts: list[RenderableType] = [Text(), heading(view.board, view, names)]
    if news:
        parts += [Text("Since your last turn", style="dim")]
        parts += [Padding(Text(line), (0, 0, 0, 2)) for line in news]
    parts += [players_table(view, names), *cards(view)]
    progress = progress_of(view)
    if progress:
        parts.append(labelled("Tickets", ticket_rows(view, progress)))
    parts.append(Text())
    return Group(*parts)


def cards(view: View) -> list[RenderableType]:
    """The row, the decks and the hand."""
    assert view.viewer is not None
    hand = view.reader.hand(view.viewer)
    parts: list[RenderableType] = [
        labelled("Row", row_line(view)),
        labelled("", decks_line(view)),
    ]
    if view.board.festivals:
        parts.append(labelled("Festivals", festivals_line(view)))
    parts.append(labelled("Hand", paint.hand_chips(view.board, hand)))
    return parts


def show(console: Console, view: View, names: list[str], news: list[str], brief: bool) -> None:
    """Print everything at the start of a turn, only the cards during it."""
    if brief:
        console.print(Group(*cards(view)))
    else:
        console.print(whole(view, names, news))
