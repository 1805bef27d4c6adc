"""`whistlestop play`: begin or resume a game in the terminal, and never lose it."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from whistlestop.boards import load
from whistlestop.bots import BotFailed, Budget
from whistlestop.bots.registry import is_program
from whistlestop.cli import files, saves
from whistlestop.cli.commands.options import Iterations, Seconds
from whistlestop.cli.output import paint
from whistlestop.cli.seating import ask_for_seats, bot_names, seats_for
from whistlestop.cli.terminal.session import Quit, Session
from whistlestop.game import Game, GameError
from whistlestop.game.record.seats import Seat


def play(
    board: Annotated[str | None, typer.Option(help="A built-in board, or a folder.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play, bots included.")] = None,
    bots: Annotated[str | None, typer.Option(help="The bots: easy,hard")] = None,
    people: Annotated[int | None, typer.Option(help="How many people share the terminal.")] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A person's name; may be repeated.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    save: Annotated[Path | None, typer.Option(help="Save here after every move.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen."""
    console, _ = paint.consoles()
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (arrow keys and history at the prompt)
    options = (board, players, bots, people, name)
    if resume is not None:
        if any(option is not None for option in (*options, seed, seconds, iterations)):
            raise typer.BadParameter("--resume goes with --save only: the rest is in the file")
        session = resumed(console, resume, save)
    else:
        session = started(console, options, seed, save, Budget(seconds, iterations))
    run(session)


def started(
    console: Console,
    options: tuple[str | None, int | None, str | None, int | None, list[str] | None],
    seed: int | None,
    save: Path | None,
    budget: Budget,
) -> Session:
    """A new game. Without any option the players are asked for them."""
    board_name, players, bots, people, names = options
    if all(option is None for option in options):
        try:
            board, seats = ask_for_seats(console, lambda text: console.input(Text(text)))
        except (EOFError, KeyboardInterrupt):
            console.print("\nNothing was begun.")
            raise typer.Exit(1) from None
    else:
        board = load(board_name or "europe")
        seats = seats_for(board, players, bot_names(bots or ""), people, names or [])
    return Session(Game.new(board, len(seats), seed), seats, console, save, budget)


def resumed(console: Console, path: Path, save: Path | None) -> Session:
    """A saved game. A plain record has no seats: one person plays against bots."""
    text = files.read_file(path)
    game, seats = saves.read_save(text)
    if game.over:
        raise GameError(f"{path} is a finished game; look at it with: whistlestop replay {path}")
    if seats is None:
        seats = seats_for(game.board, game.players, [], 1, [])
    allow_programs(console, seats)
    console.print(f"Going on after {game.move_count} moves.")
    return Session(game, seats, console, save or path, saves.read_budget(text))


def allow_programs(console: Console, seats: list[Seat]) -> None:
    """A saved game may come from anybody: ask before running a program that it names."""
    for bot in dict.fromkeys(seat.bot for seat in seats if seat.bot and is_program(seat.bot)):
        # With escapes shown as such: they could hide what is asked about.
        question = f"This game has a bot that runs a program: {bot!r}"
        console.print(question, markup=False, highlight=False, soft_wrap=True)
        try:
            answer = console.input("Run it? y: yes, Enter: no ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            answer = ""
        if not answer.startswith("y"):
            raise GameError("the game was not resumed: its program may not run")


def run(session: Session) -> None:
    """Play to the end. A game that is left, or whose terminal is lost, is saved."""
    console = session.console
    try:
        session.run()
        if session.people:
            keep_record(session)
    except Quit as quit_:
        if quit_.args[0]:
            keep_game(session)
    except BotFailed:
        keep_game(session)
        raise
    except (EOFError, KeyboardInterrupt):
        console.print()
        if session.game.over:
            return
        keep_game(session)
    finally:
        if session.path is not None and session.game.over:
            console.print(f"The record: {session.path}", markup=False, soft_wrap=True)


def keep_record(session: Session) -> None:
    """Offer to keep the record of a finished game."""
    if session.path is not None:
        return
    name = session.ask("A file name keeps the record for a replay; Enter: done. ").strip()
    if name:
        path = Path(name).expanduser()
        try:
            files.write_file(path, session.text())
            session.path = path
        except OSError as error:
            session.console.print(f"{path}: {error.strerror or error}", markup=False)


def keep_game(session: Session) -> None:
    """Save an unfinished game where it can be found, and say how to go on."""
    console = session.console
    path, problems = saves.rescue(session.text(), session.game.board.id, session.path)
    for problem in problems:
        console.print(Text(f"It could not be saved there: {problem}", style="red"))
    if path is None:
        console.print("No place could be written to. This is the game; keep it as a file:")
        console.print(session.text(), markup=False, soft_wrap=True)
        return
    console.print(
        f"Saved. Go on with: whistlestop play --resume {path}", markup=False, soft_wrap=True
    )
