"""Positions: a table as JSON with everything visible, and back."""

from collections.abc import Mapping
from reprlib import repr as shown  # never more than a few words of what was given
from typing import Any, Final

from mypy_extensions import i64

from rostra.game import Json
from rostra.nero.cards import MOST_KINDS
from rostra.nero.data.map_file import AREA_SIZE, CITY, PROVINCES
from rostra.nero.knowledge import gain
from rostra.nero.options import options_of
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
    LEADER_AT,
    LEGIONS,
    MARKED,
    NEUTRAL,
    NOWHERE,
    RANK,
    RANKS,
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


def position_of(b: Table) -> Json:
    seats = range(b.box.players)
    return {
        "game": "nero",
        "options": options_of(b.box),
        "seats": [seat_name(b, seat) for seat in seats],
        "round": int(b.round),
        "opener": None if b.opener < 0 else seat_name(b, b.opener),
        "to_move": seat_name(b, b.active),
        "germans": None if b.germans < 0 else province_name(b, b.germans),
        "provinces": _provinces_of(b),
        "leaders": {seat_name(b, seat): _leader(b, seat) for seat in seats},
        "players": {
            seat_name(b, seat): {"hand": cards(b, HAND + MOST_KINDS * seat), "points": int(b.at[SCORE + seat])}
            for seat in seats
        },
        "discard": cards(b, DISCARD),
    }


def legions_at(b: Table, province: i64) -> tuple[Json, Json]:
    """The legions in a province by owner: without and with a retreat marker."""
    without: Json = {}
    marked: Json = {}
    for owner in range(b.box.players):
        with_marker = b.at[MARKED + PROVINCES * owner + province]
        ready = ready_legions(b, owner, province)
        if ready > 0:
            without[seat_name(b, owner)] = int(ready)
        if with_marker > 0:
            marked[seat_name(b, owner)] = int(with_marker)
    neutral = b.at[LEGIONS + PROVINCES * NEUTRAL + province]
    if neutral > 0:
        without["neutral"] = int(neutral)
    return without, marked


def _provinces_of(b: Table) -> Json:
    told: Json = {}
    for province in range(i64(PROVINCES)):
        without, marked = legions_at(b, province)
        if marked:
            without["marked"] = marked
        if without:
            told[province_name(b, province)] = without
    return told


def cards(b: Table, pile: i64) -> list[str]:
    """The cards of a pile by name."""
    found: list[str] = []
    for kind in range(b.box.kinds):
        found += [card_name(b, kind)] * b.at[pile + kind]
    return found


def _leader(b: Table, seat: i64) -> Json:
    place = b.at[LEADER_AT + seat]
    home = b.at[HOME + seat]
    return {
        "at": None if place < 0 else province_name(b, place),
        "rank": RANKS[b.at[RANK + seat]],
        "home": None if home < 0 else province_name(b, home),
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
)


def load(b: Table, position: object) -> None:
    """Set up a fresh table from a position; a ValueError names the key that is wrong."""
    given = _object(position, "position", _KEYS)
    if given.get("game", "nero") != "nero":
        raise ValueError(f"game: {shown(given['game'])} is not 'nero'")
    _check_options(b, given.get("options", {}))
    clear(b)
    names = _seats(b, given)
    b.round = _number(given.get("round", 1), "round", 1, 4)
    opener = given.get("opener")
    b.opener = 0 if opener is None else _word(opener, "opener", names)
    b.active = _word(given.get("to_move", names[0]), "to_move", names)
    b.germans = _germans(b, given.get("germans"))
    _load_leaders(b, given.get("leaders", {}), names)
    _load_provinces(b, given.get("provinces", {}), names)
    _load_cards(b, given, names)
    b.shifted = True
    begin_turn(b, b.active, None)


def _object(value: object, key: str, allowed: tuple[str, ...] | list[str]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{key}: {shown(value)} is not an object with keys out of {', '.join(allowed)}")
    for name in value:
        if name not in allowed:
            raise ValueError(f"{key}: unknown key {shown(name)}; there are {', '.join(allowed)}")
    return value


def _number(value: object, key: str, least: int, most: int) -> i64:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{key}: {shown(value)} is not a number from {least} to {most}")
    return value


def _word(value: object, key: str, allowed: tuple[str, ...] | list[str]) -> i64:
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"{key}: {shown(value)} is not one of {', '.join(allowed)}")
    return allowed.index(value)


def _check_options(b: Table, options: object) -> None:
    own = options_of(b.box)
    for name, value in _object(options, "options", tuple(own)).items():
        if value != own[name]:
            raise ValueError(f"options.{name}: {shown(value)}, but this game was loaded with {own[name]!r}")


