"""Screenshots of the pages, in a folder outside the project.

`WHISTLESTOP_PICTURES` names the folder; by default it is `whistlestop-pictures` among the temporary
files.
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
    """Save a screenshot, named after the page and its width."""
    size = page.viewport_size
    width = size["width"] if size else 0
    words = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    page.screenshot(path=FOLDER / f"{words}-{width}.png")
