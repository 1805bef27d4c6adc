"""The drawn board in the browser: zooming, moving, and choosing."""

from __future__ import annotations

from collections.abc import Iterator
from time import time

import pytest
from playwright.sync_api import Page, expect

from server.running import Server
from waiting import wait_until
from web.loading import NEXT_FRAME
from web.texts import say
from web.touching import free_spot, middle_of_board, pinch, swipe_up, tap
from web.visiting import Visitor


@pytest.fixture(autouse=True)
def at_the_first_turn(request: pytest.FixtureRequest, server: Server) -> Iterator[None]:
    """A table where something can be claimed; on a phone for tests that use `finger`."""
    touched = "finger" in request.fixturenames
    page: Page = request.getfixturevalue("finger" if touched else "page")
    visitor = Visitor(page)
    visitor.start(server.url, "new-york")
    page.get_by_role("dialog").wait_for()
    while page.get_by_role("dialog").count():
        visitor.act()
        page.locator("header.mine").wait_for()
    page.locator("g.route.legal").first.wait_for()
    yield
    assert visitor.problems == []


def seen(page: Page) -> list[float]:
    """The visible part of the board: left, top, width, height."""
    box = page.locator("svg.board").get_attribute("viewBox") or ""
    return [float(number) for number in box.split()]


def middle_of_a_choice(page: Page) -> tuple[float, float]:
    box = page.locator("g.route.legal rect").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def come_nearer(page: Page, x: float, y: float) -> None:
    """Turn the wheel, and wait until the board has responded."""
    width = seen(page)[2]
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    script = "was => document.querySelector('svg.board').viewBox.baseVal.width < was"
    page.wait_for_function(script, arg=width - 1)


def test_buttons_zoom_in_and_out(page: Page) -> None:
    before = seen(page)
    page.get_by_role("button", name=say("board-nearer")).click()
    assert seen(page)[2] == pytest.approx(before[2] / 1.5)
    page.get_by_role("button", name=say("board-farther")).click()
    page.get_by_role("button", name=say("board-nearer")).click()
    page.get_by_role("button", name=say("board-whole")).click()
    assert seen(page) == pytest.approx(before)


def test_the_wheel_zooms_around_the_pointer(page: Page) -> None:
    # At an edge, the board would rather fill its place.
    x, y = middle_of_board(page)
    width, point = seen(page)[2], under(page, x, y)
    come_nearer(page, x, y)
    assert seen(page)[2] < width / 1.5
    assert under(page, x, y) == pytest.approx(point, abs=2)


def test_a_drag_moves_the_board_and_chooses_nothing(page: Page) -> None:
    x, y = middle_of_a_choice(page)
    come_nearer(page, x, y)
    before = seen(page)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=5)
    page.mouse.up()
    assert seen(page)[:2] != pytest.approx(before[:2])
    assert page.get_by_role("dialog").count() == 0


def beside_a_choice(page: Page) -> tuple[float, float]:
    """A point some pixels beside a space that can be chosen, and on nothing else."""
    script = """spaces => spaces.map((space) => {
        const { x, y, width } = space.getBBox();
        const { c, d } = space.getScreenCTM();
        const away = new DOMPoint(x + width / 2, y - 8 / Math.hypot(c, d));
        const { x: left, y: top } = away.matrixTransform(space.getScreenCTM());
        return [left, top];
    }).find((at) => !document.elementFromPoint(...at)?.closest("[data-route], [data-city]"))"""
    x, y = page.locator("g.route.legal rect").evaluate_all(script)
    return x, y


def test_a_click_next_to_a_route_hits_the_route(page: Page) -> None:
    page.mouse.click(*beside_a_choice(page))
    expect(page.get_by_role("dialog")).to_be_visible()


