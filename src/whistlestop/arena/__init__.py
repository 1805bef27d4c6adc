"""The arena: many games between bots, and the statistics drawn from them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from whistlestop.arena.errors import ArenaError
from whistlestop.extras import needs_extra

if TYPE_CHECKING:
    from whistlestop.arena.estimates import Estimate
    from whistlestop.arena.executors import local_executor
    from whistlestop.arena.ledger import Ledger
    from whistlestop.arena.match import Outcome, run_match
    from whistlestop.arena.report import html_report
    from whistlestop.arena.schedule import Schedule
    from whistlestop.arena.simulation import BotResult, Results, simulate
    from whistlestop.arena.summary import BotSummary, Summary, summarise

__all__ = [
    "ArenaError",
    "BotResult",
    "BotSummary",
    "Estimate",
    "Ledger",
    "Outcome",
    "Results",
    "Schedule",
    "Summary",
    "html_report",
    "local_executor",
    "run_match",
    "simulate",
    "summarise",
]

# Loaded when first used: a match needs the packages of an extra, and no command should be slow to
# start because of another.
_LAZY = {
    "BotResult": "simulation",
    "BotSummary": "summary",
    "Estimate": "estimates",
    "Ledger": "ledger",
    "Outcome": "match",
    "Results": "simulation",
    "Schedule": "schedule",
    "Summary": "summary",
    "html_report": "report",
    "local_executor": "executors",
    "run_match": "match",
    "simulate": "simulation",
    "summarise": "summary",
}


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needs_extra("arena"):
        return getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
