"""Luck and skill on the screen: where each player's chance of winning went."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from whistlestop.analysis import Account, Analysis
from whistlestop.bots.learned.models import untrained
from whistlestop.cli.output import paint
from whistlestop.cli.output.tables import plain_table

NOTE = (
    "In percentage points: 100 is a sure win. Cards: what was dealt and drawn, compared with "
    "the average over what could have come. Others: what the other players did and drew. Moves: "
    "what the decisions cost, judged by the learned value."
)


def show_accounts(console: Console, found: Analysis, names: list[str]) -> None:
    """Print the accounts, or how to get them."""
    console.print(Text("Luck and skill", style="bold"))
    if not found.accounts:
        text = f"Not known: {untrained(found.game.board, found.game.players)}"
        console.print(text, markup=False, soft_wrap=True)
        return
    console.print(accounts_table(found.accounts, names))
    for account in found.accounts:
        console.print(sentence(account, names[account.player]), markup=False)
    console.print(NOTE, markup=False, style="dim")


def accounts_table(accounts: tuple[Account, ...], names: list[str]) -> Table:
    """One row per player; start, cards, others and moves add up to the result."""
    table = plain_table("", "+start", "+cards", "+others", "+moves", "+result")
    for account in accounts:
        start, cards, others, moves, result = points(account)
        name = paint.player_name(names, account.player)
        changes = (f"{cards:+}", f"{others:+}", f"{moves:+}" if moves else "0")
        table.add_row(name, str(start), *changes, str(result))
    return table


def points(account: Account) -> tuple[int, int, int, int, int]:
    """Start, cards, others, moves and result as whole percentage points that add up."""
    start, result = round(100 * account.start), round(100 * account.result)
    parts = [round(100 * part) for part in (account.cards, account.others, account.skill)]
    # Rounding may leave a point over: it shows least in the larger part of the luck.
    biggest = max((0, 1), key=lambda i: abs(parts[i]))
    parts[biggest] += result - start - sum(parts)
    cards, others, moves = parts
    return start, cards, others, moves, result


def sentence(account: Account, name: str) -> str:
    """`The moves of Anna cost 31 percentage points, the cards cost 24, and the others gave 5.`"""
    _, cards, others, moves, _ = points(account)
    return (
        f"The moves of {name} cost {-moves} percentage {_points(moves)}, "
        f"the cards {_did(cards)}, and the others {_did(others)}."
    )


def _did(change: int) -> str:
    return f"gave {change}" if change >= 0 else f"cost {-change}"


def _points(n: int) -> str:
    return "point" if abs(n) == 1 else "points"
