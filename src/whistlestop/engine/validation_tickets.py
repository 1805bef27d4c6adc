"""Checks the tickets of an outside state: each in at most one place, and possible drafts."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest, popcount
from whistlestop.engine.census import Census
from whistlestop.engine.drafts import draft_steps
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


def ticket_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """Check tickets held, refused, on offer, picked and in the deck."""
    p: cython.int
    which: cython.int
    hidden: cython.bint
    unseen: cython.int
    found: str = draft_defect(s, t)
    for p in range(s.f.players):
        hidden = viewer != L.WHOLE and p != viewer
        if not found:
            found = held_defect(s, t, p, hidden, c)
        if not found:
            found = offer_defect(s, t, p, hidden, c)
        for which in range(1, 3):
            if not found:
                found = pick_defect(s, t, p, which, hidden, viewer != L.WHOLE, c)
    if not found:
        found = undealt_defect(s, t, viewer, c)
    if not found:
        found = stack_defect(s, t, viewer, c)
    if not found:
        unseen = t.tickets - c.placed_tickets()
        if c.hidden_places > unseen:
            found = f"{c.hidden_places} tickets are hidden, but {unseen} are left"
    return found


@cython.cfunc
def draft_defect(s: State, t: Tables) -> str:
    """Check the current draft, its step, and that a draft to come has enough tickets."""
    phase: cython.int = s.f.phase
    running: cython.bint = phase == L.DRAFTING or phase == L.DRAFT_KEEP
    seats: cython.int = s.f.players
    deck: cython.int = s.f.ticket_deck_size
    p: cython.int
    size: cython.int = t.draft_hand
    if t.draft_hand == 0 and (running or s.f.draft or s.f.drafts_done or s.f.step):
        return "a draft, which this board does not have"
    if s.f.drafts_done > 2 or s.f.draft > 2:
        return f"draft {s.f.draft} after {s.f.drafts_done} drafts; expected at most 2"
    if not running:
        if s.f.draft or s.f.step:
            return f"draft {s.f.draft}, step {s.f.step} in phase {phase}; expected 0"
    else:
        # A position may leave out the first draft, so that the second comes first.
        if s.f.draft != s.f.drafts_done + 1 and (s.f.draft != 2 or s.f.drafts_done != 0):
            return f"draft {s.f.draft} after {s.f.drafts_done} drafts"
        if phase == L.DRAFTING:
            if s.f.step >= t.draft_hand:
                return f"step {s.f.step} of a draft; expected below {t.draft_hand}"
            size = t.draft_hand - s.f.step
        elif s.f.step != t.draft_hand:
            return f"step {s.f.step} after a draft; expected {t.draft_hand}"
        for p in range(seats):
            if s.f.offer_size[p] != size:
                return f"a hand of {s.f.offer_size[p]} tickets in a draft; expected {size}"
        if s.f.draft == 1:
            deck += seats * (t.draft_hand - t.draft_keep)
    if (s.f.draft_in or s.f.draft_due) and deck < seats * t.draft_hand:
        return (
            f"{deck} tickets for the second draft; expected {t.draft_hand} for each of "
            f"{seats} players"
        )
    return ""


@cython.cfunc
def held_defect(s: State, t: Tables, p: cython.int, hidden: cython.bint, c: Census) -> str:
    """Check tickets a player has kept, or refused for good."""
    word: cython.int
    ticket: cython.int
    kept: cython.bint
    count: cython.int
    found: cython.int
    mask: cython.ulonglong
    for kept in (True, False):
        count = s.f.ticket_count[p] if kept else s.f.boxed_count[p]
        found = 0
        for word in range(L.TICKET_WORDS):
            mask = s.f.tickets[p][word] if kept else s.f.boxed[p][word]
            found += popcount(mask)
            while mask:
                ticket = L.WORD * word + lowest(mask)
                mask &= mask - 1
                if not c.place_ticket(ticket, t.tickets):
                    return f"ticket {ticket} of player {p} does not exist or is elsewhere too"
        if hidden and found:
            return f"the tickets of player {p} are visible, but this view cannot show them"
        if hidden:
            c.hidden_places += count
        elif found != count:
            return f"player {p} has {found} tickets; expected {count}"
    return ""


@cython.cfunc
def offer_defect(s: State, t: Tables, p: cython.int, hidden: cython.bint, c: Census) -> str:
    """Check tickets on offer, which exist only while a player chooses among them."""
    phase: cython.int = s.f.phase
    size: cython.int = s.f.offer_size[p]
    ticket: cython.int
    i: cython.int
    if size > L.OFFERED:
        return f"{size} tickets on offer to player {p}; expected at most {L.OFFERED}"
    if phase == L.KEEP and p == s.f.turn:
        if size == 0:
            return f"no tickets on offer to player {p}, who is about to keep some"
    elif size > 0 and phase != L.OPENING and phase != L.DRAFTING and phase != L.DRAFT_KEEP:
        return f"tickets on offer to player {p} in phase {phase}"
    for i in range(L.OFFERED):
        ticket = s.f.offer[p][i]
        if i >= size:
            if ticket:
                return f"a ticket beyond the end of player {p}'s offer"
        elif phase == L.DRAFT_KEEP:  # these are the tickets picked, which are already counted
            if ticket != (L.HIDDEN if hidden else s.f.picks[s.f.draft - 1][p][i]):
                return f"player {p} is offered ticket {ticket}, which they have not picked"
        elif ticket == L.HIDDEN and hidden:
            c.hidden_places += 1
        elif hidden and phase != L.DRAFTING:
            return f"the offer of player {p} is visible, but this view cannot show it"
        elif not c.place_ticket(ticket, t.tickets):
            return f"ticket {ticket} on offer to player {p} does not exist or is elsewhere too"
    return ""


@cython.cfunc
def pick_defect(
    s: State,
    t: Tables,
    p: cython.int,
    which: cython.int,
    hidden: cython.bint,
    view: cython.bint,
    c: Census,
) -> str:
    """Check a player's picks in a draft; while it is in progress, the tickets are there."""
    steps: cython.int = draft_steps(s, t, which)
    i: cython.int
    ticket: cython.int
    for i in range(L.OFFERED):
        ticket = s.f.picks[which - 1][p][i]
        if i >= steps:
            if ticket:
                return f"player {p} has picked more than {steps} tickets in draft {which}"
        elif ticket == L.HIDDEN and hidden:
            if s.f.draft == which:
                c.hidden_places += 1
        elif s.f.draft == which:
            if not c.place_ticket(ticket, t.tickets):
                return f"ticket {ticket}, picked by player {p}, does not exist or is elsewhere too"
        elif ticket >= t.tickets:
            return f"player {p} has picked ticket {ticket}; the board has {t.tickets}"
    return ""


