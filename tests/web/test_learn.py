"""Learning from mistakes after a game: the summary, each position again, and other moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect

from server.running import Nursery, Server
from waiting import LIMIT_MS
from web.axe import assert_accessible
from web.finishing import Played
from web.fitting import assert_fits
from web.pictures import picture
from web.sizes import DESK, PHONE, SIZES
from web.texts import like, say
from web.visiting import click_on_board

Analysis = dict[str, Any]
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that analyses quickly."""
    server = Server(nursery, tmp_path_factory.mktemp("learn"))
    server.constants = {"bot_pool.pool.ANALYSIS_SECONDS": 5.0, "bot_pool.pool.TRIAL_SECONDS": 0.3}
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def played(server: Server) -> Played:
    """A game on the smallest board, against one bot."""
    return Played(server, "new-york", "medium")


@pytest.fixture
def heard() -> Iterator[list[str]]:
    """Problems that pages report; there should be none."""
    found: list[str] = []
    yield found
    assert found == []


class Judge:
    """Turns the server's analysis into one with known mistakes: not every game has some."""

    def __init__(self) -> None:
        self.found: Analysis = {}

    def mistakes(self) -> list[dict[str, Any]]:
        """The decisions that were made mistakes of."""
        return [one for one in self.found["decisions"] if one.get("class")]

    def answer(self, route: Route) -> None:
        """Answer the request for the analysis."""
        self.found = self.found or self._judged(route.fetch(timeout=LIMIT_MS).json())
        route.fulfill(json=self.found)

    def _judged(self, found: Analysis) -> Analysis:
        for one in found["decisions"]:
            one["class"] = None
        claims = [one for one in found["decisions"] if self._has_a_claim_to_find(one)]
        for one, grade in zip(claims[:3], ("blunder", "mistake", "inaccuracy"), strict=False):
            self._make_mistake(one, grade)
        me = found["players"][0]
        # The real account is in the same unit, or the page would be tested with wrong figures.
        assert 0 < me["account"]["start"] < 1
        assert me["account"]["result"] in (0.0, 0.5, 1.0)
        me["account"] |= {"start": 0.55, "luck": -0.24, "skill": -0.31, "result": 0.0}
        me["accuracy"] |= {"score": 91.2, "low": 88, "high": 94.4}
        me["accuracy"] |= {"inaccuracies": 1, "mistakes": 1, "blunders": 1}
        me["accuracy"]["like"] = {"from": "hard", "to": "hard"}
        return found

    @staticmethod
    def _has_a_claim_to_find(one: dict[str, Any]) -> bool:
        if one["player"] != 0 or one["forced"] or one["move"] < 6:
            return False
        others = [option["text"] for option in one["options"] if option["text"] != one["text"]]
        claims = [text for text in others if text.startswith("claim")]
        return bool(claims) and len(others) > 2

    @staticmethod
    def _make_mistake(one: dict[str, Any], grade: str) -> None:
        """Make a claim the best move, and the others hardly better than the one that was made."""
        best = next(
            option
            for option in one["options"]
            if option["text"].startswith("claim") and option["text"] != one["text"]
        )
        rest = [option for option in one["options"] if option is not best]
        for option in rest:
            option["chance"] = 0.31
        middle = next(option for option in rest if option["text"] != one["text"])
        middle["chance"] = 0.4
        best["chance"] = 0.58
        route = best["text"].split()[1]
        one |= {"options": [best, *rest], "before": 0.58, "after": 0.31, "loss": 0.27}
        one |= {"class": grade, "reason": {"kind": "points", "route": route, "points": 2}}
        one["more"] = [
            {"kind": "contested", "route": route, "points": 2, "rivals": [1], "cards": {}}
        ]


def opened(
    played: Played,
    browser: Browser,
    heard: list[str],
    size: ViewportSize,
    place: str = "learn",
    dark: bool = False,
) -> tuple[Page, Judge]:
    """The page with the mistakes, once they are known."""
    scheme = "dark" if dark else "light"
    page = played.page(browser, size, reduced_motion="reduce", color_scheme=scheme)
    page.on("pageerror", lambda error: heard.append(str(error)))
    judge = Judge()
    page.route("**/analysis", judge.answer)
    page.goto(f"{played.server.url}/#/{place}/{played.table}")
    return page, judge


