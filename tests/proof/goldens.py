"""Golden games: one for each board and number of players, as text and as hashes of its states."""

from __future__ import annotations

import hashlib
from pathlib import Path

from whistlestop.game import Game

from .chain import played, replayed
from .dice import Dice
from .tables import tables_of
from .walk import by_kind

FOLDER = Path(__file__).with_name("golden")
EVERY = 20
"""One hash is kept per this many states: enough to find where a game diverges."""


def name(board: str, players: int) -> str:
    """The name of a pair's files: `.txt` is the record, `.sums` has the hashes."""
    return f"{board}-{players}"


def play(board: str, players: int) -> tuple[str, str]:
    """Play the golden game of a pair again. Return its record and its hashes."""
    seed = int.from_bytes(hashlib.sha256(name(board, players).encode()).digest(), "big")
    game = Game.new(tables_of(board), players, seed)
    links = played(game, Dice(seed), by_kind)
    return game.record(), sums(game, links)


def replay(record: str) -> str:
    """The hashes of a record, played again."""
    game = Game.from_record(record)
    return sums(game, replayed(game))


def sums(game: Game, links: list[str]) -> str:
    """Links of the chain at intervals, the last one, and the SHA-256 of the last state."""
    lines = [f"{i} {links[i][:16]}" for i in range(0, len(links), EVERY)]
    lines.append(f"chain {links[-1]}")
    lines.append(f"final {hashlib.sha256(game.state.to_bytes()).hexdigest()}")
    return "\n".join(lines) + "\n"
