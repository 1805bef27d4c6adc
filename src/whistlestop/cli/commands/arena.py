"""`whistlestop arena`: bots against each other, same deals for all, with honest figures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.bots import Budget
from whistlestop.cli.commands import options
from whistlestop.cli.commands.one_game import repeat_game
from whistlestop.extras import needs_extra


def arena(
    board: options.BoardOption = "europe",
    players: options.Players = 2,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, separated by commas. Too many: all combinations; too few: repeated."
        ),
    ] = "greedy,random",
    games: Annotated[
        int, typer.Option(min=1, help="How many, including those in the file.")
    ] = 1000,
    seed: options.Seed = 0,
    seconds: options.Seconds = None,
    iterations: options.Iterations = None,
    file: Annotated[
        Path | None, typer.Option(help="Keep the games in this file, to resume or to add more.")
    ] = None,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="Stop once the order is significant.")
    ] = False,
    luck: Annotated[
        bool, typer.Option("--luck", help="Also measure luck, and report wins without it.")
    ] = False,
    report: Annotated[
        Path | None, typer.Option(help="Write an HTML page with charts to this file.")
    ] = None,
    json_file: options.JsonFile = None,
    workers: options.Workers = None,
    ray: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: `local`, or HOST:PORT.")
    ] = None,
    records: options.Records = None,
    deal: options.Deal = None,
    seats: options.Seats = None,
) -> None:
    """Find out which bot is better, and how surely: all play the same deals in all seats."""
    budget = Budget(seconds, iterations)
    if deal is not None or seats is not None:
        repeat_game(board, seed, deal, seats, budget, records)
        return
    # Imported here: it needs numpy and openskill, which other commands should not have to load.
    with needs_extra("arena"):
        from whistlestop.cli.commands.match import MatchCommand

    MatchCommand(board, players, bots, games, seed, budget, until_sure, luck).run(
        file, report, json_file, workers, ray, records
    )
