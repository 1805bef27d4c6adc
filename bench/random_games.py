"""Plays random games by the thousand and checks that no state of them breaks an invariant.

    python bench/random_games.py [--games 10000] [--board europe] [--save bench/results/...txt]

The invariants are those of tests/proof. In one game in 49 every state is checked; in the others the
deal, the end, and a random sample of states (one in --every).
"""

from __future__ import annotations

import argparse
import os
import platform
import shlex
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.proof.campaign import WHOLE, Tally, campaign  # noqa: E402
from tests.proof.tables import BOARDS  # noqa: E402

from whistlestop.engine import compiled  # noqa: E402

BATCH = 100
SHOWN = 20
ROW = "{:<12} {:>8} {:>12} {:>14} {:>11} {:>8}"


def play(board: str, start: int, end: int, every: int) -> tuple[Tally, float]:
    """A batch of games on one board, and the seconds they took."""
    began = time.perf_counter()
    total = Tally()
    for tally in campaign(board, range(start, end), every):
        total += tally
    return total, time.perf_counter() - began


def results(boards: list[str], games: int, every: int) -> Iterator[tuple[str, Tally, float]]:
    """Batches of games as they finish, on all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        batches = {
            pool.submit(play, board, start, min(start + BATCH, games), every): board
            for board in boards
            for start in range(0, games, BATCH)
        }
        for done in as_completed(batches):
            yield batches[done], *done.result()


def run(boards: list[str], games: int, every: int) -> tuple[dict[str, Tally], dict[str, float]]:
    """Play all games on all boards, with a progress bar."""
    totals = {board: Tally() for board in boards}
    seconds = dict.fromkeys(boards, 0.0)
    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bars = {board: progress.add_task(board, total=games) for board in boards}
        for board, tally, spent in results(boards, games, every):
            totals[board] += tally
            seconds[board] += spent
            progress.advance(bars[board], tally.games)
    return totals, seconds


def table(totals: dict[str, Tally], seconds: dict[str, float]) -> str:
    """One line per board."""
    lines = [ROW.format("board", "games", "moves", "states checked", "violations", "core s")]
    for board, t in totals.items():
        figures = (f"{n:,}" for n in (t.games, t.moves, t.checked, len(t.found)))
        lines.append(ROW.format(board, *figures, f"{seconds[board]:,.0f}"))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="games per board")
    parser.add_argument(
        "--board", action="append", choices=BOARDS, help="play only on this board (may be repeated)"
    )
    parser.add_argument("--every", type=int, default=16, help="check one state in this many")
    parser.add_argument("--save", type=Path, help="write the table to this file")
    arguments = parser.parse_args()
    totals, seconds = run(arguments.board or list(BOARDS), arguments.games, arguments.every)
    command = shlex.join(["python", "bench/random_games.py", *sys.argv[1:]])
    text = (
        f"$ {command}\n"
        f"Python {platform.python_version()}, the engine "
        f"{'compiled' if compiled() else 'interpreted'}; every state of one game in {WHOLE}, "
        f"of the others one in {arguments.every}.\n\n{table(totals, seconds)}\n"
    )
    print(text, end="")
    if arguments.save:
        arguments.save.write_text(text, encoding="utf-8")
    found = [text for tally in totals.values() for text in tally.found]
    for line in found[:SHOWN]:
        print(line, file=sys.stderr)
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
