"""The file of a match: a line a game, only ever added to, readable after any accident."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from types import TracebackType

from whistlestop.arena.errors import ArenaError
from whistlestop.arena.games import GameResult, Key
from whistlestop.arena.result_json import BEGINNING, read_line, write_line
from whistlestop.bots import OWN_BUDGET, Budget

SYNC_SECONDS = 1.0
"""How often the disk is asked to keep what it was given: a power cut loses no more."""


class Ledger:
    """Finished games, in memory and (with a path) in a file. Each game is in it once."""

    def __init__(
        self, path: Path | None, digest: str, players: int, budget: Budget = OWN_BUDGET
    ) -> None:
        """Read the file, if there is one, and open it for more; it is made if need be."""
        self.path = path
        self.budget = budget
        self.games: dict[Key, GameResult] = {}
        self.mended = False
        """Whether a last line was there that had broken off."""
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
        """Keep a game; False if it was there already."""
        if game.key in self.games:
            return False
        if self._file >= 0:
            self._append(write_line(game).encode())
        self.games[game.key] = game
        return True

    def close(self) -> None:
        """Nothing more will be added."""
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
            while written < len(line):  # a full disk may take a part, and says so the next time
                written += os.write(self._file, line[written:])
            if monotonic() - self._synced > SYNC_SECONDS:
                os.fsync(self._file)
                self._synced = monotonic()
        except OSError as error:
            with suppress(OSError):  # or it is mended when it is read
                os.ftruncate(self._file, size)
            raise ArenaError(
                f"{self.path}: {error.strerror}; the {len(self.games)} games before are safe"
            ) from None

    def _lock(self, path: Path) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError(f"{path}: another arena is adding games to this file") from None
        except OSError:
            pass  # some network disks know no locks

    def _read(self, path: Path, digest: str, players: int, budget: Budget) -> None:
        data = path.read_bytes()
        end = data.rfind(b"\n") + 1
        for number, line in enumerate(_lines(data[:end], path), 1):
            try:
                game = read_line(line)
            except ValueError as error:
                raise ArenaError(f"{path}, line {number}: {error}") from None
            check_game(game, digest, players, budget, f"{path}, line {number}")
            self.games.setdefault(game.key, game)
        self._mend(data[end:], end, path)

    def _mend(self, rest: bytes, end: int, path: Path) -> None:
        """Cut off a half-written last line: its game will be played again."""
        if not rest:
            return
        begun = BEGINNING.encode()
        if not (rest.startswith(begun) or begun.startswith(rest)):
            raise ArenaError(f"{path}: this is no file of the arena")
        os.ftruncate(self._file, end)
        self.mended = True


def _lines(data: bytes, path: Path) -> Iterator[str]:
    try:
        return iter(data.decode("utf-8").splitlines())
    except UnicodeDecodeError:
        raise ArenaError(f"{path}: this is no file of the arena") from None


def check_game(game: GameResult, digest: str, players: int, budget: Budget, where: str) -> None:
    """A file holds games of one board, in one version, for one number of players, one budget."""
    if game.digest != digest:
        raise ArenaError(
            f"{where}: this game was played on the board {game.board} in another version "
            f"({game.digest[:12]}, now {digest[:12]}), or on another board; take another file"
        )
    if len(game.seats) != players:
        raise ArenaError(
            f"{where}: this game had {len(game.seats)} players, not {players}; take another file"
        )
    if game.budget != budget:
        raise ArenaError(
            f"{where}: this game was played with {game.budget}, not with {budget}: a bot that may "
            "think longer is another bot; take another file"
        )
