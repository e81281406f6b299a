"""What MkDocs must know of this repository: pages outside docs/, links to files, and scripts without inline code."""

import os
import re
from hashlib import sha256
from importlib.metadata import files as files_of
from pathlib import Path, PurePosixPath
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security-reports.md",
}
"""Pages of the repository that are in the site, too, and under which name."""
INSTEAD: Final = {"README.md": "index.md"}
LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s:#]+)(#[^)\s]*)?\)")
SPEAKER: Final = re.compile(r"^```socket (\w+)$", re.MULTILINE)
"""In the protocol: what somebody sends and hears. A test reads who it is, MkDocs wants a language there."""
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
UNUSED: Final = ("404.html", "sitemap.xml*", "objects.inv", "assets/**/*.map", "assets/javascripts/lunr/**/*.js")
"""What would have to know the site's address, and what is for other languages or for whoever works on the theme."""

_scripts: dict[str, str] = {}


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Pages of the repository, and the files that pages link to, as text."""
    for name, called in PAGES.items():
        if (ROOT / name).exists() and Path(config.docs_dir) == ROOT / "docs":
            files.append(File.generated(config, called, content=(ROOT / name).read_text(encoding="utf-8")))
    for page in list(files.documentation_pages()):
        for _, _, target, _ in LINK.findall(page.content_string):
            where = in_repository(page.src_uri, target)
            name = linked_file(where)
            if name and name not in files.src_uris:
                files.append(File.generated(config, name, content=(ROOT / where).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as they lead in the repository become links as they lead in the site."""
    if page.file.src_uri.startswith("reference/"):
        page.meta.setdefault("search", {"boost": 0.3})  # who searches for a word wants the page that explains it
    return in_site(SPEAKER.sub(r'```text title="\1\'s socket"', markdown), page.file.src_uri)


def in_site(markdown: str, page: str) -> str:
    return LINK.sub(lambda link: _in_site(link, page), markdown)


def _in_site(link: "re.Match[str]", page: str) -> str:
    image, text, target, anchor = link.groups()
    where = in_repository(page, target)
    if where.startswith("docs/"):
        known = where.removeprefix("docs/")
    else:
        known = PAGES.get(where) or INSTEAD.get(where) or linked_file(where)
    if not known:
        return text if (ROOT / where).exists() else link[0]  # a source file; or nothing: MkDocs then complains
    return f"{image}[{text}]({os.path.relpath(known, PurePosixPath(page).parent)}{anchor or ''})"


def in_repository(page: str, target: str) -> str:
    """Where a link of this page leads in the repository, such as ``docs/engine.md``."""
    at_top = {called: name for name, called in PAGES.items()}
    folder = "." if page in at_top else f"docs/{PurePosixPath(page).parent}"
    return os.path.normpath(f"{folder}/{target}")


def linked_file(where: str) -> str:
    """What a file of the repository is called in the site; "" if it has no place there, as tests have none."""
    there = (ROOT / where).is_file() and not where.startswith(("docs/", "tests/")) and where not in {*PAGES, *INSTEAD}
    return f"files/{where}.txt" if there else ""


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    """Inline scripts become files: the server's Content-Security-Policy lets no inline script run."""

    def named(script: "re.Match[str]") -> str:
        name = f"assets/javascripts/{sha256(script[1].encode()).hexdigest()[:12]}.js"
        _scripts[name] = script[1]
        return f'<script src="{get_relative_url(name, page.url)}"></script>'

    return INLINE.sub(named, output)


def on_post_build(*, config: MkDocsConfig) -> None:
    site = Path(config.site_dir)
    for name, script in _scripts.items():
        (site / name).write_text(script, encoding="utf-8")
    for pattern in UNUSED:
        for path in site.glob(pattern):
            path.unlink()
    (site / "assets" / "LICENSE.mkdocs-material.txt").write_text(_licence("mkdocs-material"), encoding="utf-8")


def _licence(package: str) -> str:
    """The scripts and styles of the theme are in the site, so its licence is, too."""
    found: Any = next(path for path in files_of(package) or [] if path.name == "LICENSE")
    return str(found.read_text(encoding="utf-8"))
