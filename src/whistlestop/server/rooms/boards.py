"""The boards available on this server."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from whistlestop.boards import BoardError, available, load
from whistlestop.boards.defects import Defect
from whistlestop.engine.tables import Tables
from whistlestop.game.game import tables_for
from whistlestop.server.tables.refusal import Refused


class BoardLibrary:
    """The built-in boards and those the host installed, by id."""

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        """Read them all. BoardError lists every defect in every folder."""
        self.boards: dict[str, Tables] = {id_: tables_for(id_) for id_ in available()}
        self.folders: dict[str, str] = {id_: id_ for id_ in available()}
        """Where each board is read from: a built-in id, or a folder."""
        defects: list[Defect] = []
        for folder in folders:
            try:
                self._add(folder)
            except BoardError as error:
                defects += [_in_folder(folder, defect) for defect in error.defects]
        if defects:
            raise BoardError(defects)

    def _add(self, folder: Path) -> None:
        board = load(folder)
        if board.id in self.boards:
            text = f"there is another board with the id '{board.id}'"
            raise BoardError([Defect(str(folder), 0, text)])
        self.boards[board.id] = tables_for(board)
        self.folders[board.id] = str(folder)

    def get(self, id: str) -> Tables:
        """Get a board, or raise Refused if it is not here."""
        if id not in self.boards:
            known = ", ".join(self.boards)
            raise Refused("no-board", f"there is no board '{id[:40]}' here, only {known}")
        return self.boards[id]

    def get_unchanged(self, id: str, digest: str) -> Tables:
        """The board that a game began on. Refused if it is gone or has changed."""
        tables = self.get(id)
        if tables.board.digest != digest:
            reason = f"the board '{id}' has changed since this game began: it cannot go on"
            raise Refused("other-board", reason)
        return tables


def _in_folder(folder: Path, defect: Defect) -> Defect:
    if defect.file == str(folder):
        return defect
    return replace(defect, file=str(folder / defect.file))
