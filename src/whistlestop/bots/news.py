"""What happened between two decisions, for bots that want to know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whistlestop.bots.base import Bot
from whistlestop.game import EventExtractor, Game, GameEvent

News = dict[str, Any]
"""What a player saw happen: `player`, `turn`, `kind` and `facts`; docs/api.md lists the kinds."""


def listens(bot: Bot) -> bool:
    """Whether a bot wants to know."""
    return callable(getattr(bot, "happened", None))


def news_for(player: int, events: Iterable[GameEvent]) -> list[News]:
    """What a player may know of events, as plain values."""
    return [
        {"player": event.player, "turn": event.turn, "kind": event.kind, "facts": facts}
        for event in events
        if (facts := event.seen_by(player)) is not None
    ]


def inform(bot: Bot, player: int, events: Iterable[GameEvent]) -> None:
    """Tell a bot what happened, as far as its player may know, if it listens."""
    if listens(bot):
        bot.happened(news_for(player, events))  # type: ignore[attr-defined]


class Reporter:
    """Follows a game for its bots. Costs next to nothing if none of them listens."""

    def __init__(self, game: Game, bots: Iterable[Bot]) -> None:
        self._game = game
        self.wanted = any(map(listens, bots))
        """Whether any bot listens."""
        self._extractor = EventExtractor(game.board)
        self._before = game.state.to_bytes()
        self._events: list[GameEvent] = []
        self._told = [0] * game.players

    def follow(self) -> None:
        """Note the last move. Call this after each one."""
        if self.wanted and self._game.last_move is not None:
            player, action = self._game.last_move
            before, self._before = self._before, self._game.state.to_bytes()
            moves = self._game.move_count
            self._events += self._extractor.extract(before, player, action, self._before, moves)

    def brief(self, bot: Bot, player: int) -> None:
        """Tell a bot what happened since its last decision. Call this before each one."""
        if self.wanted:
            inform(bot, player, self._events[self._told[player] :])
            self._told[player] = len(self._events)
