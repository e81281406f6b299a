"""The guided first games, played to their end in a browser; and what there is after a game."""

from contextlib import suppress
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from playwright.sync_api import Error, expect

import rostra
from rostra.lessons import lesson
from tests.page.conftest import Visit
from tests.page.test_play import record
from tests.page.visitor import ACTION
from tests.running import Running

WAYS = "[data-lesson=skip]:visible, [data-lesson=go-on]:visible"
END = "[data-lesson=bot]:visible"


@pytest.mark.parametrize("game", rostra.GAMES)
@pytest.mark.parametrize("phone", [False, True])
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.go(f"/learn/{game}")
    wanted = {line for step in lesson(game)["steps"] for ask in step["asks"] for line in ask["wanted"]}
    tried: dict[tuple[str, ...], set[str]] = {}
    for _ in range(400):
        page.locator(f"{WAYS}, {END}, {ACTION}").first.wait_for(state="attached")
        if page.locator(END).count():
            break
        if page.locator(WAYS).count():
            with suppress(Error):  # what was to be skipped may end by itself just now
                page.locator(WAYS).first.click(timeout=3000)
        else:
            # What is legal but not the lesson's is answered kindly: then the next one.
            offered: list[str] = page.locator(ACTION).evaluate_all("all => all.map((one) => one.dataset.action)")
            before = tried.setdefault(tuple(sorted(set(offered))), set())
            if not wanted.intersection(offered) - before:
                before.clear()  # one of them came too early, while something was still being shown
            line = next(one for one in offered if one in wanted - before)
            before.add(line)
            page.locator(f'[data-action="{line}"]').first.evaluate("one => one.click()")
        assert visitor.overflow() == 0
        page.wait_for_timeout(30)
    expect(page.locator(END)).to_be_visible()
    assert len(tried) > 8


def test_a_review_is_drawn_and_leads_to_its_moments(visit: Visit, house: Running) -> None:
    kept = httpx.post(f"{house.address}/api/records", content=record("caesar").encode()).json()["id"]
    visitor = visit()
    page = visitor.go(f"/m/{kept}?ply=0")
    page.click("[data-replay=review]")
    expect(page.locator(".curve path.line").first).to_be_visible(timeout=120_000)
    assert visitor.overflow() == 0
    for moment in page.locator("button.moment").all()[:2]:
        place = page.locator("output").inner_text()
        moment.click()
        expect(moment).to_have_attribute("aria-current", "step")
        expect(page.locator("output")).not_to_have_text(place)
    assert int(parse_qs(urlsplit(page.url).query)["ply"][0]) > 0
    page.locator(".curve").click(position={"x": 2, "y": 80})
    expect(moment).not_to_have_attribute("aria-current", "step")


def test_playing_on_from_a_moment_of_a_replay(visit: Visit, house: Running) -> None:
    kept = httpx.post(f"{house.address}/api/records", content=record("caesar").encode()).json()["id"]
    visitor = visit()
    page = visitor.go(f"/m/{kept}?ply=60")
    page.click("[data-replay=branch]")
    page.click("[data-do=branch]")
    page.wait_for_url(lambda url: "/m/" in url and kept not in url)
    expect(page.locator("main.match")).to_be_visible()
    assert visitor.decide() is not None
