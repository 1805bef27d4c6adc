"""Tickets: their cities, and whether there are enough to deal (C11, C15, IB-3, IB-5)."""

from __future__ import annotations

from collections import Counter

from whistlestop.boards import limits
from whistlestop.boards.checks.reading import Reading, check
from whistlestop.boards.defects import TICKETS
from whistlestop.boards.kinds import nearest
from whistlestop.boards.model import Board


def ends(reading: Reading) -> None:
    """A ticket names two different cities, not junctions (GL-19)."""
    for index, ticket in enumerate(reading.board.tickets):
        cities = [reading.board.cities[place] for place in (ticket.a, ticket.b)]
        if ticket.a == ticket.b:
            reading.blame_row(
                TICKETS, index, f"goes from {cities[0].id} to itself, expected two cities"
            )
        for city in cities:
            if city.junction:
                reading.blame_row(TICKETS, index, f"{city.id} is a junction, expected a city")


def reachable(reading: Reading) -> None:
    """Routes can connect the cities of every ticket (C15)."""
    parts = _connected_parts(reading.board)
    for index, ticket in enumerate(reading.board.tickets):
        if parts[ticket.a] != parts[ticket.b]:
            a, b = (reading.board.cities[place].id for place in (ticket.a, ticket.b))
            reading.blame_row(TICKETS, index, f"no routes lead from {a} to {b}")


def _connected_parts(board: Board) -> list[int]:
    parts = list(range(len(board.cities)))
    for route in board.routes:
        old, new = parts[route.a], parts[route.b]
        parts = [new if part == old else part for part in parts]
    return parts


def deck_known(reading: Reading) -> None:
    """The deck to draw from has tickets."""
    deck = reading.board.rules.ticket_deck
    decks = {ticket.deck for ticket in reading.board.tickets}
    if deck not in decks:
        hint = nearest(deck, decks)
        reading.blame_key("tickets.deck", f"deck {deck} has no tickets in tickets.csv{hint}")


def decks_used(reading: Reading) -> None:
    """Every ticket is in a deck that is dealt or drawn from."""
    rules = reading.board.rules
    used = [rules.ticket_deck, *(deck for deck, _ in rules.opening_tickets)]
    for index, ticket in enumerate(reading.board.tickets):
        if ticket.deck not in used:
            hint = nearest(ticket.deck, used)
            message = f"deck {ticket.deck} is not used in board.toml{hint}"
            reading.blame_row(TICKETS, index, message)


def kept(reading: Reading) -> None:
    """Nobody has to keep more tickets than they are offered."""
    rules = reading.board.rules
    offers = [
        ("tickets.draw_keep", rules.ticket_keep, rules.ticket_draw),
        ("tickets.opening_keep", rules.opening_keep, sum(n for _, n in rules.opening_tickets)),
    ]
    if rules.draft:
        offers.append(("draft.keep", rules.draft.keep, rules.draft.hand))
    for name, keep, offered in offers:
        if keep > offered:
            key = name.partition(".")[2]
            reading.blame_key(
                name, f"{key} is {keep}, expected at most {offered}, the tickets offered"
            )


def opening(reading: Reading) -> None:
    """There are enough opening tickets for the largest table."""
    rules = reading.board.rules
    decks = Counter(ticket.deck for ticket in reading.board.tickets)
    offered = sum(number for _, number in rules.opening_tickets)
    if offered > limits.TICKETS_OFFERED:
        reading.blame_key(
            "tickets.opening",
            f"opening has {offered} tickets, expected at most {limits.TICKETS_OFFERED}",
        )
    for deck, number in rules.opening_tickets:
        needed = number * rules.players_max
        if needed > decks[deck]:
            hint = "" if decks[deck] else nearest(deck, decks)
            reading.blame_key(
                "tickets.opening",
                f"opening takes {needed} tickets of deck {deck} for {rules.players_max} players, "
                f"but tickets.csv has {decks[deck]}{hint}",
            )


def drafts(reading: Reading) -> None:
    """There are enough tickets for two drafts at the largest table (IB-3, IB-5)."""
    rules = reading.board.rules
    if not rules.draft:
        return
    tickets = sum(ticket.deck == rules.ticket_deck for ticket in reading.board.tickets)
    needed = (rules.draft.hand + rules.draft.keep) * rules.players_max
    if needed > tickets:
        reading.blame_key(
            "draft.hand",
            f"two drafts of {rules.players_max} players take {needed} tickets "
            f"({rules.draft.keep} kept of the first, {rules.draft.hand} dealt again, for each), "
            f"but deck {rules.ticket_deck} has {tickets}",
        )


def depths(reading: Reading) -> None:
    """The draft card has a depth for every number of players (IB-2)."""
    rules = reading.board.rules
    if not rules.draft:
        return
    for players in range(rules.players_min, rules.players_max + 1):
        if players not in rules.draft.depth:
            reading.blame_key("draft.depth", f"depth is missing for {players} players")


CHECKS = (
    check(ends, "tickets.csv:a tickets.csv:b cities.csv:junction"),
    check(reachable, "routes.csv:a routes.csv:b tickets.csv:a tickets.csv:b"),
    check(deck_known, "tickets.deck tickets.csv:deck"),
    check(decks_used, "tickets.deck tickets.opening tickets.csv:deck"),
    check(
        kept,
        "tickets.opening tickets.opening_keep tickets.draw tickets.draw_keep draft.hand draft.keep",
    ),
    check(opening, "players.max tickets.opening tickets.csv:deck"),
    check(drafts, "players.max tickets.deck draft.hand draft.keep tickets.csv:deck"),
    check(depths, "players.min players.max draft.depth"),
)
