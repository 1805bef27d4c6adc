"""Run the accessibility checker axe on a page: WCAG 2 A and AA, and best practices."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from web.pictures import picture
from web.sizes import DESK, PHONE

SCRIPT = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


@cache
def _source() -> str:
    assert SCRIPT.is_file(), "expected axe-core to be installed: npm ci in web"
    return SCRIPT.read_text(encoding="utf-8")


def violations(page: Page, *, only: str = "", within: str = "html") -> list[str]:
    """The problems in a part of the page, a few lines each; `only` runs a single rule."""
    # Evaluated rather than loaded, to leave the page's content security policy alone.
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found = page.evaluate(
        """async ([tags, only, within]) => {
            // What still fades in has no colour of its own yet, and what inherits it follows later.
            const moves = (one) => one.playState !== "finished";
            for (let i = 0; i < 20; i++) {
                const all = document.getAnimations().filter(moves);
                if (all.length === 0 && i >= 2) break;
                await Promise.all(all.map((one) => one.finished.catch(() => 0)));
                await new Promise(requestAnimationFrame);
            }
            const runOnly = only ? [only] : { type: "tag", values: tags };
            const resultTypes = ["violations"];
            const { violations } = await axe.run(within, { runOnly, resultTypes });
            return violations.flatMap(({ id, help, nodes }) => nodes.map(
                ({ html, failureSummary: how }) => [id, help, html, how].join("\\n  ")));
        }""",
        [list(TAGS), only, within],
    )
    assert isinstance(found, list)
    return found


def assert_accessible(
    page: Page, *, what: str = "the page", sizes: tuple[ViewportSize, ...] = (PHONE, DESK)
) -> None:
    """Assert that axe finds nothing: on a desktop and a phone, light and dark."""
    before = page.viewport_size
    for size in sizes:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="light")
        found = violations(page)
        picture(page, what)
        # Dark mode changes nothing but the colours.
        page.emulate_media(color_scheme="dark")
        found += violations(page, only="color-contrast")
        picture(page, f"{what} dark")
        width = size["width"]
        assert not found, "\n".join([f"{what}, {width} wide: {len(found)} violations", *found])
    if before:
        page.set_viewport_size(before)
    page.emulate_media(color_scheme="light")
