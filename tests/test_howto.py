"""The examples of docs/bots-howto.md: packages that can be installed, bots that play, and one that learns."""

import os
import random
import runpy
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra import bots
from tests.bots.test_interface import opening
from tests.command import Out
from tests.command import rostra as command
from tests.plugged import Site, installed

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
BUILD = "from setuptools import build_meta; build_meta.build_wheel('.')"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Both examples installed as pip would do it: a wheel of each, unpacked."""
    folder = tmp_path_factory.mktemp("examples")
    for name in ("cassius", "brutus"):
        source = shutil.copytree(EXAMPLES / name, folder / f"source-{name}", ignore=shutil.ignore_patterns("*.npz"))
        done = subprocess.run([sys.executable, "-c", BUILD], cwd=source, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        [wheel] = source.glob("*.whl")
        zipfile.ZipFile(wheel).extractall(folder / "site")
    with installed(folder / "site") as found:
        yield found


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path / "home"))


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "bots-howto.md").read_text()
    for name, language in (("cassius.py", "python"), ("pyproject.toml", "toml")):
        assert f"```{language}\n{(EXAMPLES / 'cassius' / name).read_text()}```" in page
    lines = (EXAMPLES / "cassius" / "cassius.py").read_text().split("class Cassius:\n")[1].splitlines()
    assert len([line for line in lines if line]) <= 20


def test_cassius_plays_in_the_arena(site: Site, capsys: Out) -> None:
    for game in rostra.GAMES:
        assert bots.names(game)[len(bots.LEVELS) :][-1] == "cassius"
    code, out, err = command(
        capsys, "arena", "caesar", "cassius", "random", "--games", "2", "--sims", "10", "--jobs", "2"
    )
    assert code == 0
    assert "cassius against random" in out
    assert "no answer" not in err


@pytest.mark.parametrize("game", rostra.GAMES)
def test_cassius_keeps_to_its_budget(site: Site, game: str) -> None:
    bot, state = bots.load(game, "cassius"), opening(game=game)
    few = bots.Budget(simulations=20)
    chosen = [bots.decide(bot, state, random.Random(4), few) for _ in range(2)]
    assert chosen[0] == chosen[1]
    answers = iter([False, False, False, True])
    assert bots.decide(bot, state, random.Random(4), bots.Budget(seconds=60, stop=lambda: next(answers))).thoughts
    assert not [*answers]  # asked again and again, and obeyed
    assert bots.decide(bot, state, random.Random(4), bots.Budget(seconds=0.01)).action in state.actions()


def test_brutus_needs_to_learn_before_he_plays(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    with installed(site.folder):
        assert not bots.has("caesar", "brutus")
    assert "'brutus' of rostra-brutus 1.0 is left out" in caplog.text
    assert "brutus.npz" in caplog.text


@pytest.mark.skipif(not rostra.compiled(), reason="takes minutes without the compiled engine")
def test_brutus_learns_to_beat_random(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """200 games won by halves would be 125 or more once in five thousand times."""
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    code = (
        "import brutus; print(brutus.against_random(brutus.learn(0), 200, seed=3)); brutus.main(24, games=200); "
        "print(brutus.against_random(brutus.learnt(brutus.WEIGHTS), 200, seed=3))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, timeout=300)
    assert done.returncode == 0, done.stderr
    untrained, *told, trained = done.stdout.splitlines()
    assert float(untrained) < 100
    assert float(trained) > 125
    assert told[0].startswith("round 20 of 24: wins ")
    assert told[-1].startswith("brutus.npz: wins ")
    with installed(site.folder):  # looked up anew
        bot, state = bots.load("caesar", "brutus"), opening()
        choice = bots.decide(bot, state, random.Random(1), bots.usual(bot))
        assert {thought.action for thought in choice.thoughts} == {*state.actions()}


def test_brutus_corrects_himself_in_the_right_direction() -> None:
    """The slopes are those of the loss: found again by moving single weights a little."""
    np = pytest.importorskip("numpy")
    brutus: Any = runpy.run_path(str(EXAMPLES / "brutus" / "brutus.py"))
    rng = np.random.default_rng(5)
    net = {name: rng.standard_normal(shape) for name, shape in (("see", (6, 4)), ("like", (4, 5)), ("expect", (4, 1)))}
    seen, legal = rng.integers(0, 3, (7, 6)), rng.random((7, 5)) < 0.7
    chosen = rng.integers(0, 5, 7)
    legal[np.arange(7), chosen] = True
    got = rng.standard_normal(7)
    better = got - brutus["think"](net, seen, legal)[2]
    better /= np.std(better) + 1e-6

    def loss() -> float:
        _, chances, expected = brutus["think"](net, seen, legal)
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1)
        each = -better * logs[np.arange(7), chosen] - brutus["CURIOSITY"] * entropy + (expected - got) ** 2 / 2
        return float(each.mean())

    found = brutus["slopes"](net, seen, legal, chosen, got)
    for name, weights in net.items():
        for at in [(0, 0), (weights.shape[0] - 1, weights.shape[1] - 1)]:
            before = weights[at]
            weights[at] = before + 1e-5
            more = loss()
            weights[at] = before - 1e-5
            less = loss()
            weights[at] = before
            assert found[name][at] == pytest.approx((more - less) / 2e-5, rel=1e-2, abs=1e-4)
