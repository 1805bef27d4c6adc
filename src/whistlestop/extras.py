"""Optional packages: whoever needs one that is missing is told which extra brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A package that only some parts of Whistlestop need is not installed."""


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Wraps the imports that need an extra of this package."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "whistlestop"):
            raise  # a defect, which no extra would cure
        raise MissingExtra(
            f"this needs the package {package}, which is not installed: "
            f"pip install 'whistlestop[{extra}]'",
            name=error.name,
        ) from None
