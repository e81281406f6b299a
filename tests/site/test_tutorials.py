"""The tutorials: what they say a reader sees or runs is there and runs."""

import re
import subprocess
import sys
from pathlib import Path

from rostra.texts import Texts
from tests.running import running

TUTORIALS = Path(__file__).resolve().parents[2] / "docs" / "tutorials"


def test_the_player_finds_every_button_that_is_named() -> None:
    page = (TUTORIALS / "player.md").read_text()
    folder = Path("src/rostra/locales/en")
    captions = {
        text.strip()
        for name in ("page", "lessons", "review")
        for text in re.findall(r"^[a-z-]+ = (.*)$", (folder / f"{name}.ftl").read_text(), re.MULTILINE)
    }
    named = re.findall(r"\*\*([^*]+)\*\*", page)
    assert len(named) > 8
    assert [label for label in named if label not in captions] == []
    levels = [Texts("en").say(f"page-level-{level}").partition(":")[0] for level in ("random", "imperator")]
    assert all(f"*{level}*" in page for level in levels)


def test_the_client_plays_a_match_to_the_end(tmp_path: Path) -> None:
    page = (TUTORIALS / "client.md").read_text()
    found = re.search(r'```python title="client.py"\n(.*?)```', page, re.DOTALL)
    assert found is not None
    assert found[1].count("\n") <= 40  # as its heading says
    (tmp_path / "client.py").write_text(found[1])
    with running(tmp_path, ROSTRA_THINK_SECONDS="0.02") as server:
        command = [sys.executable, "client.py", server.address, "caesar"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("{'event': 'over'")
