"""``miles``: sound rules of thumb, without a search. It looks one march ahead, and knows only what its seat knows."""

from rostra.bots.bot import Budget, Choice, best_of
from rostra.bots.nero.answering import Answering
from rostra.bots.nero.events import Events
from rostra.bots.nero.fighting import Fighting
from rostra.bots.nero.hand import Hand
from rostra.bots.nero.judgement import Judge
from rostra.bots.nero.marching import Marching, Plan, Plans, consider
from rostra.bots.nero.seat_view import SeatView
from rostra.bots.nero.setting_up import homes, wanting
from rostra.bots.nero.weights import EMPEROR_NOW, ROUNDABOUT, WORTH_A_MOVE
from rostra.game import Rng, State
from rostra.nero.actions import ACTIVATE, ASK_LEAVE, CARD, DECLARE, END_TURN, GRANT, HALT, N_USES, REFUSE, STEP
from rostra.nero.cards import MOST_KINDS
from rostra.nero.state import State as NeroState
from rostra.nero.table import (
    ANSWER,
    BRING,
    CHOOSE_HOME,
    FIRST_CARD,
    FLEE_ATTACKER,
    FLEE_DEFENDER,
    GIVE_LEAVE,
    GIVE_WAY,
    IN_TURN,
    LAID,
    LANDING,
    LAY_ATTACKER,
    LAY_DEFENDER,
    NAME_AREA,
    PLACE_LEGION,
    SEND_NEUTRALS,
    SEND_OWN,
)


class Miles:
    name = "miles"

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        if not isinstance(world, NeroState):
            raise TypeError("this miles plays nero")
        legal = world.actions()
        plans = {legal[0]: Plan(0.0, "only")} if len(legal) == 1 else _plans(world, legal)
        values = {action: plan.value for action, plan in plans.items() if action in legal}
        return best_of(values, rng, {action: f"thought-{plan.why}" for action, plan in plans.items()})


def _plans(world: NeroState, legal: list[int]) -> Plans:
    """The plans for some or all of the legal ids: what each is worth, and why."""
    now = int(world.phase)
    seat = world.actor
    if now == NAME_AREA:
        return {action: Plan(value, "area") for action, value in wanting(legal).items()}
    if now == GIVE_LEAVE:
        return {REFUSE: Plan(0.0, "refuse"), GRANT: Plan(-0.1, "grant")}
    if now == LANDING:
        return {ASK_LEAVE: Plan(0.0, "leave"), HALT: Plan(-0.1, "halt")}
    view = SeatView(world, seat)
    if now in (PLACE_LEGION, CHOOSE_HOME):
        return {action: Plan(value, "home") for action, value in homes(view, legal).items()}
    judge = Judge(view)
    hand = Hand(judge)
    if now == IN_TURN:
        return _in_turn(judge, hand, legal)
    if now == FIRST_CARD:
        return _first_card(judge, hand, legal)
    if now == ANSWER:
        return Answering(judge, hand).answers(legal)
    if now == GIVE_WAY:
        return Fighting(judge, hand).give_way(legal)
    if now in (FLEE_ATTACKER, FLEE_DEFENDER):
        return Fighting(judge, hand).flee(legal)
    if now in (LAY_ATTACKER, LAY_DEFENDER):
        side = LAID if now == LAY_ATTACKER else LAID + MOST_KINDS
        return Fighting(judge, hand).lay(list(world.at[side : side + view.lands.kinds]))
    events = Events(judge, hand)
    if now in (SEND_OWN, SEND_NEUTRALS):
        return events.send(legal)
    if now == BRING:
        return events.bring(legal)
    return events.choose(legal)


def _in_turn(judge: Judge, hand: Hand, legal: list[int]) -> Plans:
    """Every plan is worth the points that it gains, less the price of its cards."""
    if DECLARE in legal:
        return {DECLARE: Plan(EMPEROR_NOW, "declare")}
    marching = Marching(judge, hand)
    if judge.view.force_at >= 0:
        plans = marching.onwards()  # events can wait until it has finished
    else:
        plans = marching.departures()
        plans.update(Events(judge, hand).plays(legal))
        if not judge.view.began:
            _waste(plans, hand, legal)
    if END_TURN in legal:
        plans[END_TURN] = Plan(WORTH_A_MOVE, "end")
    plans = {action: plan for action, plan in plans.items() if action in legal}
    return plans or {legal[0]: Plan(0.0, "only")}


def _waste(plans: Plans, hand: Hand, legal: list[int]) -> None:
    """A card must be used (NE-T2). If nothing is worth one, the least useful card is used for BP that nobody needs."""
    cheapest = hand.pay(1)
    if cheapest is not None:
        for action in legal:
            if ACTIVATE <= action < STEP:
                consider(plans, action, -cheapest[0] - ROUNDABOUT, "cheap")


def _first_card(judge: Judge, hand: Hand, legal: list[int]) -> Plans:
    """The first card for one of the plans that begin here. A card that no plan needs is worth less, by its price."""
    found = Marching(judge, hand).departures(judge.view.activation)
    plans = {action: plan for action, plan in found.items() if action in legal}
    least = min((plan.value for plan in plans.values()), default=0.0)
    for action in legal:
        if action not in plans:
            plans[action] = Plan(min(0.0, least) - hand.price(((action - CARD) // N_USES,)), "cheap")
    return plans
