"""The finished games in a server's database, as records without the names of their players."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, select

from whistlestop.engine.tables import Tables
from whistlestop.game.record.text import read_head
from whistlestop.server.bot_pool.replays import record_of_log, without_folder
from whistlestop.server.rooms.ledger import created_entry
from whistlestop.server.storage.address import read_address, shown
from whistlestop.server.storage.contents import reading_server_database
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.migrate import revision_number
from whistlestop.server.storage.rows import LogRow
from whistlestop.server.storage.schema import archive, log, tables
from whistlestop.server.tables.lessons import lesson_seed

OTHER_VERSION = "on another version of the board"
LESSON = "played as a lesson"
UNREADABLE = "with an unreadable log"
PERSON = re.compile(r"^(# seat \d+ person) .*$", re.MULTILINE)
BOT = re.compile(r"^(# seat \d+ bot (?:\"(?:[^\"\\]|\\.)*\"|\S+)) .*$", re.MULTILINE)


class FinishedGames:
    """The games of one moment. The server may be running."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        query = select(tables.c.id, tables.c.board).where(tables.c.ended.is_not(None))
        # By id, which is random: the order must not tell when a game was played.
        self._boards: dict[str, str] = {
            row.id: row.board for row in connection.execute(query.order_by(tables.c.id))
        }

    @property
    def boards(self) -> Counter[str]:
        """How many games there are on each board."""
        return Counter(self._boards.values())

    def records(self, board: Tables, left_out: Counter[str]) -> list[str]:
        """The records of all games on a board. Counts what had to be left out, by reason."""
        found = []
        for id_, name in self._boards.items():
            if name != board.board.id:
                continue
            kept, rows = self._kept(id_), self._entries(id_)
            try:
                record = kept or _replayed(id_, board, rows)
                reason = _reason(record, board)
            except Exception:  # a server that cannot read a log leaves it alone, too
                reason = UNREADABLE
            if reason:
                left_out[reason] += 1
            else:
                found.append(nameless(without_folder(record)))
        return found

    def _kept(self, id_: str) -> str | None:
        query = select(archive.c.record).where(archive.c.table_id == id_)
        kept: str | None = self._connection.execute(query).scalar()
        return kept

    def _entries(self, id_: str) -> list[LogRow]:
        columns = (log.c.table_id, log.c.version, log.c.nonce, log.c.at, log.c.entry)
        query = select(*columns).where(log.c.table_id == id_).order_by(log.c.version)
        return [LogRow(*row) for row in self._connection.execute(query)]


def _replayed(id_: str, board: Tables, rows: list[LogRow]) -> str:
    """The record of a game that still has its log; empty if its board has changed since."""
    if created_entry(rows).digest != board.board.digest:
        return ""
    return record_of_log(id_, board, [(r.version, r.at, r.nonce, r.entry) for r in rows])


def _reason(record: str, board: Tables) -> str:
    """Why a game is left out; empty if it is not."""
    if not record or read_head(record).digest != board.board.digest:
        return OTHER_VERSION
    seed = lesson_seed(board)
    return LESSON if seed is not None and f"\nseed {seed}\n" in record else ""


def nameless(record: str) -> str:
    """A record that names no player, and bots only by their kind."""
    return BOT.sub(r"\1", PERSON.sub(r"\1 -", record))


@contextmanager
def finished_games(database: str) -> Iterator[FinishedGames]:
    """Open a server's database for reading."""
    address = read_address(database)
    where = shown(address)
    with reading_server_database(address, where) as (connection, contents):
        if contents.revision != revision_number():
            raise StorageError(
                f"{where} is of an older version: expected a server of this version to have been "
                "started with it once"
            )
        yield FinishedGames(connection)
