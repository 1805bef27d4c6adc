"""`whistlestop export`: games as a Parquet file, one row per decision."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from whistlestop.bots import Budget
from whistlestop.cli.commands import options
from whistlestop.cli.commands.databases import one_line_errors
from whistlestop.cli.files import expect_writable, replacing, write_output
from whistlestop.cli.output import paint
from whistlestop.cli.output.progress_bar import counting_bar
from whistlestop.cli.seating import bot_names
from whistlestop.game import GameError
from whistlestop.game.game import tables_for

if TYPE_CHECKING:
    from whistlestop.export import Source, Written

ENDING = ".parquet"
BOARD = "europe"
PLAYERS, GAMES, BOTS, SEED = 2, 1000, "random,greedy", 0


def export(
    file: Annotated[
        Path | None,
        typer.Argument(help="The .parquet file to write; with --dictionary, .md or .json."),
    ] = None,
    board: Annotated[
        str | None,
        typer.Option(help=f"A built-in board, or the folder of your own; {BOARD} if you play."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Export the records in this folder, or this one record.")
    ] = None,
    games_file: Annotated[
        Path | None, typer.Option("--file", help="Export the games of an arena's --file.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="Export a server's finished games; as for serve.")
    ] = None,
    config: Annotated[Path | None, typer.Option(help="The server's TOML file.")] = None,
    players: Annotated[
        int | None, typer.Option(help=f"To play: how many players; {PLAYERS} by default.")
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help=f"To play: how many games; {GAMES} by default.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help=f"To play: bots, as for simulate; {BOTS} by default.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="To play: the same seed gives the same games.")
    ] = None,
    seconds: options.Seconds = None,
    iterations: options.Iterations = None,
    workers: options.Workers = None,
    dictionary: Annotated[
        bool, typer.Option("--dictionary", help="Only explain the columns of a board's file.")
    ] = False,
) -> None:
    """Write games to a Parquet file, one row per decision, for statistics and learning."""
    played = Simulation(players, games, bots, seed, seconds, iterations)
    others = {"--records": records, "--file": games_file, "--database": database or config}
    given = [name for name, value in others.items() if value is not None]
    played.expect_alone([*given, *(["--dictionary"] if dictionary else [])])
    if dictionary:
        explain(board or BOARD, file)
        return
    if file is None or file.suffix != ENDING:
        raise GameError(f"expected the name of a file that ends in {ENDING}, not {file or 'none'}")
    expect_writable(file)
    if records is not None:
        from whistlestop.export import record_files

        source = record_files(records, board)
    elif games_file is not None:
        from whistlestop.export import games_file as read

        source = read(games_file, board)
    elif given:
        source = from_server(database, config, board)
    else:
        source = played.source(board or BOARD)
    write(source, file, workers)


@dataclass(frozen=True, slots=True)
class Simulation:
    """The options for games that are played to be exported. None: the default."""

    players: int | None
    games: int | None
    bots: str | None
    seed: int | None
    seconds: float | None
    iterations: int | None

    def expect_alone(self, others: list[str]) -> None:
        """Refuse several sources at once."""
        if len(others) > 1:
            raise GameError(f"expected one of {', '.join(others[:-1])} and {others[-1]}")
        mine = [name for name in self.__slots__ if getattr(self, name) is not None]
        if mine and others:
            raise GameError(f"--{mine[0]} is for games to play: expected it without {others[0]}")

    def source(self, board: str) -> Source:
        """The games."""
        from whistlestop.export import simulation

        return simulation(
            board,
            PLAYERS if self.players is None else self.players,
            GAMES if self.games is None else self.games,
            bot_names(BOTS if self.bots is None else self.bots),
            SEED if self.seed is None else self.seed,
            Budget(self.seconds, self.iterations),
        )


def from_server(database: str | None, config: Path | None, board: str | None) -> Source:
    """The finished games of a server, without names."""
    from whistlestop.export import record_texts
    from whistlestop.export.sources import expect_one_board

    with one_line_errors():
        from whistlestop.server.config.loading import load_settings
        from whistlestop.server.finished_games import finished_games
        from whistlestop.server.rooms.boards import BoardLibrary

        settings = load_settings({"database": database}, config)
        folders = BoardLibrary(settings.boards).folders
        with finished_games(settings.database) as found:
            name = "the database"
            if not found.boards:
                raise GameError(f"{name}: expected finished games, but there are none")
            if board is None:
                expect_one_board(name, found.boards)
                [board] = found.boards
            tables = tables_for(folders.get(board, board))
            left_out: Counter[str] = Counter()
            texts = found.records(tables, left_out)
    return record_texts(name, folders.get(board, board), tables, texts, left_out)


def write(source: Source, file: Path, workers: int | None) -> None:
    """Write the file, with a progress bar, completely or not at all."""
    from whistlestop.export import export as write_games

    console, stderr = paint.consoles()
    try:
        with counting_bar(stderr) as progress, replacing(file) as new, new.open("xb") as made:
            task = progress.add_task("games", total=source.total)
            written = write_games(
                source, made, workers, lambda done: progress.update(task, completed=done)
            )
    except KeyboardInterrupt:
        stderr.print(f"Stopped; {file} was not written.", markup=False, soft_wrap=True)
        raise typer.Exit(130) from None
    for line in left_out(written):
        stderr.print(line, markup=False, soft_wrap=True)
    console.print(
        f"Written: {file} ({counted(written.games, 'game')}, "
        f"{counted(written.decisions, 'decision')})",
        markup=False,
        soft_wrap=True,
    )


def left_out(written: Written) -> list[str]:
    """What is not in the file, and why."""
    return [f"Left out: {counted(n, 'game')} {reason}." for reason, n in written.left_out.items()]


def counted(number: int, what: str) -> str:
    """`1 game`, `2,000 games`."""
    return f"{number:,} {what}" + "s" * (number != 1)


def explain(board: str, file: Path | None) -> None:
    """Print the data dictionary of a board, or write it."""
    from whistlestop.export import Dictionary

    console, _ = paint.consoles()
    found = Dictionary(tables_for(board).board)
    if file is None:
        typer.echo(found.to_markdown(), nl=False)
    elif file.suffix in (".md", ".json"):
        text = found.to_markdown() if file.suffix == ".md" else found.to_json() + "\n"
        write_output(console, file, text)
    else:
        raise GameError(f"expected a dictionary that ends in .md or .json, not {file}")
