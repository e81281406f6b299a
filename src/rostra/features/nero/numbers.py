"""Nero as numbers: what ``state.view(seat)`` holds, always at the same places (layout.py).

Like view.py this writes nothing that depends on a secret of the others; tests compare both over many games and many
imagined worlds.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.features.nero.layout import NeroLayout, asked_at
from rostra.features.writing import clear, flag, order_from, place_of, put, put_most, seats
from rostra.game import CHANCE, OVER, Game, State
from rostra.nero import Nero
from rostra.nero.answers import A_RETREAT, A_STEP, AN_ATTACK, by_of, what_of
from rostra.nero.cards import MOST_KINDS
from rostra.nero.data.deck_file import Deck
from rostra.nero.data.map_file import CITY, IN_AREAS, N_AREAS, PROVINCES
from rostra.nero.forces import attackable, cost_of_step, hindering, may_still_step, toll_takers
from rostra.nero.knowledge import STOLEN, surely_held
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
    LEAVE,
    LEGIONS,
    MARKED,
    N_SOURCES,
    NAME_AREA,
    NEUTRAL,
    ONCE,
    POINTS,
    POINTS_STRIDE,
    RANK,
    SCORE,
    SPENT,
    WANTED,
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

    def fill(self, b: Table, seat: i64, out: vec[u8], at: i64) -> None:
        """The same where all is 0 already."""
        order = order_from(b.box.players, seat)
        self._course(b, seat, order, out, at)
        self._provinces(b, order, out, at)
        for owner in range(b.box.players):
            self._player(b, owner, seat, order, out, at)
        self._turn(b, out, at)
        if b.force_at >= 0:
            self._force(b, order, out, at)
        self._contact(b, seat, order, out, at)
        if b.phase == ANSWER:
            if b.actor == seat:
                self._answering(b, order, out, at)
        elif b.phase >= LANDING or GALLEY_FROM <= b.phase < ANSWER:
            self._event(b, order, out, at)
        self._cards(b, seat, out, at)
        if b.actor == OVER:
            put(out, at + self.over + b.reason - 1, 1)
            for winner in winners(b):
                put(out, at + self.winner + place_of(order, winner), 1)

    def _course(self, b: Table, seat: i64, order: i64, out: vec[u8], at: i64) -> None:
        put(out, at + self.players, b.box.players)
        flag(out, at + self.short, b.box.length == "short")
        flag(out, at + self.over_emperor, b.box.over_emperor)
        put(out, at + self.seat + seat, 1)
        put(out, at + self.round, b.round)
        if b.opener >= 0:
            put(out, at + self.opener + place_of(order, b.opener), 1)
        if b.actor != OVER and b.round != 0:
            put(out, at + self.turn + place_of(order, b.active), 1)
        if b.actor == CHANCE:
            put(out, at + self.waiting + 4, 1)
        elif b.actor == seat:
            put(out, at + self.waiting, 1)
            put(out, at + self.asked + asked_at(b.phase), 1)
        elif b.actor != OVER:
            # somebody asked for an answer waits unseen, NE-J27
            waiting = b.actor
            if b.phase == ANSWER:
                waiting = b.active
            put(out, at + self.waiting + place_of(order, waiting), 1)
        if b.phase == NAME_AREA and b.at[WANTED + seat] != 0:
            put(out, at + self.wanted + b.at[WANTED + seat] - 1, 1)

    def _provinces(self, b: Table, order: i64, out: vec[u8], at: i64) -> None:
        here = b.at
        # Whatever stays the same in a loop is reckoned before it: the compiler cannot know that a byte written changes
        # nothing else. And no branches: most guesses of the processor would be wrong.
        for owner in range(b.box.players):
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
        while b.stirred >> province != 0:
            if (b.stirred >> province) & 1 != 0:
                put(out, at + self.spent + province, here[SPENT + province])
                put(out, at + self.landed + province, here[LANDED + province])
                put(out, at + self.fresh + province, here[FRESH + province])
                seats(out, at + self.welcome + province, here[LEAVE + province], order, 23)
                seats(out, at + self.no_attack + province, here[FOUGHT + province], order, 23)
            province += 1
        if b.germans >= 0:
            put(out, at + self.germans + b.germans, 1)

    def _player(self, b: Table, owner: i64, seat: i64, order: i64, out: vec[u8], at: i64) -> None:
        here = b.at
        whose = place_of(order, owner)
        area = at + self.area_stride * (whose - 3)
        if here[AREA + owner] >= 0:
            put(out, area + self.area + here[AREA + owner], 1)
        areas: i64 = 0
        for one in range(i64(N_AREAS)):
            if here[HELD + N_AREAS * owner + one] >= 3 and controls(b, owner, one):
                areas += 1
                put(out, area + self.area_control + one, 1)
        if here[LEADER_AT + owner] >= 0:
            put(out, at + self.leader_at + PROVINCES * whose + here[LEADER_AT + owner], 1)
        if here[HOME + owner] >= 0:
            put(out, at + self.home + PROVINCES * whose + here[HOME + owner], 1)
        if owner == seat or b.actor == OVER:
            _pile(b, out, at + self.hand + self.kinds * whose, HAND + MOST_KINDS * owner)
        elif b.logged != 0 and _has_stolen(b, owner, seat):
            sure = surely_held(b, seat, owner)
            known = at + self.known + self.kinds * (whose - 1)
            for kind in range(self.kinds):
                put(out, known + kind, sure[kind])
        place = at + self.player_stride * (whose - 3)
        if here[RANK + owner] != 0:
            put(out, place + self.rank + here[RANK + owner] - 1, 1)
        if owner == b.active and b.round > 0:
            flag(out, place + self.leader_spent, b.leader_spent)
            flag(out, place + self.leader_landed, b.leader_landed or b.force_leader_landed)
        put(out, place + self.cards, here[HAND_SIZE + owner])
        put_most(out, place + self.score, here[SCORE + owner])
        if here[SCORE + owner] != here[BEFORE + owner]:
            by_round_at = place + self.by_round
            source = POINTS + POINTS_STRIDE * owner
            for i in range(N_SOURCES * b.round):
                put_most(out, by_round_at + i, here[source + i])
        put_most(out, place + self.before, here[BEFORE + owner])
        italy: i64 = 0
        if here[LEGIONS + PROVINCES * owner + IN_AREAS] + here[LEGIONS + PROVINCES * owner + IN_AREAS + 1] != 0:
            italy = italian_kp(b, owner)
        played = played_kp(b, owner)
        put(out, place + self.kp, italy + 2 * areas + played)
        put(out, place + self.kp_italy, italy)
        put(out, place + self.kp_areas, 2 * areas)
        put(out, place + self.kp_cards, played)

    def _turn(self, b: Table, out: vec[u8], at: i64) -> None:
        put(out, at + self.used, b.used)
        flag(out, at + self.last, b.last)
        once = b.at[ONCE + b.active] & b.box.once
        place = at + self.once
        while once != 0:
            if once & 1 != 0:
                put(out, place, 1)
            once >>= 1
            place += 1
        if b.activation >= 0:
            put(out, at + self.activation + b.activation, 1)
        put_most(out, at + self.bp, b.pool)

    def _force(self, b: Table, order: i64, out: vec[u8], at: i64) -> None:
        put(out, at + self.force_at + b.force_at, 1)
        if b.came_from >= 0:
            put(out, at + self.came_from + b.came_from, 1)
        for i in range(b.box.link_at[b.force_at], b.box.link_at[b.force_at + 1]):
            province = b.box.links[i]
            if province != CITY or b.force == 0:
                put(out, at + self.step_cost + province, cost_of_step(b, province))
        hindered = hindering(b)
        put(out, at + self.force_legions, b.force)
        put(out, at + self.force_landed, b.force_landed)
        flag(out, at + self.force_leader, b.force_leader)
        flag(out, at + self.force_leader_landed, b.force_leader_landed)
        flag(out, at + self.tired, b.tired and b.force > 0)
        flag(out, at + self.may_step, hindered == 0 and may_still_step(b))
        flag(out, at + self.drawn, b.drawn)
        flag(out, at + self.stopped, not b.may_step)
        seats(out, at + self.may_attack, attackable(b), order, 1)
        seats(out, at + self.hindered_by, hindered, order, 1)
        seats(out, at + self.stormed, b.stormed, order, 1)
        seats(out, at + self.asked_leave, b.asked, order, 1)
        seats(out, at + self.granted, b.granted, order, 1)
        seats(out, at + self.toll_to, toll_takers(b), order, 1)

    def _contact(self, b: Table, seat: i64, order: i64, out: vec[u8], at: i64) -> None:
        """Where somebody has entered, and a battle: of the cards laid everybody sees their own only."""
        if b.phase == GIVE_WAY or b.phase == LANDING or b.phase == GIVE_LEAVE:
            here = b.force_at
            if b.landing:
                here = b.to
            put(out, at + self.entered + here, 1)
            flag(out, at + self.by_galley, b.landing)
        elif b.phase == LAY_ATTACKER or b.phase == LAY_DEFENDER:
            put(out, at + self.defender + place_of(order, b.target), 1)
            if seat == b.active:
                _pile(b, out, at + self.laid, LAID)
            elif seat == b.target:
                _pile(b, out, at + self.laid, LAID + MOST_KINDS)

    def _answering(self, b: Table, order: i64, out: vec[u8], at: i64) -> None:
        """What the viewer may answer: nobody else learns that the viewer is asked."""
        put(out, at + self.answering, b.chain)
        for entry in range(b.chain):
            what = what_of(b, entry)
            code = what + 1
            if what >= A_STEP:
                code = self.kinds + 1 + what - A_STEP
            put(out, at + self.answering_by + entry, 1 + place_of(order, by_of(b, entry)))
            put(out, at + self.answering_what + entry, code)
        first = what_of(b, 0)
        if first == A_STEP:
            put(out, at + self.answering_to + b.to, 1)
        elif first == A_RETREAT:
            put(out, at + self.answering_to + b.refuge, 1)
        elif first == AN_ATTACK:
            put(out, at + self.answering_target + place_of(order, b.target), 1)
        else:
            self._event(b, order, out, at)

    def _event(self, b: Table, order: i64, out: vec[u8], at: i64) -> None:
        put(out, at + self.event + b.played, 1)
        if b.from_ >= 0:
            put(out, at + self.event_from + b.from_, 1)
        if b.to >= 0:
            put(out, at + self.event_to + b.to, 1)
        if b.target >= 0:
            put(out, at + self.event_target + place_of(order, b.target), 1)
        put(out, at + self.event_legions, b.load)
        flag(out, at + self.event_leader, b.load_leader)

    def _cards(self, b: Table, seat: i64, out: vec[u8], at: i64) -> None:
        here = b.at
        numbers = b.box.numbers
        deck: i64 = 0
        discard_at = at + self.discard
        unseen_at = at + self.unseen
        for kind in range(self.kinds):
            gone = here[DISCARD + kind]
            deck += here[DECK + kind]
            out[discard_at + kind] = u8(gone)
            out[unseen_at + kind] = u8(numbers[kind] - gone - here[HAND + MOST_KINDS * seat + kind])
        put(out, at + self.deck, deck)


def _has_stolen(b: Table, thief: i64, victim: i64) -> bool:
    """Did one player steal from another this round? If not, the other knows no card of that hand (knowledge.py)."""
    log = b.log
    i: i64 = 0
    while i < b.logged:
        entry = i64(log[i])
        if entry & 63 == STOLEN:
            if entry >> 6 == thief and i64(log[i + 1]) >> 6 == victim:
                return True
            i += 1
        i += 1
    return False


def same_deck(one: Deck, other: Deck) -> bool:
    return one.events == other.events and one.numbers == other.numbers


def _pile(b: Table, out: vec[u8], at: i64, pile: i64) -> None:
    here = b.at
    for kind in range(b.box.kinds):
        out[at + kind] = u8(here[pile + kind])


_LAST: Final[list[NeroFeatures]] = []  # those asked for last: a game's states all have the same box


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