@cython.cfunc
def undealt_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """Check tickets that are out of the game unseen."""
    word: cython.int
    ticket: cython.int
    mask: cython.ulonglong
    for word in range(L.TICKET_WORDS):
        mask = s.f.undealt[word]
        if mask and viewer != L.WHOLE:
            return "undealt tickets are visible, but no view shows them"
        while mask:
            ticket = L.WORD * word + lowest(mask)
            mask &= mask - 1
            if not c.place_ticket(ticket, t.tickets):
                return f"undealt ticket {ticket} does not exist or is elsewhere too"
    return ""


@cython.cfunc
def stack_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """Check the ticket deck, and who knows which tickets are where."""
    size: cython.int = s.f.ticket_deck_size
    i: cython.int
    ticket: cython.int
    seen: cython.int
    if size > t.tickets:
        return f"{size} tickets in the deck; the board has {t.tickets}"
    for i in range(L.TICKET_PLACES):
        ticket = s.f.ticket_deck[i]
        seen = s.f.ticket_seen[i]
        if i >= size:
            if ticket or seen:
                return f"a ticket beyond the top of the deck, at place {i}"
            continue
        if seen >> s.f.players:
            return f"missing players know the ticket at place {i}"
        if viewer != L.WHOLE and (viewer == L.NO_ONE or not (seen >> viewer) & 1):
            if ticket != L.HIDDEN:
                return f"ticket {i} of the deck is visible, but this view cannot show it"
            c.hidden_places += 1
        elif not c.place_ticket(ticket, t.tickets):
            return f"ticket {ticket} at place {i} of the deck does not exist or is elsewhere too"
    return ""
