"""How lucky each seat was: what came from the decks, compared with all that could have come.

Whoever sees the whole state knows every card except the order of those still to be drawn, and any
order is as likely as any other. So the chances after a real draw, minus their mean over other
orders, average to zero over many games, whatever the value thinks of the position. A result minus
such luck has the same mean as the result alone, and varies less.
"""

from __future__ import annotations

from array import array

import cython

from whistlestop.bots.learned.value import Value
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.styles import weights_for
from whistlestop.bots.search.rollout import Rollout
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.cards import available, shuffle_cards
from whistlestop.engine.chance import shuffle, start_chance
from whistlestop.engine.deal import new_game
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.tickets import shuffle_unknown

ANYBODY = cython.declare(cython.int, 255)
ONE = cython.declare(cython.ulonglong, 1)
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
SHUFFLES = cython.declare(cython.int, 12)
"""How many other orders to try where more than one card may come."""
DEALS = 12
"""How many other deals to compare the first one with."""


def _numbers() -> memoryview[float]:
    return memoryview(array("d", [0.0] * L.PLAYERS))


@cython.final
@cython.cclass
class LuckMeter:
    """Follows one game, move by move. `luck` has each seat's sum so far, in chance of winning.

    The seats' luck adds up to zero, as their chances add up to one.
    """

    def __init__(self, value: Value, key: bytes) -> None:
        """The key, of 32 bytes, decides which other orders are tried."""
        i: cython.int
        self.tables = value.tables
        self.players = value.players
        self.value = value
        weights = weights_for(self.tables.board, self.players)
        planners = [PlannerState(self.tables, p, weights) for p in range(self.players)]
        self.rollout = Rollout(self.tables, [*planners], frozenset())
        self.before = State()
        self.scratch = State()
        self.under = 0
        self.luck = _numbers()
        self.came = _numbers()
        self.could_come = _numbers()
        if not cython.compiled:
            self.key = [0] * 4
        for i in range(4):
            self.key[i] = int.from_bytes(key[8 * i : 8 * i + 8], "little")

    def deal(self, s: State) -> None:
        """A game was dealt: how lucky is each seat with its cards, tickets and turn?"""
        p: cython.int
        if s.f.players != self.players:
            raise ValueError(f"expected a game of {self.players} players, not {s.f.players}")
        self.before.copy_from(s)
        self.under = 0
        for p in range(self.players):
            self.came[p] = self.could_come[p] = self.luck[p] = 0.0
        self.scratch.copy_from(s)
        self.judge(self.scratch, L.NO_ONE, 1.0, True)
        for _ in range(DEALS):
            self.key[3] = (self.key[3] + ONE) & ALL
            words = [int(self.key[i]).to_bytes(8, "little") for i in range(4)]
            new_game(self.scratch, self.tables, self.players, b"".join(words), L.NO_ONE)
            self.judge(self.scratch, L.NO_ONE, 1.0 / DEALS, False)
        self.account(DEALS / (DEALS + 1.0))

    def follow(self, after: State, player: cython.int, action: cython.int) -> None:
        """A move was made, and this is the state after it."""
        deck: cython.int
        p: cython.int
        s: State = self.before
        if (
            s.f.counter != after.f.counter
            or s.f.deck_sizes[0] != after.f.deck_sizes[0]
            or s.f.deck_sizes[1] != after.f.deck_sizes[1]
            or s.f.ticket_deck_size > after.f.ticket_deck_size
        ):
            for p in range(self.players):
                self.came[p] = self.could_come[p] = 0.0
            self.scratch.copy_from(after)
            self.judge(self.scratch, player, 1.0, True)
            deck = single_card(s, self.tables, action)
            if deck == L.NO_ONE:
                self.many_shuffles(player, action)
            else:
                self.every_card(player, action, deck)
        self.note(s, after)

    def note(self, s: State, after: State) -> None:
        """Go on to the next state, and note which tickets were shuffled under the deck (IB-5)."""
        more: cython.int = after.f.ticket_deck_size - s.f.ticket_deck_size
        if s.f.phase == L.DRAFT_KEEP and s.f.draft == 2 and after.f.drafts_done == 2:
            self.under = more
        elif s.f.phase == L.KEEP and self.tables.ticket_refused == L.TO_SHUFFLE:
            self.under = 0
        elif self.under > 0 and more > 0:
            self.under += more
        if self.under > after.f.ticket_deck_size:
            self.under = after.f.ticket_deck_size
        s.copy_from(after)

    def account(self, share: cython.double) -> None:
        """Add up how far what came is from the mean of what could have come."""
        p: cython.int
        for p in range(self.players):
            self.luck[p] += share * (self.came[p] - self.could_come[p])

    def every_card(self, player: cython.int, action: cython.int, deck: cython.int) -> None:
        """One card comes, so try each kind of card in the deck, in proportion."""
        n: cython.int
        i: cython.int
        card: cython.int
        size: cython.int = self.before.f.deck_sizes[deck]
        for card in range(self.tables.types):
            n = 0
            for i in range(size):
                n += self.before.f.deck[deck * L.DECK_PLACES + i] == card
            if n == 0:
                continue
            self.scratch.copy_from(self.before)
            self.shuffle_hidden(self.scratch)
            self.put_on_top(self.scratch, deck, card)
            apply(self.scratch, self.tables, player, action)
            self.judge(self.scratch, player, n / cython.cast(cython.double, size), False)
        self.account(1.0)

    def many_shuffles(self, player: cython.int, action: cython.int) -> None:
        """Try the move again with other orders of everything still to be drawn.

        The order that came is one of them: without it, the noise of a few others would make the
        luck vary more than it should.
        """
        left: cython.int = SHUFFLES
        while left > 0:
            left -= 1
            self.scratch.copy_from(self.before)
            self.shuffle_hidden(self.scratch)
            apply(self.scratch, self.tables, player, action)
            self.judge(self.scratch, player, 1.0 / SHUFFLES, False)
        self.account(SHUFFLES / (SHUFFLES + 1.0))

    def judge(self, s: State, viewer: cython.int, weight: cython.double, came: cython.bint) -> None:
        """Add the chances that a player sees; NO_ONE stands for all players together.

        Planners first make the choices that what came leads to: which tickets to keep, whether to
        pay the surcharge. They may change the state.
        """
        p: cython.int
        v: cython.int
        self.rollout.forget()
        while s.f.phase != L.MAIN and s.f.phase != L.SECOND and s.f.phase != L.OVER:
            p = lowest(s.f.waiting)
            apply(s, self.tables, p, self.rollout.choose(s, p))
        s.f.drawn = 0  # the value knows only the beginnings of turns
        for v in range(self.players):
            if v == viewer or viewer == L.NO_ONE:
                self.value.look(s, v)
                for p in range(self.players):
                    if came:
                        self.came[p] += weight * self.value.chances[p]
                    else:
                        self.could_come[p] += weight * self.value.chances[p]

    def shuffle_hidden(self, s: State) -> None:
        """Put everything still to be drawn into another order, as likely as the real one."""
        i: cython.int
        self.key[3] = (self.key[3] + ONE) & ALL
        for i in range(4):
            s.f.key[i] = self.key[i]
        s.f.counter = 0
        for i in range(self.tables.decks):
            shuffle_cards(s, i)
        start_chance(s)
        shuffle_unknown(s, 0, self.under, ANYBODY)
        shuffle_unknown(s, self.under, s.f.ticket_deck_size, ANYBODY)

    def put_on_top(self, s: State, deck: cython.int, card: cython.int) -> cython.bint:
        """Move a card to the top of its deck, and shuffle the cards below it."""
        start: cython.int = deck * L.DECK_PLACES
        top: cython.int = start + s.f.deck_sizes[deck] - 1
        i: cython.int = start
        while i <= top and s.f.deck[i] != card:
            i += 1
        if i > top:
            return False
        s.f.deck[i] = s.f.deck[top]
        s.f.deck[top] = card
        shuffle(s, s.f.deck, start, top - start)
        return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def single_card(s: State, t: Tables, action: cython.int) -> cython.int:
    """The deck from which a move draws just one card, or NO_ONE.

    A row that has to be flushed may need more, and a festival card is followed by another card.
    """
    deck: cython.int
    if s.f.phase == L.REFILL:
        deck = action - L.A_REFILL
    elif (s.f.phase != L.MAIN and s.f.phase != L.SECOND) or action >= L.A_TICKETS:
        return L.NO_ONE
    elif action >= L.A_DRAW:
        deck = action - L.A_DRAW
    else:
        deck = 1 if t.decks == 2 and available(s, 0) == 0 else 0
    if s.f.deck_sizes[deck] == 0 or (deck == 0 and s.f.specials > 0):
        return L.NO_ONE
    return deck
