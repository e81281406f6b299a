"""Whole games in a browser: by clicks, by keyboard, at one device, online with a server that dies in between."""

import re
import signal
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

import rostra
from rostra.nero.data.map_file import LEADERS
from rostra.record import Record
from rostra.texts import Texts, languages
from tests.page.conftest import Visit
from tests.page.visitor import ACTION, Visitor
from tests.running import Running, free_port, running
from tests.test_record import random_lines

ANNALS_AT_THEIR_END = """() => {
  const list = document.querySelector("main.match ol[tabindex]");
  return list.scrollHeight - list.scrollTop - list.clientHeight < 9;
}"""
SHORT = {"caesar": {}, "nero": {"players": 3, "length": "short"}}


def make(house: Running, game: str, seats: list[dict[str, str]], **more: object) -> tuple[str, list[str]]:
    """A match, and the addresses of the seats that are a person's."""
    made = httpx.post(
        f"{house.address}/api/matches", json={"game": game, "options": SHORT[game], "seats": seats, "pause": 1, **more}
    ).json()
    links = [f"/m/{made['id']}#s={seat['secret']}" for seat in made["seats"] if seat.get("secret")]
    return made["id"], links


PERSON, BOT, OPEN = {"kind": "person"}, {"kind": "bot", "bot": "miles"}, {"kind": "open"}


def seats_of(game: str, *first: dict[str, str]) -> list[dict[str, str]]:
    return [*first, *[BOT] * (({"caesar": 2, "nero": 3}[game]) - len(first))]


@pytest.mark.parametrize(("game", "phone"), [("caesar", False), ("nero", True)])
def test_a_game_by_clicks(visit: Visit, house: Running, game: str, phone: bool) -> None:
    """Of Nero its set-up and first turns, and its last part: what lies between takes minutes and shows nothing new."""
    visitor = visit(phone=phone)
    _, [link] = make(house, game, seats_of(game, PERSON))
    page = visitor.go(link)
    if game == "nero":
        for _ in range(40):
            assert visitor.decide() is not None
            assert visitor.overflow() == 0
        visitor.go(late_in(house, game))
    while visitor.decide() is not None:
        assert visitor.overflow() == 0
    expect(page.locator("table tfoot").first).to_be_visible()  # the score sheet
    expect(page.locator("[data-do=rematch]")).to_be_visible()
    assert page.locator(ACTION).count() == 0
    assert visitor.unworded() == []
    page.wait_for_function(ANNALS_AT_THEIR_END)


@pytest.mark.parametrize("game", rostra.GAMES)
def test_a_game_by_keyboard_alone(visit: Visit, house: Running, game: str) -> None:
    """Its set-up and first turns, and its last part."""
    visitor = visit()
    _, [link] = make(house, game, seats_of(game, PERSON))
    visitor.go(link)
    for _ in range(25):
        assert visitor.decide_by_keyboard() is not None
    page = visitor.go(late_in(house, game))
    assert visitor.decide_by_keyboard() is not None
    while visitor.decide_by_keyboard() is not None:
        pass
    expect(page.locator("table tfoot").first).to_be_visible()


