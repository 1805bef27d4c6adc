"""Copies of the good boards in this folder, for tests that change them."""

from __future__ import annotations

import shutil
from pathlib import Path

HERE = Path(__file__).parent
SMALL = HERE / "small"
EVERYTHING = HERE / "everything"


def copy_of(board: Path, where: Path) -> Path:
    """A copy that a test may break."""
    return Path(shutil.copytree(board, where / board.name))


def edit(folder: Path, file: str, old: str, new: str) -> None:
    """Replace a text, which must be there."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
