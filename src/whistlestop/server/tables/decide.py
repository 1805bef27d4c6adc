"""Turns a command into a log entry or a refusal. Nothing is changed here.

Checks come in this order: who, at which stage, whose turn and which version, legal or not.
"""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.server.tables import absence, chat, moves, seating
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.context import CommandContext
from whistlestop.server.tables.table import Table


def decide(table: Table, context: CommandContext, command: c.AnyCommand) -> e.Entry:
    """The entry that a command leads to. Refused says why there is none."""
    entry: e.Entry = DECIDERS[type(command)](table, context, command)
    return entry


DECIDERS: dict[type, Callable[..., e.Entry]] = {
    c.Sit: seating.decide_sit,
    c.Arrange: seating.decide_arrange,
    c.Wear: seating.decide_wear,
    c.Start: seating.decide_start,
    c.Leave: seating.decide_leave,
    c.Close: seating.decide_close,
    c.Rematch: seating.decide_rematch,
    c.Play: moves.decide_play,
    c.TakeBack: moves.decide_take_back,
    c.AnswerTakeBack: moves.decide_answer_take_back,
    c.Replace: absence.decide_replace,
    c.Return: absence.decide_return,
    c.Resign: absence.decide_resign,
    c.Say: chat.decide_say,
    c.React: chat.decide_react,
    c.Mute: chat.decide_mute,
}
