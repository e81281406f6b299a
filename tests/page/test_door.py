"""The front door: one click to a game, friends by a link, wishes that are remembered, every language."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from rostra.texts import Texts, languages
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


@pytest.mark.parametrize(
    ("address", "said"),
    [
        *[
            (f"/m/{match}", "There is no such match. Is the link complete?")
            for match in ("no-such-match", "%", "a%3Fb")
        ],
        *[
            (address, "There is nothing at this address.")
            for address in ("/m/", "/foo/bar", "/rules/constructor", "/learn/constructor")
        ],
    ],
)
def test_an_address_that_leads_nowhere_says_so(visit: Visit, address: str, said: str) -> None:
    page = visit().go(address)
    expect(page.locator("h1")).to_have_text(said)
    page.click("main a")
    expect(page.locator("[data-start]").first).to_be_visible()


@pytest.mark.parametrize("missing", ["**/page/texts/en.json", "**/page/texts/en.rules-nero.json", "**/RulesScreen*.js"])
def test_what_cannot_be_loaded_is_said_and_can_be_tried_again(visit: Visit, missing: str) -> None:
    visitor = visit()
    visitor.page.route(missing, lambda route: route.abort())
    page = visitor.go("/rules/nero")
    expect(page.locator("[role=alert]")).to_contain_text("could not be loaded")
    page.unroute(missing)
    page.click("[data-do=reload]")
    expect(page.locator("h1")).to_have_text("Nero")


@pytest.mark.parametrize("missing", ["**/api/matches/*/game", "**/assets/caesar*.js", "**/MatchScreen*.js"])
def test_a_match_that_cannot_be_loaded_can_be_tried_again(visit: Visit, missing: str) -> None:
    visitor = visit()
    link = urlsplit(visitor.start("caesar").url).path
    page = visitor.page
    page.route(missing, lambda route: route.abort())
    visitor.go("/")
    visitor.go(link)
    expect(page.locator("[role=alert]")).to_be_visible()
    page.unroute(missing)
    page.click("[data-do=reload]")
    expect(page.locator("main.match")).to_be_visible()


def test_a_link_leads_to_the_heading_of_a_new_place(visit: Visit) -> None:
    """For those who hear the page: focus is where the new place begins."""
    page = visit().go()
    page.click("a[href='/rules/nero']")
    expect(page.locator("h1")).to_have_text("Nero")
    expect(page.locator("h1")).to_be_focused()
    page.click("a.logo")
    expect(page.locator("[data-start]").first).to_be_visible()
    expect(page.locator("h1")).to_be_focused()


def test_a_number_that_was_emptied_is_the_usual_one(visit: Visit) -> None:
    page = visit().go()
    page.locator("button.options").first.click()
    field = page.locator("dialog input[name=pause]")
    for typed, becomes in {"": "5", "7": "7", "999999": "86400"}.items():
        field.fill(typed)
        field.blur()
        expect(field).to_have_value(becomes)


def test_a_match_that_is_given_up_before_its_start_says_so(visit: Visit) -> None:
    page = visit().go()
    page.click('[data-start="nero friends"]')
    page.fill("dialog input[autocomplete=nickname]", "Ada")
    page.click("[data-do=invite]")
    page.click("[data-do=leave]")
    page.click("[data-do=sure]")
    expect(page.locator("main")).to_contain_text(Texts("en", "nero").say("page-over-cancelled"))
    page.reload()
    page.click("main a.button")
    expect(page.locator("[data-start]").first).to_be_visible()
