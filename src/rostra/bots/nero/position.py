"""Everything that moves: legions, markers, leaders, ranks. To see what something brings, a copy is changed."""

from rostra.nero.data.map_file import AREA_SIZE
from rostra.nero.table import EMPEROR, N_OWNERS, NEUTRAL


class Position:
    __slots__ = ("areas", "legions", "marked", "marks", "place", "rank", "won")

    def __init__(
        self,
        legions: list[int],
        marked: list[int],
        place: list[int],
        rank: list[int],
        won: list[int],
        areas: list[tuple[float, int] | None],
        marks: float | None,
    ) -> None:
        self.legions = legions  # [N_OWNERS * province + owner], marked ones included
        self.marked = marked  # the same
        self.place = place  # of the leaders, by seat
        self.rank = rank
        self.won = won  # battles, by seat: points that are certain
        # What a judge has computed, None if something has changed since: by area (4: Italy), and for all markers
        self.areas = areas
        self.marks = marks

    def copy(self) -> "Position":
        return Position(
            self.legions[:], self.marked[:], self.place[:], self.rank[:], self.won[:], self.areas[:], self.marks
        )

    # Changes

    def add(self, owner: int, province: int, number: int) -> None:
        self.legions[N_OWNERS * province + owner] += number
        self.areas[province // AREA_SIZE] = None

    def move(self, owner: int, here: int, there: int, number: int) -> None:
        """Legions without markers."""
        self.add(owner, here, -number)
        self.add(owner, there, number)

    def mark(self, seat: int, province: int, number: int) -> None:
        self.marked[N_OWNERS * province + seat] += number
        self.marks = None

    def retreat(self, seat: int, here: int, there: int) -> None:
        """NE-R1: all legions and the leader."""
        number = self.legions[N_OWNERS * here + seat]
        self.move(seat, here, there, number)
        self.mark(seat, here, -self.marked[N_OWNERS * here + seat])
        self.mark(seat, there, number)
        if self.place[seat] == here:
            self.place[seat] = there

    def flee(self, seat: int, here: int, there: int, number: int, leader: bool) -> None:
        """NE-F5: what is left of a beaten force."""
        self.move(seat, here, there, number)
        self.mark(seat, there, number)
        if leader:
            self.place[seat] = there

    def change_sides(self, province: int, owner: int, into: int, number: int = 1) -> None:
        """Legions change sides, unmarked ones first."""
        self.add(owner, province, -number)
        self.add(into, province, number)
        over = self.marked[N_OWNERS * province + owner] - self.legions[N_OWNERS * province + owner]
        if over > 0:
            self.mark(owner, province, -over)

    def fought(
        self, winner: int, loser: int, place: int, winner_led: bool, loser_led: bool, over_emperor_only: bool
    ) -> None:
        """A battle is won (NE-F4, NE-K4)."""
        over_emperor = loser_led and self.rank[loser] == EMPEROR
        self.change_sides(place, loser, winner)
        self.won[winner] += 1
        if loser_led:
            self.rank[loser] = 0
        if winner_led and self.rank[winner] != EMPEROR and self.emperors() < 2:
            if over_emperor or not over_emperor_only:
                self.rank[winner] = EMPEROR

    # Questions

    def ready(self, seat: int, province: int) -> int:
        """Legions without a marker."""
        return self.legions[N_OWNERS * province + seat] - self.marked[N_OWNERS * province + seat]

    def neutral(self, province: int) -> int:
        return self.legions[N_OWNERS * province + NEUTRAL]

    def others_at(self, seat: int, province: int, players: int) -> list[int]:
        """The other players with legions there."""
        base = N_OWNERS * province
        return [other for other in range(players) if other != seat and self.legions[base + other] > 0]

    def led(self, seat: int, province: int) -> bool:
        """Whether the leader would fight with the legions there if they were attacked (NE-F3)."""
        return self.place[seat] == province and self.ready(seat, province) > 0

    def emperors(self) -> int:
        return self.rank.count(EMPEROR)
