"""Rate limits per person and per address, shared by HTTP and sockets."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic

from cachetools import LRUCache

from whistlestop.server.config.settings import Limits
from whistlestop.server.tables.refusal import Refused

CODES_PER_MINUTE = 10
ANALYSES_PER_MINUTE = 10
MAX_WAIT = 5.0
"""Seconds that a socket waits for its turn. If the wait would be longer, it is refused."""
REFUSE_AFTER = 2.0
"""Seconds before a socket is told that it was refused."""
MAX_BUCKETS = 20_000


def address_key(host: str) -> str:
    """Group addresses by household: one IPv4 address, or a whole IPv6 /64."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)


@dataclass(frozen=True, slots=True)
class Caller:
    """Where a request or a socket comes from."""

    person: str
    """Empty for a browser that has not introduced itself yet."""
    address: str
    """As returned by `address_key`."""

    @property
    def owner(self) -> str:
        """The owner of these jobs, for sharing workers fairly."""
        return self.person or self.address


class TooFast(Refused):
    """Over a limit; retry after `wait` seconds."""

    def __init__(self, wait: float, reason: str) -> None:
        super().__init__("too-fast", reason)
        self.wait = wait


class TokenBucket:
    """Tokens that drip in at a steady rate until the bucket is full.

    Callers willing to wait may overdraw it: each is given a later slot.
    """

    __slots__ = ("_full", "_left", "_rate", "_when")

    def __init__(self, rate: float, full: float) -> None:
        self._rate = rate
        self._full = full
        self._left = full
        self._when = monotonic()

    def wait(self) -> float:
        """Seconds until a token is free, or 0 if there is one now."""
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._when) * self._rate)
        self._when = now
        return max(0.0, (1 - self._left) / self._rate)

    def draw(self) -> None:
        """Take a token, or reserve the next one to drip in."""
        self._left -= 1


class Buckets:
    """One bucket per person or address. The least recently used ones are dropped."""

    def __init__(self, rate: float, full: float, most: int = MAX_BUCKETS) -> None:
        self._rate = rate
        self._full = full
        self._of: LRUCache[str, TokenBucket] = LRUCache(most)

    def of(self, key: str) -> TokenBucket:
        """Get the bucket of a person or an address."""
        bucket = self._of.get(key)
        if bucket is None:
            bucket = self._of[key] = TokenBucket(self._rate, self._full)
        return bucket


def per_minute(n: float) -> Buckets:
    """A rate per minute, half of which may come at once."""
    return Buckets(n / 60, max(1, n / 2))


def per_second(n: float) -> Buckets:
    """A rate per second, with bursts of two seconds' worth."""
    return Buckets(n, 2 * n)


class RateLimits:
    """How often a person and an address may do something. Each kind has its own counter:

    - `tables` set up, `people` introduced or renamed, `codes` made or tried, `analyses`
    - `sits`, `chat`, `commands` (everything a socket does), `asks` (a socket's questions)
    - `heavy`: anything that replays a game or searches, such as histories, hints and replays
    - `hellos`: tables opened by a socket

    Except in the first group, an address may be a household and counts as several people.
    """

    def __init__(self, limits: Limits) -> None:
        self._people: dict[str, Buckets] = {}
        self._addresses: dict[str, Buckets] = {}
        if not limits.enabled:
            return
        several = limits.people_per_address
        for kind, n, people in (
            ("tables", limits.tables_per_minute, 1),
            ("people", limits.joins_per_minute, 1),
            ("codes", CODES_PER_MINUTE, 1),
            ("analyses", ANALYSES_PER_MINUTE, 1),
            ("sits", limits.joins_per_minute, several),
            ("chat", limits.chat_per_minute, several),
            ("heavy", limits.heavy_per_minute, several),
            ("hellos", limits.hellos_per_minute, several),
        ):
            self._people[kind] = per_minute(n)
            self._addresses[kind] = per_minute(n * people)
        for kind, n in (("commands", limits.moves_per_second), ("asks", limits.asks_per_second)):
            self._people[kind] = per_second(n)
            self._addresses[kind] = per_second(n * several)

    def reserve(self, kind: str, caller: Caller, max_wait: float = 0.0) -> float:
        """Seconds to wait before going on, at most `max_wait`; TooFast if it would take longer.

        The slot is reserved: a caller who is told to wait can go ahead afterwards.
        """
        if not self._people:  # limits are switched off
            return 0.0
        buckets = [self._addresses[kind].of(caller.address)]
        if caller.person:
            buckets.append(self._people[kind].of(caller.person))
        wait = max(bucket.wait() for bucket in buckets)
        if wait > max_wait:
            raise TooFast(wait, "too many requests: wait a moment")
        for bucket in buckets:
            bucket.draw()
        return wait

    def take(self, kind: str, caller: Caller) -> None:
        """Let the caller through now, or refuse."""
        self.reserve(kind, caller)

    async def wait(self, kind: str, caller: Caller, max_wait: float = MAX_WAIT) -> None:
        """Wait for the caller's turn; refuse if that would take longer than `max_wait` seconds.

        While a socket waits here it reads nothing, so its client has to wait too. Refused callers
        also wait. Otherwise they would be back at once, and cost as much as before.
        """
        try:
            wait = self.reserve(kind, caller, max_wait)
        except TooFast:
            await asyncio.sleep(REFUSE_AFTER)
            raise
        if wait > 0:
            await asyncio.sleep(wait)
