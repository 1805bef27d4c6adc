"""What the checker axe finds on a page: rules of WCAG 2 A and AA, and good practice."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


@cache
def _source() -> str:
    assert SCRIPT.is_file(), "expected axe-core to be installed: npm ci in web"
    return SCRIPT.read_text(encoding="utf-8")


def violations(page: Page, *without: str) -> list[str]:
    """What is wrong on the page now, a line for each element; rules in `without` do not count."""
    # Evaluated, not loaded: the page's own content security policy stays as it is.
    page.evaluate(_source())
    found = page.evaluate(
        """async ([tags, without]) => {
            // What still fades in has no colour of its own yet.
            await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)));
            const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
            const { violations } = await axe.run(document, {
                runOnly: { type: "tag", values: tags }, rules, resultTypes: ["violations"],
            });
            return violations.flatMap(({ id, help, nodes }) => nodes.map(
                ({ html, failureSummary }) => [id, help, html.slice(0, 200), failureSummary].join("\\n  ")));
        }""",
        [list(TAGS), list(without)],
    )
    assert isinstance(found, list)
    return found


def assert_accessible(page: Page, *without: str) -> None:
    """Nothing is wrong on the page now."""
    found = violations(page, *without)
    assert not found, "\n".join([f"{len(found)} violations", *found])
