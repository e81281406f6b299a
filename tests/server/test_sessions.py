"""Seat secrets: in a cookie that no script reads and no other site uses, or in a header."""

from base64 import urlsafe_b64decode
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx

from rostra.server.keys import next_id
from tests.server.client import Player, Server, bearer
from tests.server.playing import resign


def the_cookie(answer: httpx.Response) -> "Morsel[str]":
    jar = SimpleCookie(answer.headers["set-cookie"])
    assert len(jar) == 1
    return next(iter(jar.values()))


def session(server: Server, match: str, body: object, **headers: str) -> httpx.Response:
    server.http.cookies.clear()
    return server.http.post(f"/api/matches/{match}/session", json=body, headers=headers)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    match, (anna, _) = server.make()
    answer = session(server, match, {"secret": anna})
    assert answer.status_code == 204
    assert answer.content == b""
    cookie = the_cookie(answer)
    assert cookie.value == anna
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() == "strict"
    assert cookie["path"] == f"/api/matches/{match}"  # a browser sends it with requests for this match alone
    assert int(cookie["max-age"]) > 30 * 24 * 3600
    assert not cookie["domain"]
    assert not cookie["secure"]  # plain http here


def test_behind_https_the_cookie_is_secure(folder: Path) -> None:
    with Server(folder, behind_proxy=True) as server:
        match, (anna, ben) = server.make()
        cookie = the_cookie(session(server, match, {"secret": anna}, **{"x-forwarded-proto": "https"}))
        assert cookie["secure"] is True
        assert cookie.key == f"__Secure-rostra-{match}"  # browsers take it over TLS only
        plain = the_cookie(session(server, match, {"secret": ben}))
        assert not plain["secure"]
        assert plain.key == f"rostra-{match}"
        for both in ((cookie, plain), (plain, cookie)):
            sent = "; ".join(f"{one.key}={one.value}" for one in both)
            assert server.http.get(f"/api/matches/{match}/replay", headers={"cookie": sent}).json()["seat"] == 0
        with Player(server, match, origin=server.address, cookie=f"{cookie.key}={anna}") as player:
            assert player.hello()["seat"] == 0
        made = server.http.post("/api/matches", json={"game": "caesar"}, headers={"x-forwarded-proto": "https"})
        assert the_cookie(made)["secure"] is True


def test_whoever_makes_or_joins_a_match_has_the_cookie_at_once(server: Server) -> None:
    settings = {"game": "caesar", "seats": [{"kind": "person", "name": "Anna"}, {}]}
    made = server.http.post("/api/matches", json=settings)
    assert the_cookie(made).value == made.json()["seats"][0]["secret"]
    joined = server.http.post(f"/api/matches/{made.json()['id']}/join", json={"name": "Ben"})
    assert the_cookie(joined).value == joined.json()["secret"]


def test_secrets_that_open_nothing(server: Server) -> None:
    match, (anna, _) = server.make()
    other, _ = server.make()
    for secret in ("x", anna[:-1], anna + "x", "\u00e9" * 30):
        assert (
            server.post(f"/api/matches/{match}/session", {"secret": secret}, 403)["reason"]["message"]
            == "table-bad-secret"
        )
    assert (
        server.post(f"/api/matches/{other}/session", {"secret": anna}, 403)["reason"]["message"] == "table-bad-secret"
    )
    assert server.post(f"/api/matches/{match}/session", {}, 401)["reason"]["message"] == "table-no-secret"
    assert server.post(f"/api/matches/{match}/session", {"secret": ""}, 400)
    assert server.post(f"/api/matches/{match}/session", {"secret": "x" * 101}, 400)
    assert session(server, match, {}).headers["www-authenticate"] == "Bearer"


