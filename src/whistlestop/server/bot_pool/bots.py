"""Which bots may play at the server's tables, and how long each one thinks."""

from __future__ import annotations

from collections.abc import Collection

from whistlestop.bots import BOTS, UnknownBot
from whistlestop.bots.registry import is_program, known_bots

PLUGIN_SECONDS = 1.0
"""For bots from other packages, about which we know nothing."""


def allowed_bots() -> list[str]:
    """Our bots and those of installed packages. Never programs: their names are command lines."""
    return [name for name in known_bots() if not is_program(name)]


def plug_in_bots() -> list[str]:
    """The bots of installed packages."""
    return [name for name in allowed_bots() if name not in BOTS]


def offered_bots(plug_ins: Collection[str] | None) -> list[str]:
    """Our bots, and those of installed packages that the host offers: all of them if None."""
    return [n for n in allowed_bots() if n in BOTS or plug_ins is None or n in plug_ins]


def expect_allowed(name: str) -> None:
    """Refuse a bot that is not in the list."""
    if name not in (names := allowed_bots()):
        raise UnknownBot(f"there is no bot '{name}' here; the bots are: {', '.join(names)}")


def own_seconds(name: str) -> float | None:
    """How long a bot may think, or None if it answers within about a millisecond."""
    made = BOTS.get(name)
    if made is None:
        return PLUGIN_SECONDS
    return getattr(made, "seconds", None)
