"""`whistlestop simulate`: many games between bots, as a table."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from whistlestop import arena
from whistlestop.arena import ArenaError, Estimate, Results
from whistlestop.arena.estimates import percent
from whistlestop.bots import Budget
from whistlestop.cli.commands import options
from whistlestop.cli.commands.one_game import repeat_game
from whistlestop.cli.files import write_output
from whistlestop.cli.output import paint
from whistlestop.cli.output.progress_bar import counting_bar
from whistlestop.cli.output.tables import plain_table
from whistlestop.cli.seating import bot_names


def simulate(
    board: options.BoardOption = "europe",
    players: options.Players = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="Bots, separated by commas; repeated to fill all seats.")
    ] = "random,greedy",
    seed: options.Seed = 0,
    seconds: options.Seconds = None,
    iterations: options.Iterations = None,
    workers: options.Workers = None,
    json_file: options.JsonFile = None,
    records: options.Records = None,
    deal: options.Deal = None,
    seats: options.Seats = None,
) -> None:
    """Let bots play many games against each other, and report how they did."""
    console, stderr = paint.consoles()
    budget = Budget(seconds, iterations)
    if deal is not None or seats is not None:
        repeat_game(board, seed, deal, seats, budget, records)
        return
    names = bot_names(bots)
    try:
        with counting_bar(stderr) as progress:
            task = progress.add_task("games", total=games)
            results = arena.simulate(
                board,
                players,
                games,
                names,
                seed,
                workers,
                lambda done: progress.update(task, completed=done),
                budget=budget,
                records=records,
            )
    except ArenaError as error:
        if error.results is not None:
            report(console, error.results)
        raise
    except KeyboardInterrupt:
        stderr.print("Stopped.")
        raise typer.Exit(130) from None
    report(console, results)
    if json_file is not None:
        write_output(console, json_file, json.dumps(results.to_dict(), indent=2) + "\n")


def report(console: Console, results: Results) -> None:
    """Print the summary: one column per bot, with 95 % confidence intervals."""
    console.print(
        f"{results.board}, {results.players} players, {results.games} games, seed {results.seed}",
        markup=False,
    )
    console.print(
        f"per game: {results.turns.mean:.1f} turns, {results.moves.mean:.1f} moves; "
        "figures are per seat and game, 95 % confidence"
    )
    console.print()
    console.print(bots_table(results))


def bots_table(results: Results) -> Table:
    """How each bot did."""

    def row(label: str, cells: Iterable[str], style: str = "") -> None:
        table.add_row(label, *cells, style=style)

    def means(label: str, estimates: Iterable[Estimate], style: str = "") -> None:
        row(label, (f"{e.mean:.1f} ± {e.margin:.1f}" for e in estimates), style)

    bots = results.bots
    table = plain_table("", *(f"+{bot.name}" for bot in bots))
    row("seats", (str(bot.seats) for bot in bots))
    row("wins", (percent(bot.win_share) for bot in bots), "bold")
    means("score", (bot.score for bot in bots), "bold")
    for part in bots[0].parts:
        means(f"  {part}", (bot.parts[part] for bot in bots))
    means("tickets completed", (bot.tickets_done for bot in bots))
    means("tickets missed", (bot.tickets_missed for bot in bots))
    return table
