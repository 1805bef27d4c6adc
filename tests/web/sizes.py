"""The screen sizes that are tested."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 360, "height": 740}
"""The smallest phone that a whole game has to work on."""
TINY: ViewportSize = {"width": 320, "height": 568}
"""The narrowest screen that pages must fit."""
SIZES = {"desk": DESK, "phone": PHONE, "tiny": TINY}
