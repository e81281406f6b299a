"""Whole games over sockets, by random choices of what the views allow; and what a client collects on the way."""

import itertools
import json
import random

import pytest

from rostra import record
from tests.server.client import Player, Server
from tests.server.playing import choose, hear, play_on, rest

NAMES = ("Anna", "Ben", "Cleo", "Dido")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("caesar", 2, {}),
        ("caesar", 2, {"edition": "italian", "action_decks": "shuffled", "orgies": "fading"}),
        ("nero", 3, {"length": "short"}),
        ("nero", 4, {}),
    ],
)
def test_a_whole_game(server: Server, quick: random.Random, game: str, seats: int, options: dict[str, str]) -> None:
    """Everybody ends with the same match; nobody was ever shown the hand of somebody else."""
    match, secrets = server.make(game, *NAMES[:seats], options=options, pause=1)
    server.hurry(match)
    players = [server.connect(match, secret) for secret in secrets]
    guest = server.connect(match)
    late = server.connect(match)
    late.close()
    assert play_on(players, server.lines(game), quick) > 50
    for player in (*players, guest):
        player.catch_up()
        assert player.match["phase"] == "over"
        assert player.match["result"] == players[0].match["result"]
        assert player.view is not None
        assert player.view["outcome"] is not None
        assert player.actions == []
        assert player.ply == len(player.events)
        assert player.events[-1]["event"] == "over"
        only_own_hands(player)
    text = server.http.get(f"/api/matches/{match}/record").text
    found = record.read(text)
    assert list(found.seats.values()) == list(NAMES[:seats])
    state = record.replay(found)
    outcome = state.outcome()
    assert outcome is not None
    assert list(outcome.points) == players[0].match["result"]["points"]
    assert list(outcome.winners) == players[0].match["result"]["winners"]
    assert guest.view == json.loads(json.dumps(state.view(None) | {"actions": [], "asked": None}))
    for player in (*players, guest):
        player.close()


def only_own_hands(player: Player) -> None:
    """Except by a spy: it shows the other hand while a card is chosen."""
    for told in player.heard:
        view = told.get("view")
        if view is not None and view["outcome"] is None and not view.get("action"):
            for name, one in view["players"].items():
                assert (one["hand"] is None) == (name != view["seat"])


def test_a_real_pause(server: Server) -> None:
    """With a pause of one second, nobody else sees anything of a played card's effect before it is over."""
    match, secrets = server.make(pause=1)
    rng = random.Random(5)
    lines = server.lines("caesar")
    players = [server.connect(match, secret) for secret in secrets]
    guest = server.connect(match)
    paused: list[dict[str, object]] = []
    for _ in range(400):
        play_on(players, lines, rng, 1)
        for player in (*players, guest):
            hear(player)
        paused = [told for told in guest.heard if "pause" in told]
        if paused:
            break
    else:
        pytest.fail("no card was played that can be answered")
    assert 0 < paused[0]["pause"] <= 2000  # type: ignore[operator]
    view = guest.view
    while "pause" in guest.heard[-1]:
        assert guest.view == view
        guest.next()
    for player in (*players, guest):
        player.close()


@pytest.mark.parametrize(("game", "seats"), [("caesar", 2), ("nero", 3)])
def test_coming_back_continues_exactly_where_it_was(
    server: Server, quick: random.Random, game: str, seats: int
) -> None:
    """Who loses the connection again and again has collected the same events as who never did."""
    match, secrets = server.make(game, *NAMES[:seats], pause=1)
    server.hurry(match)
    steady = [server.connect(match, secret) for secret in (*secrets, None)]
    collected: list[list[object]] = [[] for _ in steady]
    plies = [0] * len(steady)
    lines = server.lines(game)
    keys = (f"again{number}" for number in itertools.count())  # the steady connection of the same seat has its own
    for _ in range(60):
        for number, secret in enumerate((*secrets, None)):
            if quick.random() < 0.5:
                with server.connect(match, secret, after=plies[number]) as player:
                    for _ in range(quick.randrange(3)):
                        hear(player)
                        if player.actions and number < seats:
                            player.do("play", next(keys), line=choose(player, lines, quick), ply=player.ply)
                    collected[number] += player.events
                    plies[number] = player.ply
        play_on(steady[:-1], lines, quick, quick.randrange(4))
        if steady[0].match["phase"] == "over":
            break
    rest(server, match)
    for number, secret in enumerate((*secrets, None)):
        with server.connect(match, secret, after=plies[number]) as player:
            collected[number] += player.events
            steady[number].catch_up()
            assert collected[number] == steady[number].events
            assert player.view == steady[number].view
        with server.connect(match, secret, after=2**31 - 1) as player:
            assert player.events == steady[number].events  # more than there is: it begins anew
            assert player.ply == steady[number].ply
        steady[number].close()
