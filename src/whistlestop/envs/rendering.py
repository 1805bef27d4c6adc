"""What an environment shows: the table as text, and a picture of the board."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from math import cos, radians, sin

from whistlestop.boards.model import GREY, Board
from whistlestop.engine.reader import StateReader
from whistlestop.envs.checks import one_of
from whistlestop.extras import needs_extra
from whistlestop.game import View

with needs_extra("rl"):
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageColor, ImageDraw

    from whistlestop.layout import Layout, make_layout, read_layout

MODES = ("ansi", "rgb_array")
WIDTH = 800
PAPER, INK, UNPAINTED = "#f4efe4", "#333333", "#a9a9a9"
SEATS = ("#d62728", "#1f77b4", "#2ca02c", "#ff7f0e", "#9467bd")
"""The colours of the players, by seat."""
BASE_LETTERS = str.maketrans(
    {"ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae", "ł": "l", "Ł": "L", "ß": "ss"}
)
MAX_BOARDS = 8
_EMPTY: dict[tuple[str, str], Image.Image] = {}


def text_of(view: View) -> str:
    """The table in words, as the viewer sees it; a spectator sees no hand."""
    reader = view.reader
    lines = [f"{view.board.name}, {view.phase}, turn {reader.turns}"]
    lines.append("row: " + ", ".join(card or "-" for card in reader.row))
    lines += [_player(view, reader, player) for player in range(view.players)]
    if view.viewer is not None:
        hand = reader.hand(view.viewer)
        lines.append("hand: " + (", ".join(f"{n} {card}" for card, n in hand.items()) or "-"))
        lines.append("tickets: " + (", ".join(reader.tickets(view.viewer)) or "-"))
        if offer := reader.offer(view.viewer):
            lines.append("offer: " + ", ".join(ticket or "?" for ticket in offer))
    return "\n".join(lines) + "\n"


def _player(view: View, reader: StateReader, player: int) -> str:
    mark = ">" if reader.waits_for(player) else " "
    ships = f", {reader.ships(player)} ships" if view.board.rules.ships else ""
    built = {"stations": reader.stations(player), "harbours": reader.harbours(player)}
    cities = "".join(f"; {kind}: {', '.join(at)}" for kind, at in built.items() if at)
    return (
        f"{mark} player {player}: {reader.points(player)} points, "
        f"{reader.trains(player)} trains{ships}, {reader.hand_size(player)} cards, "
        f"{reader.ticket_count(player)} tickets; {', '.join(reader.routes(player)) or 'no routes'}"
        f"{cities}"
    )


def picture_of(view: View) -> NDArray[np.uint8]:
    """A picture of the board: height x width x red, green and blue."""
    layout = layout_of(view.board)
    scale = WIDTH / layout.width
    image = _empty(view.board, layout).copy()
    draw = ImageDraw.Draw(image)
    for route, player in view.reader.claimed().items():
        for corners in spaces(layout, route, scale):
            draw.polygon(corners, fill=SEATS[player], outline=INK)
    for player in range(view.players):
        built = [*view.reader.stations(player), *view.reader.harbours(player)]
        for city in built:
            draw.circle(_at(layout, city, scale), 7, fill=SEATS[player], outline=INK)
    return np.asarray(image, np.uint8).copy()


def layout_of(board: Board) -> Layout:
    """Where everything is: computed for a home-made board that has no layout yet."""
    return read_layout(board) or make_layout(board)


def _empty(board: Board, layout: Layout) -> Image.Image:
    """The board before the first route, cached."""
    key = layout.digest, layout.drawn
    if key not in _EMPTY:
        if len(_EMPTY) >= MAX_BOARDS:
            del _EMPTY[next(iter(_EMPTY))]
        _EMPTY[key] = _draw(board, layout)
    return _EMPTY[key]


def _draw(board: Board, layout: Layout) -> Image.Image:
    scale = WIDTH / layout.width
    image = Image.new("RGB", (WIDTH, round(layout.height * scale)), PAPER)
    draw = ImageDraw.Draw(image)
    for route in board.routes:
        colour = UNPAINTED if route.colour == GREY else _paint(board.colours[route.colour])
        for corners in spaces(layout, route.id, scale):
            draw.polygon(corners, outline=colour, width=2)
    for city in board.cities:
        draw.circle(_at(layout, city.id, scale), 2 if city.junction else 4, fill=INK)
        if city.id in layout.labels:
            label = layout.labels[city.id]
            x, y = label.middle
            draw.text((x * scale, y * scale), plain("\n".join(label.lines)), fill=INK, anchor="mm")
    return image


def plain(name: str) -> str:
    """A name without accents, because Pillow's own font has none."""
    letters = unicodedata.normalize("NFKD", name.translate(BASE_LETTERS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _paint(name: str) -> str:
    """A colour of the board as Pillow knows it."""
    try:
        ImageColor.getrgb(name)
    except ValueError:
        return UNPAINTED
    return "#dddddd" if name == "white" else name


def _at(layout: Layout, city: str, scale: float) -> tuple[float, float]:
    x, y = layout.cities[city]
    return x * scale, y * scale


def spaces(layout: Layout, route: str, scale: float) -> Iterator[list[tuple[float, float]]]:
    """The corners of each space of a route."""
    length, width = layout.sizes.length / 2, layout.sizes.width / 2
    for space in layout.routes[route].spaces:
        c, s = cos(radians(space.angle)), sin(radians(space.angle))
        yield [
            ((space.x + x * c - y * s) * scale, (space.y + x * s + y * c) * scale)
            for x, y in (
                (-length, -width),
                (length, -width),
                (length, width),
                (-length, width),
            )
        ]


def check_mode(mode: str | None, modes: tuple[str, ...]) -> str | None:
    """Check a render mode."""
    return None if mode is None else one_of("render mode", mode, modes)
