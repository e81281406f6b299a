"""deploy/rostra.env.example and what Prometheus is told agree with the server."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from prometheus_client import generate_latest

from rostra.server import config, metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
HOSTING = DEPLOY.parent / "docs" / "hosting.md"
SETTINGS = [f"ROSTRA_{name.upper()}" for name in config.Config.__struct_fields__]
FILES = [f"ROSTRA_{name.upper()}_FILE" for name in config.SECRET]


def example() -> list[tuple[str, str]]:
    text = (DEPLOY / "rostra.env.example").read_text()
    return re.findall(r"^#(ROSTRA_\w+)=(.*)$", text, re.MULTILINE)


def test_the_example_has_every_setting() -> None:
    named = [name for name, _ in example()]
    assert set(named) == {*SETTINGS, *FILES}, "deploy/rostra.env.example must have every setting"
    assert "\nROSTRA_" not in (DEPLOY / "rostra.env.example").read_text()  # it changes nothing as it is


def test_docs_hosting_md_has_every_setting() -> None:
    page = HOSTING.read_text()
    for name in SETTINGS:
        assert len(re.findall(rf"^\| .*\| `{name}` \|", page, re.MULTILINE)) == 1, name


def test_what_it_shows_is_right() -> None:
    """Each value is read; where a default is shown, it is the default."""
    plain = config.Config()
    shown = [(name, word) for name, word in example() if name in SETTINGS and word]
    for name, word in shown:
        found = config.read({name: word} if name != "ROSTRA_WORKERS" else {})
        field = name.removeprefix("ROSTRA_").lower()
        if field not in ("database", "bus", "origins", "hosts", "files"):
            assert getattr(found, field) == getattr(plain, field), name


def test_alerts_name_metrics_that_there_are() -> None:
    metrics.count.limits["tried"] += 0
    there = {
        line.split()[2] for line in generate_latest(metrics.REGISTRY).decode().splitlines() if line.startswith("# T")
    }
    there |= {f"{name}_{end}" for name in there for end in ("bucket", "count", "sum", "total")}
    rules = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text())["groups"][0]["rules"]
    assert len(rules) >= 5
    for rule in rules:
        named = set(re.findall(r"rostra_\w+", rule["expr"]))
        assert named <= there, f"{rule['alert']}: {named - there}"
        assert rule["annotations"]["summary"]
        assert f"`{rule['alert']}`" in HOSTING.read_text(), (
            f"docs/hosting.md does not say what to do about {rule['alert']}"
        )


def test_prometheus_reads_its_files() -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool not found: apt-get install prometheus")
    for command in (["check", "rules", "alerts.yml"], ["check", "config", "--syntax-only", "prometheus.yml"]):
        done = subprocess.run([promtool, *command], cwd=DEPLOY / "prometheus", capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
