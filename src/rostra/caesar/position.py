"""Positions: a table as JSON with everything visible, and back."""

from collections.abc import Mapping
from reprlib import repr as shown  # never more than a few words of what was given
from typing import Any, Final

from mypy_extensions import i64

from rostra.caesar.box import action_cards, bonus_deck, full_hand, influence_cards, patricians, vote_deck
from rostra.caesar.cards import (
    ACTIONS,
    BONUS_GROUPS,
    GROUPS,
    INFLUENCE,
    KINDS,
    N_GROUPS,
    ORGY,
    SEATS,
    SHUFFLE,
    VOTES,
    count,
    one,
    row_bag,
    row_with,
    row_words,
    size,
    total,
    words,
)
from rostra.caesar.knowledge import FROM_POSITION, put_down
from rostra.caesar.options import CHOICES, options_of
from rostra.caesar.table import (
    ALL_WON,
    ASIDE,
    BONUS,
    DISCARD,
    FACE_DOWN,
    FACE_UP,
    FEWER,
    HAND,
    ORDER,
    OWNED,
    PILE,
    WON,
    Table,
    add_size,
    cards_at,
    end_game,
    left_at,
)
from rostra.caesar.turn import begin_turn
from rostra.caesar.view import bonus_word, by_group
from rostra.game import Json

# Writing


def position_of(t: Table) -> Json:
    return {
        "game": "caesar",
        "options": options_of(t),
        "to_move": SEATS[t.active],
        "patricians": by_group(t.left),
        "votes": {
            "deck": words(t.votes, VOTES),
            "discard": row_words(t.votes_discard, VOTES),
            "removed": row_words(t.votes_removed, VOTES),
        },
        "players": {SEATS[seat]: _player_of(t, seat) for seat in range(2)},
    }


def _player_of(t: Table, seat: i64) -> Json:
    pile = t.at[PILE + seat]
    player: Json = {
        "hand": words(t.at[HAND + seat]),
        "influence_pile": words(pile & INFLUENCE),
        "action_pile": row_words(t.at[ORDER + seat]) if t.arranged else words(pile & ACTIONS),
        "discard": words(t.at[DISCARD + seat]),
        "bonus": bonus_word(t, seat),
        "won": by_group(t.at[WON + seat]),
        "table": {
            GROUPS[group]: {
                "up": words(t.at[FACE_UP + N_GROUPS * seat + group]),
                "down": row_words(t.at[FACE_DOWN + N_GROUPS * seat + group]),
            }
            for group in range(5)
        },
    }
    if t.at[ASIDE + seat] != 0:
        player["aside"] = words(t.at[ASIDE + seat])
    return player


# Reading


def load(t: Table, position: object) -> None:
    """Set up a fresh table, whose options are set, from a position; a ValueError names the key that is wrong."""
    given = _object(position, "position", ("game", "options", "to_move", "patricians", "votes", "players"))
    if given.get("game", "caesar") != "caesar":
        raise ValueError(f"game: {shown(given['game'])} is not 'caesar'")
    _check_options(t, given.get("options", {}))
    mover = given.get("to_move", SEATS[0])
    if mover not in SEATS:
        raise ValueError(f"to_move: {shown(mover)} is not one of {', '.join(SEATS)}")
    t.loaded = True
    t.active = SEATS.index(mover)
    players = _object(given.get("players", {}), "players", SEATS)
    fields = {name: _object(players.get(name, {}), f"players.{name}", _PLAYER_KEYS) for name in SEATS}
    for seat in range(2):
        t.at[WON + seat] = _patricians(t, fields[SEATS[seat]].get("won", {}), f"players.{SEATS[seat]}.won")
    _load_patricians(t, given)
    _load_votes(t, given.get("votes", {}))
    for seat in range(2):
        _load_player(t, seat, fields[SEATS[seat]], f"players.{SEATS[seat]}")
    _check_groups(t)
    if t.left == 0:
        end_game(t, ALL_WON, None)
    else:
        begin_turn(t, t.active, None)


_PLAYER_KEYS: Final = ("hand", "influence_pile", "action_pile", "discard", "bonus", "won", "table", "aside")


