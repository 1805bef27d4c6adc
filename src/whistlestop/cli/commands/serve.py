"""`whistlestop serve`: the game server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.cli.errors import failure
from whistlestop.extras import needs_extra

Boards = Annotated[
    list[Path] | None, typer.Option("--boards", help="The folder of a home-made board; repeatable.")
]


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 for any free one.")] = None,
    database: Annotated[
        str | None, typer.Option(help="A SQLite file, or postgresql://USER@HOST/NAME.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Server processes; more than one requires PostgreSQL.")
    ] = None,
    bot_workers: Annotated[int | None, typer.Option(help="Processes for bots that search.")] = None,
    boards: Boards = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address players use, if different.")
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="console or json")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error")] = None,
    config: Annotated[
        Path | None, typer.Option(help="A TOML file with these and other settings.")
    ] = None,
    open_browser: Annotated[
        bool | None,
        typer.Option(
            "--open/--no-open", help="Print the address; with --open, also open it in the browser."
        ),
    ] = None,
) -> None:
    """Run a game server for browsers and programs. By default, on this machine only."""
    # Imported here: no other command needs the server, and it takes a second to load.
    with needs_extra("server"):
        from whistlestop.cli.commands.announcement import announce_when_ready, with_port
        from whistlestop.server.config.loading import SettingsError, load_settings
        from whistlestop.server.run import serve as run
        from whistlestop.server.storage.errors import StorageError

    flags = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "bot_workers": bot_workers,
        "boards": boards,
        "public_url": public_url,
        "log_format": log_format,
        "log_level": log_level,
    }
    try:
        settings = load_settings(flags, config)
        if not settings.is_sqlite:
            with needs_extra("postgres"):
                import psycopg  # noqa: F401  (fails now, not halfway through the start)
        if open_browser is not None:
            settings = with_port(settings)
            announce_when_ready(settings, open_browser)
        run(settings)
    except (SettingsError, StorageError) as error:
        raise failure(str(error)) from None
