"""SECURITY.md, docs/security.md and docs/promises.md say what is so: every requirement once, and tests that exist."""

import re
from collections import Counter
from pathlib import Path

import pytest

from rostra.store.schema import metadata

ROOT = Path(__file__).resolve().parent.parent
SECURITY = (ROOT / "docs" / "security.md").read_text()
PROMISES = (ROOT / "docs" / "promises.md").read_text()

# OWASP ASVS 5.0.0: how many requirements of level 1, and of levels 1 and 2, each section has. In each section those of
# level 1 come first, then level 2, then level 3. Sections of level 3 alone are left out.
ASVS = {
    "1.1": (0, 2), "1.2": (5, 9), "1.3": (2, 11), "1.4": (0, 3), "1.5": (1, 2),
    "2.1": (1, 3), "2.2": (2, 3), "2.3": (1, 4), "2.4": (0, 1),
    "3.2": (2, 2), "3.3": (1, 4), "3.4": (2, 6), "3.5": (3, 5), "3.7": (0, 2),
    "4.1": (1, 3), "4.2": (0, 1), "4.3": (0, 2), "4.4": (1, 4),
    "5.1": (0, 1), "5.2": (2, 3), "5.3": (2, 2), "5.4": (0, 3),
    "6.1": (1, 3), "6.2": (8, 12), "6.3": (2, 4), "6.4": (2, 4), "6.5": (0, 5), "6.6": (0, 3), "6.8": (0, 4),
    "7.1": (0, 3), "7.2": (4, 4), "7.3": (0, 2), "7.4": (2, 5), "7.5": (0, 2), "7.6": (0, 2),
    "8.1": (1, 2), "8.2": (2, 3), "8.3": (1, 1), "8.4": (0, 1),
    "9.1": (3, 3), "9.2": (1, 4),
    "10.1": (0, 2), "10.2": (0, 2), "10.3": (0, 4), "10.4": (5, 11), "10.5": (0, 5), "10.6": (0, 2), "10.7": (0, 3),
    "11.1": (0, 2), "11.2": (0, 3), "11.3": (2, 3), "11.4": (1, 4), "11.5": (0, 1), "11.6": (0, 1),
    "12.1": (1, 3), "12.2": (2, 2), "12.3": (0, 4),
    "13.1": (0, 1), "13.2": (0, 5), "13.3": (0, 2), "13.4": (1, 5),
    "14.1": (0, 2), "14.2": (1, 4), "14.3": (1, 3),
    "15.1": (1, 3), "15.2": (1, 3), "15.3": (1, 7),
    "16.1": (0, 1), "16.2": (0, 5), "16.3": (0, 4), "16.4": (0, 3), "16.5": (0, 3),
    "17.1": (0, 1), "17.2": (0, 4), "17.3": (0, 2),
}  # fmt: skip
WANTED = [f"{section}.{number}" for section, (_, most) in ASVS.items() for number in range(1, most + 1)]
VERDICTS = ("met", "host", "not met", "n/a")
ROW = re.compile(r"^\| (\d+\.\d+)\.(\d+)(?:–(\d+))? \| ([^|]+) \| ([^|]+) \| (.+) \|$", re.MULTILINE)
Row = tuple[list[str], str, str]


def rows() -> list[Row]:
    """The requirements of each row, its verdict, and how or why."""
    found = []
    for section, first, last, verdict, _, how in ROW.findall(SECURITY):
        numbers = [f"{section}.{number}" for number in range(int(first), int(last or first) + 1)]
        found.append((numbers, verdict, how))
    return found


def named_in(text: str) -> list[str]:
    return re.findall(r"`((?:tests|web/src|bench)/[^`]+)`", text)


def test_the_standard_has_as_many_requirements_as_it_says() -> None:
    assert sum(first for first, _ in ASVS.values()) == 70
    assert len(WANTED) == 253


def test_every_requirement_of_levels_1_and_2_is_there_once() -> None:
    named = Counter(number for numbers, _, _ in rows() for number in numbers)
    assert set(named) == set(WANTED)
    assert set(named.values()) == {1}


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0][0])
def test_what_is_met_has_a_test_and_what_is_not_has_a_reason(row: Row) -> None:
    numbers, verdict, how = row
    assert verdict in VERDICTS, numbers
    if verdict == "met":
        assert named_in(how) or "`python -m bench" in how or "`make lint`" in how
    else:
        assert len(how) > 5


