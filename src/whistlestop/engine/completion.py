"""Filling in what a view leaves out: hidden cards and tickets are dealt at random.

The result is a state that would give the viewer exactly the same view, which is what lets bots
search without cheating. Randomness comes from the completed state's own generator, with a new key.
"""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.action_set import ActionSet
from whistlestop.engine.actions import first_choice, is_together
from whistlestop.engine.cards import insert_draft_card, stack_festivals
from whistlestop.engine.chance import below, shuffle, start_chance
from whistlestop.engine.completion_tickets import complete_tickets
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.tickets import shuffle_unknown

TRIES = 400


def complete(s: State, t: Tables, viewer: cython.int, key: bytes) -> cython.bint:
    """Turn a redacted state into a whole one. Pass NO_ONE for a spectator's view.

    Return False if another player is about to pay and no cards would do: no game has such a view.
    """
    actions = ActionSet()
    take_key(s, key)
    complete_tickets(s, t, viewer)
    choose_for_others(s, t, viewer, actions)
    return complete_cards(s, t, viewer, actions)


def deal_again(s: State, t: Tables, viewer: cython.int, key: bytes) -> cython.bint:
    """Deal the hidden cards of a completed state again, and shuffle the hidden tickets of the deck.

    The other players' tickets and choices stay.
    """
    take_key(s, key)
    start_chance(s)
    shuffle_unknown(s, 0, s.f.ticket_deck_size, 0 if viewer == L.NO_ONE else 1 << viewer)
    start_chance(s)
    return complete_cards(s, t, viewer, ActionSet())


@cython.cfunc
def take_key(s: State, key: bytes) -> cython.void:
    i: cython.int
    for i in range(4):
        s.f.key[i] = int.from_bytes(key[8 * i : 8 * i + 8], "little")
    s.f.counter = 0


@cython.cfunc
@cython.exceptval(check=False)
def complete_cards(s: State, t: Tables, viewer: cython.int, actions: ActionSet) -> cython.bint:
    """Deal the hidden cards, until whoever is about to pay has the cards to do so."""
    tries: cython.int = 0
    while True:
        deal_cards(s, t, viewer, L.NONE, 0, 0)
        tries += 1
        if can_go_on(s, t, viewer, actions):
            return True
        if tries == TRIES:
            return deal_payment(s, t, viewer, actions)


@cython.cfunc
@cython.exceptval(check=False)
def choose_for_others(s: State, t: Tables, viewer: cython.int, actions: ActionSet) -> cython.void:
    """Pick a choice for each player who has already chosen in secret (C17)."""
    waiting: cython.int = s.f.waiting
    p: cython.int
    action: cython.int
    if not is_together(s.f.phase):
        return
    start_chance(s)
    for p in range(s.f.players):
        if p == viewer or (waiting >> p) & 1:
            continue
        s.f.waiting = 1 << p
        legal_actions(s, t, p, actions)
        action = actions.nth(below(s, actions.count()))
        s.f.choice[p] = action - first_choice(s.f.phase)
    s.f.waiting = waiting


@cython.cfunc
@cython.exceptval(check=False)
def can_go_on(s: State, t: Tables, viewer: cython.int, actions: ActionSet) -> cython.int:
    """Whether a player who is about to pay was dealt the cards to do so."""
    payer: cython.int = s.f.turn
    if payer == viewer or not (s.f.phase >= L.PAY and s.f.phase <= L.GIVING):
        return 1
    if (s.f.phase == L.SUBSTITUTE or s.f.phase == L.VARIANT) and s.f.hand[payer][
        t.wild
    ] < s.f.wilds:
        return 0  # the wilds are chosen but not yet laid down
    legal_actions(s, t, payer, actions)
    return actions.count() > 0


@cython.cfunc
@cython.exceptval(check=False)
def seen_outside(s: State, t: Tables, viewer: cython.int, card: cython.int) -> cython.int:
    """The number of cards of a type whose place the viewer knows."""
    n: cython.int = s.f.discard[card] + s.f.laid[card]
    i: cython.int
    for i in range(t.row_size):
        if s.f.row[i] == card:
            n += 1
    for i in range(L.ROW_PLACES):
        if s.f.revealed[i] == card:
            n += 1
    for i in range(s.f.players):
        if i == viewer:
            n += s.f.hand[i][card]
        else:
            n += s.f.known[i][card]
    return n


