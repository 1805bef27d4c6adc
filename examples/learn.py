"""Learns New York for two players by playing against itself, in six minutes of processor time.

pip install 'whistlestop[rl]' torch matplotlib  (or a wheel made by `make dist`)
python examples/learn.py --picture learning.webp --save network.pt

It is PPO with masks: a network plays both seats of many games side by side, and learns after each
round of decisions. The bots `random` and `greedy` only examine it. The picture is drawn again after
every examination.
"""

import argparse
import math
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import nn

from whistlestop.envs import VectorEnv

BOARD, PLAYERS = "new-york", 2
RIVALS = {"random": 0.95, "greedy": 0.60}
"""Who examines, and the share of wins to reach."""
LARGE = 20
"""Numbers of an observation are divided by their highest value, or by this if it is higher."""
CLIP, VALUE_WEIGHT, ENTROPY, LAMBDA = 0.2, 0.5, 0.03, 0.95
CONFIDENCE = 4
"""How much more it prefers its better actions when it is examined than when it learns."""


class Network(nn.Module):
    """Says how good each action is, and which reward to expect."""

    def __init__(self, encoding, hidden):
        super().__init__()
        scale = 1 / np.minimum(encoding.high, LARGE).astype(np.float32)
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(
            nn.Linear(encoding.width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, len(encoding.actions))
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.policy.weight, std=0.01)  # begins with almost equal chances

    def forward(self, observations, masks):
        """The logarithm of each action's chance (masked ones have none), and the value."""
        found = self.body(observations.float() * self.scale)
        logits = self.policy(found).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(found).squeeze(1)

    @torch.no_grad()
    def choose(self, observations, masks):
        """A good action for each row: a policy as the vector environment takes it.

        While it learns, it has to try what looks worse; here it hardly ever does.
        """
        chances, _ = self(torch.from_numpy(observations), torch.from_numpy(masks))
        return sample(CONFIDENCE * chances).numpy()


def sample(chances):
    """Draw an action from each row (the Gumbel trick)."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=1)


class Round(NamedTuple):
    """Decisions by step and game."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    values: torch.Tensor
    players: np.ndarray
    rewards: np.ndarray
    ended: np.ndarray


@torch.no_grad()
def play(env, network, steps):
    """Play on in all games and keep every decision."""
    now = env.step_arrays
    kept = Round(
        torch.empty((steps, *now.observations.shape), dtype=torch.int16),
        torch.empty((steps, *now.masks.shape), dtype=torch.int8),
        *(torch.empty(steps, env.games, dtype=kind) for kind in (torch.int64, *[torch.float] * 2)),
        *(np.empty((steps, *a.shape), a.dtype) for a in (now.player, now.rewards, now.ended)),
    )
    for t in range(steps):
        kept.observations[t] = torch.from_numpy(now.observations)
        kept.masks[t] = torch.from_numpy(now.masks)
        kept.players[t] = now.player
        chances, kept.values[t] = network(kept.observations[t], kept.masks[t])
        actions = kept.actions[t] = sample(chances)
        kept.chances[t] = chances.gather(1, actions[:, None]).squeeze(1)
        env.step(actions.numpy())
        kept.rewards[t], kept.ended[t] = now.rewards, now.ended
    return kept


def judge(kept):
    """How much better each decision was than expected (GAE), and whether that is known yet.

    A player's next decision comes after those of the others, so each seat has its own chain. The
    last decision of a seat has no successor yet, unless its game ended.
    """
    steps, games = kept.actions.shape
    values = kept.values.numpy()
    better = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), bool)
    shape = games, PLAYERS
    reward, value, ahead = (np.zeros(shape, np.float32) for _ in range(3))
    followed = np.zeros(shape, bool)
    row = np.arange(games)
    for t in range(steps - 1, -1, -1):
        over = kept.ended[t] != 0
        reward[over] = kept.rewards[t][over]
        value[over], ahead[over], followed[over] = 0, 0, True
        seat = row, kept.players[t]
        known[t] = followed[seat]
        surprise = reward[seat] + value[seat] - values[t]
        better[t] = np.where(known[t], surprise + LAMBDA * ahead[seat], 0)
        reward[seat], value[seat], ahead[seat], followed[seat] = 0, values[t], better[t], True
    return torch.from_numpy(better), torch.from_numpy(known)


