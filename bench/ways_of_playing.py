"""What the bots with a way of playing do differently: against `planner`, and `planner` itself.

    python bench/ways_of_playing.py [--games 60] [--seed 1]

Two players. *Cuts*: claims of a route that would have connected two parts of the opponent's
network. *Draws*: turns spent drawing tickets. *Spaces*: the mean length of the routes claimed.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.engine import actions as A
from whistlestop.game import Game

SAVE = Path(__file__).parent / "results" / "ways-of-playing.md"
BOTS = ("planner", "blocker", "hunter", "hauler")


@dataclass(slots=True)
class Deeds:
    """The totals of one bot over all its games."""

    cuts: int = 0
    draws: int = 0
    claims: int = 0
    spaces: int = 0


def cuts_off(game: Game, player: int, route: int) -> bool:
    """Whether the opponent has routes at both ends that are not connected yet."""
    routes = game.board.routes
    theirs = game.view(player).reader.owned(1 - player)
    parts: list[set[int]] = []
    for r in theirs:
        ends = {routes[r].a, routes[r].b}
        touching = [part for part in parts if part & ends]
        parts = [part for part in parts if not part & ends] + [ends.union(*touching)]
    part_at = {city: number for number, part in enumerate(parts) for city in part}
    a, b = part_at.get(routes[route].a), part_at.get(routes[route].b)
    return a is not None and b is not None and a != b


def play(board: str, bot: str, seat: int, seed: int, deeds: Deeds) -> None:
    """One game against `planner`."""
    game = Game.new(board, 2, seed)
    bots = [make(bot if player == seat else "planner") for player in range(2)]
    while not game.over:
        for player in sorted(game.to_act):
            action = int(bots[player].decide(game.view(player), Random(0), OWN_BUDGET))
            if player == seat:
                deeds.draws += action in A.TICKETS
                if action in A.CLAIM:
                    route = A.CLAIM.argument(action)
                    deeds.claims += 1
                    deeds.spaces += game.board.routes[route].length
                    deeds.cuts += cuts_off(game, player, route)
            game.play(action, player)


def line(board: str, bot: str, games: int, seed: int) -> str:
    """A row of the table."""
    deeds = Deeds()
    for number in range(games):
        play(board, bot, number % 2, seed + number // 2, deeds)
    a_game, length = deeds.draws / games, deeds.spaces / deeds.claims
    return f"| {load(board).name} | `{bot}` | {deeds.cuts} | {a_game:.1f} | {length:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60, help="games per bot and board")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    lines = [
        "# What the bots with a way of playing do differently\n",
        f"    {shlex.join(['python', 'bench/ways_of_playing.py', *sys.argv[1:]])}\n",
        f"{arguments.games} games of two players against `planner`, the same deals for all.\n",
        "| board | bot | cuts the other off | draws tickets, a game | its routes, in spaces |",
        "|---|---|---|---|---|",
    ]
    for board in available():
        lines += [line(board, bot, arguments.games, arguments.seed) for bot in BOTS]
        print("\n".join(lines[-len(BOTS) :]), flush=True)
    SAVE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
