"""A board in a few words, so that a test reads like the rule book: a position, some lines of notation, what must hold.

Everything that a test does not mention is there and legal: seats in the order galba, vitellius, otho, vespasian, each
with seven legions, a leader at home and a card. Legions of a player that are not mentioned stand in his corner, which
is his home too: lusitania, britannia, raetia, iudaea; so he controls no area by accident. A player who is not mentioned
at all stands as after a set-up. Legions and cards are words in one string: ``player("moesia 2 italia-nord 1",
hand="galley senate")``; lines of notation can be, with semicolons: ``play(state, "force 2; step moesia")``.
"""

from collections.abc import Iterable
from functools import cache

import rostra
from rostra.game import Event, Game, Json, State

LEADERS = ("galba", "vitellius", "otho", "vespasian")
AREAS = ("west", "north", "danube", "east")
PROVINCES = {
    "west": ("lusitania", "baetica", "tarraconensis", "aquitania", "narbonensis"),
    "north": ("britannia", "belgica", "lugdunensis", "germania-inferior", "germania-superior"),
    "danube": ("raetia", "noricum", "pannonia", "dalmatia", "moesia"),
    "east": ("achaia", "asia", "syria", "iudaea", "aegyptus"),
    "italy": ("italia-nord", "italia-sud", "roma"),
}
AREA_OF = dict(zip(LEADERS, AREAS))
CORNERS = {"galba": "lusitania", "vitellius": "britannia", "otho": "raetia", "vespasian": "iudaea"}
CARD = "ave-caesar"  # what everybody holds if nothing is said: nobody can answer with it
CARDS = "galley galley"  # and who is to move


def player(
    legions: str | None = None,
    hand: str | None = None,
    marked: str = "",
    leader: str | None = None,
    rank: str = "general",
    home: str | None = None,
    points: int = 0,
    rest: bool = True,
) -> Json:
    """One player; ``rest=False``: the legions not mentioned are not his."""
    told = {"legions": legions, "hand": hand, "marked": marked, "leader": leader, "rank": rank, "home": home}
    return told | {"points": points, "rest": rest}


def position(
    galba: Json | str | None = None,
    vitellius: Json | str | None = None,
    otho: Json | str | None = None,
    vespasian: Json | str | None = None,
    neutral: str = "",
    to_move: str | None = None,
    seats: str = "galba vitellius otho vespasian",
    discard: str = "",
    germans: str | None = None,
    round: int = 1,
    opener: str | None = None,
) -> Json:
    """A position with all its legions; a player can be told by his legions alone."""
    names = seats.split()
    mentioned = dict(zip(LEADERS, (galba, vitellius, otho, vespasian)))
    players = {name: _of(mentioned[name]) for name in names}
    active = to_move or names[0]
    told: Json = {"game": "nero", "seats": names, "round": round, "to_move": active, "leaders": {}, "players": {}}
    for name, of in players.items():
        home = of["home"] or CORNERS[name]
        told["leaders"][name] = {"at": of["leader"] or home, "rank": of["rank"], "home": home}
        hand = of["hand"] if of["hand"] is not None else CARDS if name == active else CARD
        told["players"][name] = {"hand": hand.split(), "points": of["points"]}
    told["provinces"] = _provinces(players, neutral)
    told["discard"] = discard.split()
    if germans is not None:
        told["germans"] = germans
    if opener is not None:
        told["opener"] = opener
    return told


def _of(given: Json | str | None) -> Json:
    return player(given) if given is None or isinstance(given, str) else given


