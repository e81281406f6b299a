"""``python -m bench.branches_attack``: does one address that makes the bots think keep everybody else's bots from it?

A server of its own, as ``rostra serve`` starts it, with one bot process. From one loopback address (or --addresses)
somebody imports a record and plays on from its moments as often as the server lets them (--branches, 40), each time
against the strongest bots. From another address somebody plays against ``centurio``, before the attack and during it.
Measured is how long they wait from handing over the turn until they are asked again; the pauses of the game are part
of it.
"""

import argparse
import json
import random
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.processes.servers import Server

ATTACKER = "127.0.0.{}"
PLAYER = "127.0.0.2"
RECORD = Path(__file__).parents[1] / "tests/nero/golden/random-3-short-any-victory.txt"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.branches_attack", description=__doc__)
    parser.add_argument("--branches", type=int, default=40, help="how many the attacker tries to make (40)")
    parser.add_argument("--addresses", type=int, default=1, help="from how many addresses in turn (1)")
    parser.add_argument("--waits", type=int, default=30, help="how many waits are measured, before and during (30)")
    parser.add_argument("--seconds", type=float, default=120.0, help="the most a measurement takes (120)")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    options = arguments()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(folder, f"sqlite:///{folder}/bench.sqlite", ROSTRA_RATE="on") as server:
            server.wait_until_ready()
            calm = waits(server, options.waits, options.seconds, options.seed)
            made, refused = attack(server, options.branches, options.addresses)
            during = waits(server, options.waits, options.seconds, options.seed)
    show(calm, during, made, refused)


def attack(server: Server, wanted: int, addresses: int = 1) -> tuple[int, str]:
    """Branches of one record; how many the server made, and why not more."""
    made, refused = 0, ""
    for number in range(addresses):
        more, refused = _attack_from(server, ATTACKER.format(3 + number), wanted // addresses)
        made += more
    return made, refused


def _attack_from(server: Server, address: str, wanted: int) -> tuple[int, str]:
    made = 0
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.http, transport=transport, timeout=60) as client:
        record = client.post("/api/records", content=RECORD.read_bytes()).raise_for_status().json()["id"]
        events = client.get(f"/api/matches/{record}/replay", params={"seat": "all"}).raise_for_status().json()["events"]
        bots_turn = [ply for ply, event in enumerate(events) if event["event"] == "did" and event["seat"] == 0][60:]
        for number in range(wanted):
            moment = {"ply": bots_turn[7 * number % len(bots_turn)], "seat": 2, "bot": "imperator"}
            answer = client.post(f"/api/matches/{record}/branch", json=moment)
            if answer.status_code == 429 and answer.json()["reason"]["message"] == "table-too-fast":
                time.sleep(0.6)
                continue
            if answer.status_code != 201:
                return made, str(answer.json()["reason"]["text"])
            made += 1
    return made, ""


def waits(server: Server, most: int, seconds: float, seed: int = 1) -> list[float]:
    """A player's waits for ``centurio``, the last one cut off when the time is over."""
    rng = random.Random(seed)
    until = time.monotonic() + seconds
    found: list[float] = []
    transport = httpx.HTTPTransport(local_address=PLAYER)
    with httpx.Client(base_url=server.http, transport=transport, timeout=60) as client:
        lines = next(game["lines"] for game in client.get("/api/games").json() if game["name"] == "caesar")
        while len(found) < most and time.monotonic() < until:
            seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "centurio"}]
            match = {"game": "caesar", "seats": seats, "pause": 1}
            made = client.post("/api/matches", json=match).raise_for_status().json()
            found += _play(server, made, lines, rng, until, most - len(found))
    return found


def _play(
    server: Server, made: dict[str, Any], lines: list[str], rng: random.Random, until: float, most: int
) -> list[float]:
    found: list[float] = []
    address = f"{server.socket}/api/matches/{made['id']}/socket"
    with connect(address, source_address=(PLAYER, 0), proxy=None, max_size=None) as socket, suppress(ConnectionClosed):

        def hear() -> dict[str, Any] | None:
            try:
                told: dict[str, Any] = json.loads(socket.recv(timeout=max(0.0, until - time.monotonic())))
            except TimeoutError:
                return None
            return told

        socket.send(json.dumps({"do": "hello", "secret": made["seats"][0]["secret"]}))
        view: dict[str, Any] = {"actions": []}
        ply = number = 0
        since: float | None = None  # it is the bot's turn since then
        while len(found) < most:
            told = hear()
            if told is None:  # a wait that was cut off
                return found if since is None else [*found, time.monotonic() - since]
            if told.get("match", {}).get("phase") == "over":
                return found
            if told.get("view"):
                view, ply = told["view"], told["ply"]
            if told["tell"] not in ("welcome", "now", "refused"):
                continue
            if not view["actions"]:
                since = since or time.monotonic()
                continue
            if since is not None:
                found.append(time.monotonic() - since)
                since = None
            number += 1
            line = lines[rng.choice(view["actions"])]
            socket.send(json.dumps({"do": "play", "key": str(number), "line": line, "ply": ply}))
            time.sleep(0.05)  # as often as the server allows
    return found


def show(calm: list[float], during: list[float], made: int, refused: str) -> None:
    table = Table(title=f"Waiting for centurio, beside {made} branches of others")
    for column in ("", "waits", "median s", "nine of ten s", "longest s"):
        table.add_column(column, justify="left" if not column else "right")
    for name, found in (("without them", calm), ("during the attack", during)):
        ninth = sorted(found)[int(0.9 * (len(found) - 1))]
        figures = (statistics.median(found), ninth, max(found))
        table.add_row(name, str(len(found)), *[f"{figure:.2f}" for figure in figures])
    console = Console()
    console.print(table)
    if refused:
        console.print(f"More branches were refused: {refused}")


if __name__ == "__main__":
    main()
