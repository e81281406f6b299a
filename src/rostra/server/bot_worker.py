"""A process that thinks for bots: python -m rostra.server.bot_worker. Questions come on stdin, answers go to stdout.

It is told the decisions so far and plays them again; the bot itself is handed a sampled world, never the true state.
"""

import os
import random
import secrets
import struct
import sys
from typing import BinaryIO, Final

import msgspec

import rostra
from rostra import bots
from rostra.game import Json, State
from rostra.server import review_game
from rostra.server.review_game import Weighed

HEAD: Final = struct.Struct("<I")


class Asked(msgspec.Struct, frozen=True, array_like=True):
    number: int
    game: str
    options: dict[str, str | int | bool]
    actions: list[int]
    """The decisions that lead to the state; of a review, all of them."""


class Question(Asked, frozen=True, tag="choose"):
    bot: str
    seconds: float
    for_hint: bool = False
    """Then the thoughts are for people, with what they are good for."""


class Reply(msgspec.Struct, frozen=True, array_like=True, tag="chosen"):
    number: int
    line: str
    thoughts: list[Json]


class Failing(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """A bot of another package has no answer to this question; asking again would not help."""

    number: int
    why: str


class ToReview(Asked, frozen=True, tag="review"):
    """A part of a review, from its step ``first`` on."""

    seed: str
    first: int


class Reviewed(msgspec.Struct, frozen=True, array_like=True, tag="reviewed"):
    number: int
    weighed: list[Weighed]
    steps: int
    """How many there are in all."""
    worlds: int
    """For each chance."""


def answer(question: Question | ToReview) -> Reply | Failing | Reviewed:
    if isinstance(question, ToReview):
        return review(question)
    try:
        return think(question)
    except bots.Failed as wrong:
        return Failing(question.number, str(wrong))


def review(asked: ToReview) -> Reviewed:
    about = (asked.game, asked.options, asked.actions, asked.seed)
    weighed = review_game.part(*about, asked.first)
    return Reviewed(asked.number, weighed, *review_game.size(*about))


def think(question: Question) -> Reply:
    state = _state(question)
    bot = bots.load(question.game, question.bot)
    rng = random.Random(secrets.randbits(128))
    choice = bots.decide(bot, state, rng, bots.Budget(seconds=question.seconds))
    reasons: dict[int, str | None] = {}
    if question.for_hint:  # those who search cannot tell: who judges by rules can
        judged = bots.decide(bots.teacher(question.game), state, rng, bots.Budget(simulations=1))
        reasons = {thought.action: thought.reason for thought in judged.thoughts}
    thoughts = [_told(state, thought, reasons) for thought in choice.thoughts[:20]]
    return Reply(question.number, state.text(choice.action), thoughts)


def _state(question: Question) -> State:
    state = rostra.load(question.game, **question.options).new()
    for action in question.actions:
        state.apply(action)
    return state


def _told(state: State, thought: bots.Thought, reasons: dict[int, str | None]) -> Json:
    return {
        "line": state.text(thought.action),
        "value": thought.value,
        "visits": thought.visits,
        "points": thought.points,
        "win_chance": thought.win_chance,
        "reason": thought.reason or reasons.get(thought.action),
    }


def read(stream: BinaryIO) -> bytes | None:
    """The next question; None when the server is gone, however it went."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    length = HEAD.unpack(head)[0]
    asked = stream.read(length)
    return asked if len(asked) == length else None


def main() -> None:
    decoder = msgspec.msgpack.Decoder(Question | ToReview)
    encoder = msgspec.msgpack.Encoder()
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    while (asked := read(questions)) is not None:
        told = encoder.encode(answer(decoder.decode(asked)))
        try:
            answers.write(HEAD.pack(len(told)) + told)
            answers.flush()
        except BrokenPipeError:  # the server has died meanwhile
            os._exit(0)


if __name__ == "__main__":
    main()
