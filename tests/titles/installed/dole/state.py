"""A game of Dole in progress, and the game with its options settled."""

import json
import random
from collections.abc import Sequence

from rostra.game import CHANCE, OVER, Event, Json, Line, Outcome, Refusal, Rng

CARDS = ("1", "2", "3", "tribune")
LINES = (*[f"deal {card}" for card in CARDS], *[f"hand-out {card}" for card in CARDS[:3]], "drop", "forbid", "allow")
SEATS = ("red", "blue", "green")


class State:
    def __init__(self, game: "Dole") -> None:
        self.game = game
        self.seats = game.seats
        self.deck = [card for card in CARDS for _ in range(3)]
        self.hands: list[list[str]] = [[] for _ in game.seats]
        self.points = [0 for _ in game.seats]
        self.handed_out = ""  # the ration that stands to be forbidden
        self.turn = 0
        self.plies = 0
        self.turns = 0

    @property
    def actor(self) -> int:
        if not self.turns and len(self.hands[-1]) < 3:  # DO-1
            return CHANCE
        if self.handed_out:
            return self._next
        return self.turn if self.hands[self.turn] else OVER

    @property
    def _next(self) -> int:
        return (self.turn + 1) % len(self.seats)

    def _lines(self) -> list[str]:
        if self.actor == CHANCE:
            return [f"deal {card}" for card in dict.fromkeys(self.deck)]
        if self.actor == OVER:
            return []
        if self.handed_out:
            return ["forbid", "allow"]
        hand = dict.fromkeys(self.hands[self.turn])
        return ["drop" if card == "tribune" else f"hand-out {card}" for card in hand]

    def actions(self) -> list[int]:
        return sorted(LINES.index(line) for line in self._lines())

    def chances(self) -> list[tuple[int, int]]:
        return [(a, self.deck.count(LINES[a].split()[1])) for a in self.actions()] if self.actor == CHANCE else []

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        if action not in self.actions():
            raise ValueError(f"action {action} is not legal now; legal are {self.actions()}")
        told = [] if events is None else events
        self.plies += 1
        word, _, card = LINES[action].partition(" ")
        seat = self.seats[self.turn]
        if word == "deal":
            dealt = next(at for at, hand in enumerate(self.hands) if len(hand) < 3)
            self.deck.remove(card)
            self.hands[dealt].append(card)
            told.append(Event("dealt", {"seat": self.seats[dealt]}, {"card": card}, (dealt,)))
        elif word == "hand-out":
            self.hands[self.turn].remove(card)
            self.handed_out = card
            told.append(Event("handed-out", {"seat": seat, "card": card}, {}, ()))
            if "tribune" not in self.hands[self._next]:
                self._settle(told)
        elif word == "forbid":
            self.hands[self._next].remove("tribune")
            told.append(Event("forbidden", {"seat": self.seats[self._next], "card": self.handed_out}, {}, ()))
            self.handed_out = ""
            self._go_on()
        elif word == "allow":
            self._settle(told)
        else:
            self.hands[self.turn].remove("tribune")
            told.append(Event("dropped", {"seat": seat}, {}, ()))
            self._go_on()
        if self.actor == OVER:
            told.append(Event("ended", {"reason": "fed"}, {}, ()))

    def _settle(self, told: list[Event]) -> None:
        self.points[self.turn] += int(self.handed_out)
        told.append(Event("scored", {"seat": self.seats[self.turn], "points": int(self.handed_out)}, {}, ()))
        self.handed_out = ""
        self._go_on()

    def _go_on(self) -> None:
        self.turns += 1
        for _ in self.seats:
            self.turn = self._next
            if self.hands[self.turn]:
                return

    def clone(self) -> "State":
        copy = State(self.game)
        copy.__dict__.update(self.__dict__)
        copy.deck, copy.points = self.deck.copy(), self.points.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        return copy

    def text(self, action: int) -> str:
        if not 0 <= action < len(LINES):
            raise ValueError(f"action {action}: no such id, they go from 0 to {len(LINES) - 1}")
        return LINES[action]

    def parse(self, line: str) -> int:
        refusal = self.why_not(line)
        if refusal is not None:
            raise refusal
        return LINES.index(line)

    def why_not(self, line: str) -> Refusal | None:
        if line in self._lines():
            return None
        if line not in LINES:
            return Refusal(line, "dole-why-unknown", "notation", {})
        return Refusal(line, "dole-why-not-now", "DO-2", {})

    def view(self, seat: int | None) -> Json:
        outcome = self.outcome()
        asked = self.actor if not self.handed_out or self.actor == seat else self._next  # who could be asked
        return {
            "game": "dole",
            "seat": None if seat is None else self.seats[seat],
            "turn": self.seats[self.turn],
            "waiting_for": self.seats[asked] if asked >= 0 else None,
            "actions": self.actions() if seat is not None and seat == self.actor else [],
            "asked": "dole-asked" if seat is not None and seat == self.actor else None,
            "handed_out": self.handed_out or None,
            "players": {
                name: {
                    "cards": len(self.hands[at]),
                    "points": self.points[at],
                    "hand": sorted(self.hands[at]) if seat == at or outcome else None,
                }
                for at, name in enumerate(self.seats)
            },
            "outcome": outcome and {"points": list(outcome.points), "reason": outcome.reason},
        }

    def view_text(self, seat: int | None) -> str:
        return json.dumps(self.view(seat), separators=(",", ":"))

    def position(self) -> Json:
        return {"hands": self.hands, "points": self.points, "turn": self.seats[self.turn], "turns": self.turns}

    def sample(self, seat: int, rng: Rng) -> "State":
        """All cards that the seat has not seen, dealt anew; whoever is asked for a tribune still has one."""
        world = self.clone()
        lot = random.Random(rng.getrandbits(62))
        others = [at for at in range(len(self.seats)) if at != seat]
        while True:
            unseen = self.deck + [card for at in others for card in self.hands[at]]
            lot.shuffle(unseen)
            world.hands = [self.hands[at].copy() if at == seat else [] for at in range(len(self.seats))]
            for at in others:
                world.hands[at] = [unseen.pop() for _ in self.hands[at]]
            world.deck = sorted(unseen)
            if not self.handed_out or "tribune" in world.hands[self._next]:
                return world

    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        most = max(self.points)
        winners = tuple(at for at, points in enumerate(self.points) if points == most)
        points = list(self.points)
        if self.game.rules_version > 1 and len(winners) == 1:
            points[winners[0]] += 1
        lines = tuple(Line(at, "rations", "", score) for at, score in enumerate(points) if score)
        return Outcome(tuple(points), winners, lines, "fed")

    def playout(self, rng: Rng, taken: list[int] | None = None) -> "State":
        while self.actor != OVER:
            actions = self.actions()
            action = actions[(rng.getrandbits(32) * len(actions)) >> 32]
            self.apply(action)
            if taken is not None:
                taken.append(action)
        return self


class Dole:
    def __init__(self, options: Json, rules: int) -> None:
        self._options = options
        self._rules = rules

    @property
    def name(self) -> str:
        return "dole"

    @property
    def options(self) -> Json:
        return dict(self._options)

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS[: self._options["players"]]

    @property
    def rules_version(self) -> int:
        return self._rules

    @property
    def lines(self) -> Sequence[str]:
        return LINES

    def new(self) -> State:
        return State(self)

    def position(self, position: Json) -> State:
        state = State(self)
        state.hands = [list(hand) for hand in position["hands"]]
        state.points = list(position["points"])
        state.turn = self.seats.index(position["turn"])
        state.turns = position["turns"]
        return state
