"""Draw docs/pictures/page-caesar.png and page-nero.png: the page in the middle of golden games, in Chromium.

It needs the built page (``make build``) and Chromium (``make services``).
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tests.page.visitor import browsing
from tests.running import running
from tools.services import find, missing

ROOT = Path(__file__).resolve().parent.parent
# The game, its golden record, the ply of the seat from which it is played on, the seat
PICTURES = [("caesar", "miles-kosmos", 100, 0), ("nero", "miles-4", 160, 2)]
SIZE = {"width": 1440, "height": 900}


def main() -> None:
    chromium = find("chromium")
    if chromium is None:
        raise SystemExit(missing("chromium"))
    with TemporaryDirectory() as folder, running(Path(folder)) as server, browsing(chromium / "chromium") as browser:
        for game, name, ply, seat in PICTURES:
            text = (ROOT / "tests" / game / "golden" / f"{name}.txt").read_text(encoding="utf-8")
            moment = {"ply": ply, "looking": seat, "seat": seat, "bot": "miles", "name": "Livia"}
            match = ask(f"{server.address}/api/records", content=text)["id"]
            made = ask(f"{server.address}/api/matches/{match}/branch", json=moment)
            context = browser.new_context(viewport=SIZE, color_scheme="light", reduced_motion="reduce")  # type: ignore[arg-type]
            page = context.new_page()
            page.goto(f"{server.address}/m/{made['id']}#s={made['seats'][seat]['secret']}")
            page.wait_for_selector("main.match [data-action]", state="attached")
            page.wait_for_load_state("networkidle")
            page.screenshot(path=ROOT / "docs" / "pictures" / f"page-{game}.png")
            context.close()
            print(f"wrote docs/pictures/page-{game}.png")


def ask(address: str, **body: Any) -> Any:
    return httpx.post(address, timeout=60, **body).raise_for_status().json()


if __name__ == "__main__":
    main()
