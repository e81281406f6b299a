"""A host's own maps and decks on the page: chosen by name, drawn from the match, and said why one cannot be chosen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.nero.data import DECK, MAP
from tests.page.conftest import Visit
from tests.page.test_accessible import complaints
from tests.running import Running, running

BAD = "bad cannot be used: line 31, danube.leader: galba already leads west; there is still otho, vespasian"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The host of these tests has files."""
    files = tmp_path_factory.mktemp("files")
    for name, text in {
        "map/woods": f"# A land of trees\n{MAP.replace('aquitania', 'oakland').replace('roma', 'willow')}",
        "map/bad": MAP.replace('leader = "otho"', 'leader = "galba"'),
        "deck/woods": DECK.replace("aquitania", "oakland"),
    }.items():
        path = files / "nero" / f"{name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    with running(
        tmp_path_factory.mktemp("house"), ROSTRA_RATE="off", ROSTRA_THINK_SECONDS="0.02", ROSTRA_FILES=str(files)
    ) as server:
        yield server


@pytest.mark.parametrize("phone", [False, True])
def test_a_map_is_chosen_by_name_and_drawn(visit: Visit, pictures: Path, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.go()
    page.click("article.nero button.options")
    maps = page.locator("select[name=map]")
    expect(maps.locator("option")).to_have_text(["standard", "bad (not usable)", "woods"])
    expect(maps.locator("option[value=bad]")).to_be_disabled()
    expect(page.locator("dialog")).to_contain_text(BAD)
    maps.select_option("woods")
    expect(page.locator("dialog")).to_contain_text("A land of trees")
    expect(page.locator("select[name=deck]")).to_have_value("woods")  # the only one that fits
    assert visitor.overflow() == 0
    assert complaints(page) == []
    page.locator("dialog button.strong").click()
    expect(page.locator("[data-province=oakland]")).to_be_attached()
    expect(page.locator("[data-province=aquitania]")).to_have_count(0)
    expect(page.locator("main.match")).to_contain_text("Map: woods (A land of trees)")
    assert visitor.overflow() == 0
    assert complaints(page) == []
    page.screenshot(path=pictures / f"nero-own-map-{'phone' if phone else 'desktop'}.png")


def test_after_such_a_match_another_has_the_usual_map(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.click("article.nero button.options")
    page.locator("select[name=map]").select_option("woods")
    page.locator("dialog button.strong").click()
    expect(page.locator("[data-province=oakland]")).to_be_attached()
    page.goto(f"{visitor.address}/")
    page.click("article.nero button.options")
    expect(page.locator("select[name=map]")).to_have_value("woods")  # it is remembered
    page.locator("select[name=map]").select_option("")
    page.locator("dialog button.strong").click()
    expect(page.locator("[data-province=aquitania]")).to_be_attached()
