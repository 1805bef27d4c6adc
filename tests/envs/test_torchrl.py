"""TorchRL's own check passes on our environments, as docs/environments.md shows it."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import gymnasium
import pytest

from whistlestop.envs import whistlestop_v0
from whistlestop.envs.single import ID

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("torchrl") is None, reason="needs TorchRL"),
    pytest.mark.filterwarnings("default"),  # TorchRL warns of much that isn't ours
]

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def aec() -> Any:
    from torchrl.envs import PettingZooWrapper

    return PettingZooWrapper(whistlestop_v0.env(board="new-york", players=3), use_mask=True)


def parallel() -> Any:
    from torchrl.envs import PettingZooWrapper

    return PettingZooWrapper(whistlestop_v0.parallel_env("new-york", 3, illegal="raise"))


def single() -> Any:
    from torchrl.envs import ActionMask, GymWrapper, TransformedEnv

    env = gymnasium.make(ID, board="new-york", players=3, opponents="random", illegal="raise")
    return TransformedEnv(GymWrapper(env), ActionMask())


@pytest.mark.parametrize("make", [aec, parallel, single])
def test_the_specs_are_right_and_masks_are_used(make: Callable[[], Any]) -> None:
    import torch
    from torchrl.envs.utils import check_env_specs

    env = make()
    env.set_seed(1)
    torch.manual_seed(1)
    logging.getLogger("torchrl").setLevel(logging.WARNING)
    check_env_specs(env)
    played = env.rollout(1000)  # ends with the game; a masked action would end or fail it early
    assert played["next", "done"][-1].all()
    assert len(played) > 15


def test_the_documented_lines_run() -> None:
    """test_documents.py leaves them out, because `make test` doesn't install TorchRL."""
    block = re.search(r"```py\n(from torchrl.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert block
    exec(block[1], {"gymnasium": gymnasium, "whistlestop_v0": whistlestop_v0})
