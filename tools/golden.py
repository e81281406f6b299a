"""Golden games: complete records in tests/caesar/golden, and a digest of everything anybody saw in each.

    python tools/golden.py            play the games that are missing, and write their digests
    python tools/golden.py --digests  write all digests anew, after a change of views or events that is meant

A record that is there is never written again: old games must go on to replay.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import rostra
from rostra import bots, record
from rostra.game import CHANCE, OVER, Event, pick
from rostra.record import Record

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "caesar" / "golden"
DIGESTS = FOLDER / "digests.json"
DATE = "1997-10-23"
BUDGET = bots.Budget(simulations=1)
TRIES = 3000

EDITIONS = ("kosmos", "italian")
DECKS = ("arranged", "shuffled")
ORGIES = ("standard", "fading", "fewer")
ENDINGS = ("patricians", "influence", "blocked", "stalled")


def plan() -> Iterator[tuple[str, dict[str, str], tuple[str, str], str | None]]:
    """All options with each other, all endings among them; then games of better players, however they end."""
    number = 0
    for edition in EDITIONS:
        for decks in DECKS:
            for orgies in ORGIES:
                ending = ENDINGS[number % 4]
                options = {"edition": edition, "action_decks": decks, "orgies": orgies}
                yield f"random-{edition}-{decks}-{orgies}-{ending}", options, ("random", "random"), ending
                number += 1
    for name, players in (("miles", ("miles", "miles")), ("mixed", ("miles", "random"))):
        for edition in EDITIONS:
            options = {"edition": edition, "action_decks": "arranged", "orgies": "standard"}
            yield f"{name}-{edition}", options, players, None


def play(options: dict[str, str], players: tuple[str, str], seed: str) -> Record:
    rng = random.Random(seed)
    game = rostra.load("caesar", **options)
    seated = [bots.load("caesar", name) for name in players]
    state = game.new()
    lines: list[str] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = pick(state.chances(), rng)
        elif players[state.actor] == "random":
            action = pick([(action, 1) for action in state.actions()], rng)
        else:
            action = bots.decide(seated[state.actor], state, rng, BUDGET).action
        lines.append(state.text(action))
        state.apply(action)
    return Record.of(game, players, lines, DATE)


def golden(name: str, options: dict[str, str], players: tuple[str, str], ending: str | None) -> Record:
    for attempt in range(TRIES):
        found = play(options, players, f"{name}/{attempt}")
        if ending is None or found.result.endswith(f"({ending})"):
            return found
    raise SystemExit(f"{name}: no game of {TRIES} ended like that")


def digest(game_record: Record) -> str:
    """Of all views, all events as each seat and a spectator see them, and all lists of choices along the way."""
    state = record.begin(game_record)
    heap = hashlib.sha256()

    def add(what: object) -> None:
        heap.update(json.dumps(what, sort_keys=True).encode())

    for line in game_record.lines:
        events: list[Event] = []
        action = state.parse(line)
        add([state.actor, state.actions(), state.chances(), action])
        state.apply(action, events)
        for seat in (0, 1, None):
            add(state.view(seat))
            add([event.seen_by(seat) for event in events])
    add(state.position())
    add(state.outcome())
    return heap.hexdigest()


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--digests"]):
        raise SystemExit(__doc__)
    FOLDER.mkdir(exist_ok=True)
    known = json.loads(DIGESTS.read_text()) if DIGESTS.exists() else {}
    for name, options, players, ending in plan():
        file = FOLDER / f"{name}.txt"
        if not file.exists():
            file.write_text(golden(name, options, players, ending).text(), encoding="utf-8", newline="\n")
            known.pop(file.name, None)
            print(file.name)
    for file in sorted(FOLDER.glob("*.txt")):
        if arguments or file.name not in known:
            known[file.name] = digest(record.read(file.read_text(encoding="utf-8")))
    DIGESTS.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
