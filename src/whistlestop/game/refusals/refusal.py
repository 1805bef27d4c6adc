"""Why a move is refused: in plain words, with the id of the rule.

First what holds for any move: it exists, the game goes on, it waits for this player, the board
has such moves. Then the phase decides: a move of the kind that the game waits for is judged by
itself, any other is told what the game waits for. A rule is named after the mechanism, not after
the board: the mechanisms of all boards can meet on a home-made one.
"""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.boards.model import Board, Rules
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Kind, Phase
from whistlestop.engine.listing import legal_list
from whistlestop.engine.reader import StateReader
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.words import join
from whistlestop.game.refusals import building, choices, payment
from whistlestop.game.refusals.case import Case, Reason, first_of, reason
from whistlestop.game.refusals.claims import claim
from whistlestop.game.refusals.waiting import WAITING


def refusal(tables: Tables, state: State, player: int, action: int) -> IllegalMove:
    """The reason why a player may not do this now."""
    board: Board = tables.board
    if not A.exists(board, action):
        return IllegalMove(f"there is no move {action} on this board", "C1")
    players = StateReader(board, state.data).players
    if not 0 <= player < players:
        return IllegalMove(f"there are players 0 to {players - 1}, not {player}", "C1")
    options = legal_list(state, tables, player)
    case = Case(board, bytes(state.data), player, action, options)
    if why := first_of(case, _over, _chosen, _not_your_turn):
        return why
    if case.kind in LACKS and not LACKS[case.kind][0](board.rules):
        return IllegalMove(LACKS[case.kind][1], "C1")
    judge = JUDGED[case.phase].get(case.kind) or WAITING[case.phase]
    return judge(case)


def _over(case: Case) -> IllegalMove | None:
    if case.phase is not Phase.OVER:
        return None
    if case.turns_left == 0:
        return IllegalMove("the game is over", "C13")
    return IllegalMove("the game is over: all players have passed", "C14")


def _chosen(case: Case) -> IllegalMove | None:
    if case.waited_for or case.phase not in A.TOGETHER:
        return None
    return IllegalMove("you have already chosen; the others are still choosing", "C17")


def _not_your_turn(case: Case) -> IllegalMove | None:
    if case.waited_for:
        return None
    waiting = join(f"player {p}" for p in case.to_act)
    return IllegalMove(f"it is not your turn: the game waits for {waiting}", "C1")


LACKS: dict[Kind, tuple[Callable[[Rules], object], str]] = {
    A.REFILL: (lambda rules: len(rules.row) == 2, "this board has no second deck to refill from"),
    A.REFUSE: (lambda rules: rules.tunnel_cards, "this board has no tunnels"),
    A.PICK: (lambda rules: rules.draft, "this board has no draft"),
    A.STATION: (lambda rules: rules.stations, "this board has no stations"),
    A.HARBOUR: (lambda rules: rules.harbours, "this board has no harbours"),
    A.TO_SHIPS: (lambda rules: rules.exchange_cost, "pieces are not exchanged on this board"),
    A.TO_TRAINS: (lambda rules: rules.exchange_cost, "pieces are not exchanged on this board"),
    A.PIECES: (lambda rules: rules.choose_pieces, "pieces are not chosen on this board"),
}
"""Kinds of moves that not every board has: whether it has, and what to say if not."""


def _nothing_to_pay(case: Case) -> IllegalMove:
    building = " or build" if case.rules.stations or case.rules.harbours else ""
    return IllegalMove(f"nothing is to be paid: first claim a route{building}", "C9")


JUDGED: dict[Phase, dict[Kind, Reason]] = {
    Phase.OPENING: {A.KEEP: choices.keep},
    Phase.PIECES: {A.PIECES: choices.pieces},
    Phase.DRAFTING: {A.PICK: choices.pick},
    Phase.DRAFT_KEEP: {A.KEEP: choices.keep},
    Phase.MAIN: {
        A.TAKE: choices.take,
        A.DRAW: choices.draw,
        A.TICKETS: choices.tickets,
        A.PASS: reason("passing is only for a player who has no other action", "C14"),
        A.REFILL: reason("the row has no gap to refill: first take a card from it", "GL-6"),
        A.REFUSE: reason("there is no surcharge to refuse", "EU-8"),
        A.PICK: reason("there is no draft now", "IB-3"),
        A.CLAIM: claim,
        A.STATION: building.station,
        A.HARBOUR: building.harbour,
        A.TO_SHIPS: building.to_ships,
        A.TO_TRAINS: building.to_trains,
        A.PAY: _nothing_to_pay,
        A.COUNT: _nothing_to_pay,
        A.GIVE: _nothing_to_pay,
        A.PIECES: reason("pieces are chosen once, before the first turn", "GL-3"),
        A.KEEP: reason("no tickets are on offer: first draw some", "C11"),
        A.FESTIVAL: reason("first claim a route with festival cards at both ends", "IB-8"),
    },
    Phase.SECOND: {A.TAKE: choices.take, A.DRAW: choices.draw},
    Phase.REFILL: {},
    Phase.PAY: {A.PAY: payment.pay},
    Phase.SUBSTITUTE: {A.COUNT: payment.substitute},
    Phase.VARIANT: {A.COUNT: payment.variant},
    Phase.GIVING: {A.GIVE: payment.give},
    Phase.SURCHARGE: {A.PAY: payment.pay},
    Phase.KEEP: {A.KEEP: choices.keep},
    Phase.FESTIVAL_CHOICE: {A.FESTIVAL: choices.festival},
}
"""The kinds of moves that are judged by themselves, phase by phase."""
