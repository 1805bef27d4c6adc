"""Where each field of a state starts, counted in its own numbers: words, shorts or bytes."""

from __future__ import annotations

import ctypes

from whistlestop.engine.fields import SPECIFICATION, span


class Offsets:
    """The start of each field, by name."""

    def __init__(self) -> None:
        for name, field in SPECIFICATION.items():
            setattr(self, name, span(name).start // ctypes.sizeof(field.kind.ctype))

    def __getattr__(self, name: str) -> int:
        raise AttributeError(f"a state has no field {name!r}")


AT = Offsets()
