"""The examples of docs/learning.md do learn: the notebook here, and what needs PyTorch in the slow part."""

import importlib
import importlib.util
import json
import math
import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import rostra.adapters.open_spiel  # noqa: F401  registers the games
from rostra.adapters.gymnasium import AgainstBots

ROOT = Path(__file__).resolve().parent.parent
LEARNING = ROOT / "examples" / "learning"
NOTEBOOKS = sorted(LEARNING.glob("*.ipynb"))


def needed(*modules: str) -> list[Any]:
    for module in modules:
        if importlib.util.find_spec(module) is None:
            pytest.skip(f"{module} is not installed: make test-slow brings what programs learn with")
    return [importlib.import_module(module) for module in modules]


def cells(notebook: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(notebook.read_text())["cells"]
    return found


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_what_it_printed(notebook: Path) -> None:
    for cell in cells(notebook):
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
    for link in re.findall(r"\]\(([^)#:]+)\)", notebook.read_text()):
        assert (notebook.parent / link).exists(), link


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_what_it_learns_beats_chance(notebook: Path) -> None:
    """Its code in one piece, which needs no Jupyter. Its last cell says what must have been learnt."""
    code = "\n".join("".join(cell["source"]) for cell in cells(notebook) if cell["cell_type"] == "code")
    assert code.rstrip().splitlines()[-1].startswith("assert low > ")
    done = subprocess.run([sys.executable, "-c", code], cwd=notebook.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search(r"won \d+% of the games", done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_in_jupyter(notebook: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what Jupyter says of itself
        nbclient, _ = needed("nbclient", "ipykernel")
        book = needed("nbformat")[0].read(notebook, 4)
        where = {"metadata": {"path": LEARNING}}
        nbclient.NotebookClient(book, timeout=600, kernel_name="python3", resources=where).execute()
    printed = "".join(output.get("text", "") for cell in book.cells for output in cell.get("outputs", []))
    assert re.search(r"won \d+% of the games", printed)


@pytest.mark.slow
def test_maskable_ppo_learns_to_beat_chance(tmp_path: Path) -> None:
    needed("torch", "sb3_contrib")
    done = subprocess.run(
        [sys.executable, str(LEARNING / "maskable_ppo.py"), "--save", str(tmp_path / "model.zip")],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    figures = {when: int(low) for when, low in re.findall(r"^(\w+): won \d+% \((\d+)% to", done.stdout, re.MULTILINE)}
    assert figures["before"] < 50 < 65 < figures["after"], done.stdout
    assert (tmp_path / "model.zip").exists()


@pytest.mark.slow
@pytest.mark.parametrize("title", ["caesar", "nero"])
def test_stable_baselines_takes_the_environment_for_sound(title: str) -> None:
    needed("stable_baselines3")
    importlib.import_module("stable_baselines3.common.env_checker").check_env(AgainstBots(title, "random"))


@pytest.mark.slow
def test_deep_cfr_learns_in_the_mini_game_and_is_refused_in_the_full_one() -> None:
    torch, _ = needed("torch", "tree")
    solver_class = importlib.import_module("open_spiel.python.pytorch.deep_cfr").DeepCFRSolver
    torch.set_num_threads(1)  # with networks so small, several threads wait for each other
    network = {"policy_network_layers": (32,), "advantage_network_layers": (32,), "learning_rate": 1e-3}
    trained = {"policy_network_train_steps": 200, "advantage_network_train_steps": 100}
    solver = solver_class(
        pyspiel.load_game("rostra_caesar(size=mini,edition=italian)"),
        num_iterations=3,
        num_traversals=10,
        batch_size_advantage=64,
        batch_size_strategy=64,
        **network,
        **trained,
    )
    _, advantage_losses, policy_loss = solver.solve()
    losses = [*advantage_losses[0], *advantage_losses[1], policy_loss]
    assert len(losses) == 7
    assert all(math.isfinite(loss) for loss in losses)
    with pytest.raises(pyspiel.SpielError, match="has no information state tensor"):
        solver_class(pyspiel.load_game("rostra_caesar"), num_iterations=1, num_traversals=1, **network)
