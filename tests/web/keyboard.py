"""A person who uses only the keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from web.texts import like, say

PAYING = like("pay-title-route")
"""The name of the dialog that asks how to pay."""
FOCUSED = """() => {
    const active = document.activeElement;
    if (!active || active === document.body) return "";
    const here = active.closest("label") ?? active;
    const box = here.getBoundingClientRect();
    const shown = here.checkVisibility({ visibilityProperty: true });
    if (box.width * box.height < 9 || !shown) return "";
    return (here.getAttribute("aria-label") ?? here.textContent ?? "").trim() || here.tagName;
}"""
"""The text of the focused element; empty if nothing visible has the focus."""
SETTLED = "() => document.querySelector('header.mine, .scores') !== null"


class Typist:
    """Plays with keys alone; after each one, something visible must have the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    @property
    def focused(self) -> str:
        """The text of the focused element."""
        words = self.page.evaluate(FOCUSED)
        assert isinstance(words, str)
        return words

    def press(self, *keys: str) -> None:
        """Press keys; afterwards something must have the focus."""
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_function(f"() => ({FOCUSED})() !== ''")

    def tab_to(self, name: re.Pattern[str], most: int = 60) -> int:
        """Press Tab until an element of that name has the focus; returns how often."""
        for times in range(1, most):
            self.page.keyboard.press("Tab")
            if name.search(self.focused):
                return times
        raise AssertionError(f"expected Tab to reach {name.pattern!r}")

    @property
    def asked(self) -> bool:
        """Whether a dialog waits for an answer."""
        return self.page.get_by_role("dialog").count() > 0

    @property
    def over(self) -> bool:
        """Whether the scores are shown."""
        return self.page.locator(".scores").count() > 0

    def start(self, url: str, board: str) -> None:
        """Go from the start page to a table."""
        self.page.goto(url)
        self.page.get_by_role("button", name=say("start-go")).wait_for()
        self.tab_to(like("board-europe"))
        while say(f"board-{board}") not in self.focused:
            self.press("ArrowRight")
        self.tab_to(like("start-go"))
        self.page.keyboard.press("Enter")
        self.page.get_by_role("dialog").wait_for()

    def keep(self) -> None:
        """Keep the first ticket on offer, and as many more as required."""
        self.page.keyboard.press("m")
        done = self.page.get_by_role("dialog").locator("button.main")
        while done.is_disabled():
            self.press("Space", "Tab")
        self.tab_to(like("keep-go"))
        self.press("Enter")

    def claim(self, places: int) -> bool:
        """Claim a route on the board, `places` after the first; False if there is none."""
        self.press("r")
        if not self.page.locator("[data-place=board] [role=button]:focus").count():
            return False
        self.press(*["n"] * places, "Enter")
        self.pay()
        return True

    def pay(self) -> None:
        """Pay in the first way; the dialog has taken the focus by itself."""
        self.page.get_by_role("dialog", name=PAYING).wait_for()
        self.page.wait_for_function(
            "() => document.activeElement.closest('[role=dialog]') !== null"
        )
        pays = like("move-pay")
        if not pays.search(self.focused):
            self.tab_to(pays)
        self.press("Enter")

    def act(self, places: int = 0) -> str:
        """Make one decision; returns what it was."""
        self.page.wait_for_function(SETTLED)
        if self.over:
            return "over"
        if self.asked:
            self.keep()
            return "keep"
        if self.claim(places):
            return "claim"
        for key in "12345d":
            row = self.page.locator(".place").nth(int(key) - 1) if key != "d" else None
            if row is None or row.is_enabled():
                self.press(key)
                return "take"
        raise AssertionError("expected something to do")
