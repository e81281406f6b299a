"""What happens without anybody's command: the start, chance, forced decisions, passes of quiet seats, the end."""

from rostra.game import CHANCE, OVER, pick
from rostra.tables.draft import Draft
from rostra.tables.forced import forced
from rostra.tables.log import HOUSE
from rostra.tables.pausing import quiet_answer, write_decision


def settle(draft: Draft) -> None:
    match = draft.match
    if match.phase == "gathering" and all(seat.kind != "open" and seat.ready for seat in match.seats):
        draft.house(HOUSE, "start")
    # In a pause nothing goes on: else there would be more to do and to store if nobody is asked, and that takes time.
    while match.phase == "playing" and match.pause is None:
        state = match.state
        if state.actor == OVER:
            draft.house(HOUSE, "end")
            return
        if state.actor == CHANCE:
            draft.decision(CHANCE, pick(state.chances(), draft.rng))
            continue
        action = forced(match.manners, state)
        if action is None:
            action = quiet_answer(match)
        if action is None:
            return
        write_decision(draft, state.actor, action)