def learn(network, optimizer, kept, epochs, batch):
    """Make good decisions more likely, in small steps; forced ones teach nothing."""
    better, known = judge(kept)
    wanted = (known & (kept.masks.sum(dim=2) > 1)).flatten().nonzero().squeeze(1)
    rows = [array.flatten(0, 1)[wanted] for array in kept[:5]]
    observations, masks, actions, before, values = rows
    better = better.flatten()[wanted]
    returns = values + better
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(epochs):
        for part in torch.randperm(len(wanted)).split(batch):
            chances, value = network(observations[part], masks[part])
            chosen = chances.gather(1, actions[part][:, None]).squeeze(1)
            ratio = (chosen - before[part]).exp()
            gain = torch.minimum(
                ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]
            )
            entropy = -(chances.exp() * chances).sum(dim=1)
            error = (value - returns[part]).square()
            loss = (VALUE_WEIGHT * error - gain - ENTROPY * entropy).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def examine(network, rival, games, seed):
    """The share of wins against a bot, one game in each place and each seat equally often."""
    left = np.ones(games, bool)
    share = 0.0
    with VectorEnv(BOARD, PLAYERS, games, opponents=rival, reward="share") as env:
        now = env.reset(seed)
        while left.any():
            now = env.step(network.choose(now.observations, now.masks))
            share += float(env.own_rewards[left].sum())
            left &= now.ended == 0
    return share / games


def interval(share, games, z=1.96):
    """Wilson's interval for a share of wins."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + (z / games) ** 2 / 4) / (1 + z * z / games)
    return middle - half, middle + half


def draw(curve, games, path):
    """The learning curve, with the intervals as bands."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.2, 4), layout="constrained")
    axes = figure.add_subplot(
        xlabel="minutes of processor time",
        ylabel="games won",
        ylim=(0, 1),
        title="New York, two players",
    )
    minutes = [point["minutes"] for point in curve]
    for rival, aim in RIVALS.items():
        shares = [point[rival] for point in curve]
        bands = [interval(share, games) for share in shares]
        (line,) = axes.plot(minutes, shares, marker=".", label=f"against {rival}")
        axes.fill_between(minutes, *zip(*bands, strict=True), alpha=0.25)
        axes.axhline(aim, color=line.get_color(), linestyle=":", linewidth=1)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=110)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    add = parser.add_argument
    add("--rounds", type=int, default=180, help="how often it plays and learns")
    add("--every", type=int, default=15, help="rounds between two examinations")
    add("--examination", type=int, default=1000, help="games against each bot")
    add("--games", type=int, default=512, help="games side by side")
    add("--steps", type=int, default=64, help="decisions in each game per round")
    add("--epochs", type=int, default=3, help="how often it learns from each decision")
    add("--batch", type=int, default=2048, help="decisions per step of the optimizer")
    add("--hidden", type=int, default=256, help="the width of the network")
    add("--rate", type=float, default=1e-3, help="the learning rate at first; falls to 0")
    add("--threads", type=int, default=1, help="for PyTorch; more help only on idle cores")
    add("--seed", type=int, default=1)
    add("--picture", type=Path, help="draw the learning curve: .webp, .png, .svg")
    add("--save", type=Path, help="save the network")
    return parser.parse_args()


def main():
    options = arguments()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    env = VectorEnv(BOARD, PLAYERS, options.games, reward="both")
    network = Network(env.encoding, options.hidden)
    optimizer = torch.optim.Adam(network.parameters(), lr=options.rate)
    schedule = torch.optim.lr_scheduler.LinearLR(optimizer, 1, 0, options.rounds)
    env.reset(options.seed)
    curve = []
    began, worked = time.perf_counter(), time.process_time()
    for done in range(options.rounds + 1):
        if done % options.every == 0 or done == options.rounds:
            point = {"minutes": (time.process_time() - worked) / 60}
            print(f"{done * options.steps * options.games:,} decisions, ", end="")
            print(f"{(time.perf_counter() - began) / 60:.1f} minutes, ", end="")
            print(f"{point['minutes']:.1f} of processor time", end="")
            for rival in RIVALS:
                point[rival] = examine(network, rival, options.examination, options.seed + done)
                low, high = interval(point[rival], options.examination)
                print(f" | {rival} {point[rival]:.1%} ({low:.1%} to {high:.1%})", end="")
            print(flush=True)
            curve.append(point)
            if options.picture:
                draw(curve, options.examination, options.picture)
        if done < options.rounds:
            kept = play(env, network, options.steps)
            learn(network, optimizer, kept, options.epochs, options.batch)
            schedule.step()
    if options.save:
        torch.save(network.state_dict(), options.save)


if __name__ == "__main__":
    main()
