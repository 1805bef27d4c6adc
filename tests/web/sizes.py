"""How large the pages are that are looked at."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 360, "height": 740}
"""The smallest phone that is enough for a whole game."""
SIZES = {"desk": DESK, "phone": PHONE}
