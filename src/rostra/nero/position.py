"""Positions: a table as JSON with everything visible, and back."""

from collections.abc import Mapping
from reprlib import repr as shortened  # what was given may be very long
from typing import Any, Final

from mypy_extensions import i64

from rostra.game import Json
from rostra.nero.cards import MOST_KINDS
from rostra.nero.data.map_file import AREA_SIZE, CITY, PROVINCES
from rostra.nero.knowledge import gain
from rostra.nero.options import all_options_of, options_of
from rostra.nero.rounds import begin_turn
from rostra.nero.setting_up import clear
from rostra.nero.table import (
    AREA,
    BEFORE,
    DECK,
    DISCARD,
    EMPEROR,
    HAND,
    HOME,
    LAST_ROUND,
    LEADER_AT,
    LEGIONS,
    MARKED,
    MAX_EMPERORS,
    MAX_NEUTRALS,
    NEUTRAL,
    NOWHERE,
    RANK,
    RANKS,
    REMOVED,
    SCORE,
    SEAT_OF,
    Table,
    add_legions,
    card_name,
    province_name,
    ready_legions,
    seat_name,
)

_MOST_POINTS: Final = 1000

# Writing


def position_of(t: Table) -> Json:
    seats = range(t.box.players)
    position: Json = {
        "game": "nero",
        "options": options_of(t.box),
        "seats": [seat_name(t, seat) for seat in seats],
        "round": int(t.round),
        "opener": None if t.opener < 0 else seat_name(t, t.opener),
        "to_move": seat_name(t, t.active),
        "germans": None if t.germans < 0 else province_name(t, t.germans),
        "provinces": _provinces_of(t),
        "leaders": {seat_name(t, seat): _leader(t, seat) for seat in seats},
        "players": {
            seat_name(t, seat): {"hand": cards(t, HAND + MOST_KINDS * seat), "points": int(t.at[SCORE + seat])}
            for seat in seats
        },
        "discard": cards(t, DISCARD),
    }
    if t.box.rules >= 4:
        position["removed"] = cards(t, REMOVED)
    return position


def legions_at(t: Table, province: i64) -> tuple[Json, Json]:
    """The legions in a province by owner: without and with a retreat marker."""
    without: Json = {}
    marked: Json = {}
    for owner in range(t.box.players):
        with_marker = t.at[MARKED + PROVINCES * owner + province]
        ready = ready_legions(t, owner, province)
        if ready > 0:
            without[seat_name(t, owner)] = int(ready)
        if with_marker > 0:
            marked[seat_name(t, owner)] = int(with_marker)
    neutral = t.at[LEGIONS + PROVINCES * NEUTRAL + province]
    if neutral > 0:
        without["neutral"] = int(neutral)
    return without, marked


def _provinces_of(t: Table) -> Json:
    provinces: Json = {}
    for province in range(i64(PROVINCES)):
        without, marked = legions_at(t, province)
        if marked:
            without["marked"] = marked
        if without:
            provinces[province_name(t, province)] = without
    return provinces


def cards(t: Table, pile: i64) -> list[str]:
    """The cards of a pile by name."""
    names: list[str] = []
    for kind in range(t.box.kinds):
        names += [card_name(t, kind)] * t.at[pile + kind]
    return names


def _leader(t: Table, seat: i64) -> Json:
    place = t.at[LEADER_AT + seat]
    home = t.at[HOME + seat]
    return {
        "at": None if place < 0 else province_name(t, place),
        "rank": RANKS[t.at[RANK + seat]],
        "home": None if home < 0 else province_name(t, home),
    }


# Reading


_KEYS: Final = (
    "game",
    "options",
    "seats",
    "round",
    "opener",
    "to_move",
    "germans",
    "provinces",
    "leaders",
    "players",
    "discard",
    "removed",
)


def load(t: Table, position: object) -> None:
    """Put a position on a new table. A ValueError names the key that is wrong."""
    keys = _KEYS if t.box.rules >= 4 else _KEYS[:-1]  # until then no card left the game
    given = _object(position, "position", keys)
    if given.get("game", "nero") != "nero":
        raise ValueError(f"game: {shortened(given['game'])} is not 'nero'")
    _check_options(t, given.get("options", {}))
    clear(t)
    names = _seats(t, given)
    t.round = _number(given.get("round", 1), "round", 1, LAST_ROUND)
    opener = given.get("opener")
    t.opener = 0 if opener is None else _word(opener, "opener", names)
    t.active = _word(given.get("to_move", names[0]), "to_move", names)
    t.germans = _germans(t, given.get("germans"))
    _load_leaders(t, given.get("leaders", {}), names)
    _load_provinces(t, given.get("provinces", {}), names)
    _load_cards(t, given, names)
    t.check_victory = True
    begin_turn(t, t.active, None)


