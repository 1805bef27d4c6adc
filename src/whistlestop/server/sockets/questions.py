"""Questions that people ask at a table, and their answers. They change nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whistlestop.engine.explain import payment_cards
from whistlestop.game import Game, GameError
from whistlestop.game.happenings import tell_game
from whistlestop.game.prospects import prospects
from whistlestop.server.hall.hall import Hall
from whistlestop.server.hall.live import LiveTable, read_line
from whistlestop.server.tables import entries as e
from whistlestop.server.tables import sight
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.step import Seats
from whistlestop.server.tables.table import Table
from whistlestop.server.thinking import Thinkers, ThinkingFailed
from whistlestop.server.wire import messages_in as incoming
from whistlestop.server.wire.connection import Connection

Question = incoming.Payments | incoming.Tickets | incoming.Hint | incoming.History
CHAT_LINES = 100


class Questions:
    """Answers them, each from what the one who asks may know."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers

    async def answer(self, live: LiveTable, asker: Connection, question: Question) -> Any:
        """The answer as plain values; a Refused says why there is none."""
        match question:
            case incoming.Payments():
                async with live.lock:
                    table = await self.hall.loaded(live)
                    return payments(_game_of(table, asker, question.seat), question)
            case incoming.Tickets():
                async with live.lock:
                    table = await self.hall.loaded(live)
                    return tickets(_game_of(table, asker, question.seat), question.seat)
            case incoming.Hint():
                return await self._hint(live, asker, question.seat)
            case incoming.History():
                return await self._history(live, asker)

    async def _hint(self, live: LiveTable, asker: Connection, seat: int) -> Any:
        async with live.lock:
            table = await self.hall.loaded(live)
            game = _game_of(table, asker, seat)
            if not table.options.hints:
                raise Refused("no-hints", "this table plays without hints")
            if seat not in game.to_act:
                raise Refused("not-your-turn", "the game does not wait for this seat")
            view, version = game.view(seat), table.version
        try:
            options = await self.thinkers.hint(live.id, view.board.id, view)
        except ThinkingFailed as error:
            raise Refused("no-hint", str(error)) from None
        return {"version": version, "options": options}

    async def _history(self, live: LiveTable, asker: Connection) -> Any:
        rows = await self.hall.reading.entries(live.id)
        async with live.lock:
            table = await self.hall.loaded(live)
            return history(table, [(row.at, read_line(row.entry).do) for row in rows], asker.seats)


def history(table: Table, log: Iterable[tuple[float, e.Entry]], seats: Seats) -> dict[str, Any]:
    """What those who hold these seats may know of all that has happened and was said."""
    said = [
        {"at": at, **sight.shown_entry(entry, table, seats)}
        for at, entry in log
        if isinstance(entry, e.Said | e.Reacted)
    ]
    told = tell_game(table.game) if table.game else []
    happened = [{"seat": v, "happened": sight.told(told, v)} for v in seats or (None,)]
    chat = [line for line in said if line["type"] != "nothing"][-CHAT_LINES:]
    return {"version": table.version, "happened": happened, "chat": chat}


def _game_of(table: Table, asker: Connection, seat: int) -> Game:
    if seat not in asker.seats:
        raise Refused("not-your-seat", "this is not your seat")
    if table.game is None or table.stage != "playing":
        raise Refused("stage", "no game is being played")
    return table.game


def tickets(game: Game, seat: int) -> list[dict[str, str]]:
    """What has become of the seat's tickets, as far as the seat can know."""
    states = prospects(game.view(seat))
    return [{"ticket": ticket, "state": state} for ticket, state in states.items()]


def payments(game: Game, question: incoming.Payments) -> list[dict[str, Any]]:
    """Every way to pay for something, the cheapest first: few wilds, then few cards.

    Where a first step leaves more to choose (several cards for one), `more` says so: claim, then
    answer step by step.
    """
    seat, trial = question.seat, game.copy()
    made = len(trial.moves)
    try:
        trial.play(question.move, seat)
    except GameError as error:
        raise Refused("illegal", str(error)) from None
    if len(trial.moves) != made + 1 or trial.view(seat).to_dict()["building"] is None:
        raise Refused("nothing-to-pay", "expected a claim, a station or a harbour, without cards")
    board = trial.board
    wild = board.cards[board.wild].id if board.wild >= 0 else ""
    found = []
    for move in trial.legal_moves(seat):
        cards = payment_cards(trial.tables, trial.state.to_bytes(), seat, move.action)
        counts = {board.cards[i].id: n for i, n in sorted((cards or {}).items()) if n}
        way: dict[str, Any] = {"pay": move.text, "cards": counts, "more": cards is None}
        if cards is not None and (whole := _whole(question.move, move.text)):
            way["move"] = whole
        found.append(way)
    found.sort(key=lambda way: (way["more"], *_price(way["cards"], wild)))
    return found


def _whole(claim: str, pay: str) -> str:
    """Both in one move, if the payment names its cards."""
    cards = pay.removeprefix("pay ")
    return f"{claim} {cards}" if cards[:1].isdecimal() else ""


def _price(cards: dict[str, int], wild: str) -> tuple[int, int]:
    return cards.get(wild, 0), sum(cards.values())
