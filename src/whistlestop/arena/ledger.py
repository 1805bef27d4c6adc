"""The file of a match: one line per game, append-only, readable after any crash."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import monotonic
from types import TracebackType

from filelock import lock_descriptor

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.games import GameKey, GameResult
from whistlestop.arena.result_json import read_games, write_line
from whistlestop.bots import OWN_BUDGET, Budget

SYNC_SECONDS = 1.0
"""How often to sync to disk: a power cut loses at most this much."""


class Ledger:
    """Finished games, in memory and (given a path) in a file. Each game is in it only once."""

    def __init__(
        self, path: Path | None, digest: str, players: int, budget: Budget = OWN_BUDGET
    ) -> None:
        """Read the file if there is one, and open it for appending; create it if needed."""
        self.path = path
        self.budget = budget
        self.games: dict[GameKey, GameResult] = {}
        self.repaired = False
        """Whether the file ended in a truncated line."""
        self._file = -1
        self._synced = monotonic()
        if path is None:
            return
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            self._lock(path)
            self._read(path, digest, players, budget)
        except BaseException:
            self.close()
            raise

    def add(self, game: GameResult) -> bool:
        """Add a game; False if it was already there."""
        if game.key in self.games:
            return False
        if self._file >= 0:
            self._append(write_line(game).encode())
        self.games[game.key] = game
        return True

    def close(self) -> None:
        """Close the file."""
        if self._file >= 0:
            with suppress(OSError):
                os.fsync(self._file)
            os.close(self._file)
            self._file = -1

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _append(self, line: bytes) -> None:
        size = os.fstat(self._file).st_size
        try:
            written = os.write(self._file, line)
            while written < len(line):  # a full disk may write only part, then fail
                written += os.write(self._file, line[written:])
            if monotonic() - self._synced > SYNC_SECONDS:
                os.fsync(self._file)
                self._synced = monotonic()
        except OSError as error:
            with suppress(OSError):  # if this fails, the next reader repairs it
                os.ftruncate(self._file, size)
            raise ArenaError(
                f"{self.path}: {error.strerror}; the {len(self.games)} games before it are safe"
            ) from None

    def _lock(self, path: Path) -> None:
        locked = True
        with suppress(OSError):  # some network disks do not support locks
            locked = lock_descriptor(self._file, blocking=False)
        if not locked:
            raise ArenaError(f"{path}: another arena is adding games to this file")

    def _read(self, path: Path, digest: str, players: int, budget: Budget) -> None:
        with open(self._file, "rb", closefd=False) as file:  # Windows: no other handle can read it
            data = file.read()
        for number, game in enumerate(read_games(data, path), 1):
            check_game(game, digest, players, budget, f"{path}, line {number}")
            self.games.setdefault(game.key, game)
        end = data.rfind(b"\n") + 1
        if end < len(data):  # a half-written last line: its game will be played again
            os.ftruncate(self._file, end)
            self.repaired = True


def check_game(game: GameResult, digest: str, players: int, budget: Budget, where: str) -> None:
    """A file holds games of one version of one board, one number of players and one budget."""
    if game.digest != digest:
        raise ArenaError(
            f"{where}: this game was played on another version of the board {game.board} "
            f"({game.digest[:12]}, now {digest[:12]}), or on another board; use a different file"
        )
    if len(game.seats) != players:
        raise ArenaError(
            f"{where}: this game had {len(game.seats)} players, not {players}; use a different file"
        )
    if game.budget != budget:
        raise ArenaError(
            f"{where}: this game was played with {game.budget}, not with {budget}: a bot that can "
            "think longer is a different bot; use a different file"
        )
