"""Learns Caesar & Cleopatra with MaskablePPO of sb3-contrib, against one of our bots, in a minute or two.

    python examples/learning/maskable_ppo.py                                  100,000 decisions against random
    python examples/learning/maskable_ppo.py --opponent tiro --decisions 2000000 --save tiro.zip

It needs `pip install rostra[train]`. docs/learning.md tells the rest.
"""

import argparse

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from rostra.adapters.gymnasium import AgainstBots
from rostra.statistics import Interval, share

GAMES_AT_ONCE = 8


def learner(opponent: str, seed: int) -> MaskablePPO:
    games = make_vec_env(
        AgainstBots, n_envs=GAMES_AT_ONCE, seed=seed, env_kwargs={"title": "caesar", "opponents": opponent}
    )
    return MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,  # the reward comes at the end, and is worth the same however long the game was
        ent_coef=0.005,
        seed=seed,
        device="cpu",  # so small a network is not faster anywhere else
    )


def won(model: MaskablePPO, opponent: str, deals: int) -> Interval:
    """The share of games the model wins, a draw being half; each deal from both seats, which belong together."""
    parts = []
    for deal in range(deals):
        part = 0.0
        for seat in range(2):
            game = AgainstBots("caesar", opponent, seat)
            seen, _ = game.reset(seed=1_000_000 + deal)
            over = False
            while not over:
                action, _ = model.predict(seen, action_masks=game.action_masks(), deterministic=True)
                seen, reward, over, _, _ = game.step(action)
            part += (reward + 1) / 2
        parts.append(part)
    return share(parts, [2.0] * deals)


class Report(BaseCallback):
    """Says now and then how the games went that were played to learn."""

    def _on_rollout_end(self) -> None:
        games = self.model.ep_info_buffer
        if games and self.n_calls % 1280 == 0:
            mean = sum(game["r"] for game in games) / len(games)
            print(
                f"{self.num_timesteps:>9,} decisions: {mean:+.2f} on average in the last {len(games)} games", flush=True
            )

    def _on_step(self) -> bool:
        return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--opponent", default="random", help="the bot to learn against (random)")
    parser.add_argument("--decisions", type=int, default=100_000, help="how many to learn from (100,000)")
    parser.add_argument("--deals", type=int, default=100, help="how many to play afterwards, from both seats (100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="write the model there")
    options = parser.parse_args()
    torch.set_num_threads(1)  # more are slower: the network is small
    model = learner(options.opponent, options.seed)
    before = won(model, options.opponent, options.deals)
    print(f"before: won {before.value:.0%} ({before.low:.0%} to {before.high:.0%}) against {options.opponent}")
    model.learn(options.decisions, callback=Report())
    after = won(model, options.opponent, options.deals)
    print(f"after: won {after.value:.0%} ({after.low:.0%} to {after.high:.0%}) against {options.opponent}")
    if options.save:
        model.save(options.save)


if __name__ == "__main__":
    main()
