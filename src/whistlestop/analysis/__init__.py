"""How good moves are: the chance to win with each, in a finished game or in the middle of one."""

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
    "analyse",
    "outlook",
    "to_dict",
]