def test_keys_choose_and_move(page: Page) -> None:
    page.locator("svg.board").focus()
    # Until the board is wider than its place.
    page.keyboard.press("+")
    page.keyboard.press("+")
    before = seen(page)
    page.keyboard.press("ArrowRight")
    assert seen(page)[0] > before[0]
    page.keyboard.press("0")
    page.locator("g.route.legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def under(page: Page, x: float, y: float) -> tuple[float, float]:
    """The board point at a point of the page."""
    script = """([x, y]) => {
        const board = document.querySelector("svg.board");
        const at = new DOMPoint(x, y).matrixTransform(board.getScreenCTM().inverse());
        return [at.x, at.y];
    }"""
    left, top = page.evaluate(script, [x, y])
    return left, top


def zoom_of_page(page: Page) -> float:
    """The pinch zoom of the whole page."""
    return float(page.evaluate("visualViewport.scale"))


@pytest.mark.parametrize("upright", [False, True], ids=["across", "upright"])
def test_spreading_two_fingers_zooms_in_around_the_point_between_them(
    finger: Page, upright: bool
) -> None:
    x, y = middle_of_board(finger)
    width, point = seen(finger)[2], under(finger, x, y)
    pinch(finger, x, y, 40, 80, upright=upright)
    assert seen(finger)[2] == pytest.approx(width / 2, rel=0.01)
    assert under(finger, x, y) == pytest.approx(point, abs=2)
    pinch(finger, x, y, 80, 40, upright=upright)
    assert seen(finger)[2] == pytest.approx(width, rel=0.01)
    assert zoom_of_page(finger) == 1


def test_two_fingers_that_move_together_move_the_board(finger: Page) -> None:
    x, y = middle_of_board(finger)
    pinch(finger, x, y, 40, 80)
    width, point = seen(finger)[2], under(finger, x, y)
    pinch(finger, x, y, 40, 40, by=(30, 50))
    assert seen(finger)[2] == pytest.approx(width, rel=0.01)
    assert under(finger, x + 30, y + 50) == pytest.approx(point, abs=2)


def test_a_double_tap_zooms_in_around_it(finger: Page) -> None:
    x, y = free_spot(finger)
    width, point = seen(finger)[2], under(finger, x, y)
    now = time()
    tap(finger, x, y, now)
    assert seen(finger)[2] == pytest.approx(width)
    tap(finger, x, y, now + 0.15)
    wait_until(lambda: seen(finger)[2] == pytest.approx(width / 2))
    assert under(finger, x, y) == pytest.approx(point, abs=2)
    assert zoom_of_page(finger) == 1


def test_a_pinch_claims_no_route_but_a_tap_after_it_does(finger: Page) -> None:
    finger.get_by_role("button", name=say("board-whole")).tap()
    x, y = middle_of_a_choice(finger)
    # One finger lands on the route and leaves it there.
    pinch(finger, x + 40, y, 40, 41)
    pinch(finger, x, y, 30, 45)
    # Long enough for a late click.
    finger.wait_for_timeout(400)
    assert finger.get_by_role("dialog").count() == 0
    finger.touchscreen.tap(*middle_of_a_choice(finger))
    expect(finger.get_by_role("dialog")).to_be_visible()


def test_a_scrollable_page_stays_put_during_a_pinch(finger: Page) -> None:
    # A table is exactly as tall as its screen; other pages continue below their board.
    finger.evaluate("document.body.style.minHeight = '250vh'")
    finger.get_by_role("button", name=say("board-whole")).tap()
    x, y = middle_of_board(finger)
    width = seen(finger)[2]
    pinch(finger, x, y, 40, 80, upright=True)
    assert seen(finger)[2] == pytest.approx(width / 2, rel=0.01)
    assert finger.evaluate("scrollY") == 0
    # One finger moves a board that is larger than its viewport; otherwise it scrolls the page.
    swipe_up(finger, x, y)
    assert finger.evaluate("scrollY") == 0
    # Clicked, not tapped: the browser may take a tap right after a swipe for its end.
    finger.get_by_role("button", name=say("board-whole")).click()
    assert seen(finger)[2] == pytest.approx(width)

    def scrolls() -> bool:
        # A busy browser may still think that the board takes the swipe.
        swipe_up(finger, x, y)
        finger.evaluate(NEXT_FRAME)
        return int(finger.evaluate("scrollY")) > 20

    wait_until(scrolls)
