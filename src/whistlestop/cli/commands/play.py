"""`whistlestop play`: start or resume a game in the terminal, and never lose it."""

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
    board: Annotated[
        str | None, typer.Option(help="A built-in board, or the folder of your own.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many players, including bots.")] = None,
    bots: Annotated[str | None, typer.Option(help="Bots, separated by commas: easy,hard")] = None,
    people: Annotated[int | None, typer.Option(help="How many people share the terminal.")] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A person's name; repeat for each person.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    save: Annotated[Path | None, typer.Option(help="Save to this file after every move.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume a saved game.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen."""
    console, _ = paint.consoles()
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (arrow keys and history at the prompt)
    options = (board, players, bots, people, name)
    if resume is not None:
        if any(option is not None for option in (*options, seed, seconds, iterations)):
            raise typer.BadParameter("--resume allows only --save: the rest is in the file")
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
    """A new game. Without any options, the players are asked for them."""
    board_name, players, bots, people, names = options
    if all(option is None for option in options):
        try:
            board, seats = ask_for_seats(console, lambda text: console.input(Text(text)))
        except (EOFError, KeyboardInterrupt):
            console.print("\nNo game was started.")
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
    console.print(f"Resuming after {game.move_count} moves.")
    return Session(game, seats, console, save or path, saves.read_budget(text))


def allow_programs(console: Console, seats: list[Seat]) -> None:
    """A saved game can come from anyone: ask before running a program that it names."""
    for bot in dict.fromkeys(seat.bot for seat in seats if seat.bot and is_program(seat.bot)):
        # With escapes made visible: they could hide what the question is about.
        question = f"This game has a bot that runs a program: {bot!r}"
        console.print(question, markup=False, highlight=False, soft_wrap=True)
        try:
            answer = console.input("Run it? y: yes, Enter: no ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            answer = ""
        if not answer.startswith("y"):
            raise GameError("the game was not resumed: you did not allow its program to run")


def run(session: Session) -> None:
    """Play to the end. A game is saved when the player leaves or the terminal is lost."""
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
            console.print(f"Record: {session.path}", markup=False, soft_wrap=True)


def keep_record(session: Session) -> None:
    """Offer to keep the record of a finished game."""
    if session.path is not None:
        return
    name = session.ask("File name to keep the record for a replay (Enter: don't keep it): ").strip()
    if name:
        path = Path(name).expanduser()
        try:
            files.write_file(path, session.text())
            session.path = path
        except OSError as error:
            session.console.print(f"{path}: {error.strerror or error}", markup=False)


def keep_game(session: Session) -> None:
    """Save an unfinished game where it can be found, and say how to resume it."""
    console = session.console
    path, problems = saves.rescue(session.text(), session.game.board.id, session.path)
    for problem in problems:
        console.print(Text(f"Could not save there: {problem}", style="red"))
    if path is None:
        console.print("Could not save the game anywhere. Here it is; keep it as a file:")
        console.print(session.text(), markup=False, soft_wrap=True)
        return
    console.print(
        f"Saved. Resume with: whistlestop play --resume {path}", markup=False, soft_wrap=True
    )
