"""The `whistlestop` command and its subcommands."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from whistlestop.cli.commands import boards
from whistlestop.cli.commands.analyse import analyse
from whistlestop.cli.commands.arena import arena
from whistlestop.cli.commands.bot import bot
from whistlestop.cli.commands.play import play
from whistlestop.cli.commands.replay import replay
from whistlestop.cli.commands.score import score
from whistlestop.cli.commands.serve import backup, serve
from whistlestop.cli.commands.simulate import simulate
from whistlestop.cli.commands.verify import verify
from whistlestop.cli.errors import guarded

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Five boards of the famous railway game, in the terminal.",
)
app.command()(guarded(play))
app.add_typer(boards.app, name="boards")
app.command()(guarded(simulate))
app.command()(guarded(arena))
app.command()(guarded(bot))
app.command()(guarded(replay))
app.command()(guarded(analyse))
app.command()(guarded(score))
app.command()(guarded(serve))
app.command()(guarded(backup))
app.command()(guarded(verify))


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        typer.echo(f"whistlestop {version('whistlestop')}")
        raise typer.Exit


@app.callback()
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
    app()
