"""`whistlestop analyse`: where a finished game was won and lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from whistlestop.analysis import Analysis, to_dict
from whistlestop.analysis import analyse as analyse_game
from whistlestop.bots import Budget
from whistlestop.cli import files, saves
from whistlestop.cli.errors import failure
from whistlestop.cli.output import analysis_tables, paint
from whistlestop.cli.output.analysis_chart import picture
from whistlestop.cli.output.progress_bar import counting_bar
from whistlestop.game import Game, GameError


def analyse(
    record: Annotated[
        Path, typer.Argument(help="The record or saved game to analyse; it must be finished.")
    ],
    player: Annotated[
        str | None, typer.Option(help="Only this player, by name or by number (from 1).")
    ] = None,
    seconds: Annotated[float | None, typer.Option(help="Time per decision.")] = None,
    iterations: Annotated[
        int | None,
        typer.Option(help="Trial games per decision; the default takes about a minute in all."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write the analysis to this file.")
    ] = None,
    picture_file: Annotated[
        Path | None, typer.Option("--picture", help="Draw the chances to this SVG file.")
    ] = None,
) -> None:
    """Estimate the chance of winning before and after each decision, and show better moves."""
    console, stderr = paint.consoles()
    budget = Budget(seconds, iterations)
    if json_file is not None and json_file == picture_file:
        raise typer.BadParameter("--json and --picture must be different files")
    game, seats = saves.read_save(files.read_file(record))
    if not game.over:
        raise GameError(f"{record}: the game is not over; only finished games can be analysed")
    names = saves.names_of(game, seats)
    players = None if player is None else [find_player(names, player)]
    files.expect_writable(json_file, picture_file)
    found = search(stderr, game, budget, seed, players)
    analysis_tables.show(console, found, names)
    document = json.dumps(to_dict(found, names), indent=2, ensure_ascii=False) + "\n"
    write(console, [(json_file, document), (picture_file, picture(found, names))])


def write(console: Console, texts: list[tuple[Path | None, str]]) -> None:
    """Write the files; if one fails, still write the other."""
    problems = []
    for file, text in texts:
        if file is None:
            continue
        try:
            files.write_output(console, file, text)
        except OSError as error:
            problems.append(f"{file}: {error.strerror or error}")
    if problems:
        raise failure("\n".join(problems))


def search(
    stderr: Console, game: Game, budget: Budget, seed: int, players: list[int] | None
) -> Analysis:
    """Analyse the game, with a progress bar."""
    try:
        with counting_bar(stderr) as progress:
            task = progress.add_task("decisions", total=None)
            return analyse_game(
                game,
                budget,
                seed,
                players,
                lambda done, total: progress.update(task, completed=done, total=total),
            )
    except KeyboardInterrupt:
        stderr.print("Stopped; nothing was written.")
        raise typer.Exit(130) from None


def find_player(names: list[str], wanted: str) -> int:
    """Find a player by name, or by number (plain records have no names)."""
    matches = [i for i, name in enumerate(names) if name.lower() == wanted.strip().lower()]
    if len(matches) == 1:
        return matches[0]
    if wanted.strip().isdecimal() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    known = ", ".join(f"{i} {name}" for i, name in enumerate(names, 1))
    raise GameError(f"there is no player '{wanted}' in this game, only: {known}")
