"""Bots of other packages at a server: offered like any level, and whatever one does, the match goes on."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rostra import bots
from rostra.bots.plugins import Plugins
from tests.plugged import BOT, Site, installed
from tests.server.client import PATIENCE, Player, Server
from tests.server.test_bots import against_a_bot, calm, decided, play_calmly

CASSIUS = Path(__file__).parents[2] / "examples" / "cassius" / "cassius.py"
FAILS = BOT.replace("bots.Choice(world.actions()[0], ())", "1 / 0")
HANGS = "import time\n" + BOT.replace("return bots.Choice(world.actions()[0], ())", "time.sleep(60)")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with installed(tmp_path / "site") as found:
        found.add("brute", {"brutus": "brute:Bot"})
        yield found


def play_until(server: Server, player: Player, decisions: int) -> None:
    """The bot has decided so often; everybody takes their first action, so that nothing is hidden and nobody waits."""
    until, rng = time.monotonic() + PATIENCE, random.Random(1)
    while decided(server, player.match["id"]) < decisions:
        assert time.monotonic() < until
        play_calmly(player, calm(server), rng, 1)


def test_it_is_offered_and_plays(folder: Path, site: Site, quick: random.Random) -> None:
    site.add("casca", {"casca": "casca:Bot"}, "import nowhere")  # stops nobody
    with Server(folder, think_seconds=0.05) as server:
        caesar, nero = server.get("/api/games")
        assert caesar["bots"] == [*bots.LEVELS, "brutus"]
        assert nero["bots"] == [*bots.LEVELS]
        with against_a_bot(server, "brutus", leavers="brutus") as player:
            assert player.match["seats"][1]["bot"] == "brutus"
            play_until(server, player, 3)
            match = server.room(player.match["id"]).match
            state = match.game.new()
            for move in match.moves[:40]:  # it did what this bot does
                assert move.by != 1 or move.action == state.actions()[0]
                state.apply(move.action)
            while not player.actions:
                player.next()
            assert player.do("hint")["bot"] == bots.LEVELS[-1]
        server.post(
            "/api/matches", {"game": "caesar", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "casca"}]}, 422
        )


def test_the_example_plays_a_rematch_and_from_any_moment(folder: Path, site: Site, quick: random.Random) -> None:
    site.add("rostra_cassius", {"cassius": "cassius:Cassius"}, CASSIUS.read_text("utf-8"), module="cassius")
    with Server(folder, think_seconds=0.05) as server, against_a_bot(server, "cassius") as player:
        play_until(server, player, 2)
        player.do("resign")
        player.do("rematch")
        while player.match["next_match"] is None:
            player.next()
        again = server.get(f"/api/matches/{player.match['next_match']}")
        assert [seat["bot"] for seat in again["seats"]] == ["cassius", ""]
        made = server.post(f"/api/matches/{player.match['id']}/branch", {"ply": 0, "seat": 1, "bot": "cassius"}, 201)
        assert server.get(f"/api/matches/{made['id']}")["seats"][0]["bot"] == "cassius"


def test_miles_decides_for_one_that_raises(
    folder: Path, site: Site, monkeypatch: pytest.MonkeyPatch, quick: random.Random, log: list[dict[str, Any]]
) -> None:
    site.add("casca", {"casca": "casca:Bot"}, FAILS)
    asked: list[str] = []
    with Server(folder, think_seconds=0.05) as server:
        choose = server.rooms.bot_pool.choose

        async def listening(game: str, options: Any, actions: Any, bot: str, seconds: float, **more: Any) -> Any:
            asked.append(bot)
            return await choose(game, options, actions, bot, seconds, **more)

        monkeypatch.setattr(server.rooms.bot_pool, "choose", listening)
        with against_a_bot(server, "casca") as player:
            play_until(server, player, 3)
            assert not server.room(player.match["id"]).benched
    assert asked[:4] == ["casca", "miles"] * 2
    assert {entry["event"] for entry in log} == {"bot replaced by miles"}
    assert {entry["why"] for entry in log} == {
        "bot 'casca' raised ZeroDivisionError: division by zero (casca.py, line 10)"
    }
    log.clear()


def test_one_that_never_answers_is_waited_for_once(
    folder: Path, site: Site, monkeypatch: pytest.MonkeyPatch, quick: random.Random, log: list[dict[str, Any]]
) -> None:
    site.add("casca", {"casca": "casca:Bot"}, HANGS)
    monkeypatch.setattr("rostra.server.bot_pool.GRACE", 1.5)
    with Server(folder, think_seconds=0.05) as server, against_a_bot(server, "casca") as player:
        monkeypatch.setattr("rostra.server.bot_pool.TRIES", 1)
        play_until(server, player, 1)
        monkeypatch.setattr("rostra.server.bot_pool.GRACE", 10.0)
        assert server.room(player.match["id"]).benched == {"casca"}
        log.clear()
        play_until(server, player, 4)
    assert log == []


def test_one_that_is_not_installed_any_more(
    folder: Path, site: Site, monkeypatch: pytest.MonkeyPatch, quick: random.Random, log: list[dict[str, Any]]
) -> None:
    with Server(folder, think_seconds=0.05) as server, against_a_bot(server, "brutus") as player:
        monkeypatch.setattr(bots, "_PLUGINS", Plugins(lambda: ("caesar",), ()))
        monkeypatch.setattr(bots._PLUGINS, "_declared", {})
        play_until(server, player, 2)
    assert log[0]["why"] == "bot 'brutus' is not installed any more"
    log.clear()
