"""What a seat may know (design: secrecy is built in one place, here and in Event.seen_by).

Everything is here that somebody at a real table could see and count. What depends on a secret of the others is not:
neither who is being asked for an answer (NE-J27), nor how many cards lie ready for a battle (NE-F2).
"""

from json import dumps

from mypy_extensions import i64

from rostra.game import CHANCE, OVER, Json
from rostra.nero.answers import A_RETREAT, A_STEP, AN_ATTACK, TWO_BRIBERIES, by_of, what_of
from rostra.nero.asked import ASKED
from rostra.nero.cards import MOST_KINDS
from rostra.nero.data.map_file import CITY, PROVINCES
from rostra.nero.forces import attackable, cost_of_step, hindering, may_still_step, toll_takers
from rostra.nero.knowledge import surely_held
from rostra.nero.options import options_of
from rostra.nero.plays import event_told
from rostra.nero.position import cards, legions_at
from rostra.nero.power import areas_of, controls, italian_kp, kp_of, played_kp
from rostra.nero.scoring import outcome_of
from rostra.nero.setting_up import legions_of
from rostra.nero.table import (
    ANSWER,
    AREA,
    BEFORE,
    DECK,
    DISCARD,
    FOUGHT,
    FRESH,
    GALLEY_FROM,
    GIVE_LEAVE,
    GIVE_WAY,
    HAND,
    HAND_SIZE,
    HOLDER,
    HOME,
    LAID,
    LANDED,
    LANDING,
    LAY_ATTACKER,
    LAY_DEFENDER,
    LEADER_AT,
    LEAVE,
    N_SOURCES,
    NAME_AREA,
    NEUTRAL,
    ONCE,
    POINTS,
    POINTS_STRIDE,
    RANK,
    RANKS,
    SCORE,
    SEAT_OF,
    SOURCES,
    SPENT,
    WANTED,
    Table,
    card_name,
    province_name,
    seat_name,
    seat_names,
)


def view_text(b: Table, seat: int | None, choices: list[int]) -> str:
    return dumps(view_of(b, seat, choices), separators=(",", ":"))


def view_of(b: Table, seat: int | None, choices: list[int]) -> Json:
    players: int = b.box.players
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"seat {seat}: there are seats 0 to {b.box.players - 1} and None, a spectator")
    deciding = seat is not None and seat == b.actor
    seats = range(b.box.players)
    return {
        "game": "nero",
        "options": options_of(b.box),
        "seat": None if seat is None else seat_name(b, seat),
        "seats": [seat_name(b, owner) for owner in seats],
        "round": int(b.round),
        "opener": None if b.opener < 0 else seat_name(b, b.opener),
        "turn": None if b.actor == OVER or b.round == 0 else seat_name(b, b.active),
        "waiting_for": _waiting_for(b, seat),
        "actions": choices if deciding else [],
        "asked": ASKED[b.phase][0] if deciding else None,
        "answering": _answering(b) if deciding and b.phase == ANSWER else None,
        "wanted": _wanted(b, seat),
        "germans": None if b.germans < 0 else province_name(b, b.germans),
        "areas": {b.box.map.areas[area]: _area(b, area) for area in range(4)},
        "provinces": {province_name(b, province): _province(b, province) for province in range(i64(PROVINCES))},
        "leaders": {seat_name(b, owner): _leader(b, owner) for owner in seats},
        "players": {seat_name(b, owner): _player(b, owner, seat) for owner in seats},
        "this_turn": _this_turn(b),
        "entered": _entered(b),
        "battle": _battle(b, seat),
        "event": _event(b, deciding),
        "discard": cards(b, DISCARD),
        "deck": sum([int(b.at[DECK + kind]) for kind in range(b.box.kinds)]),
        "unseen": {card_name(b, kind): _unseen(b, kind, seat) for kind in range(b.box.kinds)},
        "outcome": _outcome(b),
    }


