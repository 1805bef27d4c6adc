"""How good a move is: the chance of winning with each option, mid-game or after the game."""

from whistlestop.analysis.accounts import Account, AccountRow, accounts
from whistlestop.analysis.accuracy import Accuracy
from whistlestop.analysis.advice import advice
from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.document import to_dict
from whistlestop.analysis.lessons import Lesson
from whistlestop.analysis.mistakes import class_of
from whistlestop.analysis.outlook import Outlook, Prospect, outlook
from whistlestop.analysis.reasons import reasons, sentence
from whistlestop.analysis.trial import Trial, decision_at, try_move
from whistlestop.analysis.turning import TurningPoint
from whistlestop.analysis.walk import Analysis, analyse

__all__ = [
    "Account",
    "AccountRow",
    "Accuracy",
    "Analysis",
    "Decision",
    "Lesson",
    "Outlook",
    "Prospect",
    "Trial",
    "TurningPoint",
    "accounts",
    "advice",
    "analyse",
    "class_of",
    "decision_at",
    "outlook",
    "reasons",
    "sentence",
    "to_dict",
    "try_move",
]
