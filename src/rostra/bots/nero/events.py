"""Events: which to play in the own turn, against whom, and what to choose for them; and what those of others ask."""

from rostra.bots.nero.hand import Hand
from rostra.bots.nero.judgement import Judge
from rostra.bots.nero.marching import Plans, consider
from rostra.bots.nero.position import Position
from rostra.bots.nero.weights import (
    ASSASSIN_STRIKES,
    CALLED_AND_KILLED,
    FROM_FEW,
    GUARDED_STRIKES,
    LIKELY_GUARD,
    NEVER,
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
    REBELLION,
    SENATE,
    TRAITOR,
)
from rostra.nero.data.map_file import AREA_SIZE, CITY, N_AREAS
from rostra.nero.table import CANDIDATE, EMPEROR, GENERAL, N_OWNERS, NEUTRAL


class Events:
    def __init__(self, judge: Judge, hand: Hand) -> None:
        self.judge = judge
        self.hand = hand
        self.view = judge.view
        self.me = judge.view.seat
        held = self.view.held_by_others(BRIBERY) + self.view.held_by_others(BAD_OMENS)
        self.passes = UNCOUNTERED if held >= 1 else 1 - (1 - UNCOUNTERED) * held  # not countered

    def plays(self, legal: list[int]) -> Plans:
        """What every event that may be played now gains over keeping its card."""
        plans: Plans = {}
        for action in legal:
            if action >= CARD and (action - CARD) % N_USES == EVENT:
                kind = (action - CARD) // N_USES
                gain, why = self._gain(self.view.lands.event_of[kind])
                consider(plans, action, self.passes * gain - self.hand.price((kind,)), why)
        return plans

    def _gain(self, kind: int) -> tuple[float, str]:
        if kind in (SENATE, GUARD):
            return self._for_kp(kind), "kp"
        if kind == AVE_CAESAR:
            return self._hail(), "ave"
        if kind == TRAITOR:
            return max(self.traitor(other) for other in self.view.others) + self.hand.one_card(), "traitor"
        if kind == ASSASSIN:
            return max(self.assassin(seat) for seat in self._emperors(True)), "assassin"
        if kind == CRISIS:
            return max(self.crisis(seat) for seat in self._emperors(False)), "crisis"
        if kind == GALLEY:
            return max(self.galleys().values()), "galley"
        if kind == GERMANS:
            return max(self.germans(0), self.germans(1)), "germans"
        if kind == REBELLION:
            return max(self.rebellions().values()), "rebellion"
        return self.revolt(kind), "revolt"

    def _emperors(self, in_rome: bool) -> list[int]:
        now = self.view.now
        seats = range(self.view.players)
        return [seat for seat in seats if now.rank[seat] == EMPEROR and (now.place[seat] == CITY) == in_rome]

    def _changed(self) -> Position:
        return self.view.now.copy()

    # The throne

    def _for_kp(self, kind: int) -> float:
        """A step towards declaring: it gains something only if the hand has all the KP that are needed."""
        view = self.view
        now = view.now
        if now.place[self.me] != CITY or now.rank[self.me] == EMPEROR or now.emperors() >= 2:
            return 0.0
        need = 5 - self.judge.kp(now, self.me, self.judge.areas_now(self.me))
        if not 0 < need <= view.kp_cards:
            return 0.0
        emperor = self._changed()
        emperor.rank[self.me] = EMPEROR
        without = self._changed()
        without.place[self.me] = view.home[self.me]
        gain = self.judge.gain(emperor) - self.judge.gain(without)
        rest = [SENATE] * min(need - 1, view.held(SENATE) - (kind == SENATE))
        rest += [GUARD] * (need - 1 - len(rest))
        both = self.hand.price([kind, *rest]) - self.hand.price([kind])
        return UNCOUNTERED ** (need - 1) * gain - both

    def _hail(self) -> float:
        position = self._changed()
        position.rank[self.me] = CANDIDATE
        return self.judge.gain(position)

    def assassin(self, seat: int) -> float:
        if seat == self.me:
            return NEVER
        position = self._changed()
        position.rank[seat] = GENERAL
        guards = self.view.held_by_others(GUARD)
        return (GUARDED_STRIKES if guards >= LIKELY_GUARD else ASSASSIN_STRIKES) * self.judge.gain(position)

    def crisis(self, seat: int) -> float:
        position = self._changed()
        position.place[seat] = CITY
        gain = self.judge.gain(position)
        once = (self.view.once >> ASSASSIN) & 1 and (self.view.lands.once >> ASSASSIN) & 1
        if seat != self.me and self.view.held(ASSASSIN) > 0 and not once:
            position.rank[seat] = GENERAL
            gain = max(gain, CALLED_AND_KILLED * self.judge.gain(position) - self.hand.price((CRISIS, ASSASSIN)))
        return gain

    def traitor(self, seat: int) -> float:
        if self.view.cards[seat] == 0:
            return NEVER
        few = FROM_FEW if self.view.cards[seat] <= 2 else 1.0
        return -self.judge.weight[seat] * few

    # Legions

    def rebellions(self) -> dict[int, float]:
        """Every legion that may be made neutral, by the id of the choice."""
        view = self.view
        values: dict[int, float] = {}
        for place in range(CITY):
            for seat in range(view.players):
                if view.now.legions[N_OWNERS * place + seat] > 0:
                    action = AT_OWNER + N_AREAS * place + view.area[seat]
                    if seat == self.me:
                        values[action] = NEVER
                        continue
                    position = self._changed()
                    position.change_sides(place, seat, NEUTRAL)
                    values[action] = self.judge.gain(position)
        return values

    def revolt(self, kind: int) -> float:
        """NE-C12"""
        view = self.view
        place = view.lands.revolt_at[kind]
        owner = view.seat_of[place // AREA_SIZE]
        if owner < 0:
            return 0.0
        position = self._changed()
        legions = position.legions
        while legions[N_OWNERS * place + owner] < 2:
            places = [p for p in range(CITY) if p != place and legions[N_OWNERS * p + owner] > 0]
            if not places:
                break
            source = max(places, key=lambda p: legions[N_OWNERS * p + owner])
            position.move(owner, source, place, 1)
        position.change_sides(place, owner, NEUTRAL, min(2, legions[N_OWNERS * place + owner], 4 - view.neutrals))
        return self.judge.gain(position)

    def germans(self, which: int) -> float:
        """NE-C9: all go where they have most legions."""
        view = self.view
        place = view.lands.germanies[which]
        position = self._changed()
        near = [q for q in view.lands.near[place] if q != CITY]
        for owner in range(5):
            number = position.legions[N_OWNERS * place + owner]
            if number > 0 and near:
                refuge = max(near, key=lambda q: position.legions[N_OWNERS * q + owner])
                position.move(owner, place, refuge, number)
                if owner < view.players and position.place[owner] == place:
                    position.place[owner] = refuge
        return self.judge.gain(position)

    def galleys(self) -> dict[tuple[int, int, int, bool], float]:
        """Every voyage: from, to, legions, leader."""
        view = self.view
        values: dict[tuple[int, int, int, bool], float] = {}
        for here in view.lands.ports:
            free = min(3, view.free(here))
            leader = view.now.place[self.me] == here and not view.leader_spent and not view.force_leader
            for there in view.lands.ports:
                if there == here:
                    continue
                for legions in range(free + 1):
                    for led in (False, True) if leader else (False,):
                        if legions or led:
                            position = self._changed()
                            position.move(self.me, here, there, legions)
                            if led:
                                position.place[self.me] = there
                            values[here, there, legions, led] = self.judge.gain(position)
        return values

    # What is to be chosen

    def choose(self, legal: list[int]) -> Plans:
        """The choices for the event that is played; ``view.played`` is its kind."""
        view = self.view
        kind = view.played
        plans: Plans = {}
        if kind == GALLEY:
            self._choose_galley(plans, legal)
        elif kind == REBELLION:
            values = self.rebellions()
            for action in legal:
                consider(plans, action, values.get(action, NEVER), "rebellion")
        elif kind == GERMANS:
            for action in legal:
                consider(plans, action, self.germans(action - AT), "germans")
        else:
            gain = self.assassin if kind == ASSASSIN else self.crisis if kind == CRISIS else self.traitor
            why = "assassin" if kind == ASSASSIN else "crisis" if kind == CRISIS else "traitor"
            for action in legal:
                consider(plans, action, gain(view.seat_of[action - TARGET]), why)
        return plans

    def _choose_galley(self, plans: Plans, legal: list[int]) -> None:
        view = self.view
        for (here, there, legions, led), value in self.galleys().items():
            if view.from_ < 0:
                action = FROM + here
            elif here != view.from_:
                continue
            elif view.to < 0:
                action = TO + there
            elif there != view.to:
                continue
            else:
                action = LOAD_LEADER + legions if led else LOAD + legions
            if action in legal:
                consider(plans, action, value, "galley")

    # What the events of others ask for

    def send(self, legal: list[int]) -> Plans:
        """NE-C9: the own legions leave the Germans' province, or the neutral ones."""
        view = self.view
        plans: Plans = {}
        neutral = legal[0] >= SEND_NEUTRAL
        owner = NEUTRAL if neutral else self.me
        for action in legal:
            place = action - (SEND_NEUTRAL if neutral else SEND)
            position = self._changed()
            if place == CITY and position.legions[N_OWNERS * view.to + owner] > 0:
                continue
            position.move(owner, view.to, place, position.legions[N_OWNERS * view.to + owner])
            if not neutral and position.place[self.me] == view.to:
                position.place[self.me] = place
            consider(plans, action, self.judge.gain(position), "send")
        return plans

    def bring(self, legal: list[int]) -> Plans:
        """NE-C12: bring a legion for the revolt. It will be lost, so from where it is missed least."""
        plans: Plans = {}
        for action in legal:
            position = self._changed()
            position.add(self.me, action - FROM, -1)
            consider(plans, action, self.judge.gain(position), "bring")
        return plans
