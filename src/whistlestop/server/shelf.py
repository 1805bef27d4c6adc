"""The boards that this server has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from whistlestop.boards import BoardError, available, load
from whistlestop.boards.defects import Defect
from whistlestop.engine.tables import Tables
from whistlestop.game.game import tables_for


class Shelf:
    """Built-in boards and the home-made ones that were installed, by their ids."""

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        """Read them all: a board with defects is refused here, not in the middle of a game."""
        self._tables: dict[str, Tables] = {id_: tables_for(id_) for id_ in available()}
        self.folders: dict[str, str] = {id_: id_ for id_ in available()}
        for folder in folders:
            board = load(folder)
            if board.id in self._tables:
                text = f"there is a board '{board.id}' already, give this one another id"
                raise BoardError([Defect(str(folder), 0, text)])
            self._tables[board.id] = tables_for(board)
            self.folders[board.id] = str(folder)

    @property
    def boards(self) -> Mapping[str, Tables]:
        """All of them."""
        return self._tables

    def get(self, board: str) -> Tables | None:
        """One by its id, if it is here."""
        return self._tables.get(board)
