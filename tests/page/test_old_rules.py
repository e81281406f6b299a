"""Matches of older rules are played on at the page, with their own lines."""

import random

import httpx
import pytest
from playwright.sync_api import expect

import rostra
from rostra.game import pick
from rostra.record import Record
from tests.page.conftest import Visit
from tests.running import Running

PERSON, BOT = {"kind": "person"}, {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize(("game", "rules", "bots"), [("caesar", 1, 1), ("nero", 3, 3)])
def test_a_match_of_older_rules_by_clicks(visit: Visit, house: Running, game: str, rules: int, bots: int) -> None:
    made = httpx.post(
        f"{house.address}/api/matches",
        json={"game": game, "options": {"rules": rules}, "seats": [PERSON, *[BOT] * bots], "pause": 1},
    ).json()
    visitor = visit()
    visitor.go(f"/m/{made['id']}#s={made['seats'][0]['secret']}")
    for _ in range(25):
        assert visitor.decide() is not None
    assert visitor.unworded() == []


def test_until_version_3_of_nero_a_force_takes_up_all_there_are(visit: Visit, house: Running) -> None:
    """NE-M5: both kinds at once by one button, without a number."""
    record, seat = before_taking_both()
    kept = httpx.post(f"{house.address}/api/records", content=record).json()["id"]
    match = f"{house.address}/api/matches/{kept}"
    last = httpx.get(f"{match}/replay", params={"seat": "all"}).json()["ply"]
    made = httpx.post(f"{match}/branch", json={"ply": last, "seat": seat, "bot": "random"}).json()
    [secret] = [seat["secret"] for seat in made["seats"] if seat.get("secret")]
    page = visit().go(f"/m/{made['id']}#s={secret}")
    expect(page.locator("[data-amount^=take]")).to_have_count(0)
    page.click(".do [data-action='take both']")
    expect(page.locator(".do [data-action='take both']")).to_have_count(0)


def before_taking_both() -> tuple[str, int]:
    """The record of a game that stops where `take both` is legal, and whose turn it is."""
    game = rostra.load("nero", rules=3)
    for seed in range(100):
        rng = random.Random(seed)
        state, lines = game.new(), list[str]()
        while state.actor != rostra.OVER:
            legal = [state.text(action) for action in state.actions()]
            if "take both" in legal:
                return Record.of(game, ["Ada", "Ben", "Cleo", "Dora"], lines, "1997-10-23").text(), state.actor
            action = pick(state.chances() or [(action, 1) for action in state.actions()], rng)
            lines.append(state.text(action))
            state.apply(action)
    raise AssertionError("no game comes to it")
