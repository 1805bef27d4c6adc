"""`whistlestop backup`, `restore` and `move`: the server's database as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.cli.errors import failure
from whistlestop.extras import needs_extra

Database = Annotated[
    str | None, typer.Option(help="As for serve; by default, the one serve would use.")
]
Config = Annotated[Path | None, typer.Option(help="The server's TOML file.")]


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; must not exist yet.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Copy the server's database to a file, even while the server is running."""
    with one_line_errors():
        from whistlestop.server.storage.backup import backup as copy

        copy(_address(database, config), target)
    typer.echo(f"Backup written: {target}")


def restore(
    archive: Annotated[Path, typer.Argument(help="A file written by whistlestop backup.")],
    database: Database = None,
    config: Config = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace a database that has games; it is kept.")
    ] = False,
) -> None:
    """Put a backup back in place. Stop the server first."""
    with one_line_errors():
        from whistlestop.server.storage.restore import restore as put_back

        kept = put_back(_address(database, config), archive, replace=replace)
    typer.echo(f"Restored from {archive}.")
    if kept is not None:
        typer.echo(f"The old database is kept: {kept}")


def move(
    to: Annotated[
        str, typer.Option(help="An empty database: postgresql://USER@HOST/NAME, or a new file.")
    ],
    from_: Annotated[
        str | None,
        typer.Option("--from", help="The database to move; by default, the one serve would use."),
    ] = None,
    config: Config = None,
) -> None:
    """Move everything to another database: from SQLite to PostgreSQL, or back."""
    with one_line_errors():
        from whistlestop.server.storage.move import move as carry

        moved = carry(_address(from_, config), _address(to, config))
    typer.echo(f"Moved {moved}. The old database is unchanged.")
    typer.echo("Now start the server with the new one.")


def _address(database: str | None, config: Path | None) -> str:
    from whistlestop.server.config.loading import load_settings

    return load_settings({"database": database}, config).database


@contextmanager
def one_line_errors() -> Iterator[None]:
    """Wraps work with the server: whatever is wrong with its settings or database is one line."""
    # Imported here: no other command needs the server, and it takes a second to load.
    with needs_extra("server"):
        from whistlestop.server.config.loading import SettingsError
        from whistlestop.server.storage.errors import StorageError

        try:
            yield
        except (SettingsError, StorageError) as error:
            raise failure(str(error)) from None
