"""Who is served next, by the queue alone: no time, no processes."""

from rostra.server.fair_queue import MANY, Asker, FairQueue, Purpose


def asked(queue: FairQueue[str], *names: str, seconds: float = 5.0, purpose: Purpose = Purpose.TURN) -> None:
    """Each name is a payer and its match, as in ``mob/3``."""
    for name in names:
        payer, _, match = name.partition("/")
        queue.put(name, Asker(payer, match, purpose), seconds)


def served(queue: FairQueue[str], quick: bool = False) -> list[str]:
    found: list[str] = []
    while (name := queue.take(quick)) is not None:
        found.append(name)
    return found


def test_first_come_first_served_for_one_match() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(str(number), Asker("a", "m"), 1.0)
    assert served(queue) == ["0", "1", "2"]


def test_payers_take_turns_however_much_one_asks() -> None:
    queue: FairQueue[str] = FairQueue()
    asked(queue, *[f"mob/{number}" for number in range(40)])
    assert [queue.take(), queue.take()] == ["mob/0", "mob/1"]
    asked(queue, "anna/m", "ben/m")
    assert served(queue)[:3] == ["anna/m", "ben/m", "mob/2"]


def test_seconds_count_not_tasks() -> None:
    queue: FairQueue[str] = FairQueue()
    asked(queue, *[f"mob/{number}" for number in range(3)], seconds=5.0)
    asked(queue, *["anna/m"] * 10, seconds=1.0)
    assert served(queue) == ["mob/0", *["anna/m"] * 5, "mob/1", *["anna/m"] * 5, "mob/2"]


def test_nobody_saves_up_time() -> None:
    """Who did not ask for an hour has the next place, and then again one of two."""
    queue: FairQueue[str] = FairQueue()
    asked(queue, *["mob/1"] * 100)
    for _ in range(50):
        queue.take()
    asked(queue, *["anna/m"] * 3)
    assert served(queue)[:5] == ["anna/m", "mob/1", "anna/m", "mob/1", "anna/m"]


def test_what_was_not_used_counts_as_not_had() -> None:
    queue: FairQueue[str] = FairQueue()
    asked(queue, *["anna/m"] * 3, *["ben/m"] * 3)
    assert queue.take() == "anna/m"
    queue.correct(Asker("anna", "m"), -5.0)
    assert queue.take() == "anna/m"
    queue.correct(Asker("nobody"), 1.0)  # forgotten by now, say


def test_matches_of_one_payer_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    asked(queue, *["club/1"] * 5, "club/2", "club/3")
    assert served(queue) == ["club/1", "club/2", "club/3", *["club/1"] * 4]


def test_of_one_payer_what_is_quick_waits_for_no_long_ones() -> None:
    queue: FairQueue[str] = FairQueue()
    asked(queue, *["club/slow"] * 2)
    asked(queue, *["club/quick"] * 10, seconds=0.1)
    assert served(queue) == ["club/slow", *["club/quick"] * 10, "club/slow"]


def test_answers_come_first() -> None:
    """Also before those of a payer who has had nothing yet."""
    queue: FairQueue[str] = FairQueue()
    asked(queue, "mob/0", "mob/1")
    queue.take()
    asked(queue, "anna/m")
    asked(queue, "mob/2", "ben/m", purpose=Purpose.ANSWER)
    assert served(queue) == ["ben/m", "mob/2", "anna/m", "mob/1"]


def test_the_quick_process_takes_no_long_ones() -> None:
    queue: FairQueue[str] = FairQueue()
    asked(queue, "a/imperator", "b/legatus")
    asked(queue, "c/hint", purpose=Purpose.HINT, seconds=0.1)
    asked(queue, "d/centurio", seconds=0.1)
    asked(queue, "e/veto", purpose=Purpose.ANSWER)
    assert served(queue, quick=True) == ["e/veto", "d/centurio"]
    assert served(queue) == ["a/imperator", "b/legatus", "c/hint"]


def test_hints_and_reviews_come_after_turns_but_not_last_for_ever() -> None:
    queue: FairQueue[str] = FairQueue()
    asked(queue, "anna/review", purpose=Purpose.REVIEW, seconds=0.2)
    asked(queue, "anna/hint", purpose=Purpose.HINT, seconds=0.2)
    asked(queue, *["mob/1"] * 8)
    assert served(queue) == [*["mob/1"] * 3, "anna/hint", *["mob/1"] * 3, "anna/review", *["mob/1"] * 2]


def test_it_does_not_grow_without_end() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3 * MANY):
        asked(queue, f"{number}/m", f"one/{number}", seconds=0.1)
        served(queue)
    assert len(queue._payers) <= MANY + 2
    assert len(queue._payers["one"]._matches) <= MANY + 2
