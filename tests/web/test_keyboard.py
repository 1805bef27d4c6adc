"""Playing without a pointer, and without seeing the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from server.running import Nursery, Server, running
from web.axe import assert_accessible
from web.keyboard import Typist
from web.texts import SECOND_CARD, bot, either, like, say

ANSWERS = {
    "h": like("access-hand"),
    "c": like("access-row", cards=re.compile("1 .*")),
    "o": like("access-player", name=bot("easy")),
    "k": either(like("access-ticket-way"), like("access-ticket-direct")),
    "l": like("happened-keep", you="yes"),
    "s": like("access-now-asked", turn=say("turn-mine"), asked=say("phase-main")),
    "9": like("access-no-place", place=9),
    "D": like("access-no-draw"),
}
"""The answers to the keys at the start of a game."""
CLAIMS = either(like("access-claims", count=1), like("access-claims", count=re.compile(r"\d+")))
"""What is said about routes that can be claimed."""


@pytest.fixture
def typist(page: Page, server: Server) -> Typist:
    """A player at a New York table, after choosing the opening tickets."""
    typist = Typist(page)
    typist.start(server.url, "new-york")
    typist.act()
    expect(page.locator("header.mine")).to_contain_text(say("phase-main"))
    expect(page).to_have_title(say("board-new-york"))
    return typist


def test_a_whole_game_can_be_played_by_keyboard_alone(typist: Typist) -> None:
    done: list[str] = []
    while not typist.over and len(done) < 150:
        done.append(typist.act(places=len(done) % 3))
        assert typist.focused
    assert {"claim", "take"} <= set(done)
    expect(typist.page.get_by_role("heading", name=say("score-title"))).to_be_visible()
    assert typist.focused
    assert_accessible(typist.page, what="the scores")
    assert typist.problems == []


def draw_until_routes_can_be_claimed(page: Page) -> Locator:
    """The board in words, once it offers routes."""
    page.keyboard.press("b")
    words = page.get_by_role("region", name=say("access-words"))
    heading = words.get_by_role("heading", name=CLAIMS)
    while heading.count() == 0:
        page.keyboard.press("d")
        expect(page.get_by_role("heading", name=say("turn-mine"))).to_be_visible()
    return words


def claim_in_words(typist: Typist, words: Locator) -> Locator:
    """Claim a route without the drawing; returns the description of what I own."""
    page = typist.page
    words.get_by_role("searchbox").fill(say("kind-track"))
    claims = words.get_by_role("button", name=like("access-claim"))
    if claims.count() == 0:
        # A long list is folded by city.
        folded = words.get_by_text(like("access-claims-of")).first
        folded.focus()
        page.keyboard.press("Enter")
    claims.first.focus()
    page.keyboard.press("Enter")
    typist.pay()
    expect(page.get_by_role("dialog")).to_be_hidden()
    mine = page.locator("[data-place=board] [data-owner='0']")
    expect(mine).to_have_count(1)
    assert typist.focused
    return mine


def test_a_route_can_be_claimed_by_roles_and_names_alone(typist: Typist, page: Page) -> None:
    claim_in_words(typist, draw_until_routes_can_be_claimed(page))
    page.locator("header.mine").wait_for()


def test_a_key_takes_a_claim_back(nursery: Nursery, tmp_path: Path, page: Page) -> None:
    with running(nursery, tmp_path) as own:
        typist = Typist(page)
        typist.start(own.url, "new-york")
        typist.act()
        expect(page.get_by_role("heading", name=say("turn-mine"))).to_be_visible()
        words = draw_until_routes_can_be_claimed(page)
        # Restart with a bot that pauses longer than this test takes, so that it sees nothing new.
        own.kill()
        expect(page.get_by_text(say("line-lost-title"), exact=True)).to_be_visible()
        own.settings["bot_pause"] = 600
        own.start()
        expect(page.get_by_text(say("line-lost-title"), exact=True)).to_be_hidden()
        mine = claim_in_words(typist, words)
        typist.press("Escape", "u")
        expect(page.locator("[data-answer]")).to_contain_text(say("access-undone"))
        expect(mine).to_have_count(0)


def test_a_draw_cannot_be_taken_back_once_the_card_was_seen(typist: Typist, page: Page) -> None:
    typist.press("d")
    expect(page.locator("header.mine")).to_contain_text(SECOND_CARD)
    typist.press("u")
    refusal = page.get_by_role("alert").filter(has_text=like("refused"))
    expect(refusal).to_contain_text(say("why-revealed"))
    expect(page.locator("header.mine")).to_contain_text(SECOND_CARD)


def test_moves_of_others_are_announced_once_together_with_the_turn(
    typist: Typist, page: Page
) -> None:
    # Record every live region of the page.
    page.evaluate(
        """() => {
            window.heard = [];
            const live = "[aria-live], [role=status], [role=alert], [role=log]";
            for (const region of document.querySelectorAll(live)) {
                new MutationObserver(() => window.heard.push(region.textContent)).observe(
                    region, { childList: true, characterData: true, subtree: true });
            }
        }"""
    )
    typist.press("d", "d")
    # Earlier announcements may still be there: wait for those of these draws.
    drawn = like("happened-draw-known", you="yes", card=re.compile(r"\w+")).pattern
    told = f"{drawn}.*{bot('easy')}.*{ANSWERS['s'].pattern}"
    page.wait_for_function("told => RegExp(told, 's').test(window.heard.join(' '))", arg=told)
    said = " ".join(page.evaluate("window.heard"))
    # My two draws, each announced once.
    assert len(re.findall(drawn, said)) == 2


def test_keys_are_answered(typist: Typist, page: Page) -> None:
    for key, words in ANSWERS.items():
        page.keyboard.press(key)
        expect(page.locator("[data-answer]")).to_contain_text(words)


def test_keys_can_be_switched_off_and_stay_off(typist: Typist, page: Page) -> None:
    typist.press("?")
    box = page.get_by_role("checkbox", name=say("access-keys-on"))
    expect(box).to_be_focused()
    typist.press("Space", "Escape", "h")
    expect(page.locator("[data-answer]")).to_have_text("")
    page.reload()
    expect(page.get_by_role("heading", name=say("turn-mine"))).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-answer]")).to_have_text("")
    page.keyboard.press("?")
    box.press("Space")
    expect(box).to_be_checked()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("[data-answer]")).to_contain_text(ANSWERS["h"])


def test_a_key_right_after_closing_the_list_of_keys_works(typist: Typist, page: Page) -> None:
    # A busy browser reports late that a dialog was closed, after keys pressed since.
    page.evaluate("addEventListener('close', (event) => event.stopImmediatePropagation(), true)")
    typist.press("?", "Escape", "h")
    expect(page.locator("[data-answer]")).to_contain_text(ANSWERS["h"])
    expect(page.get_by_role("dialog", name=say("access-keys"))).to_have_count(0)


def test_a_reopened_list_of_keys_stays_open(typist: Typist, page: Page) -> None:
    keys = page.get_by_role("dialog", name=say("access-keys"))
    typist.press("?")
    first = keys.element_handle()
    typist.press("Escape", "?")
    # The close event of the first one comes late.
    first.dispatch_event("close")
    page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => done(true)))")
    expect(keys).to_be_visible()


def test_a_key_typed_into_a_field_is_only_text(typist: Typist, page: Page) -> None:
    typist.press("b")
    before = page.locator(".log li").count()
    page.get_by_role("searchbox").focus()
    page.keyboard.type("d1th")
    expect(page.get_by_role("searchbox")).to_have_value("d1th")
    expect(page.locator("[data-answer]")).to_have_text("")
    assert page.locator(".log li").count() == before


def test_routes_and_cards_have_one_tab_stop_each(typist: Typist, page: Page) -> None:
    while page.locator("[data-place=board] [role=button]").count() < 3:
        page.keyboard.press("d")
        expect(page.get_by_role("heading", name=say("turn-mine"))).to_be_visible()
    for group in ("[data-place=board]", "[data-place=cards]"):
        assert page.locator(f"{group} [tabindex='0']").count() == 1
        stop = page.locator(f"{group} [tabindex='0']")
        stop.focus()
        first = typist.focused
        seen = {first}
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End", "Home"):
            typist.press(key)
            assert page.locator(f"{group} [tabindex='0']").count() == 1
            seen.add(typist.focused)
        assert len(seen) > 1


def test_a_dialog_gives_the_focus_back(typist: Typist, page: Page) -> None:
    while page.locator("[data-place=board] [role=button]").count() == 0:
        page.keyboard.press("d")
        expect(page.get_by_role("heading", name=say("turn-mine"))).to_be_visible()
    typist.press("r")
    route = typist.focused
    typist.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.wait_for_function("() => document.activeElement.closest('[role=dialog]') !== null")
    typist.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert typist.focused == route


def test_skip_links_lead_to_the_parts_of_the_table(typist: Typist, page: Page) -> None:
    parts = {
        "board": "[data-place=board], [data-place=board] *",
        "cards": "[data-place=cards] *",
        "moves": "[data-place=moves] *, [data-home]",
        "words": "[data-place=words]",
    }
    for name, part in parts.items():
        page.get_by_role("button", name=say(f"access-skip-{name}"), exact=True).focus()
        typist.press("Enter")
        page.wait_for_function("part => document.activeElement.matches(part)", arg=part)
