"""Finds what was learned about a board."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from whistlestop.boards import available
from whistlestop.boards.model import Board
from whistlestop.bots.learned.input_parts import width_of
from whistlestop.bots.learned.inputs import Inputs
from whistlestop.bots.learned.model_file import FILE_NAME, Model, ModelError, read_model
from whistlestop.bots.learned.net import Layers, Net
from whistlestop.bots.learned.value import Value
from whistlestop.bots.planner.frozen import frozen_weights
from whistlestop.engine.tables import Tables

KEPT = 16
"""How many boards' models stay in memory."""


def model_of(board: Board) -> Model | None:
    """What was learned about a board; None if nothing was, or only about an earlier version."""
    return None if board.path is None else _model(board.path, board.digest)


@lru_cache(KEPT)
def _model(folder: Path, digest: str) -> Model | None:
    path = folder / FILE_NAME
    if not path.is_file():
        return None
    model = read_model(path)
    return model if model.digest == digest else None


def value_for(tables: Tables, players: int, model: Model | None = None) -> Value | None:
    """The value of positions with a number of players; None if nobody has trained it."""
    found = model or model_of(tables.board)
    layers = None if found is None else layers_of(found, tables.board, players)
    return None if layers is None else Value(inputs_of(tables, players), Net(layers))


def inputs_of(tables: Tables, players: int) -> Inputs:
    """The inputs of a network. They mean what they meant in training, however planners change."""
    return Inputs(tables, players, frozen_weights(tables.board, players))


def untrained(board: Board, players: int) -> str:
    """What to tell those who need the value of a board that nobody has trained."""
    name = board.id if board.id in available() else board.path
    return (
        f"nothing has been learned about {board.id} with {players} players yet; "
        f"run: whistlestop train --board {name}"
    )


def layers_of(model: Model, board: Board, players: int) -> Layers | None:
    """The network for a number of players, if the model has one."""
    names = [f"{players}/{field}" for field in Layers._fields]
    if names[0] not in model.arrays:
        return None
    if missing := [name for name in names if name not in model.arrays]:
        raise ModelError(f"the model of {model.board} lacks {missing[0]}")
    layers = Layers(*(model.arrays[name] for name in names))
    first, second, outputs = len(layers.bias1), len(layers.bias2), players + 1
    width, tickets = width_of(board, players), len(board.tickets)
    sizes = [width * first, first, first * second, second]
    sizes += [second * outputs, outputs, second * tickets, tickets]
    for name, numbers, size in zip(names, layers, sizes, strict=True):
        if len(numbers) != size or not size:
            raise ModelError(
                f"the model of {model.board}: expected {size} numbers in {name}, not {len(numbers)}"
            )
    return layers
