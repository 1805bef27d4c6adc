"""The clocks of a table. They know no time of their own: all times come from the log."""

from __future__ import annotations

from whistlestop.server.tables.options import ClockOptions

LEAST = 10.0
"""Seconds that anybody has who comes back to an empty bank."""


class Clock:
    """What time each seat has left, and whose clock is running."""

    __slots__ = ("banks", "options", "running")

    def __init__(self, options: ClockOptions, seats: int) -> None:
        self.options = options
        self.banks = [float(options.seconds)] * seats
        self.running: dict[int, tuple[float, int]] = {}
        """Since when, and for which turn of the game."""

    def watch(self, seats: set[int], turn: int, at: float) -> None:
        """From now on these seats are thinking, in that turn of the game.

        Who goes on thinking in the same turn (the second card, the payment) gets no new time.
        """
        for seat, (since, old) in list(self.running.items()):
            if seat not in seats or turn != old:
                self._stop(seat, at - since)
        for seat in seats - set(self.running):
            self.running[seat] = (at, turn)

    def _stop(self, seat: int, used: float) -> None:
        del self.running[seat]
        if self.options.kind == "bank":
            self.banks[seat] = max(0.0, self.banks[seat] - used) + self.options.increment

    def refresh(self, seat: int) -> None:
        """Somebody has come back, and shall not run out of time at once."""
        self.banks[seat] = max(self.banks[seat], LEAST)

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is out; None if it never is or the seat is not thinking."""
        if self.options.kind == "none" or seat not in self.running:
            return None
        return self.running[seat][0] + self.banks[seat]

    def next_deadline(self) -> float | None:
        """The first of all."""
        found = [d for seat in self.running if (d := self.deadline(seat)) is not None]
        return min(found, default=None)
