"""A process in which bots think: python -m rostra.server.bot_worker. Tasks come on stdin, answers go to stdout.

A task has the decisions so far, which are played again here. The bot itself gets a sampled world, never the true state.
"""

import os
import random
import secrets
import struct
import sys
import time
from typing import BinaryIO, Final

import msgspec

import rostra
from rostra import bots
from rostra.game import Json, State
from rostra.game_file import GameFile
from rostra.server import review_game
from rostra.server.review_game import Weighed

HEAD: Final = struct.Struct("<I")


class Task(msgspec.Struct, frozen=True, array_like=True):
    number: int
    game: str
    options: dict[str, str | int | bool | tuple[str, str]]
    """A file of a host's own as its name and what is in it."""
    actions: list[int]
    """The decisions that lead to the state; of a review, all of them."""


class ChooseTask(Task, frozen=True, tag="choose"):
    bot: str
    seconds: float
    for_hint: bool = False
    """Then the thoughts are for people: with the reasons."""
    lasts: float = 0.0
    """The answer comes after so many seconds, not before: in between the worker is as busy as if it thought."""


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag="chosen"):
    number: int
    line: str
    thoughts: list[Json]


class BotFailed(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """A bot of another package has no answer; asking again would not help."""

    number: int
    why: str


class ReviewTask(Task, frozen=True, tag="review"):
    """A part of a review, from its step ``first`` on."""

    seed: str
    first: int


class ReviewPart(msgspec.Struct, frozen=True, array_like=True, tag="reviewed"):
    number: int
    weighed: list[Weighed]
    steps: int
    """How many there are in all."""
    worlds: int
    """For each chance."""


def as_pair(value: object) -> tuple[str, str]:
    """How a file among the options goes to a worker."""
    if isinstance(value, GameFile):
        return str(value), value.text
    raise NotImplementedError(f"{type(value)} does not go to a bot worker")


def options_of(task: Task) -> Json:
    """The options as the server has them."""
    return {name: GameFile(*value) if isinstance(value, tuple) else value for name, value in task.options.items()}


def answer(task: ChooseTask | ReviewTask) -> Chosen | BotFailed | ReviewPart:
    if isinstance(task, ReviewTask):
        return review(task)
    until = time.perf_counter() + task.lasts
    try:
        return think(task)
    except bots.Failed as wrong:
        return BotFailed(task.number, str(wrong))
    finally:
        while time.perf_counter() < until:
            pass


def review(task: ReviewTask) -> ReviewPart:
    about = (task.game, options_of(task), task.actions, task.seed)
    weighed = review_game.part(*about, task.first)
    return ReviewPart(task.number, weighed, *review_game.size(*about))


def think(task: ChooseTask) -> Chosen:
    state = _state(task)
    bot = bots.load(task.game, task.bot)
    rng = random.Random(secrets.randbits(128))
    choice = bots.decide(bot, state, rng, bots.Budget(seconds=task.seconds))
    reasons: dict[int, str | None] = {}
    if task.for_hint:  # bots that search give no reasons, those that judge by rules do
        judged = bots.decide(bots.teacher(task.game), state, rng, bots.Budget(simulations=1))
        reasons = {thought.action: thought.reason for thought in judged.thoughts}
    thoughts = [_thought(state, thought, reasons) for thought in choice.thoughts[:20]]
    return Chosen(task.number, state.text(choice.action), thoughts)


def _state(task: ChooseTask) -> State:
    state = rostra.load(task.game, **options_of(task)).new()
    for action in task.actions:
        state.apply(action)
    return state


def _thought(state: State, thought: bots.Thought, reasons: dict[int, str | None]) -> Json:
    return {
        "line": state.text(thought.action),
        "value": thought.value,
        "visits": thought.visits,
        "points": thought.points,
        "win_chance": thought.win_chance,
        "reason": thought.reason or reasons.get(thought.action),
    }


def read(stream: BinaryIO) -> bytes | None:
    """The next task; None when the server is gone, however it ended."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    length = HEAD.unpack(head)[0]
    task = stream.read(length)
    return task if len(task) == length else None


def main() -> None:
    decoder = msgspec.msgpack.Decoder(ChooseTask | ReviewTask)
    encoder = msgspec.msgpack.Encoder()
    tasks, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    while (task := read(tasks)) is not None:
        told = encoder.encode(answer(decoder.decode(task)))
        try:
            answers.write(HEAD.pack(len(told)) + told)
            answers.flush()
        except BrokenPipeError:  # the server has died meanwhile
            os._exit(0)


if __name__ == "__main__":
    main()
