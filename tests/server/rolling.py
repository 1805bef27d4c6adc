"""Rolling restarts: `kill -HUP` replaces the workers one after the other while people play."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Sequence
from itertools import chain
from random import Random

from server.browsing import Browser
from server.commands import Served, workers_of
from server.companies import Company
from waiting import wait_until_true

RESTART, NORMAL = 1012, 1000
Table = tuple[str, int, tuple[str, ...]]


FEW: list[Table] = [("great-lakes", 2, ("easy",)), ("new-york", 2, ())]
MANY: list[Table] = [*FEW, ("europe", 3, ("medium",)), ("nordic", 3, ())]


async def companies_at(server: Served, tables: Sequence[Table]) -> list[Company]:
    """People and bots who play as fast as they can, game after game."""
    found = [Company(*table, Random(n)) for n, table in enumerate(tables)]
    for company in found:
        company.pause = 0.02
        await company.meet([server.url])
    return found


async def is_answered(server: Served, stopped: asyncio.Event) -> int:
    """Ask for a page over and over, each time by a new connection. None may fail."""
    asked = 0
    while not stopped.is_set():
        status, _ = await asyncio.to_thread(server.get, "/health/ready")
        assert status == 200
        asked += 1
        await asyncio.sleep(0.1)
    return asked


def worker_labels(server: Served) -> set[str]:
    """The workers that the metrics know to be alive."""
    figures = server.get("/metrics")[1]
    return set(re.findall(r'^whistlestop_sockets{worker="(\d+)"}', figures, re.MULTILINE))


async def roll(server: Served, companies: list[Company]) -> None:
    """Replace all workers while everybody plays, and see that everybody plays on."""
    before = set(workers_of(server))
    assert len(before) == 2
    stopped = asyncio.Event()
    asking = asyncio.create_task(is_answered(server, stopped))
    await wait_until_true(lambda: all(company.version > 20 for company in companies))
    os.kill(server.process.pid, signal.SIGHUP)
    # Looking for processes takes a while, in which nobody plays: look now and then.
    while len(now := set(workers_of(server))) != 2 or now & before:
        await asyncio.sleep(0.5)
    reached = [company.version for company in companies]
    await wait_until_true(
        lambda: all(c.version > then for c, then in zip(companies, reached, strict=True))
    )
    stopped.set()
    assert await asking > 0
    closings = [code for company in companies for b in everybody(company) for code in b.closings]
    assert RESTART in closings, "somebody was sent to another worker"
    assert set(closings) <= {RESTART, NORMAL}, "nobody was cut off"
    assert server.process.poll() is None


def everybody(company: Company) -> list[Browser]:
    """The browsers of all games so far."""
    return [*chain.from_iterable(company.finished), *company.browsers]
