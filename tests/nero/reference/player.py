"""A random player with a taste: evenly random ones hardly ever meet, and never get to the rare chains of acts."""

import random
from typing import Final, TypeAlias

from tests.nero.reference.asking import CHANCE
from tests.nero.reference.game import Reference

Mood: TypeAlias = dict[str, float]
"""How likely a kind of line is against the others, 1 if it is not here."""

USUAL: Final[Mood] = {
    "end-turn": 0.35,
    "halt": 0.5,
    "no-counter": 0.6,
    "force": 4,
    "step": 3,
    "attack": 8,
    "counter": 3,
    "counter-two": 4,
    "event": 4,
    "move-card": 1.2,
    "take": 4,
    "leave": 0.7,
    "ask-leave": 4,
    "declare": 4,
    "unmark": 4,
    "activate": 0.8,
    "refuse": 0.7,
    "stay": 2,
    "battle-card": 0.7,
}


def mood(rng: random.Random) -> Mood:
    """A mood for one game, marching or just odd."""
    if rng.random() < 0.4:
        taste: Mood = {
            "end-turn": 0.1,
            "halt": 0.3,
            "activate": 0.5,
            "step": 3,
            "grant": 2,
            "leave": rng.choice([0.1, 0.6]),
            "attack": rng.choice([1, 4]),
            "event": rng.choice([0.3, 1]),
            "battle-card": rng.choice([0.2, 4]),
            "counter": rng.choice([0.1, 1]),
            "ask-leave": rng.choice([0.3, 2]),
        }
    else:
        taste = {word: rng.choice([0.2, 1, 1, 1, 4]) for word in [*USUAL, "grant", "ready", "retreat", "send"]}
    return {word: USUAL.get(word, 1) * taste.get(word, 1) for word in USUAL | taste}


def choose(reference: Reference, liking: Mood, rng: random.Random) -> str:
    """A legal line: first the kind of it by liking, then one of that kind; chance decides by its weights."""
    lines = reference.lines
    if reference.actor == CHANCE:
        return rng.choices(list(lines), list(lines.values()))[0]
    kinds: dict[str, list[str]] = {}
    for line in lines:
        kinds.setdefault(line.partition(" ")[0], []).append(line)
    kind = rng.choices(list(kinds), [liking.get(word, 1) for word in kinds])[0]
    liked = _liked_words(reference, kind)
    return rng.choices(kinds[kind], [6 if liked.issuperset(line.split()[1:]) else 1 for line in kinds[kind]])[0]


def _liked_words(reference: Reference, kind: str) -> set[str]:
    """What such a line should speak of: of places where legions come to differ in what they did this turn (NE-J18)."""
    table = reference.table
    if kind in ("retreat", "to"):
        return {legion.at for legion in table.all_of(reference.actor)}
    if kind in ("activate", "at", "from"):
        own = [legion for legion in table.all_of(table.active) if legion.marked_now or legion.spent or legion.landed]
        return {legion.at for legion in own + table.force_legions()} | {table.name(table.active)}
    return set()
