"""What every request is held against: where it comes from, how large it is, how often. What every answer carries."""

import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rostra.server import rate_limits, run
from rostra.server.client_address import client_of
from rostra.server.config import Config
from rostra.server.guard import SECURITY
from rostra.server.rate_limits import Bucket, Limit, Limits
from tests.server.client import PATIENCE, Player, Server, check_reason

WRITING = [
    ("/api/matches", {"game": "caesar"}),
    ("/api/matches/{match}/join", {"name": "Ben"}),
    ("/api/matches/{match}/session", {"secret": "{secret}"}),
    ("/api/matches/{match}/commands", {"do": "resign", "key": "k"}),
    ("/api/records", "Rostra record 1"),
    ("/nowhere", {}),
]
ANY = ["/", "/m/x", "/docs", "/page/nothing.js", "/nowhere", "/api/nowhere", "/health", "/ready", "/metrics"]
ANY += ["/api/games", "/api/lobby", "/api/lobby?before=x", "/api/matches/x", "/api/matches/x/socket"]
ANY += ["/api/schema/openapi.json", "/api/schema/messages.json", "/api/schema"]


def reason_of(answer: httpx.Response) -> str:
    assert answer.headers["content-type"] == "application/json"
    reason = answer.json()["reason"]
    check_reason(reason)
    return str(reason["message"])


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
@pytest.mark.parametrize("path", ANY)
def test_security_headers_on_every_answer(server: Server, path: str, method: str) -> None:
    """And whatever is wrong, the answer has a reason."""
    answer = server.http.request(method, path)
    for name, value in SECURITY.items():
        assert answer.headers[name] == value
    same_for_all = path == "/api/games" and answer.status_code == 200
    assert (answer.headers.get("cache-control") == "no-store") == (path.startswith("/api") and not same_for_all)
    assert "server" not in answer.headers
    assert answer.status_code < 500
    if answer.status_code >= 400 and method != "HEAD":
        reason_of(answer)
    if answer.status_code == 405:
        assert "GET" in answer.headers["allow"]


def test_the_page_may_load_nothing_from_elsewhere() -> None:
    policy = SECURITY["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy


@pytest.mark.parametrize("path", ["/", "/m/x/", "//evil.example/", "/api/lobby", "/api/lobby/", "/nowhere", "/page/"])
def test_no_other_site_is_let_in(server: Server, path: str) -> None:
    """Its scripts read no answer of ours, and nobody is led to it."""
    asking = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    for method in ("GET", "OPTIONS"):
        answer = server.http.request(method, path, headers=asking)
        assert not [name for name in answer.headers if name.startswith("access-control-")]
        assert answer.status_code not in range(300, 400)
        assert "location" not in answer.headers


@pytest.mark.parametrize(
    ("setting", "told"),
    [("on", "max-age=31536000"), ("subdomains", "max-age=31536000; includeSubDomains"), ("off", None)],
)
def test_who_came_by_tls_is_told_to_come_by_tls_from_now_on(folder: Path, setting: str, told: str | None) -> None:
    name = "strict-transport-security"
    with Server(folder, behind_proxy=True, hsts=setting) as server:
        for path in ("/", "/api/lobby", "/nowhere", "/api/matches/x/socket"):
            assert server.http.get(path, headers={"x-forwarded-proto": "https"}).headers.get(name) == told
            assert name not in server.http.get(path).headers
    with Server(folder) as server:  # nobody is believed
        assert name not in server.http.get("/", headers={"x-forwarded-proto": "https"}).headers


def test_no_switch_from_outside_makes_answers_tell_more(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LITESTAR_DEBUG", "1")
    monkeypatch.setenv("LITESTAR_PDB", "1")
    with Server(folder) as server:
        assert (server.app.debug, server.app.pdb_on_exception) == (False, False)


def test_a_mistake_of_ours_is_answered_without_a_word_of_it(
    server: Server, monkeypatch: pytest.MonkeyPatch, log: list[dict[str, Any]]
) -> None:
    async def broken(*_: object) -> Any:
        raise RuntimeError("SELECT secret FROM keys")

    monkeypatch.setattr("rostra.server.lobby.lobby", broken)
    answer = server.http.get("/api/lobby")
    assert (answer.status_code, reason_of(answer)) == (500, "table-our-fault")
    assert "SELECT" not in answer.text
    assert "RuntimeError" not in answer.text
    [entry] = [entry for entry in log if entry["level"] == "error"]
    assert entry["event"] == "a request failed"
    assert isinstance(entry["exc_info"], RuntimeError)
    log.clear()


def test_every_answer_says_what_it_is(server: Server) -> None:
    """And texts say that they are in UTF-8."""
    match, _ = server.make()
    for path in [*ANY, f"/api/matches/{match}", f"/api/matches/{match}/game"]:
        answer = server.http.get(path)
        kind, _, more = answer.headers["content-type"].partition("; ")
        assert kind in ("application/json", "text/html", "text/plain", "application/vnd.oai.openapi+json"), path
        assert "charset=utf-8" in more or kind.endswith("json"), path


@pytest.mark.parametrize(("path", "body"), WRITING)
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
def test_a_page_of_somebody_else_writes_nothing(server: Server, path: str, body: object, origin: str) -> None:
    """CSRF: whatever cookies a browser may send along."""
    match, (anna, _) = server.make()
    headers = {"origin": origin, "cookie": f"rostra-{match}={anna}"}
    answer = server.http.post(path.format(match=match), json=body, headers=headers)
    assert answer.status_code == 403
    assert reason_of(answer) == "table-foreign-page"
    assert "set-cookie" not in answer.headers
    assert server.get(f"/api/matches/{match}")["phase"] == "playing"


def test_our_own_page_and_those_the_host_names_write(folder: Path) -> None:
    with Server(folder, origins=("https://games.example",)) as server:
        for origin in (server.address, f"https://127.0.0.1:{server.port}", "https://games.example"):
            answer = server.http.post("/api/matches", json={"game": "caesar"}, headers={"origin": origin})
            assert answer.status_code == 201
        answer = server.http.post("/api/matches", json={"game": "caesar"}, headers={"origin": "https://other.example"})
        assert answer.status_code == 403


def test_too_large(server: Server) -> None:
    answer = server.http.post("/api/records", content=b"x" * 1_000_001)
    assert (answer.status_code, reason_of(answer)) == (413, "table-too-large")
    answer = server.http.post("/api/records", content=(b"x" * 50_000 for _ in range(30)))  # in parts, of unknown length
    assert (answer.status_code, reason_of(answer)) == (413, "table-too-large")
    answer = server.http.post("/api/matches", content=(b" " * 50_000 for _ in range(30)))
    assert (answer.status_code, reason_of(answer)) == (413, "table-too-large")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[" * 100_000,
        b'{"game":"caesar","options":' + b"[" * 50_000,
        b'{"a":' * 50_000,
        b"\xff\xfe",
        b'{"game":"\xff"}',
        b'{"game":"\\ud800"}',
        b'{"game":"caesar","game":1}',
        b"9" * 10_000,
        b'{"game":"caesar","pause":1e999}',
        b'{"game":"caesar","pause":' + b"9" * 400 + b"}",
    ],
)
def test_bodies_that_are_no_json(server: Server, body: bytes) -> None:
    answer = server.http.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, reason_of(answer)) == (400, "table-bad-request")


