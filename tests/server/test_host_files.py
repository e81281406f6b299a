"""A host's own maps and decks: offered by name, kept by the match, and never anything but a file of that folder."""

import os
import random
from collections.abc import Iterator, MutableMapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra import record
from rostra.record import Record
from rostra.store import backup
from rostra.tables.settings import checked, for_rematch
from tests.nero.data import DECK, MAP, changed
from tests.nero.test_differing_cards import varied
from tests.server.client import Json, Server
from tests.server.playing import play_on

ALPS = "# The Alps can be crossed\n" + changed(MAP, ("borders = [", 'borders = [\n    ["raetia", "italia-nord"],'))
ELSEWHERE = MAP.replace("aquitania", "atlantis")
ITS_DECK = DECK.replace("aquitania", "atlantis")


def put(folder: Path, what: str, name: str, text: str, title: str = "nero") -> Path:
    path = folder / title / what / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """The host's folder."""
    found = tmp_path / "files"
    put(found, "map", "alps", ALPS)
    return found


@pytest.fixture
def own(tmp_path: Path, files: Path) -> Iterator[Server]:
    with Server(tmp_path, files=str(files)) as server:
        yield server


def offered(server: Server, what: str = "map") -> dict[str, Json]:
    nero = next(game for game in server.get("/api/games") if game["name"] == "nero")
    return {file["name"]: file for file in nero["files"].get(what, [])}


def made(server: Server, **options: str) -> tuple[str, list[str]]:
    return server.make("nero", "Anna", "Ben", "Cleo", options={"players": 3, **options})


def refused(server: Server, status: int = 422, **options: Any) -> Json:
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    body = {"game": "nero", "seats": seats, "options": options}
    reason: Json = server.post("/api/matches", body, status)["reason"]
    return reason


def test_files_are_offered_by_name_with_what_they_say_of_themselves(own: Server) -> None:
    alps = offered(own)["alps"]
    assert (alps["about"], alps["problem"], alps["fits"]) == ("The Alps can be crossed", "", {"deck": [""]})
    assert len(alps["digest"]) == 64
    caesar = next(game for game in own.get("/api/games") if game["name"] == "caesar")
    assert caesar["files"] == {}


def test_a_bad_file_is_left_out_with_line_key_and_reason(
    tmp_path: Path, files: Path, log: list[MutableMapping[str, Any]]
) -> None:
    put(files, "map", "bad", changed(MAP, ('leader = "otho"', 'leader = "galba"')))
    with Server(tmp_path, files=str(files)) as server:
        told = [entry for entry in log if entry["event"] == "this file is left out"]
        assert [Path(entry["file"]).name for entry in told] == ["bad.toml"]
        why = "danube.leader: galba already leads west; there is still otho, vespasian"
        assert told[0]["why"].startswith("bad, line ")
        assert told[0]["why"].endswith(why)
        assert offered(server)["bad"]["problem"] == told[0]["why"]
        reason = refused(server, map="bad")
        assert reason["message"] == "table-bad-file"
        assert why in reason["text"]
        assert offered(server)["alps"]["problem"] == ""


def test_the_folder_is_looked_at_again(own: Server, files: Path) -> None:
    reason = refused(own, map="rhine")
    assert (reason["message"], reason["details"]) == (
        "table-no-such-file",
        {"option": "map", "file": "rhine", "there": "alps"},
    )
    rhine = put(files, "map", "rhine", "nothing")
    assert "line 1" in offered(own)["rhine"]["problem"]
    rhine.write_text(MAP, encoding="utf-8")
    assert offered(own)["rhine"]["problem"] == ""
    made(own, map="rhine")
    rhine.unlink()
    assert list(offered(own)) == ["alps"]


def test_a_map_may_need_its_own_deck(own: Server, files: Path) -> None:
    put(files, "map", "elsewhere", ELSEWHERE)
    assert "revolt-aquitania" in offered(own)["elsewhere"]["problem"]
    put(files, "deck", "its-own", ITS_DECK)
    assert offered(own)["elsewhere"]["fits"] == {"deck": ["its-own"]}
    assert offered(own, "deck")["its-own"]["fits"] == {"map": ["elsewhere"]}
    assert offered(own)["alps"]["fits"] == {"deck": [""]}
    assert refused(own, map="elsewhere")["message"] == "table-bad-option"
    match, _ = made(own, map="elsewhere", deck="its-own")
    told = own.get(f"/api/matches/{match}/game")
    assert "event revolt-atlantis" in told["lines"]
    assert "atlantis" in told["board"]["provinces"]


@pytest.mark.parametrize(
    "name",
    [
        "../../etc/passwd",
        "/etc/passwd",
        "alps.toml",
        "./alps",
        "a/../alps",
        "Alps",
        "alps\x00",
        "x" * 41,
        "älps",
        7,
        True,
    ],
)
def test_nothing_but_a_name_comes_over_the_net(own: Server, name: object) -> None:
    assert refused(own, map=name)["message"] in ("table-no-files", "table-bad-request")


