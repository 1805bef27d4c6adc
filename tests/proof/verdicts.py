"""Prints the verdict on each line of stdin: a board, a viewer and a state as hex.

`python -m proof.verdicts` with `tests` on the path. It must be the same compiled and interpreted.
"""

from __future__ import annotations

import sys

from whistlestop.engine import compiled
from whistlestop.engine.state import State
from whistlestop.engine.validation import defect

from .tables import tables_of


def main() -> None:
    """How the engine runs, then a line for each state; an empty one if nothing is wrong."""
    print("compiled" if compiled() else "interpreted")
    state = State()
    for line in sys.stdin:
        board, viewer, data = line.split()
        state.load(bytes.fromhex(data))
        print(defect(state, tables_of(board), int(viewer)))


if __name__ == "__main__":
    main()
