"""Checks that involve more than one value: would the rules of play hold?"""

from whistlestop.boards.checks import cards, pieces, places, routes, scoring, tickets
from whistlestop.boards.checks.reading import Check, Reading

__all__ = ["Reading", "run_checks"]

_CHECKS: tuple[Check, ...] = (
    *pieces.CHECKS,
    *cards.CHECKS,
    *places.CHECKS,
    *routes.CHECKS,
    *tickets.CHECKS,
    *scoring.CHECKS,
)


def run_checks(reading: Reading) -> None:
    """Run every check whose keys and columns were all readable."""
    for check in _CHECKS:
        if reading.report.sound(*check.needs):
            check.run(reading)