def test_only_ordinary_files_of_the_folder_are_read(own: Server, files: Path, tmp_path: Path) -> None:
    there = files / "nero" / "map"
    secret = tmp_path / "secret.toml"
    secret.write_text(MAP, encoding="utf-8")
    (there / "link.toml").symlink_to(secret)
    (there / "loop.toml").symlink_to(there / "loop.toml")
    (there / "folder.toml").mkdir()
    (there / "huge.toml").write_bytes(b"#" * 300_001)
    (there / "latin.toml").write_bytes(b"# \xff")
    (there / "Odd Name.toml").write_text(MAP)
    os.mkfifo(there / "pipe.toml")
    found = offered(own)
    assert {name for name, file in found.items() if not file["problem"]} == {"alps"}
    assert set(found) == {"alps", "link", "loop", "folder", "huge", "latin", "Odd Name", "pipe"}
    for name in ("link", "loop", "folder", "huge", "latin", "pipe"):
        assert refused(own, map=name)["message"] == "table-bad-file"
    (files / "nero" / "deck").symlink_to(there)
    assert offered(own, "deck") == {}


def test_a_match_keeps_its_files(own: Server, files: Path, tmp_path: Path) -> None:
    """It goes on when the host has changed or deleted them, and after a restart."""
    match, (anna, *_) = made(own, map="alps")
    info = own.get(f"/api/matches/{match}")
    assert info["options"]["map"] == "alps"
    assert info["files"] == {
        "map": {"name": "alps", "digest": offered(own)["alps"]["digest"], "about": "The Alps can be crossed"}
    }
    own.close()
    put(files, "map", "alps", "broken")
    with Server(tmp_path, files=str(tmp_path / "elsewhere")) as other:
        assert other.get(f"/api/matches/{match}")["files"] == info["files"]
        board = other.get(f"/api/matches/{match}/game")["board"]
        assert "italia-nord" in board["provinces"]["raetia"]["borders"]
        with other.connect(match, anna) as player:
            player.play(other.get(f"/api/matches/{match}/game")["lines"][player.actions[0]])
        assert backup.check(other.rooms.store.engine)[2] == []


def a_record(path: Path) -> Record:
    """A random game with a file that only this machine has."""
    game = rostra.load("nero", players=3, map=str(path))
    decided: list[int] = []
    rostra.playout(game.new(), random.Random(3), decided)
    state, lines = game.new(), []
    for action in decided:
        lines.append(state.text(action))
        state.apply(action)
    return Record.of(game, ["Anna", "Ben", "Cleo"], lines)


def test_a_record_brings_its_files(server: Server, tmp_path: Path, quick: random.Random) -> None:
    """It is read by a server that has no such file; so is what is made from it: another record, a branch, a review."""
    path = put(tmp_path, "map", "alps", ALPS)
    wanted = a_record(path)
    path.unlink()
    id = server.http.post("/api/records", content=wanted.text().encode()).json()["id"]
    told = server.get(f"/api/matches/{id}")["files"]["map"]
    assert (told["name"], told["digest"]) == (str(path), sha256(ALPS.encode()).hexdigest())
    given_out = server.http.get(f"/api/matches/{id}/record").text
    assert record.read(given_out).options == wanted.options
    assert record.read(given_out).lines == wanted.lines
    branched = server.post(f"/api/matches/{id}/branch", {"ply": 400, "bot": "random"}, 201)["id"]
    assert server.get(f"/api/matches/{branched}")["files"]["map"] == told
    match = server.room(id).match
    actions = [move.action for move in match.moves][:30]
    part = server.run(server.rooms.bot_pool.review("nero", match.settings.options, actions, "seed", 0))
    assert part.weighed


def test_a_record_with_a_wrong_or_missing_file_is_refused(server: Server, tmp_path: Path) -> None:
    text = a_record(put(tmp_path, "map", "alps", ALPS)).text()
    for wrong, message in (
        (text.replace("file map: ", "file map: 0"), "bad-digest"),
        (text.replace("The Alps", "Some Alps"), "bad-digest"),
        (text.replace('"# The', "# The"), "bad-brought"),
        (text.replace("file map: ", "file deck: "), "table-no-files"),
        (text.replace("file map: ", "# file map: "), "table-no-files"),
    ):
        answer = server.http.post("/api/records", content=wrong.encode())
        assert answer.status_code == 422
        assert answer.json()["reason"]["message"] == message, answer.text


def test_bots_and_hints_know_the_files(own: Server) -> None:
    """The lines of this deck are not those of ours."""
    match, _ = made(own, map="alps")
    options = own.room(match).match.settings.options
    line, thoughts = own.run(own.rooms.bot_pool.choose("nero", options, [], "miles", 0.05, for_hint=True))
    assert line in own.get(f"/api/matches/{match}/game")["lines"]
    assert thoughts


def test_a_rematch_has_the_same_files(own: Server, files: Path) -> None:
    match, _ = made(own, map="alps")
    settings = own.room(match).match.settings
    put(files, "map", "alps", MAP)
    assert checked(for_rematch(settings))[1].options["map"].text == ALPS


def test_a_deck_whose_cards_differ(own: Server, files: Path, quick: random.Random) -> None:
    """Its cards are called by event and points, at the table, on the page and in the record."""
    put(files, "deck", "differs", varied())
    match, secrets = made(own, deck="differs")
    told = own.get(f"/api/matches/{match}/game")
    assert "counter bribery/3-2" in told["lines"]
    assert told["board"]["cards"]["galley/5-1"] == {"bp": 5, "gp": 1}
    own.hurry(match)
    players = [own.connect(match, secret) for secret in secrets]
    assert play_on(players, told["lines"], quick, 150) >= 150
    for player in players:
        player.close()
    assert backup.check(own.rooms.store.engine)[2] == []