def test_the_cookie_opens_the_seat_over_http(server: Server) -> None:
    match, (_, ben) = server.make()
    cookie = {"cookie": f"rostra-{match}={ben}"}
    server.http.cookies.clear()
    answer = server.http.get(f"/api/matches/{match}/replay", headers=cookie)
    assert answer.json()["seat"] == 1
    body = {"do": "say", "key": "k", "text": "Hello"}
    answer = server.http.post(f"/api/matches/{match}/commands", json=body, headers=cookie)
    assert answer.json()["done"] is True


def test_odd_cookies_of_other_programs_spoil_nothing(server: Server) -> None:
    match, (_, ben) = server.make()
    for odd in ('theme={"a": [1, 2]}', 'x="', "=", "a=b=c", "bad,name=1", "\xe9=1"):
        headers = [(b"cookie", f"{odd}; rostra-{match}={ben}; last=1".encode("latin-1"))]
        assert server.http.get(f"/api/matches/{match}/replay", headers=headers).json()["seat"] == 1, odd


def test_a_cookie_of_a_seat_that_was_given_up_is_a_spectators(server: Server) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {}]
    match = server.post("/api/matches", {"game": "caesar", "seats": seats}, 201)["id"]
    ben = server.post(f"/api/matches/{match}/join", {"name": "Ben", "ready": False}, 201)["secret"]
    assert server.post(f"/api/matches/{match}/commands", {"do": "leave", "key": "k"}, secret=ben)["done"]
    answer = server.http.get(f"/api/matches/{match}/replay", headers={"cookie": f"rostra-{match}={ben}"})
    assert answer.json()["seat"] is None
    assert server.get(f"/api/matches/{match}/replay", 403, secret=ben)["reason"]["message"] == "table-bad-secret"


def test_a_rematch_is_opened_by_the_same_secrets(server: Server) -> None:
    """A browser has its cookie for the old match only: there it asks for that of the new one."""
    match, secrets = server.make()
    assert (
        server.post(f"/api/matches/{match}/session", {"rematch": True, "secret": secrets[0]}, 409)["reason"]["message"]
        == "table-no-rematch-yet"
    )
    resign(server, match, secrets[0])
    with server.connect(match, secrets[0]) as anna, server.connect(match, secrets[1]) as ben:
        anna.do("rematch")
        ben.command("rematch")
        while anna.match["next_match"] is None:
            anna.next()
        following = anna.match["next_match"]
    for number, secret in enumerate(secrets):
        answer = session(server, match, {"rematch": True}, cookie=f"rostra-{match}={secret}")
        assert answer.status_code == 204
        cookie = the_cookie(answer)
        assert (cookie.key, cookie.value) == (f"rostra-{following}", secret)
        assert cookie["path"] == f"/api/matches/{following}"
        player = Player(server, following, origin=server.address, cookie=f"{cookie.key}={cookie.value}")
        assert player.hello()["seat"] == 1 - number  # everybody moves one seat on
        player.close()
    assert session(server, match, {"rematch": True}).status_code == 401
    assert session(server, match, {"rematch": True}, **bearer("x")).status_code == 403


def test_very_many_matches_in_one_browser(server: Server) -> None:
    """Years of matches must not make a header so long that the socket is refused: each cookie is its own match's."""
    paths = {the_cookie(server.http.post("/api/matches", json={"game": "caesar"}))["path"] for _ in range(3)}
    assert len(paths) == 3


def test_nothing_that_opens_something_can_be_guessed(server: Server) -> None:
    """Not the secret of a seat, nor the id of a match, of which only those know who have its link."""
    made = [server.make() for _ in range(20)]
    ids = [match for match, _ in made] + [next_id(match) for match, _ in made]
    secrets = [secret for _, both in made for secret in both]
    assert len(set(ids)) == len(set(secrets)) == 40
    assert {len(urlsafe_b64decode(id + "==")) for id in ids} == {16}  # bytes
    assert {len(urlsafe_b64decode(secret)) for secret in secrets} == {24}
    assert all(server.get(f"/api/matches/{match}")["id"] == match for match, _ in made)
