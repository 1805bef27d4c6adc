"""Short animated pictures of a page: screenshots with a mouse pointer drawn on them."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Locator, Page

from web.loading import NEXT_FRAME
from web.visiting import FREE_SPOT

QUALITY = 70
STEP = 50
"""Milliseconds between two pictures of a moving pointer."""
STEPS = 9
POINTER = ((0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (13, 12))
"""The outline of the pointer, from its tip, in pixels of the page."""
RING = 15
"""The radius of the ring around a click."""


class Film:
    """Takes pictures of a page while it is used."""

    def __init__(self, page: Page, width: int, at: tuple[float, float]) -> None:
        self.page = page
        self.at = at
        size = page.viewport_size
        assert size is not None, "expected a page of a fixed size"
        self._scale = width / size["width"]
        self._size = (width, round(size["height"] * self._scale))
        self._pictures: list[Image.Image] = []
        self._times: list[int] = []

    def show(self, milliseconds: int) -> None:
        """Show the page as it is now for a while."""
        self._add(self._look(), milliseconds)

    def point(self, target: Locator | tuple[float, float], rest: int = 700) -> None:
        """Move the pointer to something, and show what the page does about it."""
        goal = target if isinstance(target, tuple) else spot(target)
        before = self._look()
        start = self.at
        for step in range(1, STEPS):
            share = step / STEPS
            share = share * share * (3 - 2 * share)  # slowly at both ends
            (x, y), (to_x, to_y) = start, goal
            self.at = (x + (to_x - x) * share, y + (to_y - y) * share)
            self._add(before, STEP)
        self.at = goal
        self.page.mouse.move(*goal)
        self.page.evaluate(NEXT_FRAME)
        self.show(rest)

    def click(self, target: Locator | tuple[float, float], rest: int = 350) -> None:
        """Point at something and click it. What follows has to be waited for."""
        self.point(target, rest)
        self._add(self._look(), 160, ring=True)
        self.page.mouse.click(*self.at)

    def save(self, file: Path) -> None:
        """Write the pictures as one, which repeats."""
        first, *others = self._pictures
        first.save(
            file,
            save_all=True,
            append_images=others,
            duration=self._times,
            loop=0,
            quality=QUALITY,
            method=6,
            kmin=len(others),  # only changes after the first picture
            kmax=len(others) + 1,
        )

    def _look(self) -> Image.Image:
        picture = Image.open(BytesIO(self.page.screenshot()))
        return picture.convert("RGB").resize(self._size, Image.Resampling.LANCZOS)

    def _add(self, picture: Image.Image, milliseconds: int, *, ring: bool = False) -> None:
        picture = picture.copy()
        draw = ImageDraw.Draw(picture)
        x, y = (along * self._scale for along in self.at)
        if ring:
            box = (x - RING, y - RING, x + RING, y + RING)
            draw.ellipse(box, outline="#b8391a", width=4)
        outline = [(x + dx, y + dy) for dx, dy in POINTER]
        draw.polygon(outline, fill="white", outline="black", width=2)
        self._pictures.append(picture)
        self._times.append(milliseconds)


def spot(target: Locator) -> tuple[float, float]:
    """A point of something that nothing else covers."""
    found = target.evaluate(FREE_SPOT)
    assert found, f"expected to see {target}"
    x, y = found
    return x, y
