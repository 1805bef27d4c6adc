"""A person at the browser: clicks what can be clicked until the game is over."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

WAIT = 15_000


class Visitor:
    """Plays through the page alone; what it does not show, the visitor does not know."""

    def __init__(self, page: Page, pictures: Path) -> None:
        self.page = page
        self.pictures = pictures
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
        self.page.get_by_role("dialog").wait_for()

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
        claims = page.locator("g.route.legal")
        if claims.count():
            claims.last.focus()
            page.keyboard.press("Enter")
            page.get_by_role("dialog").wait_for()
            return "claim"
        draws = page.locator("button.deck:not([disabled])")
        takes = page.locator("button.place:not([disabled])")
        (takes if takes.count() else draws).first.click()
        return "cards"

    def _answer(self) -> str:
        """The dialog that is open: pay the first way, or keep all that is offered."""
        dialog = self.page.get_by_role("dialog")
        ways = dialog.locator(".way")
        if ways.count():
            ways.first.click()
            return "pay"
        for box in dialog.get_by_role("checkbox").all():
            box.check()
        dialog.locator("button.main").click()
        return "keep"

    def play_out(self, most: int = 400) -> list[str]:
        """Decide until the game is over; what was done."""
        done: list[str] = []
        while len(done) < most and not self.over:
            done.append(self.act())
            if len(done) in (1, 12):
                self.picture(f"after-{len(done)}")
        return done
