"""A browser, a server, and visitors. Without Chromium these tests are skipped (``make services`` installs it)."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page.visitor import Visitor, browsing
from tests.running import Running, running
from tools.services import find, missing

Visit = Callable[..., Visitor]


# For these tests only: as long as Playwright runs, its thread has a running loop, and others could start none there.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    folder = find("chromium")
    if folder is None:
        pytest.skip(missing("chromium") or "")
    with browsing(folder / "chromium") as browser:
        yield browser


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all, with bots that do not think long."""
    with running(tmp_path_factory.mktemp("house"), ROSTRA_RATE="off", ROSTRA_THINK_SECONDS="0.02") as server:
        yield server


@pytest.fixture
def visit(chromium: Browser, house: Running) -> Iterator[Visit]:
    """``visit(phone=True, language="de")``: somebody with their own browser, for whom nothing may go wrong."""
    with ExitStack() as stack:
        yield partial(_visit, stack, chromium, house.address)


def _visit(stack: ExitStack, browser: Browser, address: str, **more: object) -> Visitor:
    visitor = Visitor(browser, address, **more)  # type: ignore[arg-type]
    stack.callback(visitor.leave)
    return visitor


@pytest.fixture
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where screenshots go that somebody may want to look at."""
    folder = Path("build/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
