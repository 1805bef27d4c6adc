"""A real server with the built client, and a real browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from needs import CHROMIUM
from server.running import Nursery, Server, running
from waiting import LIMIT_MS
from web.sitting_down import Friend
from web.sizes import DESK, PHONE
from web.visiting import Visitor

HERE = Path(__file__).parent
# Chromium's sandbox refuses to run as root, which tests in a container do. Without a graphics card,
# Chromium would emulate one, which is slower than drawing without.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer"]

# TEST_DEAL=random deals as servers do; any other name picks another fixed deal.
DEAL = os.environ.get("TEST_DEAL", "first")

expect.set_options(timeout=LIMIT_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the browser tests last, whole games first among them.

    Playwright leaves an event loop running, in which other tests cannot start theirs. Whole games
    go first so that no process is left playing one while the others are idle.
    """
    items.sort(
        key=lambda item: (HERE in item.path.parents) * (1 + ("whole_game" not in item.path.name))
    )


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers that deal the same cards in every run."""
    nursery = Nursery(*[DEAL] * (DEAL != "random"))
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that serves the pages."""
    with running(nursery, tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium; Playwright brings none of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=ARGUMENTS, timeout=LIMIT_MS
        )
        browser.on("context", lambda context: context.set_default_timeout(LIMIT_MS))
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page on a desktop, without animations to wait for."""
    page = browser.new_page(viewport=DESK, reduced_motion="reduce")
    yield page
    page.close()


@pytest.fixture
def finger(browser: Browser) -> Iterator[Page]:
    """A page on a touch phone, without animations to wait for."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


@pytest.fixture
def visitor(page: Page) -> Iterator[Visitor]:
    """A visitor at that page; fails if the page reports problems."""
    visitor = Visitor(page)
    yield visitor
    assert visitor.problems == []


@pytest.fixture
def anna(browser: Browser, server: Server) -> Iterator[Friend]:
    """A person with a browser."""
    friend = Friend(browser, server.url, "Anna")
    yield friend
    friend.close()


@pytest.fixture
def ben(browser: Browser, server: Server) -> Iterator[Friend]:
    """A second person with a browser."""
    friend = Friend(browser, server.url, "Ben")
    yield friend
    friend.close()


@pytest.fixture
def cleo(browser: Browser, server: Server) -> Iterator[Friend]:
    """A third one."""
    friend = Friend(browser, server.url, "Cleo")
    yield friend
    friend.close()
