"""Everyone connected to one table through this process."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from whistlestop.server.tables.options import Speed
from whistlestop.server.tables.step import Seats

STALE = 45.0
"""Seconds without news before another process is considered gone."""


class Subscriber(Protocol):
    """One connection to a table, which is sent everything that happens there."""

    person: str
    seats: Seats
    """The person's seats; none for a spectator."""

    def send(self, message: bytes) -> None:
        """Send a message as soon as the client can take it."""

    def close(self, code: int) -> None:
        """Close the connection once everything queued has been sent."""


class Audience:
    """The connections to a table, and which of its people are present."""

    __slots__ = (
        "_elsewhere",
        "_gone",
        "_seen",
        "_since",
        "connections",
        "speeds",
    )

    def __init__(self) -> None:
        self.connections: set[Subscriber] = set()
        self.speeds: dict[str, Speed] = {}
        """How fast each person here wants bots to play."""
        self._gone: dict[str, float] = {}
        """When a person's last connection ended."""
        self._since = monotonic()
        self._elsewhere: dict[str, tuple[float, frozenset[int], int]] = {}
        """Reports from other processes: when, which seats, how many spectators."""
        self._seen: dict[int, float] = {}
        """When the person of a seat was last known to be at another process."""

    def add(self, connection: Subscriber) -> None:
        """Add a connection."""
        self.connections.add(connection)

    def remove(self, connection: Subscriber) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        if all(other.person != connection.person for other in self.connections):
            self._gone[connection.person] = monotonic()
            self.speeds.pop(connection.person, None)

    def broadcast(self, message_for: Callable[[Seats], bytes]) -> None:
        """Send everyone what they may know. Those with the same seats get the same message."""
        made: dict[Seats, bytes] = {}
        for connection in self.connections:
            seats = connection.seats
            if seats not in made:
                made[seats] = message_for(seats)
            connection.send(made[seats])

    # --- who is here -------------------------------------------------------------------

    def here(self) -> frozenset[int]:
        """The seats of the people connected to this process."""
        return frozenset(seat for c in self.connections for seat in c.seats)

    def watching(self) -> int:
        """Spectators connected to this process."""
        return sum(not c.seats for c in self.connections)

    def update_peer(self, origin: str, here: frozenset[int], watching: int) -> bool:
        """Note who is at another process. Returns whether it may not know yet who is here."""
        when, seats, others = self._elsewhere.get(origin, (0.0, frozenset(), 0))
        now = monotonic()
        self._elsewhere[origin] = (now, here, watching)
        knew = (seats or others) and now - when < STALE
        # Those it listed last time have only just left, unless that report was stale.
        self._seen |= dict.fromkeys(seats | here if knew else here, now)
        return bool(here or watching) and not knew

    def present(self) -> tuple[frozenset[int], int]:
        """The seats of all connected people, and the number of spectators."""
        here, watching = self.here(), self.watching()
        for _, seats, others in self._fresh():
            here |= seats
            watching += others
        return here, watching

    def _fresh(self) -> list[tuple[float, frozenset[int], int]]:
        now = monotonic()
        return [news for news in self._elsewhere.values() if now - news[0] < STALE]

    def absence(self, seat: int, person: str) -> float:
        """How many seconds the person of a seat has been missing, as far as is known."""
        if seat in self.here() or any(seat in seats for _, seats, _ in self._fresh()):
            return 0.0
        seen = max(self._gone.get(person, 0.0), self._seen.get(seat, 0.0))
        return monotonic() - max(self._since, seen)
