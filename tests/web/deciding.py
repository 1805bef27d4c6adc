"""Tables brought to a particular decision without a browser, and pages that show them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import Browser, Locator, Page

from server.playing import Client, Message, Person
from server.running import Server
from web.finishing import Eager
from web.sizes import SIZES
from web.texts import like

VERBS = {"take": 6.0, "draw": 6.0, "claim": 2.0, "tickets": 0.2, "station": 0.2, "exchange": 0.05}
MOST_MOVES = 900
T = TypeVar("T")
Condition = Callable[[Message, list[str]], bool]
"""Whether the wanted decision has come up, given the view and the legal moves."""


@dataclass
class Arranged:
    """A table, and its player."""

    server: Server
    table: str
    cookie: str
    shared: bool = False
    """Several people share this screen: a curtain hides their cards from each other."""


def outside(coming: Callable[[], Awaitable[T]]) -> T:
    """Run a coroutine in another thread: Playwright's event loop occupies this one."""

    async def run() -> T:
        return await coming()

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, run()).result()


def arranged(
    server: Server, board: str, condition: Condition, *, seats: int = 2, **weights: float
) -> Arranged:
    """A table where one person plays all seats, at the first moment that meets the condition."""

    async def main() -> Arranged:
        anna = await Person.meet(server.url, "Anna")
        for seed in range(12):
            client = await at_one_screen(anna, server, board, seats)
            found = await play_until(client, condition, Random(seed), VERBS | weights)
            await client.close()
            if found:
                return Arranged(server, client.table, anna.cookie, shared=seats > 1)
        raise AssertionError(f"the decision did not come up on {board}")

    return outside(main)


def met(server: Server, board: str) -> Arranged:
    """A started game, with somebody at another screen who has not chosen yet."""

    async def main() -> Arranged:
        mine, yours = await together(server, board)
        for client in (mine, yours):
            await client.close()
        return Arranged(server, mine.table, cookie_of(mine))

    return outside(main)


def asking_back(server: Server, board: str) -> tuple[Arranged, Arranged]:
    """A game in which one player asks to take a move back: theirs, and that of the one asked.

    Somebody has not chosen yet, or the move could not be taken back any more.
    """

    async def main() -> tuple[Arranged, Arranged]:
        mine, yours = await together(server, board, "Cleo")
        for client, seat in ((mine, 0), (yours, 2)):
            version = await client.do("play", seat=seat, move=client.legal[seat][0])
            await reach(version, mine, yours)
        await mine.do("take-back", seat=0)
        for client in (mine, yours):
            await client.close()
        return (
            Arranged(server, mine.table, cookie_of(mine), shared=True),
            Arranged(server, mine.table, cookie_of(yours)),
        )

    return outside(main)


def shared_and_waiting(server: Server, board: str) -> Arranged:
    """A game in which two share a screen and have chosen, and somebody else has not."""

    async def main() -> Arranged:
        mine, yours = await together(server, board, "Cleo")
        for seat in mine.seats:
            version = await mine.do("play", seat=seat, move=mine.legal[seat][0])
            await reach(version, mine)
        for client in (mine, yours):
            await client.close()
        return Arranged(server, mine.table, cookie_of(mine))

    return outside(main)


def finished(server: Server, board: str, seats: int = 2, *, resigned: bool = False) -> Arranged:
    """A finished game, or one that ended because everybody but one resigned."""

    async def main() -> Arranged:
        anna = await Person.meet(server.url, "Anna")
        client = await at_one_screen(anna, server, board, seats)
        if resigned:
            for seat in client.seats[1:]:
                await reach(await client.do("resign", seat=seat), client)
        else:
            await client.play_out(Eager(1))
        await client.close()
        return Arranged(server, client.table, anna.cookie)

    return outside(main)


def gathering(server: Server, board: str) -> tuple[Arranged, str]:
    """A table that waits for players: the host's, and its invite."""

    async def main() -> tuple[Arranged, str]:
        anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Bo")
        created = await anna.create(board, "person", "open", "open", "hard")
        yours = Client(bo, server.url, created["id"], created["invite"])
        await yours.connect()
        await yours.do("sit", name="Bo")
        await yours.close()
        return Arranged(server, created["id"], anna.cookie), created["invite"]

    return outside(main)


