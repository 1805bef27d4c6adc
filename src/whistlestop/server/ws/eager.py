"""Running a coroutine at once, without a task, for as long as it does not have to wait."""

from __future__ import annotations

import types
from collections.abc import Awaitable, Coroutine, Generator
from typing import Any


def run_now(coroutine: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run it up to its first wait. None if it is done, else the rest of it, to be awaited.

    Sending to a client that reads never waits; a task for each of thousands of messages a second
    would cost as much as the messages.
    """
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    return _rest(coroutine, waits_for)


@types.coroutine
def _rest(coroutine: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    try:
        while True:
            try:
                answer = yield waits_for
            except BaseException as error:  # a cancellation, too, is for the coroutine to deal with
                waits_for = coroutine.throw(error)
            else:
                waits_for = coroutine.send(answer)
    except StopIteration:
        return
