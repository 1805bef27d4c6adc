"""What can go wrong, by kind."""

from __future__ import annotations


class GameError(ValueError):
    """The root of everything a game refuses."""


class MalformedMove(GameError):
    """This is no move at all: an unknown word, city, route or card."""


class AmbiguousMove(GameError):
    """This may be the move of several players, and it is not said whose."""


class IllegalMove(GameError):
    """A move that the rules do not allow now; `rule` is the id of the rule that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule


class RecordError(GameError):
    """A record that cannot be read or does not replay."""


class PositionError(GameError):
    """A position with defects; `defects` holds a line for each."""

    def __init__(self, defects: list[str]) -> None:
        super().__init__("\n".join(defects))
        self.defects = defects