def _object(value: object, key: str, allowed: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{key}: {shown(value)} is not an object with keys out of {', '.join(allowed)}")
    for name in value:
        if name not in allowed:
            raise ValueError(f"{key}: unknown key {shown(name)}; there are {', '.join(allowed)}")
    return value


def _check_options(t: Table, options: object) -> None:
    own = options_of(t)
    for name, value in _object(options, "options", tuple(CHOICES)).items():
        loaded: str = own.get(name, CHOICES[name][0])
        if value != loaded:
            raise ValueError(f"options.{name}: {shown(value)}, but this game was loaded with {loaded!r}")


def _number(value: object, key: str, most: int) -> i64:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ValueError(f"{key}: {shown(value)} is not a number from 0 to {most}")
    return value


def _patricians(t: Table, value: object, key: str) -> i64:
    there_are = patricians(t.mini)
    bag: i64 = 0
    for name, number in _object(value, key, GROUPS).items():
        group = GROUPS.index(name)
        bag += _number(number, f"{key}.{name}", count(there_are, group)) << (4 * group)
    return bag


def _load_patricians(t: Table, given: Mapping[str, Any]) -> None:
    won = t.at[WON] + t.at[WON + 1]
    there_are = patricians(t.mini)
    for group in range(5):
        most = count(there_are, group)
        if count(won, group) > most:
            raise ValueError(f"players.*.won.{GROUPS[group]}: {count(won, group)} won, but there are {most}")
    if "patricians" not in given:
        t.left = there_are - won
        return
    named = given["patricians"]
    t.left = _patricians(t, named, "patricians")
    for group in range(5):
        if GROUPS[group] not in named:  # a group that is not mentioned has all those not won
            t.left += (count(there_are, group) - count(won, group)) << (4 * group)
        if count(won, group) + left_at(t, group) > count(there_are, group):
            raise ValueError(
                f"patricians.{GROUPS[group]}: {left_at(t, group)} left and {count(won, group)} won are more than"
                f" the {count(there_are, group)} there are"
            )


def _heap(value: object, key: str, known: tuple[str, ...], first: int, last: int) -> i64:
    """A list of card names as a bag; names from ``first`` to ``last`` of ``known`` are allowed."""
    bag: i64 = 0
    for kind in _sequence(value, key, known, first, last):
        if count(bag, kind) == 15:
            raise ValueError(f"{key}: too many cards of {known[kind]!r}")
        bag += one(kind)
    return bag


def _sequence(value: object, key: str, known: tuple[str, ...], first: int, last: int) -> list[int]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"{key}: {shown(value)} is not a list of {', '.join(known[first:last])}")
    kinds: list[int] = []
    for word in value:
        if word not in known[first:last]:
            raise ValueError(f"{key}: {shown(word)} is not one of {', '.join(known[first:last])}")
        kinds.append(known.index(word))
    return kinds


_VOTE_PILES: Final = ("deck", "discard", "removed")


def _load_votes(t: Table, value: object) -> None:
    votes = _object(value, "votes", _VOTE_PILES)
    piles = {name: _sequence(votes.get(name, []), f"votes.{name}", VOTES, 0, 7) for name in _VOTE_PILES}
    for name in ("discard", "removed"):
        if SHUFFLE in piles[name]:
            raise ValueError(f"votes.{name}: 'shuffle' is never there; once turned it is shuffled into the deck")
    for card in range(7):
        named = sum([pile.count(card) for pile in piles.values()])
        most = count(vote_deck(t.mini), card)
        if named > most:
            raise ValueError(f"votes: {named} cards {VOTES[card]!r}, but there are {most}")
    if t.orgies == FEWER and piles["deck"].count(ORGY) + piles["discard"].count(ORGY) > 1:
        raise ValueError("votes: 2 cards 'orgy' in play, but with orgies 'fewer' one was taken out before the game")
    t.votes = 0
    for card in piles["deck"]:
        t.votes += one(card)
    for card in piles["discard"]:
        t.votes_discard = row_with(t.votes_discard, card)
    for card in piles["removed"]:
        t.votes_removed = row_with(t.votes_removed, card)


