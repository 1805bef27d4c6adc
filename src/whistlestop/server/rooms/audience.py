"""Everybody who looks at one table from this process."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from whistlestop.server.tables.step import Seats

STALE = 45.0
"""Seconds without news after which another process is taken for gone."""


class Subscriber(Protocol):
    """One connection to a table: somebody who is sent all that happens there."""

    person: str
    seats: Seats
    """Those of the person; none for a spectator."""

    def send(self, message: bytes) -> None:
        """Send a message as soon as the client takes it."""

    def close(self, code: int) -> None:
        """End the connection after what is still to be sent."""


class Audience:
    """The connections of a table, and who of its people is there."""

    __slots__ = (
        "_elsewhere",
        "_gone",
        "_seen",
        "_since",
        "connections",
    )

    def __init__(self) -> None:
        self.connections: set[Subscriber] = set()
        self._gone: dict[str, float] = {}
        """When a person's last connection ended."""
        self._since = monotonic()
        self._elsewhere: dict[str, tuple[float, frozenset[int], int]] = {}
        """What other processes say: when, which seats, how many spectators."""
        self._seen: dict[int, float] = {}
        """When another process last had the person of a seat, as far as is known."""

    def add(self, connection: Subscriber) -> None:
        """Somebody comes."""
        self.connections.add(connection)

    def remove(self, connection: Subscriber) -> None:
        """Somebody goes."""
        self.connections.discard(connection)
        if all(other.person != connection.person for other in self.connections):
            self._gone[connection.person] = monotonic()

    def broadcast(self, message_for: Callable[[Seats], bytes]) -> None:
        """Send everybody what they may know: one message for all who hold the same seats."""
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
        """Another process tells who is with it; whether it may not know yet who is here."""
        when, seats, others = self._elsewhere.get(origin, (0.0, frozenset(), 0))
        now = monotonic()
        self._elsewhere[origin] = (now, here, watching)
        knew = (seats or others) and now - when < STALE
        # Who was there before has gone only now, unless the news before were old.
        self._seen |= dict.fromkeys(seats | here if knew else here, now)
        return bool(here or watching) and not knew

    def present(self) -> tuple[frozenset[int], int]:
        """The seats of all people who are connected, and how many spectators."""
        here, watching = self.here(), self.watching()
        for _, seats, others in self._fresh():
            here |= seats
            watching += others
        return here, watching

    def _fresh(self) -> list[tuple[float, frozenset[int], int]]:
        now = monotonic()
        return [news for news in self._elsewhere.values() if now - news[0] < STALE]

    def absence(self, seat: int, person: str) -> float:
        """For how many seconds the person of a seat has been missing, as far as is known."""
        if seat in self.here() or any(seat in seats for _, seats, _ in self._fresh()):
            return 0.0
        seen = max(self._gone.get(person, 0.0), self._seen.get(seat, 0.0))
        return monotonic() - max(self._since, seen)
