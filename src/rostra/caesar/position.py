"""Positions: a table as JSON with everything visible, and back."""

from collections.abc import Mapping
from reprlib import repr as shortened  # what was given may be very long
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
    N_INFLUENCE,
    N_KINDS,
    ORGY,
    SEATS,
    SHUFFLE,
    VOTES,
    count,
    names_of,
    one,
    row_bag,
    row_names,
    row_with,
    size,
    total,
)
from rostra.caesar.knowledge import FROM_POSITION, put_down
from rostra.caesar.options import CHOICES, options_of
from rostra.caesar.table import (
    ALL_WON,
    ARRANGED,
    ASIDE,
    BONUS,
    DISCARD,
    FACE_DOWN,
    FACE_UP,
    FEWER,
    HAND,
    IN_ORDER,
    MOST_BOTH,
    MOST_OWN,
    ORDER,
    OWN_CHOICE,
    OWNED,
    PILE,
    WON,
    Table,
    add_size,
    cards_at,
    end_game,
    has_decided,
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
            "deck": names_of(t.votes, VOTES),
            "discard": row_names(t.votes_discard, VOTES),
            "removed": row_names(t.votes_removed, VOTES),
        },
        "players": {SEATS[seat]: _player_of(t, seat) for seat in range(2)},
    }


def _player_of(t: Table, seat: i64) -> Json:
    pile = t.at[PILE + seat]
    player: Json = {
        "hand": names_of(t.at[HAND + seat]),
        "influence_pile": names_of(pile & INFLUENCE),
        "action_pile": row_names(t.at[ORDER + seat]) if t.at[IN_ORDER + seat] != 0 else names_of(pile & ACTIONS),
        "discard": names_of(t.at[DISCARD + seat]),
        "bonus": bonus_word(t, seat),
        "won": by_group(t.at[WON + seat]),
        "table": {
            GROUPS[group]: {
                "up": names_of(t.at[FACE_UP + N_GROUPS * seat + group]),
                "down": row_names(t.at[FACE_DOWN + N_GROUPS * seat + group]),
            }
            for group in range(5)
        },
    }
    if t.action_decks == OWN_CHOICE and has_decided(t, seat):
        player["arranged"] = t.at[IN_ORDER + seat] != 0
    if t.at[ASIDE + seat] != 0:
        player["aside"] = names_of(t.at[ASIDE + seat])
    return player


# Reading


def load(t: Table, position: object) -> None:
    """Put a position on a new table, whose options are set. A ValueError names the key that is wrong."""
    given = _object(position, "position", ("game", "options", "to_move", "patricians", "votes", "players"))
    if given.get("game", "caesar") != "caesar":
        raise ValueError(f"game: {shortened(given['game'])} is not 'caesar'")
    _check_options(t, given.get("options", {}))
    mover = given.get("to_move", SEATS[0])
    if mover not in SEATS:
        raise ValueError(f"to_move: {shortened(mover)} is not one of {', '.join(SEATS)}")
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


_PLAYER_KEYS: Final = ("hand", "influence_pile", "action_pile", "discard", "bonus", "won", "table", "aside", "arranged")


