"""The other side: one of our bots as a program."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from whistlestop.bots.base import Bot, action_of
from whistlestop.bots.budget import Budget
from whistlestop.bots.programs import messages
from whistlestop.bots.programs.messages import BadMessage, Message
from whistlestop.engine.tables import Tables
from whistlestop.game import GameError, View


class BotServer:
    """Answers questions with a bot; each game gets a new one."""

    def __init__(self, make_bot: Callable[[], Bot], find_tables: Callable[[str], Tables]) -> None:
        """`find_tables` returns the board with a given id."""
        self._make = make_bot
        self._find_tables = find_tables
        self._bot: Bot | None = None
        self._tables: Tables | None = None

    def serve(self, lines: Iterable[str], write: Callable[[str], object]) -> None:
        """Answer until the lines end or we are told to stop. A bad line raises BadMessage."""
        for line in lines:
            message = messages.read(line)
            if message["type"] == "quit":
                return
            answer = self._answer(message)
            if answer is not None:
                write(messages.write(answer))

    def _answer(self, message: Message) -> Message | None:
        kind = message["type"]
        if kind == "hello":
            if _field(message, "protocol", int) != messages.PROTOCOL:
                raise BadMessage(
                    f"expected protocol {messages.PROTOCOL}, got {message['protocol']}"
                )
            return messages.ready()
        if kind == "game":
            board = _field(message, "board", dict)
            self._tables = self._find_tables(_field(board, "id", str))
            self._bot = self._make()
        if kind == "decide":
            return messages.move(self._decide(message))
        return None  # a newer version may send more; that is for newer bots

    def _decide(self, message: Message) -> str:
        if self._bot is None:
            raise BadMessage("expected a message of type 'game' before the first 'decide'")
        view = View.from_json(json.dumps(_field(message, "view", dict)), self._tables)
        if view.viewer is None or view.viewer not in view.to_act:
            raise BadMessage("expected the view of a player who has to decide")
        budget = _field(message, "budget", dict)
        limits = Budget(budget.get("seconds"), budget.get("iterations"))
        answer = self._bot.decide(view, Random(_field(message, "seed", int)), limits)
        action = action_of(answer)
        legal = {int(legal): legal.text for legal in view.legal_moves()}
        if action not in legal:
            raise GameError(f"the bot chose the move {action}, which is not legal: {legal}")
        return legal[action]


def _field(message: Message, name: str, kind: type) -> Any:
    value = message.get(name)
    if not isinstance(value, kind):
        raise BadMessage(f"expected {name!r} of type {kind.__name__}, got {value!r}")
    return value
