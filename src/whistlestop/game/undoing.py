"""Whether a step may be taken back: only if nobody learned anything by it."""

from __future__ import annotations

from whistlestop.engine import layout as L
from whistlestop.game.errors import GameError
from whistlestop.game.game import Game

# Wherever hidden things come to light, one of these fields changes (start and size, in bytes).
TRACES = (
    (L.KEY * 8, 5 * 8),
    (L.DRAFT, 2),
    (L.SPECIALS, 1),
    (L.DECK_SIZE, 2),
    (L.TICKET_DECK_SIZE, 1),
    (L.ROW, 2 * L.ROW_PLACES),
    (L.BOXED_COUNT, 2 * L.PLAYERS),
)


def revealed(before: bytes, after: bytes) -> bool:
    """Whether cards, tickets or others' choices came to light between two states."""
    if any(before[at : at + n] != after[at : at + n] for at, n in TRACES):
        return True
    # The last of several secret choices shows them all (C17).
    together = (L.OPENING, L.PIECES, L.DRAFTING, L.DRAFT_KEEP)
    return before[L.PHASE] in together and before[L.PHASE] != after[L.PHASE]


def revealed_since(game: Game, moves: int) -> bool:
    """Whether anything came to light in the last moves, whoever made them.

    Each move is looked at by itself: later states need not show what came to light before.
    """
    again = game.copy()
    again.undo(moves)
    for player, action in game.moves[len(again.moves) :]:
        before = again.state.to_bytes()
        again.play(action, player)
        if revealed(before, again.state.to_bytes()):
            return True
    return False


def obstacle(game: Game, player: int) -> str:
    """Why a player's last step cannot be taken back; empty if it can."""
    if not game.moves or game.moves[-1][0] != player:
        return "there is nothing of yours to take back: another has moved since"
    if revealed_since(game, 1):
        return "that step brought hidden cards or tickets to light: it stays"
    return ""


def undo(game: Game, player: int) -> str:
    """Take back a player's last step and say which it was; a GameError says why not."""
    if why := obstacle(game, player):
        raise GameError(why)
    action = game.moves[-1][1]
    game.undo()
    return next(m.text for m in game.legal_moves(player) if m.action == action)
