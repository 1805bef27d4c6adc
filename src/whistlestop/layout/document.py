"""A layout as a file: `layout.json` in the folder of its board."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from whistlestop.boards.model import Board
from whistlestop.layout.digests import drawn_digest
from whistlestop.layout.model import Layout

FILE = "layout.json"

# Not left to the first reader: msgspec crashes if two threads meet a class for the first time.
_decoder = msgspec.json.Decoder(Layout)


def to_document(layout: Layout) -> dict[str, Any]:
    """The file's content as plain values."""
    document: dict[str, Any] = msgspec.to_builtins(layout)
    return document


def write_layout(layout: Layout, folder: Path) -> Path:
    """Write the file, one line per part, and return its path."""
    parts = [
        f"{json.dumps(key)}:{json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        for key, value in to_document(layout).items()
    ]
    path = folder / FILE
    path.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")
    return path


def read_layout(board: Board) -> Layout | None:
    """The layout stored with a board; None if there is none or the board has changed since."""
    if board.path is None:
        return None
    try:
        layout = _decoder.decode((board.path / FILE).read_bytes())
    except (OSError, UnicodeError, RecursionError, msgspec.DecodeError):
        return None
    return layout if belongs(layout, board) else None


def belongs(layout: Layout, board: Board) -> bool:
    """Whether a layout was made for the board as it is now."""
    return layout.digest == board.digest and layout.drawn == drawn_digest(board)
