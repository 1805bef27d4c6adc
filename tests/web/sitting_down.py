"""People who set up tables, follow links and sit down, each in a browser of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, WebSocket, expect

from waiting import wait_until
from web.loading import NEXT_FRAME
from web.sizes import DESK
from web.texts import say
from web.visiting import Visitor, choose_board

Message = dict[str, Any]


class Friend(Visitor):
    """A person with a browser of their own; records everything the server sends to it."""

    def __init__(self, browser: Browser, url: str, name: str) -> None:
        self.context = browser.new_context(
            viewport=DESK, permissions=["clipboard-read", "clipboard-write"]
        )
        super().__init__(self.context.new_page())
        self.url = url
        self.name = name
        self.heard: list[Message] = []
        self.sent: list[Message] = []
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def close(self) -> None:
        """Close the browser."""
        self.context.close()

    def visit(self, place: str) -> None:
        """Open a page by its address."""
        self.page.goto(f"{self.url}/{place}")

    def plan(self, board: str, *others: str) -> None:
        """Fill in the set-up page: `others` are `open`, `bot:LEVEL`, `here` or `here:NAME`."""
        self.visit("#/setup")
        choose_board(self.page, board)
        number = self.page.get_by_role("group", name=say("setup-how-many"))
        number.get_by_text(str(len(others) + 1), exact=True).click()
        self.page.get_by_label(say("setup-seat-name", number=1)).fill(self.name)
        for number, who in enumerate(others, 2):
            kind, _, name = who.partition(":")
            here = kind == "here"
            choice = self.page.get_by_label(say("setup-seat-who", number=number))
            choice.select_option("here" if here else who)
            if here and name:
                self.page.get_by_label(say("setup-seat-name", number=number)).fill(name)

    def set_up(self) -> None:
        """Submit the set-up page."""
        self.page.locator("button.main").click()

    def invitation(self) -> str:
        """The link for friends."""
        return self.page.get_by_label(say("table-link")).input_value()

    def follow(self, link: str) -> None:
        """Follow a link, enter a name and take a seat."""
        self.page.goto(link)
        self.page.get_by_role("textbox", name=say("start-name")).fill(self.name)
        self.page.get_by_role("button", name=say("wait-name-go")).click()
        self.page.get_by_role("button", name=say("wait-sit-as", name=self.name)).click()

    def begin(self) -> None:
        """Start the game as the host."""
        self.page.get_by_role("button", name=say("wait-start")).click()

    @property
    def to_act(self) -> list[int]:
        """The seats that the game waits for, as the server last reported."""
        told: list[int] = []
        for message in self.heard:
            views = [view.get("view", {}) for view in message.get("views", [])]
            for view in (*views, message.get("view", {}), message.get("changes", {})):
                told = view.get("to_act", told)
        return told

    def await_turn_of(self, *seats: int) -> None:
        """Wait until the game waits for exactly these seats."""
        self.listen_until(lambda: self.to_act == list(seats))

    def listen_until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition on the server's messages is true."""
        # Playwright receives messages only while it waits for something.
        wait_until(lambda: true() or self.page.wait_for_timeout(10) or true())

    def settle(self) -> None:
        """Wait until everything the page has sent is answered and drawn."""
        self.page.evaluate(NEXT_FRAME)
        self.listen_until(lambda: self._asked <= self._answered)
        self.page.evaluate(NEXT_FRAME)

    @property
    def _asked(self) -> set[str]:
        return {message["id"] for message in self.sent if "id" in message}

    @property
    def _answered(self) -> set[str]:
        answers = [message for message in self.heard if "id" in message]
        told = [message.get("version", 0) for message in self.heard if "id" not in message]
        shown = max(told, default=0)
        return {answer["id"] for answer in answers if answer.get("version", 0) <= shown}

    def play_turn(self, seat: int) -> None:
        """Decide until it is somebody else's turn."""
        self.page.locator("header.mine").wait_for()
        while seat in self.to_act:
            if self.page.locator("header.mine").count():
                self.act()
            self.page.wait_for_timeout(50)

    def see(self, words: str | re.Pattern[str]) -> None:
        """Expect a text on the page."""
        expect(self.page.get_by_text(words).first).to_be_visible()


def own_views(heard: list[Message]) -> list[tuple[int | None, Message]]:
    """The private parts of the messages, each with the seat it was for."""
    told: list[tuple[int | None, Message]] = []
    for message in heard:
        for view in message.get("views", []):
            told.append((view["seat"], view))
    return told


def whose_turn(*friends: Friend) -> int:
    """The seat whose turn it is, once everybody has heard the same."""
    first, *others = friends
    first.listen_until(
        lambda: len(first.to_act) == 1 and all(one.to_act == first.to_act for one in others)
    )
    return first.to_act[0]


def tickets_in(place: Locator) -> list[str]:
    """The tickets shown in a part of the page, named as in the log."""
    cities = place.locator(".ticket .cities").all()
    return ["–".join(one.locator("> span:not(.way)").all_inner_texts()) for one in cities]
