"""Helpers for the tests of environments."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np

from whistlestop.boards import available, load
from whistlestop.envs import Encoding, VectorEnv
from whistlestop.envs.opponents import choose

GOLDEN = Path(__file__).with_name("golden.txt")

PAIRS = [
    (board, players)
    for board in available()
    for players in range(load(board).rules.players_min, load(board).rules.players_max + 1)
]


def episode_digest(board: str, players: int, games: int = 3, **options: object) -> str:
    """A digest of all that an environment writes until each game has ended once."""
    found = hashlib.sha256()
    dice = np.random.default_rng(7)
    with VectorEnv(board, players, games, **options) as env:  # type: ignore[arg-type]
        now = env.reset(11)
        left = games
        while left > 0:
            for array in now:
                found.update(array.tobytes())
            now = env.step(choose(now.masks, dice))
            left -= int(now.ended.sum())
        found.update(env.scores.tobytes())
    return found.hexdigest()[:16]


def layout_digest(board: str) -> str:
    """A digest of what each number of an observation and each action means."""
    encoding = Encoding(board)
    parts = [f"{p.name} {p.offset} {p.low} {p.high} {p.labels}" for p in encoding.parts]
    actions = [encoding.actions.text(choice) for choice in range(len(encoding.actions))]
    return hashlib.sha256("\n".join([*parts, *actions]).encode()).hexdigest()[:16]


def golden_lines(version: str) -> list[str]:
    """What golden.txt holds: the layouts of all boards, then episodes of all sorts of games."""
    layouts = [f"{version} layout {board} {layout_digest(board)}" for board in available()]
    games = [f"{version} episodes {b} {n} {episode_digest(b, n)}" for b, n in PAIRS]
    return layouts + games


def read_golden() -> dict[str, str]:
    """The digests by version, kind, board and number of players."""
    lines = GOLDEN.read_text("utf-8").splitlines()
    return dict(line.rsplit(" ", 1) for line in lines)
