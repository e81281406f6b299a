"""Events in a search: which to play, against whom, what to choose for them, and what those of others would bring."""

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.nero.evaluation import Evaluation
from rostra.bots.nero.hand_costs import HandCosts
from rostra.bots.nero.march_choices import MarchChoices
from rostra.bots.nero.rules_of_thumb import kp_helps
from rostra.bots.nero.trial_position import PLACE, RANKS
from rostra.bots.nero.weights import (
    ASSASSIN_STRIKES,
    CALLED_AND_KILLED,
    FROM_FEW,
    GUARDED_STRIKES,
    LIKELY_GUARD,
    NEVER,
    STOLEN,
    UNCOUNTERED,
)
from rostra.nero.actions import (
    AT,
    AT_OWNER,
    CARD,
    EVENT,
    FROM,
    LOAD,
    LOAD_LEADER,
    N_USES,
    SEND,
    SEND_NEUTRAL,
    TARGET,
    TO,
)
from rostra.nero.cards import (
    ASSASSIN,
    AVE_CAESAR,
    BAD_OMENS,
    BRIBERY,
    CRISIS,
    GALLEY,
    GERMANS,
    GUARD,
    MOST_KINDS,
    REBELLION,
    SENATE,
    TRAITOR,
)
from rostra.nero.data.deck_file import CARDS
from rostra.nero.data.map_file import AREA_SIZE, CITY, N_AREAS
from rostra.nero.knowledge import number_held
from rostra.nero.table import (
    AREA,
    CANDIDATE,
    DISCARD,
    EMPEROR,
    GALLEY_FROM,
    GALLEY_LOAD,
    GALLEY_TO,
    GENERAL,
    HAND,
    HAND_SIZE,
    HOME,
    IN_TURN,
    KP_NEEDED,
    MAX_EMPERORS,
    MAX_NEUTRALS,
    N_OWNERS,
    NEUTRAL,
    ONCE,
    REMOVED,
    SEAT_OF,
    Table,
    free_legions,
    leader_free,
)


