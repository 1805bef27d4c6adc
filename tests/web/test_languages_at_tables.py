"""Every dialog and every stage of a table in every language, on the narrowest screen.

A table is set up once; its page is then measured in one language after the other: first in those
with the longest texts, in the slow tests in the others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from server.playing import Message
from server.running import Nursery, Server, running
from waiting import wait_until
from web.deciding import (
    Arranged,
    arranged,
    asking_back,
    finished,
    gathering,
    lift_curtain,
    met,
    shared_and_waiting,
)
from web.fitting import LANGUAGES, assert_fits_after_reload, assert_fits_in_each, longest
from web.sizes import TINY
from web.test_decisions import choose_city, many_cards, many_gifts, offers, phase
from web.texts import say
from web.visiting import click_on_board

SHEET = ".sheet[role=dialog]"


@dataclass
class Stage:
    """A narrow page that goes from table to table; records its problems."""

    page: Page
    languages: list[str] = field(default_factory=longest)
    problems: list[str] = field(default_factory=list)

    def show(self, at: Arranged, place: str = "", *, curtain: bool | None = None) -> Page:
        """Go to a table as its player, and lift the curtain if there is one."""
        name, value = at.cookie.split("=", 1)
        self.page.context.add_cookies([{"name": name, "value": value, "url": at.server.url}])
        self.page.goto(f"{at.server.url}/#/{place or f'table/{at.table}'}")
        if at.shared if curtain is None else curtain:
            lift_curtain(self.page)
        return self.page

    def measure(self, where: str, shown: str = SHEET, *, everywhere: bool = False) -> None:
        """Assert that what is shown fits: in the languages of this test, or in every language."""
        self.page.locator(shown).first.wait_for()
        languages = LANGUAGES if everywhere else self.languages
        assert_fits_in_each(self.page, where, shown=shown, languages=languages)

    def dismiss(self) -> None:
        """Close the dialog."""
        self.page.locator(f"{SHEET} .leave").click()
        self.page.locator(SHEET).wait_for(state="detached")


@pytest.fixture(scope="module")
def narrow(browser: Browser) -> Iterator[Stage]:
    """A page for all tests: its scripts are loaded only once."""
    context = browser.new_context(
        locale="en",
        viewport=TINY,
        reduced_motion="reduce",
        permissions=["clipboard-read", "clipboard-write"],
    )
    stage = Stage(context.new_page())
    stage.page.on("pageerror", lambda error: stage.problems.append(str(error)))
    yield stage
    context.close()


@pytest.fixture(params=["longest", pytest.param("others", marks=pytest.mark.slow)])
def stage(narrow: Stage, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """The same page, which must not report problems; the slow tests measure the other languages."""
    others = sorted(set(LANGUAGES) - set(longest()))
    narrow.languages = longest() if request.param == "longest" else others
    yield narrow
    narrow.page.unroute_all()
    narrow.page.goto("about:blank")
    narrow.page.context.clear_cookies()
    assert narrow.problems == []


# --- dialogs ---------------------------------------------------------------------------


def test_dialogs_that_a_player_opens(server: Server, stage: Stage) -> None:
    page = stage.show(arranged(server, "europe", many_cards, claim=0.1))
    click_on_board(page, page.locator("g.route.legal").first)
    stage.measure("paying", everywhere=True)
    stage.dismiss()
    choose_city(page)
    stage.measure("a station")
    stage.dismiss()
    page.locator("button.deck.tickets").click()
    stage.measure("drawing tickets")
    page.locator(f"{SHEET} button.main").click()
    page.locator(f"{SHEET} [type=checkbox]").first.check()
    stage.measure("keeping tickets")
    page.locator(f"{SHEET} .leave").click()
    stage.measure("a dialog put aside", f"{SHEET} .back")


def test_dialogs_of_the_great_lakes(server: Server, stage: Stage) -> None:
    page = stage.show(arranged(server, "great-lakes", offers("harbour"), claim=0.6))
    choose_city(page)
    stage.measure("a harbour")
    stage.dismiss()
    page.locator(".acts button.exchange").click()
    stage.measure("an exchange", everywhere=True)


def unable(view: Message, moves: list[str]) -> bool:
    """A surcharge that the player cannot pay."""
    return view["phase"] == "surcharge" and moves == ["refuse"]


def later_pick(view: Message, moves: list[str]) -> bool:
    """A draft in which the others have passed tickets on."""
    return view["phase"] == "draft" and len(moves) == 5


DECISIONS = {
    "a draft": partial(arranged, board="iberia", condition=later_pick, seats=3),
    "tickets after a draft": partial(arranged, board="iberia", condition=phase("draft-keep")),
    "a festival": partial(arranged, board="iberia", condition=phase("festival"), claim=8.0),
    "a surcharge": partial(
        arranged, board="europe", condition=phase("surcharge", least=2), claim=4.0
    ),
    "a surcharge too high": partial(arranged, board="europe", condition=unable, claim=4.0),
    "cards of any kind": partial(arranged, board="nordic", condition=many_gifts, claim=1.0),
    "a payment in steps": partial(
        arranged, board="nordic", condition=phase("substitute", least=2), claim=1.0
    ),
    "equivalent cards": partial(
        arranged, board="great-lakes", condition=phase("variant"), claim=1.0, harbour=0.0
    ),
    "trains and ships": partial(arranged, board="great-lakes", condition=phase("pieces")),
    "a refill": partial(arranged, board="great-lakes", condition=phase("refill")),
}
"""What the game asks a player, each with the table where it comes up."""


@pytest.mark.parametrize("name", DECISIONS)
def test_dialogs_that_the_game_opens(server: Server, stage: Stage, name: str) -> None:
    page = stage.show(DECISIONS[name](server))
    page.locator(SHEET).wait_for()
    for details in page.locator(f"{SHEET} summary").all():
        details.click()
    stage.measure(name)


def test_passing(server: Server, stage: Stage) -> None:
    def allow_nothing_else(page: WebSocketRoute) -> None:
        """Tell the page what players hear who can do nothing else, which games rarely come to."""

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            for view in told.get("views", []):
                view["legal"] = ["pass"]
            page.send(json.dumps(told))

        page.connect_to_server().on_message(tell)

    with closing(stage.page.context.new_page()) as page:
        page.route_web_socket("**/ws/table", allow_nothing_else)
        other = Stage(page, stage.languages)
        other.show(arranged(server, "new-york", phase("main")))
        other.measure("passing")


def test_undoing_and_the_menu_of_the_table(server: Server, stage: Stage) -> None:
    page = stage.show(met(server, "new-york"))
    page.locator(f"{SHEET} [type=checkbox]").first.check()
    page.locator(f"{SHEET} button.main").click()
    stage.measure("undoing, while others choose", ".acts .undo")
    page.locator("[data-tab=more]").click()
    for place, button in enumerate(("link", "leave", "resign")):
        page.locator(".company .buttons button").last.click()
        if place == 0:
            stage.measure("the menu")
        page.locator(f"{SHEET} .list button").nth(place).click()
        page.locator(f"{SHEET} .list").wait_for(state="detached")
        if button == "link":
            page.locator(f"{SHEET} .share button.main").click()
        stage.measure(f"the menu: {button}")
        stage.dismiss()


def test_taking_a_move_back(server: Server, stage: Stage) -> None:
    mine, yours = asking_back(server, "new-york")
    stage.show(mine)
    stage.measure("waiting for the answer", ".waits")
    stage.page.goto("about:blank")
    stage.show(yours)
    stage.measure("the request")


# --- the table -------------------------------------------------------------------------


def test_the_second_card_and_hints(server: Server, stage: Stage) -> None:
    def long_name(view: Message, moves: list[str]) -> bool:
        """With the card that has the longest name, among few enough to show their names."""
        few = len(view["hand"]) <= 3 and view["hand"].get("orange")
        return bool(view["phase"] == "second-card" and "wild" in view["row"] and few)

    page = stage.show(arranged(server, "europe", long_name, claim=8.0))
    stage.measure("a second card", ".notice:not(:empty)")
    page.locator("[data-tab=help]").click()
    page.locator(".drawer .ask").click()
    page.locator(".drawer .best").wait_for()
    page.locator(".drawer .moves summary").click()
    stage.measure("hints", ".drawer")


def test_help_in_place(server: Server, stage: Stage) -> None:
    page = stage.show(arranged(server, "great-lakes", offers("harbour"), claim=0.6))
    page.locator("[data-tab=more]").click()
    page.locator(".drawer .explain").click()
    stage.measure("help", ".tip")
    page.locator('[data-help="deck"]').first.click(force=True)
    page.locator(".tip h2").wait_for()
    stage.measure("help about a thing", ".tip")


def test_the_curtain(server: Server, stage: Stage) -> None:
    at = arranged(server, "new-york", lambda view, moves: view["phase"] == "main")
    page = stage.show(at, curtain=False)
    stage.measure("the curtain", ".curtain .card")
    lift_curtain(page)
    for _ in range(2):
        page.locator("button.deck:not([disabled]):not(.tickets)").first.click()
    stage.measure("before the screen is passed on", ".pass")
    stage.show(shared_and_waiting(server, "new-york"))
    stage.measure("the curtain for anybody", ".curtain .card")


def test_a_table_out_of_reach(nursery: Nursery, tmp_path: Path, stage: Stage) -> None:
    with running(nursery, tmp_path) as server:
        stage.show(Arranged(server, "0" * 24, "whistlestop=nobody"))
        stage.measure("a table that does not exist", ".banner.alone")
        stage.show(met(server, "new-york"))
        stage.page.locator(SHEET).wait_for()
        server.kill()
        stage.measure("a lost connection", ".banner small")


# --- before and after ------------------------------------------------------------------


def test_the_waiting_room(server: Server, stage: Stage) -> None:
    at, invite = gathering(server, "great-lakes")
    page = stage.show(at)
    assert_fits_after_reload(
        page,
        "the host",
        shown=".share svg",
        languages=stage.languages,
        again=[".share button.main"],
    )
    page.context.clear_cookies()
    page.goto(f"{server.url}/#/table/{at.table}/{invite}")
    assert_fits_after_reload(page, "a guest", shown=".join form", languages=stage.languages)


def test_counting_the_scores(server: Server, browser: Browser, stage: Stage) -> None:
    at = finished(server, "europe", seats=5)
    with browser.new_context(locale="en", viewport=TINY) as context:
        page = context.new_page()
        # Its clock stands still between the steps, or all would be counted before it is measured.
        page.clock.install()
        page.clock.pause_at(datetime.now() + timedelta(minutes=1))
        other = Stage(page, stage.languages)
        other.show(at)
        wait_until(lambda: page.clock.run_for(100) or page.locator("p.now").is_visible())
        other.measure("counting", "p.now")
        page.get_by_role("button", name=say("end-skip")).click()
        page.locator("p.now").wait_for(state="detached")


def test_the_end_of_a_game(server: Server, stage: Stage) -> None:
    page = stage.show(finished(server, "europe", seats=5))
    for summary in page.locator("main summary").all():
        summary.click()
    stage.measure("the scores", ".verdict")
    stage.show(finished(server, "great-lakes", resigned=True))
    stage.measure("a game that was given up", ".verdict")


def ends(place: Message) -> int:
    """How long the names of both ends are."""
    return len(str(place["from"]) + str(place["to"]))


def test_learning_from_mistakes(server: Server, stage: Stage) -> None:
    at = finished(server, "great-lakes")
    page = stage.show(at, "games")
    told = page.request.get(f"{server.url}/api/games/{at.table}/replay").json()
    mine = [(i, step) for i, step in enumerate(told["steps"], 1) if step["player"] == 0]
    longest_moves = sorted(mine, key=lambda one: len(one[1]["move"]))[-3:]
    options = [{"text": "draw train", "chance": 0.6, "error": 0.1}]
    options += [{"text": step["move"], "chance": 0.3, "error": 0.1} for _, step in longest_moves]
    drawn = page.request.get(f"{server.url}/api/boards/great-lakes").json()
    route, ticket = (max(drawn[kind], key=ends)["id"] for kind in ("routes", "tickets"))
    why = {"kind": "contested", "route": route, "points": 2, "rivals": [1], "ticket": ticket}
    why |= {"cards": {"orange": 3, "wild": 2}, "detour": 11}
    more = [{"kind": "late", "ticket": ticket, "needed": 12, "left": 11}]
    judged = [
        {"move": number, "player": 0, "text": step["move"], "forced": False, "before": 0.6}
        | {"after": 0.3, "loss": 0.3, "class": grade, "options": options}
        | {"reason": why, "more": more}
        for (number, step), grade in zip(
            longest_moves, ("blunder", "mistake", "inaccuracy"), strict=True
        )
    ]
    counts = {"inaccuracies": 11, "mistakes": 12, "blunders": 13}
    accuracy = {"score": 91, "low": 88, "high": 94, **counts}
    accuracy |= {"like": {"from": "medium", "to": "hard"}}
    account = {"start": 0.5, "luck": -0.24, "skill": -0.26, "result": 0.0}
    players = [{"accuracy": accuracy, "account": account}, {}]
    found = {"decisions": judged, "turning_points": [], "players": players}
    page.route("**/analysis", lambda route: route.fulfill(json=found))
    page.goto(f"{server.url}/#/learn/{at.table}")
    page.locator(".learn ol").wait_for()
    assert_fits_after_reload(
        page, "the mistakes", shown=".learn ol button", languages=stage.languages
    )
    assert_fits_after_reload(
        page,
        "a mistake to try again",
        shown=".tries li button",
        languages=stage.languages,
        again=[".learn button.main"],
    )
    assert_fits_after_reload(
        page,
        "what came of a move",
        shown=".result .reasons",
        languages=stage.languages,
        again=[".learn button.main", ".exercise .show"],
    )


def test_a_replay_and_its_analysis(server: Server, stage: Stage) -> None:
    def judge(route: Route) -> None:
        """An analysis takes seconds, and here only its words matter."""
        route.fulfill(json={"decisions": judged, "turning_points": turning})

    at = finished(server, "great-lakes")
    page = stage.show(at, "games")
    told = page.request.get(f"{server.url}/api/games/{at.table}/replay").json()
    judged = [
        {"move": i, "player": step["player"], "text": step["move"], "forced": False}
        | {"before": 0.6, "after": 0.4, "options": [{"text": "draw", "chance": 0.6, "error": 0.1}]}
        for i, step in enumerate(told["steps"], 1)
    ]
    worst = max(judged, key=lambda one: len(one["text"]))
    turning = [
        {"move": 7, "player": 0, "kind": "swing", "change": 0.31},
        {"move": worst["move"], "player": worst["player"], "kind": "mistake", "change": -0.2},
    ]
    page.route("**/analysis", judge)
    page.goto(f"{server.url}/#/replay/{at.table}")
    page.locator(".analysis").wait_for()
    assert_fits_after_reload(
        page,
        "the replay",
        shown=".analysis li button",
        languages=stage.languages,
        again=[".analysis button.main"],
    )