def test_the_summary_counts_right() -> None:
    counted = Counter(verdict for numbers, verdict, _ in rows() for _ in numbers)
    for verdict in VERDICTS:
        [said] = re.findall(rf"^\| \*\*{verdict}\*\*.*\| (\d+) \|$", SECURITY, re.MULTILINE)
        assert int(said) == counted[verdict], f"{verdict}: {counted[verdict]}"


@pytest.mark.parametrize("named", sorted({*named_in(SECURITY), *named_in(PROMISES)}))
def test_every_test_that_is_named_exists(named: str) -> None:
    path, _, name = named.partition("::")
    assert (ROOT / path).is_file()
    if path.endswith(".py") and path.startswith("tests/"):
        text = (ROOT / path).read_text()
        assert re.search(rf"^def {name}\(", text, re.MULTILINE) if name else "def test_" in text


def test_every_promise_has_a_test() -> None:
    promises = re.findall(r"^\| \*\*(.+?)\*\*: .+\|$", PROMISES, re.MULTILINE)
    assert len(promises) >= 8
    for line in PROMISES.splitlines():
        if line.startswith("| **"):
            assert [named for named in named_in(line) if "::" in named], line


def test_commands_that_measure_exist() -> None:
    commands = set(re.findall(r"`python -m ([\w.]+)", PROMISES + SECURITY))
    assert {"bench.attacks", "bench.branches_attack"} <= commands
    for module in commands:
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module


# What the page says of the code


def sources(*rooms: str) -> dict[Path, str]:
    return {path: path.read_text() for room in rooms for path in sorted((ROOT / "src" / "rostra" / room).rglob("*.py"))}


def modules_with(pattern: str, *rooms: str) -> set[str]:
    return {path.name for path, text in sources(*rooms).items() if re.search(pattern, text, re.MULTILINE)}


def test_no_cryptography_but_what_is_listed() -> None:
    table = SECURITY.partition("**Cryptography.**")[2].partition("**Connections.**")[0]
    listed = set(re.findall(r"`(\w+\.py)`", table))
    importing = modules_with(
        r"^(import|from) (hashlib|ssl|cryptography|nacl|Crypto|jwt)\b", "server", "store", "tables"
    )
    assert importing - {"backup.py"} <= listed  # which compares what kept_files.py has marked
    hashes = {
        name for text in sources("server", "store").values() for name in re.findall(r"\b(md5|sha\w+|blake\w+)\(", text)
    }
    assert hashes == {"sha256"}
    assert modules_with(r"\bhmac\.new\(|\bSystemRandom\(", "server", "store", "tables") == set()


def test_the_server_asks_nobody_else() -> None:
    """Only Redis and the database; and the machine itself which address it has."""
    asking = (
        r"^\s*(import|from) (httpx|requests|aiohttp|urllib\.request|http\.client|smtplib|ftplib|socket|redis|psycopg)\b"
    )
    assert modules_with(asking, "server", "store", "tables") == {"bus.py", "hosts.py", "run.py"}
    assert modules_with(r"\b(open_connection|create_connection|getaddrinfo)\(", "server", "store", "tables") == {
        "hosts.py"
    }


def test_every_table_of_the_database_is_classified() -> None:
    classified = SECURITY.partition("how secret")[2].partition("**A session**")[0]
    kinds = {
        "keys": "a seat's secret",
        "log": "hidden cards",
        "matches": "a match's id",
        "files": "everything else",
        "blocks": "names a host has blocked",
        "uptime": "everything else",
    }
    assert set(kinds) == set(metadata.tables)
    assert all(f"| {kind}" in classified for kind in kinds.values())


def test_every_component_is_pinned_with_its_hash() -> None:
    files = [path for path in (ROOT / "requirements").glob("*.txt") if "torch" not in path.name]  # SECURITY.md says why
    assert {"server.txt", "build.txt", "dev.txt", "page.txt"} <= {path.name for path in files}
    for path in files:
        text = path.read_text().replace("\\\n", " ")
        pinned = [line for line in text.splitlines() if re.match(r"[a-z0-9]", line)]
        assert pinned
        assert [line for line in pinned if "==" not in line or "--hash=sha256:" not in line] == []
    lock = (ROOT / "web" / "package-lock.json").read_text()
    assert lock.count('"integrity"') > 100


def test_how_to_report_and_how_soon_is_said() -> None:
    page = (ROOT / "SECURITY.md").read_text()
    for wanted in ("## Reporting", "## What is supported", "## What is promised", "| what | new versions"):
        assert wanted in page
    assert re.search(r"known weakness .* \| \d+ days \|", page)
