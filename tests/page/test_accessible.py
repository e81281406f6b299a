"""axe finds nothing, in light and in dark, on every screen; and a game can be played by keyboard alone."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit

AXE = Path("web/node_modules/axe-core/axe.min.js")


def complaints(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async () => (await axe.run()).violations.flatMap((one) =>
          one.nodes.map((node) => `${one.id}: ${node.target.join(" ")} ${node.failureSummary}`))"""
    )
    return found


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("path", ["/", "/rules/caesar", "/rules/nero", "/learn/caesar", "/learn/nero"])
def test_axe_finds_nothing(visit: Visit, path: str, dark: bool) -> None:
    visitor = visit(dark=dark)
    page = visitor.go(path)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert complaints(page) == []


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("game", ["caesar", "nero"])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_at_the_table(visit: Visit, game: str, phone: bool, dark: bool) -> None:
    visitor = visit(dark=dark, phone=phone)
    page = visitor.start(game)
    expect(page.locator("main.match")).to_be_visible()
    for _ in range(6):
        visitor.decide()
    page.locator("[data-action]").first.wait_for(state="attached")
    assert complaints(page) == []
    page.click("[data-do=more]")
    assert complaints(page) == []
