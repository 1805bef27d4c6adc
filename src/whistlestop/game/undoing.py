"""Whether a step may be undone: only if it revealed nothing to anyone."""

from __future__ import annotations

from whistlestop.engine.actions import TOGETHER
from whistlestop.engine.fields import span
from whistlestop.engine.reader import PLAYERS, phase_of
from whistlestop.game.errors import GameError
from whistlestop.game.game import Game

# Whenever something hidden is revealed, one of these fields changes.
TRACES = (
    *map(span, ("key", "counter", "draft", "step", "specials", "deck_sizes", "ticket_deck_size")),
    *map(span, ("row", "revealed")),
    *(span(name, p) for name in ("boxed_count", "offer_size") for p in range(PLAYERS)),
)


def revealed(before: bytes, after: bytes) -> bool:
    """Whether cards, tickets or other players' choices were revealed between two states."""
    if any(before[trace] != after[trace] for trace in TRACES):
        return True
    # The last of several secret choices reveals them all (C17).
    return phase_of(before) in TOGETHER and phase_of(before) != phase_of(after)


def revealed_since(game: Game, moves: int) -> bool:
    """Whether the last moves revealed anything, whoever made them.

    Each move is checked on its own, because later states may no longer show what it revealed.
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
    """Why a player's last step cannot be undone; empty if it can."""
    if game.last_move is None or game.last_move[0] != player:
        return "you have nothing to undo: another player has moved since"
    if revealed_since(game, 1):
        return "that step revealed hidden cards or tickets, so it cannot be undone"
    return ""


def undo(game: Game, player: int) -> str:
    """Take back a player's last step and return its text. Raises GameError if it must stand."""
    last, why = game.last_move, obstacle(game, player)
    if last is None or why:
        raise GameError(why)
    game.undo()
    return next(m.text for m in game.legal_moves(player) if m.action == last[1])
