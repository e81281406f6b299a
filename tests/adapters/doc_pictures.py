"""The pictures of docs/pettingzoo.md, drawn from stored games. ``python -m tests.adapters.doc_pictures`` draws them."""

from pathlib import Path

from rostra import record
from rostra.adapters.pettingzoo import caesar_v0, nero_v0
from rostra.adapters.pettingzoo.environment import Environment

ROOT = Path(__file__).resolve().parents[2]
PICTURES = {"caesar": ("miles-kosmos", 85), "nero": ("miles-4", 820)}
"""By game: the stored game, and after how many decisions."""


def path(game: str) -> Path:
    return ROOT / "docs" / "pictures" / f"pettingzoo-{game}.svg"


def picture(game: str) -> str:
    name, plies = PICTURES[game]
    played = record.read((ROOT / "tests" / game / "golden" / f"{name}.txt").read_text())
    env: Environment = (caesar_v0 if game == "caesar" else nero_v0).raw_env(render_mode="svg", **played.options)
    env.reset()
    env.rostra_state = record.replay(played, plies)
    drawn = env.render()
    assert isinstance(drawn, str)
    return drawn


if __name__ == "__main__":
    for each in PICTURES:
        path(each).write_text(picture(each))
