"""axe finds nothing, in light and in dark: at the door, in rules and lessons, and in a match from invitation to review.

Games by keyboard alone are in test_play.py.
"""

from pathlib import Path
from typing import Literal

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.test_play import OPEN, PERSON, make, record, seats_of
from tests.running import Running

AXE = Path("web/node_modules/axe-core/axe.min.js")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def complaints(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += page.evaluate(
            """async (scheme) => (await axe.run()).violations.flatMap((one) =>
              one.nodes.map((node) => `${scheme}: ${one.id}: ${node.target.join(" ")} ${node.failureSummary}`))""",
            scheme,
        )
    return found


def test_the_page_follows_the_scheme_at_once(visit: Visit) -> None:
    """Or else axe would look at one of them twice."""
    page = visit().go()
    expect(page.locator("main")).to_be_visible()
    grounds = set()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        grounds.add(page.evaluate("getComputedStyle(document.body).color"))
    assert len(grounds) == 2


@pytest.mark.parametrize("path", ["/", "/rules/caesar", "/rules/nero", "/learn/caesar", "/learn/nero"])
def test_axe_finds_nothing_outside_of_matches(visit: Visit, path: str) -> None:
    visitor = visit()
    page = visitor.go(path)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert complaints(page) == []


@pytest.mark.parametrize("game", ["caesar", "nero"])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_at_the_table(visit: Visit, game: str, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.start(game)
    expect(page.locator("main.match")).to_be_visible()
    for _ in range(6):
        visitor.decide()
    page.locator("[data-action]").first.wait_for(state="attached")
    assert complaints(page) == []
    page.click("[data-do=more]")
    assert complaints(page) == []


def test_axe_finds_nothing_in_the_dialogs_of_the_door(visit: Visit) -> None:
    page = visit().go()
    for opens in ("header button.icon", ".nero button.options", '[data-start="nero friends"]'):
        page.click(opens)
        expect(page.locator("dialog")).to_be_visible()
        for folded in page.locator("dialog summary").all():
            folded.click()
        assert complaints(page) == []
        page.keyboard.press("Escape")


def test_axe_finds_nothing_before_a_match_and_at_the_curtain(visit: Visit, house: Running) -> None:
    visitor = visit()
    match, [link] = make(house, "caesar", [PERSON, OPEN])
    page = visitor.go(link)
    expect(page.locator("[data-do=start]")).to_be_visible()
    assert complaints(page) == []
    guest = visit().go(f"/m/{match}")
    expect(guest.locator("[data-do=join]")).to_be_visible()
    assert complaints(guest) == []
    _, links = make(house, "caesar", seats_of("caesar", PERSON, PERSON), one_device=True)
    visitor.go(links[0])
    expect(page.locator("[data-do=lift]")).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("game", ["caesar", "nero"])
def test_axe_finds_nothing_at_the_end(visit: Visit, house: Running, game: str) -> None:
    visitor = visit()
    _, [link] = make(house, game, seats_of(game, PERSON))
    page = visitor.go(link)
    for does in ("more", "resign", "sure"):
        page.click(f"[data-do={does}]")
    expect(page.locator("[data-do=rematch]")).to_be_visible()
    assert complaints(page) == []


def test_axe_finds_nothing_in_a_replay_and_its_review(visit: Visit, house: Running) -> None:
    kept = httpx.post(f"{house.address}/api/records", content=record("caesar").encode()).json()["id"]
    page = visit().go(f"/m/{kept}?ply=40")
    expect(page.locator("output")).not_to_have_text("")
    assert complaints(page) == []
    page.click("[data-replay=branch]")
    expect(page.locator("dialog")).to_be_visible()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.click("[data-replay=review]")
    expect(page.locator("button.moment").first).to_be_visible(timeout=120_000)
    page.click(".review summary")
    assert complaints(page) == []