def begun(page: Page) -> Locator:
    """Start with the first mistake; returns the bar with the question."""
    page.get_by_role("button", name=say("learn-start")).click()
    bar = page.locator(".exercise")
    expect(bar).to_contain_text(like("exercise-title", number=1))
    page.locator(".tries [data-move]").first.wait_for()
    return bar


def other(mistake: dict[str, Any], chance: float) -> str:
    """An option with a chance that is not the move that was made."""
    options = [one for one in mistake["options"] if one["text"] != mistake["text"]]
    return str(next(one["text"] for one in options if one["chance"] == chance))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_panel_tells_how_well_i_played_and_lists_my_mistakes(
    played: Played, browser: Browser, heard: list[str], size: ViewportSize
) -> None:
    page, judge = opened(played, browser, heard, size)
    panel = page.get_by_role("region", name=say("end-learn"))
    expect(panel).to_contain_text(say("learn-accuracy", score=91))
    expect(panel).to_contain_text(like("learn-like", you="yes", **{"from": say("level-hard")}))
    for grade in ("blunder", "mistake", "inaccuracy"):
        expect(panel).to_contain_text(say(f"learn-count-{grade}", count=1))
    account = say("learn-account", how="cost", moves=31, luck=24)
    expect(panel).to_contain_text(account)
    expect(panel.locator("ol li")).to_have_count(len(judge.mistakes()))
    # The same mistakes in the log and in the chart.
    expect(page.locator(".log .sign")).to_have_count(len(judge.mistakes()))
    expect(page.locator(".analysis .mark")).to_have_count(len(judge.mistakes()))
    assert_fits(page)
    picture(page, "learn panel")
    page.context.close()


@pytest.mark.parametrize("size", [DESK, PHONE, LANDSCAPE], ids=["desk", "phone", "landscape"])
def test_what_came_of_a_move_is_in_sight(
    played: Played, browser: Browser, heard: list[str], size: ViewportSize
) -> None:
    page, judge = opened(played, browser, heard, size, dark=True)
    bar = begun(page)
    best = judge.mistakes()[0]["options"][0]["text"]
    page.locator(f".tries li [data-move='{best}']").click()
    expect(page.locator(".result dd.best")).to_be_in_viewport()
    expect(bar.get_by_role("button", name=say("exercise-next"))).to_be_in_viewport()
    assert_fits(page)
    picture(page, "learn dark")
    page.context.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_mistake_is_tried_again_until_the_best_move_is_found(
    played: Played, browser: Browser, heard: list[str], size: ViewportSize
) -> None:
    page, judge = opened(played, browser, heard, size)
    bar = begun(page)
    mistake = judge.mistakes()[0]
    assert_fits(page)
    picture(page, "learn exercise")
    # Only what I saw: my own cards.
    expect(page.locator(".hands [data-seat]")).to_have_count(1)

    page.locator(f".tries [data-move='{other(mistake, 0.31)}']").first.click()
    expect(bar).to_contain_text(say("exercise-no-better"))
    page.locator(f".tries [data-move='{other(mistake, 0.4)}']").first.click()
    expect(bar).to_contain_text(say("exercise-better"))
    expect(page.locator(".result dd b")).to_have_text(["31%", "40%", "58%"])
    expect(page.locator(".result .reasons")).to_have_count(0)
    assert_fits(page)
    picture(page, "learn better")

    route = mistake["options"][0]["text"].split()[1]
    click_on_board(page, page.locator(f"g.route.legal[data-route='{route}']"))
    expect(bar).to_contain_text(say("exercise-best"))
    expect(page.locator(".result .reasons")).to_contain_text(like("reason-points", points=2))
    assert_fits(page)
    picture(page, "learn best")
    bar.get_by_role("button", name=say("exercise-next")).click()
    expect(bar).to_contain_text(like("exercise-title", number=2))
    page.context.close()