def test_too_often(folder: Path) -> None:
    """Whoever asks too often is told when to come back; all paths count together."""
    with Server(folder, rate=True) as server:
        answers = [
            server.http.get(path)
            for _ in range(90)
            for path in ("/api/games", "/api/lobby", "/api/matches/x", "/api/y")
        ]
        late = [answer for answer in answers if answer.status_code == 429]
        assert late
        assert late[0] not in answers[:195]  # at first nobody is held up; how many are later is a matter of the machine
        assert all(reason_of(answer) == "table-too-fast" and int(answer.headers["retry-after"]) > 0 for answer in late)
        assert server.http.get("/health").status_code == 200


def test_what_makes_work_costs_more(folder: Path) -> None:
    with Server(folder, rate=True) as server:
        codes = [server.http.post("/api/matches", json={"game": "x"}).status_code for _ in range(60)]
        assert codes[:40] == [422] * 40
        assert codes[-1] == 429


def test_behind_a_proxy_everybody_is_counted_alone(folder: Path) -> None:
    """The last address is what the proxy has seen; those before it anybody can invent."""
    with Server(folder, rate=True, behind_proxy=True) as server:

        def ask(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded}
            return server.http.post("/api/matches", json={"game": "x"}, headers=headers).status_code

        assert 429 in [ask(f"10.0.0.{n}, 192.0.2.1") for n in range(50)]
        assert ask("192.0.2.1, 192.0.2.2") == 422


def test_what_a_client_says_of_itself_to_a_proxy_does_not_count(folder: Path) -> None:
    """Proxies that add a line of their own, after the client's: the last one counts."""
    with Server(folder, rate=True, behind_proxy=True) as server:

        def ask(invented: str, seen: str) -> int:
            headers = [("x-forwarded-for", invented), ("x-forwarded-for", seen)]
            return server.http.post("/api/matches", json={"game": "x"}, headers=headers).status_code

        assert 429 in [ask(f"10.0.0.{n}", "192.0.2.1") for n in range(50)]
        assert ask("192.0.2.1", "192.0.2.2") == 422


