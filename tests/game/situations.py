"""Situations for tests of texts and reasons: positions in words, and moves that are refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from boards.folders import EVERYTHING
from whistlestop.engine import layout
from whistlestop.engine.reader import StateReader
from whistlestop.game import Game, IllegalMove
from whistlestop.game.game import tables_for

BOARDS: dict[str, str | Path] = {
    name: name for name in ("europe", "new-york", "nordic", "great-lakes", "iberia")
} | {"everything": EVERYTHING}
"""All boards, and a home-made board that combines all their rules."""

TABLES = {name: tables_for(board) for name, board in BOARDS.items()}


def position(
    board: str, table: str = "", p0: str = "", p1: str = "", p2: str | None = None, seed: int = 1
) -> Game:
    """A game at a position; lines are separated by semicolons. Anything left out is dealt."""
    lines = ["whistlestop position 1", f"board {board}", *table.split(";")]
    for player, section in enumerate((p0, p1, p2)):
        if section is not None:
            lines += [f"player {player}", *section.split(";")]
    return Game.from_position("\n".join(lines), TABLES[board], seed=seed)


def refused(game: Game, move: str | int, player: int | None = None) -> str:
    """Why a move is refused, and the rule's id. Checks that nothing has changed."""
    before, moves = game.to_bytes(), game.moves
    with pytest.raises(IllegalMove) as caught:
        game.play(move, player)
    assert str(caught.value).endswith(f" ({caught.value.rule})")
    assert game.to_bytes() == before
    assert game.moves == moves
    return str(caught.value)


def random_game(board: str, players: int, seed: int, moves: int) -> Iterator[Game]:
    """A new game. Some of its players hoard cards, so that there are big payments."""
    random = Random(seed)
    hoard = random.random()
    game = Game.new(TABLES[board], players, seed)
    for _ in range(moves):
        if game.over:
            return
        yield game
        player = random.choice(sorted(game.to_act))
        game.play(choose(game, player, random, hoard), player)


def played(board: str, players: int, seed: int, moves: int) -> Game:
    """A random game after a number of moves, or at its end."""
    game = Game.new(TABLES[board], players, seed)
    for step in random_game(board, players, seed, moves):
        game = step
    return game


def choose(game: Game, player: int, random: Random, hoard: float) -> int:
    """Cards for a hoarder; otherwise anything, with a preference for building and claiming."""
    actions = [int(move) for move in game.legal_moves(player)]
    cards = [a for a in actions if a < layout.A_TICKETS]
    built = [a for a in actions if layout.A_CLAIM <= a < layout.A_TO_SHIPS]
    if cards and random.random() < hoard:
        return random.choice(cards)
    return random.choice(built if built and random.random() < 0.5 else actions)


def phase(game: Game) -> str:
    """What the game is waiting for."""
    return StateReader(game.board, game.state.data).phase


def hand(game: Game, player: int) -> dict[str, int]:
    """A player's cards, without the zeros."""
    return StateReader(game.board, game.state.data).hand(player)
