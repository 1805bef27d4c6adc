"""Counters for validating a state: cards, tickets and routes."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import has, popcount, put


@cython.final
@cython.cclass
class Census:
    """Counters, all initially zero."""

    def __init__(self) -> None:
        if not cython.compiled:  # in C, arrays inside the object: see census.pxd
            self.cards = [0] * 64  # by code, including festival cards and the draft card
            self.tickets = [0] * L.TICKET_WORDS
            self.taken = [0] * L.ROUTE_WORDS
            self.twins = [0] * L.ROUTE_WORDS
            self.own_twins = [0] * L.ROUTE_WORDS
            self.hidden_places = 0

    def place_ticket(self, ticket: cython.int, tickets: cython.int) -> cython.bint:
        """Count a ticket; False if it does not exist or was already counted."""
        if ticket >= tickets or has(self.tickets, ticket):
            return False
        put(self.tickets, ticket)
        return True

    def placed_tickets(self) -> cython.int:
        """The number of tickets counted."""
        return popcount(self.tickets[0]) + popcount(self.tickets[1])
