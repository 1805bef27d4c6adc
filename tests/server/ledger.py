"""Compares what clients were told with what is in the log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from typing import Any

import psycopg

from server.browsing import Browser
from server.playing import Message
from whistlestop.game.game import tables_for
from whistlestop.server.storage.rows import LogRow
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.entries import read_envelope
from whistlestop.server.tables.moves import moves_of
from whistlestop.server.tables.table import Table

QUERY = "SELECT table_id, version, nonce, at, entry FROM log WHERE table_id = {} ORDER BY version"


def log_of(url: str, table: str) -> list[LogRow]:
    """The log of a table, read without the server and without changing the file."""
    return [LogRow(*row) for row in _found(url, QUERY, table)]


def stage_of(url: str, table: str) -> str:
    """The stage of a table, as lists know it."""
    stage: str = _found(url, "SELECT stage FROM tables WHERE id = {}", table)[0][0]
    return stage


def _found(url: str, query: str, table: str) -> list[tuple[Any, ...]]:
    if not url.startswith("sqlite"):
        with psycopg.connect(url) as server:
            return server.execute(query.format("%s"), (table,)).fetchall()
    file = url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return connection.execute(query.format("?"), (table,)).fetchall()


def check(rows: Sequence[LogRow], browsers: Iterable[Browser]) -> None:
    """Check that nothing acknowledged or sent is missing, and that nothing is there twice."""
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    assert len({row.nonce for row in rows}) == len(rows), "a command was carried out twice"
    for browser in browsers:
        assert (browser.version or 0) <= len(rows), "an event was sent that is not in the log"
        for id_, version in browser.acked.items():
            assert version <= len(rows), f"{id_} was acknowledged but is not in the log"
            row = rows[version - 1]
            assert row.nonce.endswith(f":{id_}"), f"{id_} is not at the acknowledged version"
            assert _fits(browser.commands[id_]["command"], read_envelope(row.entry).entry)


def check_moves(rows: Sequence[LogRow], browsers: Iterable[Browser]) -> Table:
    """Check that every acknowledged move is the one that was sent. Returns the final table."""
    sent = {id_: message for browser in browsers for id_, message in browser.commands.items()}
    first = read_envelope(rows[0].entry).entry
    assert isinstance(first, e.Created)
    table = Table(rows[0].table, tables_for(first.board))
    for row in rows:
        envelope = read_envelope(row.entry)
        command = sent.get(row.nonce.rpartition(":")[2], {}).get("command", {})
        if isinstance(envelope.entry, e.Moved) and command:
            assert moves_of(table, envelope.entry.seat, command["move"]) == envelope.entry.actions
        table.apply(row.version, row.at, row.nonce, envelope)
    return table


def check_events(rows: Sequence[LogRow], browser: Browser) -> None:
    """Check that every event from the first one sent to the last of the log came once, in order."""
    versions = [event["version"] for event in browser.events]
    first = versions[0] if versions else len(rows) + 1
    assert versions == list(range(first, len(rows) + 1))
    assert [event["at"] for event in browser.events] == [row.at for row in rows[first - 1 :]]


def _fits(command: Message, entry: e.Entry) -> bool:
    match entry:
        case e.Moved():
            return command["type"] == "play" and entry.seat == command["seat"] and not entry.bot
        case e.Said():
            return command["type"] == "say" and entry.text == command["text"]
        case e.Seated() | e.Started() | e.Rematched():
            expected = {"sit": e.Seated, "start": e.Started, "rematch": e.Rematched}
            return expected.get(command["type"]) is type(entry)
    return False