def _object(value: object, key: str, allowed: tuple[str, ...] | list[str]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{key}: {shortened(value)} is not an object with keys out of {', '.join(allowed)}")
    for name in value:
        if name not in allowed:
            raise ValueError(f"{key}: unknown key {shortened(name)}; there are {', '.join(allowed)}")
    return value


def _number(value: object, key: str, least: int, most: int) -> i64:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{key}: {shortened(value)} is not a number from {least} to {most}")
    return value


def _word(value: object, key: str, allowed: tuple[str, ...] | list[str]) -> i64:
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{key}: {shortened(value)} is not one of {', '.join(allowed)}")
    return allowed.index(value)


def _check_options(t: Table, options: object) -> None:
    own = all_options_of(t.box)
    for name, value in _object(options, "options", tuple(own)).items():
        if value != own[name]:
            raise ValueError(f"options.{name}: {shortened(value)}, but this game was loaded with {own[name]!r}")


def _seats(t: Table, given: Mapping[str, Any]) -> list[str]:
    """The leaders in clockwise order. Each has their area."""
    leaders = t.box.map.leaders
    players = int(t.box.players)
    seats = given.get("seats", list(leaders) if players == 4 else None)
    if not isinstance(seats, list | tuple) or len(seats) != players:
        raise ValueError(f"seats: {shortened(seats)} is not a list of {players} out of {', '.join(leaders)}")
    for seat in range(players):
        area = _word(seats[seat], "seats", leaders)
        if t.at[SEAT_OF + area] >= 0:
            raise ValueError(f"seats: {shortened(seats[seat])} is named twice")
        t.at[AREA + seat] = area
        t.at[SEAT_OF + area] = seat
    return list(seats)


def _germans(t: Table, value: object) -> i64:
    if value is None:
        return NOWHERE
    names = [t.box.map.provinces[place] for place in t.box.map.germans]
    return t.box.map.germans[_word(value, "germans", names)]


def _load_leaders(t: Table, value: object, names: list[str]) -> None:
    leaders = _object(value, "leaders", names)
    provinces = t.box.map.provinces
    for seat in range(t.box.players):
        name = names[seat]
        key = f"leaders.{name}"
        if name not in leaders:
            raise ValueError(f"{key}: is missing; every leader needs a home")
        leader = _object(leaders[name], key, ("at", "rank", "home"))
        if "home" not in leader:
            raise ValueError(f"{key}.home: is missing; every leader needs one")
        area = t.at[AREA + seat]
        own = provinces[AREA_SIZE * area : AREA_SIZE * (area + 1)]
        home = AREA_SIZE * area + _word(leader["home"], f"{key}.home", own)
        t.at[HOME + seat] = home
        t.at[LEADER_AT + seat] = _word(leader.get("at", provinces[home]), f"{key}.at", provinces)
        rank = _word(leader.get("rank", RANKS[0]), f"{key}.rank", RANKS)
        t.at[RANK + seat] = rank
        if rank == EMPEROR:
            t.emperors += 1
    if t.emperors > MAX_EMPERORS:
        raise ValueError(f"leaders: {t.emperors} emperors, but there are never more than {MAX_EMPERORS} (NE-K1)")


def _load_provinces(t: Table, value: object, names: list[str]) -> None:
    total: i64 = 0
    owners = [*names, "neutral"]
    most = int(t.box.legions)
    provinces = _object(value, "provinces", t.box.map.provinces)
    for name, there in provinces.items():
        key = f"provinces.{name}"
        province = t.box.map.provinces.index(name)
        counts = _object(there, key, [*owners, "marked"])
        marked = _object(counts.get("marked", {}), f"{key}.marked", names)
        for owner_word in owners:
            owner: i64 = NEUTRAL if owner_word == "neutral" else names.index(owner_word)
            number = _number(counts.get(owner_word, 0), f"{key}.{owner_word}", 0, most)
            with_marker: i64 = 0
            if owner_word in marked:
                with_marker = _number(marked[owner_word], f"{key}.marked.{owner_word}", 0, most)
                t.at[MARKED + PROVINCES * owner + province] = with_marker
            number += with_marker
            if number > 0:
                if province == CITY:
                    raise ValueError(f"{key}: legions never enter the city (NE-M6)")
                add_legions(t, owner, province, number)
                total += number
                if owner == NEUTRAL:
                    t.neutrals += number
    if total != t.box.legions:
        raise ValueError(f"provinces: {total} legions in all, but there are always {t.box.legions} (NE-B4)")
    if t.neutrals > MAX_NEUTRALS:
        raise ValueError(
            f"provinces: {t.neutrals} neutral legions, but there are never more than {MAX_NEUTRALS} (NE-B4)"
        )


def _load_cards(t: Table, given: Mapping[str, Any], names: list[str]) -> None:
    for kind in range(t.box.kinds):
        t.at[DECK + kind] = t.box.numbers[kind]
    players = _object(given.get("players", {}), "players", names)
    for seat in range(t.box.players):
        key = f"players.{names[seat]}"
        player = _object(players.get(names[seat], {}), key, ("hand", "points"))
        for kind in _take_cards(t, player.get("hand", []), f"{key}.hand"):
            gain(t, seat, kind)
        points = _number(player.get("points", 0), f"{key}.points", 0, _MOST_POINTS)
        t.at[SCORE + seat] = points
        t.at[BEFORE + seat] = points
    for kind in _take_cards(t, given.get("discard", []), "discard"):
        t.at[DISCARD + kind] += 1
    for kind in _take_cards(t, given.get("removed", []), "removed"):
        t.at[REMOVED + kind] += 1
        t.removed += 1


def _take_cards(t: Table, value: object, key: str) -> list[int]:
    """Cards out of the deck, by kind."""
    known = t.box.deck.cards
    if not isinstance(value, list | tuple):
        raise ValueError(f"{key}: {shortened(value)} is not a list of {', '.join(known)}")
    kinds: list[int] = []
    for word in value:
        kind = _word(word, key, known)
        if t.at[DECK + kind] == 0:
            raise ValueError(f"{key}: more cards {word!r} in all than the {t.box.numbers[kind]} there are")
        t.at[DECK + kind] -= 1
        kinds.append(kind)
    return kinds
