"""How long a game of Caesar & Cleopatra can be, and which of its features are secret."""

from collections import Counter

from rostra.adapters.open_spiel.bounds import Bounds
from rostra.game import Game

# Ends of names, of either side's blocks.
_ENDINGS = (
    "asked", "waiting-for", "action", "action.at", "action.of",  # whether the viewer is asked for a veto (CC-A8)
    "asked-pile",
    "hand", "hand-known", "spied", "spied-laid", "bonus", "points", "unseen", "action-order",
    "down-cards", "aside-cards",
)  # fmt: skip
_CASTLING = ("down", "aside")  # of the own side only: of the other side the viewer sees what everybody sees


def is_secret(block: str) -> bool:
    """Whether a block of features can hold something that not everybody knows."""
    side, _, last = block.rpartition(".")
    return block in _ENDINGS or last in _ENDINGS or (side.startswith("own") and last in _CASTLING)


def bounds(game: Game) -> Bounds:
    """Piles are never refilled: every turn uses up a card, except idle ones, and those end the game (CC-E4)."""
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
    idle = 3 * used + 4  # at most three idle turns in a row between others, and four at the end
    decisions = (
        laid_first + stacked + 2 * (game.options["action_decks"] == "own-choice")  # set-up
        + used  # each card laid, played or exchanged
        + answers
        + 2 * spies + vetoes  # the spy's choice; the draw, or none, after a spy or a veto
        + 10 * castlings  # five cards at each of two groups
        + drawn
        + 2 * used  # the end of a turn, or pass and done of one with an exchange
        + 2 * idle  # pass and done
    )  # fmt: skip
    turned = used + groups  # a vote card for each turn that is not passive; those of empty groups are removed
    return Bounds(decisions, 2 + drawn + turned)


def _is_action(card: str) -> bool:
    return len(card) > 1  # influence cards are called 1 to 5 and P
