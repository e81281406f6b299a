"""A position to try plans on: legions, markers, leaders, ranks. Every change can be undone."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.nero.box import Box
from rostra.nero.table import EMPEROR, GENERAL, MAX_EMPERORS, N_OWNERS, NEUTRAL

# Places of a position: legions [N_OWNERS * province + owner], markers the same, then one for each seat
MARKS: Final = 115
PLACE: Final = 230
RANKS: Final = 234
WON: Final = 238
SIZE: Final = 242

BIT: Final = vec[i64]([1 << i for i in range(40)])


class TrialPosition:
    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.players: i64 = box.players
        self.x: vec[i64] = vec[i64]([0] * SIZE)
        self._log: vec[i64] = vec[i64]([0] * 400)  # each change: the place, then what was there
        self._logged: i64 = 0
        self._touched: i64 = 0  # provinces, a bit each
        self.legions: vec[i64] = vec[i64]([0] * N_OWNERS)  # of each owner, on the whole board
        self.marked: vec[i64] = vec[i64]([0] * N_OWNERS)  # those with a retreat marker

    def put(self, place: i64, number: i64) -> None:
        """Change a place, so that it can be undone."""
        i = self._logged
        self._log[i] = place
        self._log[i + 1] = self.x[place]
        self._logged = i + 2
        self._set(place, number)
        if place < MARKS:
            self._touched |= BIT[place // N_OWNERS]

    def _set(self, place: i64, number: i64) -> None:
        if place < MARKS:
            self.legions[place % N_OWNERS] += number - self.x[place]
        elif place < PLACE:
            self.marked[(place - MARKS) % N_OWNERS] += number - self.x[place]
        self.x[place] = number

    def undo(self, to: i64) -> None:
        """Undo all changes but the first ones: ``to`` is what ``changes`` was after these."""
        i = self._logged
        while i > to:
            i -= 2
            self._set(self._log[i], self._log[i + 1])
        self._logged = i
        self._touched = 0
        while i > 0:
            i -= 2
            if self._log[i] < MARKS:
                self._touched |= BIT[self._log[i] // N_OWNERS]

    @property
    def changes(self) -> i64:
        return self._logged

    def add(self, owner: i64, province: i64, number: i64) -> None:
        place = N_OWNERS * province + owner
        self.put(place, self.x[place] + number)

    def move(self, owner: i64, here: i64, there: i64, number: i64) -> None:
        if number != 0 and here != there:
            self.add(owner, here, 0 - number)
            self.add(owner, there, number)

    def mark(self, seat: i64, province: i64, number: i64) -> None:
        place = MARKS + N_OWNERS * province + seat
        self.put(place, self.x[place] + number)

    def place_leader(self, seat: i64, place: i64) -> None:
        self.put(PLACE + seat, place)

    def set_rank(self, seat: i64, rank: i64) -> None:
        self.put(RANKS + seat, rank)

    def ready(self, seat: i64, province: i64) -> i64:
        return self.x[N_OWNERS * province + seat] - self.x[MARKS + N_OWNERS * province + seat]

    def retreat(self, seat: i64, here: i64, there: i64) -> None:
        """NE-R1: all legions and the leader."""
        number = self.x[N_OWNERS * here + seat]
        self.move(seat, here, there, number)
        self.put(MARKS + N_OWNERS * here + seat, 0)
        self.mark(seat, there, number)
        if self.x[PLACE + seat] == here:
            self.place_leader(seat, there)

    def change_sides(self, province: i64, owner: i64, into: i64, number: i64) -> None:
        """Legions change sides, unmarked ones first."""
        self.add(owner, province, 0 - number)
        self.add(into, province, number)
        if owner != NEUTRAL:
            over = 0 - self.ready(owner, province)
            if over > 0:
                self.mark(owner, province, 0 - over)

    def emperors(self) -> i64:
        number: i64 = 0
        for seat in range(self.players):
            if self.x[RANKS + seat] == EMPEROR:
                number += 1
        return number

    def fought(self, winner: i64, loser: i64, place: i64, winner_led: bool, loser_led: bool) -> None:
        """A battle is won (NE-F4, NE-K4)."""
        over_emperor = loser_led and self.x[RANKS + loser] == EMPEROR
        self.change_sides(place, loser, winner, 1)
        self.put(WON + winner, self.x[WON + winner] + 1)
        if loser_led:
            self.set_rank(loser, GENERAL)
        if winner_led and self.x[RANKS + winner] != EMPEROR and self.emperors() < MAX_EMPERORS:
            if over_emperor or not self.box.over_emperor:
                self.set_rank(winner, EMPEROR)
