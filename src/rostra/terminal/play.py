"""A game in the terminal: people at one keyboard, bots, and a record that is saved after every decision.

The window knows the game through ``state.view(seat)`` and ``event.seen_by(seat)`` only; bots decide on sampled worlds
(``bots.decide``). Several people take turns at the window. Between them it is cleared (the curtain), and each reads
what has happened since their last turn there.
"""

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rostra import bots, record
from rostra.game import CHANCE, OVER, Event, Json, Rng, State, pick
from rostra.record import Record
from rostra.terminal import saved_games
from rostra.terminal.menu import Menu
from rostra.terminal.screen import Screen
from rostra.terminal.title import in_terminal
from rostra.texts import Texts

HUMAN = "human"
"""A person's name in the record; bots go by their own."""
QUIT = ("q", "quit", "exit")

Decide = Callable[[State, Rng], int]


REPEATABLE: Final = bots.Budget(simulations=400)
"""The budget with a seed: about as good as the usual seconds, and the same on every machine."""


class Quit(Exception):
    """The player wants to stop for now."""


@dataclass
class Chance:
    """A generator for each decision. With a seed each has its own, so that a resumed game goes on the same."""

    seed: int | None

    def at(self, ply: int) -> Rng:
        return secrets.SystemRandom() if self.seed is None else random.Random(f"rostra/{self.seed}/{ply}")


def by_bot(
    bot: bots.Bot,
    failed: Callable[[bots.Failed], None] | None = None,
    instead: bots.Bot | None = None,
    seed: int | None = None,
) -> Decide:
    """If a bot of another package gives no answer, ``failed`` is called and the bot ``instead`` decides."""
    budget = bots.usual(bot) if seed is None else REPEATABLE

    def decide(state: State, rng: Rng) -> int:
        legal = state.actions()
        if len(legal) == 1:
            return legal[0]
        try:
            return bots.decide(bot, state, rng, budget).action
        except bots.Failed as why:
            if failed is None or instead is None:
                raise
            failed(why)
            return bots.decide(instead, state, rng, budget).action

    return decide


