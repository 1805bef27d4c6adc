"""Deals the hidden tickets of a view at random among the places where they can be."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import members, put
from whistlestop.engine.chance import below, shuffle_list
from whistlestop.engine.completion_drafts import complete_drafts, hidden_offers, missing
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


def complete_tickets(s: State, t: Tables, viewer: cython.int) -> None:
    """Fill every hidden ticket place."""
    hidden = out_of_sight(s, t, viewer)
    shuffle_list(s, hidden)
    if t.draft_hand > 0:
        complete_drafts(s, t, viewer, hidden)
    if len(t.opening_counts) > 1:
        deal_other_decks(s, t, viewer, hidden)
    fill_rest(s, t, viewer, hidden)


def out_of_sight(s: State, t: Tables, viewer: cython.int) -> list[int]:
    """The tickets whose place the viewer does not know."""
    i: cython.int
    p: cython.int
    seen: set[int] = set()
    if viewer != L.NO_ONE:
        seen.update(members(s.f.tickets[viewer], L.TICKET_WORDS))
        seen.update(members(s.f.boxed[viewer], L.TICKET_WORDS))
    for i in range(s.f.ticket_deck_size):
        seen.add(s.f.ticket_deck[i])
    for p in range(s.f.players):
        for i in range(s.f.offer_size[p]):
            seen.add(s.f.offer[p][i])
    if s.f.phase == L.DRAFTING:
        # Picked in the current draft: in front of a player, so nowhere else.
        for p in range(s.f.players):
            for i in range(s.f.step):
                seen.add(s.f.picks[s.f.draft - 1][p][i])
    return [i for i in range(t.tickets) if i not in seen]


def deal_other_decks(s: State, t: Tables, viewer: cython.int, hidden: list[int]) -> None:
    """Deal the opening-only decks: each player was offered a fixed number of tickets (EU-2).

    If refused tickets go to the ticket deck, any place may hold one by now.
    """
    stack: cython.int
    p: cython.int
    i: cython.int
    n: cython.int
    settled: cython.int = t.opening_refused == L.TO_BOX or s.f.phase == L.OPENING
    spare: cython.int = len(hidden) - hidden_tickets(s, viewer)
    for stack in range(1, len(t.opening_counts)):
        n = -s.f.players * t.opening_counts[stack]
        for i in range(t.tickets):
            n += t.ticket_stack[i] == stack
        if n > spare:  # a position may deal more of them than the opening does
            n = spare
        tickets = [x for x in hidden if t.ticket_stack[x] == stack]
        for ticket in tickets[:n]:
            put(s.f.undealt, ticket)
            hidden.remove(ticket)
            spare -= 1
        tickets = tickets[n:]
        for p in range(s.f.players):
            if p == viewer or not settled:
                continue
            for ticket in tickets[: t.opening_counts[stack]]:
                if has_room(s, p):
                    place_opening_ticket(s, t, p, ticket)
                    hidden.remove(ticket)
                elif spare > 0:  # a position may give a player fewer than the opening does
                    put(s.f.undealt, ticket)
                    hidden.remove(ticket)
                    spare -= 1
            del tickets[: t.opening_counts[stack]]


def hidden_tickets(s: State, viewer: cython.int) -> int:
    """The number of ticket places still to be filled."""
    p: cython.int
    i: cython.int
    n: cython.int = 0
    for i in range(s.f.ticket_deck_size):
        n += s.f.ticket_deck[i] == L.HIDDEN
    for p in range(s.f.players):
        if p != viewer:
            n += hidden_offers(s, p)
            n += missing(s.f.tickets[p], s.f.ticket_count[p])
            n += missing(s.f.boxed[p], s.f.boxed_count[p])
    return n


def has_room(s: State, p: cython.int) -> bool:
    """Whether a player can have another opening ticket."""
    return (
        (s.f.phase == L.OPENING and hidden_offers(s, p) > 0)
        or missing(s.f.tickets[p], s.f.ticket_count[p]) > 0
        or missing(s.f.boxed[p], s.f.boxed_count[p]) > 0
    )


def place_opening_ticket(s: State, t: Tables, p: cython.int, ticket: cython.int) -> None:
    """Put a ticket where a player may have it since the opening: on offer, kept or refused."""
    i: cython.int
    kept: cython.int
    boxed: cython.int
    for i in range(s.f.offer_size[p]):
        if s.f.phase == L.OPENING and s.f.offer[p][i] == L.HIDDEN:
            s.f.offer[p][i] = ticket
            return
    kept = missing(s.f.tickets[p], s.f.ticket_count[p])
    boxed = missing(s.f.boxed[p], s.f.boxed_count[p])
    if below(s, kept + boxed) < kept:
        put(s.f.tickets[p], ticket)
    else:
        put(s.f.boxed[p], ticket)


def fill_rest(s: State, t: Tables, viewer: cython.int, hidden: list[int]) -> None:
    """Fill all other places with any of the remaining tickets."""
    p: cython.int
    i: cython.int
    for p in range(s.f.players):
        if p == viewer:
            continue
        for i in range(s.f.offer_size[p]):
            if s.f.offer[p][i] == L.HIDDEN:
                s.f.offer[p][i] = hidden.pop()
        for i in range(missing(s.f.tickets[p], s.f.ticket_count[p])):
            put(s.f.tickets[p], hidden.pop())
        for i in range(missing(s.f.boxed[p], s.f.boxed_count[p])):
            put(s.f.boxed[p], hidden.pop())
    for i in range(s.f.ticket_deck_size):
        if s.f.ticket_deck[i] == L.HIDDEN:
            s.f.ticket_deck[i] = hidden.pop()
