"""Draws the icons of the installed app from web/public/icon.svg, with the system's Chromium.

    python scripts/icons.py

They are kept in the repository so that building the pages needs no browser.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
FIELD = "#b5391b"
"""The background colour, because a system may crop a maskable icon to any shape."""
SAFE = 84
"""The drawing's share of a maskable icon's width, in per cent, so that nothing is cropped."""
PICTURES = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}


def draw(page: Page, drawing: str, size: int, *, full: bool) -> bytes:
    """Draw one icon; a full one has no transparent corners."""
    share, field = (SAFE, FIELD) if full else (100, "transparent")
    style = f"body{{margin:0;display:grid;place-content:center;height:100vh;background:{field}}}"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>{style}svg{{width:{share}vw}}</style>{drawing}")
    return page.screenshot(omit_background=True)


def main() -> None:
    names = ("chromium", "chromium-browser", "chromium-headless-shell")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        sys.exit("expected the package chromium to be installed")
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, full) in PICTURES.items():
            (PUBLIC / name).write_bytes(draw(page, drawing, size, full=full))
        browser.close()


if __name__ == "__main__":
    main()
