"""Numbers that callers pass: any kind of integer will do, and nothing but an integer."""

from __future__ import annotations

from operator import index

from whistlestop.game.errors import GameError, MalformedMove

LONGEST = 60
"""Of a wrong value, a message shows no more than this."""


def whole_number(name: str, number: object) -> int:
    """Convert any kind of integer, including numpy's."""
    try:
        return index(number)  # type: ignore[arg-type]
    except TypeError:
        raise GameError(f"expected a whole number for {name}, not {shown(number)}") from None


def action_number(move: object) -> int:
    """The integer of a move."""
    try:
        return index(move)  # type: ignore[arg-type]
    except TypeError:
        raise MalformedMove(
            f"expected a move: a Move, an action number or text, not {shown(move)}"
        ) from None


def shown(value: object) -> str:
    """A wrong value, shortened."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