def _provinces(players: dict[str, Json], neutral: str) -> Json:
    """All legions. Too few or too many in all: the corners of the last seats get them, or give from what is spare."""
    found: Json = {}
    spare: dict[str, int] = {}
    for name, of in players.items():
        if of["legions"] is None:  # as after a set-up: one everywhere, and the rest
            of = of | {"legions": " ".join(f"{there} 1" for there in PROVINCES[AREA_OF[name]])}
        standing, marked = _numbers(of["legions"]), _numbers(of["marked"])
        for there, number in standing:
            _put(found, there, name, number)
        for there, number in marked:
            _put(found.setdefault(there, {}), "marked", name, number)
        spare[name] = max(7 - sum(number for _, number in standing + marked), 0) if of["rest"] else 0
    for there, number in _numbers(neutral):
        _put(found, there, "neutral", number)
    standing_now = sum(_total(there) for there in found.values())
    missing = 7 * len(players) - standing_now - sum(spare.values())
    for name in reversed(players):
        if missing > 0 and players[name]["rest"]:
            spare[name] += missing
            missing = 0
        taken = min(spare[name], max(-missing, 0))
        spare[name] -= taken
        missing += taken
    for name, number in spare.items():
        if number:
            _put(found, CORNERS[name], name, number)
    return found


def _numbers(words: str) -> list[tuple[str, int]]:
    """A string "moesia 2 achaia 1" as pairs."""
    split = words.split()
    return [(there, int(number)) for there, number in zip(split[::2], split[1::2])]


def _put(provinces: Json, there: str, owner: str, number: int) -> None:
    held = provinces.setdefault(there, {})
    held[owner] = held.get(owner, 0) + number


def _total(there: Json) -> int:
    return sum(sum(number.values()) if owner == "marked" else number for owner, number in there.items())


@cache
def game(**options: object) -> Game:
    """The game with these options, read once: it never changes."""
    return rostra.load("nero", **options)


def at(
    galba: Json | str | None = None,
    vitellius: Json | str | None = None,
    otho: Json | str | None = None,
    vespasian: Json | str | None = None,
    neutral: str = "",
    to_move: str | None = None,
    seats: str = "galba vitellius otho vespasian",
    discard: str = "",
    germans: str | None = None,
    round: int = 1,
    opener: str | None = None,
    **options: object,
) -> State:
    """A state at the start of a turn. If a test says nothing else, attackers may lay none: that is its own rule."""
    options.setdefault("attack", "bare")
    if len(seats.split()) == 3:
        options["players"] = 3
    told = position(galba, vitellius, otho, vespasian, neutral, to_move, seats, discard, germans, round, opener)
    return game(**options).position(told)


THREE = "galba vitellius otho"


def hands(galba: str, vitellius: str = "crisis", otho: str = "crisis", vespasian: str = "crisis") -> State:
    """A position of which only the hands matter."""
    return at(player(hand=galba), player(hand=vitellius), player(hand=otho), player(hand=vespasian))


def play(state: State, *lines: str) -> list[Event]:
    """Play some lines; everything that happens."""
    events: list[Event] = []
    for line in _single(lines):
        state.apply(state.parse(line), events)
    return events


def after(state: State, *lines: str) -> State:
    """A copy on which some lines have been played."""
    then = state.clone()
    play(then, *lines)
    return then


def _single(lines: Iterable[str]) -> list[str]:
    return [line.strip() for many in lines for line in many.split(";") if line.strip()]


def idle(state: State) -> list[Event]:
    """Whoever is to move uses his first card for BP at his leader's place and ends the turn."""
    name = decides(state)
    there, card = leader_at(state, name), state.position()["players"][name]["hand"][0]
    return play(state, f"activate {there}; move-card {card}; end-turn")


def decline(state: State) -> list[Event]:
    """Nobody who is asked for an answer gives one."""
    events: list[Event] = []
    while state.actor >= 0 and can(state, "no-counter"):
        events += play(state, "no-counter")
    return events


# What can be done


def legal(state: State) -> list[str]:
    """The lines that can be played now."""
    return [state.text(action) for action in state.actions()]


def can(state: State, *lines: str) -> bool:
    """Can this be played now, and all of these?"""
    return all(line in legal(state) for line in _single(lines))


def cannot(state: State, *lines: str) -> bool:
    """None of these can be played now."""
    return all(line not in legal(state) for line in _single(lines))


def starting(state: State, word: str) -> list[str]:
    """The lines that begin with this word, without it."""
    return [line.removeprefix(f"{word} ") for line in legal(state) if line.split()[0] == word]