def late_in(house: Running, game: str) -> str:
    """The address of a seat in a match that has a tenth to go."""
    played = httpx.post(f"{house.address}/api/records", content=record(game)).json()["id"]
    kept = f"{house.address}/api/matches/{played}"
    last = httpx.get(f"{kept}/replay", params={"seat": "all"}).json()["ply"]
    made = httpx.post(f"{kept}/branch", json={"ply": last * 9 // 10, "bot": "miles"}).json()
    [secret] = [seat["secret"] for seat in made["seats"] if seat.get("secret")]
    return f"/m/{made['id']}#s={secret}"


@pytest.mark.parametrize("game", rostra.GAMES)
def test_at_one_device_the_curtain_shows_nothing(visit: Visit, house: Running, game: str) -> None:
    visitor = visit()
    _, links = make(house, game, seats_of(game, PERSON, PERSON), one_device=True)
    page = visitor.go(links[0])
    lifted = 0
    for _ in range(30):
        page.locator(f"{ACTION}, [data-do=lift]").first.wait_for(state="attached")
        if page.locator("[data-do=lift]").count():
            lifted += 1
            assert page.locator("main.match, [data-action], [data-card]").count() == 0
            assert page.locator("[role=log]").inner_text() == ""  # nor is anything left to be read out
            assert page.locator("main").inner_text().split("\n\n") in curtains(game)
            beside = "[...document.querySelectorAll('#app > :not(header, main)')].map((one) => one.innerText).join('')"
            assert page.evaluate(beside) == ""
        visitor.decide()
    assert lifted > 2


def curtains(game: str) -> list[list[str]]:
    """All that a curtain says: whom it is for."""
    say = Texts("en", game).say
    return [
        [say(f"seat-{seat}"), say("page-somebody"), say("page-curtain", seat=seat), say("page-curtain-lift")]
        for seat in (*rostra.load(game, **SHORT[game]).seats, *(LEADERS if game == "nero" else ()))
    ]


def test_at_one_device_nobody_looks_back_before_the_end(visit: Visit, house: Running) -> None:
    """A replay has no curtain: it would show one player what the other has seen."""
    visitor = visit()
    for people in (1, 2):
        match, [link, *_] = make(house, "caesar", seats_of("caesar", *[PERSON] * people), one_device=True)
        page = visitor.go(link)
        if people == 2:
            page.click("[data-do=lift]")
        page.click("[data-do=more]")
        expect(page.locator("dialog a").first).to_be_visible()
        assert page.locator("dialog [data-do=replay]").count() == 2 - people
    visitor.go(f"/m/{match}?ply=0")
    expect(page.locator("main [role=alert]")).to_have_text(Texts("en", "caesar").say("table-not-over-yet"))
    assert page.locator("[data-action], [data-card]").count() == 0
    page.click("main a.button")
    expect(page.locator("[data-do=lift]")).to_be_visible()


def test_online_with_a_server_that_dies_in_between(chromium: Browser, tmp_path: Path) -> None:
    """Nothing is lost, and nobody has to do anything: the page comes back by itself."""
    port = free_port()
    with running(tmp_path, port=port, ROSTRA_RATE="off") as house:
        match, [link] = make(house, "caesar", [PERSON, OPEN])
        ada, ben = Visitor(chromium, house.address), Visitor(chromium, house.address, phone=True)
        ada.go(link)
        ben.go(f"/m/{match}")
        ben.page.fill("input[name=name]", "Ben")
        ben.page.click("[data-do=join]")
        for _ in range(12):
            turn_of(ada, ben).decide()
        told = ada.page.locator("main.match").get_attribute("data-ply")
        house.process.send_signal(signal.SIGKILL)
        house.process.wait()
    expect(ada.page.locator("[role=status]").first).to_be_visible()
    with running(tmp_path, port=port, ROSTRA_RATE="off"):
        expect(ada.page.locator("main.match")).to_have_attribute("data-ply", str(told))
        for _ in range(12):
            turn_of(ada, ben).decide()
        assert int(ada.page.locator("main.match").get_attribute("data-ply") or 0) > int(told or 0)
    ada.leave()
    ben.leave()


def turn_of(*visitors: Visitor) -> Visitor:
    """Whoever is asked now."""
    for _ in range(300):
        for visitor in visitors:
            if visitor.page.locator(ACTION).count():
                return visitor
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_spectator_sees_the_table_and_can_touch_nothing(visit: Visit, house: Running) -> None:
    player, spectator = visit(), visit(phone=True)
    match, [link] = make(house, "caesar", seats_of("caesar", PERSON), spectators=True)
    player.go(link)
    page = spectator.go(f"/m/{match}")
    for _ in range(8):
        player.decide()
    expect(page.locator("main.match")).to_be_visible()
    assert page.locator("[data-action], [data-do=hint], [data-do=undo]").count() == 0


def test_what_people_write_is_shown_as_they_wrote_it(visit: Visit, house: Running) -> None:
    """Names and talk are text: nothing in them becomes a part of the page."""
    name, said = "<b class=trap>Anna</b>", "<img class=trap src=/x> {$name} &lt; [x](javascript:alert)"
    match, [link] = make(house, "caesar", seats_of("caesar", {**PERSON, "name": name}), spectators=True)
    page = visit().go(link)
    expect(page.locator("main.match")).to_be_visible()
    secret = link.partition("#s=")[2]
    answer = httpx.post(
        f"{house.address}/api/matches/{match}/commands",
        json={"do": "say", "key": "k", "text": said},
        headers={"authorization": f"Bearer {secret}"},
    )
    assert answer.json()["done"]
    expect(page.get_by_text(said).first).to_be_attached()
    expect(page.get_by_text(name).first).to_be_attached()
    assert page.locator(".trap").count() == 0


def record(name: str) -> str:
    game = rostra.load(name, **SHORT[name])
    return Record.of(game, ["somebody" for _ in game.seats], random_lines(game, 3)).text()


@pytest.mark.parametrize("game", rostra.GAMES)
def test_a_replay_by_link_slider_and_keys(visit: Visit, house: Running, game: str) -> None:
    kept = httpx.post(f"{house.address}/api/records", content=record(game).encode()).json()["id"]
    visitor = visit()
    page = visitor.go(f"/m/{kept}?ply=40&seat=1")
    place = page.locator("output")
    expect(place).not_to_have_text("")
    before = place.inner_text()
    page.locator("body").press("ArrowRight")
    expect(place).not_to_have_text(before)
    page.wait_for_function("() => new URLSearchParams(location.search).get('ply') !== '40'")
    assert "seat=1" in page.url
    page.select_option("[name=replay-seat]", "all")
    page.locator("body").press("End")
    page.wait_for_function(
        "() => { const slider = document.querySelector('input[name=ply]'); return slider.value === slider.max }"
    )
    page.wait_for_function("() => new URLSearchParams(location.search).get('seat') === 'all'")
    assert visitor.overflow() == 0


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", rostra.GAMES)
@pytest.mark.parametrize("language", languages())
def test_tables_in_every_language(visit: Visit, pictures: Path, game: str, language: str, phone: bool) -> None:
    """Nothing is too wide, nothing that can be pressed is cut off; the pictures are for people to look at."""
    visitor = visit(phone=phone, language=language)
    page = visitor.start(game)
    for _ in range(5):
        visitor.decide()
        assert visitor.overflow() == 0
        assert visitor.cut_off() == []
    page.locator(ACTION).first.wait_for(state="attached")
    page.screenshot(path=pictures / f"{game}-{language}-{'phone' if phone else 'desktop'}.png")


def test_what_is_not_allowed_is_explained_with_its_rule(visit: Visit, house: Running) -> None:
    """A click on what cannot be touched now: the engine's reason, and the way to the rule."""
    visitor = visit()
    _, [link] = make(house, "caesar", seats_of("caesar", PERSON))
    page = visitor.go(link)
    visitor.decide()
    page.locator(ACTION).first.wait_for(state="attached")
    page.locator("button.pile:not(.discards)").first.click()  # nobody draws just now
    expect(page.locator("[role=alert] a")).to_have_attribute("href", re.compile(r"/rules/caesar#CC-"))
