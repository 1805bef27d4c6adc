"""The exceptions of the game layer."""

from __future__ import annotations


class GameError(ValueError):
    """Base class of everything a game refuses."""


class MalformedMove(GameError):
    """The text is not a move: it names an unknown verb, city, route or card."""


class AmbiguousMove(GameError):
    """Several players could be making this move, and the caller did not say which."""


class IllegalMove(GameError):
    """A move the rules do not allow now; `rule` is the id of the rule that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule
        self._message = message

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str]]:
        return type(self), (self._message, self.rule)  # or a process pool could not pass it on


class RecordError(GameError):
    """A record that cannot be read or does not replay."""


class PositionError(GameError):
    """A position with defects; `defects` has one line for each."""

    def __init__(self, defects: list[str]) -> None:
        super().__init__("\n".join(defects))
        self.defects = defects

    def __reduce__(self) -> tuple[type[PositionError], tuple[list[str]]]:
        return type(self), (self.defects,)
