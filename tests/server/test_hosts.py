"""Under which names the server answers, and whom it believes to be at the same machine."""

import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rostra.server import config, hosts, metrics
from rostra.server.config import Config
from rostra.terminal.host import open_to_others
from rostra.texts import Texts
from tests.server.client import Server, check_reason

OURS = ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.20:8000", "[fd00::5]", "a.localhost"]
FOREIGN = ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "1.2.3", "x", ""]
FOREIGN += ["evil.example@localhost", "localhost/evil", "evil.local"]


def knows(host: str, /, **settings: object) -> bool:
    return hosts.knows(Config(**settings))(host)  # type: ignore[arg-type]


def test_names_of_the_machine_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Villa")
    assert all(
        knows(host) for host in [*OURS, "villa:8000", "villa.local", "VILLA.lan:8000", "villa.home.arpa", "villa."]
    )
    assert not any(knows(host) for host in [*FOREIGN, "villa.evil.example", "evil.villa", "villa.com"])


def test_names_that_the_host_has_set() -> None:
    assert knows("play.example.org", origins=("https://play.example.org",))
    assert knows("play.example.org:8443", origins=("https://play.example.org:8443", "http://other.example"))
    assert knows("Games.example.:80", hosts=("games.example",))
    assert knows("games.example", hosts=("games.example:8000",))
    assert knows("play.example.org", origins=("play.example.org",))
    assert knows("villa.example", host="villa.example")
    assert not knows("www.games.example", hosts=("games.example",), origins=("https://play.example.org",))


@pytest.mark.parametrize(
    "path", ["/", "/health", "/ready", "/metrics", "/api/lobby", "/api/matches/x/socket", "/nowhere"]
)
def test_a_name_that_is_not_ours(server: Server, path: str) -> None:
    """DNS rebinding: to a browser, the page there and we are the same site. The answer says what a host can set."""
    before = metrics.count.limits["unknown-host"]
    answer = server.http.get(path, headers={"host": "Evil.example:8000", "origin": "http://Evil.example:8000"})
    assert answer.status_code == 421
    reason = answer.json()["reason"]
    check_reason(reason)
    assert "ROSTRA_HOSTS=evil.example" in reason["text"]
    assert answer.headers["connection"] == "close"
    assert metrics.count.limits["unknown-host"] == before + 1


def test_two_names(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\n\r\n")
        assert connection.recv(4096).split()[1] in (b"400", b"421")


def test_a_socket_for_a_name_that_is_not_ours(server: Server) -> None:
    match, _ = server.make()
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
    with pytest.raises(InvalidStatus) as refused, socket.create_connection(("127.0.0.1", server.port)) as connection:
        connect(address.replace("127.0.0.1", "evil.example"), sock=connection, origin=None, proxy=None).close()
    assert refused.value.response.status_code == 421
    assert b"ROSTRA_HOSTS" in refused.value.response.body


def test_behind_a_proxy_as_docs_hosting_md_says(folder: Path) -> None:
    settings = config.read({"ROSTRA_BEHIND_PROXY": "on", "ROSTRA_ORIGINS": "https://play.example.org"})
    with Server(folder, behind_proxy=True, origins=settings.origins) as server:
        headers = {
            "host": "play.example.org",
            "origin": "https://play.example.org",
            "x-forwarded-for": "192.0.2.1",
            "x-forwarded-proto": "https",
        }
        made = server.http.post("/api/matches", json={"game": "caesar"}, headers=headers)
        assert made.status_code == 201
        assert "secure" in made.headers["set-cookie"].lower()
        assert server.http.get("/api/lobby", headers={**headers, "host": "evil.example"}).status_code == 421


def test_nobody_is_believed_without_a_proxy(folder: Path) -> None:
    """Also at this machine: whom they name is counted for nothing, and a cookie is not marked Secure."""
    with Server(folder, rate=True) as server:

        def ask(number: int) -> int:
            headers = {"x-forwarded-for": f"192.0.2.{number}", "x-forwarded-proto": "https"}
            answer = server.http.post("/api/matches", json={"game": "caesar"}, headers=headers)
            assert "secure" not in answer.headers.get("set-cookie", "").lower()
            return answer.status_code

        assert 429 in [ask(number) for number in range(60)]


FORWARDED = ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "Via", "X-Real-IP"]


@pytest.mark.parametrize("name", FORWARDED)
def test_metrics_not_through_a_proxy(server: Server, name: str) -> None:
    assert server.http.get("/metrics").status_code == 200
    for value in ("127.0.0.1", "for=127.0.0.1", ""):
        assert server.http.get("/metrics", headers={name: value}).status_code == 403


def test_metrics_not_through_a_proxy_that_adds_nothing(folder: Path) -> None:
    """It has kept the name that was asked for, as it should."""
    with Server(folder, origins=("https://play.example.org",), metrics_token="t") as server:
        assert server.http.get("/metrics", headers={"host": "play.example.org"}).status_code == 403
        right = {"host": "play.example.org", "authorization": "Bearer t"}
        assert server.http.get("/metrics", headers=right).status_code == 200
    with Server(folder, origins=("https://play.example.org",)) as server:
        assert server.http.get("/metrics", headers={"host": "play.example.org"}).status_code == 403
        assert server.http.get("/metrics", headers={"host": "192.168.1.20"}).status_code == 403
        assert server.http.get("/metrics", headers={"host": "localhost:9"}).status_code == 200


def test_settings() -> None:
    found = config.read({"ROSTRA_HOSTS": "rostra, play.example.org:8000"})
    assert found.hosts == ("rostra", "play.example.org:8000")
    for environment in ({"ROSTRA_HOSTS": "https://x"}, {"ROSTRA_HOSTS": "*"}):
        with pytest.raises(ValueError, match=f"{next(iter(environment))}: "):
            config.read(environment)


# What `rostra serve` prints


def printed(monkeypatch: pytest.MonkeyPatch, own: list[str], **settings: object) -> list[str]:
    monkeypatch.setattr("rostra.terminal.host.own_addresses", lambda with_ipv6: own)
    return open_to_others(Texts("en"), Config(**settings), 8000)  # type: ignore[arg-type]


def test_a_host_is_told_how_others_reach_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses, tls = printed(monkeypatch, ["192.168.1.20", "fd00::5"], host="::")
    assert "http://192.168.1.20:8000/" in addresses
    assert "http://[fd00::5]:8000/" in addresses
    assert "TLS" in tls
    assert printed(monkeypatch, ["192.168.1.20"], host="192.168.1.20") == [tls]
    assert printed(monkeypatch, [], host="0.0.0.0") == [tls]
    assert printed(monkeypatch, ["192.168.1.20"]) == []
    assert printed(monkeypatch, ["192.168.1.20"], host="localhost") == []


def test_a_host_behind_a_proxy_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    [missing] = printed(monkeypatch, ["192.168.1.20"], host="0.0.0.0", behind_proxy=True)
    assert "ROSTRA_ORIGINS" in missing
    assert printed(monkeypatch, [], behind_proxy=True, origins=("https://play.example.org",)) == []


def test_addresses_are_such_as_others_can_use() -> None:
    found = hosts.own_addresses(with_ipv6=True)
    assert len(set(found)) == len(found)
    assert not any(hosts.is_loopback(address) for address in found)
    assert all(hosts.is_address(address) for address in found)
