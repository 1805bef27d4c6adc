"""The `whistlestop` command and its subcommands, of which only the one in use is loaded."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer

from whistlestop.engine import compiled

COMMANDS = {
    "play": "Play in the terminal, against bots or with others at the same screen.",
    "simulate": "Let bots play many games against each other, and report how they did.",
    "arena": "Find out which bot is better, and how surely: all play the same deals in all seats.",
    "bot": "Act as a bot for another program: questions come in on stdin, answers go to stdout.",
    "replay": "Step through a game: Enter for the next turn, b for back, a number to jump, q to "
    "quit.",
    "analyse": "Estimate the chance of winning before and after each decision, and show better "
    "moves.",
    "export": "Write games to a Parquet file, one row per decision, for statistics and learning.",
    "train": "Learn how good positions are on a board, from games that bots play against each "
    "other.",
    "score": "Score a position, part by part.",
    "serve": "Run a game server for browsers and programs. By default, on this machine only.",
    "backup": "Copy the server's database to a file, even while the server is running.",
    "restore": "Put a backup back in place. Stop the server first.",
    "move": "Move everything to another database: from SQLite to PostgreSQL, or back.",
    "verify": "Check that a game was dealt from the seed that was promised before its first move.",
}
"""Each command with its help, so that listing them takes no time; a function of the same name."""
GROUPS = {
    "boards": "List, show, check and lay out boards.",
    "admin": "List and close tables; rename, remove, ban or delete people. The server may be "
    "running.",
}
"""Commands with subcommands; an `app` of their own."""
MODULES = dict.fromkeys(("backup", "restore", "move"), "databases")
"""Where a command is, if not in the module of its name."""
INTERPRETED = (
    "Whistlestop runs interpreted here, some two hundred times slower: there was no C compiler "
    "when it was installed. Install one and then Whistlestop again, or a wheel for your system."
)


def make_app(wanted: str | None = None) -> typer.Typer:
    """The command line. If only one command is wanted, the others are there to be listed."""
    app = typer.Typer(
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        help="Five boards of the famous railway game, in the terminal.",
    )
    app.callback()(options)
    for name, summary in COMMANDS.items():
        if wanted in (None, name):
            app.command(name)(load(name))
        else:
            app.command(name, help=summary)(listed)
    for name, summary in GROUPS.items():
        group = load_group(name) if wanted in (None, name) else typer.Typer(help=summary)
        app.add_typer(group, name=name)
    return app


def load(name: str) -> Any:
    """The function of a command, which reports errors without a traceback."""
    from whistlestop.cli.errors import guarded

    module = import_module(f"whistlestop.cli.commands.{MODULES.get(name, name)}")
    return guarded(getattr(module, name))


def load_group(name: str) -> typer.Typer:
    """A group of commands."""
    group: typer.Typer = import_module(f"whistlestop.cli.commands.{name}").app
    return group


def listed() -> None:
    """Takes the place of a command that is not wanted."""


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        from importlib.metadata import version  # slow to load

        engine = "compiled" if compiled() else "interpreted"
        typer.echo(f"whistlestop {version('whistlestop')} ({engine} engine)")
        raise typer.Exit


def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """Five boards of the famous railway game, in the terminal."""


def main() -> None:
    """The command's entry point."""
    if not compiled() and not os.environ.get("WHISTLESTOP_INTERPRETED"):
        print(INTERPRETED, file=sys.stderr)
    completing = "_WHISTLESTOP_COMPLETE" in os.environ  # by a shell, which needs all options
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    make_app(None if completing else next(iter(words), ""))()
