"""Environments for learning: observations and actions as numbers, and games side by side."""

from whistlestop.envs.actions import ActionSpace
from whistlestop.envs.encoding import Encoding
from whistlestop.envs.opponents import choose
from whistlestop.envs.rollout import Rollouts, rollouts
from whistlestop.envs.vector import VectorEnv

__all__ = ["ActionSpace", "Encoding", "Rollouts", "VectorEnv", "choose", "rollouts"]
