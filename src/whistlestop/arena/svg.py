"""Small SVG charts, drawn for a narrow screen: they scale up, and stay readable on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import accumulate

WIDTH = 360
LEFT, RIGHT = 4, 4
NAME, BAR = 15, 16
"""Heights of a name and of the bar below it."""
ROW = NAME + BAR + 10

PALETTE = (
    "#2f6f9f", "#4c9f70", "#c8553d", "#e0a030", "#7d5ba6",
    "#8c8c8c", "#3aa6a6", "#b5658f", "#a3862f", "#5c7a29",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Bar:
    """A value with its interval, and the text next to it."""

    name: str
    value: float
    low: float
    high: float
    text: str


@dataclass(frozen=True, slots=True)
class Stack:
    """A bar made of parts, some of which may be negative."""

    name: str
    parts: tuple[float, ...]
    text: str


class Scale:
    """Maps a value to its x coordinate."""

    def __init__(self, values: Sequence[float]) -> None:
        self.low = min(0.0, *values)
        self.high = max(0.0, *values)
        if self.high == self.low:
            self.high = self.low + 1.0

    def __call__(self, value: float) -> float:
        place = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(LEFT + place * (WIDTH - LEFT - RIGHT), 1)


def bars(title: str, rows: Sequence[Bar], mark: tuple[float, str] | None = None) -> str:
    """Bars with error bars; `mark` draws a line for comparison."""
    ends = [row.high for row in rows] + [row.low for row in rows] + ([mark[0]] if mark else [])
    at = Scale([e for e in ends if abs(e) != float("inf")] + [row.value for row in rows])
    drawn = []
    for i, row in enumerate(rows):
        top = i * ROW + NAME
        low, high, middle = at(row.low), at(row.high), top + BAR / 2
        drawn.append(label(row.name, row.text, top))
        drawn.append(block(at(0), at(row.value), top, PALETTE[0], row.text))
        drawn.append(
            f'<path class="error" d="M{low} {middle}H{high}M{low} {middle - 4}v8'
            f'M{high} {middle - 4}v8"/>'
        )
    if mark is not None:
        drawn.append(line(at(mark[0]), len(rows), mark[1]))
    return picture(title, drawn, len(rows) * ROW)


def stacks(title: str, names: Sequence[str], rows: Sequence[Stack]) -> str:
    """Bars made of parts: gains to the right of zero, losses to the left."""
    ends = [sum(p for p in row.parts if p > 0) for row in rows]
    at = Scale(ends + [sum(p for p in row.parts if p < 0) for row in rows])
    drawn = []
    for i, row in enumerate(rows):
        top = i * ROW + NAME
        drawn.append(label(row.name, row.text, top))
        for sign in (1, -1):
            parts = [max(0.0, sign * part) for part in row.parts]
            for k, end in enumerate(accumulate(parts)):
                if parts[k]:
                    start = sign * (end - parts[k])
                    note = f"{names[k]} {row.parts[k]:.1f}"
                    drawn.append(block(at(start), at(sign * end), top, colour(k), note))
    drawn.append(line(at(0), len(rows), "0"))
    return picture(title, drawn, len(rows) * ROW)


def colour(index: int) -> str:
    """The colour of a part."""
    return PALETTE[index % len(PALETTE)]


def label(name: str, text: str, top: float) -> str:
    """The name of a row on the left, its figures on the right."""
    return (
        f'<text x="{LEFT}" y="{top - 4}">{escape(name)}</text>'
        f'<text x="{WIDTH - RIGHT}" y="{top - 4}" text-anchor="end">{escape(text)}</text>'
    )


def block(start: float, end: float, top: float, fill: str, note: str) -> str:
    """A coloured part of a bar, with its figure on hover."""
    x, width = min(start, end), round(abs(end - start), 1)
    return (
        f'<rect x="{x}" y="{top}" width="{width}" height="{BAR}" fill="{fill}">'
        f"<title>{escape(note)}</title></rect>"
    )


def line(x: float, rows: int, note: str) -> str:
    """A dashed line across all bars that skips the names."""
    path = "".join(f"M{x} {i * ROW + NAME - 2}v{BAR + 4}" for i in range(rows))
    return f'<path class="mark" d="{path}"><title>{escape(note)}</title></path>'


def picture(title: str, drawn: Sequence[str], height: int) -> str:
    """The complete chart; a screen reader reads its title and texts."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{''.join(drawn)}</svg>"
    )
