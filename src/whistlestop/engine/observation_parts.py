"""The parts of an observation: one list per board, made from the board's data.

An observation is a row of numbers that holds one player's view. Seats are relative: seat 0 is the
player's own, seat 1 the next player's. `observation.py` writes the numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.engine.actions import PHASES, PURPOSES

MOST = 32_767
"""Stands for "no limit worth naming" in a range."""
DRAFT = ("number", "step", "done", "due", "card in the deck", "card not below", "card not above")


class ObservationPart(NamedTuple):
    """Consecutive numbers of an observation that belong together."""

    name: str
    offset: int
    length: int
    seats: int
    """How many times the labels repeat: once for each seat; 0 if the part isn't by seat."""
    labels: tuple[str, ...]
    """What each number stands for (in each seat): ids of the board, phases, ..."""
    low: int
    high: int
    meaning: str

    @property
    def stop(self) -> int:
        """Where the next part begins."""
        return self.offset + self.length

    @property
    def shape(self) -> tuple[int, ...]:
        """The part as an array: by seat if it is by seat, then by label."""
        return (self.seats, len(self.labels)) if self.seats else (len(self.labels),)


class _Draft(NamedTuple):
    name: str
    labels: Sequence[str]
    high: int
    meaning: str
    each: bool = False
    low: int = 0


def largest_offer(board: Board) -> int:
    """The most tickets that a player is offered at once."""
    rules = board.rules
    drafted = rules.draft.hand if rules.draft else 0
    return max(rules.ticket_draw, sum(n for _, n in rules.opening_tickets), drafted)


def observation_parts(board: Board) -> tuple[ObservationPart, ...]:
    """The layout of an observation on a board, the same for any number of players."""
    seats = board.rules.players_max
    parts, offset = [], 0
    for one in (*_table(board), *_payment(board), *_seats(board), *_own(board)):
        repeats = seats if one.each else 0
        length = len(one.labels) * max(repeats, 1)
        labels = tuple(one.labels)
        parts.append(
            ObservationPart(
                one.name, offset, length, repeats, labels, one.low, one.high, one.meaning
            )
        )
        offset += length
    return tuple(parts)


def _ids(board: Board) -> tuple[list[str], list[str], list[str], list[str]]:
    return (
        [card.id for card in board.cards],
        [route.id for route in board.routes],
        [city.id for city in board.cities],
        [ticket.id for ticket in board.tickets],
    )


def _table(board: Board) -> Iterator[_Draft]:
    """What lies on the table."""
    rules = board.rules
    cards = _ids(board)[0]
    most = max(card.count for card in board.cards)
    seats = rules.players_max
    yield _Draft("players", ["players"], seats, "the number of players", low=rules.players_min)
    yield _Draft("phase", [str(phase) for phase in PHASES], 1, "1 for what the game waits for")
    yield _Draft("turn", ["turn"], 1, "1 for the seat whose turn it is", True)
    yield _Draft("to_act", ["to act"], 1, "1 for each seat that has to act", True)
    yield _Draft("first", ["first"], 1, "1 for the seat that began", True)
    yield _Draft("turns", ["turns"], L.MAX_TURNS, "turns played so far")
    yield _Draft("ending", ["ending"], 1, "1 once the end has been triggered")
    yield _Draft("turns_left", ["turns left"], seats * rules.last_turns, "turns left after that")
    yield _Draft("passes", ["passes"], seats, "passes in a row")
    yield _Draft("drawn", ["drawn"], 2, "cards drawn this turn")
    yield _Draft("row", cards, sum(rules.row), "face-up cards by type")
    if rules.tunnel_cards:
        yield _Draft("revealed", cards, rules.tunnel_cards, "cards revealed for a tunnel, by type")
    yield _Draft("discard", cards, most, "discarded cards by type")
    yield _Draft("decks", board.decks, max(L.DECK_PLACES, 1), "cards in each deck")
    yield _Draft("ticket_deck", ["tickets"], len(board.tickets), "tickets in the deck")
    if board.festivals:
        sets = [festival.id for festival in board.festivals]
        high = max(festival.cards for festival in board.festivals)
        yield _Draft("festivals", sets, high, "face-up festival cards by set")
    if board.festivals or rules.draft:
        yield _Draft("specials", ["cards"], L.DECK_PLACES, "festival and draft cards in the deck")
    if rules.draft:
        meaning = "the draft: its number and step, drafts done, and where the draft card may be"
        yield _Draft("draft", DRAFT, L.DECK_PLACES, meaning)


