"""Where everything is on a drawn board, computed once and stored with it."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from whistlestop.layout.document import belongs, read_layout, write_layout
from whistlestop.layout.model import Layout
from whistlestop.layout.outlines import Outlines, read_outlines
from whistlestop.layout.picture import picture
from whistlestop.layout.sketch import Sketch, sketch_of

if TYPE_CHECKING:
    from whistlestop.layout.collisions import outside, overlaps
    from whistlestop.layout.solver import NoLayout, make_layout

__all__ = [
    "Layout",
    "NoLayout",
    "Outlines",
    "Sketch",
    "belongs",
    "make_layout",
    "outside",
    "overlaps",
    "picture",
    "read_layout",
    "read_outlines",
    "sketch_of",
    "write_layout",
]

_COMPUTED = {
    "NoLayout": "solver",
    "make_layout": "solver",
    "outside": "collisions",
    "overlaps": "collisions",
}


def __getattr__(name: str) -> Any:
    """Load what computes layouts when it is used: it needs numpy, and drawing doesn't."""
    if name not in _COMPUTED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_COMPUTED[name]}"), name)
