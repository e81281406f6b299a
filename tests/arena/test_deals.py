"""The same cards, whatever is decided in between; and yet cards as chance would give them."""

import random
from collections import Counter

import pytest

import rostra
from rostra.arena.deals import Deal
from rostra.game import CHANCE, OVER


def played(game: str, number: int, rng: random.Random, **options: str) -> list[tuple[int, str]]:
    """A deal in a game of random decisions: who decided last before it, and each line that chance brought."""
    state = rostra.load(game, **options).new()
    deal = Deal(game, 7, number)
    came: list[tuple[int, str]] = []
    last = -1
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = deal.draw(state)
            came.append((last, state.text(action)))
        else:
            last = state.actor
            deal.decided(last)
            action = rng.choice(state.actions())
        state.apply(action)
    return came


def same_as_far_as_both_go(one: list[str], other: list[str]) -> int:
    both = min(len(one), len(other))
    assert one[:both] == other[:both]
    return both


@pytest.mark.parametrize("decks", ["arranged", "shuffled"])
def test_every_pile_of_caesar_lies_there_in_one_order(decks: str) -> None:
    seen = 0
    for number in range(4):
        games = [played("caesar", number, random.Random(seed), action_decks=decks) for seed in (1, 2)]
        assert [line for _, line in games[0][:2]] == [line for _, line in games[1][:2]]  # the bonus cards
        for seat in (0, 1):
            for pile in ("12345P", ["assassination", "spy", "castling", "scout", "wrath", "veto"]):
                orders = [
                    [line for who, line in game if who == seat and line.startswith("deal") and line.split()[1] in pile]
                    for game in games
                ]
                seen += same_as_far_as_both_go(*orders)
    assert seen > 100


def test_the_vote_deck_lies_there_in_one_order_after_every_shuffle() -> None:
    seen = 0
    for number in range(4):
        games = [played("caesar", number, random.Random(seed)) for seed in (1, 2)]
        decks = ["/".join(line for _, line in game if line.startswith("turn")).split("turn shuffle") for game in games]
        for one, other in zip(*decks):
            votes = [[vote for vote in deck.split("/") if vote] for deck in (one, other)]
            # cards that are out of the game in one of them are missing there: the others keep their order
            in_both = [[vote for vote in deck if vote in set(votes[0]) & set(votes[1])] for deck in votes]
            seen += same_as_far_as_both_go(*in_both)
    assert seen > 20


def test_every_round_of_nero_deals_the_same_hands() -> None:
    for number in range(3):
        games = [played("nero", number, random.Random(seed), length="short") for seed in (1, 2)]
        deals = [[line for _, line in game if line.startswith("deal")] for game in games]
        assert deals[0] == deals[1]
        assert len(deals[0]) == 4 * 4 * 6
        assert deals[0][:24] != deals[0][24:48]


def test_another_number_is_another_deal() -> None:
    assert played("nero", 1, random.Random(1)) != played("nero", 2, random.Random(1))


def test_the_first_cards_come_as_often_as_chance_would_bring_them() -> None:
    """Bonus cards are two each of three kinds: the first is any of them, the second is the same in one of five."""
    pairs: Counter[tuple[str, str]] = Counter()
    game = rostra.load("caesar")
    for number in range(9000):
        state = game.new()
        deal = Deal("caesar", 3, number)
        lines = []
        for _ in range(2):
            action = deal.draw(state)
            lines.append(state.text(action))
            state.apply(action)
        pairs[lines[0], lines[1]] += 1
    assert len(pairs) == 9
    for (one, other), times in pairs.items():
        expected = 9000 / 3 * (1 / 5 if one == other else 2 / 5)
        assert abs(times - expected) < 4.5 * expected**0.5


def test_every_draw_of_whole_games_is_as_likely_as_its_weight() -> None:
    """Of what could have come, ranked by action, what came is on average in the middle, at every kind of draw."""
    beyond: dict[str, list[float]] = {}
    for name in ("caesar", "nero"):
        game = rostra.load(name, **({"action_decks": "shuffled", "orgies": "fading"} if name == "caesar" else {}))
        for number in range(60):
            state = game.new()
            deal = Deal(name, 11, number)
            rng = random.Random(number)
            while state.actor != OVER:
                if state.actor == CHANCE:
                    chances = state.chances()
                    action = deal.draw(state)
                    total = sum(weight for _, weight in chances)
                    before = sum(weight for one, weight in chances if one < action)
                    own = dict(chances)[action]
                    if len(chances) > 1:
                        kind = f"{name} {state.text(action).split()[0]}"
                        spread = sum(w * w * w for _, w in chances) / total**3
                        variance = (1 - spread) / 12
                        beyond.setdefault(kind, []).append(((before + own / 2) / total - 0.5) / variance**0.5)
                else:
                    deal.decided(state.actor)
                    action = rng.choice(state.actions())
                state.apply(action)
    assert {"caesar bonus", "caesar deal", "caesar turn", "nero lot", "nero deal", "nero steal"} == set(beyond)
    for kind, scores in beyond.items():
        n = len(scores)
        assert abs(sum(scores)) / n**0.5 < 4, kind
        assert sum(score * score for score in scores) / n == pytest.approx(1, abs=5 * (0.8 / n) ** 0.5), kind
