"""The course of a game: set-up, four rounds, the end (NE-S, NE-T). `Reference` is how others look at it."""

from collections import Counter

from rostra.game import Json
from tests.nero.reference.asking import OVER, Asking, Question, ask, ask_chance
from tests.nero.reference.material import AREAS, CARDS, CARDS_A_ROUND
from tests.nero.reference.outcome import Over, Result, end_on_points, score_round
from tests.nero.reference.pieces import Leader, Legion
from tests.nero.reference.position import load, written
from tests.nero.reference.table import Options, Table
from tests.nero.reference.turn import play_turn


class Reference:
    """A game from the set-up or from a position: who decides among which lines, one line after the other."""

    def __init__(self, options: Options, position: Json | None = None) -> None:
        self.table = Table(options)
        self.setting_up = position is None
        self.result: Result | None = None
        self._story = self._play(position)
        self._question = next(self._story)

    @property
    def actor(self) -> int:
        return self._question.actor

    @property
    def lines(self) -> dict[str, int]:
        """The legal lines, with their weights if chance decides."""
        return self._question.lines

    def apply(self, line: str) -> None:
        assert line in self.lines, f"the reference does not know {line!r} now"
        self._question = self._story.send(line)

    def position(self) -> Json:
        return written(self.table)

    def _play(self, position: Json | None) -> Asking[None]:
        table = self.table
        try:
            if position is None:
                yield from _set_up(table)
                self.setting_up = False
                yield from _deal(table)
            else:
                load(table, position)
            yield from _rounds(table)
        except Over as over:
            self.result = over.result
        yield Question(OVER, {})


def _set_up(table: Table) -> Asking[None]:
    while None in table.areas:
        yield from _choose_areas(table)
    for seat in table.seats:  # NE-S2
        table.legions += [Legion(province, seat) for province in table.home_provinces(seat)]
    for seat in table.seats:
        for _ in range(2):
            _, province = yield from ask(seat, [f"place {place}" for place in table.home_provinces(seat)])
            table.legions.append(Legion(province, seat))
    for seat in table.seats:  # NE-S3
        _, home = yield from ask(seat, [f"home {place}" for place in table.home_provinces(seat)])
        table.leaders.append(Leader(home, home))


def _choose_areas(table: Table) -> Asking[None]:
    """NE-S1, NE-J1: all name one, then the lots, then those without one name again."""
    free = [area for area in AREAS if area not in table.areas]
    wanted: dict[str, list[int]] = {area: [] for area in free}
    for seat in table.seats:
        if table.areas[seat] is None:
            _, area = yield from ask(seat, [f"want {area}" for area in free])
            wanted[area].append(seat)
    given: dict[str, int] = {}
    for area, seats in wanted.items():
        if len(seats) == 1:
            given[area] = seats[0]
        elif seats:
            _, name = yield from ask_chance({f"lot {table.name(seat)}": 1 for seat in seats})
            given[area] = table.seat(name)
    for area, seat in given.items():
        table.areas[seat] = area


def _deal(table: Table) -> Asking[None]:
    """NE-S4"""
    table.discard = Counter()
    table.hands = [Counter() for _ in table.seats]
    deck = Counter(CARDS) - table.removed
    each = CARDS_A_ROUND[table.options.players, table.options.length]
    for _ in range(min(each, deck.total() // len(table.seats))):
        for hand in table.hands:
            _, card = yield from ask_chance({f"deal {card}": number for card, number in deck.items()})
            deck[card] -= 1
            hand[card] += 1


def _rounds(table: Table) -> Asking[None]:
    while True:
        yield from _turns(table)
        score_round(table)
        for legion in table.legions:  # NE-T5
            legion.unmark()
        table.germans = None
        if table.round == 4:
            end_on_points(table)
        fewest = min(table.points)  # NE-T1
        order = [*table.others(table.opener), table.opener]
        table.opener = next(seat for seat in order if table.points[seat] == fewest)
        table.active = table.opener
        table.round += 1
        yield from _deal(table)


def _turns(table: Table) -> Asking[None]:
    """One after the other, from the active player on; who has no cards is skipped (NE-T2, NE-T4)."""
    first = table.active
    while True:
        waiting = [seat for seat in table.from_seat(first) if table.holds(seat)]
        if not waiting:
            return
        table.active = waiting[0]
        yield from play_turn(table)
        first = table.others(table.active)[0]
