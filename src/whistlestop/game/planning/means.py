"""What a player could pay and reach, whoever's turn it is."""

from __future__ import annotations

from typing import Any

from whistlestop.engine.actions import PHASES, Phase
from whistlestop.engine.fields import span
from whistlestop.engine.listing import is_legal
from whistlestop.game.notation.player_reader import PlayerReader
from whistlestop.game.view import View

Facts = dict[str, Any]


def possible(view: View, action: int) -> bool:
    """Whether the viewer could do this at the start of a turn."""
    trial, player = view.state.copy(), view.viewer
    assert player is not None
    for name, value in (("phase", PHASES.index(Phase.MAIN)), ("waiting", 1 << player)):
        place = span(name)
        trial.data[place] = value.to_bytes(place.stop - place.start, "little")
    return bool(is_legal(trial, view.tables, player, action))


def in_hand(reader: PlayerReader, types: list[int], wilds: int) -> dict[str, int]:
    """The player's cards of some types, and wilds."""
    held = {reader.board.cards[i].id: n for i in types if (n := reader.holds(i))}
    return held | ({reader.wild: wilds} if wilds else {})
