"""Rewrites the golden games and the perft counts: `.venv/bin/python -m tests.proof.regenerate`.

Only after a deliberate change. Look at the diff before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from . import goldens, perfts
from .tables import BOARDS, BUILT_IN_PAIRS


def main() -> None:
    """Write all files, and remove those whose board no longer exists."""
    for folder in (goldens.FOLDER, perfts.FOLDER):
        folder.mkdir(exist_ok=True)
        for path in folder.iterdir():
            path.unlink()
    for board, players in BUILT_IN_PAIRS:
        record, sums = goldens.play(board, players)
        write(goldens.FOLDER / f"{goldens.name(board, players)}.txt", record)
        write(goldens.FOLDER / f"{goldens.name(board, players)}.sums", sums)
    for board in BOARDS:
        write(perfts.FOLDER / f"{board}.txt", perfts.write(board))


def write(path: Path, text: str) -> None:
    """Write the same bytes on every system."""
    path.write_text(text, encoding="utf-8", newline="\n")
    print(path.relative_to(Path(__file__).parents[2]))


if __name__ == "__main__":
    main()