def _load_player(t: Table, seat: i64, given: Mapping[str, Any], key: str) -> None:
    if given.get("aside", []) not in ([], ()):
        raise ValueError(f"{key}.aside: only a position at the start of a turn can be loaded; then nothing is aside")
    t.at[HAND + seat] = _heap(given.get("hand", []), f"{key}.hand", KINDS, 0, 12)
    most = full_hand(t.mini)
    if size(t.at[HAND + seat]) > most:
        raise ValueError(f"{key}.hand: {size(t.at[HAND + seat])} cards, at most {most} are allowed")
    t.at[DISCARD + seat] = _heap(given.get("discard", []), f"{key}.discard", KINDS, 0, 12)
    t.at[PILE + seat] = _heap(given.get("influence_pile", []), f"{key}.influence_pile", KINDS, 0, 6)
    _load_action_pile(t, seat, given.get("action_pile", []), f"{key}.action_pile")
    bonus = given.get("bonus")
    if bonus is not None:
        if bonus_deck(t.mini) == 0:
            raise ValueError(f"{key}.bonus: {shown(bonus)}, but the mini game has no bonus cards")
        if bonus not in GROUPS[:BONUS_GROUPS]:
            raise ValueError(f"{key}.bonus: {shown(bonus)} is not one of {', '.join(GROUPS[:BONUS_GROUPS])}")
        t.at[BONUS + seat] = GROUPS.index(bonus) + 1
    table = _object(given.get("table", {}), f"{key}.table", GROUPS)
    for name in table:
        _load_group(t, seat, GROUPS.index(name), table[name], f"{key}.table.{name}")
    _check_numbers(t, seat, key)
    t.at[OWNED + seat] = owned(t, seat)


def _load_action_pile(t: Table, seat: i64, value: object, key: str) -> None:
    kinds = _sequence(value, key, KINDS, 6, 12)
    most = size(action_cards(t.mini))
    if len(kinds) > most:
        raise ValueError(f"{key}: {len(kinds)} cards, but there are {most} action cards")
    for kind in kinds:
        t.at[PILE + seat] += one(kind)
        if t.arranged:
            t.at[ORDER + seat] = row_with(t.at[ORDER + seat], kind)


def _load_group(t: Table, seat: i64, group: i64, value: object, key: str) -> None:
    cards = _object(value, key, ("up", "down"))
    up = _heap(cards.get("up", []), f"{key}.up", KINDS, 0, 6)
    down = _sequence(cards.get("down", []), f"{key}.down", KINDS, 0, 6)
    both = size(up) + len(down)
    if both > 5:
        raise ValueError(f"{key}: {both} cards, at most 5 of a player may lie at a group (CC-T4)")
    if both > 0 and left_at(t, group) == 0:
        raise ValueError(f"{key}: no patrician is left there, so no card can lie there (CC-V9)")
    t.at[FACE_UP + N_GROUPS * seat + group] = up
    add_size(t, seat, group, size(up))
    for kind in down:
        put_down(t, seat, group, kind, FROM_POSITION)


def _check_numbers(t: Table, seat: i64, key: str) -> None:
    """No more cards of a kind than exist (CC-M4), counted one by one: a bag could not hold too many."""
    for kind in range(i64(12)):
        has: i64 = 0
        for place in (HAND, PILE, DISCARD):
            has += count(t.at[place + seat], kind)
        for group in range(i64(N_GROUPS)):
            has += count(t.at[FACE_UP + N_GROUPS * seat + group], kind)
            has += count(row_bag(t.at[FACE_DOWN + N_GROUPS * seat + group]), kind)
        there_are = count(influence_cards(t.mini) + action_cards(t.mini), kind)
        if has > there_are:
            raise ValueError(f"{key}: {has} cards {KINDS[kind]!r}, but there are {there_are} (CC-M4)")


def owned(t: Table, seat: i64) -> i64:
    """All cards of a seat, wherever they are."""
    bag = t.at[HAND + seat] + t.at[PILE + seat] + t.at[DISCARD + seat] + t.at[ASIDE + seat]
    for group in range(i64(N_GROUPS)):
        bag += t.at[FACE_UP + N_GROUPS * seat + group] + row_bag(t.at[FACE_DOWN + N_GROUPS * seat + group])
    return bag


def _check_groups(t: Table) -> None:
    for group in range(i64(N_GROUPS)):
        both = cards_at(t, 0, group) + cards_at(t, 1, group)
        if both > 8:
            raise ValueError(f"players.*.table.{GROUPS[group]}: {both} cards of both, at most 8 may lie there (CC-T4)")
        hidden = t.at[FACE_DOWN + group] | t.at[FACE_DOWN + 5 + group]
        if both == 8 and hidden == 0 and total(t.at[FACE_UP + group]) == total(t.at[FACE_UP + 5 + group]):
            t.tied |= i64(1) << group  # CC-V4: eight open tied cards count as seen
