"""Golden games: complete records in tests/*/golden, each with a digest of everything that anybody saw in it.

    python tools/golden.py            play the games that are missing, and write their digests
    python tools/golden.py --digests  write all digests anew, after an intended change of views or events

A record that exists is never written again: old games must still replay. Games of older rules say so in their names.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import rostra
from rostra import bots, record, titles
from rostra.game import CHANCE, OVER, Event, Json, pick
from rostra.record import Record

TESTS = Path(__file__).resolve().parent.parent / "tests"
DATE = "1997-10-23"
BUDGET = bots.Budget(simulations=1)
TRIES = 3000

EDITIONS = ("kosmos", "italian")
DECKS = ("arranged", "shuffled")
OWN_CHOICE = {"action_decks": "own-choice", "orgies": "standard"}
ORGIES = ("standard", "fading", "fewer")
ENDINGS = {"caesar": ("patricians", "influence", "blocked", "stalled"), "nero": ("rounds", "control")}


class Wanted(NamedTuple):
    """A game to be played: who plays it, from where, and what must be in it."""

    name: str
    options: dict[str, str]
    players: Sequence[str]
    ending: str | None = None
    position: Json | None = None
    lines: frozenset[str] = frozenset()  # or their first words
    event: str = ""  # something that happens


def folder(game: str) -> Path:
    return TESTS / game / "golden"


def digests(game: str) -> Path:
    return folder(game) / "digests.json"


def plan(game: str) -> Iterator[Wanted]:
    return plan_caesar() if game == "caesar" else plan_nero()


def plan_caesar() -> Iterator[Wanted]:
    """Every combination of options, with every ending among them; then games of better players, however they end."""
    number = 0
    for edition in EDITIONS:
        for decks in DECKS:
            for orgies in ORGIES:
                ending = ENDINGS["caesar"][number % 4]
                options = {"edition": edition, "action_decks": decks, "orgies": orgies}
                yield Wanted(f"random-{edition}-{decks}-{orgies}-{ending}", options, ("random", "random"), ending)
                number += 1
    for name, players in (("miles", ("miles", "miles")), ("mixed", ("miles", "random"))):
        for edition in EDITIONS:
            options = {"edition": edition, "action_decks": "arranged", "orgies": "standard"}
            yield Wanted(f"{name}-{edition}", options, players)
    for edition in EDITIONS:
        lines = frozenset({"arrange", "shuffle"})
        yield Wanted(f"own-choice-{edition}", {"edition": edition, **OWN_CHOICE}, ("random", "miles"), lines=lines)
    kosmos = {"edition": "kosmos", "action_decks": "arranged", "orgies": "standard"}
    random_ones = ("random", "random")
    yield Wanted("lone-player", kosmos, random_ones, "blocked", lone_player(), frozenset({"wrath senators", "pass"}))
    yield Wanted("exchange", kosmos, random_ones, None, no_influence(), frozenset({"exchange", "draw action"}))
    italian = kosmos | {"edition": "italian"}
    yield Wanted("veto", italian, random_ones, None, all_vetoes(), frozenset({"veto", "take", "draw none"}))


def lone_player() -> Json:
    """Cleopatra plays alone. No group has room, but she has four cards only at one of the two that are left (CC-E2)."""
    five = {"senators": {"up": ["1", "2", "3", "4"]}, "aediles": {"up": ["1", "1", "2", "2", "3"]}}
    cleopatra = {"hand": ["1", "2", "3", "4", "wrath"], "influence_pile": ["3", "3", "4", "5", "5", "5"], "table": five}
    caesar = {"hand": ["spy"], "table": {"senators": {"up": ["4", "3", "2", "1"]}}}
    left = {"senators": 5, "praetors": 0, "quaestors": 0, "censors": 0, "aediles": 3}
    return {"players": {"cleopatra": cleopatra, "caesar": caesar}, "patricians": left, "votes": {"deck": ["shuffle"]}}


def no_influence() -> Json:
    """Neither has an influence card in hand, both have some in the pile (CC-T8)."""
    hand = {"hand": ["spy", "veto", "scout", "castling"], "influence_pile": ["1", "2", "P"]}
    piles = {"action_pile": ["assassination", "veto", "spy", "assassination"]}
    return {"players": {"cleopatra": hand | piles, "caesar": hand | piles}, "votes": {"deck": ["senators", "shuffle"]}}


def all_vetoes() -> Json:
    """Spies, and vetoes against them (CC-A6)."""
    hand = {
        "hand": ["1", "2", "spy", "veto", "wrath"],
        "influence_pile": ["3", "4", "5"],
        "action_pile": ["spy", "veto"],
    }
    return {"players": {"cleopatra": hand, "caesar": hand}, "votes": {"deck": ["senators", "aediles", "shuffle"]}}


def plan_nero() -> Iterator[Wanted]:
    """Every combination of options, each game with a battle; then positions from which rarer things happen."""
    for players in ("4", "3"):
        for length in ("full", "short"):
            for acclamation in ("any-victory", "over-emperor"):
                options = {"players": players, "length": length, "acclamation": acclamation}
                seated = ["random"] * int(players)
                name = f"random-{players}-{length}-{acclamation}"
                yield Wanted(name, options, seated, lines=frozenset({"attack", "grant", "unmark", "steal"}))
    options = {"players": "4", "length": "short", "acclamation": "any-victory"}
    options |= {"candidates": "below-two", "attack": "bare", "vanish": "false"}
    yield Wanted("other-ways", options, ["random"] * 4, "rounds", murder(), frozenset({"counter-two", "attack"}))
    for players in ("4", "3"):
        options = {"players": players, "length": "full", "acclamation": "any-victory"}
        yield Wanted(f"miles-{players}", options, ["miles"] * int(players))
    options = {"players": "4", "length": "short", "acclamation": "any-victory"}
    seated = ["random"] * 4
    yield Wanted(
        "throne",
        options,
        seated,
        "rounds",
        throne(),
        frozenset({"declare", "event crisis", "event revolt-moesia", "send-neutral"}),
    )
    yield Wanted("control", options, seated, "control", control())
    yield Wanted("murder", options, seated, "rounds", murder(), frozenset({"counter-two", "target"}), "removed")
    lines = frozenset({"ask-leave", "refuse", "take own 2", "take neutral 1"})
    yield Wanted("landing", options, seated, "rounds", landing(), lines)
    yield Wanted("candidate", options, seated, "rounds", candidate(), frozenset({"event ave-caesar"}), "rank")


def throne() -> Json:
    """Galba is in Rome, armies around it; Otho is emperor elsewhere. The Germans and neutral legions can come."""
    return _position(
        {"italia-nord": {"galba": 4}, "italia-sud": {"otho": 3}, "germania-superior": {"vitellius": 3, "neutral": 2}}
        | {"lusitania": {"galba": 3}, "britannia": {"vitellius": 4}, "raetia": {"otho": 4}, "syria": {"vespasian": 5}},
        [["senate", "praetorian-guard"], ["germans", "galley"], ["bad-omens", "crisis"], ["bribery", "traitor"]],
        {"galba": {"home": "lusitania", "at": "roma"}, "otho": {"home": "raetia", "rank": "emperor"}},
    )


def candidate() -> Json:
    """Otho and Vespasian are emperors; Galba can become a candidate all the same."""
    west = {"lusitania": {"galba": 3}, "baetica": {"galba": 2}, "aquitania": {"galba": 2}}
    rest = {"britannia": {"vitellius": 7}, "raetia": {"otho": 7}, "syria": {"vespasian": 7}}
    emperors = {"otho": {"home": "raetia", "rank": "emperor"}, "vespasian": {"home": "syria", "rank": "emperor"}}
    return _position(west | rest, [["ave-caesar"], ["galley"], ["galley"], ["galley"]], emperors)


def control() -> Json:
    """Galba is emperor, controls two areas and stands before a third."""
    west = {"lusitania": {"galba": 1}, "baetica": {"galba": 1}, "aquitania": {"galba": 1}}
    north = {"belgica": {"galba": 2}, "lugdunensis": {"galba": 2}, "germania-inferior": {"galba": 2}}
    danube = {"noricum": {"galba": 2}, "pannonia": {"galba": 1}, "raetia": {"otho": 4}}
    rest = {"britannia": {"vitellius": 6}, "syria": {"vespasian": 6}}
    return _position(
        west | north | danube | rest,
        [["galley", "bribery", "senate"], ["bad-omens"], ["galley"], ["bad-weather"]],
        {"galba": {"home": "lusitania", "rank": "emperor"}},
    )


def murder() -> Json:
    """Otho is emperor in Rome, and everybody holds what belongs to an assassination."""
    return _position(
        {"lusitania": {"galba": 7}, "britannia": {"vitellius": 7}, "raetia": {"otho": 7}, "syria": {"vespasian": 7}},
        [
            ["assassin", "bribery", "bribery"],
            ["praetorian-guard", "praetorian-guard"],
            ["praetorian-guard", "bribery", "bribery"],
            ["assassin", "crisis"],
        ],
        {"otho": {"home": "raetia", "rank": "emperor", "at": "roma"}},
    )


def landing() -> Json:
    """Galleys in every hand, troops in every port, and some that have retreated."""
    ports = {"baetica": {"galba": 4}, "narbonensis": {"galba": 3, "neutral": 1}, "belgica": {"vitellius": 3}}
    more = {"dalmatia": {"otho": 4}, "syria": {"vespasian": 4}, "asia": {"vespasian": 2, "marked": {"otho": 2}}}
    rest = {"britannia": {"vitellius": 3}, "aegyptus": {"vespasian": 1}, "lusitania": {"galba": 1}}
    hands = [["galley", "germans"], ["galley", "bad-weather"], ["galley", "bad-health"], ["galley", "rebellion"]]
    return _position(ports | more | rest, hands, {"galba": {"home": "baetica"}})


def _position(provinces: Json, hands: list[list[str]], leaders: Json) -> Json:
    homes = {"galba": "lusitania", "vitellius": "britannia", "otho": "raetia", "vespasian": "syria"}
    everybody = {name: leaders.get(name, {"home": home}) for name, home in homes.items()}
    players = {name: {"hand": hand} for name, hand in zip(homes, hands)}
    return {"provinces": provinces, "leaders": everybody, "players": players, "round": 2}


def play(game_name: str, wanted: Wanted, seed: str) -> Record:
    rng = random.Random(seed)
    game = rostra.load(game_name, **wanted.options)
    better = {name: bots.load(game_name, name) for name in set(wanted.players) - {"random"}}
    state = game.new() if wanted.position is None else game.position(wanted.position)
    lines: list[str] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = pick(state.chances(), rng)
        elif wanted.players[state.actor] == "random":
            action = pick([(action, 1) for action in state.actions()], rng)
        else:
            action = bots.decide(better[wanted.players[state.actor]], state, rng, BUDGET).action
        lines.append(state.text(action))
        state.apply(action)
    return Record.of(game, wanted.players, lines, DATE, wanted.position)


def golden(game: str, wanted: Wanted) -> Record:
    for attempt in range(TRIES):
        found = play(game, wanted, f"{wanted.name}/{attempt}")
        lines = {word for line in found.lines for word in (line, line.partition(" ")[0])}
        ended = wanted.ending is None or found.result.endswith(f"({wanted.ending})")
        if ended and wanted.lines <= lines and wanted.event in ("", *_happened(found)):
            return found
    raise SystemExit(f"{wanted.name}: no game of {TRIES} was like that")


def _happened(game_record: Record) -> set[str]:
    """The names of everything that happened."""
    events: list[Event] = []
    record.replay(game_record, events=events)
    return {event.name for event in events}


def digest(game_record: Record) -> str:
    """Covers every view, every event as each seat and a spectator see it, and every list of choices on the way."""
    state = record.begin(game_record)
    heap = hashlib.sha256()

    def add(what: object) -> None:
        heap.update(json.dumps(what, sort_keys=True).encode())

    for line in game_record.lines:
        events: list[Event] = []
        action = state.parse(line)
        add([state.actor, state.actions(), state.chances(), action])
        state.apply(action, events)
        for seat in (*range(len(state.seats)), None):
            add(state.view(seat))
            add([event.seen_by(seat) for event in events])
    add(state.position())
    add(state.outcome())
    return heap.hexdigest()


def complete(game: str, anew: bool) -> None:
    """Play the games of the plan that are missing; write the digests that are missing, or all of them anew."""
    folder(game).mkdir(exist_ok=True)
    known = json.loads(digests(game).read_text()) if digests(game).exists() else {}
    for wanted in plan(game):
        file = folder(game) / f"{wanted.name}.txt"
        if not file.exists():
            file.write_text(golden(game, wanted).text(), encoding="utf-8", newline="\n")
            known.pop(file.name, None)
            print(f"{game}: {file.name}")
    for file in sorted(folder(game).glob("*.txt")):
        if anew or file.name not in known:
            known[file.name] = digest(record.read(file.read_text(encoding="utf-8")))
    digests(game).write_text(json.dumps(known, indent=2, sort_keys=True) + "\n")


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--digests"]):
        raise SystemExit(__doc__)
    for game in titles.BUILT_IN:
        complete(game, bool(arguments))


if __name__ == "__main__":
    main(sys.argv[1:])
