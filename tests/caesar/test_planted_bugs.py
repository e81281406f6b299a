"""The rule tests can fail: with a bug planted in the source they do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_builds import ROOT, plain_source

# What a bug is called: the file, the right words in it, the wrong ones
BUGS = {
    "nothing": ("votes.py", "", ""),
    "the higher sum loses its lowest card": (
        "votes.py",
        "highest(at[FACE_UP + N_GROUPS * higher",
        "lowest(at[FACE_UP + N_GROUPS * higher",
    ),
    "the lower sum loses its highest card": (
        "votes.py",
        "lowest(at[FACE_UP + N_GROUPS * (1 - higher)",
        "highest(at[FACE_UP + N_GROUPS * (1 - higher)",
    ),
    "philosophers are kept": ("votes.py", "bag = t.at[place] & PHILOSOPHERS", "bag = t.at[place] & 0"),
    "a philosopher counts as lowest": (
        "cards.py",
        "    kind: i64 = 0\n    while kind < 5 and",
        "    kind: i64 = 5 if count(bag, 5) else 0\n    while kind < 5 and",
    ),
    "two philosophers cancel each other": (
        "votes.py",
        "size(cleopatra & PHILOSOPHERS) != size(caesar & PHILOSOPHERS)",
        "(size(cleopatra & PHILOSOPHERS) + size(caesar & PHILOSOPHERS)) % 2 == 1",
    ),
    "a tie takes a patrician": ("votes.py", "if ahead == 0:", "if ahead == 99:"),
    "cards stay at a group that is won": ("votes.py", "if left_at(t, group) == 0:  # CC-V9", "if t.left < 0:"),
    "a known tie is asked again": ("votes.py", "(t.tied >> group) & 1 == 0", "True"),
    "the next vote card is not turned": ("votes.py", "return effect == OUT", "return False"),
    "nothing must be exchanged": ("choices.py", "return t.lacking and t.exchanged == 0", "return False"),
    "the last card may be an action card": ("choices.py", "return t.lacking and hand", "return False and hand"),
    "the Italian edition must exchange, too": (
        "turn.py",
        "t.rules > 1 and not t.italian and hand",
        "t.rules > 1 and hand",
    ),
    "version 1 must exchange, too": ("turn.py", "return t.rules > 1 and not t.italian", "return not t.italian"),
    "a lone player without room is blocked": ("turn.py", "if t.italian or t.rules == 1:", "if True:"),
    "who vetoes need not draw": ("answers.py", "    t.played = 0  #", "    #"),
}
# The tests of the rules in it
RULE_TESTS = {
    "votes.py": "*votes",
    "cards.py": "*votes",
    "choices.py": "turn",
    "turn.py": "[et][nu]*",
    "answers.py": "veto",
}


@pytest.mark.parametrize("bug", BUGS)
def test_the_rule_tests_catch_it(bug: str, tmp_path: Path) -> None:
    source = plain_source(tmp_path)
    name, right, wrong = BUGS[bug]
    path = source / "rostra" / "caesar" / name
    text = path.read_text()
    assert right in text
    path.write_text(text.replace(right, wrong, 1) if right else text)
    rule_tests = sorted(str(test) for test in (ROOT / "tests" / "caesar").glob(f"test_{RULE_TESTS[name]}.py"))
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # rule tests need none, and they take seconds to load
    }
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]
    done = subprocess.run([*command, *rule_tests], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == (0 if bug == "nothing" else 1), done.stdout + done.stderr
