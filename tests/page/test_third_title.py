"""A title that the page has no folder for: Dole (tests/titles/installed) is played at the plain table.

Its package brings no words either: what stands there are its ids, written like words.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rostra
from rostra.record import Record
from tests.page.conftest import Visit
from tests.page.test_accessible import complaints
from tests.page.visitor import ACTION, LIFT, Visitor
from tests.running import Running, running
from tests.test_record import random_lines
from tests.titles import with_titles

WON = r"(Red|Blue) wins\.|Red, Blue share the victory\."


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server of these tests has one title more than the others'."""
    with with_titles(), running(tmp_path_factory.mktemp("house"), ROSTRA_RATE="off") as server:
        yield server


def sound(visitor: Visitor) -> None:
    assert visitor.overflow() == 0
    assert visitor.cut_off() == []
    assert visitor.unworded() == []


def ended(page: Page) -> None:
    """The winner, the points of both, and the way on."""
    expect(page.locator("main.match.over")).to_contain_text(re.compile(WON))
    points = page.locator(".points b").all_inner_texts()
    assert len(points) == 2
    assert all(re.fullmatch(r"\d+", one) for one in points)
    expect(page.locator("[data-do=rematch]")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_door_has_a_card_for_it(visit: Visit, pictures: Path, language: str, phone: bool) -> None:
    visitor = visit(language=language, phone=phone)
    page = visitor.go()
    expect(page.locator('[data-start^="dole "]')).to_have_count(3)
    expect(page.locator("article.dole")).to_contain_text({"en": "Players: 2, 3", "de": "Spieler: 2, 3"}[language])
    sound(visitor)
    assert complaints(page) == []
    page.screenshot(path=pictures / f"dole-door-{language}-{'phone' if phone else 'desktop'}.png", full_page=True)
    page.click("article.dole button.options")
    sound(visitor)
    assert complaints(page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_by_mouse_and_its_replay(visit: Visit, pictures: Path, phone: bool) -> None:
    visitor = visit(phone=phone)
    kind = "phone" if phone else "desktop"
    page = visitor.start("dole")
    page.locator(ACTION).first.wait_for(state="attached")
    expect(page.locator(".ask h2")).to_have_text("Your decision")
    assert complaints(page) == []
    page.screenshot(path=pictures / f"dole-en-{kind}.png")
    while visitor.decide() is not None:
        sound(visitor)
    ended(page)
    annals = page.locator("main.match ol[tabindex]").inner_text().splitlines()
    for told in (r"Red: dealt, card (\d|tribune)", r"Blue: dealt", r"Ended, reason fed"):
        assert any(re.fullmatch(told, line) for line in annals), annals
    assert complaints(page) == []
    page.screenshot(path=pictures / f"dole-over-{kind}.png")

    page.click("a[href*='?ply=0']")
    expect(page.locator(".ask h2")).to_have_text("Waiting ...")  # cards are being dealt
    page.locator("body").press("End")
    expect(page.locator(".ask h2")).to_have_text(re.compile(WON))
    expect(page.locator("output")).to_have_text(re.compile(r"^(\d+) of \1$"))
    sound(visitor)
    assert complaints(page) == []


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.start("dole")
    while visitor.decide_by_keyboard() is not None:
        pass
    ended(page)


def test_a_game_in_another_language(visit: Visit) -> None:
    """The house speaks it, and the game says what it has."""
    visitor = visit(language="de")
    page = visitor.start("dole")
    page.locator(ACTION).first.wait_for(state="attached")
    expect(page.locator(".ask h2")).to_have_text("Deine Entscheidung")
    while visitor.decide() is not None:
        sound(visitor)
    expect(page.locator("main.match.over .ask h2")).to_contain_text(re.compile("gewinn|teilen"))


def test_a_game_at_one_device(visit: Visit) -> None:
    visitor = visit()
    page = visitor.start("dole", "device")
    page.locator(LIFT).wait_for()
    assert complaints(page) == []
    while visitor.decide() is not None:
        sound(visitor)
    ended(page)


def test_friends_wait_for_each_other(visit: Visit, pictures: Path) -> None:
    """An open seat, the link to it, and a colour for each seat: Red is red."""
    host, guest = visit(), visit(language="it", phone=True)
    page = host.go()
    page.click('[data-start="dole friends"]')
    page.fill("dialog input[autocomplete=nickname]", "Ada")
    page.click("[data-do=invite]")
    seats = page.locator("main li")
    expect(seats).to_have_text([re.compile(r"Red\s*Ada \(you\)\s*ready"), re.compile(r"Blue\s*open")])
    colours = seats.evaluate_all("all => all.map((one) => getComputedStyle(one).borderLeftColor)")
    assert len(set(colours)) == 2
    link = page.locator("input[readonly]").first.input_value()
    assert re.fullmatch(rf"{host.address}/m/[\w-]+", link)
    sound(host)
    assert complaints(page) == []
    page.screenshot(path=pictures / "dole-waiting-desktop.png", full_page=True)
    guest.page.goto(link)
    guest.page.fill("input[name=name]", "Ben")
    sound(guest)
    assert complaints(guest.page) == []
    guest.page.click("[data-do=join]")
    for visitor in (host, guest):
        expect(visitor.page.locator("main.match")).to_contain_text("Blue")


def test_a_bad_record_says_why(visit: Visit) -> None:
    game = rostra.load("dole")
    good = Record.of(game, ["Ada", "Ben"], random_lines(game, 3)).text()
    page = visit().go()
    told = page.locator("[role=alert]")
    for bad, why in {
        good + "rob 3\n": r"unknown \(line \d+\)",
        good.replace("rules: 2", "rules: 9"): "version 9",
        "nothing\n": "begins with",
    }.items():
        page.set_input_files("input[name=record]", {"name": "x.txt", "mimeType": "text/plain", "buffer": bad.encode()})
        expect(told).to_contain_text(re.compile(why))
    page.set_input_files("input[name=record]", {"name": "x.txt", "mimeType": "text/plain", "buffer": good.encode()})
    expect(page.locator(".view")).to_contain_text("Handed out")
