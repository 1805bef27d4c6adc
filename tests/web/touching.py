"""Real touches on a board, with one finger or two."""

from __future__ import annotations

from playwright.sync_api import Page

STEPS = 8
FAR = 26
"""The least distance in pixels between a free spot and any route or city: nearer touches hit it."""
FREE_SPOT = """far => {
    const board = document.querySelector("svg.board");
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const choices = [...document.querySelectorAll("[data-route] rect, [data-city], circle.choose")];
    const boxes = choices.map((one) => one.getBoundingClientRect());
    const away = (x, y) => boxes.every((box) => Math.hypot(
        Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) > far);
    for (let y = top + far; y < bottom - far; y += 10) {
        for (let x = left + far; x < right - far; x += 10) {
            if (away(x, y) && board.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    }
    return null;
}"""

AT_REST = """() => new Promise((done) => {
    let before = "", since = 0;
    const look = (now) => {
        const { x, y, width, height } = document.querySelector("svg.board").getBoundingClientRect();
        const here = [x, y, width, height].join();
        if (here !== before) [before, since] = [here, now];
        if (now - since > 500) done(true);
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""
"""Resolves when the board has kept its place for half a second: notices come and go beside it."""

Points = list[tuple[float, float]]


def middle_of_board(page: Page) -> tuple[float, float]:
    """The centre of the board's viewport, once everything beside it has arrived."""
    page.evaluate(AT_REST)
    box = page.locator("svg.board").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def free_spot(page: Page) -> tuple[float, float]:
    """A point of the board away from everything that a touch hits."""
    page.evaluate(AT_REST)
    spot = page.evaluate(FREE_SPOT, FAR)
    assert spot, "expected a part of the board without routes and cities"
    return spot[0], spot[1]


def touch(page: Page, way: list[Points]) -> None:
    """Put fingers down at the first points, move them along the next ones, and lift them."""
    line = page.context.new_cdp_session(page)
    for i, points in enumerate(way):
        at = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        kind = "touchMove" if i else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()
    # Movements are drawn with the next frame.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done(true)))")


def tap(page: Page, x: float, y: float, when: float) -> None:
    """Tap a point at a given time in seconds, independent of how long the test takes."""
    line = page.context.new_cdp_session(page)
    for kind, points, at in (
        ("touchStart", [{"x": x, "y": y}], when),
        ("touchEnd", [], when + 0.02),
    ):
        event = {"type": kind, "touchPoints": points, "timestamp": at}
        line.send("Input.dispatchTouchEvent", event)
    line.detach()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done(true)))")


def pinch(
    page: Page,
    x: float,
    y: float,
    before: float,
    after: float,
    *,
    upright: bool = False,
    by: tuple[float, float] = (0, 0),
) -> None:
    """Two fingers, at given distances from the point between them before and after; `by` moves
    that point."""

    def fingers(part: float) -> Points:
        far = before + (after - before) * part
        across, down = (0.0, far) if upright else (far, 0.0)
        at_x, at_y = x + by[0] * part, y + by[1] * part
        return [(at_x - across, at_y - down), (at_x + across, at_y + down)]

    touch(page, [fingers(i / STEPS) for i in range(STEPS + 1)])


def swipe_up(page: Page, x: float, y: float, far: float = 120) -> None:
    """Swipe up with one finger."""
    touch(page, [[(x, y - far * i / STEPS)] for i in range(STEPS + 1)])