@cython.cfunc
@cython.exceptval(check=False)
def deal_cards(
    s: State,
    t: Tables,
    viewer: cython.int,
    colour: cython.int,
    wilds: cython.int,
    order: cython.int,
) -> cython.void:
    deck: cython.int
    for deck in range(t.decks):
        deal_unseen(s, t, viewer, deck, colour, wilds, order)
    insert_specials(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def deal_unseen(
    s: State,
    t: Tables,
    viewer: cython.int,
    deck: cython.int,
    colour: cython.int,
    wilds: cython.int,
    order: cython.int,
) -> cython.void:
    """Shuffle a deck's unseen cards, fill the hands, and leave the rest as the deck."""
    start: cython.int = deck * L.DECK_PLACES
    size: cython.int = 0
    card: cython.int
    p: cython.int
    n: cython.int
    for card in range(t.types):
        if t.type_deck[card] == deck:
            for n in range(t.type_count[card] - seen_outside(s, t, viewer, card)):
                s.f.deck[start + size] = card
                size += 1
    shuffle(s, s.f.deck, start, size)
    if colour != L.NONE:
        favour(s, t, deck, size, colour, wilds, order)
    p = s.f.turn
    while True:
        if p != viewer:
            n = s.f.hand_sizes[p][deck]
            for card in range(t.types):
                if t.type_deck[card] == deck:
                    s.f.hand[p][card] = s.f.known[p][card]
                    n -= s.f.known[p][card]
            while n > 0:
                size -= 1
                s.f.hand[p][s.f.deck[start + size]] += 1
                s.f.deck[start + size] = 0
                n -= 1
        p = 0 if p + 1 == s.f.players else p + 1
        if p == s.f.turn:
            break
    # A position may leave cards out of the game.
    n = s.f.deck_sizes[deck] - (s.f.specials if deck == 0 else 0)
    while size > n:
        size -= 1
        s.f.deck[start + size] = 0


@cython.cfunc
@cython.exceptval(check=False)
def favour(
    s: State,
    t: Tables,
    deck: cython.int,
    size: cython.int,
    colour: cython.int,
    wilds: cython.int,
    order: cython.int,
) -> cython.void:
    """Put likely payment cards on top: some wilds, then a colour; or cards given in order."""
    start: cython.int = deck * L.DECK_PLACES
    top: cython.int = size
    card: cython.int
    if deck == 0:
        top = bring_up(s, start, top, t.wild, wilds)
    if colour == L.NO_COLOUR:
        for card in range(s.f.given, t.types):
            top = bring_up(s, start, top, card, size)
        return
    if order > 0:
        top = bring_up(s, start, top, t.a_type[8 * deck + colour], 1 if order == 1 else size)
    top = bring_up(s, start, top, t.b_type[8 * deck + colour], size)
    bring_up(s, start, top, t.a_type[8 * deck + colour], size)


@cython.cfunc
@cython.exceptval(check=False)
def bring_up(
    s: State, start: cython.int, top: cython.int, card: cython.int, n: cython.int
) -> cython.int:
    """Move up to n cards of a type to just below `top`. Return where the next ones go."""
    i: cython.int = 0
    while i < top and n > 0:
        if s.f.deck[start + i] == card:
            top -= 1
            s.f.deck[start + i] = s.f.deck[start + top]
            s.f.deck[start + top] = card
            n -= 1
        else:
            i += 1
    return top


@cython.cfunc
@cython.exceptval(check=False)
def insert_specials(s: State, t: Tables) -> cython.void:
    """Shuffle in the festival cards still to come, and put the draft card in its place."""
    size: cython.int = s.f.deck_sizes[0] - s.f.specials
    first: cython.int = size
    n: cython.int
    if s.f.specials == 0:
        return
    size = stack_festivals(s, t, size)
    n = s.f.specials - s.f.draft_in
    if size - first > n:  # a position may leave festival cards out of the game
        shuffle(s, s.f.deck, first, size - first)
        while size - first > n:
            size -= 1
            s.f.deck[size] = 0
    shuffle(s, s.f.deck, 0, size)
    if s.f.draft_in:
        insert_draft_card(s, size)


@cython.cfunc
@cython.exceptval(check=False)
def deal_payment(s: State, t: Tables, viewer: cython.int, actions: ActionSet) -> cython.bint:
    """For a rare payment, deal the payer a colour and wilds first, until they can pay."""
    order: cython.int
    colour: cython.int
    wilds: cython.int
    for order in range(3):
        for colour in range(L.NO_COLOUR + 1):
            for wilds in range(t.longest + 1):
                if colour < t.colours or colour == L.NO_COLOUR:
                    deal_cards(s, t, viewer, colour, wilds, order)
                    if can_go_on(s, t, viewer, actions):
                        return True
    return False
