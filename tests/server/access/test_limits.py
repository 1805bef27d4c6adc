"""Rate limits per person and per address."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import pytest

from whistlestop.server.access import limits
from whistlestop.server.access.limits import Caller, RateLimits, TokenBucket, TooFast, address_key
from whistlestop.server.config.settings import Limits


class Time:
    """A clock that only moves when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(limits, "monotonic", lambda: self.now)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_address_counts_by_its_64_bits(host: str, key: str) -> None:
    assert address_key(host) == key


def test_a_bucket_refills(time: Time) -> None:
    bucket = TokenBucket(2, 4)

    def take() -> float:
        wait = bucket.wait()
        if not wait:
            bucket.draw()
        return wait

    assert [take() for _ in range(5)] == [0, 0, 0, 0, 0.5]
    time.now += 1
    assert [take() for _ in range(3)] == [0, 0, 0.5]
    time.now += 100
    assert [take() for _ in range(5)] == [0, 0, 0, 0, 0.5], "it never overflows"


def test_callers_who_wait_get_one_slot_each(time: Time) -> None:
    rate_limits, caller = RateLimits(Limits(asks_per_second=2)), Caller("anna", "a")
    waits = [rate_limits.reserve("asks", caller, max_wait=1.5) for _ in range(7)]
    assert waits == [0, 0, 0, 0, 0.5, 1.0, 1.5]
    with pytest.raises(TooFast) as refused:
        rate_limits.reserve("asks", caller, max_wait=1.5)
    assert refused.value.wait == 2.0
    assert refused.value.code == "too-fast"
    time.now += 0.5
    assert rate_limits.reserve("asks", caller, max_wait=1.5) == 1.5, "a refusal takes no token"


def test_an_address_counts_as_several_people(time: Time) -> None:
    rate_limits = RateLimits(Limits(heavy_per_minute=4, people_per_address=3))
    found = []
    for n in range(8):
        try:
            rate_limits.take("heavy", Caller(f"person {n}", "a"))
            found.append(True)
        except TooFast:
            found.append(False)
    assert found == [True] * 6 + [False] * 2
    rate_limits.take("heavy", Caller("person 0", "b"))
    with pytest.raises(TooFast):
        rate_limits.take("heavy", Caller("person 0", "c"))


def test_new_tables_and_people_count_once_per_address(time: Time) -> None:
    rate_limits = RateLimits(Limits(tables_per_minute=4, people_per_address=3))
    rate_limits.take("tables", Caller("anna", "a"))
    rate_limits.take("tables", Caller("bo", "a"))
    with pytest.raises(TooFast):
        rate_limits.take("tables", Caller("cleo", "a"))


def test_without_limits_nobody_waits() -> None:
    rate_limits = RateLimits(Limits(enabled=False))
    assert {rate_limits.reserve("asks", Caller("", "a")) for _ in range(1000)} == {0.0}


def seconds_when_empty(during: Callable[[RateLimits, Caller], Awaitable[None]]) -> float:
    """How long something takes for a caller who has just used up the limit."""
    rate_limits = RateLimits(Limits(asks_per_second=10, people_per_address=1))
    caller = Caller("", "a")

    async def main() -> float:
        for _ in range(20):
            await rate_limits.wait("asks", caller)
        begun = monotonic()
        await during(rate_limits, caller)
        return monotonic() - begun

    return asyncio.run(main())


def test_callers_wait_for_their_turn() -> None:
    async def during(rate_limits: RateLimits, caller: Caller) -> None:
        for _ in range(3):
            await rate_limits.wait("asks", caller)

    assert seconds_when_empty(during) >= 0.25


def test_refused_callers_wait_as_well() -> None:
    async def during(rate_limits: RateLimits, caller: Caller) -> None:
        with pytest.raises(TooFast):
            await asyncio.gather(*(rate_limits.wait("asks", caller, 0.5) for _ in range(50)))

    assert seconds_when_empty(during) >= 0.9 * limits.REFUSE_AFTER
