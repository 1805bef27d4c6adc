"""Colours on the screen. A colour never stands alone: its name is always written out too."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from rich.console import Console
from rich.errors import StyleSyntaxError
from rich.style import Style
from rich.text import Text

from whistlestop.boards.model import WILD, Board
from whistlestop.cli.output.flow import Flow
from whistlestop.game.notation import words

CHIPS = {
    "purple": "white on dark_magenta",
    "blue": "white on blue3",
    "orange": "black on dark_orange",
    "white": "black on grey93",
    "green": "white on dark_green",
    "yellow": "black on yellow3",
    "black": "white on grey19",
    "red": "white on red3",
    "pink": "black on hot_pink",
    "grey": "black on grey66",
    "wild": "bold black on cyan3",
}
PLAYERS = ("cyan", "yellow", "magenta", "green", "red")


def consoles() -> tuple[Console, Console]:
    """Consoles for stdout and stderr, created per command because tests replace the streams."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A character that the terminal cannot show must not end the game.
            stream.reconfigure(errors="replace")
    # `routes.csv:100:` is a place in a file, not an emoji.
    return (
        Console(highlight=False, emoji=False),
        Console(stderr=True, highlight=False, emoji=False),
    )


def style_of(colour: str) -> Style:
    """The style for a colour; a home-made board may have its own colours."""
    try:
        return Style.parse(CHIPS.get(colour) or f"black on {colour}")
    except StyleSyntaxError:
        return Style.parse("reverse")


def chip(text: str, colour: str) -> Text:
    """A word on a background of its colour."""
    return Text(f" {text} ", style=style_of(colour))


def card_colour(board: Board, card: str) -> str:
    """The colour of a card type, by its id."""
    colour = next(c.colour for c in board.cards if c.id == card)
    return "wild" if colour == WILD else board.colours[colour]


def card_chip(board: Board, card: str, n: int | None = None) -> Text:
    """A card, or several of the same kind."""
    name = words.card_name(card)
    return chip(name if n is None else f"{n} {name}", card_colour(board, card))


def hand_chips(board: Board, hand: Mapping[str, int]) -> Flow:
    """A hand: the most frequent cards first, wilds at the end."""
    wild = board.cards[board.wild].id if board.wild >= 0 else None
    order = sorted(hand.items(), key=lambda item: (item[0] == wild, -item[1]))
    return Flow([card_chip(board, card, n) for card, n in order] or ["no cards"], " ")


def player_name(names: list[str], player: int) -> Text:
    """A player's name in that player's colour."""
    return Text(names[player], style=f"bold {PLAYERS[player]}")
