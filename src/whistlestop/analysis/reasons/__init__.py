"""Why a move is good, or better than another: one vocabulary for the coach, hints and lessons.

Every reason is computed from what the player can see and work out: it has a kind, and the
quantities that it rests on. docs/analysis.md lists them.
"""

from whistlestop.analysis.reasons.choice import Reason
from whistlestop.analysis.reasons.finding import reasons
from whistlestop.analysis.reasons.sentences import sentence

__all__ = ["Reason", "reasons", "sentence"]
