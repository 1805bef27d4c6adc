"""Observations and actions of a board as numbers, and back into words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from whistlestop.boards import Board
from whistlestop.engine.observation import Observer
from whistlestop.engine.observation_parts import ObservationPart, observation_parts
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.envs.actions import ActionSpace
from whistlestop.envs.checks import index_below, own_array
from whistlestop.extras import needs_extra
from whistlestop.game import Game, GameError, View
from whistlestop.game.game import tables_for

with needs_extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

Observation = NDArray[np.int16]
Number = TypeVar("Number", bound=np.generic)
Phrase = tuple[str, str, str | None]
"""The part, and the words before and after the number; without the number if None."""


class Encoding:
    """How a board's games look as numbers: the layout of observations, and the action space."""

    def __init__(self, board: str | Path | Board | Tables, actions: str = "compact") -> None:
        self.tables = tables_for(board)
        self.board: Board = self.tables.board
        self.parts: tuple[ObservationPart, ...] = observation_parts(self.board)
        self.actions = ActionSpace(self.board, actions)
        self.width: int = self.parts[-1].stop
        self._observer = Observer(self.tables)

    @property
    def low(self) -> Observation:
        """The smallest value of each number of an observation."""
        return self._bounds([part.low for part in self.parts])

    @property
    def high(self) -> Observation:
        """The largest value of each number of an observation."""
        return self._bounds([part.high for part in self.parts])

    def _bounds(self, limits: list[int]) -> Observation:
        lengths = [part.length for part in self.parts]
        return np.repeat(np.array(limits, np.int16), lengths)

    def observe(
        self, game: Game | View, player: int | None = None, out: Observation | None = None
    ) -> Observation:
        """One player's view of a game as numbers; written into `out` if you pass it.

        For a view, the player is its viewer.
        """
        player = self._whose(game, player)
        if player is None:
            raise GameError("say whose observation you want: observe(game, player)")
        player = index_below("player", player, game.players)
        found = np.empty(self.width, np.int16) if out is None else out
        self.observe_state(game.state, player, found)
        return found

    def _whose(self, game: Game | View, player: int | None) -> int | None:
        """The player who is meant, on this board."""
        if not isinstance(game, Game | View):
            raise GameError(f"expected a game or a view, not {type(game).__name__}")
        if game.board.digest != self.board.digest:
            raise GameError(
                f"this is a game on {game.board.id}, but the encoding of {self.board.id}"
            )
        if isinstance(game, Game):
            return player
        if player is not None and player != game.viewer:
            raise GameError(f"this is the view of player {game.viewer}, not of {player!r}")
        return game.viewer

    def observe_state(self, state: State, player: int, out: Observation) -> None:
        """The same for the engine's own state, which may be redacted or not."""
        own_array("out", out, (self.width,), np.int16)
        self._observer.observe(state, player, out.data)

    def mask(self, game: Game | View, player: int | None = None) -> NDArray[np.int8]:
        """Which choices a player has: 1 for each that is legal."""
        player = self._whose(game, player)
        moves = game.legal_moves() if isinstance(game, View) else game.legal_moves(player)
        mask = np.zeros(len(self.actions), np.int8)
        mask[[self.actions.compact[action] for action in moves.actions]] = 1
        return mask

    def split(self, observation: NDArray[Number]) -> dict[str, NDArray[Number]]:
        """An observation as named parts, by seat where a part is by seat: views, not copies.

        Any leading axes stay, so it also splits a whole batch.
        """
        self._check(observation)
        lead = observation.shape[:-1]
        return {
            part.name: observation[..., part.offset : part.stop].reshape(*lead, *part.shape)
            for part in self.parts
        }

    def describe(self, observation: Observation) -> str:
        """An observation in words: a line for each part that isn't 0."""
        self._check(observation)
        if observation.ndim != 1:
            raise GameError(f"describe one observation at a time, not {observation.shape}")
        lines: dict[str, list[str]] = {}
        places = np.flatnonzero(observation)
        for place, value in zip(places.tolist(), observation[places].tolist(), strict=True):
            part, before, after = self._phrases[place]
            words = before if after is None else f"{before}{value}{after}"
            lines.setdefault(part, []).append(words)
        return "\n".join(f"{part}: {', '.join(words)}" for part, words in lines.items())

    def describe_action(self, choice: int, view: View | None = None) -> str:
        """A choice in words; with a view, exactly as the game would write it."""
        text = self.actions.text(choice)
        if view is None:
            return text
        for move in view.legal_moves():
            if move.action == self.actions.common[choice]:
                return move.text
        raise GameError(f"action {choice} ({text}) is not legal in this position")

    def table(self) -> str:
        """The layout as a Markdown table."""
        lines = ["| part | offset | length | range | meaning |", "|---|---|---|---|---|"]
        for part in self.parts:
            by = f" (by seat: {part.seats} x {len(part.labels)})" if part.seats else ""
            lines.append(
                f"| `{part.name}` | {part.offset} | {part.length} "
                f"| {part.low} to {part.high} | {part.meaning}{by} |"
            )
        return "\n".join(lines)

    @cached_property
    def _phrases(self) -> list[Phrase]:
        """How to say each number of an observation."""
        return [phrase for part in self.parts for phrase in _phrases_of(part)]

    def _check(self, observation: Any) -> None:
        shape = getattr(observation, "shape", None)
        if shape is None or shape[-1:] != (self.width,):
            raise GameError(
                f"an observation of {self.board.id} is an array of {self.width} numbers, "
                f"not {type(observation).__name__ if shape is None else shape}"
            )


def _phrases_of(part: ObservationPart) -> Iterator[Phrase]:
    for i in range(part.length):
        seat, label = divmod(i, len(part.labels))
        who = f"seat {seat} " if part.seats else ""
        what = part.labels[label]
        if part.high == 1:
            yield part.name, f"{who}{what}", None
        elif len(part.labels) > 1 or part.seats:
            yield part.name, who, f" {what}"
        else:
            yield part.name, "", ""
