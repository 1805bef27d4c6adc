"""How often somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Bucket:
    """Tokens that drip in: so many a second, and at most so many at once."""

    __slots__ = ("_full", "_left", "_rate", "_when")

    def __init__(self, rate: float, full: float) -> None:
        self._rate = rate
        self._full = full
        self._left = full
        self._when = monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each person or address; those unused for longest are forgotten."""

    def __init__(self, rate: float, full: float, most: int = 20_000) -> None:
        self._rate = rate
        self._full = full
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether this one may."""
        bucket = self._of.get(who)
        if bucket is None:
            bucket = self._of[who] = Bucket(self._rate, self._full)
            if len(self._of) > self._most:
                self._of.popitem(last=False)
        self._of.move_to_end(who)
        return bucket.take()


def per_minute(n: int) -> Buckets:
    """So many a minute, a few of them at once."""
    return Buckets(n / 60, max(1, n / 2))