def _seats(b: Table, given: Mapping[str, Any]) -> list[str]:
    """The leaders in clockwise order; they bring their areas."""
    leaders = b.box.map.leaders
    players = int(b.box.players)
    seats = given.get("seats", list(leaders) if players == 4 else None)
    if not isinstance(seats, list | tuple) or len(seats) != players:
        raise ValueError(f"seats: {shown(seats)} is not a list of {players} out of {', '.join(leaders)}")
    for seat in range(players):
        area = _word(seats[seat], "seats", leaders)
        if b.at[SEAT_OF + area] >= 0:
            raise ValueError(f"seats: {shown(seats[seat])} is named twice")
        b.at[AREA + seat] = area
        b.at[SEAT_OF + area] = seat
    return list(seats)


def _germans(b: Table, value: object) -> i64:
    if value is None:
        return NOWHERE
    names = [b.box.map.provinces[place] for place in b.box.map.germans]
    return b.box.map.germans[_word(value, "germans", names)]


def _load_leaders(b: Table, value: object, names: list[str]) -> None:
    leaders = _object(value, "leaders", names)
    provinces = b.box.map.provinces
    for seat in range(b.box.players):
        name = names[seat]
        key = f"leaders.{name}"
        if name not in leaders:
            raise ValueError(f"{key}: is missing; every leader needs a home")
        leader = _object(leaders[name], key, ("at", "rank", "home"))
        if "home" not in leader:
            raise ValueError(f"{key}.home: is missing; every leader needs one")
        area = b.at[AREA + seat]
        own = provinces[AREA_SIZE * area : AREA_SIZE * (area + 1)]
        home = AREA_SIZE * area + _word(leader["home"], f"{key}.home", own)
        b.at[HOME + seat] = home
        b.at[LEADER_AT + seat] = _word(leader.get("at", provinces[home]), f"{key}.at", provinces)
        rank = _word(leader.get("rank", RANKS[0]), f"{key}.rank", RANKS)
        b.at[RANK + seat] = rank
        if rank == EMPEROR:
            b.emperors += 1
    if b.emperors > 2:
        raise ValueError(f"leaders: {b.emperors} emperors, but there are never more than 2 (NE-K1)")


def _load_provinces(b: Table, value: object, names: list[str]) -> None:
    total: i64 = 0
    owners = [*names, "neutral"]
    most = int(b.box.legions)
    provinces = _object(value, "provinces", b.box.map.provinces)
    for name, there in provinces.items():
        key = f"provinces.{name}"
        province = b.box.map.provinces.index(name)
        counts = _object(there, key, [*owners, "marked"])
        marked = _object(counts.get("marked", {}), f"{key}.marked", names)
        for owner_word in owners:
            owner: i64 = NEUTRAL if owner_word == "neutral" else names.index(owner_word)
            number = _number(counts.get(owner_word, 0), f"{key}.{owner_word}", 0, most)
            with_marker: i64 = 0
            if owner_word in marked:
                with_marker = _number(marked[owner_word], f"{key}.marked.{owner_word}", 0, most)
                b.at[MARKED + PROVINCES * owner + province] = with_marker
            number += with_marker
            if number > 0:
                if province == CITY:
                    raise ValueError(f"{key}: legions never enter the city (NE-M6)")
                add_legions(b, owner, province, number)
                total += number
                if owner == NEUTRAL:
                    b.neutrals += number
    if total != b.box.legions:
        raise ValueError(f"provinces: {total} legions in all, but there are always {b.box.legions} (NE-B4)")
    if b.neutrals > 4:
        raise ValueError(f"provinces: {b.neutrals} neutral legions, but there are never more than 4 (NE-B4)")


def _load_cards(b: Table, given: Mapping[str, Any], names: list[str]) -> None:
    for kind in range(b.box.kinds):
        b.at[DECK + kind] = b.box.numbers[kind]
    players = _object(given.get("players", {}), "players", names)
    for seat in range(b.box.players):
        key = f"players.{names[seat]}"
        player = _object(players.get(names[seat], {}), key, ("hand", "points"))
        for kind in _take_cards(b, player.get("hand", []), f"{key}.hand"):
            gain(b, seat, kind)
        points = _number(player.get("points", 0), f"{key}.points", 0, _MOST_POINTS)
        b.at[SCORE + seat] = points
        b.at[BEFORE + seat] = points
    for kind in _take_cards(b, given.get("discard", []), "discard"):
        b.at[DISCARD + kind] += 1


def _take_cards(b: Table, value: object, key: str) -> list[int]:
    """Cards out of the deck, by kind."""
    events = b.box.deck.events
    if not isinstance(value, list | tuple):
        raise ValueError(f"{key}: {shown(value)} is not a list of {', '.join(events)}")
    kinds: list[int] = []
    for word in value:
        kind = _word(word, key, events)
        if b.at[DECK + kind] == 0:
            raise ValueError(f"{key}: more cards {word!r} in all than the {b.box.numbers[kind]} there are")
        b.at[DECK + kind] -= 1
        kinds.append(kind)
    return kinds
