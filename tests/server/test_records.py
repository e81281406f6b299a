"""Records: given out after the end, read again when they are imported."""

import random
from pathlib import Path

import pytest

import rostra
from rostra.record import Record, read
from tests.server.client import Server, check_reason
from tests.server.playing import resign


def a_record(game: str = "caesar", decisions: int | None = None) -> Record:
    loaded = rostra.load(game)
    state = loaded.new()
    rng = random.Random(7)
    lines: list[str] = []
    while state.actor != rostra.OVER and (decisions is None or len(lines) < decisions):
        legal = state.actions()
        action = legal[rng.randrange(len(legal))]
        lines.append(state.text(action))
        state.apply(action)
    return Record.of(loaded, ["Anna", "Ben", "Cleo", "Dido"][: len(loaded.seats)], lines)


def test_a_record_is_given_out_after_the_end(server: Server) -> None:
    match, (anna, _) = server.make()
    path = f"/api/matches/{match}/record"
    assert server.get(path, 409)["reason"]["message"] == "table-not-over-yet"
    with server.connect(match, anna) as player:
        player.play(server.lines("caesar")[player.actions[0]])
    resign(server, match, anna)
    answer = server.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="caesar-{match}.txt"'
    found = read(answer.text)
    assert found.lines == server.room(match).match.lines()
    assert found.seats == {"cleopatra": "Anna", "caesar": "Ben"}


def test_a_match_that_never_began_has_none(server: Server) -> None:
    made = server.post("/api/matches", {"game": "caesar", "seats": [{"kind": "person"}, {}]}, 201)
    server.post(f"/api/matches/{made['id']}/commands", {"do": "leave", "key": "k"}, secret=made["seats"][0]["secret"])
    assert server.get(f"/api/matches/{made['id']}")["result"]["reason"] == "cancelled"
    assert server.get(f"/api/matches/{made['id']}/record", 409)


@pytest.mark.parametrize("game", ["caesar", "nero"])
def test_an_imported_game_can_be_looked_at_and_given_out_again(server: Server, game: str) -> None:
    wanted = a_record(game)
    answer = server.http.post("/api/records", content=wanted.text().encode())
    assert answer.status_code == 201
    match = answer.json()["id"]
    info = server.get(f"/api/matches/{match}")
    assert info["phase"] == "over"
    assert [seat["name"] for seat in info["seats"]] == list(wanted.seats.values())
    found = read(server.http.get(f"/api/matches/{match}/record").text)
    assert (found.lines, found.result, found.options) == (wanted.lines, wanted.result, wanted.options)
    frame = server.get(f"/api/matches/{match}/replay", seat="all", ply=40)
    assert 0 < frame["ply"] <= 40
    assert len(frame["views"]) == len(wanted.seats)
    with server.connect(match) as guest:
        assert guest.match["phase"] == "over"


def test_an_unfinished_game_can_be_imported(server: Server) -> None:
    wanted = a_record(decisions=50)
    match = server.http.post("/api/records", content=wanted.text().encode()).json()["id"]
    assert server.get(f"/api/matches/{match}")["result"]["reason"] == "unfinished"
    assert read(server.http.get(f"/api/matches/{match}/record").text).lines == wanted.lines
    assert server.get(f"/api/matches/{match}/replay", seat="1")["view"]["seat"] == "caesar"


def refusal(server: Server, text: str | bytes, status: int = 422) -> dict[str, object]:
    answer = server.http.post("/api/records", content=text)
    assert answer.status_code == status, answer.text
    reason: dict[str, object] = answer.json()["reason"]
    check_reason(reason)
    return reason


def test_what_is_wrong_with_a_record_and_where(server: Server) -> None:
    lines = a_record().text().split("\n")
    begin = lines.index("") + 1
    for number, instead in (
        (1, "Chess record 1"),
        (2, "game: chess"),
        (3, "rules: 99"),
        (4, "option edition: gold"),
        (begin + 1, "down 9 senators"),
        (begin + 5, "veto"),
    ):
        wrong = [*lines]
        wrong[number - 1] = instead
        reason = refusal(server, "\n".join(wrong))
        assert reason["rule"] == f"line {number}", reason
        assert f"line {number}" in str(reason["text"])
    assert str(reason["text"]).startswith("Not possible: that is not asked now.")  # in the words of its game


def test_what_is_no_record_at_all(server: Server) -> None:
    assert refusal(server, b"\xff\xfe\x00")["message"] == "table-not-text"
    assert refusal(server, b"")["rule"] == "line 1"
    assert refusal(server, "x" * 900_000)["rule"] == "line 1"
    assert refusal(server, b"x" * 1_000_001, 413)["message"] == "table-too-large"


def test_a_record_that_begins_in_the_middle(server: Server) -> None:
    game = rostra.load("caesar")
    position = {"players": {"cleopatra": {"hand": ["3", "wrath"]}, "caesar": {"hand": ["2"]}}}
    text = Record.of(game, ["Anna", "Ben"], [], position=position).text()
    assert refusal(server, text)["message"] == "table-record-with-position"


@pytest.mark.parametrize("option", ["map", "deck"])
def test_nobody_names_a_file_of_the_hosts(server: Server, folder: Path, option: str) -> None:
    """Not even whether it exists is told: no file is opened for somebody else."""
    there = folder / "secret.toml"
    there.write_text("password = 'x'\n")
    lines = a_record("nero", 20).text().split("\n")
    for path in (str(there), str(folder / "missing"), "/dev/zero", "/etc/passwd"):
        for key in (f"option {option}: {path}", f"  option {option} : {path}"):
            assert refusal(server, "\n".join([*lines[:3], key, *lines[3:]]))["message"] == "table-no-files"
            assert refusal(server, "\n".join([lines[0], key, *lines[1:]]))["message"] == "table-no-files"
