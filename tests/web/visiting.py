"""A person at the browser: clicks what can be clicked until the game is over."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page

WAIT = 15_000
PLACES = {
    "claim": "g.route.legal",
    "city": "circle.choose",
    "site": ".acts button.site[aria-pressed=false]",
    "exchange": ".acts button.exchange",
    "take": "button.place:not([disabled])",
    "draw": "button.deck:not([disabled])",
}
"""Where something can be clicked."""
WEIGHTS = {"claim": 8, "city": 9, "site": 0.5, "exchange": 0.1, "take": 4, "draw": 1}
"""How often each is chosen: enough claims for games to end soon."""


class Visitor:
    """Plays through the page alone; what it does not show, the visitor does not know."""

    def __init__(self, page: Page, pictures: Path) -> None:
        self.page = page
        self.pictures = pictures
        self.random = Random(7)
        self.problems: list[str] = []
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self._heard(said.type, said.text))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.problems.append(text)

    def picture(self, name: str) -> None:
        """Keep what the page looks like."""
        self.page.screenshot(path=self.pictures / f"{name}.png", full_page=True)

    def start(self, url: str, board: str) -> None:
        """From the first page to a table, by choosing a board and one click."""
        self.page.goto(url)
        self.page.get_by_text(board, exact=True).click()
        self.picture("start")
        self.page.get_by_role("button", name="Start the game").click()
        self.page.locator("header.mine").wait_for()

    @property
    def over(self) -> bool:
        """Whether the scores are shown."""
        return self.page.locator(".scores").count() > 0

    def act(self) -> str:
        """One decision, when it is ours; what it was."""
        page = self.page
        page.locator("header.mine, .scores").first.wait_for()
        if self.over:
            return "over"
        if page.get_by_role("dialog").count():
            return self._answer()
        offered = [what for what in WEIGHTS if page.locator(PLACES[what]).count()]
        [what] = self.random.choices(offered, [WEIGHTS[one] for one in offered])
        self._click(page.locator(PLACES[what]))
        return what

    def _click(self, places: Locator) -> None:
        """One of several things, as they are shown now."""
        place = places.nth(self.random.randrange(places.count()))
        builds = place.get_attribute("role") == "button"
        if place.evaluate("thing => thing.ownerSVGElement !== null"):
            # A phone shows part of the board at first.
            self.page.get_by_role("button", name="The whole board").click()
        spaces = place.locator("rect")
        # The middle of a route's frame may belong to another route: a space never does.
        (spaces.first if spaces.count() else place).click()
        if builds:
            self.page.get_by_role("dialog").wait_for()

    def _answer(self) -> str:
        """The dialog that is open: the first way to pay, as many tickets as one may, and so on."""
        dialog = self.page.get_by_role("dialog")
        ways = dialog.locator(".ways button")
        done = dialog.locator("button.main")
        if ways.count():
            ways.first.click()
            return "pay"
        boxes = dialog.get_by_role("checkbox").all()
        for box in boxes:
            box.check()
        while boxes and done.is_disabled():
            boxes.pop().uncheck()
        if done.is_disabled():
            dialog.get_by_role("radio").first.check()
        kind = "keep" if boxes else "confirm"
        done.click()
        return kind

    def play_out(self, most: int = 900) -> list[str]:
        """Decide until the game is over; what was done."""
        done: list[str] = []
        while len(done) < most and not self.over:
            done.append(self.act())
            if len(done) in (1, 12):
                self.picture(f"after-{len(done)}")
        return done
