"""How good a move is: the chance of winning with each option, mid-game or after the game."""

from whistlestop.analysis.advice import advice
from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.document import to_dict
from whistlestop.analysis.outlook import Outlook, Prospect, outlook
from whistlestop.analysis.turning import TurningPoint
from whistlestop.analysis.walk import Analysis, analyse

__all__ = [
    "Analysis",
    "Decision",
    "Outlook",
    "Prospect",
    "TurningPoint",
    "advice",
    "analyse",
    "outlook",
    "to_dict",
]
