"""The public face of a game in progress: the contract of ``rostra.game.State``."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from rostra.dice import Dice
from rostra.game import CHANCE, OVER, Event, Json, Outcome, Refusal, Rng
from rostra.nero.actions import DEAL, N_USES, STEAL
from rostra.nero.box import Box
from rostra.nero.choices import MAX_CHOICES, chance_pile, choices
from rostra.nero.notation import parse, refusal
from rostra.nero.playout import play_out
from rostra.nero.position import position_of
from rostra.nero.scoring import outcome_of
from rostra.nero.table import DEAL_CARD, DRAW_LOT, Table, seat_name
from rostra.nero.turn import decide
from rostra.nero.view import view_of, view_text
from rostra.nero.worlds import imagine
from rostra.reason import illegal

_BLANK_IDS: Final = vec[i64]([0] * MAX_CHOICES)  # copied, never written on


class State(Table):
    def __init__(self, box: Box, source: Table | None = None) -> None:
        super().__init__(box, source)
        # The legal ids that were listed last, and for which decision: apply() after actions() need not list them again.
        self._ids: vec[i64] = vec[i64]()
        self._listed: i64 = 0
        self._listed_at: i64 = -1

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats as of now: their leaders, once the areas are settled."""
        return tuple([seat_name(self, seat) for seat in range(self.box.players)])

    def actions(self) -> list[int]:
        """The legal ids in ascending order; empty when the game is over."""
        n = self._list()
        ids = self._ids
        int_ids = self.box.int_ids
        legal: list[object] = []
        for i in range(n):
            legal.append(int_ids[ids[i]])
        return cast(list[int], legal)

    def _list(self) -> i64:
        if self._listed_at != self.plies:
            if len(self._ids) == 0:
                self._ids = _BLANK_IDS[:]
            self._listed = choices(self, self._ids)
            self._listed_at = self.plies
        return self._listed

    def chances(self) -> list[tuple[int, int]]:
        """Where chance decides: every possible id with its weight. Empty everywhere else."""
        if self.actor != CHANCE:
            return []
        if self.phase == DRAW_LOT:
            return [(action, 1) for action in self.actions()]
        pile = chance_pile(self)
        use: i64 = STEAL
        if self.phase == DEAL_CARD:
            use = DEAL
        chances: list[tuple[int, int]] = []
        for kind in range(self.box.kinds):
            if self.at[pile + kind] != 0:
                chances.append((self.box.card + N_USES * kind + use, self.at[pile + kind]))
        return chances

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out a decision; what happens is appended to ``events``."""
        if not 0 <= action < self.box.n_actions:
            raise ValueError(illegal(action, self.box.lines, self))
        n = self._list()
        ids = self._ids
        for i in range(n):
            if ids[i] == action:
                self.plies += 1
                decide(self, ids[i], events)
                return
        raise ValueError(illegal(action, self.box.lines, self))

    def clone(self) -> "State":
        return State(self.box, self)

    def __copy__(self) -> "State":
        return State(self.box, self)

    def __deepcopy__(self, memo: object) -> "State":
        return State(self.box, self)

    def text(self, action: int) -> str:
        """The line of notation for an id."""
        if not 0 <= action < self.box.n_actions:
            raise ValueError(illegal(action, self.box.lines, self))
        return self.box.lines[action]

    def parse(self, line: str) -> int:
        """The id for a line of notation; a ``Refusal`` (a ValueError) with the reason if it is not legal now."""
        return parse(self, line, self.actions())

    def why_not(self, line: str) -> Refusal | None:
        """Why this line cannot be played now; None if it can."""
        return refusal(self, line, self.actions())

    def view(self, seat: int | None) -> Json:
        """Everything that this seat may know, and nothing else. ``None`` is a spectator."""
        return view_of(self, seat, self.actions())

    def view_text(self, seat: int | None) -> str:
        """The view as JSON text, ready to be sent."""
        return view_text(self, seat, self.actions())

    def position(self) -> Json:
        """Where everything is."""
        return position_of(self)

    def sample(self, seat: int, rng: Rng) -> "State":
        """A whole state that could have led to exactly what this seat has seen."""
        if not 0 <= seat < len(self.seats):
            raise ValueError(f"seat {seat}: there are seats 0 to {self.box.players - 1} ({', '.join(self.seats)})")
        world = State(self.box, self)
        imagine(world, seat, Dice(rng.getrandbits(62)))
        return world

    def outcome(self) -> Outcome | None:
        """The result, None while the game goes on."""
        return outcome_of(self) if self.actor == OVER else None

    def playout(self, rng: Rng, taken: list[int] | None = None) -> "State":
        """Play this state at random to the end, and return it. Every decision is appended to ``taken``."""
        play_out(self, _BLANK_IDS[:], Dice(rng.getrandbits(62)), taken)
        return self

    def nbytes(self) -> int:
        """Roughly the memory of this state: its own numbers and its vectors."""
        return 64 * 8 + 8 * (len(self.at) + len(self._ids)) + len(self.log) + 3 * 32

    def __repr__(self) -> str:
        return f"<nero.State after {self.plies} decisions, actor {self.actor}>"