async def together(server: Server, board: str, *neighbours: str) -> tuple[Client, Client]:
    """A started game of two people at two screens; the neighbours share the first one."""
    anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Bo")
    plan = [{"kind": "person", "name": name} for name in ("Anna", *neighbours)]
    body = {"board": board, "seats": [*plan, {"kind": "open"}]}
    created = (await anna.request("POST", "/api/tables", json=body)).json()
    mine = Client(anna, server.url, created["id"])
    yours = Client(bo, server.url, created["id"], created["invite"])
    for client in (mine, yours):
        await client.connect()
    await reach(await yours.do("sit", name="Bo"), mine, yours)
    await reach(await mine.do("start"), mine, yours)
    return mine, yours


async def reach(version: int, *clients: Client) -> None:
    """Wait until clients have heard of a version of the table."""
    for client in clients:
        await client.until(lambda client=client: (client.version or 0) >= version)


def cookie_of(client: Client) -> str:
    """The cookie of a client's person."""
    assert client.person
    return client.person.cookie


async def at_one_screen(person: Person, server: Server, board: str, seats: int) -> Client:
    """A started game in which one person has all seats."""
    names = ["Anna", "Bo", "Cleo", "Dag", "Eva"][:seats]
    plan = [{"kind": "person", "name": name} for name in names]
    body = {"board": board, "seats": plan, "start": True}
    created = (await person.request("POST", "/api/tables", json=body)).json()
    assert "id" in created, f"expected a table, not {created}"
    client = Client(person, server.url, created["id"])
    await client.connect()
    return client


async def play_until(
    client: Client, condition: Condition, random: Random, weights: dict[str, float]
) -> bool:
    """Play at random until the condition is met; False if it never is."""
    for _ in range(MOST_MOVES):
        seat = next((s for s in client.seats if client.legal.get(s)), None)
        if seat is None or client.over:
            return False
        moves = client.legal[seat]
        if condition(client.views[seat], moves):
            return True
        verbs = sorted({move.split()[0] for move in moves})
        [verb] = random.choices(verbs, [weights.get(verb, 1.0) for verb in verbs])
        move = random.choice([move for move in moves if move.split()[0] == verb])
        version = await client.do("play", seat=seat, move=move)
        await reach(version, client)
    return False


@contextmanager
def opened(browser: Browser, at: Arranged, size: str = "desk", **options: Any) -> Iterator[Page]:
    """The table's page, as the player who is to decide sees it."""
    options = {"reduced_motion": "reduce"} | options  # nothing moves during measurements
    context = browser.new_context(viewport=SIZES[size], **options)
    name, value = at.cookie.split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": at.server.url}])
    page = context.new_page()
    page.goto(f"{at.server.url}/#/table/{at.table}")
    if at.shared:
        lift_curtain(page)
    yield page
    context.close()


def lift_curtain(page: Page) -> None:
    """Lift the curtain for the next player at this screen."""
    page.locator(".curtain").get_by_role("button", name=like("curtain-show")).click()


def go_on(page: Page) -> None:
    """Go on to the next decision of anybody at this screen, once the last one has arrived."""
    page.locator("[data-settled=true]").wait_for()
    page.locator("header.mine, .curtain").first.wait_for()
    if page.locator(".curtain").count():
        lift_curtain(page)


def log(page: Page) -> Locator:
    """What the players did; on a phone, opens the log.

    Leaves out what the table itself announces: that the end is near may be newer.
    """
    page.locator("[data-tab=log], .log").first.wait_for()
    closed = page.locator("[data-tab=log][aria-expanded=false]")
    if closed.count():
        closed.click()
    return page.locator(".log li:not(.table)")


def latest_turn(page: Page) -> Locator:
    """The group of the log with what a player did last; on a phone, opens the log."""
    log(page)
    return page.locator(".log ul").filter(has=page.locator("li:not(.table)")).first
