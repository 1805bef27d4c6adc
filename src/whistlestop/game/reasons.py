"""Why a move is refused: in plain words, with the id of the rule.

First what holds for any move: it exists, the game goes on, it waits for this player, the board
has such moves. Then the phase decides: a move of the kind that the game waits for is judged by
itself, any other is told what the game waits for. A rule is named after the mechanism, not after
the board: the mechanisms of all boards can meet on a home-made one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from whistlestop.boards.model import Board, Rules
from whistlestop.engine import layout as L
from whistlestop.engine.listing import legal_list
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import reasons_building as building
from whistlestop.game import reasons_choices as choices
from whistlestop.game import reasons_payment as payment
from whistlestop.game.errors import IllegalMove
from whistlestop.game.reasons_claims import claim
from whistlestop.game.reasons_waiting import WAITING
from whistlestop.game.reasons_words import Case, Reason, first_of, listed, reason

KINDS = {
    "take": L.A_TAKE,
    "draw": L.A_DRAW,
    "tickets": L.A_TICKETS,
    "pass": L.A_PASS,
    "refill": L.A_REFILL,
    "refuse": L.A_REFUSE,
    "pick": L.A_PICK,
    "claim": L.A_CLAIM,
    "station": L.A_STATION,
    "harbour": L.A_HARBOUR,
    "to-ships": L.A_TO_SHIPS,
    "to-trains": L.A_TO_TRAINS,
    "pay": L.A_PAY,
    "count": L.A_COUNT,
    "give": L.A_GIVE,
    "pieces": L.A_PIECES,
    "keep": L.A_KEEP,
    "festival": L.A_FESTIVAL,
}
"""The kinds of moves, and where the actions of each begin."""

_NAMES, _STARTS = list(KINDS), list(KINDS.values())

_NUMBERS: dict[str, Callable[[Board], int]] = {
    "take": lambda board: len(board.cards),
    "draw": lambda board: len(board.decks),
    "refill": lambda board: len(board.decks),
    "pick": lambda board: L.OFFERED,
    "claim": lambda board: len(board.routes),
    "station": lambda board: len(board.cities),
    "harbour": lambda board: len(board.cities),
    "to-ships": lambda board: 64,
    "to-trains": lambda board: 64,
    "pay": lambda board: 9 * 16,
    "count": lambda board: 16,
    "give": lambda board: len(board.cards),
    "pieces": lambda board: 64,
    "keep": lambda board: 256,
    "festival": lambda board: len(board.festivals),
}
"""How many actions of a kind a board has, if not one."""


def refusal(tables: Tables, state: State, player: int, action: int) -> IllegalMove:
    """The reason why a player may not do this now."""
    board: Board = tables.board
    data = bytes(state.data)
    if not exists(board, action):
        return IllegalMove(f"there is no move {action} on this board", "C1")
    if not 0 <= player < data[L.SEATS]:
        return IllegalMove(f"there are players 0 to {data[L.SEATS] - 1}, not {player}", "C1")
    kind, place = kind_of(action)
    case = Case(board, data, player, place, tuple(legal_list(state, tables, player)))
    if why := first_of(case, _over, _chosen, _not_your_turn):
        return why
    if kind in LACKS and not LACKS[kind][0](board.rules):
        return IllegalMove(LACKS[kind][1], "C1")
    judge = JUDGED[case.phase].get(kind) or WAITING[case.phase]
    return judge(case)


def kind_of(action: int) -> tuple[str, int]:
    """The kind of an action, and its place among the actions of that kind."""
    i = bisect_right(_STARTS, action) - 1
    return _NAMES[i], action - _STARTS[i]


def exists(board: Board, action: int) -> bool:
    """Whether an action means anything on a board, be it legal or not."""
    if not 0 <= action < L.ACTIONS:
        return False
    kind, place = kind_of(action)
    if kind == "pay" and len(board.colours) <= place // 16 != L.NO_COLOUR:
        return False
    return place < (_NUMBERS[kind](board) if kind in _NUMBERS else 1)


def _over(case: Case) -> IllegalMove | None:
    if case.phase != L.OVER:
        return None
    if case.data[L.ENDING] and case.data[L.LAST] == 0:
        return IllegalMove("the game is over", "C13")
    return IllegalMove("the game is over: all players have passed", "C14")


def _chosen(case: Case) -> IllegalMove | None:
    together = (L.OPENING, L.PIECES, L.DRAFTING, L.DRAFT_KEEP)
    if case.waited_for or case.phase not in together:
        return None
    return IllegalMove("you have already chosen; the others are still choosing", "C17")


def _not_your_turn(case: Case) -> IllegalMove | None:
    if case.waited_for:
        return None
    waiting = listed(f"player {p}" for p in case.look.to_act)
    return IllegalMove(f"it is not your turn: the game waits for {waiting}", "C1")


LACKS: dict[str, tuple[Callable[[Rules], object], str]] = {
    "refill": (lambda rules: len(rules.row) == 2, "this board has no second deck to refill from"),
    "refuse": (lambda rules: rules.tunnel_cards, "this board has no tunnels"),
    "pick": (lambda rules: rules.draft, "this board has no draft"),
    "station": (lambda rules: rules.stations, "this board has no stations"),
    "harbour": (lambda rules: rules.harbours, "this board has no harbours"),
    "to-ships": (lambda rules: rules.exchange_cost, "pieces are not exchanged on this board"),
    "to-trains": (lambda rules: rules.exchange_cost, "pieces are not exchanged on this board"),
    "pieces": (lambda rules: rules.choose_pieces, "pieces are not chosen on this board"),
}
"""Kinds of moves that not every board has: whether it has, and what to say if not."""


def _nothing_to_pay(case: Case) -> IllegalMove:
    building = " or build" if case.rules.stations or case.rules.harbours else ""
    return IllegalMove(f"nothing is to be paid: first claim a route{building}", "C9")


JUDGED: dict[int, dict[str, Reason]] = {
    L.OPENING: {"keep": choices.keep},
    L.PIECES: {"pieces": choices.pieces},
    L.DRAFTING: {"pick": choices.pick},
    L.DRAFT_KEEP: {"keep": choices.keep},
    L.MAIN: {
        "take": choices.take,
        "draw": choices.draw,
        "tickets": choices.tickets,
        "pass": reason("passing is only for a player who has no other action", "C14"),
        "refill": reason("the row has no gap to refill: first take a card from it", "GL-6"),
        "refuse": reason("there is no surcharge to refuse", "EU-8"),
        "pick": reason("there is no draft now", "IB-3"),
        "claim": claim,
        "station": building.station,
        "harbour": building.harbour,
        "to-ships": building.to_ships,
        "to-trains": building.to_trains,
        "pay": _nothing_to_pay,
        "count": _nothing_to_pay,
        "give": _nothing_to_pay,
        "pieces": reason("pieces are chosen once, before the first turn", "GL-3"),
        "keep": reason("no tickets are on offer: first draw some", "C11"),
        "festival": reason("first claim a route with festival cards at both ends", "IB-8"),
    },
    L.SECOND: {"take": choices.take, "draw": choices.draw},
    L.REFILL: {},
    L.PAY: {"pay": payment.pay},
    L.SUBSTITUTE: {"count": payment.substitute},
    L.VARIANT: {"count": payment.variant},
    L.GIVING: {"give": payment.give},
    L.SURCHARGE: {"pay": payment.pay},
    L.KEEP: {"keep": choices.keep},
    L.FESTIVAL_CHOICE: {"festival": choices.festival},
}
"""The kinds of moves that are judged by themselves, phase by phase."""
