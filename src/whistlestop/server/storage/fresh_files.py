"""Files that appear only once they are complete."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp

from whistlestop.server.storage.errors import StorageError


def expect_free(target: Path) -> None:
    """Refuse a name that is in use: nothing is overwritten."""
    if target.exists():
        raise StorageError(f"{target}: expected an unused name, but this file exists")


@contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """A private file in the same folder for the unfinished content, gone afterwards."""
    try:
        file, name = mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.absolute().parent)
    except OSError as error:
        raise StorageError(f"{target}: expected a writable path; {error.strerror}") from None
    os.close(file)
    part = Path(name)
    try:
        yield part
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            part.with_name(part.name + end).unlink(missing_ok=True)


def put_in_place(part: Path, target: Path) -> None:
    """Give the complete file its name, on disk."""
    to_disk(part)
    os.replace(part, target)
    to_disk(target.absolute().parent)


def free_name(file: Path, word: str, ending: str = ".sqlite") -> Path:
    """An unused name for a copy: `games.before-0005.sqlite`, then `games.before-0005-2.sqlite`."""
    name = f"{file.stem}.before-{word}"
    path, number = file.with_name(f"{name}{ending}"), 1
    while path.exists():
        number += 1
        path = file.with_name(f"{name}-{number}{ending}")
    return path


def to_disk(path: Path) -> None:
    """Make sure that a file or a folder survives a power cut."""
    if os.name != "posix":
        return
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
