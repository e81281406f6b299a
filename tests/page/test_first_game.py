"""The action piles of Caesar & Cleopatra from the front door: whoever has never finished a game is led to shuffling."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor
from tests.running import Running

ORDER = "details:has(.hide) li"


def options_of(visitor: Visitor) -> dict[str, object]:
    match = visitor.page.url.rsplit("/", 1)[1]
    options: dict[str, object] = httpx.get(f"{visitor.address}/api/matches/{match}").json()["options"]
    return options


@pytest.mark.parametrize("phone", [False, True])
def test_nobody_begins_with_ordering_thirteen_unknown_cards(visit: Visit, phone: bool) -> None:
    """CC-S3: the page plays with own choice, and offers shuffling first, with a line why."""
    visitor = visit(phone=phone)
    page = visitor.start("caesar")
    expect(page.locator(".over .foot [data-action]").first).to_have_attribute("data-action", "shuffle")
    expect(page.locator(".over .strong")).to_have_text("Shuffle (for a first game)")
    assert options_of(visitor)["action_decks"] == "own-choice"
    assert (visitor.overflow(), visitor.cut_off()) == (0, [])
    page.click("[data-action=shuffle]")
    expect(page.locator("[data-action^='set ']").first).to_be_attached()
    expect(page.locator(".over")).to_have_count(0)


def test_whoever_has_finished_a_game_arranges_first_and_can_hide_the_order(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script("localStorage['rostra-finished'] = JSON.stringify(['caesar'])")
    page = visitor.start("caesar")
    expect(page.locator(".over .strong")).to_have_attribute("data-action", "arrange")
    page.locator("[data-action=arrange]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-plan]").click()
    expect(page.locator(ORDER)).to_have_count(13)
    page.locator(".hide input").focus()
    page.keyboard.press("Space")
    expect(page.locator(ORDER)).to_have_count(0)
    page.reload()
    expect(page.locator(".hide input")).to_be_checked()
    expect(page.locator(ORDER)).to_have_count(0)


def test_a_game_that_is_over_is_remembered_by_the_browser(visit: Visit, house: Running) -> None:
    """Playing it to its end counts; so that the next game begins with one's own order."""
    visitor = visit()
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = httpx.post(f"{house.address}/api/matches", json={"game": "caesar", "seats": seats, "pause": 1}).json()
    visitor.go(f"/m/{made['id']}#s={made['seats'][0]['secret']}")
    visitor.page.click("[data-plan]")  # the pile
    assert visitor.page.evaluate("localStorage['rostra-finished']") is None
    while visitor.decide() is not None:
        pass
    assert visitor.page.evaluate("localStorage['rostra-finished']") == '["caesar"]'
