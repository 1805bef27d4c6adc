"""How reliable the chances of a network are, on positions it has not seen."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from whistlestop.extras import needs_extra
from whistlestop.training.fitting import Fit
from whistlestop.training.positions import Positions

with needs_extra("train"):
    import numpy as np

THIRDS = 3


@dataclass(frozen=True, slots=True)
class Measures:
    """Of the viewer's own chance."""

    positions: int
    brier: float
    """The mean square of chance minus share of the win."""
    constant: float
    """The same for a judge who always says the average."""
    off: list[float]
    """Chance minus share, on average, in each third of the game."""

    def to_dict(self) -> dict[str, object]:
        """Plain values for the model file."""
        return asdict(self)


def measure(fit: Fit, positions: Positions) -> Measures:
    """Compare the network's chances with the results."""
    chance = fit.chances(positions.inputs)[:, 0]
    share = positions.shares[:, 0]
    error = chance - share
    off = [
        round(float(np.mean(error[positions.thirds == third])), 4)
        if np.any(positions.thirds == third)
        else 0.0
        for third in range(THIRDS)
    ]
    return Measures(
        len(positions),
        round(float(np.mean(error**2)), 4),
        round(float(np.mean((share - np.mean(share)) ** 2)), 4),
        off,
    )
