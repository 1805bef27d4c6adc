"""The hidden tickets of a view, dealt at random among the places where they can be."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.drafts import draft_steps, holder, pick_place
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.drafts import draft_steps, holder, pick_place
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables

TRIES = 4000  # hardly ever more than a few, but an odd board may ask for many


def complete_tickets(s: State, t: Tables, viewer: cython.int) -> None:
    """Fill every hidden place for a ticket."""
    hidden = out_of_sight(s, t, viewer)
    shuffle(s, t, hidden)
    if t.draft_hand > 0:
        complete_drafts(s, t, viewer, hidden)
    if len(t.opening_counts) > 1:
        deal_other_decks(s, t, viewer, hidden)
    fill_rest(s, t, viewer, hidden)


def shuffle(s: State, t: Tables, items: list[int]) -> None:
    i: cython.int
    t.chance.start(s)
    for i in range(len(items) - 1, 0, -1):
        j: cython.int = t.chance.below(i + 1)
        items[i], items[j] = items[j], items[i]


def held_tickets(s: State, field: cython.int, player: cython.int) -> list[int]:
    """The tickets of a player in a field of bits: TICKETS or BOXED."""
    i: cython.int
    at: cython.int = field + player * L.TICKET_WORDS
    return [i for i in range(L.TICKET_WORDS * 64) if (s.q[at + i // 64] >> (i % 64)) & 1]


def put(s: State, field: cython.int, player: cython.int, ticket: cython.int) -> None:
    s.q[field + player * L.TICKET_WORDS + ticket // 64] |= cython.cast(cython.ulonglong, 1) << (
        ticket % 64
    )


def out_of_sight(s: State, t: Tables, viewer: cython.int) -> list[int]:
    """The tickets of which the viewer does not know where they are."""
    i: cython.int
    p: cython.int
    seen: set[int] = set()
    if viewer != L.NO_ONE:
        seen.update(held_tickets(s, L.TICKETS, viewer))
        seen.update(held_tickets(s, L.BOXED, viewer))
    for i in range(s.b[L.TICKET_DECK_SIZE]):
        seen.add(s.b[L.TICKET_DECK + i])
    for p in range(s.b[L.SEATS]):
        for i in range(s.b[L.OFFER_SIZE + p]):
            seen.add(s.b[L.OFFER + p * L.OFFERED + i])
    if s.b[L.PHASE] == L.DRAFTING:
        # Picked in the draft that goes on: in front of somebody, nowhere else.
        for p in range(s.b[L.SEATS]):
            for i in range(s.b[L.STEP]):
                seen.add(s.b[pick_place(s.b[L.DRAFT], p, i)])
    return [i for i in range(t.tickets) if i not in seen]


def deal_other_decks(s: State, t: Tables, viewer: cython.int, hidden: list[int]) -> None:
    """Tickets of decks that serve for the opening alone: each player was offered so many (EU-2).

    Where those refused go to the ticket deck, any place may hold one by now.
    """
    stack: cython.int
    p: cython.int
    i: cython.int
    n: cython.int
    settled: cython.int = t.opening_refused == L.TO_BOX or s.b[L.PHASE] == L.OPENING
    spare: cython.int = len(hidden) - hidden_tickets(s, viewer)
    for stack in range(1, len(t.opening_counts)):
        n = -s.b[L.SEATS] * t.opening_counts[stack]
        for i in range(t.tickets):
            n += t.ticket_stack[i] == stack
        if n > spare:  # a position may deal more of them than the opening does
            n = spare
        tickets = [x for x in hidden if t.ticket_stack[x] == stack]
        for ticket in tickets[:n]:
            put(s, L.UNDEALT, 0, ticket)
            hidden.remove(ticket)
            spare -= 1
        tickets = tickets[n:]
        for p in range(s.b[L.SEATS]):
            if p == viewer or not settled:
                continue
            for ticket in tickets[: t.opening_counts[stack]]:
                if has_room(s, p):
                    place_opening_ticket(s, t, p, ticket)
                    hidden.remove(ticket)
                elif spare > 0:  # a position may give a player less than the opening does
                    put(s, L.UNDEALT, 0, ticket)
                    hidden.remove(ticket)
                    spare -= 1
            del tickets[: t.opening_counts[stack]]


def hidden_tickets(s: State, viewer: cython.int) -> int:
    """How many places for tickets are still to be filled."""
    p: cython.int
    i: cython.int
    n: cython.int = 0
    for i in range(s.b[L.TICKET_DECK_SIZE]):
        n += s.b[L.TICKET_DECK + i] == L.HIDDEN
    for p in range(s.b[L.SEATS]):
        if p != viewer:
            n += hidden_offers(s, p)
            n += s.b[L.TICKET_COUNT + p] - len(held_tickets(s, L.TICKETS, p))
            n += s.b[L.BOXED_COUNT + p] - len(held_tickets(s, L.BOXED, p))
    return n


def hidden_offers(s: State, p: cython.int) -> int:
    i: cython.int
    n: cython.int = 0
    for i in range(s.b[L.OFFER_SIZE + p]):
        n += s.b[L.OFFER + p * L.OFFERED + i] == L.HIDDEN
    return n


def has_room(s: State, p: cython.int) -> bool:
    """Whether a ticket of the opening can lie with a player."""
    return (
        (s.b[L.PHASE] == L.OPENING and hidden_offers(s, p) > 0)
        or s.b[L.TICKET_COUNT + p] > len(held_tickets(s, L.TICKETS, p))
        or s.b[L.BOXED_COUNT + p] > len(held_tickets(s, L.BOXED, p))
    )


def place_opening_ticket(s: State, t: Tables, p: cython.int, ticket: cython.int) -> None:
    """Put a ticket where a player may have it from the opening: on offer, kept or refused."""
    i: cython.int
    kept: cython.int
    boxed: cython.int
    for i in range(s.b[L.OFFER_SIZE + p]):
        if s.b[L.PHASE] == L.OPENING and s.b[L.OFFER + p * L.OFFERED + i] == L.HIDDEN:
            s.b[L.OFFER + p * L.OFFERED + i] = ticket
            return
    kept = s.b[L.TICKET_COUNT + p] - len(held_tickets(s, L.TICKETS, p))
    boxed = s.b[L.BOXED_COUNT + p] - len(held_tickets(s, L.BOXED, p))
    if t.chance.below(kept + boxed) < kept:
        put(s, L.TICKETS, p, ticket)
    else:
        put(s, L.BOXED, p, ticket)


def fill_rest(s: State, t: Tables, viewer: cython.int, hidden: list[int]) -> None:
    """All other places take any of the tickets that are left."""
    p: cython.int
    i: cython.int
    for p in range(s.b[L.SEATS]):
        if p == viewer:
            continue
        for i in range(s.b[L.OFFER_SIZE + p]):
            if s.b[L.OFFER + p * L.OFFERED + i] == L.HIDDEN:
                s.b[L.OFFER + p * L.OFFERED + i] = hidden.pop()
        for i in range(s.b[L.TICKET_COUNT + p] - len(held_tickets(s, L.TICKETS, p))):
            put(s, L.TICKETS, p, hidden.pop())
        for i in range(s.b[L.BOXED_COUNT + p] - len(held_tickets(s, L.BOXED, p))):
            put(s, L.BOXED, p, hidden.pop())
    for i in range(s.b[L.TICKET_DECK_SIZE]):
        if s.b[L.TICKET_DECK + i] == L.HIDDEN:
            s.b[L.TICKET_DECK + i] = hidden.pop()


# --- drafts ----------------------------------------------------------------------------


def complete_drafts(s: State, t: Tables, viewer: cython.int, hidden: list[int]) -> None:
    """Deal the picks of both drafts, and what each other player kept of them."""
    before = s.to_bytes()
    tries: cython.int
    for tries in range(TRIES):
        left = hidden.copy()
        if try_drafts(s, t, viewer, left, tries == TRIES - 1):
            hidden[:] = left
            return
        counter = s.q[L.COUNTER]
        s.load(before)
        s.q[L.COUNTER] = counter


def try_drafts(s: State, t: Tables, viewer: cython.int, hidden: list[int], last_try: bool) -> bool:
    """One deal of both drafts; False if what is known by now contradicts it.

    What was kept in the first draft was not in the second: of the second the viewer has seen
    some, and all the rest is dealt from what the first leaves. On the last try a player's
    tickets need not be among those picked: the view does not tell.
    """
    elsewhere: set[int] = seen_picks(s, t, 2)
    which: cython.int
    for which in (1, 2):
        current: cython.int = s.b[L.DRAFT] == which
        if draft_steps(s, t, which) == 0 and not current:
            continue
        pool = candidates(s, t, viewer, which, hidden, elsewhere)
        if len(pool) < hidden_places(s, t, which) + known_places(s, t, which, pool):
            if not last_try:
                return False
            pool = hidden.copy() if current else list(range(t.tickets))
            shuffle(s, t, pool)
        deal_picks(s, t, viewer, which, pool)
        if current:
            forget_placed(s, which, hidden)
        elif not keep_picks(s, t, viewer, which, hidden, elsewhere) and not last_try:
            return False
        if which == 1:
            elsewhere = kept_tickets(s, t, viewer)
    return True


def seen_picks(s: State, t: Tables, which: cython.int) -> set[int]:
    """The tickets that the viewer has seen in a draft."""
    p: cython.int
    i: cython.int
    return {
        s.b[pick_place(which, p, i)]
        for p in range(s.b[L.SEATS])
        for i in range(draft_steps(s, t, which))
    }


def kept_tickets(s: State, t: Tables, viewer: cython.int) -> set[int]:
    """The tickets kept in the first draft; the others have been given theirs, and no more yet."""
    p: cython.int
    i: cython.int
    kept: set[int] = set()
    for p in range(s.b[L.SEATS]):
        if p != viewer:
            kept.update(held_tickets(s, L.TICKETS, p))
            continue
        held = set(held_tickets(s, L.TICKETS, viewer)) - seen_picks(s, t, 2)
        mine = [x for x in (s.b[pick_place(1, p, i)] for i in range(t.draft_hand)) if x in held]
        # A ticket refused in the first draft may have come back since; the view does not tell.
        shuffle(s, t, mine)
        kept.update(mine[: t.draft_keep])
    return kept


def candidates(
    s: State,
    t: Tables,
    viewer: cython.int,
    which: cython.int,
    hidden: list[int],
    elsewhere: set[int],
) -> list[int]:
    """Tickets that may have been picked unseen, likely ones last.

    In a draft that goes on they are out of sight. After it the viewer may have met them again.
    """
    likely = [x for x in hidden if x not in elsewhere]
    shuffle(s, t, likely)
    if s.b[L.DRAFT] == which:
        return likely
    others = [x for x in range(t.tickets) if x not in likely and x not in elsewhere]
    shuffle(s, t, others)
    return others + likely


def forget_placed(s: State, which: cython.int, hidden: list[int]) -> None:
    """Tickets that now lie in hands or picks of the current draft are no longer to be dealt."""
    placed: set[int] = set()
    p: cython.int
    i: cython.int
    for p in range(s.b[L.SEATS]):
        for i in range(s.b[L.OFFER_SIZE + p]):
            placed.add(s.b[L.OFFER + p * L.OFFERED + i])
        for i in range(s.b[L.STEP]):
            placed.add(s.b[pick_place(which, p, i)])
    hidden[:] = [x for x in hidden if x not in placed]


def deal_picks(s: State, t: Tables, viewer: cython.int, which: cython.int, pool: list[int]) -> None:
    """Hidden picks from the pool; of known sets, who picked which (see drafts.py)."""
    steps: cython.int = draft_steps(s, t, which)
    running: cython.int = s.b[L.DRAFT] == which and s.b[L.PHASE] == L.DRAFTING
    hand: cython.int
    step: cython.int
    place: cython.int
    owner: cython.int
    i: cython.int
    p: cython.int
    seen: set[int] = {
        s.b[pick_place(which, p, i)] for p in range(s.b[L.SEATS]) for i in range(steps)
    }
    pool = [x for x in pool if x not in seen]
    # So many as there are hidden places, then in any order: unlikely ones are nobody's lot.
    del pool[: len(pool) - hidden_places(s, t, which)]
    shuffle(s, t, pool)
    for hand in range(s.b[L.SEATS]):
        group: list[int] = []
        for step in range(steps):
            if holder(s, t, which, hand, step) == viewer:
                permute(s, t, group)
                group = []
                continue
            place = pick_place(which, holder(s, t, which, hand, step), step)
            if s.b[place] == L.HIDDEN:
                s.b[place] = pool.pop()
            else:
                group.append(place)
        if running:
            owner = holder(s, t, which, hand, steps)
            for i in range(s.b[L.OFFER_SIZE + owner]):
                place = L.OFFER + owner * L.OFFERED + i
                if s.b[place] == L.HIDDEN:
                    s.b[place] = pool.pop()
                elif owner != viewer:
                    group.append(place)
        permute(s, t, group)
    if s.b[L.PHASE] == L.DRAFT_KEEP and s.b[L.DRAFT] == which:
        for p in range(s.b[L.SEATS]):
            for i in range(s.b[L.OFFER_SIZE + p]):
                s.b[L.OFFER + p * L.OFFERED + i] = s.b[pick_place(which, p, i)]


def hidden_places(s: State, t: Tables, which: cython.int) -> int:
    """How many picks of a draft, and tickets in hands that go round, are out of sight."""
    p: cython.int
    i: cython.int
    n: cython.int = 0
    for p in range(s.b[L.SEATS]):
        for i in range(draft_steps(s, t, which)):
            n += s.b[pick_place(which, p, i)] == L.HIDDEN
        if s.b[L.DRAFT] == which and s.b[L.PHASE] == L.DRAFTING:
            for i in range(s.b[L.OFFER_SIZE + p]):
                n += s.b[L.OFFER + p * L.OFFERED + i] == L.HIDDEN
    return n


def known_places(s: State, t: Tables, which: cython.int, pool: list[int]) -> int:
    """How many tickets of a pool the viewer knows to be in the draft."""
    return len(seen_picks(s, t, which).intersection(pool))


def permute(s: State, t: Tables, places: list[int]) -> None:
    tickets = [s.b[place] for place in places]
    shuffle(s, t, tickets)
    for place, ticket in zip(places, tickets, strict=True):
        s.b[place] = ticket


def keep_picks(
    s: State,
    t: Tables,
    viewer: cython.int,
    which: cython.int,
    hidden: list[int],
    elsewhere: set[int],
) -> bool:
    """Each other player keeps so many of their picks; False if what is known leaves too few."""
    p: cython.int
    i: cython.int
    choices: list[tuple[int, int]] = []
    given: set[int] = set()  # a position need not tell the picks, and then they are all alike
    for p in range(s.b[L.SEATS]):
        if p == viewer:
            continue
        picked = dict.fromkeys(s.b[pick_place(which, p, i)] for i in range(t.draft_hand))
        can = [x for x in picked if x in hidden and x not in elsewhere and x not in given]
        # A position may give a player fewer tickets than the drafts do.
        room = s.b[L.TICKET_COUNT + p] - len(held_tickets(s, L.TICKETS, p))
        keep = min(t.draft_keep, room)
        if len(can) < keep:
            return False
        shuffle(s, t, can)
        choices += [(p, x) for x in can[:keep]]
        given.update(can[:keep])
    for p, ticket in choices:
        put(s, L.TICKETS, p, ticket)
        hidden.remove(ticket)
    return True
