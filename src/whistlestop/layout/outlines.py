"""Sea, land, lakes and borders behind a board, as SVG paths on its canvas."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields

from whistlestop.boards.model import Board

FILE = "geography.json"


@dataclass(frozen=True, slots=True)
class Outlines:
    """SVG paths in canvas units. Everything that is not land is sea."""

    land: str
    lakes: str
    borders: str
    sources: str
    places: str = ""
    """The digest of the drawn cities the outlines were warped to."""
    around: str = ""
    """Coarse land that goes on beyond the canvas: for small pictures, which may have any shape."""
    around_lakes: str = ""


def read_outlines(board: Board) -> Outlines | None:
    """The outlines stored with a board, if there are any."""
    if board.path is None:
        return None
    try:
        data = json.loads((board.path / FILE).read_text(encoding="utf-8"))
        kept = {
            field.name: str(data[field.name]) for field in fields(Outlines) if field.name in data
        }
        return Outlines(**kept)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def document_of(outlines: Outlines) -> str:
    """The file's text."""
    return json.dumps(asdict(outlines), ensure_ascii=False, indent=0) + "\n"
