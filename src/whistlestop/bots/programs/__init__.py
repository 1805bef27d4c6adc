"""Bots that run as separate programs and speak JSON lines; see docs/bots.md."""

from whistlestop.bots.programs.bot import ProgramBot, Timeouts
from whistlestop.bots.programs.child import ProgramError

__all__ = ["ProgramBot", "ProgramError", "Timeouts"]
