"""The screen sizes that are tested."""

from __future__ import annotations

from playwright.sync_api import ViewportSize

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 360, "height": 740}
"""A small phone."""
TINY: ViewportSize = {"width": 320, "height": 568}
"""The narrowest screen that pages must fit and a whole game has to work on."""
LOW: ViewportSize = {"width": 568, "height": 320}
"""The same phone in landscape: the lowest screen."""
SIZES = {"desk": DESK, "phone": PHONE, "tiny": TINY}
SCREENS: list[ViewportSize] = [
    TINY,
    LOW,
    NARROW,
    PHONE,
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 720, "height": 450},  # a laptop at a zoom of 200 %
    DESK,
    {"width": 1920, "height": 1080},
    {"width": 2560, "height": 1440},
]
"""Every screen that a table is laid out for."""
