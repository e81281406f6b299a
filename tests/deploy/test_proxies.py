"""deploy/nginx and deploy/caddy in front of a real server: the page, the interface, a match over a WebSocket."""

import json
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.deploy.proxies import DEPLOY, NAME, Proxy, certificate, program, running
from tests.processes.servers import Server
from tools.services import missing

KINDS = ["nginx", "caddy"]
# Host without its port, as many examples of nginx have it; the same mistake in Caddy.
WITHOUT_PORT = {
    "nginx": ("proxy_set_header Host $http_host;", "proxy_set_header Host $host;"),
    "caddy": (
        "reverse_proxy {$UPSTREAM:127.0.0.1:8000}",
        "reverse_proxy {$UPSTREAM:127.0.0.1:8000} {\n\t\theader_up Host {host}\n\t}",
    ),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    for package in (*KINDS, "openssl"):
        if line := missing(package):
            pytest.skip(line)
    return tmp_path_factory.mktemp("proxies")


@pytest.fixture(scope="module")
def trusted(folder: Path) -> ssl.SSLContext:
    return certificate(folder)


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    """Known by its name, but not by the page's whole address: its port is only known when the proxy has one."""
    database = f"sqlite:///{folder}/matches.sqlite"
    with Server(folder, database, ROSTRA_BEHIND_PROXY="on", ROSTRA_HOSTS=NAME) as server:
        server.wait_until_ready()
        yield server


@pytest.fixture(scope="module", params=KINDS)
def proxy(request: pytest.FixtureRequest, folder: Path, trusted: ssl.SSLContext, server: Server) -> Iterator[Proxy]:
    with running(request.param, folder, server.port) as proxy:
        yield proxy


def client(proxy: Proxy, trusted: ssl.SSLContext, visitor: str = "127.0.0.1") -> httpx.Client:
    """Asks this machine, by the name that the certificate is for."""

    def by_name(request: httpx.Request) -> None:
        request.extensions["sni_hostname"] = NAME

    return httpx.Client(
        base_url=f"https://127.0.0.1:{proxy.port}", transport=httpx.HTTPTransport(trusted, local_address=visitor),
        headers={"host": proxy.host}, event_hooks={"request": [by_name]}, timeout=30,
    )  # fmt: skip


def open_socket(proxy: Proxy, trusted: ssl.SSLContext, match: str, origin: str) -> ClientConnection:
    connection = socket.create_connection(("127.0.0.1", proxy.port))
    return connect(
        f"wss://{proxy.host}/api/matches/{match}/socket", sock=connection, ssl=trusted, server_hostname=NAME,
        origin=Origin(origin), proxy=None,
    )  # fmt: skip


def make(http: httpx.Client, origin: str) -> httpx.Response:
    seats = [{"kind": "person", "name": "Livia"}, {"kind": "person", "name": "Titus"}]
    return http.post("/api/matches", json={"game": "caesar", "seats": seats}, headers={"origin": origin})


def hear(connection: ClientConnection, what: str) -> Any:
    while True:
        told = json.loads(connection.recv(timeout=30))
        if told["tell"] == what:
            return told


def test_the_page_the_interface_and_a_move(proxy: Proxy, trusted: ssl.SSLContext) -> None:
    with client(proxy, trusted) as http:
        page = http.get("/")
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        made = make(http, proxy.page)
        assert made.status_code == 201, made.text
        assert "secure" in made.headers["set-cookie"].lower()  # X-Forwarded-Proto came through
        match = made.json()
        lines = next(game["lines"] for game in http.get("/api/games").json() if game["name"] == "caesar")
    with open_socket(proxy, trusted, match["id"], proxy.page) as cleopatra:
        cleopatra.send(json.dumps({"do": "hello", "secret": match["seats"][0]["secret"]}))
        welcome = hear(cleopatra, "welcome")
        line = lines[welcome["view"]["actions"][0]]
        cleopatra.send(json.dumps({"do": "play", "key": "k", "ply": welcome["ply"], "line": line}))
        assert hear(cleopatra, "now")["key"] == "k"


def test_pages_of_others_can_do_nothing(proxy: Proxy, trusted: ssl.SSLContext) -> None:
    with client(proxy, trusted) as http:
        match = make(http, proxy.page).json()["id"]
        assert make(http, "https://evil.example").status_code == 403
        answer = http.get("/api/lobby", headers={"host": "evil.example"})
        assert answer.status_code == 421 or answer.content == b""
    with pytest.raises(InvalidStatus) as refused:
        open_socket(proxy, trusted, match, "https://evil.example").close()
    assert refused.value.response.status_code == 403


def test_metrics_are_closed(proxy: Proxy, trusted: ssl.SSLContext, server: Server) -> None:
    with client(proxy, trusted) as http:
        assert http.get("/metrics").status_code == 404
        assert http.get("/health").text == "ok\n"
    with httpx.Client(verify=trusted, trust_env=False) as directly:
        assert directly.get(f"{server.http}/metrics").status_code == 200


def test_limits_count_visitors_and_not_the_proxy(
    proxy: Proxy, trusted: ssl.SSLContext, server: Server, request: pytest.FixtureRequest
) -> None:
    """Whatever a visitor says of themselves. Whom a limit met, the log names."""
    visitor = f"127.0.0.{2 + KINDS.index(request.node.callspec.params['proxy'])}"
    with client(proxy, trusted, visitor) as http:
        claims = {"x-forwarded-for": "203.0.113.9", "origin": proxy.page}
        refused = http.post("/api/matches", content=b" " * 1_010_000, headers=claims).status_code
    assert refused in (413, 502)  # Rostra closes before it has read all, and a proxy may not see why
    found = [json.loads(line) for line in server.log().splitlines() if '"limit": "body"' in line]
    assert visitor in [line["address"] for line in found]
    assert "203.0.113.9" not in server.log()


def test_without_tls_one_is_sent_on(proxy: Proxy, trusted: ssl.SSLContext) -> None:
    with httpx.Client(verify=trusted, trust_env=False) as http:
        answer = http.get(f"http://127.0.0.1:{proxy.plain_port}/play/abc?x=1", headers={"host": NAME})
    assert answer.status_code == 308
    assert answer.headers["location"].startswith(f"https://{NAME}")
    assert answer.headers["location"].endswith("/play/abc?x=1")


@pytest.mark.parametrize("kind", KINDS)
def test_a_host_without_its_port_means_403(kind: str, folder: Path, trusted: ssl.SSLContext, server: Server) -> None:
    """What the comments in both files warn of."""
    with running(kind, folder, server.port, WITHOUT_PORT[kind]) as proxy, client(proxy, trusted) as http:
        assert http.get("/").status_code == 200  # it looks as if all were well
        answer = make(http, proxy.page)
        assert (answer.status_code, answer.json()["reason"]["message"]) == (403, "table-foreign-page")
        match = make(http, f"https://{NAME}").json()["id"]
        with pytest.raises(InvalidStatus) as refused:
            open_socket(proxy, trusted, match, proxy.page).close()
        assert refused.value.response.status_code == 403
    for file in ("nginx/rostra.conf", "caddy/Caddyfile"):
        assert "403" in (DEPLOY / file).read_text()


def test_the_caddyfile_as_it_is(folder: Path) -> None:
    """With its own values, too; it is formatted as Caddy formats."""
    file = DEPLOY / "caddy" / "Caddyfile"
    known = {"HOME": str(folder), "PATH": "/usr/bin:/bin"}
    command = [program("caddy"), "validate", "--config", str(file), "--adapter", "caddyfile"]
    done = subprocess.run(command, capture_output=True, text=True, env=known)
    assert done.returncode == 0, done.stderr
    adapted = subprocess.run([*command[:1], "adapt", *command[2:]], capture_output=True, text=True, env=known)
    assert NAME in adapted.stdout
    assert "127.0.0.1:8000" in adapted.stdout
    formatted = subprocess.run([program("caddy"), "fmt", str(file)], capture_output=True, text=True, env=known)
    assert formatted.stdout == file.read_text()
