"""A plain picture of a layout, for inspection."""

from __future__ import annotations

from html import escape

from whistlestop.boards.model import GREY, Board, RouteKind
from whistlestop.layout.glyphs import LINE
from whistlestop.layout.model import Label, Layout, Space
from whistlestop.layout.outlines import Outlines

COLOURS = {
    "red": "#c8402f", "blue": "#3274b5", "green": "#4c9a50", "yellow": "#e8c93a",
    "black": "#3a3a3a", "white": "#fbfaf5", "orange": "#e58a2e", "pink": "#dd83b0",
    "purple": "#8e5ba8", "grey": "#b4b4ae",
}  # fmt: skip
SEA, LAND, LAKE, INK = "#cfe0ea", "#f3ecd9", "#c3d9e6", "#33312c"
EDGES = {RouteKind.TUNNEL: "2 2", RouteKind.SEA: "1 2"}


def picture(board: Board, layout: Layout, outlines: Outlines | None = None) -> str:
    """The board as an SVG document."""
    size = f"{layout.width:g} {layout.height:g}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"'
        f' font-family="DejaVu Sans, sans-serif" font-size="{layout.sizes.font:g}">',
        f'<rect width="100%" height="100%" fill="{SEA if outlines else LAND}"/>',
    ]
    if outlines is not None:
        parts.append(f'<path d="{outlines.land}" fill="{LAND}" stroke="#a9b7b8"/>')
        border = 'stroke="#cdbf9f" stroke-dasharray="5 3"'
        parts.append(f'<path d="{outlines.borders}" fill="none" {border}/>')
        parts.append(f'<path d="{outlines.lakes}" fill="{LAKE}" stroke="#a9b7b8"/>')
    for route in board.routes:
        name = "grey" if route.colour == GREY else board.colours[route.colour]
        drawn = layout.routes[route.id]
        for k, space in enumerate(drawn.spaces):
            wild = k < route.wild_symbols
            parts.append(_space(layout, space, COLOURS.get(name, name), route.kind, wild))
    for id, (x, y) in layout.festivals.items():
        parts.append(_card(layout, x, y, id))
    for city in board.cities:
        x, y = layout.cities[city.id]
        radius = layout.sizes.radius(city.junction)
        fill = "#ffffff" if city.junction else "#d9a441" if city.points else "#e9dcc0"
        ring = 2.5 if city.harbour else 1.2
        circle = f'<circle cx="{x:g}" cy="{y:g}" r="{radius - ring / 2:g}" fill="{fill}"'
        parts.append(f'{circle} stroke="{INK}" stroke-width="{ring}"/>')
    parts += [_name(layout, label) for label in layout.labels.values()]
    return "\n".join([*parts, "</svg>", ""])


def _space(layout: Layout, space: Space, fill: str, kind: RouteKind, wild: bool) -> str:
    long, wide = layout.sizes.length, layout.sizes.width
    place = f'transform="translate({space.x:g} {space.y:g}) rotate({space.angle:g})"'
    dash = f' stroke-dasharray="{EDGES[kind]}"' if kind in EDGES else ""
    radius = wide / 2 if kind is RouteKind.SEA else 1.5
    box = (
        f'<rect x="{-long / 2 + 0.5:g}" y="{-wide / 2 + 0.5:g}" width="{long - 1:g}"'
        f' height="{wide - 1:g}" rx="{radius:g}" fill="{fill}" stroke="{INK}"{dash}/>'
    )
    sign = f'<circle r="{wide * 0.3:g}" fill="{INK}"/>' if wild else ""
    return f"<g {place}>{box}{sign}</g>"


def _card(layout: Layout, x: float, y: float, id: str) -> str:
    width, height = layout.sizes.card
    box = f'x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {box} rx="2" fill="#e9b7a0" stroke="{INK}"><title>{escape(id)}</title></rect>'


def _name(layout: Layout, label: Label) -> str:
    line = LINE * layout.sizes.font
    top = label.y - line * (len(label.lines) - 1) / 2
    rows = [
        f'<text x="{label.x:g}" y="{top + k * line:g}" text-anchor="{label.anchor}"'
        f' dominant-baseline="central" fill="{INK}">{escape(text)}</text>'
        for k, text in enumerate(label.lines)
    ]
    return "".join(rows)
