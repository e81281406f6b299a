"""``python -m bench.page``: what the page weighs and how quick it is, in Chromium against a real server.

- the first page's script, gzipped;
- Lighthouse's four scores of the first page (``bench/page/lighthouse``, installed by npm on first use);
- from a click to the painted answer, with the processor slowed down four times: the browser's event timing in a game of
  Caesar & Cleopatra and one of Nero against bots;
- frames a second while Nero's map is dragged, at full speed and slowed down four times.

Nothing is asserted, since machines differ. The targets are printed beside the figures.
"""

import argparse
import json
import random
import statistics
import subprocess
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table

from tests.page.visitor import ACTION, FLAGS, LIST, SEEN, browsing
from tests.running import running
from tools.services import find, missing
from tools.web import find_node, first_script

HERE = Path(__file__).parent / "lighthouse"
Row = tuple[str, str, str]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.page", description=__doc__)
    parser.add_argument("--decisions", type=int, default=40, help="clicks measured in each game (40)")
    parser.add_argument("--no-lighthouse", action="store_true")
    options = parser.parse_args()
    console = Console()
    folder = find("chromium")
    if folder is None:
        raise SystemExit(missing("chromium"))
    table = Table("what", "found", "wanted", title="The page")
    with tempfile.TemporaryDirectory() as store, running(Path(store), ROSTRA_RATE="off") as house:
        rows = [("script of the first page, packed", f"{first_script() / 1000:.1f} kB", "<= 120 kB")]
        if not options.no_lighthouse:
            rows += lighthouse(house.address, folder / "chromium")
        with browsing(folder / "chromium") as chromium:
            for game in ("caesar", "nero"):
                rows.append(clicks(chromium, house.address, game, options.decisions))
            rows += [panning(chromium, house.address, slow) for slow in (1, 4)]
    for row in rows:
        table.add_row(*row)
    console.print(table)


def lighthouse(address: str, chromium: Path) -> list[Row]:
    there = find_node()
    assert there is not None  # the page was built with it
    node, npm = there
    if not (HERE / "node_modules").exists():
        subprocess.run([node, npm, "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        subprocess.run(
            [
                node, HERE / "node_modules/lighthouse/cli/index.js", address, "--quiet", "--output=json",
                f"--output-path={report}", f"--chrome-flags={' '.join(FLAGS)} --user-data-dir={folder}/profile",
            ],
            env={"CHROME_PATH": str(chromium), "PATH": f"{node.parent}:/usr/bin:/bin", "HOME": folder}, check=True,
        )  # fmt: skip
        marks = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return [(f"Lighthouse: {mark['title'].lower()}", f"{100 * mark['score']:.0f}", ">= 95") for mark in marks.values()]


def slowed(chromium: Browser, slow: int) -> Page:
    page = chromium.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.set_default_timeout(60_000)
    return page


def clicks(chromium: Browser, address: str, game: str, decisions: int) -> Row:
    page = slowed(chromium, 4)
    page.add_init_script(
        """window.taken = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (entry.interactionId) window.taken.push(entry.duration);
        }).observe({ type: "event", durationThreshold: 16, buffered: true });"""
    )
    page.goto(address)
    page.click(f'[data-start="{game} bot"]')
    rng = random.Random(1)
    for _ in range(decisions):
        page.locator(ACTION).first.wait_for(state="attached")
        offered = page.locator(SEEN)
        if not offered.count():
            page.locator(LIST).first.click()
            offered = page.locator(SEEN)
        offered.nth(rng.randrange(offered.count())).click()
        page.wait_for_timeout(300)
    taken: list[float] = page.evaluate("window.taken")
    page.context.close()
    told = (
        f"median {statistics.median(taken):.0f} ms, worst {max(taken):.0f} ms of {len(taken)}" if taken else "< 16 ms"
    )
    return f"{game}: click to paint at 4 x slow-down", told, "< 100 ms"


def panning(chromium: Browser, address: str, slow: int) -> Row:
    page = slowed(chromium, slow)
    page.goto(address)
    page.click('[data-start="nero bot"]')
    page.locator("main.match svg").first.wait_for()
    page.wait_for_timeout(2000)
    page.evaluate(
        """() => {
          window.frames_at = [];
          const note = (now) => { window.frames_at.push(now); requestAnimationFrame(note); };
          requestAnimationFrame(note);
        }"""
    )
    page.mouse.move(600, 300)
    page.mouse.wheel(0, -600)
    page.mouse.down()
    for step in range(120):
        page.mouse.move(600 + 150 * ((step // 30) % 2) + step, 300 + step % 60)
    page.mouse.up()
    times: list[float] = page.evaluate("window.frames_at")
    page.context.close()
    gaps = [after - before for before, after in pairwise(times)]
    rate = 1000 * len(gaps) / sum(gaps)
    return f"Nero's map dragged, {slow} x slow-down", f"{rate:.0f} frames/s, longest {max(gaps):.0f} ms", "60 frames/s"


if __name__ == "__main__":
    main()
