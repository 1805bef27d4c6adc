"""The tickets of a state from outside: each in one place at most, the drafts as they can be."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest, popcount
    from cython.cimports.whistlestop.engine.census import Census
    from cython.cimports.whistlestop.engine.drafts import draft_steps, pick_place
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest, popcount
    from whistlestop.engine.census import Census
    from whistlestop.engine.drafts import draft_steps, pick_place
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def ticket_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """What is wrong with tickets held, refused, on offer, picked and in the deck."""
    p: cython.int
    which: cython.int
    hidden: cython.bint
    unseen: cython.int
    found: str = draft_defect(s, t)
    for p in range(s.b[L.SEATS]):
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
    """Which draft is on, how far it is, and that there are tickets for one still to come."""
    phase: cython.int = s.b[L.PHASE]
    running: cython.bint = phase == L.DRAFTING or phase == L.DRAFT_KEEP
    seats: cython.int = s.b[L.SEATS]
    deck: cython.int = s.b[L.TICKET_DECK_SIZE]
    p: cython.int
    size: cython.int = t.draft_hand
    if t.draft_hand == 0 and (running or s.b[L.DRAFT] or s.b[L.DRAFTS] or s.b[L.STEP]):
        return "a draft, which the board does not have"
    if s.b[L.DRAFTS] > 2 or s.b[L.DRAFT] > 2:
        return f"draft {s.b[L.DRAFT]} after {s.b[L.DRAFTS]} drafts; expected at most 2"
    if not running:
        if s.b[L.DRAFT] or s.b[L.STEP]:
            return f"draft {s.b[L.DRAFT]}, step {s.b[L.STEP]} in phase {phase}; expected 0"
    else:
        # A position may leave out the first draft: then the second comes after none.
        if s.b[L.DRAFT] != s.b[L.DRAFTS] + 1 and (s.b[L.DRAFT] != 2 or s.b[L.DRAFTS] != 0):
            return f"draft {s.b[L.DRAFT]} after {s.b[L.DRAFTS]} drafts"
        if phase == L.DRAFTING:
            if s.b[L.STEP] >= t.draft_hand:
                return f"step {s.b[L.STEP]} of a draft; expected below {t.draft_hand}"
            size = t.draft_hand - s.b[L.STEP]
        elif s.b[L.STEP] != t.draft_hand:
            return f"step {s.b[L.STEP]} after a draft; expected {t.draft_hand}"
        for p in range(seats):
            if s.b[L.OFFER_SIZE + p] != size:
                return f"a hand of {s.b[L.OFFER_SIZE + p]} tickets in a draft; expected {size}"
        if s.b[L.DRAFT] == 1:
            deck += seats * (t.draft_hand - t.draft_keep)
    if (s.b[L.DRAFT_IN] or s.b[L.DRAFT_DUE]) and deck < seats * t.draft_hand:
        return (
            f"{deck} tickets for the second draft; expected {t.draft_hand} for each of "
            f"{seats} players"
        )
    return ""


@cython.cfunc
def held_defect(s: State, t: Tables, p: cython.int, hidden: cython.bint, c: Census) -> str:
    """Tickets that a player keeps, or has refused for good."""
    word: cython.int
    ticket: cython.int
    field: cython.int
    count: cython.int
    found: cython.int
    mask: cython.ulonglong
    for field in range(L.TICKETS, L.UNDEALT, L.BOXED - L.TICKETS):
        count = s.b[(L.TICKET_COUNT if field == L.TICKETS else L.BOXED_COUNT) + p]
        found = 0
        for word in range(L.TICKET_WORDS):
            mask = s.q[field + p * L.TICKET_WORDS + word]
            found += popcount(mask)
            while mask:
                ticket = 64 * word + lowest(mask)
                mask &= mask - 1
                if not c.place_ticket(ticket, t.tickets):
                    return f"player {p} has ticket {ticket}, which is not there or elsewhere too"
        if hidden and found:
            return f"the tickets of player {p}, which this view cannot show"
        if hidden:
            c.hidden_places += count
        elif found != count:
            return f"player {p} has {found} tickets; expected {count}"
    return ""


@cython.cfunc
def offer_defect(s: State, t: Tables, p: cython.int, hidden: cython.bint, c: Census) -> str:
    """Tickets on offer: only when somebody chooses among them."""
    phase: cython.int = s.b[L.PHASE]
    size: cython.int = s.b[L.OFFER_SIZE + p]
    at: cython.int = L.OFFER + p * L.OFFERED
    ticket: cython.int
    i: cython.int
    if size > L.OFFERED:
        return f"{size} tickets on offer to player {p}; expected at most {L.OFFERED}"
    if phase == L.KEEP and p == s.b[L.TURN]:
        if size == 0:
            return f"no tickets on offer to player {p}, who is about to keep some"
    elif size > 0 and phase != L.OPENING and phase != L.DRAFTING and phase != L.DRAFT_KEEP:
        return f"tickets on offer to player {p} in phase {phase}"
    for i in range(L.OFFERED):
        ticket = s.b[at + i]
        if i >= size:
            if ticket:
                return f"a ticket beside the offer of player {p}"
        elif phase == L.DRAFT_KEEP:  # these are the tickets picked, which are counted
            if ticket != (L.HIDDEN if hidden else s.b[pick_place(s.b[L.DRAFT], p, i)]):
                return f"player {p} is offered ticket {ticket}, which they have not picked"
        elif ticket == L.HIDDEN and hidden:
            c.hidden_places += 1
        elif hidden and phase != L.DRAFTING:
            return f"the offer of player {p}, which this view cannot show"
        elif not c.place_ticket(ticket, t.tickets):
            return f"ticket {ticket} on offer to player {p} is not there or elsewhere too"
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
    """What a player has picked in a draft; while it goes on, the tickets are there."""
    steps: cython.int = draft_steps(s, t, which)
    i: cython.int
    ticket: cython.int
    for i in range(L.OFFERED):
        ticket = s.b[pick_place(which, p, i)]
        if i >= steps:
            if ticket:
                return f"player {p} has picked more than {steps} tickets in draft {which}"
        elif ticket == L.HIDDEN and hidden:
            if s.b[L.DRAFT] == which:
                c.hidden_places += 1
        elif s.b[L.DRAFT] == which:
            if not c.place_ticket(ticket, t.tickets):
                return f"ticket {ticket}, picked by player {p}, is not there or elsewhere too"
        elif ticket >= t.tickets:
            return f"player {p} has picked ticket {ticket}; the board has {t.tickets}"
    return ""


@cython.cfunc
def undealt_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """Tickets that are out of the game, unseen."""
    word: cython.int
    ticket: cython.int
    mask: cython.ulonglong
    for word in range(L.TICKET_WORDS):
        mask = s.q[L.UNDEALT + word]
        if mask and viewer != L.WHOLE:
            return "tickets that were not dealt, which no view shows"
        while mask:
            ticket = 64 * word + lowest(mask)
            mask &= mask - 1
            if not c.place_ticket(ticket, t.tickets):
                return f"ticket {ticket}, not dealt, is not there or elsewhere too"
    return ""


@cython.cfunc
def stack_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """The ticket deck, and who knows what lies where."""
    size: cython.int = s.b[L.TICKET_DECK_SIZE]
    i: cython.int
    ticket: cython.int
    seen: cython.int
    if size > t.tickets:
        return f"{size} tickets in the deck; the board has {t.tickets}"
    for i in range(L.TICKET_SEEN - L.TICKET_DECK):
        ticket = s.b[L.TICKET_DECK + i]
        seen = s.b[L.TICKET_SEEN + i]
        if i >= size:
            if ticket or seen:
                return f"a ticket above the deck, at place {i}"
            continue
        if seen >> s.b[L.SEATS]:
            return f"players who are not there know the ticket at place {i}"
        if viewer != L.WHOLE and (viewer == L.NO_ONE or not (seen >> viewer) & 1):
            if ticket != L.HIDDEN:
                return f"the ticket at place {i} of the deck, which this view cannot show"
            c.hidden_places += 1
        elif not c.place_ticket(ticket, t.tickets):
            return f"ticket {ticket} at place {i} of the deck is not there or elsewhere too"
    return ""
