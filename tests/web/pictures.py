"""What the pages look like, for the eye: in a folder outside the project.

`WHISTLESTOP_PICTURES` says which; otherwise it is `whistlestop-pictures` where temporary files are.
"""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path

from playwright.sync_api import Page

FOLDER = Path(
    os.environ.get("WHISTLESTOP_PICTURES") or Path(tempfile.gettempdir(), "whistlestop-pictures")
)


def picture(page: Page, name: str) -> None:
    """Keep what a page shows now, by its name and how wide it is."""
    size = page.viewport_size
    width = size["width"] if size else 0
    words = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    page.screenshot(path=FOLDER / f"{words}-{width}.png")
