"""The documentation site in a browser, under the server's policy: search, light and dark, a phone, nothing blocked."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.site.conftest import site as site  # the fixture


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", ["index", "reference/game", "rules/nero", "protocol"])
def test_every_kind_of_page_fits_the_screen(visit: Visit, site: Path, pictures: Path, path: str, phone: bool) -> None:
    reader = visit(phone=phone, dark=phone)
    page = reader.go(f"/docs/{path}.html")
    expect(page.locator("h1").first).to_be_visible()
    assert reader.overflow() == 0
    page.screenshot(path=pictures / f"manual-{path.replace('/', '-')}-{'phone' if phone else 'desktop'}.png")


def test_the_search_finds_a_page(visit: Visit, site: Path, pictures: Path) -> None:
    page = visit().go("/docs/index.html")
    page.fill("input[name=query]", "paired deals")
    found = page.locator(".md-search-result__link").first
    expect(found).to_have_attribute("href", re.compile(r"/docs/arena\.html"))
    page.screenshot(path=pictures / "manual-search.png")
    found.click()
    expect(page.locator("h1").first).to_contain_text("The arena")


def test_light_and_dark_as_the_system_has_it_and_as_the_reader_chose(visit: Visit, site: Path) -> None:
    page = visit(dark=True).go("/docs/index.html")
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.locator("label[for=__palette_1]:visible").click()  # from "as the system has it" to light
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.reload()
    expect(body).to_have_attribute("data-md-color-scheme", "default")  # by a script of the page's head
