"""Open a page and wait until it has everything it asked for."""

from __future__ import annotations

from playwright.sync_api import Page, Request

from waiting import wait_until

NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""Resolves once the browser has drawn the latest changes."""
CALM = 3
"""After this many frames without a request, none will follow from the last answer."""


def load(page: Page, address: str) -> None:
    """Open an address and wait until no request is left to answer.

    Waiting for Playwright's "networkidle" would take half a second more for every page.
    """
    under_way: set[Request] = set()
    calm = 0

    def begins(request: Request) -> None:
        under_way.add(request)

    def ends(request: Request) -> None:
        under_way.discard(request)

    def is_calm() -> bool:
        nonlocal calm
        page.evaluate(NEXT_FRAME)
        calm = 0 if under_way else calm + 1
        return calm == CALM

    watched = {"request": begins, "requestfinished": ends, "requestfailed": ends}
    for event, note in watched.items():
        page.on(event, note)
    page.goto("about:blank")  # a new load, not only another hash
    page.goto(address)
    page.locator("h1").first.wait_for()
    wait_until(is_calm)
    for event, note in watched.items():
        page.remove_listener(event, note)
