"""How good the table is for a seat: by how many points it may expect to be ahead in the end, from what it knows.

Each group is judged by itself, so a move changes only the groups it touches:

* **now**: the next vote card may call the group. Who would win depends only on the opponent's face-down cards, which
  count with every value they may have.
* **later**: the player who is ahead will probably still be ahead when the group is called later; the further ahead, the
  more likely. But being very far ahead is worth hardly more than being ahead. That makes the bot win narrowly.

What a won vote is worth follows from the patricians: one point, and what it does for the majority, for all patricians
of the group and for the bonus card, if later votes are even.
"""

import math
from typing import Final

from rostra.bots.caesar.seat_view import Group, Own, SeatView, Theirs
from rostra.bots.caesar.vote_tables import ahead
from rostra.bots.caesar.weights import (
    BONUS_POINTS,
    CALLED_BEFORE,
    FULL,
    LATER_VOTES,
    LEAD,
    LOCKED,
    THEIR_BONUS,
    THEIR_BONUS_ELSEWHERE,
    WAITING,
)
from rostra.caesar.cards import ASSASSINATION, PHILOSOPHER

IN_DANGER: Final = 0.3  # the chance that an assassin in the opponent's hand comes for the best open card

Odds = tuple[float, float, float]  # win, lose, the chance that philosophers turn the vote round


class Judge:
    def __init__(self, view: SeatView) -> None:
        self.view = view
        self._sums = _sums_of_hidden(view.unseen[: PHILOSOPHER + 1])
        self._mean = _mean(view.unseen[: PHILOSOPHER + 1])
        self._assassin = IN_DANGER * view.they_hold(ASSASSINATION)
        self._stakes = [self._stake(group) for group in range(5)]
        self._odds: dict[tuple[int, int, int, int], Odds] = {}
        self._values: dict[tuple[int, Own, Theirs, bool], float] = {}

    def value(self, group: int, own: Own | None = None, theirs: Theirs | None = None, vote: bool = True) -> float:
        """The value of a group if these cards lay there. ``vote``: a vote card is turned at the end of the turn."""
        here = self.view.groups[group]
        key = (group, own or here.own, theirs or here.theirs, vote)
        found = self._values.get(key)
        if found is None:
            found = self._judge(here, *key)
            self._values[key] = found
        return found

    def table(self, vote: bool = True) -> float:
        """The value of all groups as they are."""
        return sum(self.value(group, vote=vote) for group in range(5))

    def stake(self, group: int) -> float:
        """The points between winning and losing the group's next vote."""
        gain, loss = self._stakes[group]
        return gain + loss

    def odds(self, own: Own, theirs: Theirs) -> Odds:
        """How a vote with these cards would go."""
        key = (own.total - theirs.total, own.philosophers, theirs.philosophers, theirs.hidden)
        found = self._odds.get(key)
        if found is None:
            found = _vote(*key, self._sums)
            self._odds[key] = found
        return found

    def lead(self, own: Own, theirs: Theirs) -> float:
        """How far this seat is ahead, if a hidden card counts as an average one."""
        return own.total - theirs.total - theirs.hidden * self._mean

    def _judge(self, here: Group, group: int, own: Own, theirs: Theirs, vote: bool) -> float:
        if here.left == 0:
            return 0.0
        gain, loss = self._stakes[group]
        win, lose, turned = self.odds(own, theirs)
        now = win * gain - lose * loss
        called = here.call if vote else 0.0
        if own.cards + theirs.cards == FULL:
            called = 1.0
            if not self.view.ahead:
                now -= LOCKED * (1 - win - lose)
        later = self._later(here, gain + loss, own, theirs, turned)
        danger = self._assassin
        if danger > 0 and (own.exposed > 0 or own.exposed_philosopher):
            later += danger * min(0.0, self._after_murder(here, gain + loss, own, theirs) - later)
        return called * now + later

    def _later(self, here: Group, stake: float, own: Own, theirs: Theirs, turned: float) -> float:
        ahead = math.tanh(self.lead(own, theirs) / LEAD)
        weight = WAITING if here.waiting else CALLED_BEFORE
        # Philosophers are discarded after the next vote; later votes are decided by the sums alone.
        return stake / 2 * ahead * (weight * (1 - 2 * turned) + LATER_VOTES * (here.left - 1))

    def _after_murder(self, here: Group, stake: float, own: Own, theirs: Theirs) -> float:
        """The same as ``_later`` if the best open card is assassinated."""
        if own.exposed_philosopher:
            poorer = own._replace(philosophers=own.philosophers - 1, cards=own.cards - 1)
        else:
            poorer = own._replace(total=own.total - own.exposed, cards=own.cards - 1)
        return self._later(here, stake, poorer, theirs, self.odds(poorer, theirs)[2])

    def _stake(self, group: int) -> tuple[float, float]:
        """The points that winning the next vote brings, and that losing it costs."""
        here = self.view.groups[group]
        if here.left == 0:
            return 0.0, 0.0
        mine, theirs = self._bonus(group)
        even = ahead(here.patricians, here.won, here.lost, mine, theirs)
        won = ahead(here.patricians, here.won + 1, here.lost, mine, theirs)
        lost = ahead(here.patricians, here.won, here.lost + 1, mine, theirs)
        return won - even, even - lost

    def _bonus(self, group: int) -> tuple[float, float]:
        """What three patricians of the group bring each side by bonus cards. The opponent has one of five others."""
        own = self.view.bonus
        if group > 2 or own is None:
            return 0.0, 0.0
        return (BONUS_POINTS, THEIR_BONUS) if own == group else (0.0, THEIR_BONUS_ELSEWHERE)


def _mean(unseen: list[int]) -> float:
    cards = sum(unseen)
    return sum((kind + 1) * n for kind, n in enumerate(unseen[:PHILOSOPHER])) / cards if cards else 0.0


def _sums_of_hidden(unseen: list[int]) -> list[dict[tuple[int, int], float]]:
    """For 0 to 5 face-down cards: the chance of each number of philosophers with each sum.

    As if every card were put back before the next is drawn: near enough for five out of some thirty.
    """
    cards = sum(unseen)
    single = {(0, kind + 1): n / cards for kind, n in enumerate(unseen[:PHILOSOPHER]) if n}
    if unseen[PHILOSOPHER]:
        single[1, 0] = unseen[PHILOSOPHER] / cards
    chances = [{(0, 0): 1.0}]
    for _ in range(5):
        more: dict[tuple[int, int], float] = {}
        for (philosophers, total), chance in chances[-1].items():
            for (philosopher, value), part in single.items():
                # There are only two philosophers.
                sums = (min(philosophers + philosopher, 2), total + value)
                more[sums] = more.get(sums, 0.0) + chance * part
        chances.append(more)
    return chances


def _vote(lead: int, own: int, theirs: int, hidden: int, sums: list[dict[tuple[int, int], float]]) -> Odds:
    """The odds of a vote (CC-V6, CC-V7), over everything that the hidden cards may be."""
    win = lose = turned = 0.0
    for (philosophers, total), chance in sums[hidden].items():
        turns = own != theirs + philosophers
        if turns:
            turned += chance
        if lead == total:
            continue
        if (lead > total) != turns:
            win += chance
        else:
            lose += chance
    return win, lose, turned
