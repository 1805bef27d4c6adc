"""A person at the browser, who clicks what can be clicked until the game is over."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

from web.pictures import picture
from web.texts import like, say

PLACES = {
    "claim": "g.route.legal",
    "city": "circle.choose",
    "site": ".acts button.site[aria-pressed=false]",
    "exchange": ".acts button.exchange",
    "take": "button.place:not([disabled])",
    "draw": "button.deck:not([disabled]):not(.tickets)",
    "tickets": "button.deck.tickets:not([disabled])",
}
"""Where the clickable things are."""
WEIGHTS = {"city": 60, "site": 1, "exchange": 0.2, "take": 11, "draw": 2, "tickets": 0.3}
"""How often each is chosen. Longer claims are preferred, so that games end soon."""
CURIOUS = 30
"""How much to prefer what was not done before."""
TITLES = {
    "keep": like("keep-title"),
    "first draft": like("draft-title", number=1),
    "second draft": like("draft-title", number=2),
    "pieces": like("pieces-title"),
    "exchange": like("exchange-title"),
    "claim": like("pay-title-route"),
    "station": like("pay-title-station"),
    "harbour": like("pay-title-harbour"),
    "surcharge": like("surcharge-title"),
    "build": like("build-title"),
    "tickets": like("tickets-title"),
    "refill": like("refill-title"),
    "festival": like("festival-title"),
    "pass": like("pass-title"),
}
"""The titles of dialogs, by what they are about."""
LIKED = ["green", "red", "blue", "wild"]
"""Preferred cards, the best last: collecting few colours makes for long routes."""
SITUATION = """([places, liked]) => {
    if (document.querySelector(".scores")) return { over: true };
    if (!document.querySelector("header.mine")) return null;
    const title = document.querySelector("[role=dialog] h2");
    const found = Object.entries(places).map(([what, selector]) => [
        what,
        [...document.querySelectorAll(selector)].map(
            (one) => one.querySelectorAll(":scope > rect").length || liked.indexOf(one.dataset.card)
        ),
    ]);
    if (!title && found.every(([, all]) => all.length === 0)) return null;
    return { over: false, asked: title?.textContent ?? null, places: Object.fromEntries(found) };
}"""
"""Resolves when it is our turn or the game is over: the length of each route, and how much each
card is preferred."""
FREE_SPOT = """place => {
    const spaces = [...place.querySelectorAll(":scope > rect")];
    const parts = spaces.length > 0 ? spaces : [place];
    const middles = parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part, x + width / 2, y + height / 2];
    });
    const free = middles.find(([part, x, y]) => part.contains(document.elementFromPoint(x, y)));
    return free ? free.slice(1) : null;
}"""
"""A point of an element that nothing else covers; null if there is none."""


def click_on_board(page: Page, place: Locator) -> None:
    """Click something on the board, wherever it can be reached."""
    spot = place.evaluate(FREE_SPOT)
    if not spot:
        # A phone shows part of the board at first.
        page.get_by_role("button", name=say("board-whole")).click()
        spot = place.evaluate(FREE_SPOT)
    assert spot, f"expected to reach {place.get_attribute('aria-label')}"
    page.mouse.click(*spot)


def choose_board(page: Page, board: str) -> None:
    """Choose one of the boards on offer, by its id."""
    page.locator("label").filter(has=page.locator(f"input[name=board][value={board}]")).click()


def kind_of(title: str) -> str:
    """What a dialog is about, by its title."""
    return next((kind for kind, known in TITLES.items() if known.fullmatch(title)), title)


def own_table(page: Page, names: str) -> Locator:
    """The link on the start page to a New York table with these other players."""
    link = page.get_by_role("link").filter(has_text=say("board-new-york"))
    return link.filter(has_text=say("start-with", names=names))


class Visitor:
    """Plays through the page alone, knowing only what it shows."""

    def __init__(self, page: Page, album: str = "") -> None:
        self.page = page
        self.album = album
        """The prefix of screenshots; without it none are taken."""
        self.random = Random(7)
        self.problems: list[str] = []
        self.done: set[str] = set()
        """What was done at least once."""
        self.asked: set[str] = set()
        """What the answered dialogs were about."""
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self._heard(said.type, said.text))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.problems.append(text)

    def start(self, url: str, board: str) -> None:
        """Go from the start page to a table, by choosing a board and one click."""
        self.page.goto(url)
        choose_board(self.page, board)
        self.page.get_by_role("button", name=say("start-go")).click()
        self.page.locator("header.mine").wait_for()

    @property
    def over(self) -> bool:
        """Whether the scores are shown."""
        return self.page.locator(".scores").count() > 0

    def act(self) -> str:
        """Make one decision when it is our turn; returns what it was."""
        now = self.page.wait_for_function(SITUATION, arg=[PLACES, LIKED], polling=20).json_value()
        if now["over"]:
            return "over"
        if now["asked"]:
            kind = kind_of(now["asked"])
            self._keep_picture(kind)
            self.asked.add(kind)
            return self._answer()
        what = self._choice(now["places"])
        found = now["places"][what]
        best = [i for i, worth in enumerate(found) if worth == max(found)]
        place = self.page.locator(PLACES[what]).nth(self.random.choice(best))
        if what in ("claim", "city"):
            click_on_board(self.page, place)
        else:
            self._press(place)
        if what in ("claim", "city", "exchange", "tickets"):
            self.page.get_by_role("dialog").wait_for()
        self.done.add(what)
        return what

    def _keep_picture(self, kind: str) -> None:
        """Take a screenshot of the first dialog of its kind."""
        if self.album and kind not in self.asked:
            picture(self.page, f"{self.album} {kind}")

    def _choice(self, places: dict[str, list[int]]) -> str:
        """Choose one of the things that can be done."""
        weights: dict[str, float] = {}
        for what, found in places.items():
            if found:
                weight = WEIGHTS.get(what, max(found) ** 3 / 4)
                weights[what] = weight if what in self.done else weight * CURIOUS
        [what] = self.random.choices(list(weights), list(weights.values()))
        return what

    def _press(self, button: Locator) -> None:
        """Click a button, directly if it is visible."""
        spot = button.evaluate(FREE_SPOT)
        if spot:
            self.page.mouse.click(*spot)
        else:
            button.click()

    def _answer(self) -> str:
        """Answer the open dialog: the first payment, as few tickets as possible, and so on."""
        dialog = self.page.get_by_role("dialog")
        ways = dialog.locator(".ways button")
        done = dialog.locator("button.main")
        if ways.count():
            self._press(ways.first)
            return "pay"
        boxes = dialog.get_by_role("checkbox").all()
        for box in boxes:
            if done.is_disabled():
                box.check()
        if done.is_disabled():
            dialog.get_by_role("radio").first.check()
        kind = "keep" if boxes else "confirm"
        self._press(done)
        return kind

    def play_out(self, most: int = 900) -> list[str]:
        """Decide until the game is over; returns what was done."""
        done: list[str] = []
        while len(done) < most and not self.over:
            done.append(self.act())
            if len(done) == 40 and self.album:
                picture(self.page, f"{self.album} table")
        return done
