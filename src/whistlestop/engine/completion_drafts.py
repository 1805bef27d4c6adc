"""Deals the hidden picks of both drafts at random, as they could have been (IB-3, IB-5)."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import members, popcount, put
from whistlestop.engine.chance import shuffle_list
from whistlestop.engine.drafts import draft_steps, holder, set_ticket_of_hand, ticket_of_hand
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

TRIES = 4000  # a few nearly always suffice, but an odd board may need many


def missing(words: cython.p_ulonglong, count: cython.int) -> cython.int:
    """How many of a player's kept or refused tickets have not been dealt yet."""
    return count - popcount(words[0]) - popcount(words[1])


def hidden_offers(s: State, p: cython.int) -> int:
    i: cython.int
    n: cython.int = 0
    for i in range(s.f.offer_size[p]):
        n += s.f.offer[p][i] == L.HIDDEN
    return n


def complete_drafts(s: State, t: Tables, viewer: cython.int, hidden: list[int]) -> None:
    """Deal the picks of both drafts, and the ones each other player kept."""
    before = s.to_bytes()
    tries: cython.int
    for tries in range(TRIES):
        left = hidden.copy()
        if try_drafts(s, t, viewer, left, tries == TRIES - 1):
            hidden[:] = left
            return
        counter = s.f.counter
        s.load(before)
        s.f.counter = counter


def try_drafts(s: State, t: Tables, viewer: cython.int, hidden: list[int], last_try: bool) -> bool:
    """Deal both drafts once; False if the result contradicts what is known.

    A ticket kept in the first draft was not in the second. The viewer has seen some tickets of
    the second; the rest are dealt from what the first leaves. On the last try, a player's
    tickets need not be among their picks, because the view does not say.
    """
    elsewhere: set[int] = seen_picks(s, t, 2)
    which: cython.int
    for which in (1, 2):
        current: cython.int = s.f.draft == which
        if draft_steps(s, t, which) == 0 and not current:
            continue
        pool = candidates(s, t, viewer, which, hidden, elsewhere)
        known = len(seen_picks(s, t, which).intersection(pool))
        if len(pool) < hidden_places(s, t, which) + known:
            if not last_try:
                return False
            pool = hidden.copy() if current else list(range(t.tickets))
            shuffle_list(s, pool)
        deal_picks(s, t, viewer, which, pool)
        if current:
            forget_placed(s, which, hidden)
        elif not keep_picks(s, t, viewer, which, hidden, elsewhere) and not last_try:
            return False
        if which == 1:
            elsewhere = kept_tickets(s, t, viewer)
    return True


def seen_picks(s: State, t: Tables, which: cython.int) -> set[int]:
    """The tickets the viewer has seen in a draft."""
    p: cython.int
    i: cython.int
    return {
        s.f.picks[which - 1][p][i]
        for p in range(s.f.players)
        for i in range(draft_steps(s, t, which))
    }


def kept_tickets(s: State, t: Tables, viewer: cython.int) -> set[int]:
    """The tickets kept in the first draft. The other players hold these and nothing else yet."""
    p: cython.int
    i: cython.int
    kept: set[int] = set()
    for p in range(s.f.players):
        if p != viewer:
            kept.update(members(s.f.tickets[p], L.TICKET_WORDS))
            continue
        held = set(members(s.f.tickets[viewer], L.TICKET_WORDS)) - seen_picks(s, t, 2)
        mine = [x for x in (s.f.picks[0][p][i] for i in range(t.draft_hand)) if x in held]
        # A ticket refused in the first draft may have come back since; the view does not say.
        shuffle_list(s, mine)
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
    """Tickets that may have been picked unseen, likelier ones last.

    During a draft they are hidden. After it the viewer may have come across them again.
    """
    likely = [x for x in hidden if x not in elsewhere]
    shuffle_list(s, likely)
    if s.f.draft == which:
        return likely
    others = [x for x in range(t.tickets) if x not in likely and x not in elsewhere]
    shuffle_list(s, others)
    return others + likely


