"""Whether a step may be taken back: only if nobody learned anything by it."""

from __future__ import annotations

from whistlestop.engine.actions import TOGETHER
from whistlestop.engine.reader import PLAYERS, phase_of
from whistlestop.engine.spans import span
from whistlestop.game.errors import GameError
from whistlestop.game.game import Game

# Wherever hidden things come to light, one of these fields changes.
TRACES = (
    *map(span, ("key", "counter", "draft", "step", "specials", "deck_sizes", "ticket_deck_size")),
    *map(span, ("row", "revealed")),
    *(span(name, p) for name in ("boxed_count", "offer_size") for p in range(PLAYERS)),
)


def revealed(before: bytes, after: bytes) -> bool:
    """Whether cards, tickets or others' choices came to light between two states."""
    if any(before[trace] != after[trace] for trace in TRACES):
        return True
    # The last of several secret choices shows them all (C17).
    return phase_of(before) in TOGETHER and phase_of(before) != phase_of(after)


def revealed_since(game: Game, moves: int) -> bool:
    """Whether anything came to light in the last moves, whoever made them.

    Each move is looked at by itself: later states need not show what came to light before.
    """
    again = game.copy()
    again.undo(moves)
    for player, action in game.moves[again.move_count :]:
        before = again.state.to_bytes()
        again.play(action, player)
        if revealed(before, again.state.to_bytes()):
            return True
    return False


def obstacle(game: Game, player: int) -> str:
    """Why a player's last step cannot be taken back; empty if it can."""
    if game.last_move is None or game.last_move[0] != player:
        return "there is nothing of yours to take back: another has moved since"
    if revealed_since(game, 1):
        return "that step brought hidden cards or tickets to light: it stays"
    return ""


def undo(game: Game, player: int) -> str:
    """Take back a player's last step and say which it was; a GameError says why not."""
    last, why = game.last_move, obstacle(game, player)
    if last is None or why:
        raise GameError(why)
    game.undo()
    return next(m.text for m in game.legal_moves(player) if m.action == last[1])
