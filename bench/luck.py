"""How much the arena gains by measuring luck: `whistlestop arena --luck`.

    python bench/luck.py [--games 1000] [--seed 1] [--workers 2]

On every board, two bots play each deal in both seatings; their wins are counted plainly and
without luck. The mean luck has to be 0 within its interval, or the adjusted wins would be biased.
Games needed: the variance of the adjusted wins as a share of that of the plain ones. At 50 %, half
as many games give an interval as narrow. It is given for blocks, in which much of the luck has
already cancelled out, and for single games, each with a deal of its own.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from math import sqrt
from pathlib import Path
from statistics import covariance, mean, stdev, variance
from time import process_time

from whistlestop.arena import Ledger, Schedule, local_executor, run_match
from whistlestop.arena.estimates import Estimate, Z, figure, percent
from whistlestop.arena.games import GameResult, play_out
from whistlestop.arena.luck import luck_of
from whistlestop.boards import available, load

SAVE = Path(__file__).parent / "results" / "luck.md"
PAIRS = (("planner", "hunter"), ("planner", "hauler"))
TIMED = 20
"""How many games to time."""


def row(board: str, bots: tuple[str, str], arguments: argparse.Namespace) -> list[str]:
    """The figures of a match; they are those of the first of the two bots."""
    schedule = Schedule.new(board, 2, bots, arguments.seed)
    executor = local_executor(arguments.workers)
    with Ledger(None, schedule.digest, 2) as ledger:
        outcome = run_match(schedule, ledger, arguments.games, executor, luck=True)
    executor.close()
    assert outcome.summary is not None
    found = next(bot for bot in outcome.summary.bots if bot.name == bots[0])
    assert found.adjusted is not None
    games = list(ledger.games.values())
    return [
        load(board).name,
        " : ".join(bots),
        percent(found.win_share),
        percent(found.adjusted),
        "-" if found.needed is None else f"{found.needed:.0%}",
        single_games(games, bots[0]),
        luck_figure(games, bots[0]),
    ]


def single_games(games: list[GameResult], bot: str) -> str:
    """The share of the games needed if every game had its own deal: one game of each block."""
    firsts = list({(game.seed, game.deal): game for game in games}.values())
    wins = [share(game, bot) for game in firsts]
    lucks = [luck(game, bot) for game in firsts]
    weight = covariance(wins, lucks) / variance(lucks)
    left = [win - weight * x for win, x in zip(wins, lucks, strict=True)]
    return f"{variance(left) / variance(wins):.0%}" if variance(wins) else "-"


def luck_figure(games: list[GameResult], bot: str) -> str:
    """The mean luck, over blocks."""
    blocks: dict[int, list[float]] = {}
    for game in games:
        blocks.setdefault(game.deal, []).append(luck(game, bot))
    means = [100 * mean(block) for block in blocks.values()]
    error = Z * stdev(means) / sqrt(len(means))
    return figure(Estimate(mean(means), mean(means) - error, mean(means) + error), 2)


def share(game: GameResult, bot: str) -> float:
    """The share of the win."""
    return (game.ranks[game.seats.index(bot)] == 1) / game.ranks.count(1)


def luck(game: GameResult, bot: str) -> float:
    """The luck of a bot's seat."""
    return game.luck[game.seats.index(bot)]


def cost(board: str, seed: int) -> list[str]:
    """Milliseconds to play a game between two planners, and to measure its luck."""
    schedule = Schedule.new(board, 2, ["planner", "planner"], seed)
    started = process_time()
    games = [play_out(schedule.block(deal)[0])[1] for deal in range(TIMED)]
    playing = process_time() - started
    started = process_time()
    for number, game in enumerate(games):
        luck_of(game, f"{number}")
    measuring = process_time() - started
    return [load(board).name, *(f"{1000 * spent / TIMED:.1f}" for spent in (playing, measuring))]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown."""
    return [f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="games per row")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--boards", nargs="*", default=list(available()))
    arguments = parser.parse_args()
    rows = []
    for board in arguments.boards:
        for bots in PAIRS:
            rows.append(row(board, bots, arguments))
            print(*rows[-1], sep=" | ", flush=True)
    head = ["board", "bots", "wins of the first", "luck-adjusted", "games needed, blocks"]
    head += ["games needed, single games", "mean luck, percentage points"]
    costs = [cost(board, arguments.seed) for board in arguments.boards]
    text = [
        "# What the arena gains by measuring luck\n",
        f"    {shlex.join(['python', 'bench/luck.py', *sys.argv[1:]])}\n",
        " ".join((__doc__ or "").split("\n\n")[2].split()) + "\n",
        *table(head, rows),
        "\nWhat it costs, in milliseconds of processor time per game between two planners:\n",
        *table(["board", "playing", "measuring luck"], costs),
    ]
    SAVE.write_text("\n".join(text) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
