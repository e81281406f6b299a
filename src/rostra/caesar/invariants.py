"""What must hold on every table after every decision, and random games that check it (``make soak``)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.caesar.actions import LINES
from rostra.caesar.box import full_hand, patricians, vote_deck
from rostra.caesar.cards import (
    ACTIONS,
    GROUPS,
    N_GROUPS,
    SEATS,
    SHUFFLE,
    count,
    row_bag,
    row_size,
    size,
)
from rostra.caesar.choices import MAX_CHOICES, choices
from rostra.caesar.options import CHOICES, set_options
from rostra.caesar.playout import random_choice
from rostra.caesar.position import owned
from rostra.caesar.setting_up import begin
from rostra.caesar.table import (
    ARRANGE,
    ASIDE,
    DEAL_BONUS,
    DECIDE_PILE,
    FACE_DOWN,
    FACE_UP,
    HAND,
    IN_ORDER,
    LAY_AGAIN,
    LOG_SIZE,
    MOST_BOTH,
    MOST_OWN,
    ORDER,
    OWNED,
    PILE,
    SET_UP,
    SOURCE,
    WON,
    Table,
    cards_at,
    left_at,
    phase,
)
from rostra.caesar.turn import decide
from rostra.caesar.worlds import imagine
from rostra.dice import Dice
from rostra.game import OVER

LONGEST: Final = 2000  # decisions; no game comes near
WORLDS_EVERY: Final = 16  # decisions between two checks of imagined worlds


def broken(t: Table) -> str:
    """The invariant that does not hold on this table; empty if all do. Only for games begun with ``new()``."""
    for seat in range(i64(2)):
        fault = _broken_cards(t, seat)
        if fault:
            return f"{SEATS[seat]}: {fault}"
    if t.left + t.at[WON] + t.at[WON + 1] != patricians(t.mini):
        return "patricians left and won are not all of them"
    if (
        t.votes + row_bag(t.votes_discard) + row_bag(t.votes_removed) != vote_deck(t.mini)
        or count(t.votes, SHUFFLE) != 1
    ):
        return "the vote cards are not all there, with the shuffle card in the deck"
    for group in range(i64(N_GROUPS)):
        both = cards_at(t, 0, group) + cards_at(t, 1, group)
        if both > MOST_BOTH or (both > 0 and left_at(t, group) == 0):
            return f"{GROUPS[group]}: {both} cards and {left_at(t, group)} patricians"
    if t.logged > LOG_SIZE or t.plies > LONGEST:
        return f"{t.plies} decisions, {t.logged} entries in the log"
    return ""


def _broken_cards(t: Table, seat: i64) -> str:
    at = t.at
    if owned(t, seat) != at[OWNED + seat]:
        return "cards have come or gone"
    if size(at[HAND + seat]) > full_hand(t.mini):
        return "more cards in hand than a refill gives"
    now = phase(t)
    setting_up = now == DEAL_BONUS or now == DECIDE_PILE or now == ARRANGE or now == SET_UP
    if at[ASIDE + seat] != 0 and not (setting_up or now == LAY_AGAIN):
        return "cards aside"
    if at[IN_ORDER + seat] != 0 and row_bag(at[ORDER + seat]) != at[PILE + seat] & ACTIONS:
        return "the order of the action pile is not of its cards"
    for group in range(i64(N_GROUPS)):
        place = N_GROUPS * seat + group
        down = row_size(at[FACE_DOWN + place])
        cards = size(at[FACE_UP + place]) + down
        if cards != cards_at(t, seat, group) or cards > MOST_OWN:
            return f"{cards} cards at the {GROUPS[group]}"
        sources = at[SOURCE + place]
        if (sources >> (8 * down)) != 0 or (down > 0 and (sources >> (8 * (down - 1))) == 0):
            return f"face-down cards without a source at the {GROUPS[group]}"
    return ""


def soak(first_seed: int, games: int) -> int:
    """Play random games with all options, checking everything after every decision; the number of decisions.

    An AssertionError tells the seed, the options, what was broken and the lines so far.
    """
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        decisions += _soak_one(seed)
    return decisions


def options_of_seed(seed: int) -> dict[str, str]:
    """The options take turns; one game in seven is a mini game."""
    if seed % 7 == 6:
        return {
            "edition": CHOICES["edition"][seed % 2],
            "action_decks": CHOICES["action_decks"][seed // 2 % 3],
            "orgies": "standard",
            "size": "mini",
        }
    return {
        "edition": CHOICES["edition"][seed % 2],
        "action_decks": CHOICES["action_decks"][seed // 2 % 3],
        "orgies": CHOICES["orgies"][seed // 6 % 3],
    }


def _soak_one(seed: int) -> i64:
    t = Table()
    set_options(t, options_of_seed(seed))
    begin(t)
    dice = Dice(seed * 0x9E3779B97F4A7C15 + 1)
    ids = vec[i64]([0] * MAX_CHOICES)
    lines: list[str] = []
    while t.actor != OVER:
        fault = broken(t)
        if not fault and choices(t, ids) == 0:
            fault = "nothing to decide"
        if not fault and t.plies % WORLDS_EVERY == seed % WORLDS_EVERY:
            fault = _broken_worlds(t, dice)
        if fault:
            raise AssertionError(f"seed {seed}, {options_of_seed(seed)}: {fault} after:\n" + "\n".join(lines))
        action = random_choice(t, ids, dice)
        lines.append(LINES[action])
        t.plies += 1
        decide(t, action, None)
    fault = broken(t)
    if fault:
        raise AssertionError(f"seed {seed}, {options_of_seed(seed)}: {fault} at the end of:\n" + "\n".join(lines))
    return t.plies


def _broken_worlds(t: Table, dice: Dice) -> str:
    for seat in range(i64(2)):
        world = Table(t)
        imagine(world, seat, dice)
        fault = broken(world)
        if fault:
            return f"imagined by {SEATS[seat]}: {fault}"
    return ""
