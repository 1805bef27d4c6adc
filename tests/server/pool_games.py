"""Games for the bot pool to think about, and plug-ins that misbehave."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

from boards.folders import EVERYTHING
from waiting import LONG_LIMIT
from whistlestop.boards import available
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.game import Game, View
from whistlestop.server.bot_pool.pool import BotPool

T = TypeVar("T")

BOARDS: dict[str, str | Path] = {board: board for board in available()} | {"everything": EVERYTHING}

ODD_BOTS = """
import os, time
class Good:
    def decide(self, view, random, budget):
        print("a bot may print")
        return view.legal_moves()[0]
class Raising(Good):
    def decide(self, view, random, budget):
        raise KeyError("lost")
class Hanging(Good):
    def decide(self, view, random, budget):
        time.sleep(600)
class Busy(Good):
    def decide(self, view, random, budget):
        while True:
            pass
class Cheating(Good):
    def decide(self, view, random, budget):
        return 4000
class Leaving(Good):
    def decide(self, view, random, budget):
        os._exit(0)
"""


def install_odd_bots(folder: Path) -> None:
    """The metadata that pip installs for a package with bots."""
    (folder / "odd_bots.py").write_text(ODD_BOTS)
    info = folder / "odd_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1.0\n")
    names = ("Good", "Raising", "Hanging", "Busy", "Cheating", "Leaving")
    points = "".join(f"{name.lower()} = odd_bots:{name}\n" for name in names)
    (info / "entry_points.txt").write_text(f"[whistlestop.bots]\n{points}")


def game_after(moves: int, board: str | Path = "new-york", players: int = 2, seed: int = 1) -> Game:
    """A game that planners have begun."""
    game, dice = Game.new(board, players, seed), Random(1)
    bots = [make("medium") for _ in range(players)]
    while len(game.moves) < moves and not game.over:
        player = min(game.to_act)
        game.play(bots[player].decide(game.view(player), dice, OWN_BUDGET), player)
    return game


def view_after(moves: int, board: str | Path = "new-york", seed: int = 1) -> View:
    """The view of the player to move at that point."""
    game = game_after(moves, board, seed=seed)
    return game.view(min(game.to_act))


def legal(view: View, action: int) -> bool:
    """Whether an action is legal for a viewer."""
    return action in view.legal_moves().actions


@asynccontextmanager
async def thinking(workers: int = 1) -> AsyncIterator[BotPool]:
    """A bot pool for one test."""
    pool = BotPool(workers, BOARDS)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def run(use: Callable[[BotPool], Awaitable[T]], workers: int = 1) -> T:
    """Do something with a pool, within a time limit."""

    async def main() -> T:
        async with asyncio.timeout(LONG_LIMIT), thinking(workers) as pool:
            return await use(pool)

    return asyncio.run(main())