class GameAtKeyboard:
    """``opponents`` decide for their seats; the others are played at the keyboard."""

    def __init__(
        self,
        screen: Screen,
        texts: Texts,
        game_record: Record,
        opponents: Mapping[int, Decide],
        chance: Chance,
        files: Sequence[Path],
    ) -> None:
        self.screen = screen
        self.texts = texts.of(game_record.game)
        self.record = game_record
        self.game = record.load(game_record)
        self.opponents = opponents
        self.chance = chance
        self.files = files
        self.people = [seat for seat in range(len(game_record.seats)) if seat not in opponents]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None  # who sits at the window
        self.turn = 1 if game_record.position is not None else 0
        self.logs: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.unread: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.planned: list[str] = []
        self.quiet: dict[int, str] = {}  # by seat: the answer that is repeated until the turn ends
        events: list[Event] = []
        self.state = record.replay(game_record, None, events)
        self.title = in_terminal(screen, texts, self.state, game_record.game)
        self._note(events)
        for seat in self.people:  # of a resumed game only the end is read
            self.unread[seat] = self.logs[seat][-8:]

    def run(self) -> None:
        """Play to the end. After Quit, KeyboardInterrupt or EOFError the game can be resumed."""
        self._catch_up("dim")
        self._save()
        while self.state.actor != OVER:
            if self.state.actor == CHANCE:
                self._apply(pick(self.state.chances(), self.chance.at(self.state.plies)))
            elif self.state.actor in self.opponents:
                self._apply(self.opponents[self.state.actor](self.state, self.chance.at(self.state.plies)))
            else:
                self._ask(self.state.actor)
        self._end()

    # What happens

    def _apply(self, action: int) -> None:
        line = self.state.text(action)
        events: list[Event] = []
        self.state.apply(action, events)
        self.record.lines.append(line)
        self._save()
        self._note(events)
        self._catch_up()

    def _note(self, events: Sequence[Event]) -> None:
        """The events as each person may see them, in words."""
        for event in events:
            if event.name == "turn":
                self.turn += 1
                self.quiet.clear()
            for seat in self.people:
                seen = event.seen_by(seat)
                if seen is not None and not self.title.skips(seen, bool(self.planned)):
                    sentences = self.title.tell(seen)
                    turn = seen["event"] == "turn"
                    indented = sentences if turn else [f"  {sentence}" for sentence in sentences]
                    self.logs[seat] += indented
                    self.unread[seat] += ["", *indented] if turn else indented

    def _catch_up(self, style: str | None = None) -> None:
        """The player at the window reads what is new to them."""
        if self.viewer is not None:
            for line in self.unread[self.viewer]:
                self.screen.say(line, style)
            self.unread[self.viewer] = []

    def _say_later(self, seat: int, line: str) -> None:
        """Say it to that player: at once if they sit at the window."""
        if seat == self.viewer:
            self.screen.say(line, "dim")
        else:
            self.unread[seat].append(line)

    def _save(self) -> None:
        text = self._finished().text()
        for file in self.files:
            saved_games.write(file, text)

    def _finished(self) -> Record:
        """The record, with the result once there is one."""
        result = record.result_of(self.game, self.state.outcome())
        return replace(self.record, result=result)

    # What is asked

    def _ask(self, seat: int) -> None:
        view = self.state.view(seat)
        if self.planned and seat == self.viewer:
            self._apply(self.state.parse(self.planned[0]))
            self.planned.pop(0)
            return
        lines = [self.state.text(action) for action in view["actions"]]
        if self.quiet.get(seat) in lines:
            self._apply(self.state.parse(self.quiet[seat]))
            return
        if len(lines) == 1:  # nothing to decide, and nothing hidden in it
            self._say_later(seat, self.texts.say("only-choice", line=lines[0]))
            self._apply(self.state.parse(lines[0]))
            return
        if seat != self.viewer:
            self._curtain(seat)
        menu = self.title.menu(self.state, view, self.chance.at(self.state.plies))
        self._show(menu, view, menu.table)
        while True:
            answer = self.screen.ask(self.texts.say("prompt"))
            number = menu.number(answer)
            chosen = self._other_answer(answer, menu, view) if number is None else menu.numbered[number - 1]
            if chosen:
                if number is not None and number == menu.quiet:
                    self.quiet[seat] = chosen[0]
                self.planned = chosen[1:]
                self._apply(self.state.parse(chosen[0]))
                return

    def _curtain(self, seat: int) -> None:
        """Another player comes to the window: nothing that the one before saw may be left on it."""
        if self.viewer is not None:
            self._wait(self.texts.say("curtain-falls"))
        self.viewer = None
        self.screen.clear()
        self.title.forget()
        self.screen.rule(self.texts.name("seat", self.state.seats[seat]))
        self._wait(self.texts.say("curtain-rises", seat=self.state.seats[seat]))
        self.viewer = seat
        self._catch_up()

    def _wait(self, prompt: str) -> None:
        if self.screen.ask(prompt) in QUIT:
            raise Quit

    def _show(self, menu: Menu, view: Json, table: bool) -> None:
        self.screen.say()
        if table:
            self.title.draw(view, self.turn)
        if menu.reminder:
            self.screen.say(self.logs[self.state.actor][-1].strip(), "bold")
        for line in menu.before:
            self.screen.say(line, "bold")
        self.screen.say(menu.question, "bold")
        self.title.show(menu)

    def _other_answer(self, answer: str, menu: Menu, view: Json) -> list[str] | None:
        """Answers that are not a number of the menu: a command, a line to play, or a mistake that is explained."""
        command, _, about = answer.partition(" ")
        if command in QUIT:
            raise Quit
        if not answer or command in ("h", "help"):
            self.title.help()
        elif answer.startswith("?"):
            self.title.explain(answer[1:].strip(), view)
        elif command in ("t", "table"):
            self._show(menu, view, True)
        elif command in ("d", "discards"):
            self.title.details(view)
        elif command in ("l", "log"):
            for line in self.logs[self.state.actor][-20:]:
                self.screen.say(line)
        elif answer.isdigit():
            self.screen.say(self.texts.say("error-number", most=len(menu.numbered)), "red")
        elif not self.title.command(command, about.strip(), view):
            return self._notation(answer)
        return None

    def _notation(self, answer: str) -> list[str] | None:
        line = self.title.tidy(answer)
        refusal = self.state.why_not(line)
        if refusal is None:
            return [line]
        self.screen.say(self.texts.refusal(refusal), "red")
        return None

    # The end

    def _end(self) -> None:
        outcome = self.state.outcome()
        assert outcome is not None
        self.title.score(outcome, self.state.seats, self.viewer if len(self.people) == 1 else None)
