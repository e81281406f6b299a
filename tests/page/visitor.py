"""Somebody in front of the page: what they do, and what must never happen to them."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, expect, sync_playwright

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
]  # fmt: skip
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ACTION = "[data-action]:not(:disabled):not([aria-disabled=true])"
SEEN = f"{ACTION}:visible"
LIST = "details.all:not([open]) > summary:visible"
OVER = "main.match.over"
LIFT = "[data-do=lift]"
OTHERS = 120_000
"""Milliseconds in which others have decided: in Nero bots with cards left may have many turns, on a busy machine."""
PATIENCE = 30_000
"""Milliseconds in which the page has done what it was asked for, on a machine that starts four servers at once."""
PLY = "document.querySelector('main.match')?.dataset.ply"


@contextmanager
def browsing(chromium: Path) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    def __init__(
        self, browser: Browser, address: str, phone: bool = False, language: str = "en", dark: bool = False,
        calm: bool = True,
    ) -> None:  # fmt: skip
        self.address = address
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.wrong: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("request", self._request)
        self.rng = random.Random(7)

    def _console(self, message: ConsoleMessage) -> None:
        # A server that is restarted on purpose, and answers that are refusals, are the browser's business.
        if message.type == "error" and not re.search(r"Failed to load resource|WebSocket connection", message.text):
            self.wrong.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.wrong.append(f"a request to somebody else: {request.url}")

    def leave(self) -> None:
        self.context.close()
        assert self.wrong == []

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def start(self, game: str, mode: str = "bot") -> Page:
        """From the front door into a game with one click."""
        self.go()
        self.page.click(f'[data-start="{game} {mode}"]')
        self.page.wait_for_url("**/m/*")
        return self.page

    def overflow(self) -> int:
        """Pixels by which the page is wider than the screen."""
        wider: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return wider

    def unworded(self) -> list[str]:
        """Ids of messages that stand on the page instead of words."""
        found: list[str] = re.findall(
            r"\b(?:page|event|choice|ask|table|nero|caesar|dole)-[a-z]+(?:-[a-z]+)*\b", self.page.inner_text("body")
        )
        return found

    def cut_off(self) -> list[str]:
        """What can be pressed, but lies beyond the left or right edge of the screen."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll("button, a, input, select, [data-action]")]
              .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              .map((one) => [one, one.getBoundingClientRect()])
              .filter(([one, box]) => box.width && !one.closest(".unseen, svg, [data-scrolls]"))
              .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1)
              .map(([one]) => one.outerHTML.slice(0, 120))"""
        )
        return found

    # Playing

    def decide(self) -> str | None:
        """One decision by a click, whatever is offered; None when the match is over. A curtain is lifted on the way."""
        page = self.page
        while True:
            page.locator(f"{ACTION}, {LIST}, {OVER}, {LIFT}").first.wait_for(state="attached", timeout=OTHERS)
            if page.locator(LIFT).count():
                page.click(LIFT)
                page.locator(LIFT).wait_for(state="detached")
                continue
            if page.locator(OVER).count():
                return None
            line = self._press()
            if line is not None:
                return line

    def _press(self) -> str | None:
        """Press one of the elements that carry a decision out. Half of the time any of the list of all choices."""
        closed = self.page.locator(LIST)
        offered = self.page.locator(SEEN)
        if closed.count() and (self.rng.random() < 0.5 or not offered.count()):
            closed.first.click()
            offered = self.page.locator(f"details.all[open] {SEEN}")
        lines: list[str] = offered.evaluate_all("all => all.map((one) => one.dataset.action)")
        if not lines:
            return None
        at = self.rng.randrange(len(lines))
        before = self.page.evaluate(PLY)
        try:
            offered.nth(at).click(timeout=10_000)
        except Error:
            if self.page.evaluate(PLY) == before:
                raise
            return None  # it was taken away: the time for an answer ran out meanwhile
        self._settle(before)
        return lines[at]

    def decide_by_keyboard(self) -> str | None:
        """The same with Tab and Enter only; the list of all choices is opened on the way."""
        page = self.page
        page.locator(f"{ACTION}, {OVER}").first.wait_for(state="attached", timeout=OTHERS)
        if page.locator(OVER).count():
            return None
        pass_by = self.rng.randrange(2)
        for _ in range(400):
            page.keyboard.press("Tab")
            kind, line = page.evaluate(
                """() => {
                  const one = document.activeElement;
                  const closed = one.matches("summary") && one.parentElement.querySelector("[data-action]");
                  if (closed && !one.parentElement.open) return ["list", ""];
                  return one.dataset.action && !one.disabled ? ["action", one.dataset.action] : ["", ""];
                }"""
            )
            if kind == "list":
                page.keyboard.press("Enter")
            elif kind == "action" and pass_by:
                pass_by -= 1
            elif kind == "action":
                before = page.evaluate(PLY)
                page.keyboard.press("Enter")
                with suppress(Error):  # the table was drawn anew just then, and the key met nothing: once more
                    self._settle(before, 10_000)
                    return str(line)
        raise AssertionError("no decision can be reached with Tab")

    def _settle(self, before: Any, milliseconds: int = PATIENCE) -> None:
        """Until the server has told something new."""
        self.page.wait_for_function(f"(before) => {PLY} !== before", arg=before, timeout=milliseconds, polling=50)
