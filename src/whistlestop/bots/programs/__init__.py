"""Bots that are programs of their own: spoken to in lines of JSON, see docs/bots.md."""

from whistlestop.bots.programs.bot import ProgramBot, Timeouts
from whistlestop.bots.programs.child import ProgramError

__all__ = ["ProgramBot", "ProgramError", "Timeouts"]
