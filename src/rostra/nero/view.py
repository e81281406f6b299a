"""What a seat may know. Secrets are kept here and in ``Event.seen_by``, and nowhere else.

A view has everything that somebody at a real table could see and count. It has nothing that depends on a secret of the
others: not who is asked for an answer (NE-J27), not how many cards are laid for a battle (NE-F2).
"""

from json import dumps

from mypy_extensions import i64

from rostra.game import CHANCE, OVER, Json
from rostra.nero.answers import A_RETREAT, A_STEP, AN_ATTACK, TWO_BRIBERIES, by_of, what_of
from rostra.nero.asked import ASKED
from rostra.nero.cards import MOST_KINDS
from rostra.nero.data.map_file import CITY, N_AREAS, PROVINCES
from rostra.nero.forces import attackable, cost_of_step, hindering, may_still_step, toll_takers
from rostra.nero.knowledge import surely_held
from rostra.nero.options import options_of
from rostra.nero.plays import event_details
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
    LAST_ROUND,
    LAY_ATTACKER,
    LAY_DEFENDER,
    LEADER_AT,
    MAX_USED,
    N_SOURCES,
    NAME_AREA,
    NEUTRAL,
    ONCE,
    POINTS,
    POINTS_STRIDE,
    RANK,
    RANKS,
    REMOVED,
    SCORE,
    SEAT_OF,
    SOURCES,
    SPENT,
    WANTED,
    WELCOME,
    Table,
    card_name,
    event_name,
    province_name,
    seat_name,
    seat_names,
)


def view_text(t: Table, seat: int | None, choices: list[int]) -> str:
    return dumps(view_of(t, seat, choices), separators=(",", ":"))


def view_of(t: Table, seat: int | None, choices: list[int]) -> Json:
    players: int = t.box.players
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"seat {seat}: there are seats 0 to {t.box.players - 1} and None, a spectator")
    deciding = seat is not None and seat == t.actor
    seats = range(t.box.players)
    view: Json = {
        "game": "nero",
        "options": options_of(t.box),
        "seat": None if seat is None else seat_name(t, seat),
        "seats": [seat_name(t, owner) for owner in seats],
        "round": int(t.round),
        "opener": None if t.opener < 0 else seat_name(t, t.opener),
        "turn": None if t.actor == OVER or t.round == 0 else seat_name(t, t.active),
        "waiting_for": _waiting_for(t, seat),
        "actions": choices if deciding else [],
        "asked": ASKED[t.phase][0] if deciding else None,
        "answering": _answering(t) if deciding and t.phase == ANSWER else None,
        "wanted": _wanted(t, seat),
        "germans": None if t.germans < 0 else province_name(t, t.germans),
        "areas": {t.box.map.areas[area]: _area(t, area) for area in range(N_AREAS)},
        "provinces": {province_name(t, province): _province(t, province) for province in range(i64(PROVINCES))},
        "leaders": {seat_name(t, owner): _leader(t, owner) for owner in seats},
        "players": {seat_name(t, owner): _player(t, owner, seat) for owner in seats},
        "this_turn": _this_turn(t),
        "entered": _entered(t),
        "battle": _battle(t, seat),
        "event": _event(t, deciding),
        "discard": cards(t, DISCARD),
        "deck": sum([int(t.at[DECK + kind]) for kind in range(t.box.kinds)]),
        "unseen": {card_name(t, kind): _unseen(t, kind, seat) for kind in range(t.box.kinds)},
        "outcome": _outcome(t),
    }
    if t.box.rules >= 4:
        view["removed"] = cards(t, REMOVED)
    return view


def _waiting_for(t: Table, seat: int | None) -> str | None:
    """Whose decision it is, as far as the viewer may know: nobody else sees that a player is asked for an answer."""
    if t.actor == OVER:
        return None
    if t.actor == CHANCE:
        return "chance"
    if t.phase == ANSWER and seat != t.actor:
        return seat_name(t, t.active)
    return seat_name(t, t.actor)


def _answering(t: Table) -> list[Json]:
    """What can be answered now, in the order in which it was announced."""
    return [{"by": seat_name(t, by_of(t, entry)), "what": _what(t, entry)} for entry in range(t.chain)]


def _what(t: Table, entry: i64) -> str:
    """An entry of the chain as its line of notation."""
    what = what_of(t, entry)
    if what == A_STEP:
        return f"step {province_name(t, t.to)}"
    if what == AN_ATTACK:
        return f"attack {seat_name(t, t.target)}"
    if what == A_RETREAT:
        return f"retreat {province_name(t, t.refuge)}"
    if what == TWO_BRIBERIES:
        return "counter-two bribery"
    return f"{'event' if entry == 0 else 'counter'} {event_name(t, what)}"


def _wanted(t: Table, seat: int | None) -> str | None:
    """The area that the viewer has named, until it is settled."""
    if t.phase != NAME_AREA or seat is None or t.at[WANTED + seat] == 0:
        return None
    return t.box.map.areas[t.at[WANTED + seat] - 1]


def _area(t: Table, area: i64) -> Json:
    player = t.at[SEAT_OF + area]
    holder: str | None = None
    for seat in range(t.box.players):
        if controls(t, seat, area):
            holder = seat_name(t, seat)
    return {"player": None if player < 0 else seat_name(t, player), "control": holder}


def _province(t: Table, province: i64) -> Json:
    at = t.at
    holder = at[HOLDER + province]
    legions, marked = legions_at(t, province)
    return {
        "legions": legions,
        "marked": marked,
        "control": None if holder == NEUTRAL else seat_name(t, holder),
        "spent": int(at[SPENT + province]),
        "landed": int(at[LANDED + province]),
        "fresh": int(at[FRESH + province]),
        "welcome": seat_names(t, at[WELCOME + province]),
        "no_attack": seat_names(t, at[FOUGHT + province]),
    }


