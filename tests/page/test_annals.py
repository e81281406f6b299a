"""Whoever points at a line of the annals sees on the table what it is about."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

import rostra
from rostra.texts import Texts
from tests.page.conftest import Visit
from tests.page.test_accessible import complaints
from tests.page.test_play import record
from tests.running import Running

PLACES = {"caesar": ("group", "[data-group]"), "nero": ("province", "[data-province]")}
POINTED = """() => [
  ...[...document.querySelectorAll(".group.pointed")].map((one) => one.dataset.group),
  ...[...document.querySelectorAll(".glow.pointed:not(.wide)")].map((one) =>
    [...document.querySelectorAll("[data-province]")].find((other) => other.getAttribute("d") === one.getAttribute("d"))
      .dataset.province),
].sort()"""
LINES = ".annals ol > li"
WHERE = re.compile("lays|activates|marches")
"""Such lines name places. (Others name cards, of which some are called by a province.)"""


def shows(page: Page, places: list[str]) -> None:
    page.wait_for_function(f"(wanted) => String(({POINTED})()) === String(wanted)", arg=places)


def replay(visit: Visit, house: Running, game: str, **wishes: object) -> Page:
    """A game that is over, a good way into it."""
    kept = httpx.post(f"{house.address}/api/records", content=record(game).encode()).json()["id"]
    page = visit(**wishes).go(f"/m/{kept}?ply=80&seat=0")
    expect(page.locator(PLACES[game][1]).first).to_be_attached()
    expect(page.locator(LINES).nth(9)).to_be_attached()
    return page


def told(page: Page, game: str) -> list[tuple[int, list[str]]]:
    """The last lines that name a place of the table, and which."""
    kind, selector = PLACES[game]
    ids = page.locator(selector).evaluate_all("all => all.map((one) => one.dataset.group ?? one.dataset.province)")
    names = {place: Texts("en", game).name(kind, place) for place in ids}
    lines = page.locator(LINES).all_inner_texts()
    found = [(at, sorted(place for place in ids if names[place] in line)) for at, line in enumerate(lines)]
    return [(at, places) for at, places in found if WHERE.search(lines[at])][-4:]


@pytest.mark.parametrize("game", rostra.GAMES)
def test_by_mouse_and_by_keys(visit: Visit, house: Running, game: str) -> None:
    page = replay(visit, house, game)
    for at, places in told(page, game):
        page.locator(LINES).nth(at).hover()
        shows(page, places)
    assert complaints(page) == []
    page.mouse.move(5, 5)
    shows(page, [])

    at, places = told(page, game)[-1]
    page.locator(".annals ol").focus()
    for _ in range(page.locator(LINES).count() - at):
        page.keyboard.press("ArrowUp")
    expect(page.locator(LINES).nth(at)).to_be_focused()
    expect(page.locator(LINES).nth(at)).to_be_in_viewport()
    shows(page, places)
    page.keyboard.press("Escape")
    shows(page, [])
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    shows(page, places)
    page.keyboard.press("Tab")
    shows(page, [])

    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")  # in a replay: to its beginning, where there is no such line yet
    expect(page.locator(LINES).nth(at)).not_to_be_attached()
    shows(page, [])


@pytest.mark.parametrize("game", rostra.GAMES)
def test_by_a_tap_which_brings_the_table_into_sight(visit: Visit, house: Running, game: str) -> None:
    page = replay(visit, house, game, phone=True)
    at, places = told(page, game)[-1]
    place = page.locator(f"[data-{PLACES[game][0]}={places[0]}]")
    line = page.locator(LINES).nth(at)
    for _ in range(2):
        line.scroll_into_view_if_needed()
        expect(place).not_to_be_in_viewport()
        line.tap()
        shows(page, places)
        expect(place).to_be_in_viewport()
        page.locator("output").tap()
        shows(page, [])
    line.tap()
    line.tap()
    shows(page, [])