class EventChoices:
    def __init__(self, evaluation: Evaluation, costs: HandCosts, marches: MarchChoices) -> None:
        self.evaluation: Evaluation = evaluation
        self.costs: HandCosts = costs
        self.marches: MarchChoices = marches
        self.box = evaluation.box

    def held_by_others(self, t: Table, seat: i64, event: i64) -> float:
        """How many cards of an event the others hold, on average."""
        others: i64 = 0
        for other in range(t.box.players):
            if other != seat:
                others += t.at[HAND_SIZE + other]
        hidden: i64 = CARDS - t.removed - t.at[HAND_SIZE + seat]
        for one in range(t.box.kinds):
            hidden -= t.at[DISCARD + one]
        unseen: i64 = 0
        for one in range(t.box.kinds):
            if t.box.event_of[one] == event:
                gone = t.at[DISCARD + one] + t.at[REMOVED + one]
                unseen += t.box.numbers[one] - gone - t.at[HAND + MOST_KINDS * seat + one]
        return float(unseen) * min(1.0, float(others) / float(max(hidden, 1)))

    def plays(self, t: Table, ids: vec[i64], n: i64) -> None:
        """What every event that may be played now gains over keeping its card."""
        me = self.marches.me
        held = self.held_by_others(t, me, BRIBERY) + self.held_by_others(t, me, BAD_OMENS)
        passes = UNCOUNTERED
        if held < 1.0:
            passes = 1.0 - (1.0 - UNCOUNTERED) * held
        for i in range(n):
            if ids[i] >= CARD and (ids[i] - CARD) % N_USES == EVENT:
                kind = (ids[i] - CARD) // N_USES
                self.marches.consider(ids[i], passes * self._gain(t, t.box.event_of[kind]) - self.costs.price[kind])

    def _gain(self, t: Table, kind: i64) -> float:
        me = self.marches.me
        evaluation = self.evaluation
        if kind == SENATE or kind == GUARD:
            return self._for_kp(t, kind)
        if kind == AVE_CAESAR:
            evaluation.set_rank(me, CANDIDATE)
            value = evaluation.gain()
            evaluation.undo(0)
            return value
        if kind == GALLEY:
            return self._voyages(t, False)
        if kind == GERMANS:
            return max(self._germans(t.box.first_germany), self._germans(t.box.second_germany))
        if kind == REBELLION:
            return self._rebellions(t, False)
        if kind > TRAITOR:
            return self._revolt(t, kind)
        best = NEVER
        for seat in range(evaluation.players):
            if kind == TRAITOR:
                if seat != me and t.at[HAND_SIZE + seat] > 0:
                    best = max(best, self._target(t, kind, seat))
            elif evaluation.x[RANKS + seat] == EMPEROR and (evaluation.x[PLACE + seat] == CITY) == (kind == ASSASSIN):
                best = max(best, self._target(t, kind, seat))
        return best

    def _target(self, t: Table, kind: i64, seat: i64) -> float:
        evaluation = self.evaluation
        me = self.marches.me
        if kind == TRAITOR:
            few = 1.0
            if t.at[HAND_SIZE + seat] <= 2:
                few = FROM_FEW
            return 0.6 - 0.8 * evaluation.weight[seat] * few
        if kind == ASSASSIN:
            if seat == me:
                return NEVER
            evaluation.set_rank(seat, GENERAL)
            gain = evaluation.gain()
            evaluation.undo(0)
            if self.held_by_others(t, me, GUARD) >= LIKELY_GUARD:
                return GUARDED_STRIKES * gain
            return ASSASSIN_STRIKES * gain
        evaluation.place_leader(seat, CITY)  # a crisis
        gain = evaluation.gain()
        once = t.at[ONCE + me] & t.box.once
        if seat != me and number_held(t, me, ASSASSIN) > 0 and (once >> ASSASSIN) & 1 == 0:
            evaluation.set_rank(seat, GENERAL)
            gain = max(gain, CALLED_AND_KILLED * evaluation.gain() - self.costs.price[ASSASSIN])
        evaluation.undo(0)
        return gain

    def _for_kp(self, t: Table, kind: i64) -> float:
        """A step towards declaring: it gains something only if the hand has all the KP that are needed."""
        evaluation = self.evaluation
        me = self.marches.me
        if (
            evaluation.x[PLACE + me] != CITY
            or evaluation.x[RANKS + me] == EMPEROR
            or evaluation.emperors() >= MAX_EMPERORS
        ):
            return 0.0
        need = KP_NEEDED - evaluation.kp_of(me)
        if need <= 0 or need > evaluation.kp_cards[me]:
            return 0.0
        evaluation.set_rank(me, EMPEROR)
        gain = evaluation.gain()
        evaluation.undo(0)
        evaluation.place_leader(me, t.at[HOME + me])
        gain -= evaluation.gain()
        evaluation.undo(0)
        for _i in range(need - 1):
            gain = gain * UNCOUNTERED - self.costs.price[SENATE]
        return gain

    def _rebellions(self, t: Table, choose: bool) -> float:
        """Every legion that may be made neutral; the best of them."""
        evaluation = self.evaluation
        best = NEVER
        for place in range(i64(CITY)):
            for seat in range(evaluation.players):
                if evaluation.x[N_OWNERS * place + seat] == 0:
                    continue
                value = NEVER
                if seat != self.marches.me:
                    evaluation.change_sides(place, seat, NEUTRAL, 1)
                    value = evaluation.gain()
                    evaluation.undo(0)
                if choose:
                    self.marches.consider(AT_OWNER + N_AREAS * place + t.at[AREA + seat], value)
                best = max(best, value)
        return best

    def _revolt(self, t: Table, kind: i64) -> float:
        """NE-C12: the missing legions come from where there are most."""
        evaluation = self.evaluation
        place = t.box.revolt_at[kind]
        owner = t.at[SEAT_OF + place // AREA_SIZE]
        if owner < 0:
            return 0.0
        while evaluation.x[N_OWNERS * place + owner] < 2:
            source: i64 = -1
            most: i64 = 0
            for p in range(i64(CITY)):
                if p != place and evaluation.x[N_OWNERS * p + owner] > most:
                    most = evaluation.x[N_OWNERS * p + owner]
                    source = p
            if source < 0:
                break
            evaluation.move(owner, source, place, 1)
        number = min(min(evaluation.x[N_OWNERS * place + owner], i64(2)), MAX_NEUTRALS - t.neutrals)
        evaluation.change_sides(place, owner, NEUTRAL, number)
        value = evaluation.gain()
        evaluation.undo(0)
        return value

    def _germans(self, place: i64) -> float:
        """NE-C9: all go where they have most legions."""
        evaluation = self.evaluation
        box = self.box
        for owner in range(i64(N_OWNERS)):
            number = evaluation.x[N_OWNERS * place + owner]
            if number == 0:
                continue
            refuge: i64 = -1
            most: i64 = -1
            for i in range(box.link_at[place], box.link_at[place + 1]):
                q = box.links[i]
                if q != CITY and evaluation.x[N_OWNERS * q + owner] > most:
                    most = evaluation.x[N_OWNERS * q + owner]
                    refuge = q
            if refuge < 0:
                continue
            evaluation.move(owner, place, refuge, number)
            if owner != NEUTRAL and evaluation.x[PLACE + owner] == place:
                evaluation.place_leader(owner, refuge)
        value = evaluation.gain()
        evaluation.undo(0)
        return value

    def _voyages(self, t: Table, choose: bool) -> float:
        """Every voyage of a galley that fits what was chosen so far; the best of them."""
        evaluation = self.evaluation
        me = self.marches.me
        ports = t.box.ports
        best = NEVER
        for here in range(i64(CITY)):
            if (ports >> here) & 1 == 0 or (t.phase > GALLEY_FROM and t.phase != IN_TURN and here != t.from_):
                continue
            free = min(free_legions(t, here), i64(3))
            leader = leader_free(t, here)
            if free <= 0 and not leader:
                continue
            for there in range(i64(CITY)):
                if (ports >> there) & 1 == 0 or there == here or (t.phase == GALLEY_LOAD and there != t.to):
                    continue
                for legions in range(free + 1):
                    for with_leader in range(i64(2)):
                        led = with_leader == 1
                        if (led and not leader) or (legions == 0 and not led):
                            continue
                        evaluation.move(me, here, there, legions)
                        if led:
                            evaluation.place_leader(me, there)
                        value = evaluation.gain()
                        evaluation.undo(0)
                        best = max(best, value)
                        if choose:
                            action = FROM + here
                            if t.phase == GALLEY_TO:
                                action = TO + there
                            elif t.phase == GALLEY_LOAD:
                                action = LOAD + legions
                                if led:
                                    action = LOAD_LEADER + legions
                            self.marches.consider(action, value)
        return best

    # What is to be chosen

    def choose(self, t: Table, ids: vec[i64], n: i64) -> None:
        """The choices for the event that is played."""
        if t.played == GALLEY:
            self._voyages(t, True)
        elif t.played == REBELLION:
            self._rebellions(t, True)
        elif t.played == GERMANS:
            for i in range(n):
                self.marches.consider(ids[i], self._germans(t.box.germany(ids[i] - AT)))
        else:
            for i in range(n):
                self.marches.consider(ids[i], self._target(t, t.played, t.at[SEAT_OF + ids[i] - TARGET]))

    def send(self, t: Table, ids: vec[i64], n: i64, neutral: bool) -> None:
        """NE-C9: the own legions leave the Germans' province, or the neutral ones."""
        evaluation = self.evaluation
        owner = self.marches.me
        base: i64 = SEND
        if neutral:
            owner = NEUTRAL
            base = SEND_NEUTRAL
        number = evaluation.x[N_OWNERS * t.to + owner]
        for i in range(n):
            place = ids[i] - base
            if place == CITY and number > 0:
                continue
            evaluation.move(owner, t.to, place, number)
            if not neutral and evaluation.x[PLACE + owner] == t.to:
                evaluation.place_leader(owner, place)
            self.marches.consider(ids[i], evaluation.gain())
            evaluation.undo(0)

    def bring(self, t: Table, ids: vec[i64], n: i64) -> None:
        """NE-C12: bring a legion for the revolt. It will be lost, so from where it is missed least."""
        evaluation = self.evaluation
        for i in range(n):
            evaluation.add(self.marches.me, ids[i] - FROM, -1)
            self.marches.consider(ids[i], evaluation.gain())
            evaluation.undo(0)

    # What others play

    def brings(self, t: Table, kind: i64, by: i64) -> float:
        """What an event brings the seat that may answer it."""
        evaluation = self.evaluation
        me = self.marches.me
        if kind == SENATE or kind == GUARD:
            return self._kp(by)
        if kind == TRAITOR:
            if t.target == me:
                return -0.8 - STOLEN
            value = 0.0 - 0.5 * evaluation.weight[t.target]
            if by == me:
                value += 0.8 + STOLEN
            return value
        if kind == GERMANS:
            return self._germans(t.to)
        if kind > TRAITOR:
            return self._revolt(t, kind)
        if kind == GALLEY:
            evaluation.move(by, t.from_, t.to, t.load)
            if t.load_leader:
                evaluation.place_leader(by, t.to)
        elif kind == AVE_CAESAR:
            evaluation.set_rank(by, CANDIDATE)
        elif kind == ASSASSIN:
            evaluation.set_rank(t.target, GENERAL)
        elif kind == CRISIS:
            evaluation.place_leader(t.target, CITY)
        elif kind == REBELLION:
            evaluation.change_sides(t.to, t.target, NEUTRAL, 1)
        value = evaluation.gain()
        evaluation.undo(0)
        return value

    def _kp(self, by: i64) -> float:
        """One more KP: it matters for a leader in Rome who is close to declaring (NE-K2)."""
        evaluation = self.evaluation
        if (
            evaluation.x[PLACE + by] != CITY
            or evaluation.x[RANKS + by] == EMPEROR
            or evaluation.emperors() >= MAX_EMPERORS
        ):
            return 0.0
        chance = kp_helps(KP_NEEDED - evaluation.kp_of(by))
        if chance == 0.0:
            return 0.0
        evaluation.set_rank(by, EMPEROR)
        gain = evaluation.gain()
        evaluation.undo(0)
        return chance * gain
