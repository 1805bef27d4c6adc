"""The lines of a position in writing order: those of the table, then those of a player."""

from __future__ import annotations

from whistlestop.engine.actions import PAYING, Phase, Purpose
from whistlestop.engine.reader import StateReader
from whistlestop.game.position import entries as e
from whistlestop.game.position.cards import Deck, Revealed, Row, TicketDeck


def _pays(reader: StateReader) -> bool:
    """Whether a payment is in progress, or its route still matters."""
    return reader.phase in PAYING or reader.phase is Phase.FESTIVAL_CHOICE


def _claims(reader: StateReader) -> bool:
    """Whether the payment is for a route."""
    return _pays(reader) and reader.purpose in (Purpose.ROUTE, Purpose.SURCHARGE)


TABLE: tuple[e.Entry, ...] = (
    e.Choice("phase", "phase", what="phase"),
    e.Player("turn", "turn", always=True),
    e.Player("first", "first", always=True),
    e.Number("turns", "turns", always=True, most=e.MAX_SHORT),
    e.Waiting("waiting", "waiting", always=True),
    e.LastTurns("last-turns", "turns_left", most=255),
    e.Number("passes", "passes"),
    e.Number("idle", "idle"),
    e.Number("drawn", "drawn"),
    e.Number("gap", "gap"),
    e.Number("wilds", "wilds"),
    e.Number("substituted", "units"),
    e.Number("to-give", "to_give"),
    e.Number("cost", "cost"),
    e.Number("draft", "draft"),
    e.Number("step", "step"),
    e.Number("drafts-done", "drafts_done"),
    e.Number("draft-due", "draft_due"),
    e.Number("draft-low", "draft_low"),
    e.Number("draft-high", "draft_high"),
    e.Choice("purpose", "purpose", what="purpose", written=_pays),
    e.Choice("route", "route", what="route", written=_claims),
    e.Choice("city", "city", what="city", written=lambda r: _pays(r) and not _claims(r)),
    e.Choice("colour", "colour", what="colour", written=_pays),
    e.Choice("given", "given", written=lambda r: _pays(r) and r.number("given") > 0),
    Row("row", "row", always=True),
    Revealed("revealed", "revealed"),
    *(Deck("deck", "deck", always=True, number=i) for i in (0, 1)),
    e.Counts("discard", "discard"),
    e.Counts("laid", "laid"),
    e.Counts("festivals", "festivals", what="festival"),
    TicketDeck("ticket-deck", "ticket_deck", always=True),
    e.Members("undealt", "undealt", what="ticket"),
    e.Chance("chance", "key"),
)

PLAYER: tuple[e.Entry, ...] = (
    e.Members("routes", "owned", always=True),
    e.Tickets("tickets", "tickets", always=True, what="ticket"),
    e.Counts("hand", "hand", always=True),
    e.Counts("known", "known", always=True),
    e.Number("trains", "trains", always=True),
    e.Pieces("ships", "ships"),
    e.Number("choice", "choice"),
    e.Members("stations", "stations", what="city"),
    e.Members("harbours", "harbours", what="city"),
    e.Counts("festivals", "taken", what="festival"),
    e.Number("exchanged", "exchanged", most=e.MAX_SHORT),
    e.Members("refused", "boxed", what="ticket"),
    e.Offer("offer", "offer"),
    e.Offer("picks-1", "picks", draft=1),
    e.Offer("picks-2", "picks", draft=2),
)

TABLE_WORDS = {"board", "folder", "players", *(entry.word for entry in TABLE)}
PLAYER_WORDS = {entry.word for entry in PLAYER}