def test_of_ipv6_a_network_counts() -> None:
    config = Config(behind_proxy=True)

    def client(address: str) -> str:
        return client_of({"headers": [(b"x-forwarded-for", address.encode())]}, config)

    assert client("2001:db8:1:2::1") == client("2001:db8:1:2:ffff::9") != client("2001:db8:1:3::1")
    assert client("::ffff:192.0.2.1") == client("192.0.2.1") != client("192.0.2.2")
    assert client("fe80::1%eth0") == client("fe80::2%eth1")
    assert client("nonsense") == "nonsense"
    assert client_of({"headers": [], "client": ("192.0.2.1", 5)}, Config()) == "192.0.2.1"


def test_what_is_not_the_api_is_limited_too_but_less(folder: Path) -> None:
    with Server(folder, rate=True) as server:
        guard: Any = server.app.asgi_handler
        guard.limits = Limits(Limit("test", 20.1))
        codes = [server.http.get("/ready").status_code for _ in range(110)]
        assert codes == [200] * 100 + [429] * 10
        assert server.http.get("/").status_code == server.http.get("/metrics").status_code == 429
        assert {server.http.get("/health").status_code for _ in range(50)} == {200}


def test_limits_do_not_look_at_everybody_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come: on the average a few for each call."""
    looked = 0

    def full(bucket: Bucket) -> bool:
        nonlocal looked
        looked += 1
        return False

    monkeypatch.setattr(Bucket, "full", property(full))
    limits = Limits(Limit("test", 200))
    for number in range(50_000):
        limits.allow(f"address {number}")
    assert looked < 100_000
    monkeypatch.setattr(Bucket, "full", property(lambda bucket: True))
    for number in range(50_000):
        limits.allow(f"another {number}")
    assert len(limits._buckets) <= 50_000  # those who may do everything again are forgotten


def test_only_so_many_sockets_from_one_address(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits.OPEN_SOCKETS, "most", 3)
    with Server(folder, rate=True) as server:
        match, _ = server.make()
        there = [server.connect(match) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            Player(server, match)
        assert refused.value.response.status_code == 429
        there.pop().close()
        until = time.monotonic() + PATIENCE
        while True:
            try:
                there.append(server.connect(match))
                break
            except InvalidStatus:
                assert time.monotonic() < until
                time.sleep(0.05)
        for player in there:
            player.close()


def test_a_connection_on_which_nothing_comes_is_ended(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing at all, half of the headers, a second request that does not end, a body that does not come."""
    monkeypatch.setattr(rate_limits.SLOW_HEADERS, "most", 0.3)
    monkeypatch.setattr(rate_limits.SLOW_BODY, "most", 0.6)
    begun = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
    with Server(folder) as server:
        match, _ = server.make()
        player = server.connect(match)
        for sent in (
            b"",
            b"GET",
            begun,
            begun + b"\r\n" + begun,
            b"POST /api/matches HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{",
        ):
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
                connection.sendall(sent)
                told = b""
                while some := connection.recv(4096):  # until it is closed
                    told += some
                assert told.count(b"200 OK") == (sent.count(b"\r\n\r\n") if sent.startswith(b"GET") else 0)
        assert server.http.get("/health").status_code == 200
        player.catch_up()  # a socket says nothing for longer
        player.close()


def test_as_many_files_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        run._take_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_sockets_too_often(folder: Path) -> None:
    with Server(folder, rate=True) as server:
        match, _ = server.make()
        refused = None
        for _ in range(140):
            try:
                Player(server, match).close()
            except InvalidStatus as status:
                refused = status.response
                break
        assert refused is not None
        assert refused.status_code == 429
        assert b"table-too-fast" in refused.body
        assert int(refused.headers["retry-after"]) > 0


def test_one_socket_too_much_at_once(folder: Path) -> None:
    """First it is told to wait, then it is let go; others play on."""
    with Server(folder, rate=True) as server:
        match, (anna, ben) = server.make()
        with server.connect(match, anna) as player, server.connect(match, ben) as other:
            with suppress(ConnectionClosed):  # perhaps before all of them are sent
                for _ in range(400):
                    player.send({"do": "ping"})
            assert player.until_closed() == 1008
            assert [told["tell"] for told in player.heard].count("pong") >= 60
            assert player.heard[-1]["tell"] == "bye"
            assert player.heard[-1]["reason"]["message"] == "table-too-fast"
            other.catch_up()


def test_a_plain_request_for_the_socket(server: Server) -> None:
    answer = server.http.get("/api/matches/x/socket")
    assert (answer.status_code, reason_of(answer)) == (426, "table-socket-only")
    assert answer.headers["upgrade"] == "websocket"


def test_head_is_get_without_its_body(server: Server) -> None:
    for path in ("/health", "/api/games"):
        answer = server.http.head(path)
        assert answer.status_code == 200
        assert answer.content == b""
        assert answer.headers["content-type"] == server.http.get(path).headers["content-type"]