def _payment(board: Board) -> Iterator[_Draft]:
    """The payment in progress; all 0 if there is none."""
    rules = board.rules
    cards, routes, cities, _ = _ids(board)
    cost = max([r.length for r in board.routes] + [L.WILDS])
    yield _Draft("purpose", [str(p) for p in PURPOSES], 1, "1 for what is being paid for")
    yield _Draft("route", routes, 1, "1 for the route being claimed")
    if rules.stations or rules.harbours:
        yield _Draft("city", cities, 1, "1 for the city being built in")
    colours = [*board.colours, "no colour"]
    yield _Draft("colour", colours, 1, "1 for the colour chosen for the payment")
    yield _Draft("cost", ["cards"], cost, "the cost in cards")
    yield _Draft("wilds", ["wilds"], cost, "wilds chosen for the payment")
    yield _Draft("units", ["spaces"], cost, "spaces to pay with substitute cards")
    yield _Draft("to_give", ["cards"], MOST, "substitute cards still to be given")
    yield _Draft("laid", cards, MOST, "cards laid down for the payment, by type")


def _seats(board: Board) -> Iterator[_Draft]:
    """What everybody knows about each player."""
    rules = board.rules
    cards, routes, cities, tickets = _ids(board)
    pieces = rules.trains + rules.ships
    yield _Draft("points", ["points"], MOST, "points for routes", True)
    if rules.exchange_cost:
        yield _Draft("exchanged", ["points"], L.MAX_LOST, "points lost by exchanges", True)
    yield _Draft("trains", ["trains"], pieces, "trains left", True)
    if rules.ships:
        yield _Draft("ships", ["ships"], pieces, "ships left", True)
        yield _Draft("box_trains", ["trains"], pieces, "trains in the box", True)
        yield _Draft("box_ships", ["ships"], pieces, "ships in the box", True)
    if rules.stations:
        yield _Draft("stations_left", ["stations"], rules.stations, "stations left", True)
    if rules.harbours:
        yield _Draft("harbours_left", ["harbours"], rules.harbours, "harbours left", True)
    yield _Draft("hand_sizes", board.decks, L.DECK_PLACES, "cards in hand, by deck", True)
    yield _Draft("known", cards, MOST, "cards in hand that everybody saw taken, by type", True)
    yield _Draft("ticket_count", ["tickets"], len(tickets), "tickets kept", True)
    yield _Draft("boxed_count", ["tickets"], len(tickets), "tickets put in the box", True)
    yield _Draft("offer_size", ["tickets"], L.OFFERED, "tickets on offer", True)
    yield _Draft("routes", routes, 1, "1 for each claimed route", True)
    if rules.stations:
        yield _Draft("stations", cities, 1, "1 for each station", True)
    if rules.harbours:
        yield _Draft("harbours", cities, 1, "1 for each harbour", True)
    if board.festivals:
        sets = [festival.id for festival in board.festivals]
        yield _Draft("taken", sets, MOST, "festival cards taken, by set", True)


def _own(board: Board) -> Iterator[_Draft]:
    """What only the player knows."""
    cards, routes, _, tickets = _ids(board)
    places = [f"{i + 1}: {t}" for i in range(largest_offer(board)) for t in tickets]
    yield _Draft("closed", routes, 1, "1 for each route that you can never claim any more")
    yield _Draft("hand", cards, max(card.count for card in board.cards), "your cards, by type")
    yield _Draft("tickets", tickets, 1, "1 for each ticket that you keep")
    yield _Draft("boxed", tickets, 1, "1 for each ticket that you put in the box")
    yield _Draft("offer", places, 1, "1 for the ticket at each place of your offer")
    yield _Draft("under", tickets, 1, "1 for each ticket that you put under the deck")
    if board.rules.draft:
        yield _Draft("picked", tickets, 1, "1 for each ticket that you picked in a draft")
        yield _Draft("drafted", tickets, 1, "1 for each ticket that you saw and others picked")
