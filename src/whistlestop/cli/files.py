"""Files: read, checked before hours of work, written completely or not at all."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EISDIR, ENOENT
from pathlib import Path

from rich.console import Console

from whistlestop.game import RecordError


def read_file(path: Path) -> str:
    """Read a text file; raises RecordError for a binary one, as for any other bad file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a text file") from None


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A place to write a file completely or not at all: a full disk must not ruin an older one.

    A new file gets its permissions from the umask, a replaced one keeps its own.
    """
    new = path.with_name(f".{path.name[:100]}.{secrets.token_hex(8)}")
    try:
        yield new
        if path.exists():
            new.chmod(stat.S_IMODE(path.stat().st_mode))
        os.replace(new, path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def write_file(path: Path, text: str) -> None:
    """Write a text file completely or not at all."""
    with replacing(path) as new, new.open("x", encoding="utf-8") as file:
        file.write(text)


def expect_writable(*paths: Path | None) -> None:
    """Fail if the files cannot be written, before the work and not after hours of it."""
    for path in paths:
        if path is None:
            continue
        if not path.parent.is_dir():
            raise FileNotFoundError(ENOENT, "there is no such folder", str(path.parent))
        if path.is_dir():
            raise IsADirectoryError(EISDIR, "this is a folder, not a file", str(path))
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(EACCES, "you cannot write here", str(path.parent))


def write_output(console: Console, path: Path, text: str) -> None:
    """Write a file that was asked for, and say so."""
    write_file(path, text)
    console.print(f"Written: {path}", markup=False, soft_wrap=True)