def test_a_move_that_the_analysis_left_out_is_tried_by_the_server(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    page, judge = opened(played, browser, heard, DESK)
    bar = begun(page)
    mistake = judge.mistakes()[0]
    known = {option["text"] for option in mistake["options"]}
    page.locator(".tries summary").click()
    moves = page.locator(".tries .moves [data-move]")
    all_moves = [move.get_attribute("data-move") or "" for move in moves.all()]
    new = next(move for move in all_moves if move not in known)
    with page.expect_response("**/trial?*") as answered:
        page.locator(f".tries .moves [data-move='{new}']").click()
    found = answered.value.json()
    assert (found["tried"]["text"], found["played"]["text"]) == (new, mistake["text"])
    expect(page.locator(".result dd.tried, .result dd.best").first).to_be_visible()
    expect(bar.get_by_role("status")).not_to_contain_text(like("exercise-task"))
    page.context.close()


def test_the_best_move_can_be_shown_and_the_end_counts_what_was_found(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    page, judge = opened(played, browser, heard, PHONE, "replay")
    page.get_by_role("button", name=say("learn-go")).click()
    count = 3
    bar = begun(page)
    mistakes = judge.mistakes()
    assert len(mistakes) == count, "expected a game with enough to learn"
    for number, mistake in enumerate(mistakes):
        page.locator(f".tries [data-move='{mistake['options'][0]['text']}']").first.wait_for()
        if number:
            bar.get_by_role("button", name=say("exercise-show")).click()
            expect(bar).to_contain_text(like("exercise-shown"))
        else:
            best = mistake["options"][0]["text"]
            page.locator(f".tries li [data-move='{best}']").click()
        last = number == count - 1
        name = say("exercise-finish" if last else "exercise-next")
        if last:
            picture(page, "learn shown")
        bar.get_by_role("button", name=name).click()
    expect(bar).to_contain_text(say("exercise-found", found=1, count=count))
    # All of them again, and which was found; any can be tried once more.
    listed = page.locator(".side li button")
    expect(listed).to_have_count(count)
    expect(listed.filter(has_text=say("exercise-was-found"))).to_have_count(1)
    expect(listed.first).to_contain_text(say("exercise-was-found"))
    assert_fits(page)
    picture(page, "learn done")
    listed.last.click()
    expect(bar).to_contain_text(like("exercise-title", number=count))
    bar.get_by_role("button", name=say("exercise-finish")).click()
    bar.get_by_role("button", name=say("exercise-leave")).click()
    expect(page.locator(".controls")).to_be_visible()
    # The replay is where the last mistake was made.
    expect(page.locator(".where span")).to_contain_text(
        like("replay-step", step=mistakes[-1]["move"] - 1)
    )
    page.context.close()


def test_a_mistake_can_be_solved_with_the_keyboard(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    page, judge = opened(played, browser, heard, DESK)
    page.get_by_role("button", name=say("learn-start")).wait_for()
    page.get_by_role("button", name=say("learn-start")).focus()
    page.keyboard.press("Enter")
    bar = page.locator(".exercise")
    expect(bar.get_by_role("heading")).to_be_focused()
    best = judge.mistakes()[0]["options"][0]["text"]
    page.locator(f".tries li [data-move='{best}']").focus()
    page.keyboard.press("Enter")
    expect(bar.get_by_role("status")).to_have_text(say("exercise-best"))
    # The arrow keys of the replay do nothing here.
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text(like("exercise-title", number=1))
    bar.get_by_role("button", name=say("exercise-next")).focus()
    page.keyboard.press("Enter")
    expect(bar.get_by_role("heading")).to_be_focused()
    expect(bar).to_contain_text(like("exercise-title", number=2))
    page.context.close()


def test_learning_is_accessible(played: Played, browser: Browser, heard: list[str]) -> None:
    page, judge = opened(played, browser, heard, DESK)
    page.get_by_role("button", name=say("learn-start")).wait_for()
    assert_accessible(page, what="the mistakes")
    begun(page)
    best = judge.mistakes()[0]["options"][0]["text"]
    page.locator(f".tries li [data-move='{best}']").click()
    page.locator(".result .reasons").wait_for()
    assert_accessible(page, what="a mistake that was tried again")
    page.context.close()


def test_the_end_of_a_game_leads_to_the_mistakes(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    page = played.page(browser, DESK, reduced_motion="reduce")
    page.goto(played.address)
    page.get_by_role("link", name=say("end-learn")).click()
    # They are looked for at once.
    panel = page.get_by_role("region", name=say("end-learn"))
    expect(panel.get_by_role("progressbar").or_(panel.locator("ol, p"))).not_to_have_count(0)
    expect(page.get_by_role("button", name=say("learn-go"))).to_have_count(0)
    page.context.close()
    assert heard == []
