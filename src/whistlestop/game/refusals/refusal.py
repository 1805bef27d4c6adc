"""Why a move is refused: in plain words, with the id of the rule.

First come the conditions of any move: it exists, the game is not over, the player is to act, and
the board has such moves. Then the phase decides: a move of the expected kind is judged by its
conditions, and any other is answered with what the game is waiting for. The conditions are the
engine's own, asked one by one. A refusal cites the rule of the mechanism, not of the board,
because a home-made board can combine the mechanisms of all boards.
"""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.boards.model import Board, Rules
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Kind, Phase
from whistlestop.engine.reader import StateReader
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.words import join
from whistlestop.game.refusals import building, choices, payment
from whistlestop.game.refusals.attempt import Attempt, Conditions, first_of, reason
from whistlestop.game.refusals.claims import CLAIM
from whistlestop.game.refusals.waiting import WAITING


def refusal(tables: Tables, state: State, player: int, action: int) -> IllegalMove:
    """Why a player may not do this now. The action must be illegal."""
    why = reason_against(tables, state, player, action)
    assert why is not None, "a legal action has no refusal"
    return why


def reason_against(tables: Tables, state: State, player: int, action: int) -> IllegalMove | None:
    """The refusal for the first condition that fails; None if the action is legal."""
    board: Board = tables.board
    if not A.exists(board, action):
        return IllegalMove(f"there is no move {action} on this board", "C1")
    players = StateReader(board, state.data).players
    if not 0 <= player < players:
        return IllegalMove(f"no player {player}; expected 0 to {players - 1}", "C1")
    attempt = Attempt(tables, state, player, action)
    if why := first_of(attempt, _over, _chosen, _not_your_turn):
        return why
    if attempt.kind in LACKS and not LACKS[attempt.kind][0](board.rules):
        return IllegalMove(LACKS[attempt.kind][1], "C1")
    *conditions, last = CONDITIONS[attempt.phase].get(attempt.kind) or (WAITING[attempt.phase],)
    return first_of(attempt, *conditions) or (None if attempt.legal else last(attempt))


def _over(attempt: Attempt) -> IllegalMove | None:
    if attempt.phase is not Phase.OVER:
        return None
    if attempt.turns_left == 0:
        return IllegalMove("the game is over", "C13")
    return IllegalMove("the game is over: all players have passed", "C14")


def _chosen(attempt: Attempt) -> IllegalMove | None:
    if attempt.waited_for or attempt.phase not in A.TOGETHER:
        return None
    return IllegalMove("you have already chosen; the others are still choosing", "C17")


def _not_your_turn(attempt: Attempt) -> IllegalMove | None:
    if attempt.waited_for:
        return None
    waiting = join(f"player {p}" for p in attempt.to_act)
    return IllegalMove(f"it is not your turn: the game waits for {waiting}", "C1")


LACKS: dict[Kind, tuple[Callable[[Rules], object], str]] = {
    A.REFILL: (lambda rules: len(rules.row) == 2, "this board has no second deck to refill from"),
    A.REFUSE: (lambda rules: rules.tunnel_cards, "this board has no tunnels"),
    A.PICK: (lambda rules: rules.draft, "this board has no draft"),
    A.STATION: (lambda rules: rules.stations, "this board has no stations"),
    A.HARBOUR: (lambda rules: rules.harbours, "this board has no harbours"),
    A.TO_SHIPS: (lambda rules: rules.exchange_cost, "this board has no exchanges"),
    A.TO_TRAINS: (lambda rules: rules.exchange_cost, "this board has no exchanges"),
    A.PIECES: (lambda rules: rules.choose_pieces, "this board has no choice of pieces"),
}
"""Kinds of moves not on every board: whether a board has them, and the refusal if not."""


def _nothing_to_pay(attempt: Attempt) -> IllegalMove:
    building = " or build" if attempt.rules.stations or attempt.rules.harbours else ""
    return IllegalMove(f"there is nothing to pay: first claim a route{building}", "C9")


CONDITIONS: dict[Phase, dict[Kind, Conditions]] = {
    Phase.OPENING: {A.KEEP: choices.KEEP},
    Phase.PIECES: {A.PIECES: choices.PIECES},
    Phase.DRAFTING: {A.PICK: choices.PICK},
    Phase.DRAFT_KEEP: {A.KEEP: choices.KEEP},
    Phase.MAIN: {
        A.TAKE: choices.TAKE,
        A.DRAW: choices.DRAW,
        A.TICKETS: choices.TICKETS,
        A.PASS: (reason("you can pass only if you have no other action", "C14"),),
        A.REFILL: (reason("the row has no gap to refill: first take a card from it", "GL-6"),),
        A.REFUSE: (reason("there is no surcharge to refuse", "EU-8"),),
        A.PICK: (reason("there is no draft now", "IB-3"),),
        A.CLAIM: CLAIM,
        A.STATION: building.STATION,
        A.HARBOUR: building.HARBOUR,
        A.TO_SHIPS: building.TO_SHIPS,
        A.TO_TRAINS: building.TO_TRAINS,
        A.PAY: (_nothing_to_pay,),
        A.COUNT: (_nothing_to_pay,),
        A.GIVE: (_nothing_to_pay,),
        A.PIECES: (reason("pieces are chosen once, before the first turn", "GL-3"),),
        A.KEEP: (reason("no tickets are on offer: first draw some", "C11"),),
        A.FESTIVAL: (reason("first claim a route with festival cards at both ends", "IB-8"),),
    },
    Phase.SECOND: {A.TAKE: choices.TAKE, A.DRAW: choices.DRAW},
    Phase.REFILL: {},
    Phase.PAY: {A.PAY: payment.PAY},
    Phase.SUBSTITUTE: {A.COUNT: payment.SUBSTITUTE},
    Phase.VARIANT: {A.COUNT: payment.VARIANT},
    Phase.GIVING: {A.GIVE: payment.GIVE},
    Phase.SURCHARGE: {A.PAY: payment.PAY},
    Phase.KEEP: {A.KEEP: choices.KEEP},
    Phase.FESTIVAL_CHOICE: {A.FESTIVAL: choices.FESTIVAL},
}
"""The kinds of moves with their own conditions, by phase."""
