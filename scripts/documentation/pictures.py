"""Takes the pictures of the documentation: a real server, a real browser, real games.

    make pictures

They go to docs/pictures. Every run deals new games, so look at the pictures before you commit them.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from documentation.film import Film, spot
from documentation.games import Game, after, to_claim
from documentation.gathering import ROOT
from needs import CHROMIUM
from server.running import Nursery, Server, running
from web.conftest import ARGUMENTS
from web.loading import NEXT_FRAME, load
from web.sizes import DESK, PHONE
from web.texts import say
from web.visiting import choose_board

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82
FILMED = {"width": 1152, "height": 720}
WIDTH = 864
"""Of an animated picture, in pixels."""
KNOWN = ".tickets .one:is(.joined, .possible, .lost)"
"""Tickets whose outlook has arrived."""
MIDDLE = """path => {
    const half = path.getPointAtLength(path.getTotalLength() / 2);
    const { x, y } = half.matrixTransform(path.getScreenCTM());
    return [x, y];
}"""
"""The point in the middle of a line on the board."""


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for take in (start, table, phone, result, claim, plan, lesson):
            take(server, browser)
        browser.close()
    for file in sorted(FOLDER.iterdir()):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} kB")


@contextmanager
def serving() -> Iterator[Server]:
    """A server without any games."""
    nursery = Nursery()
    with tempfile.TemporaryDirectory() as folder, running(nursery, Path(folder)) as server:
        yield server
    nursery.close()


def save(page: Page, name: str, width: int) -> None:
    """Keep what a page shows, at this width."""
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    height = round(picture.height * width / picture.width)
    picture = picture.resize((width, height), Image.Resampling.LANCZOS)
    picture.save(FOLDER / name, quality=QUALITY, method=6)


@contextmanager
def visit(browser: Browser, address: str, **options: Any) -> Iterator[Page]:
    """A page of somebody new."""
    options = {"viewport": DESK, "reduced_motion": "reduce"} | options
    with browser.new_context(**options) as context:
        page = context.new_page()
        load(page, address)
        yield page


@contextmanager
def seated(browser: Browser, game: Game, **options: Any) -> Iterator[Page]:
    """The table's page of the person who plays a game."""
    page = game.page(browser, **{"viewport": DESK} | options)
    load(page, game.address)
    page.locator("header.mine, .verdict").first.wait_for()
    if page.locator(".tickets .one").count():
        page.locator(KNOWN).first.wait_for()
    yield page
    page.context.close()


def start(server: Server, browser: Browser) -> None:
    """The start page."""
    with visit(browser, server.url) as page:
        page.locator("form").wait_for()
        page.wait_for_load_state("networkidle")
        save(page, "start.webp", 1200)


def table(server: Server, browser: Browser) -> None:
    """A game in progress on a large screen."""
    game = Game(server, "europe", "hard", "medium", "medium", until=after(55))
    with seated(browser, game) as page:
        save(page, "table.webp", 1200)


def phone(server: Server, browser: Browser) -> None:
    """A game in progress on a phone, in the dark."""
    game = Game(server, "nordic", "hard", "medium", until=after(50))
    options = {"viewport": PHONE, "device_scale_factor": 2, "color_scheme": "dark"}
    with seated(browser, game, **options) as page:
        page.get_by_role("button", name=say("board-whole")).click()
        page.mouse.click(5, 5)  # the button loses its focus
        page.evaluate(NEXT_FRAME)
        save(page, "phone.webp", 520)


def result(server: Server, browser: Browser) -> None:
    """The end of a game."""
    with seated(browser, Game(server, "great-lakes", "medium", "easy")) as page:
        save(page, "result.webp", 1200)


def pay(film: Film) -> None:
    """Choose the first way to pay, and confirm."""
    dialog = film.page.get_by_role("dialog")
    dialog.wait_for()
    film.show(900)
    ways = dialog.locator(".ways button")
    film.click(ways.first if ways.count() else dialog.locator("button.main"), 700)


def claim(server: Server, browser: Browser) -> None:
    """Claiming a route, and what the bot does after that."""
    game = Game(server, "europe", "medium", until=to_claim("europe", 4, 20))
    with seated(browser, game, viewport=FILMED) as page:
        film = Film(page, WIDTH, (560, 690))
        film.show(900)
        route = game.advice["move"].split()[1]
        film.click(page.locator(f"g.route.legal[data-route='{route}']"))
        pay(film)
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.locator("header.mine").wait_for()
        film.point((560, 690), 3000)
        film.save(FOLDER / "claim.webp")


def plan(server: Server, browser: Browser) -> None:
    """Planning a ticket: its path, the price of a route, and the cards that are missing."""
    game = Game(server, "europe", "medium", until=after(6))
    with seated(browser, game, viewport=FILMED) as page:
        film = Film(page, WIDTH, (560, 560))
        film.show(700)
        film.point(page.locator(".tickets .one.possible").first, 1800)
        wanted = page.locator(".highlights .ticket").first
        wanted.wait_for(state="attached")
        x, y = wanted.evaluate(MIDDLE)
        film.click((x, y))
        page.locator("[data-place-card]").wait_for()
        film.show(1600)
        film.click(page.get_by_role("button", name=say("plan-add")))
        expect(page.locator(".highlights .plan")).to_have_count(1)
        film.show(900)
        page.keyboard.press("Escape")
        mine = page.locator("[data-plan]")
        mine.scroll_into_view_if_needed()
        film.point(mine, 2800)
        film.save(FOLDER / "plan.webp")


def lesson(server: Server, browser: Browser) -> None:
    """A lesson: the coach explains a tunnel, and the reader digs it."""
    with visit(browser, server.url, viewport=FILMED) as page:
        choose_board(page, "europe")
        page.get_by_role("link", name=say("start-lesson")).click()
        page.get_by_role("button", name=say("lesson-go")).click()
        coach = page.locator(".coach[data-step=lesson-europe]")
        coach.wait_for()
        film = Film(page, WIDTH, (560, 600))
        film.show(2200)
        film.click(page.get_by_role("button", name=say("coach-next"), exact=True))
        coach = page.locator(".coach[data-step=lesson-tunnel][data-at]")
        coach.wait_for()
        film.show(2200)
        at = coach.get_attribute("data-at") or ""
        film.click(spot(page.locator(f"g.route.legal{at}")))
        pay(film)
        page.locator(".coach[data-step=lesson-surcharge]").wait_for()
        film.show(3500)
        film.save(FOLDER / "lesson.webp")


if __name__ == "__main__":
    main()
