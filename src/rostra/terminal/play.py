"""A game in the terminal: one person, one bot, and a record that is saved after every decision.

The person's window knows the game through ``state.view(seat)`` and ``event.seen_by(seat)`` only; the bot decides on
sampled worlds (``bots.decide``).
"""

import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rostra import bots, record
from rostra.game import CHANCE, OVER, Event, Json, Rng, State, pick
from rostra.record import Record
from rostra.terminal import choices, guide, saves, table, words
from rostra.terminal.screen import Screen
from rostra.texts import Texts

HUMAN = "human"
"""The player's name in the record; the bot goes by its own."""
BUDGET = bots.Budget(seconds=2.0)

Decide = Callable[[State, Rng], int]


class Quit(Exception):
    """The player has had enough for now."""


@dataclass
class Chance:
    """A generator a decision: with a seed each has its own, so a game that is taken up again goes on the same."""

    seed: int | None

    def at(self, ply: int) -> Rng:
        return secrets.SystemRandom() if self.seed is None else random.Random(f"rostra/{self.seed}/{ply}")


def by_bot(bot: bots.Bot) -> Decide:
    return lambda state, rng: bots.decide(bot, state, rng, BUDGET).action


class Session:
    def __init__(
        self,
        screen: Screen,
        texts: Texts,
        game_record: Record,
        human: int,
        opponent: Decide,
        chance: Chance,
        files: Sequence[Path],
    ) -> None:
        self.screen = screen
        self.texts = texts
        self.record = game_record
        self.human = human
        self.opponent = opponent
        self.chance = chance
        self.files = files
        self.turn = 1 if game_record.position is not None else 0
        self.log: list[str] = []
        self.planned: list[str] = []
        events: list[Event] = []
        self.state = record.replay(game_record, None, events)
        self._note(events)

    def run(self) -> None:
        """Play to the end; Quit, KeyboardInterrupt and EOFError leave a game that can be taken up again."""
        for line in self.log[-8:]:  # none in a new game
            self.screen.say(line, "dim")
        self._save()
        while self.state.actor != OVER:
            if self.state.actor == CHANCE:
                self._apply(pick(self.state.chances(), self.chance.at(self.state.plies)))
            elif self.state.actor != self.human:
                self._apply(self.opponent(self.state, self.chance.at(self.state.plies)))
            else:
                self._ask()
        self._end()

    # What happens

    def _apply(self, action: int) -> None:
        line = self.state.text(action)
        events: list[Event] = []
        self.state.apply(action, events)
        self.record.lines.append(line)
        self._save()
        for told in self._note(events, bool(self.planned)):
            self.screen.say(told)

    def _note(self, events: Sequence[Event], briefly: bool = False) -> list[str]:
        """The events as the player may see them, in words; briefly without what a set-up says by being there."""
        told: list[str] = []
        for event in events:
            seen = event.seen_by(self.human)
            if seen is None or (seen["event"] in ("set", "stacked") and (briefly or "card" not in seen)):
                continue
            if seen["event"] == "turn":
                self.turn += 1
                told.append("")
            mark = "" if seen["event"] == "turn" else "  "
            told += [mark + line for line in words.tell(self.texts, seen)]
        self.log += [line for line in told if line]
        return told

    def _save(self) -> None:
        text = self._finished().text()
        for file in self.files:
            saves.write(file, text)

    def _finished(self) -> Record:
        """The record, with the result once there is one."""
        result = record.result_of(record.load(self.record), self.state.outcome())
        return replace(self.record, result=result)

    # What is asked

    def _ask(self) -> None:
        view = self.state.view(self.human)
        if self.planned:
            self._apply(self.state.parse(self.planned[0]))
            self.planned.pop(0)
            return
        if len(view["actions"]) == 1:  # nothing to decide, and nothing hidden in it
            line = self.state.text(view["actions"][0])
            self.screen.say(self.texts.say("only-choice", line=line), "dim")
            self._apply(self.state.parse(line))
            return
        menu = choices.menu(self.texts, self.state, view, self.chance.at(self.state.plies))
        self._show(menu, view)
        while True:
            answer = self.screen.ask(self.texts.say("prompt"))
            chosen = menu.answer(answer)
            if chosen is None:
                chosen = self._other_answer(answer, menu, view)
            if chosen:
                self.planned = chosen[1:]
                self._apply(self.state.parse(chosen[0]))
                return

    def _show(self, menu: choices.Menu, view: Json) -> None:
        self.screen.say()
        last = menu.numbered[-1]
        if menu.laying or last in (["allow"], ["pass"], ["end"]) or menu.numbered[0][0].startswith("assign"):
            self._draw_table(view)
        if last == ["allow"]:
            self.screen.say(self.log[-1].strip(), "bold")  # what it is against
        self.screen.say(menu.question, "bold")
        choices.show(self.screen, self.texts, menu)

    def _draw_table(self, view: Json) -> None:
        table.draw(self.screen, self.texts, view, self.turn)

    def _other_answer(self, answer: str, menu: choices.Menu, view: Json) -> list[str] | None:
        """A command, a line of notation, or a mistake that is explained; the line if there is one to play."""
        command = answer.partition(" ")[0]
        if command in ("q", "quit", "exit"):
            raise Quit
        if not answer or command in ("h", "help"):
            guide.help_page(self.screen, self.texts)
        elif answer.startswith("?"):
            guide.explain(self.screen, self.texts, answer[1:].strip(), view)
        elif command in ("t", "table"):
            self._draw_table(view)
            self.screen.say(menu.question, "bold")
            choices.show(self.screen, self.texts, menu)
        elif command in ("d", "discards"):
            guide.details(self.screen, self.texts, view)
        elif command in ("l", "log"):
            for line in self.log[-20:]:
                self.screen.say(line)
        elif answer.isdigit():
            self.screen.say(self.texts.say("error-number", most=len(menu.numbered)), "red")
        else:
            return self._notation(answer)
        return None

    def _notation(self, answer: str) -> list[str] | None:
        line = " ".join("P" if word == "p" else word for word in answer.lower().split())
        refusal = self.state.why_not(line)
        if refusal is None:
            return [line]
        self.screen.say(self.texts.refusal(refusal), "red")
        return None

    # The end

    def _end(self) -> None:
        outcome = self.state.outcome()
        assert outcome is not None
        guide.score(self.screen, self.texts, outcome, self.state.seats, self.human)
