"""A layout as a file: `layout.json` in the folder of its board."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from whistlestop.boards.model import Board
from whistlestop.layout.fingerprint import drawn_digest
from whistlestop.layout.model import DrawnRoute, Label, Layout, Space
from whistlestop.layout.sizes import Sizes

FILE = "layout.json"
FORMAT = 1


def to_document(layout: Layout) -> dict[str, Any]:
    """The file's content as plain values."""
    return {
        "format": FORMAT,
        "digest": layout.digest,
        "drawn": layout.drawn,
        "width": layout.width,
        "height": layout.height,
        "projection": layout.projection,
        "sizes": asdict(layout.sizes),
        "cities": layout.cities,
        "labels": {id: asdict(label) for id, label in layout.labels.items()},
        "routes": {
            id: {"path": r.path, "spaces": [[s.x, s.y, s.angle] for s in r.spaces]}
            for id, r in layout.routes.items()
        },
        "festivals": layout.festivals,
    }


def from_document(data: dict[str, Any]) -> Layout:
    """A layout from plain values, as `to_document` writes them."""
    sizes = data["sizes"]
    return Layout(
        digest=data["digest"],
        drawn=data["drawn"],
        width=data["width"],
        height=data["height"],
        projection=data["projection"],
        sizes=Sizes(**sizes | {"card": tuple(sizes["card"])}),
        cities={id: (x, y) for id, (x, y) in data["cities"].items()},
        labels={
            id: Label(n["x"], n["y"], n["anchor"], n["width"], n["height"], tuple(n["lines"]))
            for id, n in data["labels"].items()
        },
        routes={
            id: DrawnRoute(r["path"], tuple(Space(*space) for space in r["spaces"]))
            for id, r in data["routes"].items()
        },
        festivals={id: (x, y) for id, (x, y) in data["festivals"].items()},
    )


def write_layout(layout: Layout, folder: Path) -> Path:
    """Write the file, a line for each part, and say where it is."""
    parts = [
        f"{json.dumps(key)}:{json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        for key, value in to_document(layout).items()
    ]
    path = folder / FILE
    path.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")
    return path


def read_layout(board: Board) -> Layout | None:
    """The layout stored with a board; None if there is none that belongs to the board as it is."""
    if board.path is None:
        return None
    try:
        data = json.loads((board.path / FILE).read_text(encoding="utf-8"))
        layout = from_document(data) if data["format"] == FORMAT else None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    return layout if layout is not None and belongs(layout, board) else None


def belongs(layout: Layout, board: Board) -> bool:
    """Whether a layout was made for the board as it is now."""
    return layout.digest == board.digest and layout.drawn == drawn_digest(board)