def first_words(state: State) -> set[str]:
    """What can be done now, without the details."""
    return {line.split()[0] for line in legal(state)}


def chances(state: State) -> dict[str, int]:
    """What chance may bring, with its weight."""
    return {state.text(action): weight for action, weight in state.chances()}


def decides(state: State) -> str:
    """Whose decision it is."""
    if state.actor == rostra.CHANCE:
        return "chance"
    return "over" if state.actor == rostra.OVER else state.seats[state.actor]


# Where things are


def legions(state: State, there: str) -> dict[str, int]:
    """The legions in a province by owner; those with a retreat marker apart, as ``otho marked``."""
    told = dict(state.position()["provinces"].get(there, {}))
    marked = told.pop("marked", {})
    return told | {f"{owner} marked": number for owner, number in marked.items()}


def count(state: State, name: str) -> int:
    """All legions of a player, or the neutral ones."""
    told = state.position()["provinces"].values()
    return sum(there.get(name, 0) + there.get("marked", {}).get(name, 0) for there in told)


def leader_at(state: State, name: str) -> str:
    return str(state.position()["leaders"][name]["at"])


def rank(state: State, name: str) -> str:
    return str(state.position()["leaders"][name]["rank"])


def hand(state: State, name: str) -> str:
    return " ".join(state.position()["players"][name]["hand"])


def points(state: State, name: str) -> int:
    return int(state.position()["players"][name]["points"])


def discarded(state: State) -> str:
    return " ".join(state.position()["discard"])


# What is seen


def view(state: State, name: str | None = None) -> Json:
    """The view of a player, or of a spectator."""
    return state.view(None if name is None else state.seats.index(name))


def bp(state: State) -> int:
    """What is left of the activation."""
    return int(view(state)["this_turn"]["bp"])


def force(state: State) -> str:
    """The force on its way, as in ``2 leader at moesia``."""
    told = view(state)["this_turn"]["force"]
    if told is None:
        return "none"
    return f"{told['legions']}{' leader' if told['leader'] else ''} at {told['at']}"


def spent(state: State, there: str) -> int:
    return int(view(state)["provinces"][there]["spent"])


def kp(state: State, name: str) -> int:
    return int(view(state)["players"][name]["kp"]["total"])


def controls(state: State, name: str) -> list[str]:
    """The areas a player controls."""
    return list(view(state)["players"][name]["controls"])


def holder(state: State, there: str) -> str | None:
    """Who controls a province."""
    found: str | None = view(state)["provinces"][there]["control"]
    return found


def seen(state: State, events: Iterable[Event], name: str | None) -> list[Json]:
    """The events as a player sees them, or a spectator (None)."""
    told = (event.seen_by(None if name is None else state.seats.index(name)) for event in events)
    return [event for event in told if event is not None]


def named(events: Iterable[Event], name: str) -> list[Json]:
    """What everybody sees of the events with this name."""
    return [event.open for event in events if event.name == name]


# How it ends


def reason(state: State) -> str | None:
    """How the game ended; None while it goes on."""
    outcome = state.outcome()
    return None if outcome is None else outcome.reason


def winners(state: State) -> list[str]:
    outcome = state.outcome()
    assert outcome is not None
    return [state.seats[seat] for seat in outcome.winners]


# Set-up


def set_up_lines(players: int = 4) -> list[str]:
    """Everybody gets the area of his seat, all stand as ``_start`` has it."""
    names = LEADERS[:players]
    lines = [f"want {AREA_OF[name]}" for name in names]
    lines += [f"place {CORNERS[name]}" for name in names for _ in range(2)]
    return lines + [f"home {CORNERS[name]}" for name in names]


def deal(state: State) -> None:
    """Deal all cards of a round, always the first that chance may bring."""
    while decides(state) == "chance":
        state.apply(state.actions()[0])


def ready(players: int = 4, **options: object) -> State:
    """A new game after set-up and deal: it is the first turn of seat 1."""
    state = game(players=players, **options).new()
    play(state, *set_up_lines(players))
    deal(state)
    return state
