"""The learned belief about tickets: its numbers, and the files they are kept in.

`whistlestop.training.belief` makes them. A file belongs to one version of a board, so a home-made
board, or a changed one, has none.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import prod

from whistlestop.boards.model import Board

UNITS = 16
"""The width of the hidden layer."""
FACTS = 18
"""What is known about a ticket and a player: see `bots/search/ticket_facts.py`."""
TERMS = 11
"""How it goes with the player's others: see `find_terms` in `bots/search/belief.py`."""

Array = tuple[tuple[int, ...], list[float]]
"""A shape, and the numbers in it row by row."""


class BadModel(ValueError):
    """The numbers of a model don't fit the board, or what the bots compute."""


def shapes(tickets: int) -> dict[str, tuple[int, ...]]:
    """The arrays of a model."""
    return {
        "inner": (UNITS, FACTS),
        "inner_bias": (UNITS,),
        "outer": (UNITS,),
        "direct": (FACTS,),
        "terms": (TERMS,),
        "tickets": (2, tickets),
    }


@dataclass(frozen=True, slots=True)
class BeliefModel:
    """The weights that turn facts about a ticket into the logarithm of its likelihood.

    One hidden layer (`inner`, `inner_bias`, `outer`), a linear part (`direct`), the terms that
    depend on the player's other tickets (`terms`), and for each ticket how much it is liked at the
    beginning, and how that changes as pieces are placed (`tickets`).
    """

    digest: str
    """The board they were learned on."""
    arrays: dict[str, Array]

    def __post_init__(self) -> None:
        wanted = shapes(self.arrays["tickets"][0][-1] if "tickets" in self.arrays else 0)
        found = {name: shape for name, (shape, _) in self.arrays.items()}
        if found != wanted:
            raise BadModel(f"expected the arrays {wanted}, not {found}")
        for name, (shape, numbers) in self.arrays.items():
            if len(numbers) != prod(shape):
                raise BadModel(f"{name}: expected {prod(shape)} numbers, not {len(numbers)}")

    def __getitem__(self, name: str) -> list[float]:
        """The numbers of an array, row by row."""
        return self.arrays[name][1]

    @classmethod
    def blank(cls, board: Board) -> BeliefModel:
        """A model that has learned nothing: every ticket is as likely as any other."""
        wanted = shapes(len(board.tickets))
        return cls(
            board.digest, {name: (shape, [0.0] * prod(shape)) for name, shape in wanted.items()}
        )


def to_json(model: BeliefModel, making: str) -> str:
    """A model as a file. `making` says how it was made."""
    arrays = {
        name: {"shape": shape, "numbers": [float(f"{x:.5g}") for x in numbers]}
        for name, (shape, numbers) in model.arrays.items()
    }
    text = json.dumps({"digest": model.digest, "making": making, "arrays": arrays})
    return text.replace(', "', ',\n"') + "\n"


def from_json(text: str) -> BeliefModel:
    """Read a file written by `to_json`."""
    data = json.loads(text)
    arrays = {
        name: (tuple(array["shape"]), [float(x) for x in array["numbers"]])
        for name, array in data["arrays"].items()
    }
    return BeliefModel(data["digest"], arrays)


@lru_cache(maxsize=32)
def _read(board: str) -> BeliefModel | None:
    file = files(__package__) / "data" / f"{board}.belief.json"
    return from_json(file.read_text("utf-8")) if file.is_file() else None


def belief_for(board: Board) -> BeliefModel | None:
    """What was learned on this board; None if nothing was."""
    if not board.id.replace("-", "").isalnum():
        return None  # a home-made board may have any id, but only a plain one names a file
    model = _read(board.id)
    return model if model is not None and model.digest == board.digest else None
