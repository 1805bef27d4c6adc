"""Other people's bots: installed packages name them as entry points."""

from __future__ import annotations

import inspect
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from whistlestop.bots.base import Bot
from whistlestop.game import GameError

GROUP = "whistlestop.bots"
EXPECTED = "expected a class or function without arguments that gives a bot"


class PluginError(GameError):
    """A bot of another package that cannot be used."""


@cache
def installed() -> dict[str, tuple[EntryPoint, ...]]:
    """What packages offer, by name. Nothing of theirs is imported for it."""
    found: dict[str, tuple[EntryPoint, ...]] = {}
    for point in entry_points(group=GROUP):
        found[point.name] = (*found.get(point.name, ()), point)
    return found


def refuse_clash(name: str) -> None:
    """A name must mean one bot: nobody shall measure another than they think."""
    if points := installed().get(name):
        raise PluginError(
            f"there are several bots '{name}': one comes with Whistlestop, and "
            f"{_listed(points)}; uninstall the package or have it choose another name"
        )


def make_plugin(name: str) -> Bot:
    """A new bot of an installed package."""
    point, *others = installed()[name]
    if others:
        raise PluginError(
            f"there are several bots '{name}': {_listed((point, *others))}; uninstall all but one"
        )
    try:
        factory = point.load()
    except Exception as error:  # whatever a strange module may raise when it is imported
        raise _failure(point, f"cannot be loaded: {_said(error)}; {EXPECTED}") from error
    if not callable(factory):
        raise _failure(point, f"is {_shown(factory)}; {EXPECTED}")
    try:
        bot = factory()
    except Exception as error:
        raise _failure(point, f"cannot be made: {_said(error)}; {EXPECTED}") from error
    return _checked(point, bot)


def _checked(point: EntryPoint, bot: Any) -> Bot:
    decide = getattr(bot, "decide", None)
    if not callable(decide):
        raise _failure(point, f"gives {_shown(bot)}, which has no method decide(); {EXPECTED}")
    try:
        inspect.signature(decide).bind(None, None, None)
    except TypeError:
        raise _failure(
            point,
            f"has decide{inspect.signature(decide)}, expected decide(view, random, budget)",
        ) from None
    except ValueError:
        pass  # compiled code may not tell
    made: Bot = bot
    return made


def _failure(point: EntryPoint, what: str) -> PluginError:
    return PluginError(f"the bot '{point.name}' ({_origin(point)}) {what}")


def _listed(points: tuple[EntryPoint, ...]) -> str:
    return " and ".join(f"one {_origin(point)}" for point in points)


def _origin(point: EntryPoint) -> str:
    package = point.dist.name if point.dist is not None else "unknown"
    return f"of the package {package}, entry point {point.value}"


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _shown(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= 60 else f"{text[:57]}..."
