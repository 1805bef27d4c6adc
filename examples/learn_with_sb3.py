"""Learns New York for two players with MaskablePPO, against the bot `random`.

pip install 'whistlestop[rl]' sb3-contrib  (or a wheel made by `make dist`)
python examples/learn_with_sb3.py [decisions] [games of the examination]
"""

import sys

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

from whistlestop.envs.single import ID

DECISIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 1000


def tables(reward, seed):
    """Eight games, one seat in each. The masks come from the environment's `action_masks`."""
    options = {"board": "new-york", "players": 2, "opponents": "random", "reward": reward}
    return make_vec_env(lambda: gymnasium.make(ID, **options), 8, seed=seed)


torch.set_num_threads(1)  # more of them help only on idle cores
model = MaskablePPO("MultiInputPolicy", tables("both", seed=1), seed=1, verbose=1)
model.learn(DECISIONS)
won, _ = evaluate_policy(model, tables("share", seed=1000), GAMES, return_episode_rewards=True)
print(f"won {sum(won) / GAMES:.1%} of {GAMES} games against random")
