"""`whistlestop arena`: bots against each other, the same deals for all, with honest figures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.bots import Budget
from whistlestop.cli.commands import options


def arena(
    board: options.BoardOption = "europe",
    players: options.Players = 2,
    bots: Annotated[
        str, typer.Option(help="More than seats: all combinations; fewer: repeated.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many, with those in the file.")] = 1000,
    seed: options.Seed = 0,
    seconds: options.Seconds = None,
    iterations: options.Iterations = None,
    file: Annotated[
        Path | None, typer.Option(help="Keep the games here: to go on, or to add more.")
    ] = None,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="Stop when the order is significant.")
    ] = False,
    report: Annotated[
        Path | None, typer.Option(help="Write a page with pictures here (HTML).")
    ] = None,
    json_file: options.JsonFile = None,
    workers: options.Workers = None,
    ray: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: `local`, or HOST:PORT.")
    ] = None,
) -> None:
    """Let bots play the same deals in all seats, and say who is better and how surely."""
    # Imported here: it needs numpy and openskill, and other commands should not wait for them.
    from whistlestop.cli.commands.match import MatchCommand

    budget = Budget(seconds, iterations)
    MatchCommand(board, players, bots, games, seed, budget, until_sure).run(
        file, report, json_file, workers, ray
    )
