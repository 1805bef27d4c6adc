"""Action spaces: the common one of 1,176 actions, and a compact one for each board."""

from __future__ import annotations

from array import array

from whistlestop.boards.model import Board, RouteKind
from whistlestop.engine import actions as A
from whistlestop.engine.observation_parts import largest_offer
from whistlestop.engine.reader import bits
from whistlestop.engine.tables import cards_for_one_space
from whistlestop.envs.checks import index_below, one_of
from whistlestop.game.notation.writing import fixed_texts

SPACES = ("compact", "common")


class ActionSpace:
    """The choices of an environment: consecutive numbers, each of which stands for an action.

    `common[choice]` is the action, and `compact[action]` the choice, or -1 if the board never
    offers that action. In the common space both are the same number.
    """

    def __init__(self, board: Board, kind: str = "compact") -> None:
        self.board = board
        self.kind = one_of("action space", kind, SPACES)
        actions = compact_actions(board) if kind == "compact" else range(A.ACTIONS)
        self.common = array("h", actions)
        self.compact = array("h", [-1] * A.ACTIONS)
        for choice, action in enumerate(self.common):
            self.compact[action] = choice

    def __len__(self) -> int:
        return len(self.common)

    def text(self, choice: int) -> str:
        """A choice in words. What it costs or which ticket it keeps depends on the position."""
        choice = index_below("action", choice, len(self.common))
        return action_text(self.board, self.common[choice])


def compact_actions(board: Board) -> list[int]:
    """All actions that can ever be legal on a board, in ascending order."""
    return [
        action
        for action in range(A.ACTIONS)
        if A.exists(board, action) and _possible(board, *A.unpack(action))
    ]


def _possible(board: Board, kind: A.Kind, argument: int) -> bool:
    rules = board.rules
    substitutes = any(cards_for_one_space(route, rules) for route in board.routes)
    two_types = any(card.harbour_sign or card.pieces == 2 for card in board.cards)
    pieces = max(rules.trains, rules.ships)
    possible = {
        A.REFILL: len(board.decks) == 2,
        A.REFUSE: any(route.kind == RouteKind.TUNNEL for route in board.routes),
        A.PICK: rules.draft is not None and argument < rules.draft.hand,
        A.STATION: rules.stations > 0,
        A.HARBOUR: rules.harbours > 0,
        A.TO_SHIPS: rules.exchange_cost > 0 and 0 < argument <= pieces,
        A.TO_TRAINS: rules.exchange_cost > 0 and 0 < argument <= pieces,
        A.COUNT: substitutes or two_types,
        A.GIVE: substitutes,
        A.PIECES: rules.choose_pieces > 0 and argument <= min(rules.trains, rules.choose_pieces),
        A.KEEP: argument < 1 << largest_offer(board),
        A.PAY: argument % A.WILDS <= _most_wilds(board),
    }
    if kind in (A.STATION, A.HARBOUR) and possible[kind]:
        city = board.cities[argument]
        return city.harbour if kind is A.HARBOUR else not city.junction
    return possible.get(kind, True)


def _most_wilds(board: Board) -> int:
    """More wilds than any payment can take."""
    rules = board.rules
    harbour = rules.harbour_train_cards + rules.harbour_ship_cards
    costs = [*(route.length for route in board.routes), *rules.station_costs, harbour]
    most = max(*costs, rules.tunnel_cards) if board.wild >= 0 else 0
    return min(most, A.WILDS - 1)


def action_text(board: Board, action: int) -> str:
    """An action in words, without a position."""
    text = fixed_texts(board).texts.get(action)
    if text is not None:
        return text
    kind, argument = A.unpack(action)
    if kind is A.PAY:
        colour, wilds = A.payment_of(action)
        name = "" if colour == A.NO_COLOUR else f"{board.colours[colour]} cards and "
        return f"pay with {name}{wilds} wilds"
    if kind is A.KEEP:
        places = ", ".join(str(i + 1) for i in bits(argument)) or "none"
        return f"keep {places} of the tickets on offer"
    if kind is A.PICK:
        return f"pick ticket {argument + 1} of the hand"
    if kind is A.COUNT:
        return f"pay {argument} in this step"
    return f"{kind.name} {argument}"