def _waiting_for(b: Table, seat: int | None) -> str | None:
    """Whose decision it is, as far as the viewer may know: somebody asked for an answer waits unseen."""
    if b.actor == OVER:
        return None
    if b.actor == CHANCE:
        return "chance"
    if b.phase == ANSWER and seat != b.actor:
        return seat_name(b, b.active)
    return seat_name(b, b.actor)


def _answering(b: Table) -> list[Json]:
    """What stands to be answered, first thing first."""
    return [{"by": seat_name(b, by_of(b, entry)), "what": _what(b, entry)} for entry in range(b.chain)]


def _what(b: Table, entry: i64) -> str:
    """An entry of the chain as its line of notation."""
    what = what_of(b, entry)
    if what == A_STEP:
        return f"step {province_name(b, b.to)}"
    if what == AN_ATTACK:
        return f"attack {seat_name(b, b.target)}"
    if what == A_RETREAT:
        return f"retreat {province_name(b, b.refuge)}"
    if what == TWO_BRIBERIES:
        return "counter-two bribery"
    return f"{'event' if entry == 0 else 'counter'} {card_name(b, what)}"


def _wanted(b: Table, seat: int | None) -> str | None:
    """The area that the viewer has named, until it is settled."""
    if b.phase != NAME_AREA or seat is None or b.at[WANTED + seat] == 0:
        return None
    return b.box.map.areas[b.at[WANTED + seat] - 1]


def _area(b: Table, area: i64) -> Json:
    player = b.at[SEAT_OF + area]
    holder: str | None = None
    for seat in range(b.box.players):
        if controls(b, seat, area):
            holder = seat_name(b, seat)
    return {"player": None if player < 0 else seat_name(b, player), "control": holder}


def _province(b: Table, province: i64) -> Json:
    at = b.at
    holder = at[HOLDER + province]
    legions, marked = legions_at(b, province)
    return {
        "legions": legions,
        "marked": marked,
        "control": None if holder == NEUTRAL else seat_name(b, holder),
        "spent": int(at[SPENT + province]),
        "landed": int(at[LANDED + province]),
        "fresh": int(at[FRESH + province]),
        "welcome": seat_names(b, at[LEAVE + province]),
        "no_attack": seat_names(b, at[FOUGHT + province]),
    }


def _leader(b: Table, seat: i64) -> Json:
    place = b.at[LEADER_AT + seat]
    home = b.at[HOME + seat]
    active = seat == b.active and b.round > 0
    return {
        "at": None if place < 0 else province_name(b, place),
        "rank": RANKS[b.at[RANK + seat]],
        "home": None if home < 0 else province_name(b, home),
        "spent": active and b.leader_spent,
        "landed": active and (b.leader_landed or b.force_leader_landed),
    }


def _player(b: Table, owner: i64, viewer: int | None) -> Json:
    own = (viewer is not None and viewer == owner) or b.actor == OVER
    area = b.at[AREA + owner]
    known: list[str] = []
    if viewer is not None and not own:
        sure = surely_held(b, viewer, owner)
        for kind in range(b.box.kinds):
            known += [card_name(b, kind)] * sure[kind]
    return {
        "area": None if area < 0 else b.box.map.areas[area],
        "hand": cards(b, HAND + MOST_KINDS * owner) if own else None,
        "cards": int(b.at[HAND_SIZE + owner]),
        "points": int(b.at[SCORE + owner]),
        "points_by_round": [
            {
                SOURCES[source]: int(b.at[POINTS + POINTS_STRIDE * owner + N_SOURCES * round + source])
                for source in range(5)
            }
            for round in range(4)
        ],
        "points_before": int(b.at[BEFORE + owner]),
        "kp": {
            "total": int(kp_of(b, owner)),
            "italy": int(italian_kp(b, owner)),
            "areas": int(2 * areas_of(b, owner)),
            "cards": int(played_kp(b, owner)),
        },
        "controls": [b.box.map.areas[area] for area in range(4) if controls(b, owner, area)],
        "legions": int(legions_of(b, owner)),
        "known": known,
    }


