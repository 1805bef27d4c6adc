"""One game of a match or a simulation, played again."""

from __future__ import annotations

from pathlib import Path

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.games import Task, play, recorded
from whistlestop.arena.schedule import check_table
from whistlestop.bots import Budget
from whistlestop.cli.output import paint
from whistlestop.cli.output.tables import plain_table
from whistlestop.cli.seating import bot_names


def repeat_game(
    board: str,
    seed: int,
    deal: int | None,
    seats: str | None,
    budget: Budget,
    records: Path | None,
) -> None:
    """Play the game with this seed, deal and seats, and show its scores."""
    if deal is None or seats is None:
        raise ArenaError("to play one game again, expected both --deal and --seats")
    names = tuple(bot_names(seats))
    checked = check_table(board, len(names), names)
    [task] = recorded([Task(board, checked.digest, seed, deal, names, budget)], records)
    game = play(task)
    console, _ = paint.consoles()
    console.print(f"{game.board}, seed {seed}, deal {deal}", markup=False)
    table = plain_table("seat", "bot", "+rank", "+score", *(f"+{part}" for part in game.parts))
    for seat, bot in enumerate(names):
        figures = (game.ranks[seat], game.scores[seat], *(p[seat] for p in game.parts.values()))
        table.add_row(str(seat), bot, *map(str, figures))
    console.print(table)
    if records is not None:
        console.print(f"Written: {records / task.record_name}", markup=False, soft_wrap=True)
