"""`whistlestop admin`: what the host of a server can do about its tables and people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from whistlestop.cli.errors import failure, guarded
from whistlestop.cli.output import paint
from whistlestop.cli.output.tables import plain_table
from whistlestop.extras import needs_extra

if TYPE_CHECKING:
    from whistlestop.server.administration import Office
    from whistlestop.server.config.settings import Settings

T = TypeVar("T")

app = typer.Typer(
    help="List and close tables; rename, remove, ban or delete people. The server may be running.",
    rich_markup_mode=None,
    no_args_is_help=True,
)

Database = Annotated[
    str | None, typer.Option(help="As for serve; by default, the one serve would use.")
]
Config = Annotated[Path | None, typer.Option(help="The server's TOML file.")]
TableId = Annotated[str, typer.Argument(help="The id of a table, or its beginning.")]
PersonId = Annotated[str, typer.Argument(help="The id of a person, its beginning, or a name.")]

SHORT = 12
"""Letters of a table's id that are enough to find it."""
WIDE = 400
"""Columns for a program that reads a list."""
IDS = {"ignore_unknown_options": True}
"""An id may begin with a hyphen."""


@app.command()
@guarded
def tables(
    ended: Annotated[bool, typer.Option("--all", help="Also those that are over.")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """List the tables that wait or play, the latest first."""
    found = _with_office(database, config, lambda office: office.lists.tables(ended))
    table = plain_table("Table", "Board", "Stage", "+Moves", "Last change", "Players", "Title")
    for row in found:
        players = ", ".join(row.players)
        when = _date(row.changed)
        table.add_row(
            row.id[:SHORT],
            row.board,
            row.stage,
            str(row.moves),
            when,
            _plain(players),
            _plain(row.title),
        )
    _print(table)


@app.command(context_settings=IDS)
@guarded
def close(table: TableId, database: Database = None, config: Config = None) -> None:
    """Close a table. Its players are told; a game keeps its record."""

    async def work(office: Office) -> str:
        found = await office.table(table)
        return f"{found.id}: {await office.order('close', found.id)}"

    typer.echo(_with_office(database, config, work))


@app.command()
@guarded
def people(
    search: Annotated[str, typer.Argument(help="Part of a name.")] = "",
    database: Database = None,
    config: Config = None,
) -> None:
    """List people, the latest visitors first."""
    found = _with_office(database, config, lambda office: office.lists.people(search))
    table = plain_table("Person", "Name", "First visit", "Last visit", "+Open tables", "Banned")
    for listed in found:
        who = listed.person
        banned = "" if who.banned is None else _date(who.banned)
        visits = (_date(who.created), _date(who.seen))
        table.add_row(who.id, _plain(who.name), *visits, str(listed.open_tables), banned)
    _print(table)


@app.command(context_settings=IDS)
@guarded
def rename(
    person: PersonId,
    name: Annotated[str, typer.Argument(help="The new name.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Give a person another name, at all their tables and in their finished games."""
    from whistlestop.server.administration import OrderRefused, checked_name

    try:
        name = checked_name(name)
    except OrderRefused as refused:
        raise failure(str(refused)) from None
    _order(person, "rename", name, database, config)


@app.command(context_settings=IDS)
@guarded
def remove(person: PersonId, database: Database = None, config: Config = None) -> None:
    """Log a person out everywhere and take them off their tables. They can come as someone new."""
    _order(person, "remove", "", database, config)


@app.command(context_settings=IDS)
@guarded
def ban(person: PersonId, database: Database = None, config: Config = None) -> None:
    """Turn a person away, whatever they log in with, and take them off their tables."""
    _order(person, "ban", "", database, config)


@app.command(context_settings=IDS)
@guarded
def unban(person: PersonId, database: Database = None, config: Config = None) -> None:
    """Let a banned person in again."""
    _order(person, "unban", "", database, config)


@app.command(context_settings=IDS)
@guarded
def delete(
    person: PersonId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Delete a person's data. Their finished games stay, without their name."""
    if not yes:
        typer.confirm(f"Delete everything about {person}? This cannot be undone.", abort=True)
    _order(person, "delete", "", database, config)


@app.command()
@guarded
def log(
    number: Annotated[int, typer.Option(min=1, help="How many actions to show.")] = 50,
    database: Database = None,
    config: Config = None,
) -> None:
    """Show what was done with these commands, the latest first."""
    found = _with_office(database, config, lambda office: office.actions.latest(number))
    table = plain_table("When", "By", "Action", "Target", "Value", "Outcome")
    for action in found:
        outcome = action.outcome if action.done is not None else "waiting for the server"
        by, value = _plain(action.by), _plain(action.value)
        table.add_row(_date(action.asked), by, action.action, action.target, value, outcome)
    _print(table)


@app.command()
@guarded
def bots(config: Config = None) -> None:
    """List the bots of installed packages, and whether the server offers them (setting bots)."""
    from whistlestop.server.bot_pool.bots import plug_in_bots

    settings = _settings(None, config)
    table = plain_table("Bot", "Offered")
    for name in plug_in_bots():
        table.add_row(name, "yes" if settings.bots is None or name in settings.bots else "no")
    _print(table)


def _order(person: str, action: str, value: str, database: str | None, config: Path | None) -> None:
    async def work(office: Office) -> str:
        found = (await office.person(person)).person
        outcome = await office.order(action, found.id, value)
        return f"{found.name} ({found.id}): {outcome}"

    typer.echo(_with_office(database, config, work))


def _with_office(
    database: str | None, config: Path | None, work: Callable[[Office], Awaitable[T]]
) -> T:
    # Imported here: no other command needs the server, and it takes a second to load.
    with needs_extra("server"):
        from whistlestop.server.administration import OrderRefused, open_office
        from whistlestop.server.ops.logs import set_up_logs
        from whistlestop.server.storage.errors import StorageError

    settings = _settings(database, config)
    set_up_logs(settings.log_format, "warning")

    async def run() -> T:
        async with open_office(settings) as office:
            return await work(office)

    try:
        return asyncio.run(run())
    except (StorageError, OrderRefused) as error:
        raise failure(str(error)) from None


def _settings(database: str | None, config: Path | None) -> Settings:
    with needs_extra("server"):
        from whistlestop.server.config.loading import SettingsError, load_settings

    try:
        return load_settings({"database": database}, config)
    except SettingsError as error:
        raise failure(str(error)) from None


def _print(table: Table) -> None:
    """Print a list. Where a program reads it, every row is one line."""
    console, _ = paint.consoles()
    console.print(table, crop=False, width=None if console.is_terminal else WIDE)


def _date(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"


def _plain(text: str) -> Text:
    """What people typed, without markup."""
    return Text(text)
