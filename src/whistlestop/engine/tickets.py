"""Tickets: the deck, offers to keep or refuse, and the two drafts (C11, IB-3, IB-5)."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import put
from whistlestop.engine.chance import below, shuffle
from whistlestop.engine.drafts import draft_direction
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.waiting import wait_for_all


def offer(s: State, player: cython.int, n: cython.int) -> None:
    """Add the top n tickets, or as many as are left, to a player's offer."""
    offered: cython.p_uchar = s.f.offer[player]
    top: cython.int
    i: cython.int
    for i in range(n):
        top = s.f.ticket_deck_size
        if top == 0:
            return
        top -= 1
        offered[s.f.offer_size[player]] = s.f.ticket_deck[top]
        s.f.ticket_deck[top] = 0
        s.f.ticket_seen[top] = 0
        s.f.ticket_deck_size = top
        s.f.offer_size[player] += 1


def hold(s: State, player: cython.int, ticket: cython.int) -> None:
    put(s.f.tickets[player], ticket)
    s.f.ticket_count[player] += 1


def put_under(s: State, ticket: cython.int, seen: cython.int) -> None:
    """Put a ticket under the deck; `seen` is the players who know it is there, as bits."""
    i: cython.int = s.f.ticket_deck_size
    while i > 0:
        s.f.ticket_deck[i] = s.f.ticket_deck[i - 1]
        s.f.ticket_seen[i] = s.f.ticket_seen[i - 1]
        i -= 1
    s.f.ticket_deck[0] = ticket
    s.f.ticket_seen[0] = seen
    s.f.ticket_deck_size += 1


def keep_offer(
    s: State, t: Tables, player: cython.int, mask: cython.int, refused: cython.int
) -> None:
    """Keep the offered tickets whose bits are set; the others go where the board says."""
    offered: cython.p_uchar = s.f.offer[player]
    size: cython.int = s.f.offer_size[player]
    ticket: cython.int
    i: cython.int
    for i in range(size):
        ticket = offered[i]
        offered[i] = 0
        if (mask >> i) & 1:
            hold(s, player, ticket)
        elif refused == L.TO_BOX:
            put(s.f.boxed[player], ticket)
            s.f.boxed_count[player] += 1
        else:
            put_under(s, ticket, 1 << player if refused == L.TO_BOTTOM else 0)
    s.f.offer_size[player] = 0


def shuffle_deck(s: State, n: cython.int) -> None:
    """Shuffle the bottom n tickets, so that nobody knows where any of them is."""
    i: cython.int
    shuffle(s, s.f.ticket_deck, 0, n)
    for i in range(n):
        s.f.ticket_seen[i] = 0


def shuffle_unknown(s: State, start: cython.int, stop: cython.int, who: cython.int) -> None:
    """Shuffle some places of the ticket deck, except those that anybody in `who` knows.

    `who` are players, as bits.
    """
    i: cython.int = stop - 1
    j: cython.int
    x: cython.uchar
    while i > start:
        if not s.f.ticket_seen[i] & who:
            j = start + below(s, i - start + 1)
            while s.f.ticket_seen[j] & who:
                j = start + below(s, i - start + 1)
            x = s.f.ticket_deck[i]
            s.f.ticket_deck[i] = s.f.ticket_deck[j]
            s.f.ticket_deck[j] = x
        i -= 1


def start_draft(s: State, t: Tables, which: cython.int) -> None:
    """Deal the hands of the first or second draft, in which everyone chooses at once."""
    player: cython.int
    s.f.draft = which
    s.f.step = 0
    s.f.draft_due = 0
    for player in range(s.f.players):
        offer(s, player, t.draft_hand)
    wait_for_all(s, L.DRAFTING)


def resolve_picks(s: State, t: Tables) -> None:
    """Once everyone has chosen, move the picks and pass the hands. The last pick is automatic."""
    player: cython.int
    while True:
        for player in range(s.f.players):
            pick(s, player, s.f.choice[player])
            s.f.choice[player] = 0
        s.f.step += 1
        if s.f.offer_size[0] == 0:
            lay_out_picks(s, t)
            return
        pass_hands(s, draft_direction(t, s.f.draft))
        if s.f.offer_size[0] > 1:
            wait_for_all(s, L.DRAFTING)
            return


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def pick(s: State, player: cython.int, slot: cython.int) -> cython.void:
    offered: cython.p_uchar = s.f.offer[player]
    size: cython.int = s.f.offer_size[player] - 1
    i: cython.int
    s.f.picks[s.f.draft - 1][player][s.f.step] = offered[slot]
    for i in range(slot, size):
        offered[i] = offered[i + 1]
    offered[size] = 0
    s.f.offer_size[player] = size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def pass_hands(s: State, step: cython.int) -> cython.void:
    """Pass the hands left (+1, to the next player) or right (-1). All hands are the same size."""
    seats: cython.int = s.f.players
    slot: cython.int
    i: cython.int
    x: cython.uchar
    for slot in range(s.f.offer_size[0]):
        if step > 0:
            x = s.f.offer[seats - 1][slot]
            i = seats - 1
            while i > 0:
                s.f.offer[i][slot] = s.f.offer[i - 1][slot]
                i -= 1
            s.f.offer[0][slot] = x
        else:
            x = s.f.offer[0][slot]
            for i in range(seats - 1):
                s.f.offer[i][slot] = s.f.offer[i + 1][slot]
            s.f.offer[seats - 1][slot] = x


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay_out_picks(s: State, t: Tables) -> cython.void:
    """Offer each player their own picks, of which they keep an exact number."""
    player: cython.int
    i: cython.int
    for player in range(s.f.players):
        for i in range(t.draft_hand):
            s.f.offer[player][i] = s.f.picks[s.f.draft - 1][player][i]
        s.f.offer_size[player] = t.draft_hand
    wait_for_all(s, L.DRAFT_KEEP)


def resolve_draft(s: State, t: Tables) -> None:
    """Once everyone has kept theirs, shuffle refused tickets into the deck or put them under it."""
    unused: cython.int = s.f.ticket_deck_size
    player: cython.int
    for player in range(s.f.players):
        keep_offer(s, t, player, s.f.choice[player], L.TO_SHUFFLE)
        s.f.choice[player] = 0
    shuffle_deck(s, s.f.ticket_deck_size - (0 if s.f.draft == 1 else unused))
    s.f.drafts_done = s.f.draft
    s.f.draft = 0
    s.f.step = 0
