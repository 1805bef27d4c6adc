"""How a worker answers each kind of question, and the boards it has loaded."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from whistlestop.analysis import (
    advice,
    analyse,
    decision_at,
    outlook,
    reasons,
    to_dict,
    try_move,
)
from whistlestop.analysis.document import option_dict
from whistlestop.analysis.walk import recorded_moves, usual_games
from whistlestop.bots import Bot, Budget, action_of, dismiss, make
from whistlestop.bots.search.expert import ExpertBot
from whistlestop.bots.search.lookahead import LookaheadBot
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import Game, GameError, View
from whistlestop.game.events.extractor import extract_events
from whistlestop.game.game import tables_for
from whistlestop.game.payments import NothingToPay, payment_options
from whistlestop.game.planning.estimate import estimate
from whistlestop.game.planning.needs import plan_needs
from whistlestop.game.planning.prices import price_of
from whistlestop.game.planning.tickets import offer_plans, ticket_plans
from whistlestop.server.bot_pool import replays
from whistlestop.server.bot_pool.messages import (
    Analyse,
    Decide,
    Hint,
    History,
    Inspect,
    Question,
    Record,
    Replay,
    Trial,
)

HINT_GAMES = 1000
"""More games would change little and keep a core busy."""
TRIAL_GAMES = 600
"""Trial games for a move and the one that was played, together: more than in an analysis."""


class Answerer:
    """Answers questions. Loads each board the first time it is asked about."""

    def __init__(self, boards: Mapping[str, str]) -> None:
        self._boards = boards
        self._tables: dict[str, Tables] = {}
        self._searching: dict[str, Bot] = {}
        """Bots that search keep their tools, and nothing else, from one decision to the next."""

    def answer(self, question: Question) -> Any:
        """The answer as plain values. Raises whatever goes wrong."""
        match question:
            case Decide():
                return self._decide(question)
            case Hint():
                return self._hint(question)
            case Inspect():
                return self._inspect(question)
            case History():
                return self._history(question)
            case Analyse():
                return self._analyse(question)
            case Trial():
                return self._trial(question)
            case Replay():
                return self._replay(question)
            case Record():
                tables = self.tables(question.board)
                return replays.record_of_log(question.table, tables, question.log).encode()

    def tables(self, board: str) -> Tables:
        """Get one of the server's boards."""
        if board not in self._tables:
            self._tables[board] = tables_for(self._boards[board])
        return self._tables[board]

    def _view(self, question: Decide | Hint | Inspect) -> View:
        tables = self.tables(question.board)
        if tables.board.digest != question.digest:
            raise GameError(f"the files of the board {question.board} have changed")
        state = State()
        state.load(question.view)
        return View(tables, state, question.viewer)

    def _decide(self, question: Decide) -> int:
        view, name = self._view(question), question.bot
        bot = self._searching.get(name) or make(name)
        if isinstance(bot, ExpertBot | LookaheadBot):
            self._searching[name] = bot
        try:
            move = bot.decide(view, Random(), Budget(seconds=question.seconds))
        finally:
            dismiss([bot])
        return action_of(move)

    def _hint(self, question: Hint) -> list[dict[str, Any]]:
        budget = Budget(question.seconds, HINT_GAMES)
        view = self._view(question)
        found = outlook(view, Random(), budget)
        options = [option_dict(prospect) for prospect in found.prospects]
        options[0]["reasons"] = reasons(view, found.best.move.action)
        return options

    def _inspect(self, question: Inspect) -> bytes | tuple[str, str]:
        view = self._view(question)
        try:
            return msgspec.json.encode(_inspection(view, question))
        except NothingToPay as error:
            return "nothing-to-pay", str(error)
        except GameError as error:
            return "illegal", str(error)

    def _history(self, question: History) -> bytes:
        tables, seed = self.tables(question.board), int.from_bytes(question.seed, "little")
        game = Game.new(tables, question.players, seed, question.first)
        for player, action in question.moves:
            game.play(action, player)
        return msgspec.msgpack.encode(extract_events(game))

    def _analyse(self, question: Analyse) -> bytes:
        game = Game.from_record(question.record, self.tables(question.board))
        choices = sum(not moment.forced for moment in recorded_moves(game, range(game.players)))
        each = question.seconds / max(1, choices)
        found = analyse(game, Budget(each, usual_games(game, choices)))
        return msgspec.json.encode(to_dict(found, question.names))

    def _trial(self, question: Trial) -> bytes | tuple[str, str]:
        game = Game.from_record(question.record, self.tables(question.board))
        view, played = decision_at(game, question.number)
        budget = Budget(question.seconds, TRIAL_GAMES)
        try:
            # Always the same dice: asking again gives the same answer, if there is time for it.
            found = try_move(view, played, question.move, Random(question.number), budget)
        except GameError as error:
            return "illegal", str(error)
        return msgspec.json.encode(replays.trial(found))

    def _replay(self, question: Replay) -> bytes:
        game = Game.from_record(question.record, self.tables(question.board))
        match question.what:
            case "story":
                return msgspec.json.encode(replays.story(game, question.record))
            case "replay":
                return msgspec.json.encode(replays.replay(game))
            case "step":
                return msgspec.json.encode(replays.step(game, question.number))
            case "decision":
                view, _ = decision_at(game, question.number)
                return msgspec.json.encode(replays.decision(view, question.number))


def _inspection(view: View, question: Inspect) -> Any:
    match question.what:
        case "payments":
            return payment_options(view, question.move)
        case "tickets":
            return ticket_plans(view)
        case "price":
            return price_of(view, question.move)
        case "offer":
            return offer_plans(view, question.ids)
        case "needs":
            return plan_needs(view, question.ids)
        case "estimate":
            return estimate(view)
        case "advice":
            return advice(view)
