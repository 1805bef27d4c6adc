"""Line charts in SVG: shares that change over time, as a self-contained picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from whistlestop.arena.svg import LEFT, RIGHT, WIDTH, colour

TOP, HEIGHT, KEY = 22, 160, 16
"""Height above the curves, of the curves, and of a line in the key."""
AXIS = 28
"""Space for the percentages on the left."""
STYLE = (
    "svg{background:#fff}text{font:11px system-ui,sans-serif;fill:#1c1c1c}"
    ".grid{stroke:#ddd;fill:none}.curve{fill:none;stroke-width:1.5}"
    ".point{fill:#fff;stroke-width:2}.soft{fill:#666}"
)


@dataclass(frozen=True, slots=True)
class Mark:
    """A point on a curve that has a note."""

    x: float
    y: float
    note: str


@dataclass(frozen=True, slots=True)
class Curve:
    """Shares from 0 to 1 along the x axis, and the points with notes."""

    name: str
    points: Sequence[tuple[float, float]]
    marks: Sequence[Mark] = ()


def curves(title: str, below: str, drawn: Sequence[Curve]) -> str:
    """A complete SVG file, with each curve and its name in the same colour."""
    longest = max([x for curve in drawn for x, _ in curve.points], default=1.0) or 1.0
    parts = [f"<style>{STYLE}</style>", f'<text x="{LEFT}" y="14">{escape(title)}</text>', grid()]
    for i, curve in enumerate(drawn):
        parts.append(one_curve(curve, colour(i), longest))
    foot = TOP + HEIGHT + KEY
    parts.append(f'<text class="soft" x="{AXIS}" y="{foot}">{escape(below)}</text>')
    for i, curve in enumerate(drawn):
        y = foot + KEY * (i + 1)
        parts.append(f'<path d="M{LEFT} {y - 4}h18" stroke="{colour(i)}" stroke-width="3"/>')
        parts.append(f'<text x="{AXIS}" y="{y}">{escape(curve.name)}</text>')
    height = foot + KEY * len(drawn) + 8
    label = escape(title, quote=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{label}">{"".join(parts)}</svg>\n'
    )


def grid() -> str:
    """Lines at 0, 50 and 100 %."""
    lines = []
    for share in (0.0, 0.5, 1.0):
        y = _y(share)
        lines.append(f'<path class="grid" d="M{AXIS} {y}H{WIDTH - RIGHT}"/>')
        lines.append(f'<text class="soft" x="{AXIS - 3}" y="{y + 4}" text-anchor="end">')
        lines.append(f"{share * 100:.0f}</text>")
    return "".join(lines)


def one_curve(curve: Curve, paint: str, longest: float) -> str:
    """A curve, with circles on it that show their notes on hover."""
    places = " ".join(f"{_x(x, longest)},{_y(y)}" for x, y in curve.points)
    drawn = [f'<polyline class="curve" stroke="{paint}" points="{places}"/>']
    for mark in curve.marks:
        drawn.append(
            f'<circle class="point" cx="{_x(mark.x, longest)}" cy="{_y(mark.y)}" r="4" '
            f'stroke="{paint}"><title>{escape(mark.note)}</title></circle>'
        )
    return "".join(drawn)


def _x(value: float, longest: float) -> float:
    return round(AXIS + value / longest * (WIDTH - RIGHT - AXIS - 4), 1)


def _y(share: float) -> float:
    return round(TOP + (1 - share) * HEIGHT, 1)
