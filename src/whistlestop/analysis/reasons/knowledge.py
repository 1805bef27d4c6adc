"""What a player can work out from a view: the plan, what it lacks, and who else needs a route."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from random import Random

from whistlestop.bots import OWN_BUDGET
from whistlestop.bots.planner.account import Account, Goal, account_of
from whistlestop.bots.planner.bot import PlannerBot
from whistlestop.bots.search.search import Search
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Phase
from whistlestop.engine.explain import payment_cards
from whistlestop.engine.fields import player_span
from whistlestop.engine.state import State
from whistlestop.engine.tables import takes_wilds
from whistlestop.game import Game, View
from whistlestop.game.notation.player_reader import PlayerReader
from whistlestop.game.planning.needs import needs_of, viewer_of

GUESSES = 24
"""How many guesses at what is hidden show what the others need."""
MOSTLY = 0.5
"""An opponent whose plan takes a route in this share of the guesses needs it."""


class Knowledge:
    """One player's knowledge in one decision. Each part is worked out when first asked for."""

    def __init__(self, view: View, bot: PlannerBot | None = None) -> None:
        self.view = view
        self.board = view.board
        self.reader = viewer_of(view)
        self.player = self.reader.player
        self.bot = bot or PlannerBot()

    @cached_property
    def account(self) -> Account:
        """What a planner in this seat would work on."""
        return account_of(self.bot.state(self.view), self.view.state)

    @cached_property
    def owned(self) -> list[int]:
        """The player's routes."""
        return self.reader.owned(self.player)

    @cached_property
    def held(self) -> list[int]:
        """The player's tickets."""
        return self.reader.held(self.player)

    @cached_property
    def planned(self) -> list[int]:
        """The routes still to be claimed for the tickets."""
        return [goal.route for goal in self.account.goals if goal.planned]

    @property
    def turns_left(self) -> int:
        """About how many turns are left."""
        return self.account.turns

    @cached_property
    def turns_needed(self) -> int:
        """About how many turns the plan for the tickets takes."""
        return needs_of(self.reader, self.planned).turns

    @property
    def pieces(self) -> int:
        """The pieces left, or to be chosen."""
        left = self.reader.trains(self.player) + self.reader.ships(self.player)
        return left or self.board.rules.choose_pieces

    def rivals(self, route: int) -> list[int]:
        """The opponents who need a route and would close it by claiming it, or its twin."""
        twin = self.board.routes[route].twin
        closes = self.view.players <= self.board.rules.double_closed_up_to
        if twin is not None and not closes and twin not in self.reader.barred(self.player):
            return []
        wanted = [route] if twin is None or not closes else [route, twin]
        enough = MOSTLY * GUESSES
        return [p for p, plans in self._plans.items() if sum(plans[r] for r in wanted) >= enough]

    @cached_property
    def _plans(self) -> dict[int, Counter[int]]:
        """For every opponent, in how many guesses the plan takes each route."""
        search, random = Search(self.view), Random(0)
        found = {p: Counter[int]() for p in range(self.view.players) if p != self.player}
        for _ in range(GUESSES):
            state = search.determinizer.sample(random)
            for p, plans in found.items():
                search.planners[p].reset()
                goals = account_of(search.planners[p], state).goals
                plans.update(goal.route for goal in goals if goal.planned)
        return found

    def goal_for(self, action: int) -> Goal | None:
        """The first goal that a card helps, taken face up or drawn from a deck."""
        board, card = self.board, card_of(action)
        lacking = [goal for goal in self.account.goals if goal.missing > 0]
        if action in A.DRAW:
            fitting = [goal for goal in lacking if goal.deck == A.DRAW.argument(action)]
        elif card is None:
            return None
        elif card == board.wild:
            fitting = [g for g in lacking if takes_wilds(board.routes[g.route], board.rules)]
        else:
            type_ = board.cards[card]
            purse = type_.deck, type_.colour
            fitting = [goal for goal in lacking if (goal.deck, goal.colour) == purse]
        return fitting[0] if fitting else None

    def payment(self, action: int) -> tuple[str, dict[int, int]]:
        """How a planner would pay for a claim or a building: the first step, and the cards for it.

        It decides on any completion of the view, because the cards it pays with are known. There
        are no cards if the payment takes several steps.
        """
        trial = Game(self.view.tables, self.view.completed(Random(0)))
        trial.play(action, self.player)
        if self.player not in trial.to_act or trial.reader.phase != Phase.PAY:
            return "", {}
        view = trial.view(self.player)
        move = self.bot.decide(view, Random(0), OWN_BUDGET)
        cards = payment_cards(view.tables, view.to_bytes(), self.player, move.action)
        return move.text, cards or {}

    def after(self, route: int | None, cards: dict[int, int]) -> State:
        """The state with a route claimed and some cards spent: the player's own part of it."""
        state, me = self.view.state.copy(), self.player
        hand = player_span("hand", me).start
        for card, n in cards.items():
            state.data[hand + card] -= n
        if route is not None:
            claimed = self.board.routes[route]
            pieces = "ships" if claimed.kind == "sea" else "trains"
            state.data[player_span(pieces, me).start] -= claimed.length
            state.data[player_span("owned", me).start + route // 8] |= 1 << route % 8
            for closed in (route, claimed.twin):
                if closed is not None:
                    state.data[player_span("barred", me).start + closed // 8] |= 1 << closed % 8
        return state

    def reader_after(self, route: int | None, cards: dict[int, int]) -> PlayerReader:
        """The same, to be read."""
        return PlayerReader(self.board, self.after(route, cards).to_bytes(), self.player)


def route_of(action: int | None) -> int | None:
    """The route that an action claims."""
    return A.CLAIM.argument(action) if action is not None and action in A.CLAIM else None


def card_of(action: int | None) -> int | None:
    """The face-up card that an action takes."""
    return A.TAKE.argument(action) if action is not None and action in A.TAKE else None
