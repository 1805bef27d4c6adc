"""What a command comes to: one entry of the log, or a refusal. Nothing is changed here.

Checked in this order: who, at which stage, whose turn and which version, legal or not.
"""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.server.tables import away, moving, seating, talking
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.asking import Asking
from whistlestop.server.tables.table import Table


def decide(table: Table, asking: Asking, command: c.AnyCommand) -> e.Entry:
    """The entry that a command leads to; a Refused says why there is none."""
    entry: e.Entry = DECIDERS[type(command)](table, asking, command)
    return entry


DECIDERS: dict[type, Callable[..., e.Entry]] = {
    c.Sit: seating.decide_sit,
    c.Arrange: seating.decide_arrange,
    c.Start: seating.decide_start,
    c.Leave: seating.decide_leave,
    c.Close: seating.decide_close,
    c.Rematch: seating.decide_rematch,
    c.Play: moving.decide_play,
    c.TakeBack: moving.decide_take_back,
    c.AnswerTakeBack: moving.decide_answer_take_back,
    c.Replace: away.decide_replace,
    c.Return: away.decide_return,
    c.Resign: away.decide_resign,
    c.Say: talking.decide_say,
    c.React: talking.decide_react,
    c.Mute: talking.decide_mute,
}