def _leader(t: Table, seat: i64) -> Json:
    place = t.at[LEADER_AT + seat]
    home = t.at[HOME + seat]
    active = seat == t.active and t.round > 0
    return {
        "at": None if place < 0 else province_name(t, place),
        "rank": RANKS[t.at[RANK + seat]],
        "home": None if home < 0 else province_name(t, home),
        "spent": active and t.leader_spent,
        "landed": active and (t.leader_landed or t.force_leader_landed),
    }


def _player(t: Table, owner: i64, viewer: int | None) -> Json:
    own = (viewer is not None and viewer == owner) or t.actor == OVER
    area = t.at[AREA + owner]
    known: list[str] = []
    if viewer is not None and not own:
        sure = surely_held(t, viewer, owner)
        for kind in range(t.box.kinds):
            known += [card_name(t, kind)] * sure[kind]
    return {
        "area": None if area < 0 else t.box.map.areas[area],
        "hand": cards(t, HAND + MOST_KINDS * owner) if own else None,
        "cards": int(t.at[HAND_SIZE + owner]),
        "points": int(t.at[SCORE + owner]),
        "points_by_round": [
            {
                SOURCES[source]: int(t.at[POINTS + POINTS_STRIDE * owner + N_SOURCES * round + source])
                for source in range(N_SOURCES)
            }
            for round in range(LAST_ROUND)
        ],
        "points_before": int(t.at[BEFORE + owner]),
        "kp": {
            "total": int(kp_of(t, owner)),
            "italy": int(italian_kp(t, owner)),
            "areas": int(2 * areas_of(t, owner)),
            "cards": int(played_kp(t, owner)),
        },
        "controls": [t.box.map.areas[area] for area in range(N_AREAS) if controls(t, owner, area)],
        "legions": int(legions_of(t, owner)),
        "known": known,
    }


def _this_turn(t: Table) -> Json:
    once = t.at[ONCE + t.active] & t.box.once
    return {
        "cards_used": int(t.used),
        "cards_left": int(MAX_USED - t.used),
        "last_of_round": t.last,
        "played_once": [event_name(t, event) for event in range(t.box.events) if (once >> event) & 1 != 0],
        "activation": None if t.activation < 0 else province_name(t, t.activation),
        "bp": int(t.pool),
        "force": None if t.force_at < 0 else _force(t),
    }


def _force(t: Table) -> Json:
    costs: Json = {}
    for i in range(t.box.link_at[t.force_at], t.box.link_at[t.force_at + 1]):
        province = t.box.links[i]
        if province != CITY or t.force == 0:
            costs[province_name(t, province)] = int(cost_of_step(t, province))
    return {
        "at": province_name(t, t.force_at),
        "legions": int(t.force),
        "leader": t.force_leader,
        "tired": t.tired and t.force > 0,
        "landed": int(t.force_landed),
        "came_from": None if t.came_from < 0 else province_name(t, t.came_from),
        "may_step": may_still_step(t) and hindering(t) == 0,
        "may_attack": seat_names(t, attackable(t)),
        "hindered_by": seat_names(t, hindering(t)),
        "leader_landed": t.force_leader_landed,
        "drawn": t.drawn,
        "stopped_by_weather": not t.may_step,
        "not_to_attack": seat_names(t, t.stormed),
        "asked": seat_names(t, t.asked),
        "granted": seat_names(t, t.granted),
        "toll_to": seat_names(t, toll_takers(t)),
        "step_costs": costs,
    }


def _entered(t: Table) -> Json | None:
    """Where somebody has entered, while the others there may retreat or are asked for leave."""
    if t.phase != GIVE_WAY and t.phase != LANDING and t.phase != GIVE_LEAVE:
        return None
    landing = t.landing
    here = t.to if landing else t.force_at
    return {"seat": seat_name(t, t.active), "at": province_name(t, here), "by_galley": landing}


def _battle(t: Table, seat: int | None) -> Json | None:
    """Of the cards that are laid, players see only their own."""
    if t.phase != LAY_ATTACKER and t.phase != LAY_DEFENDER:
        return None
    laid: list[str] | None = None
    if seat is not None and seat == t.active:
        laid = cards(t, LAID)
    elif seat is not None and seat == t.target:
        laid = cards(t, LAID + MOST_KINDS)
    return {
        "at": province_name(t, t.force_at),
        "attacker": seat_name(t, t.active),
        "defender": seat_name(t, t.target),
        "laid": laid,
    }


def _event(t: Table, deciding: bool) -> Json | None:
    """The event that is played, or that the viewer may answer. Only the viewer learns of being asked."""
    if t.phase == ANSWER:
        first = what_of(t, 0)
        if not deciding or first == A_STEP or first == AN_ATTACK or first == A_RETREAT:
            return None
        return event_details(t)
    if GALLEY_FROM <= t.phase < ANSWER or t.phase >= LANDING:
        return event_details(t)
    return None


def _unseen(t: Table, kind: i64, seat: int | None) -> int:
    """How many cards are neither in the viewer's hand, nor discarded this round, nor out of the game."""
    number = t.box.numbers[kind] - t.at[DISCARD + kind] - t.at[REMOVED + kind]
    if seat is not None:
        number -= t.at[HAND + MOST_KINDS * seat + kind]
    return number


def _outcome(t: Table) -> Json | None:
    if t.actor != OVER:
        return None
    end = outcome_of(t)
    return {
        "points": list(end.points),
        "winners": [seat_name(t, winner) for winner in end.winners],
        "lines": [[seat_name(t, line.seat), line.item, line.place, line.points] for line in end.lines],
        "reason": end.reason,
    }
