"""docs/protocol.md: its examples, carried out on a real server from the first to the last."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.running import Running, running

PAGE = Path(__file__).parent.parent / "docs/protocol.md"
ANYTHING = "..."


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


def test_the_examples_of_the_protocol_page(server: Running) -> None:
    with ExitStack() as open_sockets:
        carry_out_the_page(server, open_sockets)


def carry_out_the_page(server: Running, open_sockets: ExitStack) -> None:
    kept: dict[str, Any] = {}
    sockets: dict[str, ClientConnection] = {}
    blocks = re.findall(r"^```(http|socket \w+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert len(blocks) >= 8
    for kind, text in blocks:
        for line in text.splitlines():
            if kind == "http":
                if line.startswith("> "):
                    answer = ask(server, filled_in(line[2:], kept))
                else:
                    check_answer(line[2:], answer, kept)
                continue
            name = kind.split()[1]
            if name not in sockets:
                address = f"{server.socket}/api/matches/{kept['match']}/socket"
                sockets[name] = open_sockets.enter_context(connect(address))
            if line.startswith("> "):
                sockets[name].send(filled_in(line[2:], kept))
            else:
                check(json.loads(line[2:]), json.loads(sockets[name].recv(timeout=10)), kept, line)


def filled_in(line: str, kept: dict[str, Any]) -> str:
    line = re.sub(r'"\$(\w+)"', lambda found: json.dumps(kept[found[1]]), line)
    return re.sub(r"\$(\w+)", lambda found: str(kept[found[1]]), line)


def ask(server: Running, line: str) -> httpx.Response:
    method, path, body = (line.split(" ", 2) + [""])[:3]
    content = body.encode() or None
    headers = {"content-type": "application/json"} if body.startswith("{") else {}
    return httpx.request(method, server.address + path, content=content, headers=headers)


def check_answer(line: str, answer: httpx.Response, kept: dict[str, Any]) -> None:
    status, _, body = line.partition(" ")
    assert answer.status_code == int(status), f"{line}: {answer.status_code} {answer.text}"
    if body:
        check(json.loads(body), answer.json(), kept, line)


def check(wanted: Any, found: Any, kept: dict[str, Any], line: str) -> None:
    """Every key that the page shows is there, with that value."""
    if wanted == ANYTHING:
        return
    if isinstance(wanted, str) and wanted.startswith("$"):
        kept[wanted[1:]] = found
    elif isinstance(wanted, dict):
        assert isinstance(found, dict), f"{line}: {found}"
        for key, value in wanted.items():
            assert key in found, f"{line}: no {key!r} in {found}"
            check(value, found[key], kept, line)
    elif isinstance(wanted, list):
        assert isinstance(found, list), f"{line}: {found}"
        if wanted == [ANYTHING]:
            assert found, f"{line}: nothing there"
            return
        assert len(wanted) == len(found), f"{line}: {found}"
        for one, other in zip(wanted, found):
            check(one, other, kept, line)
    else:
        assert wanted == found, f"{line}: {found}"
