"""The rule tests can fail: with a bug planted in the source they do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_builds import ROOT, plain_source

# What a bug is called: the tests that must notice, the file, the right words in it, the wrong ones
BUGS = {
    "nothing": ("battle", "battles.py", "", ""),
    "a draw leaves the force free": ("after_battle", "battles.py", "t.drawn = True", "t.drawn = False"),
    "a general beside his force leads it": (
        "battle",
        "battles.py",
        "    return t.force_leader\n",
        "    return t.at[LEADER_AT + t.active] == t.force_at\n",
    ),
    "the tired march as far as others": ("movement", "forces.py", "if t.tired and t.force > 0:", "if t.force < 0:"),
    "one retreats to where the mover came from": ("retreat", "marches.py", "province != closed and ", ""),
    "bad omens stop an assassination": (
        "answers",
        "answers.py",
        "return _BRIBERY | _GUARD\n",
        "return _BRIBERY | _GUARD | _BAD_OMENS\n",
    ),
    "one bribery is enough against a guard": ("guards", "answers.py", "BRIBERY) >= 2:", "BRIBERY) >= 1:"),
    "a guard that is answered comes back": ("vanishing", "answers.py", "t.vanishing = True", "t.vanishing = False"),
    "what left the game is dealt again": ("vanishing", "rounds.py", " - t.at[REMOVED + kind]", ""),
    "an attack without a card": ("battle", "forces.py", "and (t.used == MAX_USED or", "and (t.used > MAX_USED and"),
    "a force takes up all": (
        "movement",
        "forces.py",
        "    t.force += number\n",
        "    t.force += free_legions(t, place)\n",
    ),
    "no candidate beside two emperors": ("emperor", "playable.py", " and not t.box.always_candidates", ""),
    "a third emperor": ("emperor", "power.py", "!= EMPEROR and t.emperors < MAX_EMPERORS:", "!= EMPEROR:"),
    "landed troops attack": ("galley", "forces.py", " or t.force_landed > 0", ""),
    "an emperor in Rome is worth 3": ("score", "rounds.py", "rome = 2", "rome = 3"),
}


@pytest.mark.parametrize("bug", BUGS)
def test_the_rule_tests_catch_it(bug: str, tmp_path: Path) -> None:
    source = plain_source(tmp_path)
    chapter, name, right, wrong = BUGS[bug]
    path = source / "rostra" / "nero" / name
    text = path.read_text()
    assert right in text
    path.write_text(text.replace(right, wrong, 1) if right else text)
    rule_tests = str(ROOT / "tests" / "nero" / f"test_{chapter}.py")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # rule tests need none, and they take seconds to load
    }
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]
    done = subprocess.run([*command, rule_tests], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == (0 if bug == "nothing" else 1), done.stdout + done.stderr
