"""The clocks of a table. They know no time of their own: all times come from the log."""

from __future__ import annotations

from dataclasses import dataclass, replace

from whistlestop.server.tables.options import ClockOptions

LEAST = 10.0
"""Seconds that anybody has who comes back to an empty bank."""

Moment = tuple[int | str, ...]
"""The turn of the game, or the round in which all choose together."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A clock that stands still, and what it needs to go on in the same moment."""

    moment: Moment
    since: float
    used: float
    bank: float
    """What was in the bank before the time used was taken out of it."""


class Clock:
    """What time each seat has left, and whose clock is running."""

    __slots__ = ("banks", "options", "paused", "running")

    def __init__(self, options: ClockOptions, seats: int) -> None:
        self.options = options
        self.banks = [float(options.seconds)] * seats
        self.running: dict[int, tuple[float, Moment]] = {}
        """Since when, and in which moment of the game."""
        self.paused: dict[int, Pause] = {}

    def watch(
        self, seats: set[int], moment: Moment, at: float, undone_by: int | None = None
    ) -> None:
        """From now on these seats are thinking, in that moment of the game.

        A seat that goes on in the same moment (the second card, the payment, a move taken back)
        gets no new time. What others thought about a move that is taken back costs them nothing.
        """
        for seat, (since, old) in list(self.running.items()):
            if seat in seats and moment == old:
                continue
            del self.running[seat]
            if undone_by in (None, seat):
                self._stop(seat, Pause(old, since, max(0.0, at - since), self.banks[seat]))
        for seat in seats - set(self.running):
            self.running[seat] = (at - self._resume(seat, moment), moment)

    def _stop(self, seat: int, pause: Pause) -> None:
        self.paused[seat] = pause
        if self.options.kind == "bank":
            self.banks[seat] = max(0.0, pause.bank - pause.used) + self.options.increment

    def _resume(self, seat: int, moment: Moment) -> float:
        """Seconds that a seat has used of this moment already."""
        if not self.stopped_in(seat, moment):
            return 0.0
        pause = self.paused.pop(seat)
        self.banks[seat] = pause.bank
        return pause.used

    def stopped_in(self, seat: int, moment: Moment) -> bool:
        """Whether a seat has thought in this moment, and does so no more."""
        return seat in self.paused and self.paused[seat].moment == moment

    def come_back(self, seat: int, moment: Moment, at: float) -> None:
        """Somebody is back, and must not run out of time at once.

        In the moment in which they left, the time has run on. Otherwise somebody who keeps
        leaving and returning could hold the game up for ever.
        """
        if self.stopped_in(seat, moment):
            pause = self.paused[seat]
            used = max(0.0, at - pause.since)
            self.paused[seat] = Pause(moment, pause.since, used, pause.bank)
        elif self.options.kind == "bank":
            self.banks[seat] = max(self.banks[seat], LEAST)

    def shift(self, seconds: float) -> None:
        """Give everybody who is thinking this much time back: it was not theirs to use."""
        for seat, (since, moment) in self.running.items():
            self.running[seat] = (since + seconds, moment)
        for seat, pause in self.paused.items():
            self.paused[seat] = replace(pause, since=pause.since + seconds)

    def copy(self) -> Clock:
        """A clock of its own that shows the same."""
        new = Clock(self.options, 0)
        new.banks, new.running, new.paused = self.banks[:], self.running.copy(), self.paused.copy()
        return new

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is out; None if it never is or the seat is not thinking."""
        if self.options.kind == "none" or seat not in self.running:
            return None
        return self.running[seat][0] + self.banks[seat]

    def next_deadline(self) -> float | None:
        """The first of all."""
        found = [d for seat in self.running if (d := self.deadline(seat)) is not None]
        return min(found, default=None)
