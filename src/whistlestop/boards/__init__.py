"""Boards: read from a folder of plain files and checked to be playable."""

from whistlestop.boards.defects import BoardError, Defect
from whistlestop.boards.library import available, check, load
from whistlestop.boards.model import Board

__all__ = ["Board", "BoardError", "Defect", "available", "check", "load"]
