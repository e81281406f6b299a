"""What a release is made of, as far as it can be made here: the same bytes twice, what is in it, the workflows."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import rostra
from tests.packaging.conftest import private_copy, uv

ROOT = Path(__file__).parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
SITE = Path("src/rostra/server/docs/index.html")
BUILD = "import build_backend as it; it.build_sdist('dist'); it.build_wheel('dist')"


def built(folder: Path) -> dict[str, str]:
    """sdist and wheel, made in a folder of their own, by name, with what is in them."""
    private_copy(folder)
    (folder / SITE.parent).mkdir()
    (folder / SITE).write_text("<title>Rostra</title>\n")  # what make docs leaves there
    # Plain Python: what mypyc and the C compiler make is theirs. Without the page if it is not built here.
    known = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000", "ROSTRA_PURE": "1", "ROSTRA_NO_PAGE": "1"}
    subprocess.run([sys.executable, "-c", BUILD], cwd=folder, env=known, check=True, capture_output=True)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in (folder / "dist").iterdir()}


def test_built_twice_is_the_same_to_the_byte(tmp_path: Path) -> None:
    """In two folders, at two times."""
    first, second = built(tmp_path / "first"), built(tmp_path / "the-second")
    assert [*sorted(first)] == [f"rostra-{VERSION}-py3-none-any.whl", f"rostra-{VERSION}.tar.gz"]
    assert first == second
    with tarfile.open(tmp_path / "first" / "dist" / f"rostra-{VERSION}.tar.gz") as sdist:
        assert f"rostra-{VERSION}/{SITE.as_posix()}" in sdist.getnames()
    wheel = zipfile.ZipFile(tmp_path / "first" / "dist" / f"rostra-{VERSION}-py3-none-any.whl")
    assert SITE.relative_to("src").as_posix() in wheel.namelist()


def python_here(version: str) -> Path | None:
    """On PATH, or one that pyenv has: its shims on PATH answer only for the version it is set to."""
    on_path = [Path(program)] if (program := shutil.which(f"python{version}")) else []
    for candidate in [*on_path, *sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python{version}"))]:
        if subprocess.run([candidate, "-c", "import venv"], capture_output=True).returncode == 0:
            return candidate
    return None


def test_the_wheel_runs_on_the_other_pythons_that_are_here(tmp_path: Path) -> None:
    found = [python for python in map(python_here, ("3.12", "3.13", "3.14")) if python]
    if not found:
        pytest.skip("there is no other Python here")
    built(tmp_path / "source")
    wheel = tmp_path / "source" / "dist" / f"rostra-{VERSION}-py3-none-any.whl"
    known = {**os.environ, "ROSTRA_HOME": str(tmp_path / "home"), "ROSTRA_PORT": "0", "ROSTRA_LANGUAGE": "en"}
    for python in found:
        environment = tmp_path / python.name
        uv("venv", "--quiet", "--python", python, environment, cwd=tmp_path)
        uv("pip", "install", "--quiet", "--python", environment / "bin" / "python", wheel, cwd=tmp_path)
        for command in ("rostra doctor", "rostra arena caesar miles random --games 2"):
            program, *options = command.split()
            done = subprocess.run([environment / "bin" / program, *options], env=known, capture_output=True, text=True)
            assert done.returncode == 0, done.stdout + done.stderr
            assert "Traceback" not in done.stderr


def test_what_is_in_it_is_listed(tmp_path: Path) -> None:
    """An SBOM of what the server needs, each part with its version and hashes."""
    listed = tmp_path / "rostra.cdx.json"
    subprocess.run([sys.executable, "tools/sbom.py", listed], cwd=ROOT, check=True)
    found = json.loads(listed.read_text())
    assert found["bomFormat"] == "CycloneDX"
    assert (found["metadata"]["component"]["name"], found["metadata"]["component"]["version"]) == ("rostra", VERSION)
    pinned = dict(
        re.findall(r"^([a-z0-9-]+)(?:\[.*\])?==([^ ;]+)", (ROOT / "requirements/server.txt").read_text(), re.M)
    )
    parts = {part["name"]: part for part in found["components"]}
    assert {name: part["version"] for name, part in parts.items()} == pinned
    assert all(part["externalReferences"][0]["hashes"] for part in parts.values())


def test_the_changelog_knows_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text()
    assert re.search(rf"^## \[{re.escape(VERSION)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.M)
    assert changelog.index("## [Unreleased]") < changelog.index(f"## [{VERSION}]")
    assert rostra.__version__ == VERSION


def test_hosts_install_this_version_and_go_on_to_a_later_one() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text()
    begin, upgrade = guide.split("\n## Upgrading\n")
    begun, later = set(re.findall(r"rostra[-:](\d+\.\d+\.\d+)", begin)), re.findall(r"rostra-(\d+\.\d+\.\d+)", upgrade)
    assert begun == {VERSION}
    assert later[0] > VERSION  # then the way back
    assert set(later) == {later[0], VERSION}
    for name in ("install.sh", "container/Containerfile", "container/compose.yaml"):
        assert set(re.findall(r"rostra[-:](\d+\.\d+\.\d+)", (ROOT / "deploy" / name).read_text())) == {VERSION}, name


def workflow(name: str) -> dict[Any, Any]:
    return cast(dict[Any, Any], msgspec.yaml.decode((ROOT / ".github" / "workflows" / name).read_bytes()))


def steps(found: dict[Any, Any]) -> list[dict[str, Any]]:
    return [step for job in found["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("name", [path.name for path in (ROOT / ".github" / "workflows").glob("*.yml")])
def test_workflows_may_do_no_more_than_they_need_and_pin_commits(name: str) -> None:
    found = workflow(name)
    assert found["permissions"] == {"contents": "read"}
    for step in steps(found):
        if "uses" in step:
            assert re.search(r"@[0-9a-f]{40}$", step["uses"]), step["uses"]
        assert "${{ github.event" not in step.get("run", "")  # a title or a name could be a command


def test_ci_runs_what_we_run() -> None:
    found = workflow("ci.yml")
    assert {"push", "pull_request"} <= set(found[True])  # YAML reads "on" as true
    assert ".ci/run" in [step.get("run") for step in steps(found)]
    assert set(found["jobs"]["test"]["strategy"]["matrix"]["python"]) == {"3.11", "3.12", "3.13", "3.14"}


def test_a_release_has_everything() -> None:
    found = workflow("release.yml")
    assert found[True]["push"]["tags"] == ["v*"]
    wheels = found["jobs"]["wheels"]
    systems = " ".join(str(one) for one in wheels["strategy"]["matrix"]["os"])
    assert all(system in systems for system in ("ubuntu", "macos", "windows"))
    publish = found["jobs"]["publish"]
    assert set(publish["needs"]) == {"wheels", "source"}
    assert publish["permissions"] == {"contents": "write", "id-token": "write", "attestations": "write"}
    assert any("attest" in step.get("uses", "") for step in steps(found))
    assert any("tools/sbom.py" in step.get("run", "") for step in steps(found))


def test_the_documentation_is_built_before_what_is_packed() -> None:
    """By the workflow, and by hand. What was forgotten stops the workflow."""
    [packing] = [step["run"] for step in steps(workflow("release.yml")) if "uv build" in step.get("run", "")]
    epoch, site, sdist, check = (
        packing.index(part) for part in ("SOURCE_DATE_EPOCH=", "-m tools.docs", "uv build --sdist", "tar --list")
    )
    assert epoch < site < sdist < check
    by_hand = (ROOT / "docs" / "releasing.md").read_text().partition("## By hand")[2]
    assert by_hand.index("SOURCE_DATE_EPOCH=") < by_hand.index("    make docs") < by_hand.index("uv build")


def test_the_workflow_sees_what_is_missing_in_the_source_distribution(tmp_path: Path) -> None:
    [packing] = [step["run"] for step in steps(workflow("release.yml")) if "uv build" in step.get("run", "")]
    [check] = [line for line in packing.splitlines() if line.startswith("tar --list")]
    (tmp_path / "dist").mkdir()
    for parts in (["page"], ["page", "docs"]):
        with tarfile.open(tmp_path / "dist" / "rostra-1.tar.gz", "w:gz") as sdist:
            for part in parts:
                sdist.add(__file__, f"rostra-1/src/rostra/server/{part}/index.html")
        found = subprocess.run(["bash", "-ec", check], cwd=tmp_path, capture_output=True).returncode == 0
        assert found == ("docs" in parts)


def test_the_notes_of_a_release_are_its_part_of_the_changelog(tmp_path: Path) -> None:
    [notes] = [step["run"] for step in steps(workflow("release.yml")) if step.get("name") == "Notes"]
    changelog = "## [Unreleased]\n- no\n\n## [0.2.0] - 2026-11-19\n### Added\n- yes\n\n## [0.1.0] - 2026-10-01\n- no\n"
    (tmp_path / "CHANGELOG.md").write_text(changelog)
    known = {**os.environ, "GITHUB_REF_NAME": "v0.2.0"}
    subprocess.run(["bash", "-ec", notes], cwd=tmp_path, env=known, check=True)
    assert (tmp_path / "notes.md").read_text() == "## [0.2.0] - 2026-11-19\n### Added\n- yes\n\n"


def test_wheels_are_built_for_all_pythons_and_both_c_libraries() -> None:
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["cibuildwheel"]
    assert wheels["build"] == ["cp311-*", "cp312-*", "cp313-*", "cp314-*"]
    assert "skip" not in wheels  # musl and glibc are both built unless one is left out
    assert "rostra doctor" in wheels["test-command"]
