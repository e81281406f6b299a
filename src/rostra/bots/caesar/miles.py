"""``miles``: sound rules of thumb, without a search. It looks one turn ahead, and knows only what its seat knows."""

from typing import Final

from rostra.bots.bot import Budget, Choice, best_of
from rostra.bots.caesar.acting import harm, layout, plays, spoils
from rostra.bots.caesar.drawing import draws, exchanges, low_cards
from rostra.bots.caesar.judgement import Judge
from rostra.bots.caesar.placing import placements
from rostra.bots.caesar.seat_view import KIND, SeatView, read_view
from rostra.bots.caesar.setting_up import setting, stacking
from rostra.caesar.actions import ALLOW, ARRANGE_PILE, END, PASS, SHUFFLE_PILE, VETO_IT
from rostra.caesar.cards import SEATS
from rostra.caesar.state import State as CaesarState
from rostra.caesar.table import ANSWER, ARRANGE, CHOOSE, DECIDE_PILE, IN_TURN, LAY_AGAIN, PUT_AWAY, SET_UP, phase
from rostra.game import Json, Rng, State

UNPREPARED: Final = -9.0  # a bot that knows how to arrange its action pile does; also one that errs
PASSIVE: Final = -0.5  # being passive gives a turn away
STALL: Final = 1.0  # being passive again and again is for those who are ahead
FRESH: Final = 0.04  # a low card exchanged for an average one


class Miles:
    name = "miles"

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        if not isinstance(world, CaesarState):
            raise TypeError("this miles plays caesar")
        return best_of(_values(world, rng), rng)


def _values(world: CaesarState, rng: Rng) -> dict[int, float]:
    legal = world.actions()
    if len(legal) == 1:
        return {legal[0]: 0.0}
    now = phase(world)
    if now == DECIDE_PILE:
        return {ARRANGE_PILE: 0.0, SHUFFLE_PILE: UNPREPARED}
    if now == ARRANGE:
        return stacking(legal)
    seat = world.actor
    json = world.view(seat)
    view = read_view(json, seat)
    if now == SET_UP:
        return setting(Judge(view), legal, rng)
    # From the world itself only what everybody saw is read: passive turns, the action played, the cards put away.
    if now == IN_TURN:
        return _in_turn(view, int(world.idle), legal)
    if now == ANSWER:
        return {VETO_IT: harm(Judge(view), int(world.played)), ALLOW: 0.0}
    if now == LAY_AGAIN:
        return layout(Judge(view), int(world.played), _aside(json, seat), legal)
    if now == CHOOSE:
        return spoils(legal)
    if now == PUT_AWAY:
        return exchanges(view, int(world.exchanged), legal)
    return draws(view, legal)


def _in_turn(view: SeatView, idle: int, legal: list[int]) -> dict[int, float]:
    """The value of every candidate: the points that the table gains before the vote card is turned."""
    judge = Judge(view)
    values = placements(judge, legal)
    values.update(plays(judge, legal))
    if END in legal:
        values[END] = 0.0
    if PASS in legal:
        values[PASS] = judge.table(vote=False) - judge.table() + PASSIVE + FRESH * low_cards(view)
        if idle >= (2 if view.their_influence else 1) and not view.ahead:
            values[PASS] -= STALL  # the game would end like this (CC-E4)
    return values


def _aside(json: Json, seat: int) -> list[int]:
    return [KIND[card] for card in json["players"][SEATS[seat]]["aside"]["cards"]]
