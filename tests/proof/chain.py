"""A game as a chain of hashes: the first link that differs shows where two games diverge."""

from __future__ import annotations

import hashlib

from whistlestop.game import Game

from .dice import Dice
from .walk import Style, moves_to_the_end


class Chain:
    """Each link is the hash of the one before and of a state."""

    def __init__(self) -> None:
        self.link = b""

    def add(self, data: bytes) -> None:
        """The next link."""
        self.link = hashlib.sha256(self.link + data).digest()


def played(game: Game, dice: Dice, style: Style) -> list[str]:
    """Play to the end. Return the link after the deal and after every move."""
    chain = Chain()
    chain.add(game.state.to_bytes())
    links = [chain.link.hex()]
    for player, action in moves_to_the_end(game, dice, style):
        game.play(action, player)
        chain.add(game.state.to_bytes())
        links.append(chain.link.hex())
    return links


def replayed(game: Game) -> list[str]:
    """The same links from the moves of a game."""
    again = game.restarted()
    chain = Chain()
    chain.add(again.state.to_bytes())
    links = [chain.link.hex()]
    for player, action in game.moves:
        again.play(action, player)
        chain.add(again.state.to_bytes())
        links.append(chain.link.hex())
    return links