def _object(value: object, key: str, allowed: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{key}: {shortened(value)} is not an object with keys out of {', '.join(allowed)}")
    for name in value:
        if name not in allowed:
            raise ValueError(f"{key}: unknown key {shortened(name)}; there are {', '.join(allowed)}")
    return value


def _check_options(t: Table, options: object) -> None:
    own = options_of(t)
    for name, value in _object(options, "options", tuple(CHOICES)).items():
        loaded: str = own.get(name, CHOICES[name][0])
        if value != loaded:
            raise ValueError(f"options.{name}: {shortened(value)}, but this game was loaded with {loaded!r}")


def _number(value: object, key: str, most: int) -> i64:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ValueError(f"{key}: {shortened(value)} is not a number from 0 to {most}")
    return value


def _patricians(t: Table, value: object, key: str) -> i64:
    in_box = patricians(t.mini)
    bag: i64 = 0
    for name, number in _object(value, key, GROUPS).items():
        group = GROUPS.index(name)
        bag += _number(number, f"{key}.{name}", count(in_box, group)) << (4 * group)
    return bag


def _load_patricians(t: Table, given: Mapping[str, Any]) -> None:
    won = t.at[WON] + t.at[WON + 1]
    in_box = patricians(t.mini)
    for group in range(5):
        most = count(in_box, group)
        if count(won, group) > most:
            raise ValueError(f"players.*.won.{GROUPS[group]}: {count(won, group)} won, but there are {most}")
    if "patricians" not in given:
        t.left = in_box - won
        return
    named = given["patricians"]
    t.left = _patricians(t, named, "patricians")
    for group in range(5):
        if GROUPS[group] not in named:  # a group that is not mentioned has all those not won
            t.left += (count(in_box, group) - count(won, group)) << (4 * group)
        if count(won, group) + left_at(t, group) > count(in_box, group):
            raise ValueError(
                f"patricians.{GROUPS[group]}: {left_at(t, group)} left and {count(won, group)} won are more than"
                f" the {count(in_box, group)} there are"
            )


def _bag(value: object, key: str, known: tuple[str, ...], first: int, last: int) -> i64:
    """A list of card names as a bag; the names from ``first`` to before ``last`` of ``known`` are allowed."""
    bag: i64 = 0
    for kind in _kinds(value, key, known, first, last):
        if count(bag, kind) == 15:
            raise ValueError(f"{key}: too many cards of {known[kind]!r}")
        bag += one(kind)
    return bag


def _kinds(value: object, key: str, known: tuple[str, ...], first: int, last: int) -> list[int]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"{key}: {shortened(value)} is not a list of {', '.join(known[first:last])}")
    kinds: list[int] = []
    for word in value:
        if word not in known[first:last]:
            raise ValueError(f"{key}: {shortened(word)} is not one of {', '.join(known[first:last])}")
        kinds.append(known.index(word))
    return kinds


_VOTE_PILES: Final = ("deck", "discard", "removed")


def _load_votes(t: Table, value: object) -> None:
    votes = _object(value, "votes", _VOTE_PILES)
    piles = {name: _kinds(votes.get(name, []), f"votes.{name}", VOTES, 0, 7) for name in _VOTE_PILES}
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
    t.at[HAND + seat] = _bag(given.get("hand", []), f"{key}.hand", KINDS, 0, N_KINDS)
    most = full_hand(t.mini)
    if size(t.at[HAND + seat]) > most:
        raise ValueError(f"{key}.hand: {size(t.at[HAND + seat])} cards, at most {most} are allowed")
    t.at[DISCARD + seat] = _bag(given.get("discard", []), f"{key}.discard", KINDS, 0, N_KINDS)
    t.at[PILE + seat] = _bag(given.get("influence_pile", []), f"{key}.influence_pile", KINDS, 0, N_INFLUENCE)
    _load_arranged(t, seat, given, f"{key}.arranged")
    _load_action_pile(t, seat, given.get("action_pile", []), f"{key}.action_pile")
    bonus = given.get("bonus")
    if bonus is not None:
        if bonus_deck(t.mini) == 0:
            raise ValueError(f"{key}.bonus: {shortened(bonus)}, but the mini game has no bonus cards")
        if bonus not in GROUPS[:BONUS_GROUPS]:
            raise ValueError(f"{key}.bonus: {shortened(bonus)} is not one of {', '.join(GROUPS[:BONUS_GROUPS])}")
        t.at[BONUS + seat] = GROUPS.index(bonus) + 1
    table = _object(given.get("table", {}), f"{key}.table", GROUPS)
    for name in table:
        _load_group(t, seat, GROUPS.index(name), table[name], f"{key}.table.{name}")
    _check_numbers(t, seat, key)
    t.at[OWNED + seat] = owned(t, seat)