def forget_placed(s: State, which: cython.int, hidden: list[int]) -> None:
    """Stop dealing tickets that are now in hands or picks of the current draft."""
    placed: set[int] = set()
    p: cython.int
    i: cython.int
    for p in range(s.f.players):
        for i in range(s.f.offer_size[p]):
            placed.add(s.f.offer[p][i])
        for i in range(s.f.step):
            placed.add(s.f.picks[which - 1][p][i])
    hidden[:] = [x for x in hidden if x not in placed]


def deal_picks(s: State, t: Tables, viewer: cython.int, which: cython.int, pool: list[int]) -> None:
    """Deal hidden picks from the pool; for known sets, deal who picked which (see drafts.py)."""
    steps: cython.int = draft_steps(s, t, which)
    running: cython.int = s.f.draft == which and s.f.phase == L.DRAFTING
    hand: cython.int
    place: cython.int
    owner: cython.int
    i: cython.int
    p: cython.int
    seen: set[int] = seen_picks(s, t, which)
    pool = [x for x in pool if x not in seen]
    # Keep the likeliest tickets, one per hidden place, and shuffle them.
    del pool[: len(pool) - hidden_places(s, t, which)]
    shuffle_list(s, pool)
    for hand in range(s.f.players):
        group: list[int] = []
        for place in range(steps):
            if holder(s, t, which, hand, place) == viewer:
                permute(s, t, which, hand, group)
                group = []
            elif ticket_of_hand(s, t, which, hand, place) == L.HIDDEN:
                set_ticket_of_hand(s, t, which, hand, place, pool.pop())
            else:
                group.append(place)
        if running:
            owner = holder(s, t, which, hand, steps)
            for place in range(steps, steps + s.f.offer_size[owner]):
                if ticket_of_hand(s, t, which, hand, place) == L.HIDDEN:
                    set_ticket_of_hand(s, t, which, hand, place, pool.pop())
                elif owner != viewer:
                    group.append(place)
        permute(s, t, which, hand, group)
    if s.f.phase == L.DRAFT_KEEP and s.f.draft == which:
        for p in range(s.f.players):
            for i in range(s.f.offer_size[p]):
                s.f.offer[p][i] = s.f.picks[which - 1][p][i]


def hidden_places(s: State, t: Tables, which: cython.int) -> int:
    """The number of hidden tickets in a draft, both picked and in the hands being passed."""
    p: cython.int
    i: cython.int
    n: cython.int = 0
    for p in range(s.f.players):
        for i in range(draft_steps(s, t, which)):
            n += s.f.picks[which - 1][p][i] == L.HIDDEN
        if s.f.draft == which and s.f.phase == L.DRAFTING:
            n += hidden_offers(s, p)
    return n


def permute(s: State, t: Tables, which: cython.int, hand: cython.int, places: list[int]) -> None:
    """Shuffle the tickets at some places of a hand among those places."""
    tickets = [ticket_of_hand(s, t, which, hand, place) for place in places]
    shuffle_list(s, tickets)
    for place, ticket in zip(places, tickets, strict=True):
        set_ticket_of_hand(s, t, which, hand, place, ticket)


def keep_picks(
    s: State,
    t: Tables,
    viewer: cython.int,
    which: cython.int,
    hidden: list[int],
    elsewhere: set[int],
) -> bool:
    """Choose which picks each other player kept; False if too few fit what is known."""
    p: cython.int
    i: cython.int
    choices: list[tuple[int, int]] = []
    given: set[int] = set()  # a position may leave the picks out, and then any ticket will do
    for p in range(s.f.players):
        if p == viewer:
            continue
        picked = dict.fromkeys(s.f.picks[which - 1][p][i] for i in range(t.draft_hand))
        can = [x for x in picked if x in hidden and x not in elsewhere and x not in given]
        # A position may give a player fewer tickets than the drafts do.
        room = missing(s.f.tickets[p], s.f.ticket_count[p])
        keep = min(t.draft_keep, room)
        if len(can) < keep:
            return False
        shuffle_list(s, can)
        choices += [(p, x) for x in can[:keep]]
        given.update(can[:keep])
    for p, ticket in choices:
        put(s.f.tickets[p], ticket)
        hidden.remove(ticket)
    return True
