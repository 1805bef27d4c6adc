"""The drawn board in the browser: seen nearer, moved, and chosen from."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from server.running import Server
from web.visiting import Visitor


@pytest.fixture(autouse=True)
def at_the_first_turn(server: Server, page: Page, visitor: Visitor) -> None:
    visitor.start(server.url, "New York")
    page.get_by_role("dialog").wait_for()
    while page.get_by_role("dialog").count():
        visitor.act()
        page.locator("header.mine").wait_for()
    page.locator("g.route.legal").first.wait_for()


def seen(page: Page) -> list[float]:
    """The part of the board that is seen: left, top, width, height."""
    box = page.locator("svg.board").get_attribute("viewBox") or ""
    return [float(number) for number in box.split()]


def middle_of_a_choice(page: Page) -> tuple[float, float]:
    box = page.locator("g.route.legal rect").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def come_nearer(page: Page, x: float, y: float) -> None:
    """Turn the wheel, and wait until the board has heard it."""
    width = seen(page)[2]
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    script = "was => document.querySelector('svg.board').viewBox.baseVal.width < was"
    page.wait_for_function(script, arg=width - 1)


def test_buttons_bring_the_board_nearer_and_back(page: Page) -> None:
    before = seen(page)
    page.get_by_role("button", name="Nearer").click()
    assert seen(page)[2] == pytest.approx(before[2] / 1.5)
    page.get_by_role("button", name="Farther away").click()
    page.get_by_role("button", name="Nearer").click()
    page.get_by_role("button", name="The whole board").click()
    assert seen(page) == pytest.approx(before)


def test_the_wheel_zooms_around_the_pointer(page: Page) -> None:
    x, y = middle_of_a_choice(page)
    before = seen(page)
    come_nearer(page, x, y)
    assert seen(page)[2] < before[2] / 1.5
    assert middle_of_a_choice(page) == pytest.approx((x, y), abs=2)


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
    """A point some pixels away from the long side of a space that may be chosen."""
    script = """space => {
        const { x, y, width } = space.getBBox();
        const { c, d } = space.getScreenCTM();
        const away = new DOMPoint(x + width / 2, y - 8 / Math.hypot(c, d));
        const { x: left, y: top } = away.matrixTransform(space.getScreenCTM());
        return [left, top];
    }"""
    x, y = page.locator("g.route.legal rect").first.evaluate(script)
    return x, y


def test_a_click_beside_a_route_means_the_route(page: Page) -> None:
    page.mouse.click(*beside_a_choice(page))
    expect(page.get_by_role("dialog")).to_be_visible()


def test_keys_choose_and_move(page: Page) -> None:
    page.locator("svg.board").focus()
    page.keyboard.press("+")
    before = seen(page)
    page.keyboard.press("ArrowRight")
    assert seen(page)[0] > before[0]
    page.keyboard.press("0")
    page.locator("g.route.legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
