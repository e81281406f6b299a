"""Nero as numbers: what ``state.view(seat)`` holds, always at the same places (layout.py).

Like view.py this writes nothing that depends on a secret of the others; tests compare both over many games and many
imagined worlds.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.features.nero.layout import NeroLayout, asked_at
from rostra.features.writing import clear, flag, order_from, place_of, put, put_capped, seats
from rostra.game import CHANCE, OVER, Game, State
from rostra.nero import Nero
from rostra.nero.answers import A_RETREAT, A_STEP, AN_ATTACK, by_of, what_of
from rostra.nero.cards import MOST_KINDS
from rostra.nero.data.deck_file import Deck
from rostra.nero.data.map_file import CITY, IN_AREAS, N_AREAS, PROVINCES
from rostra.nero.forces import attackable, cost_of_step, hindering, may_still_step, toll_takers
from rostra.nero.knowledge import KIND_MASK, SEAT_SHIFT, STOLEN, surely_held
from rostra.nero.power import controls, italian_kp, played_kp
from rostra.nero.scoring import winners
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
    HELD,
    HOLDER,
    HOME,
    LAID,
    LANDED,
    LANDING,
    LAY_ATTACKER,
    LAY_DEFENDER,
    LEADER_AT,
    LEGIONS,
    MARKED,
    N_SOURCES,
    NAME_AREA,
    NEUTRAL,
    ONCE,
    POINTS,
    POINTS_STRIDE,
    RANK,
    REMOVED,
    SCORE,
    SPENT,
    WANTED,
    WELCOME,
    Table,
)


class NeroFeatures(NeroLayout):
    def write(self, state: State, seat: int, out: vec[u8], at: int) -> None:
        """Write what this seat knows into ``out`` from place ``at`` on."""
        if not isinstance(state, Table):
            raise TypeError(f"{state!r} is not a state of Nero")
        if state.box is not self.box and not same_deck(state.box.deck, self.box.deck):
            raise ValueError(f"{state!r} is of a game with another deck: ask features.of for the numbers of that game")
        if not 0 <= seat < state.box.players:
            raise ValueError(f"seat {seat}: there are seats 0 to {state.box.players - 1}")
        clear(out, at, self.size)
        self.fill(state, seat, out, at)

    def fill(self, t: Table, seat: i64, out: vec[u8], at: i64) -> None:
        """The same, where everything is 0 already."""
        order = order_from(t.box.players, seat)
        self._game(t, seat, order, out, at)
        self._provinces(t, order, out, at)
        for owner in range(t.box.players):
            self._player(t, owner, seat, order, out, at)
        self._turn(t, out, at)
        if t.force_at >= 0:
            self._force(t, order, out, at)
        self._contact(t, seat, order, out, at)
        if t.phase == ANSWER:
            if t.actor == seat:
                self._answering(t, order, out, at)
        elif t.phase >= LANDING or GALLEY_FROM <= t.phase < ANSWER:
            self._event(t, order, out, at)
        self._cards(t, seat, out, at)
        if t.actor == OVER:
            put(out, at + self.over + t.reason - 1, 1)
            for winner in winners(t):
                put(out, at + self.winner + place_of(order, winner), 1)

    def _game(self, t: Table, seat: i64, order: i64, out: vec[u8], at: i64) -> None:
        put(out, at + self.players, t.box.players)
        flag(out, at + self.short, t.box.length == "short")
        flag(out, at + self.over_emperor, t.box.over_emperor)
        flag(out, at + self.candidates, t.box.always_candidates)
        flag(out, at + self.attack, t.box.attack_with_card)
        flag(out, at + self.vanish, t.box.vanish)
        put(out, at + self.seat + seat, 1)
        put(out, at + self.round, t.round)
        if t.opener >= 0:
            put(out, at + self.opener + place_of(order, t.opener), 1)
        if t.actor != OVER and t.round != 0:
            put(out, at + self.turn + place_of(order, t.active), 1)
        if t.actor == CHANCE:
            put(out, at + self.waiting + 4, 1)
        elif t.actor == seat:
            put(out, at + self.waiting, 1)
            put(out, at + self.asked + asked_at(t.phase), 1)
        elif t.actor != OVER:
            # nobody else sees who is asked for an answer, NE-J27
            waiting = t.actor
            if t.phase == ANSWER:
                waiting = t.active
            put(out, at + self.waiting + place_of(order, waiting), 1)
        if t.phase == NAME_AREA and t.at[WANTED + seat] != 0:
            put(out, at + self.wanted + t.at[WANTED + seat] - 1, 1)

    def _provinces(self, t: Table, order: i64, out: vec[u8], at: i64) -> None:
        here = t.at
        # What stays the same in a loop is computed before it: the compiler cannot know that writing a byte changes
        # nothing else. And there are no branches: the processor would mispredict most of them.
        for owner in range(t.box.players):
            whose = place_of(order, owner)
            ready_at = at + self.legions + PROVINCES * whose
            marked_at = at + self.marked + PROVINCES * whose
            source = LEGIONS + PROVINCES * owner
            all_legions: i64 = 0
            for province in range(i64(PROVINCES)):
                legions = here[source + province]
                marked = here[source + (MARKED - LEGIONS) + province]
                all_legions += legions
                out[ready_at + province] = u8(legions - marked)
                out[marked_at + province] = u8(marked)
            put(out, at + self.all_legions + self.player_stride * (whose - 3), all_legions)
        control_at = at + self.control
        neutral_at = at + self.neutral
        for province in range(i64(PROVINCES)):
            holder = here[HOLDER + province]
            out[control_at + PROVINCES * place_of(order, holder) + province] = u8(1 - (holder >> 2))  # NEUTRAL is 4
            out[neutral_at + province] = u8(here[LEGIONS + PROVINCES * NEUTRAL + province])
        province = 0
        while t.noted >> province != 0:
            if (t.noted >> province) & 1 != 0:
                put(out, at + self.spent + province, here[SPENT + province])
                put(out, at + self.landed + province, here[LANDED + province])
                put(out, at + self.fresh + province, here[FRESH + province])
                seats(out, at + self.welcome + province, here[WELCOME + province], order, PROVINCES)
                seats(out, at + self.no_attack + province, here[FOUGHT + province], order, PROVINCES)
            province += 1
        if t.germans >= 0:
            put(out, at + self.germans + t.germans, 1)

    def _player(self, t: Table, owner: i64, seat: i64, order: i64, out: vec[u8], at: i64) -> None:
        here = t.at
        whose = place_of(order, owner)
        area = at + self.area_stride * (whose - 3)
        if here[AREA + owner] >= 0:
            put(out, area + self.area + here[AREA + owner], 1)
        areas: i64 = 0
        for one in range(i64(N_AREAS)):
            if here[HELD + N_AREAS * owner + one] >= 3 and controls(t, owner, one):
                areas += 1
                put(out, area + self.area_control + one, 1)
        if here[LEADER_AT + owner] >= 0:
            put(out, at + self.leader_at + PROVINCES * whose + here[LEADER_AT + owner], 1)
        if here[HOME + owner] >= 0:
            put(out, at + self.home + PROVINCES * whose + here[HOME + owner], 1)
        if owner == seat or t.actor == OVER:
            _pile(t, out, at + self.hand + self.kinds * whose, HAND + MOST_KINDS * owner)
        elif t.logged != 0 and _has_stolen(t, owner, seat):
            sure = surely_held(t, seat, owner)
            known = at + self.known + self.kinds * (whose - 1)
            for kind in range(self.kinds):
                put(out, known + kind, sure[kind])
        place = at + self.player_stride * (whose - 3)
        if here[RANK + owner] != 0:
            put(out, place + self.rank + here[RANK + owner] - 1, 1)
        if owner == t.active and t.round > 0:
            flag(out, place + self.leader_spent, t.leader_spent)
            flag(out, place + self.leader_landed, t.leader_landed or t.force_leader_landed)
        put(out, place + self.cards, here[HAND_SIZE + owner])
        put_capped(out, place + self.score, here[SCORE + owner])
        if here[SCORE + owner] != here[BEFORE + owner]:
            by_round_at = place + self.by_round
            source = POINTS + POINTS_STRIDE * owner
            for i in range(N_SOURCES * t.round):
                put_capped(out, by_round_at + i, here[source + i])
        put_capped(out, place + self.before, here[BEFORE + owner])
        italy: i64 = 0
        if here[LEGIONS + PROVINCES * owner + IN_AREAS] + here[LEGIONS + PROVINCES * owner + IN_AREAS + 1] != 0:
            italy = italian_kp(t, owner)
        played = played_kp(t, owner)
        put(out, place + self.kp, italy + 2 * areas + played)
        put(out, place + self.kp_italy, italy)
        put(out, place + self.kp_areas, 2 * areas)
        put(out, place + self.kp_cards, played)

    def _turn(self, t: Table, out: vec[u8], at: i64) -> None:
        put(out, at + self.used, t.used)
        flag(out, at + self.last, t.last)
        once = t.at[ONCE + t.active] & t.box.once
        place = at + self.once
        while once != 0:
            if once & 1 != 0:
                put(out, place, 1)
            once >>= 1
            place += 1
        if t.activation >= 0:
            put(out, at + self.activation + t.activation, 1)
        put_capped(out, at + self.bp, t.pool)

    def _force(self, t: Table, order: i64, out: vec[u8], at: i64) -> None:
        put(out, at + self.force_at + t.force_at, 1)
        if t.came_from >= 0:
            put(out, at + self.came_from + t.came_from, 1)
        for i in range(t.box.link_at[t.force_at], t.box.link_at[t.force_at + 1]):
            province = t.box.links[i]
            if province != CITY or t.force == 0:
                put(out, at + self.step_cost + province, cost_of_step(t, province))
        hindered = hindering(t)
        put(out, at + self.force_legions, t.force)
        put(out, at + self.force_landed, t.force_landed)
        flag(out, at + self.force_leader, t.force_leader)
        flag(out, at + self.force_leader_landed, t.force_leader_landed)
        flag(out, at + self.tired, t.tired and t.force > 0)
        flag(out, at + self.may_step, hindered == 0 and may_still_step(t))
        flag(out, at + self.drawn, t.drawn)
        flag(out, at + self.stopped, not t.may_step)
        seats(out, at + self.may_attack, attackable(t), order, 1)
        seats(out, at + self.hindered_by, hindered, order, 1)
        seats(out, at + self.stormed, t.stormed, order, 1)
        seats(out, at + self.asked_leave, t.asked, order, 1)
        seats(out, at + self.granted, t.granted, order, 1)
        seats(out, at + self.toll_to, toll_takers(t), order, 1)

    def _contact(self, t: Table, seat: i64, order: i64, out: vec[u8], at: i64) -> None:
        """Where somebody enters, and a battle: of the cards that are laid, players see only their own."""
        if t.phase == GIVE_WAY or t.phase == LANDING or t.phase == GIVE_LEAVE:
            here = t.force_at
            if t.landing:
                here = t.to
            put(out, at + self.entered + here, 1)
            flag(out, at + self.by_galley, t.landing)
        elif t.phase == LAY_ATTACKER or t.phase == LAY_DEFENDER:
            put(out, at + self.defender + place_of(order, t.target), 1)
            if seat == t.active:
                _pile(t, out, at + self.laid, LAID)
            elif seat == t.target:
                _pile(t, out, at + self.laid, LAID + MOST_KINDS)

    def _answering(self, t: Table, order: i64, out: vec[u8], at: i64) -> None:
        """What the viewer may answer. Only the viewer learns of being asked."""
        put(out, at + self.answering, t.chain)
        for entry in range(t.chain):
            what = what_of(t, entry)
            code = what + 1
            if what >= A_STEP:
                code = self.kinds + 1 + what - A_STEP
            put(out, at + self.answering_by + entry, 1 + place_of(order, by_of(t, entry)))
            put(out, at + self.answering_what + entry, code)
        first = what_of(t, 0)
        if first == A_STEP:
            put(out, at + self.answering_to + t.to, 1)
        elif first == A_RETREAT:
            put(out, at + self.answering_to + t.refuge, 1)
        elif first == AN_ATTACK:
            put(out, at + self.answering_target + place_of(order, t.target), 1)
        else:
            self._event(t, order, out, at)

    def _event(self, t: Table, order: i64, out: vec[u8], at: i64) -> None:
        put(out, at + self.event + t.played, 1)
        if t.from_ >= 0:
            put(out, at + self.event_from + t.from_, 1)
        if t.to >= 0:
            put(out, at + self.event_to + t.to, 1)
        if t.target >= 0:
            put(out, at + self.event_target + place_of(order, t.target), 1)
        put(out, at + self.event_legions, t.load)
        flag(out, at + self.event_leader, t.load_leader)

    def _cards(self, t: Table, seat: i64, out: vec[u8], at: i64) -> None:
        here = t.at
        numbers = t.box.numbers
        deck: i64 = 0
        discard_at = at + self.discard
        removed_at = at + self.removed
        unseen_at = at + self.unseen
        for kind in range(self.kinds):
            discarded = here[DISCARD + kind]
            removed = here[REMOVED + kind]
            deck += here[DECK + kind]
            out[discard_at + kind] = u8(discarded)
            out[removed_at + kind] = u8(removed)
            out[unseen_at + kind] = u8(numbers[kind] - discarded - removed - here[HAND + MOST_KINDS * seat + kind])
        put(out, at + self.deck, deck)


def _has_stolen(t: Table, thief: i64, victim: i64) -> bool:
    """Whether the thief stole from the victim this round. If not, the victim knows no card of the thief."""
    log = t.log
    i: i64 = 0
    while i < t.logged:
        entry = i64(log[i])
        if entry & KIND_MASK == STOLEN:
            if entry >> SEAT_SHIFT == thief and i64(log[i + 1]) >> SEAT_SHIFT == victim:
                return True
            i += 1
        i += 1
    return False


def same_deck(one: Deck, other: Deck) -> bool:
    return one.events == other.events and one.numbers == other.numbers


def _pile(t: Table, out: vec[u8], at: i64, pile: i64) -> None:
    here = t.at
    for kind in range(t.box.kinds):
        out[at + kind] = u8(here[pile + kind])


_LAST: Final[list[NeroFeatures]] = []  # asked for last: all states of a game have the same box


def of_game(game: Game) -> NeroFeatures:
    if not isinstance(game, Nero):
        raise TypeError(f"{game!r} is not a game of Nero")
    return NeroFeatures(game.box)


def of_state(state: State) -> NeroFeatures:
    if not isinstance(state, Table):
        raise TypeError(f"{state!r} is not a state of Nero")
    if not _LAST or _LAST[0].box is not state.box:
        _LAST[:] = [NeroFeatures(state.box)]
    return _LAST[0]
