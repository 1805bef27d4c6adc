"""A budget accepts only positive limits, and can describe itself."""

from __future__ import annotations

import math
from typing import Any

import pytest

from whistlestop.bots import OWN_BUDGET, Budget
from whistlestop.game import GameError


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        ({"seconds": 0}, "seconds of a budget must be a number above 0, not 0"),
        ({"seconds": -1.5}, "not -1.5"),
        ({"seconds": math.inf}, "not inf"),
        ({"seconds": math.nan}, "not nan"),
        ({"seconds": "2"}, "not '2'"),
        ({"seconds": True}, "not True"),
        ({"iterations": 0}, "iterations of a budget must be a whole number above 0, not 0"),
        ({"iterations": 2.5}, "not 2.5"),
    ],
)
def test_an_invalid_budget_is_refused(limits: dict[str, Any], said: str) -> None:
    with pytest.raises(GameError, match=said):
        Budget(**limits)


def test_it_describes_itself() -> None:
    assert str(Budget(2)) == "2 seconds per decision"
    assert str(Budget(0.5, 1_000_000)) == "0.5 seconds or 1000000 iterations per decision"
    assert str(OWN_BUDGET) == "each bot's own budget"
