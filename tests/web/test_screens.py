"""Tables on every screen: the board has most of the space, and nothing is covered or cut off.

Each table is set up once; its page is then resized.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize, expect

from needs import CHROMIUM
from server.playing import Message
from server.running import Server
from waiting import LIMIT_MS
from web.conftest import ARGUMENTS
from web.deciding import arranged, finished, opened
from web.fitting import overflowing
from web.pictures import picture
from web.sitting_down import NEXT_FRAME
from web.sizes import DESK, LOW, PHONE, SCREENS, TINY

BOARDS = ["europe", "new-york", "nordic", "great-lakes", "iberia"]
KINDS = {"new-york": 6, "great-lakes": 13}
"""How many kinds of cards to hold on a board: nearly all that there are, or as many as a player
ever has."""
MEASURED = {"great-lakes", "new-york"}
"""The board with the most to show, and a tall one; the others are left to `make slow-test`."""
LEAST_SHARE = 0.55
MEASURE = """() => {
    const box = (one) => one.getBoundingClientRect();
    const name = (one) => one.getAttribute("aria-label") || one.textContent.trim() || one.outerHTML;
    const board = document.querySelector("svg.board");
    const frame = box(board);
    const seen = (x, y) => x > frame.left + 2 && x < frame.right - 2 &&
        y > frame.top + 2 && y < frame.bottom - 2;
    const covered = [...board.querySelectorAll("g.route > rect, g.row > rect, circle")].filter(
        (one) => {
            const { x, y, width, height } = box(one);
            const at = [x + width / 2, y + height / 2];
            return seen(...at) && !board.contains(document.elementFromPoint(...at));
        });
    const controls = [...document.querySelectorAll(
        ".page button, .page a, .page summary, .page select, .page input")].filter((one) =>
            one.checkVisibility({ visibilityProperty: true }) &&
            getComputedStyle(one.closest(".skip, .words") ?? one).clipPath === "none");
    const scrolls = (one) => one && (
        getComputedStyle(one).overflowY === "auto" && one.scrollHeight > one.clientHeight + 1
            ? one : scrolls(one.parentElement));
    const bad = { covered: covered.map(name), small: [], cut: [], under: [] };
    for (const one of controls) {
        const { left, top, right, bottom, width, height } = box(one);
        if (width < 43.9 || height < 43.9) bad.small.push(name(one) + ` ${width}x${height}`);
        if (scrolls(one.parentElement)) continue;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            bad.cut.push(name(one));
        const top_ = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!one.contains(top_)) bad.under.push(name(one));
    }
    const hand = document.querySelector(".hand .cards");
    if (hand && hand.scrollHeight > hand.clientHeight + 1) bad.cut.push("hand");
    const share = (frame.width * frame.height) / (innerWidth * innerHeight);
    return { share, bad };
}"""
"""The board's share of the screen, and what is wrong: parts of the board under something else,
controls that are too small, cut off by the window or under something else."""


def resize(page: Page, size: ViewportSize) -> None:
    """Change the window, and wait until the page has followed."""
    page.set_viewport_size(size)
    page.wait_for_function(
        "size => innerWidth === size.width && innerHeight === size.height", arg=size
    )
    page.evaluate(NEXT_FRAME)
    page.evaluate(NEXT_FRAME)


@contextmanager
def table(server: Server, browser: Browser, board: str) -> Iterator[Page]:
    """A table whose player has many kinds of cards and may do anything."""
    kinds = KINDS.get(board, 8)

    def ready(view: Message, moves: list[str]) -> bool:
        return view["phase"] == "main" and len(view["hand"]) >= kinds

    at = arranged(server, board, ready, claim=0.05, tickets=0.0, harbour=0.0)
    with opened(browser, at) as page:
        page.locator(".hand .chip").nth(kinds - 1).wait_for()
        yield page


@pytest.mark.parametrize(
    "board",
    [pytest.param(one, marks=[pytest.mark.slow] * (one not in MEASURED)) for one in BOARDS],
)
def test_the_board_has_most_of_every_screen_and_nothing_is_covered_or_cut(
    server: Server, browser: Browser, board: str
) -> None:
    wrong = {}
    with table(server, browser, board) as page:
        for size in SCREENS:
            resize(page, size)
            # A busy browser arranges the page some frames later.
            with suppress(TimeoutError):
                page.wait_for_function(f"() => !({MEASURE})().bad.cut.length", timeout=3000)
            found = page.evaluate(MEASURE)
            bad = {what: ones for what, ones in found["bad"].items() if ones}
            if found["share"] < LEAST_SHARE:
                bad["share"] = found["share"]
            if texts := overflowing(page):
                bad["overflowing"] = texts
            if bad:
                wrong[f"{size['width']}x{size['height']}"] = bad
            picture(page, f"{board} {size['height']} screen")
    assert not wrong, f"{board}: {wrong}"


def test_no_card_moves_or_rescales_the_board(server: Server, browser: Browser) -> None:
    """Nor does the second line of the header, or what can be done next."""
    looks = """() => [document.querySelector("svg.board").getAttribute("viewBox"),
        ...Object.values(document.querySelector("svg.board").getBoundingClientRect().toJSON())]"""

    def few(view: Message, moves: list[str]) -> bool:
        return view["phase"] == "main" and len(view["hand"]) <= 4

    with opened(browser, arranged(server, "great-lakes", few)) as page:
        resize(page, TINY)
        page.wait_for_load_state("networkidle")  # fonts, and what is loaded when it is needed
        page.evaluate(NEXT_FRAME)
        before = page.evaluate(looks)
        chips = page.locator(".hand .chip").all_inner_texts()
        page.locator("button.deck:not([disabled]):not(.tickets)").first.click()
        page.locator(".notice:not(:empty)").wait_for()
        expect(page.locator(".hand .chip")).not_to_have_text(chips)
        assert page.evaluate(looks) == before


@pytest.mark.parametrize("size", [TINY, LOW], ids=["upright", "landscape"])
def test_five_players_fit_the_header_and_text_covers_the_table(
    server: Server, browser: Browser, size: ViewportSize
) -> None:
    outside = """() => [...document.querySelectorAll(".strip .one")].flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        const parts = [...one.querySelectorAll("strong, .left > *")].filter((part) =>
            part.checkVisibility());
        return parts.map((part) => part.getBoundingClientRect())
            .filter((part) => part.left < left - 1 || part.right > right + 1).length;
    })"""
    through = """() => {
        const words = document.querySelector(".words.open");
        return [...document.querySelectorAll(".mine button, .side button")].filter((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return top && !words.contains(top);
        }).length;
    }"""
    at = arranged(server, "great-lakes", lambda view, moves: view["phase"] == "main", seats=5)
    with opened(browser, at) as page:
        resize(page, size)
        page.wait_for_function(f"() => ({outside})().join() === '0,0,0,0,0'")
        page.keyboard.press("b")
        page.locator(".words.open").wait_for()
        assert page.evaluate(through) == 0


def test_with_reduced_motion_nothing_changes_gradually(server: Server, browser: Browser) -> None:
    """Not even briefly: when the theme changes, nested transitions leave text in the old colour."""
    at = arranged(server, "new-york", lambda view, moves: view["phase"] == "main")
    with opened(browser, at) as page:
        page.locator(".tickets .one").first.wait_for()
        durations = page.evaluate(
            """() => [...new Set([...document.querySelectorAll("*")].map(
                (one) => getComputedStyle(one).transitionDuration))]"""
        )
        assert durations == ["0s"]


@pytest.mark.parametrize("size", [TINY, LOW], ids=["upright", "landscape"])
def test_own_tickets_stay_in_sight_while_drafting(
    server: Server, browser: Browser, size: ViewportSize
) -> None:
    def second(view: Message, moves: list[str]) -> bool:
        return view["phase"] == "draft" and len(view["tickets"] or []) > 0

    with opened(browser, arranged(server, "iberia", second)) as page:
        resize(page, size)
        own = page.locator(".sheet .own li").first
        expect(own).to_be_in_viewport()
        page.locator(".sheet input").first.check()
        expect(page.locator(".sheet button.main")).to_be_in_viewport()
        page.locator(".sheet .leave").click()
        expect(page.locator(".sheet .back")).to_be_in_viewport()
        assert not page.evaluate(MEASURE)["bad"]["covered"]


PAGES = ["", "#/setup", "#/lobby", "#/games", "#/me", "#/rules/europe", "#/guide"]
ZOOMED: ViewportSize = {"width": 320, "height": 256}
"""A window of 1280 by 1024 at a zoom of 400 %."""


@pytest.fixture(scope="module")
def large(browser: Browser) -> Iterator[Browser]:
    """A browser whose text is twice as large."""
    arguments = [*ARGUMENTS, "--blink-settings=defaultFontSize=32"]
    large = browser.browser_type.launch(executable_path=CHROMIUM, args=arguments, timeout=LIMIT_MS)
    yield large
    large.close()


@pytest.mark.parametrize("size", [PHONE, DESK, ZOOMED], ids=["phone", "desk", "zoomed"])
def test_pages_fit_with_large_text_and_zoomed(
    server: Server, browser: Browser, large: Browser, size: ViewportSize
) -> None:
    """WCAG 1.4.4 and 1.4.10."""
    bad = {}
    page = (browser if size is ZOOMED else large).new_page(viewport=size, reduced_motion="reduce")
    for place in PAGES:
        page.goto(f"{server.url}/{place}")
        page.locator("h1, h2").first.wait_for()
        bad[place] = overflowing(page)
        picture(page, f"large {place}")
    page.close()
    assert not any(bad.values()), f"{bad}"


@pytest.mark.parametrize("zoomed", [False, True], ids=["large", "zoomed"])
def test_games_fit_with_large_text_and_zoomed(
    server: Server, browser: Browser, large: Browser, zoomed: bool
) -> None:
    bad = {}
    sizes = [ZOOMED] if zoomed else [PHONE, LOW, DESK]
    visited = browser if zoomed else large

    def measure(page: Page, shown: str) -> None:
        page.locator(shown).first.wait_for()
        for size in sizes:
            resize(page, size)
            bad[f"{shown} {size['width']}"] = overflowing(page)
            picture(page, f"large {shown}")

    with table(server, visited, "new-york") as page:
        measure(page, ".hand .chip")
    over = finished(server, "new-york")
    with opened(visited, over) as page:
        measure(page, ".verdict")
        page.goto(f"{server.url}/#/replay/{over.table}")
        measure(page, ".controls")
    assert not any(bad.values()), f"{bad}"
