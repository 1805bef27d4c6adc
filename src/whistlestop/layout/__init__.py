"""Where everything is on a drawn board, computed once and stored with it."""

from whistlestop.layout.document import belongs, read_layout, write_layout
from whistlestop.layout.model import Layout
from whistlestop.layout.outlines import Outlines, read_outlines
from whistlestop.layout.overlaps import outside, overlaps
from whistlestop.layout.picture import picture
from whistlestop.layout.solver import NoLayout, make_layout

__all__ = [
    "Layout",
    "NoLayout",
    "Outlines",
    "belongs",
    "make_layout",
    "outside",
    "overlaps",
    "picture",
    "read_layout",
    "read_outlines",
    "write_layout",
]
