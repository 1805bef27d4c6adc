"""After the last move: the scores, the proof of a fair shuffle, the replay; and hints before it."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from server.running import Nursery, Server
from waiting import LIMIT_MS
from web.finishing import Played
from web.sizes import DESK, PHONE
from web.texts import like, say


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that analyses quickly."""
    server = Server(nursery, tmp_path_factory.mktemp("end"))
    server.constants = {"bot_pool.pool.ANALYSIS_SECONDS": 5.0}
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


def opened(
    played: Played, browser: Browser, where: str, heard: list[str], **options: object
) -> Page:
    page = played.page(browser, **options)  # type: ignore[arg-type]
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on(
        "console",
        lambda said: heard.append(said.text) if said.type in ("error", "warning") else None,
    )
    page.goto(where)
    return page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_scores_are_counted_up_and_counting_can_be_skipped(
    played: Played, browser: Browser, heard: list[str], size: ViewportSize
) -> None:
    page = opened(played, browser, played.address, heard, size=size)
    skip = page.get_by_role("button", name=say("end-skip"))
    expect(page.get_by_text(say("end-drumroll"))).to_be_visible()
    if size == DESK:
        page.keyboard.press("Escape")
    else:
        skip.click()
    expect(skip).to_be_hidden()
    totals = [str(score["total"]).replace("-", "−") for score in played.info["scores"]]
    expect(page.locator(".scores .total td")).to_have_text(totals)
    best = max(played.info["scores"], key=lambda score: -score["rank"])
    expect(page.locator(".verdict")).to_contain_text(say("points", points=best["total"]))
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.reload()
    expect(page.locator(".verdict .won")).to_contain_text(like("score-won"))
    page.context.close()


@pytest.mark.parametrize("how", ["by choice", "by the system"])
def test_with_reduced_motion_the_result_is_there_at_once(
    played: Played, browser: Browser, heard: list[str], how: str
) -> None:
    reduced = "reduce" if how == "by the system" else "no-preference"
    page = opened(played, browser, played.server.url, heard, reduced_motion=reduced)
    if how == "by choice":
        page.evaluate("localStorage['whistlestop-settings'] = '{\"motion\": \"less\"}'")
    page.goto(played.address)
    page.reload()
    page.locator(".verdict").wait_for()
    # Not waiting: it has to be there at once.
    assert re.search(like("score-won"), page.locator(".verdict .won").inner_text())
    expect(page.get_by_role("button", name=say("end-skip"))).to_have_count(0)
    # What only a running game needs is not offered.
    expect(page.get_by_role("button", name=say("explain"))).to_have_count(0)
    page.context.close()


def test_a_picture_of_the_result_is_saved(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    page = opened(played, browser, played.address, heard, reduced_motion="reduce")
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("end-picture-save")).click()
    picture = saved.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", picture[16:24])
    assert (width, height) == (1200, 630)
    assert len(picture) > 20_000, "a map and scores, not an empty sheet"
    page.context.close()


