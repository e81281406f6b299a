"""Build the documentation site (docs/, mkdocs.yml) into the package: python -m tools.docs.

The server shows it under /docs. A link that leads nowhere is an error. What has not changed since the last time is not
done again. Nothing is fetched: scripts and styles come with the theme.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.docs_hooks import PAGES
from tools.one_at_a_time import one_at_a_time
from tools.web import digest, is_done

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "src" / "rostra" / "server" / "docs"
BUILT: Final = SITE / ".built"
WORK: Final = ROOT / "build"


def sources() -> str:
    """A digest of everything the site is made of."""
    texts = [path for path in (ROOT / "docs").rglob("*") if path.is_file()]
    code = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("docs*.py"), *(ROOT / "examples").rglob("*.py")]
    data = (ROOT / "src").rglob("*.toml")
    tops = [ROOT / name for name in (*PAGES, "mkdocs.yml", "requirements/docs.txt") if (ROOT / name).exists()]
    return digest([*texts, *code, *data, *tops])


def build() -> str:
    """Build the site if something has changed; what is wrong with it, "" if nothing is. One at a time."""
    with one_at_a_time("docs"):
        return "" if is_done(BUILT, sources()) else _build()


def _build() -> str:
    mark = sources()
    with TemporaryDirectory(dir=WORK) as folder:
        site, source = Path(folder) / "site", Path(folder) / "source"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("*.so", "*.pyd", "page", "docs"))
        wrong = make(ROOT / "mkdocs.yml", site, source)
        if not wrong:
            (site / BUILT.name).write_text(mark)
            shutil.rmtree(SITE, ignore_errors=True)
            site.rename(SITE)
        return wrong


def make(config: Path, site: Path, source: Path) -> str:
    """Run MkDocs; what it says if it fails. ``source`` is without compiled modules: they would hide the docstrings."""
    # Not --quiet: it would hide warnings from --strict, too.
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", config, "--site-dir", site]
    settings = {"NO_MKDOCS_2_WARNING": "1", "ROSTRA_DOCS_SOURCE": str(source)}
    done = subprocess.run(
        list(map(str, command)), cwd=ROOT, env={**os.environ, **settings},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    return done.stdout if done.returncode else ""


def main() -> None:
    wrong = build()
    if wrong:
        sys.exit(f"{wrong}\nThe documentation does not build (above).")
    print(f"The documentation is in {SITE.relative_to(ROOT)}. rostra serve shows it under /docs.")


if __name__ == "__main__":
    main()
