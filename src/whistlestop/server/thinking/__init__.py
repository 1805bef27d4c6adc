"""Bots think in processes of their own, so that nobody at another table waits for them.

`Thinkers` is what the server uses. It is loaded when it is asked for: the workers come through
this package, too, and each would carry the server's libraries in its memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from whistlestop.server.thinking.errors import ThinkingFailed
    from whistlestop.server.thinking.thinkers import Thinkers

__all__ = ["Thinkers", "ThinkingFailed"]


def __getattr__(name: str) -> Any:
    if name == "Thinkers":
        from whistlestop.server.thinking.thinkers import Thinkers

        return Thinkers
    if name == "ThinkingFailed":
        from whistlestop.server.thinking.errors import ThinkingFailed

        return ThinkingFailed
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