def test_a_ticket_is_highlighted_on_the_map_while_it_is_pointed_at(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    page = opened(played, browser, played.address, heard, reduced_motion="reduce")
    ticket = page.locator(".tickets .card").first
    marked = page.locator(".board .marks .pin")
    expect(marked).to_have_count(0)
    ticket.focus()
    expect(marked).to_have_count(2)
    ticket.blur()
    expect(marked).to_have_count(0)
    ticket.click()
    page.mouse.move(5, 5)
    ticket.blur()
    expect(marked).to_have_count(2)
    expect(ticket).to_have_attribute("aria-pressed", "true")
    page.context.close()


def test_the_chart_reads_out_the_points_of_a_move(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    page = opened(played, browser, played.address, heard, reduced_motion="reduce")
    chart = page.get_by_role("slider", name=say("chart-points"))
    chart.focus()
    page.keyboard.press("Home")
    expect(page.locator(".readout")).to_contain_text(say("chart-move", move=0))
    page.keyboard.press("End")
    scores = sorted(played.info["scores"], key=lambda score: score["player"])
    final = [str(score["total"]) for score in scores]
    expect(page.locator(".readout b")).to_have_text(final)
    page.get_by_text(say("chart-table")).click()
    expect(page.locator("figure tbody tr").last.locator("td")).to_have_text(final)
    page.context.close()


def test_the_shuffle_is_checked_in_the_browser(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    page = opened(played, browser, played.address, heard, reduced_motion="reduce")
    expect(page.locator(".shuffle .result")).to_contain_text(say("shuffle-fits"))
    page.get_by_text(say("shuffle-more")).click()
    expect(page.locator(".shuffle")).to_contain_text(played.info["commitment"])
    with page.expect_download() as download:
        page.get_by_role("button", name=say("shuffle-record")).click()
    record = download.value.path().read_text("utf-8")
    assert f"# commitment {played.info['commitment']}" in record
    expect(page.locator(".shuffle code").last).to_contain_text(download.value.suggested_filename)
    page.context.close()


def test_a_shuffle_that_breaks_its_commitment_is_noticed(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    """Answer the replay request with another seed."""

    def cheat(route):  # type: ignore[no-untyped-def]
        story = route.fetch().json()
        route.fulfill(json=story | {"seed": "0" * 64})

    page = played.page(browser)
    page.route("**/story", cheat)
    page.goto(played.replay)
    expect(page.locator(".shuffle .result")).to_contain_text(say("shuffle-differs"))
    page.context.close()


def test_playing_again_against_a_bot_starts_at_once(server: Server, browser: Browser) -> None:
    other = Played(server, "new-york", "easy")
    # Not checked for problems: browsers log sockets that are abandoned while connecting.
    page = opened(other, browser, other.address, [], reduced_motion="reduce")
    page.get_by_role("button", name=say("end-again")).click()
    page.wait_for_url(lambda url: "#/table/" in url and other.table not in url)
    page.locator("header.mine").wait_for()
    again = page.url
    page.goto(other.address)
    page.get_by_role("button", name=say("end-again")).click()
    page.wait_for_url(again)
    page.context.close()


# --- the replay -------------------------------------------------------------------------


def lines_of(page: Page) -> list[str]:
    """Routes with their owners."""
    found = page.locator(".board [data-owner]")
    return sorted(
        f"{one.get_attribute('data-route')} {one.get_attribute('data-owner')}"
        for one in found.all()
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_is_replayed_back_and_forth_to_its_end(
    played: Played, browser: Browser, heard: list[str], size: ViewportSize
) -> None:
    page = opened(played, browser, played.replay, heard, size=size)
    expect(page.get_by_text(say("replay-before"))).to_be_visible()
    assert lines_of(page) == []
    page.get_by_role("button", name=say("replay-last")).click()
    owned = [f"{r} {p}" for p, seat in enumerate(played.view["players"]) for r in seat["routes"]]
    assert lines_of(page) == sorted(owned)
    mine = page.locator(".hands [data-seat='0']")
    points = played.view["players"][0]["points"]
    expect(mine.locator(".points")).to_have_text(say("points", points=points))
    expect(mine.locator(".ticket")).to_have_count(len(played.view["tickets"]))
    cards = sum(int(n) for n in mine.locator(".count").all_inner_texts())
    assert cards == sum(played.view["hand"].values())
    end = page.locator(".where span").inner_text()
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".where span")).not_to_have_text(end)
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".where span")).to_have_text(end)
    assert lines_of(page) == sorted(owned)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.context.close()


def test_a_replay_plays_by_itself_and_the_log_jumps_to_a_step(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    page = opened(played, browser, played.replay, heard)
    page.get_by_label(say("replay-speed")).select_option(label="8×")
    page.locator("h1").click()
    page.keyboard.press(" ")
    expect(page.locator(".where span")).to_contain_text(re.compile(r"^\D*[1-9]"))
    page.get_by_role("button", name=say("replay-pause")).click()
    line = page.locator(".log button").nth(12)
    line.click()
    current = page.locator(".log [aria-current=step]")
    expect(current).to_have_count(1)
    expect(page.locator(".bar .line")).to_have_text(current.inner_text())
    page.context.close()


def test_a_missing_game_is_reported(server: Server, page: Page) -> None:
    page.goto(f"{server.url}/#/replay/{'0' * 24}")
    expect(page.get_by_role("alert")).to_contain_text(like("replay-failed"))
    expect(page.get_by_role("button", name=say("replay-retry"))).to_be_visible()


def test_a_stranger_needs_the_invite(played: Played, page: Page) -> None:
    page.goto(played.replay)
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(f"{played.replay}/{played.invite}")
    expect(page.get_by_text(say("replay-before"))).to_be_visible()


def test_an_analysis_shows_the_chances_and_jumps_to_turning_points(
    played: Played, browser: Browser, heard: list[str]
) -> None:
    def add_points(route: Route) -> None:
        """Not every game has turning points of its own."""
        found = route.fetch(timeout=LIMIT_MS).json()
        judged = next(one for one in found["decisions"] if not one["forced"] and one["move"] > 9)
        mistake = {"move": judged["move"], "player": judged["player"]}
        found["turning_points"] = [
            {"move": 7, "player": 0, "kind": "swing", "change": -0.31},
            mistake | {"kind": "mistake", "change": -0.2},
        ]
        route.fulfill(json=found)

    page = opened(played, browser, played.replay, heard)
    page.route("**/analysis", add_points)
    page.get_by_role("button", name=say("analysis-go")).click()
    expect(page.locator(".analysis progress")).to_be_visible()
    expect(page.get_by_text(say("analysis-points"))).to_be_visible()
    chances = page.get_by_role("slider", name=say("chart-chances"))
    chances.focus()
    page.keyboard.press("End")
    expect(page.locator(".analysis .readout b").first).to_contain_text("%")
    swing, mistake = page.locator(".analysis li button").all()
    expect(swing).to_contain_text(like("analysis-swing", up="no", change=31))
    swing.click()
    expect(page.locator(".where span")).to_contain_text(like("replay-step", step=6))
    expect(mistake).to_contain_text(like("analysis-mistake", change=20))
    mistake.click()
    expect(page.locator(".where span")).not_to_contain_text(like("replay-step", step=6))
    page.context.close()


# --- hints ------------------------------------------------------------------------------


def test_a_beginner_sees_what_is_possible_and_what_the_computer_would_do(
    server: Server, browser: Browser, heard: list[str]
) -> None:
    running = Played(server, "new-york", "easy", moves=8)
    page = opened(running, browser, running.address, heard)
    page.locator("header.mine").wait_for()
    expect(page.locator(".log li")).not_to_have_count(0)
    before = page.locator(".log li").count()
    page.locator("[data-tab=help]").click()
    hints = page.locator(".hints")
    draws = like("can-draw")  # the first card of a turn, or the second
    expect(hints).to_contain_text(draws)
    hints.locator("li", has_text=draws).get_by_role("button").click()
    expect(page.locator("button.deck:focus")).to_have_count(1)
    hints.get_by_role("button", name=say("hints-ask")).click()
    expect(hints.locator(".best")).to_contain_text("%")
    page.locator("[data-tab=log]").click()
    expect(page.locator(".log li")).to_have_count(before)
    page.context.close()


def test_claimable_routes_are_shown(server: Server, browser: Browser, heard: list[str]) -> None:
    running = Played(server, "new-york", "easy", moves=2, can="claim")
    page = opened(running, browser, running.address, heard)
    page.locator("[data-tab=help]").click()
    claim = page.locator(".hints li", has_text=like("can-claim"))
    count = page.locator("g.route.legal").count()
    expect(claim).to_contain_text(say("can-claim", count=count))
    show = claim.get_by_role("button")
    show.click()
    expect(show).to_have_text(say("hints-hide"))
    page.context.close()
