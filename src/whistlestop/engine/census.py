"""What a check of a state has counted so far: cards, tickets and routes."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import popcount
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import popcount


@cython.final
@cython.cclass
class Census:
    """Counters, all zero at first."""

    def __init__(self) -> None:
        if not cython.compiled:  # in C they are arrays inside the object, see census.pxd
            self.cards = [0] * 64  # by code, festival cards and the draft card included
            self.tickets = [0] * L.TICKET_WORDS
            self.taken = [0] * L.ROUTE_WORDS
            self.twins = [0] * L.ROUTE_WORDS
            self.own_twins = [0] * L.ROUTE_WORDS
            self.hidden_places = 0

    def place_ticket(self, ticket: cython.int, tickets: cython.int) -> cython.bint:
        """Note where a ticket is; False if it does not exist or is somewhere already."""
        bit: cython.ulonglong
        if ticket >= tickets:
            return False
        bit = cython.cast(cython.ulonglong, 1) << (ticket % 64)
        if self.tickets[ticket // 64] & bit:
            return False
        self.tickets[ticket // 64] |= bit
        return True

    def placed_tickets(self) -> cython.int:
        """How many tickets have been found."""
        return popcount(self.tickets[0]) + popcount(self.tickets[1])