def _load_arranged(t: Table, seat: i64, given: Mapping[str, Any], key: str) -> None:
    """Whether the action pile is in order: the options say it, but for own choice."""
    arranged = given.get("arranged", t.action_decks == ARRANGED)
    if not isinstance(arranged, bool):
        raise ValueError(f"{key}: {shortened(arranged)} is not true or false")
    if t.action_decks != OWN_CHOICE and arranged != (t.action_decks == ARRANGED):
        raise ValueError(f"{key}: {shortened(arranged)}, but only with action_decks 'own-choice' a player decides that")
    if arranged:
        t.at[IN_ORDER + seat] = 1


def _load_action_pile(t: Table, seat: i64, value: object, key: str) -> None:
    kinds = _kinds(value, key, KINDS, N_INFLUENCE, N_KINDS)
    most = size(action_cards(t.mini))
    if len(kinds) > most:
        raise ValueError(f"{key}: {len(kinds)} cards, but there are {most} action cards")
    for kind in kinds:
        t.at[PILE + seat] += one(kind)
        if t.at[IN_ORDER + seat] != 0:
            t.at[ORDER + seat] = row_with(t.at[ORDER + seat], kind)


def _load_group(t: Table, seat: i64, group: i64, value: object, key: str) -> None:
    cards = _object(value, key, ("up", "down"))
    up = _bag(cards.get("up", []), f"{key}.up", KINDS, 0, N_INFLUENCE)
    down = _kinds(cards.get("down", []), f"{key}.down", KINDS, 0, N_INFLUENCE)
    both = size(up) + len(down)
    if both > MOST_OWN:
        raise ValueError(f"{key}: {both} cards, at most {MOST_OWN} of a player may lie at a group (CC-T4)")
    if both > 0 and left_at(t, group) == 0:
        raise ValueError(f"{key}: no patrician is left there, so no card can lie there (CC-V9)")
    t.at[FACE_UP + N_GROUPS * seat + group] = up
    add_size(t, seat, group, size(up))
    for kind in down:
        put_down(t, seat, group, kind, FROM_POSITION)


def _check_numbers(t: Table, seat: i64, key: str) -> None:
    """No more cards of a kind than exist (CC-M4). Counted kind by kind: in a sum of bags a count could overflow."""
    for kind in range(i64(N_KINDS)):
        has: i64 = 0
        for place in (HAND, PILE, DISCARD):
            has += count(t.at[place + seat], kind)
        for group in range(i64(N_GROUPS)):
            has += count(t.at[FACE_UP + N_GROUPS * seat + group], kind)
            has += count(row_bag(t.at[FACE_DOWN + N_GROUPS * seat + group]), kind)
        in_box = count(influence_cards(t.mini) + action_cards(t.mini), kind)
        if has > in_box:
            raise ValueError(f"{key}: {has} cards {KINDS[kind]!r}, but there are {in_box} (CC-M4)")


def owned(t: Table, seat: i64) -> i64:
    """All cards of a seat, wherever they are."""
    bag = t.at[HAND + seat] + t.at[PILE + seat] + t.at[DISCARD + seat] + t.at[ASIDE + seat]
    for group in range(i64(N_GROUPS)):
        bag += t.at[FACE_UP + N_GROUPS * seat + group] + row_bag(t.at[FACE_DOWN + N_GROUPS * seat + group])
    return bag


def _check_groups(t: Table) -> None:
    for group in range(i64(N_GROUPS)):
        both = cards_at(t, 0, group) + cards_at(t, 1, group)
        if both > MOST_BOTH:
            raise ValueError(
                f"players.*.table.{GROUPS[group]}: {both} cards of both, at most {MOST_BOTH} may lie there (CC-T4)"
            )
        hidden = t.at[FACE_DOWN + group] | t.at[FACE_DOWN + N_GROUPS + group]
        if (
            both == MOST_BOTH
            and hidden == 0
            and total(t.at[FACE_UP + group]) == total(t.at[FACE_UP + N_GROUPS + group])
        ):
            t.tied |= i64(1) << group  # CC-V4: eight open tied cards count as seen
