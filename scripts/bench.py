"""Measures the engine: random games with scoring, on every board, on one core."""

from __future__ import annotations

import time

from whistlestop.boards import available, load
from whistlestop.engine import compiled
from whistlestop.engine.playout import Playout
from whistlestop.engine.tables import Tables

PLAYERS = (2, 3)  # every board takes them
SECONDS = 1.0
ROUNDS = 3


def rates(board: str, players: int) -> tuple[float, float]:
    """Games and moves a second: the best of some rounds, since other work only slows one down."""
    playout = Playout(Tables(load(board)))
    batch = 1
    while True:
        start = time.perf_counter()
        moves, _ = playout.games(players, 0, batch)
        spent = time.perf_counter() - start
        if spent > SECONDS / 10:
            break
        batch *= 2
    batch = max(1, round(batch * SECONDS / spent))
    best = (0.0, 0.0)
    for number in range(ROUNDS):
        start = time.perf_counter()
        moves, _ = playout.games(players, number * batch, batch)
        spent = time.perf_counter() - start
        best = max(best, (batch / spent, moves / spent))
    return best


def main() -> None:
    """Print one line for each board and number of players."""
    print("the engine is", "compiled" if compiled() else "interpreted")
    print(f"{'board':<12} {'players':>7} {'games/s':>10} {'moves/s':>12}")
    for board in available():
        for players in PLAYERS:
            games, moves = rates(board, players)
            print(f"{board:<12} {players:>7} {games:>10,.0f} {moves:>12,.0f}", flush=True)


if __name__ == "__main__":
    main()
