"""How long a game of Nero can be, and which of its features are secret."""

from rostra.adapters.open_spiel.bounds import Bounds
from rostra.game import Game
from rostra.nero import Nero
from rostra.nero.cards import TRAITOR

_BLOCKS = (
    "asked", "waiting-for", "answering", "answering.to", "answering.target", "answering.by", "answering.what",
    "event", "event.from", "event.to", "event.target", "event.legions", "event.leader",
    "wanted", "hand", "known", "unseen", "battle.laid",
)  # fmt: skip


def is_secret(block: str) -> bool:
    """Whether a block of features can hold something that not everybody knows."""
    return block in _BLOCKS or block.rpartition(".")[2] in ("hand", "known")


def bounds(game: Game) -> Bounds:
    """Cards are dealt for four rounds and used once. Every step costs BP, and troops are spent once a turn."""
    assert isinstance(game, Nero)
    box = game.box
    players = int(box.players)
    others = players - 1
    legions = 7 * players  # NE-B4
    dealt = int(box.hand) * players
    step = (
        1
        + 2 * others  # to ask for leave, and to give it
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
        # For BP, with its activation. Nothing that costs a BP is followed by more decisions than a step. An attack has
        # two "ready", a retreat, counters, one more legion that can be spent, and one more chance to declare.
        use = max(1 + step * int(box.bp[kind]), event)
        cards += [1 + use] * int(box.numbers[kind])
    # A turn uses a card. In it each legion and the leader depart once and are spent once (NE-M4), by leave or halt; the
    # leader is taken up once and declares once; and the turn ends.
    turn = 2 * (legions + 1) + 3
    in_a_round = dealt * turn + sum(sorted(cards)[-dealt:])
    set_up = players * (players + 1) // 2  # each round of wishes settles one area at least
    set_up += 3 * players  # two legions and a home
    traitors = sum(int(box.numbers[kind]) for kind in range(int(box.kinds)) if box.event_of[kind] == TRAITOR)
    return Bounds(set_up + 4 * in_a_round, others + 4 * (dealt + traitors))
