"""The settings, and how they change the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from server.running import Server
from web.texts import like, say
from web.visiting import Visitor

PAPER = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(241, 228, 201)", "rgb(29, 23, 19)"
SIZE = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
COUNT = """
window.started = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.started += 1;
  return start.apply(this, when);
};
const buffer = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.started += 1;
  return buffer.apply(this, when);
};
"""
FORBIDDEN = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, {
    get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
  });
}
"""
"""Like a browser that blocks cookies and site data."""


def opened(page: Page, url: str) -> None:
    """Open the page and its settings."""
    page.goto(url)
    page.get_by_role("button", name=say("settings-open"), exact=True).click()


@pytest.mark.parametrize("system", ["light", "dark"])
def test_a_theme_overrides_the_systems_and_is_remembered(
    server: Server, browser: Browser, system: str
) -> None:
    page = browser.new_page(color_scheme=system)  # type: ignore[arg-type]
    opened(page, server.url)
    assert page.evaluate(PAPER) == (DARK if system == "dark" else LIGHT)
    page.get_by_text(say("settings-theme-dark"), exact=True).click()
    assert page.evaluate(PAPER) == DARK
    page.get_by_text(say("settings-theme-light"), exact=True).click()
    assert page.evaluate(PAPER) == LIGHT
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(PAPER) == LIGHT
    bars = "[...document.querySelectorAll('meta[name=theme-color]')].filter(m => m.media === 'all')"
    assert page.evaluate(f"{bars}.map(m => m.dataset.scheme)") == ["light"]
    page.close()


def test_text_can_be_bigger(server: Server, page: Page) -> None:
    opened(page, server.url)
    before = page.evaluate(SIZE)
    page.get_by_label(say("settings-text-big")).check()
    assert page.evaluate(SIZE) > before * 1.1


@pytest.mark.parametrize("how", ["by choice", "by the system"])
def test_motion_can_be_reduced(server: Server, browser: Browser, how: str) -> None:
    page = browser.new_page(reduced_motion="reduce" if how == "by the system" else "no-preference")
    opened(page, server.url)
    if how == "by choice":
        page.get_by_text(say("settings-motion-less"), exact=True).click()
    duration = page.evaluate(
        """() => {
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.transition = "opacity 3s";
          return getComputedStyle(probe).transitionDuration;
        }"""
    )
    assert float(duration.rstrip("s")) < 0.001
    page.close()


def test_the_panel_closes_by_keyboard_and_gives_the_focus_back(server: Server, page: Page) -> None:
    page.goto(server.url)
    gear = page.get_by_role("button", name=say("settings-open"), exact=True)
    gear.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=say("settings-open"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(gear).to_be_focused()


@pytest.mark.parametrize("on", [True, False])
def test_a_game_is_heard_unless_sounds_are_off(
    server: Server, page: Page, visitor: Visitor, on: bool
) -> None:
    page.add_init_script(COUNT)
    if not on:
        page.add_init_script("localStorage['whistlestop-settings'] = '{\"sound\": false}'")
    visitor.start(server.url, "new-york")
    page.get_by_role("dialog").wait_for()
    while page.get_by_role("dialog").count():
        visitor.act()
    page.locator("header.mine").wait_for()
    before = page.evaluate("window.started")
    page.locator("button.deck:not([disabled])").first.click()
    expect(
        page.locator(".log li").filter(has_text=like("happened-draw-known", you="yes"))
    ).not_to_have_count(0)
    if on:
        page.wait_for_function("before => window.started > before", arg=before)
    else:
        assert page.evaluate("window.started") == 0


def test_the_pages_work_in_a_browser_that_forbids_storage(
    server: Server, page: Page, visitor: Visitor
) -> None:
    page.add_init_script(FORBIDDEN)
    visitor.start(server.url, "new-york")
    page.get_by_role("button", name=say("settings-open"), exact=True).click()
    page.get_by_text("Dansk", exact=True).click()
    expect(page.get_by_role("heading", name="Indstillinger")).to_be_visible()
