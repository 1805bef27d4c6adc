"""`whistlestop boards`: what there is to play on, and what is wrong with a home-made board."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from whistlestop.boards import Board, available, check, load
from whistlestop.boards.model import Rules
from whistlestop.cli.commands.layout import layout_board
from whistlestop.cli.commands.options import BoardArgument
from whistlestop.cli.errors import guarded
from whistlestop.cli.output import paint
from whistlestop.cli.output.tables import labelled, plain_table
from whistlestop.game.notation import words

app = typer.Typer(help="List, show, check and lay out boards.", rich_markup_mode=None)
app.command("layout")(layout_board)


@app.callback(invoke_without_command=True)
def listing(context: typer.Context) -> None:
    """List, show, check and lay out boards. Without a subcommand, list the built-in ones."""
    if context.invoked_subcommand is not None:
        return
    console, _ = paint.consoles()
    table = plain_table("Id", "Name", "Players", "+Cities", "+Routes", "+Tickets")
    for board_id in available():
        board = load(board_id)
        rules = board.rules
        table.add_row(
            Text(board.id, style="bold"),
            board.name,
            f"{rules.players_min}-{rules.players_max}",
            str(sum(not city.junction for city in board.cities)),
            str(len(board.routes)),
            str(len(board.tickets)),
        )
    console.print(table)
    console.print()
    for board_id in available():
        board = load(board_id)
        console.print(labelled_wide(board.id, board.summary))


def labelled_wide(label: str, text: str) -> Text:
    """A board's id and its summary."""
    return Text(f"{label}: ", style="dim") + Text(text, style="not dim")


@app.command()
@guarded
def show(
    board: BoardArgument,
) -> None:
    """Show what a board is made of: its size, rules, routes and tickets."""
    console, _ = paint.consoles()
    found = load(board)
    console.rule(found.name, align="left", style="dim")
    console.print(found.summary, markup=False)
    console.print()
    for label, value in numbers(found):
        console.print(labelled(label, value))
    rules_table(console, found.rules)
    routes_summary(console, found)
    tickets_summary(console, found)


def numbers(board: Board) -> list[tuple[str, str]]:
    """The size of a board in a few lines."""
    cards = Counter(board.decks[card.deck] for card in board.cards for _ in range(card.count))
    kinds = Counter(words.kind_name(route.kind) for route in board.routes)
    spaces = sum(route.length for route in board.routes)
    return [
        ("Players", f"{board.rules.players_min} to {board.rules.players_max}"),
        ("Cities", str(sum(not city.junction for city in board.cities))),
        ("Routes", f"{len(board.routes)}, {spaces} spaces: {counted(kinds)}"),
        ("Tickets", str(len(board.tickets))),
        ("Cards", counted(cards)),
        ("Colours", ", ".join(board.colours)),
    ]


def counted(counts: Counter[str]) -> str:
    """`96 rail, 5 ferry`."""
    return ", ".join(f"{n} {name}" for name, n in counts.most_common())


def rules_table(console: Console, rules: Rules) -> None:
    """Every rule that the board sets, leaving out those it does not use."""
    console.print()
    table = plain_table("Rule", "Value")
    for field in fields(rules):
        value = getattr(rules, field.name)
        if value or value is False:
            table.add_row(field.name.replace("_", " "), rule_text(value))
    console.print(table)


def rule_text(value: object) -> str:
    """A rule's value in plain words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | frozenset):
        texts = [rule_text(item) for item in value]
        return ", ".join(sorted(texts) if isinstance(value, frozenset) else texts)
    return str(value)


def routes_summary(console: Console, board: Board) -> None:
    """How many routes there are of each length and colour."""
    console.print()
    lengths = sorted({route.length for route in board.routes})
    table = plain_table("Routes", *(f"+{n}" for n in lengths), "+all")
    for colour in [*range(len(board.colours)), -1]:
        name = words.colour_name(board, colour)
        here = [route.length for route in board.routes if route.colour == colour]
        if here:
            cells = [str(here.count(n) or "·") for n in lengths]
            table.add_row(paint.chip(name, name), *cells, str(len(here)))
    console.print(table)


def tickets_summary(console: Console, board: Board) -> None:
    """All tickets, by deck and value."""
    for deck in dict.fromkeys(ticket.deck for ticket in board.tickets):
        here = [i for i, ticket in enumerate(board.tickets) if ticket.deck == deck]
        here.sort(key=lambda i: -board.tickets[i].points)
        console.print()
        text = ", ".join(f"{words.ticket_name(board, i)} {board.tickets[i].points}" for i in here)
        console.print(Text(f"Tickets, {deck} ({len(here)}): ", style="dim") + Text(text))


@app.command("check")
@guarded
def check_board(
    board: Annotated[str, typer.Argument(help="The folder of a board.")],
) -> None:
    """List every defect of a board, with file and line; the exit code is 1 if there are any."""
    console, stderr = paint.consoles()
    defects = check(board)
    for defect in defects:
        stderr.print(str(defect), markup=False, soft_wrap=True)
    if defects:
        raise typer.Exit(1)
    found = load(board)
    console.print(f"{found.name} can be played.", markup=False)
