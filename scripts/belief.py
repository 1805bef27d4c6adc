"""Learns a belief about tickets from games, and writes it where the bots find it.

python scripts/belief.py [--board europe] [--games 2000] [--seed 1]
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

# The arrays are small: several threads would mostly wait for each other, above all on a busy
# machine. The variable counts when numpy is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from whistlestop.boards import available, load
from whistlestop.bots.learned import belief_model
from whistlestop.bots.learned.belief_model import BeliefModel, to_json
from whistlestop.training.belief import train_belief

DATA = Path(belief_model.__file__).parent / "data"


def show(done: int, games: int) -> None:
    """Print the progress on one line."""
    if done % 50 == 0 or done == games:
        print(f"\r{done} of {games} games", end="\n" if done == games else "", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--board", choices=available(), action="append")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in arguments.board or available():
        board = load(name)
        arrays = train_belief(board, arguments.seed, arguments.games, show)
        making = (
            f"python scripts/belief.py --board {name} --games {arguments.games} "
            f"--seed {arguments.seed}"
        )
        file = DATA / f"{name}.belief.json"
        file.write_text(to_json(BeliefModel(board.digest, arrays), making), encoding="utf-8")
        print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