def _this_turn(b: Table) -> Json:
    once = b.at[ONCE + b.active] & b.box.once
    return {
        "cards_used": int(b.used),
        "cards_left": int(4 - b.used),
        "last_of_round": b.last,
        "played_once": [card_name(b, kind) for kind in range(b.box.kinds) if (once >> kind) & 1 != 0],
        "activation": None if b.activation < 0 else province_name(b, b.activation),
        "bp": int(b.pool),
        "force": None if b.force_at < 0 else _force(b),
    }


def _force(b: Table) -> Json:
    costs: Json = {}
    for i in range(b.box.link_at[b.force_at], b.box.link_at[b.force_at + 1]):
        province = b.box.links[i]
        if province != CITY or b.force == 0:
            costs[province_name(b, province)] = int(cost_of_step(b, province))
    return {
        "at": province_name(b, b.force_at),
        "legions": int(b.force),
        "leader": b.force_leader,
        "tired": b.tired and b.force > 0,
        "landed": int(b.force_landed),
        "came_from": None if b.came_from < 0 else province_name(b, b.came_from),
        "may_step": may_still_step(b) and hindering(b) == 0,
        "may_attack": seat_names(b, attackable(b)),
        "hindered_by": seat_names(b, hindering(b)),
        "leader_landed": b.force_leader_landed,
        "drawn": b.drawn,
        "stopped_by_weather": not b.may_step,
        "not_to_attack": seat_names(b, b.stormed),
        "asked": seat_names(b, b.asked),
        "granted": seat_names(b, b.granted),
        "toll_to": seat_names(b, toll_takers(b)),
        "step_costs": costs,
    }


def _entered(b: Table) -> Json | None:
    """Where somebody has entered, while the others there may retreat or are asked for leave."""
    if b.phase != GIVE_WAY and b.phase != LANDING and b.phase != GIVE_LEAVE:
        return None
    landing = b.landing
    here = b.to if landing else b.force_at
    return {"seat": seat_name(b, b.active), "at": province_name(b, here), "by_galley": landing}


def _battle(b: Table, seat: int | None) -> Json | None:
    """Of the cards laid everybody sees their own only."""
    if b.phase != LAY_ATTACKER and b.phase != LAY_DEFENDER:
        return None
    laid: list[str] | None = None
    if seat is not None and seat == b.active:
        laid = cards(b, LAID)
    elif seat is not None and seat == b.target:
        laid = cards(b, LAID + MOST_KINDS)
    return {
        "at": province_name(b, b.force_at),
        "attacker": seat_name(b, b.active),
        "defender": seat_name(b, b.target),
        "laid": laid,
    }


def _event(b: Table, deciding: bool) -> Json | None:
    """The event being played, or that the viewer may answer: nobody else learns that the viewer is asked."""
    if b.phase == ANSWER:
        first = what_of(b, 0)
        if not deciding or first == A_STEP or first == AN_ATTACK or first == A_RETREAT:
            return None
        return event_told(b)
    if GALLEY_FROM <= b.phase < ANSWER or b.phase >= LANDING:
        return event_told(b)
    return None


def _unseen(b: Table, kind: i64, seat: int | None) -> int:
    """Cards neither in the viewer's hand nor openly discarded this round."""
    number = b.box.numbers[kind] - b.at[DISCARD + kind]
    if seat is not None:
        number -= b.at[HAND + MOST_KINDS * seat + kind]
    return number


def _outcome(b: Table) -> Json | None:
    if b.actor != OVER:
        return None
    end = outcome_of(b)
    return {
        "points": list(end.points),
        "winners": [seat_name(b, winner) for winner in end.winners],
        "lines": [[seat_name(b, line.seat), line.item, line.place, line.points] for line in end.lines],
        "reason": end.reason,
    }
