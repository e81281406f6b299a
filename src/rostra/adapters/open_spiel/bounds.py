"""How long a game can possibly be: true upper bounds, not tight ones (docs/openspiel.md has real games beside them)."""

from collections import Counter
from typing import NamedTuple

from rostra.caesar import Caesar
from rostra.caesar.actions import HOW_MANY
from rostra.game import Game
from rostra.nero import Nero
from rostra.nero.cards import TRAITOR


class Bounds(NamedTuple):
    actions: int
    """Ids: decisions and chance share one table."""
    decisions: int
    chances: int


def bounds(game: Game) -> Bounds:
    if isinstance(game, Nero):
        return _nero(game)
    assert isinstance(game, Caesar)
    return _caesar(game)


def _caesar(game: Caesar) -> Bounds:
    """Piles are never renewed: every turn but an idle one uses up a card, and idle ones end the game (CC-E4)."""
    position = game.new().position()
    groups = len(position["patricians"])
    laid_first = stacked = used = drawn = answers = spies = vetoes = castlings = 0
    for player in position["players"].values():
        laid_first += sum(not _is_action(card) for card in player["aside"])
        stacked += sum(_is_action(card) for card in player["aside"])
        pile = len(player["influence_pile"]) + len(player["action_pile"]) + sum(map(_is_action, player["aside"]))
        drawn += pile
        used += len(player["hand"]) + pile
        actions = Counter(filter(_is_action, (*player["hand"], *player["aside"], *player["action_pile"])))
        answers += actions.total() - actions["veto"]  # each action is answered once at most, by veto or allow (CC-A6)
        spies += actions["spy"]
        vetoes += actions["veto"]
        castlings += actions["castling"]
    idle = 3 * used + 4  # at most three between two others, four at the end
    decisions = (
        laid_first + stacked  # set-up
        + used  # each card laid, played or exchanged
        + answers
        + 2 * spies + vetoes  # the spy's choice; the draw, or none, after a spy or a veto
        + 10 * castlings  # five cards at each of two groups
        + drawn
        + 2 * used  # the end of a turn, or pass and done of one with an exchange
        + 2 * idle  # pass and done
    )  # fmt: skip
    turned = used + groups  # a vote card for each turn that is not passive; those of groups without patricians go
    return Bounds(HOW_MANY, decisions, 2 + drawn + turned)


def _is_action(card: str) -> bool:
    return len(card) > 1  # influence cards are called 1 to 5 and P


def _nero(game: Nero) -> Bounds:
    """Cards are dealt for four rounds, each is used once; every step is paid for, and troops are spent once a turn."""
    box = game.box
    players = int(box.players)
    others = players - 1
    legions = 7 * players  # NE-B4
    dealt = int(box.hand) * players
    step = (
        1
        + 2 * others  # to ask for leave and to give it
        + others + others  # to counter it; to give way
        + others * others  # to counter that
    )  # fmt: skip
    event = (
        4 + 2 * others  # a galley: from, to, load, landing; give way, leave
        + others + others * others  # counters: to the event, to retreats before those who land
        + 4 + 1  # two legions more that can be spent (below); one more to declare
    )  # fmt: skip
    cards: list[int] = []
    for kind in range(int(box.kinds)):
        # For BP, with its activation. Nothing that costs a BP is followed by more decisions than a step: an attack by
        # two ready, one retreat, counters, a legion more that can be spent, one more to declare.
        use = max(1 + step * int(box.bp[kind]), event)
        cards += [1 + use] * int(box.numbers[kind])
    # A turn uses a card. In it each legion and the leader depart once and are spent once (NE-M4), by leave or halt; the
    # leader is taken up once; one declares; the turn ends.
    turn = 2 * (legions + 1) + 3
    in_a_round = dealt * turn + sum(sorted(cards)[-dealt:])
    set_up = players * (players + 1) // 2  # each time one area at least is settled
    set_up += 3 * players  # two legions and a home
    traitors = int(box.numbers[TRAITOR])
    return Bounds(int(box.how_many), set_up + 4 * in_a_round, others + 4 * (dealt + traitors))
