"""The clocks of a table. They never read the time: all times come from the log."""

from __future__ import annotations

from dataclasses import dataclass, replace

from whistlestop.server.tables.options import ClockOptions

LEAST = 10.0
"""The minimum, in seconds, for a player who comes back to an empty bank."""

TurnKey = tuple[int | str, ...]
"""The turn of the game, or the round in which everyone chooses together."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A stopped clock, and what it needs to resume in the same turn."""

    turn: TurnKey
    since: float
    used: float
    bank: float
    """The bank before the time used was deducted."""


class Clock:
    """How much time each seat has left, and whose clock is running."""

    __slots__ = ("banks", "options", "paused", "running")

    def __init__(self, options: ClockOptions, seats: int) -> None:
        self.options = options
        self.banks = [float(options.seconds)] * seats
        self.running: dict[int, tuple[float, TurnKey]] = {}
        """By seat: since when, and in which turn of the game."""
        self.paused: dict[int, Pause] = {}

    def watch(
        self, seats: set[int], turn: TurnKey, at: float, undone_by: int | None = None
    ) -> None:
        """Run the clocks of these seats, in this turn of the game.

        A seat that continues in the same turn (the second card, the payment, a move undone)
        gets no new time. Time that others spent on a move that is undone costs them nothing.
        """
        for seat, (since, old) in list(self.running.items()):
            if seat in seats and turn == old:
                continue
            del self.running[seat]
            if undone_by in (None, seat):
                self._stop(seat, Pause(old, since, max(0.0, at - since), self.banks[seat]))
        for seat in seats - set(self.running):
            self.running[seat] = (at - self._resume(seat, turn), turn)

    def _stop(self, seat: int, pause: Pause) -> None:
        self.paused[seat] = pause
        if self.options.kind == "bank":
            self.banks[seat] = max(0.0, pause.bank - pause.used) + self.options.increment

    def _resume(self, seat: int, turn: TurnKey) -> float:
        """Seconds that a seat has already used in this turn."""
        if not self.stopped_in(seat, turn):
            return 0.0
        pause = self.paused.pop(seat)
        self.banks[seat] = pause.bank
        return pause.used

    def stopped_in(self, seat: int, turn: TurnKey) -> bool:
        """Whether a seat's clock ran in this turn and has stopped."""
        return seat in self.paused and self.paused[seat].turn == turn

    def come_back(self, seat: int, turn: TurnKey, at: float) -> None:
        """Let a player come back without running out of time at once.

        In the turn in which they left, their time has kept running. Otherwise a player who keeps
        leaving and returning could hold up the game forever.
        """
        if self.stopped_in(seat, turn):
            pause = self.paused[seat]
            used = max(0.0, at - pause.since)
            self.paused[seat] = Pause(turn, pause.since, used, pause.bank)
        elif self.options.kind == "bank":
            self.banks[seat] = max(self.banks[seat], LEAST)

    def shift(self, seconds: float) -> None:
        """Give everyone who is thinking this much time back: they could not use it."""
        for seat, (since, turn) in self.running.items():
            self.running[seat] = (since + seconds, turn)
        for seat, pause in self.paused.items():
            self.paused[seat] = replace(pause, since=pause.since + seconds)

    def copy(self) -> Clock:
        """An independent copy."""
        new = Clock(self.options, 0)
        new.banks, new.running, new.paused = self.banks[:], self.running.copy(), self.paused.copy()
        return new

    def deadline(self, seat: int) -> float | None:
        """When a seat runs out of time; None if it never does or is not thinking."""
        if self.options.kind == "none" or seat not in self.running:
            return None
        return self.running[seat][0] + self.banks[seat]

    def next_deadline(self) -> float | None:
        """The earliest deadline of all seats."""
        found = [d for seat in self.running if (d := self.deadline(seat)) is not None]
        return min(found, default=None)
