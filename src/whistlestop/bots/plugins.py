"""Bots from other packages, which declare them as entry points."""

from __future__ import annotations

import inspect
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from whistlestop.bots.base import Bot
from whistlestop.game import GameError

GROUP = "whistlestop.bots"
EXPECTED = "expected a class or function that returns a bot and takes no arguments"


class PluginError(GameError):
    """A bot from another package that cannot be used."""


@cache
def installed() -> dict[str, tuple[EntryPoint, ...]]:
    """The bots that installed packages offer, by name. Does not import any of them."""
    found: dict[str, tuple[EntryPoint, ...]] = {}
    for point in entry_points(group=GROUP):
        found[point.name] = (*found.get(point.name, ()), point)
    return found


def refuse_clash(name: str) -> None:
    """Refuse a name that is taken twice: it must be clear which bot is being measured."""
    if points := installed().get(name):
        raise PluginError(
            f"there are several bots '{name}': one comes with Whistlestop, and "
            f"{_listed(points)}; uninstall the package or rename its bot"
        )


def make_plugin(name: str) -> Bot:
    """Create a bot from an installed package."""
    point, *others = installed()[name]
    if others:
        raise PluginError(
            f"there are several bots '{name}': {_listed((point, *others))}; uninstall all but one"
        )
    try:
        factory = point.load()
    except Exception as error:  # importing a third-party module may raise anything
        raise _failure(point, f"cannot be loaded: {_said(error)}; {EXPECTED}") from error
    if not callable(factory):
        raise _failure(point, f"is {_shown(factory)}; {EXPECTED}")
    try:
        bot = factory()
    except Exception as error:
        raise _failure(point, f"cannot be created: {_said(error)}; {EXPECTED}") from error
    return _checked(point, bot)


def _checked(point: EntryPoint, bot: Any) -> Bot:
    decide = getattr(bot, "decide", None)
    if not callable(decide):
        raise _failure(point, f"returns {_shown(bot)}, which has no method decide(); {EXPECTED}")
    try:
        inspect.signature(decide).bind(None, None, None)
    except TypeError:
        raise _failure(
            point,
            f"has decide{inspect.signature(decide)}, expected decide(view, random, budget)",
        ) from None
    except ValueError:
        pass  # compiled code may have no signature
    made: Bot = bot
    return made


def _failure(point: EntryPoint, what: str) -> PluginError:
    return PluginError(f"the bot '{point.name}' ({_origin(point)}) {what}")


def _listed(points: tuple[EntryPoint, ...]) -> str:
    return " and ".join(f"one {_origin(point)}" for point in points)


def _origin(point: EntryPoint) -> str:
    package = point.dist.name if point.dist is not None else "unknown"
    return f"from the package {package}, entry point {point.value}"


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _shown(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= 60 else f"{text[:57]}..."
