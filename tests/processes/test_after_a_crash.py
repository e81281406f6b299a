"""What a server finds in its store when it is started: it goes on by itself, and one bad match stops nothing."""

import asyncio
import random
import time
from pathlib import Path

from sqlalchemy import text

from rostra.store import Store
from rostra.store.store import SeatKey
from rostra.tables import Entry, Match, Settings
from rostra.tables.commands import Play, Rematch, Resign
from rostra.tables.settings import Live, SeatPlan, checked
from tests.processes.conftest import Starting
from tests.processes.crowd import ask, faults_in, lengths_in
from tests.processes.servers import wait_for

PERSONS = (SeatPlan("person", "Livia"), SeatPlan("person", "Titus"))
AGAINST_A_BOT = (SeatPlan("person", "Livia"), SeatPlan("bot", "", "random"))


class Table:
    """A match played so far at random, some time ago."""

    def __init__(self, seats: tuple[SeatPlan, ...], ago: float, clock: Live | None = None) -> None:
        self.now = int((time.time() - ago) * 1000)
        self.rng = random.Random(1)
        settings, game = checked(Settings("caesar", seats=seats, clock=clock, pause=1))
        self.match = Match(settings, (), game)
        self.log = self.match.begin(self.now, self.rng)

    def play(self, words: str = "") -> None:
        """Any decision; if there is one that begins so, that."""
        match, state = self.match, self.match.state
        lines = [state.text(action) for action in state.actions()]
        chosen = [line for line in lines if words and line.startswith(words)] or lines
        seat = state.actor
        line = self.rng.choice(chosen)
        command = Play(key=f"k{len(self.log)}", ply=match.story.base[seat], line=line)
        self.log += match.do(seat, command, self.now, self.rng)

    async def keep(self, store: Store, due: int | None) -> str:
        match = self.match
        hashes = [SeatKey(seat, bytes([seat]) * 32) for seat in range(2)]
        kept = await store.create(match.settings, match.game.rules_version, self.log, hashes, match.phase, due)
        return kept.id


def waiting_for_a_bot() -> Table:
    table = Table(AGAINST_A_BOT, 30)
    while not table.match.bots_to_move():
        table.play()
    return table


def in_a_pause() -> Table:
    """Somebody has played what the other might answer, and the pause is long over."""
    table = Table(PERSONS, 3600)
    while not table.match.pause:
        table.play(random.Random(len(table.log)).choice(["assassinate", "spy", "castle", "scout", "wrath", "down"]))
        assert table.match.phase == "playing"
    return table


def rematch_agreed() -> Table:
    table = Table(PERSONS, 30)
    table.play()
    for seat, command in ((0, Resign(key="a")), (0, Rematch(key="b")), (1, Rematch(key="c"))):
        table.log += table.match.do(seat, command, table.now, table.rng)
    assert table.match.wants_rematch
    return table


def out_of_time() -> Table:
    return Table(PERSONS, 3600, Live(minutes=5))


def test_everything_goes_on_by_itself(start: Starting, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/rostra.sqlite"
    now = int(time.time() * 1000)

    async def before() -> dict[str, str]:
        store = Store(url)
        spoilt, old = waiting_for_a_bot(), waiting_for_a_bot()
        spoilt.log[5] = spoilt.log[5]._replace(line="down 9 popes")
        found = {
            "spoilt": await spoilt.keep(store, 1),
            "old": await old.keep(store, 2),
            "bot": await waiting_for_a_bot().keep(store, 3),
            "bot, due soon": await waiting_for_a_bot().keep(store, now + 9000),
            "pause": await in_a_pause().keep(store, 4),
            "rematch": await rematch_agreed().keep(store, 5),
            "clock": await out_of_time().keep(store, now - 3_300_000),
        }
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE matches SET rules_version = 77 WHERE id = :id"), {"id": found["old"]})
        store.close()
        return found

    match = asyncio.run(before())
    lengths = {id: length for id, (_, length) in lengths_in(url).items()}
    [server] = start(1, url)

    def went_on() -> bool:
        there = lengths_in(url)
        good = [match[name] for name in match if name not in ("spoilt", "old")]
        return all(there[id][1] > lengths[id] for id in good) and len(there) == len(match) + 1

    wait_for(went_on, seconds=8)
    entries = {
        name: [Entry(*row) for row in ask(url, f"SELECT ply, at, seat, line, key FROM log, matches "
               f"WHERE match = number AND id = '{id}' ORDER BY ply")] for name, id in match.items()
    }  # fmt: skip
    assert any(entry.line == "/timeout" for entry in entries["clock"])
    assert any(entry.line.startswith("/again ") for entry in entries["rematch"])
    # What cannot be opened is tried again some time, and nobody has touched it.
    dues = dict(ask(url, "SELECT id, due FROM matches WHERE due IS NOT NULL"))
    for name in ("spoilt", "old"):
        assert len(entries[name]) == lengths[match[name]]
        assert dues[match[name]] > now + 3_000_000
    assert server.stop() == 0
    wrong = faults_in(url, [])
    assert len(wrong) == 2
    assert any("ply 5" in why for why in wrong)
    assert any("rules version 77" in why for why in wrong)


def test_the_id_of_a_rematch_is_taken_already(start: Starting, tmp_path: Path) -> None:
    """The server died after it had made the rematch, and before it could say so: it is that one."""
    url = f"sqlite:///{tmp_path}/rostra.sqlite"

    async def before() -> str:
        store = Store(url)
        id = await rematch_agreed().keep(store, 1)
        store.close()
        return id

    id = asyncio.run(before())
    [server] = start(1, url)
    wait_for(lambda: any(row[0].startswith("/again") for row in ask(url, "SELECT line FROM log")), seconds=8)
    server.kill()
    [made] = [other for other in lengths_in(url) if other != id]
    engine_says = ask(url, f"SELECT number FROM matches WHERE id = '{id}'")[0][0]

    async def forget() -> None:
        store = Store(url)
        with store.engine.begin() as connection:
            connection.execute(text("DELETE FROM log WHERE line LIKE '/again%'"))
            connection.execute(text("UPDATE matches SET due = 1 WHERE number = :number"), {"number": engine_says})
        store.close()

    asyncio.run(forget())
    server.start()
    wait_for(lambda: any(row[0] == f"/again {made}" for row in ask(url, "SELECT line FROM log")), seconds=8)
    assert len(lengths_in(url)) == 2
