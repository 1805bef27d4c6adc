"""How much a bot may think about one decision."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from whistlestop.game import GameError


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits for one decision; if both are set, the first one reached ends it.

    Iterations are counted, so they give the same game on every machine; seconds are for live play.
    With neither, a bot thinks for as long as it sees fit.
    """

    seconds: float | None = None
    iterations: int | None = None
    """Rounds of whatever a bot repeats: games played out, plans tried."""

    def __post_init__(self) -> None:
        # Bots read these from options and messages, so reject bad values early.
        seconds, iterations = self.seconds, self.iterations
        if seconds is not None and (type(seconds) not in (int, float) or not 0 < seconds < inf):
            raise GameError(f"the seconds of a budget must be a number above 0, not {seconds!r}")
        if iterations is not None and (type(iterations) is not int or iterations < 1):
            raise GameError(
                f"the iterations of a budget must be a whole number above 0, not {iterations!r}"
            )

    def __str__(self) -> str:
        limits = [] if self.seconds is None else [f"{self.seconds:g} seconds"]
        limits += [] if self.iterations is None else [f"{self.iterations} iterations"]
        return f"{' or '.join(limits)} per decision" if limits else "each bot's own budget"


OWN_BUDGET = Budget()
"""No limits: each bot thinks for as long as it sees fit."""
