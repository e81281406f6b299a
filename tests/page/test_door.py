"""The front door: one click to a game, friends by a link, wishes that are remembered, every language."""

import re

import pytest
from playwright.sync_api import expect

from rostra.texts import languages
from tests.page.conftest import Visit


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("phone", [False, True])
def test_the_door_in_every_language(visit: Visit, language: str, phone: bool) -> None:
    visitor = visit(language=language, phone=phone)
    page = visitor.go()
    expect(page.locator("[data-start]")).to_have_count(6)
    assert page.evaluate("document.documentElement.lang") == language
    assert visitor.overflow() == 0
    assert visitor.cut_off() == []


def test_the_language_changes_in_place_and_is_remembered(visit: Visit) -> None:
    visitor = visit(language="en")
    page = visitor.go()
    page.select_option("header .language", "cs")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "cs")


def test_wishes_are_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.click("header button.icon")
    page.locator("dialog select").nth(1).select_option("dark")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert ground == "rgb(29, 24, 20)"


def test_friends_come_by_the_link(visit: Visit) -> None:
    """Two browsers: one invites, the other joins by the bare link, and both sit at the same table."""
    host, guest = visit(), visit(language="de", phone=True)
    page = host.go()
    page.click('[data-start="caesar friends"]')
    page.fill("dialog input[autocomplete=nickname]", "Ada")
    page.click("[data-do=invite]")
    page.wait_for_url("**/m/*")
    link = page.locator("input[readonly]").first.input_value()
    assert re.fullmatch(rf"{host.address}/m/[\w-]+", link)  # no secret in it
    assert page.evaluate("location.hash") == ""
    expect(page.locator(".code svg").first).to_be_visible()
    other = guest.page
    other.goto(link)
    assert guest.overflow() == 0
    other.fill("input[name=name]", "Ben")
    other.click("[data-do=join]")
    for visitor in (host, guest):
        expect(visitor.page.locator("main.match")).to_be_visible()


def test_a_record_that_is_none_is_answered_with_the_reason(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.set_input_files("input[name=record]", {"name": "x.txt", "mimeType": "text/plain", "buffer": b"nothing\n"})
    expect(page.locator("[role=alert]")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/m/no-such-match")
    expect(page.locator("[role=alert]")).to_contain_text("match")
    page.click("a.logo")
    expect(page.locator("[data-start]").first).to_be_visible()
