"""The pause after what others may answer in Nero (NE-C, NE-J27): who is asked, in which order, and what the others see.

Galba (seat 0) acts. The others hold cards that would answer, or others in their place: nobody can tell.
"""

from typing import Any

import pytest

from rostra.game import State
from rostra.tables.commands import AskTakeback, Leave, Play, Quiet, Resign, Say
from rostra.tables.pausing import LEISURE
from tests.nero.table import at, player
from tests.tables.seated import Table

GALBA = "galley galley senate praetorian-guard rebellion germans revolt-moesia crisis ave-caesar traitor"
ACTS = {
    "a step": "activate baetica; move-card galley; force 2 leader; step tarraconensis",
    "an attack": "activate syria; move-card galley; force 2; attack vespasian",
    "a galley": "event galley; from baetica; to italia-sud; load 2",
    "a senate": "event senate",
    "a guard for the KP": "event praetorian-guard",
    "a rebellion": "event rebellion; at syria vespasian",
    "germans": "event germans; at germania-superior",
    "a revolt": "event revolt-moesia",
    "a crisis": "event crisis; target vespasian",
    "ave Caesar": "event ave-caesar",
    "a traitor": "event traitor; target vespasian",
}


def board(vitellius: str = "assassin", otho: str = "assassin", vespasian: str = "assassin") -> State:
    return at(
        player("lusitania 1 baetica 2 tarraconensis 1 syria 2", hand=GALBA, leader="baetica", home="baetica"),
        player(hand=f"{vitellius} ave-caesar"),
        player(hand=f"{otho} ave-caesar"),
        player("syria 1", hand=f"{vespasian} ave-caesar", rank="emperor"),
    )


def table(lines: str, *hands: str, **more: Any) -> Table:
    """Galba's lines on a table where the others hold these cards."""
    made = Table("nero", at=board(*hands), **more)
    for line in lines.split("; "):
        if made.decides == 0 and line in [made.match.state.text(action) for action in made.match.state.actions()]:
            made.play(0, line)
    return made


def asked(at_table: Table) -> list[int]:
    """Who sees a question now."""
    return [seat for seat in range(4) if at_table.view(seat)["asked"] == "nero-asked-answer"]


@pytest.mark.parametrize("act", ACTS)
def test_whether_or_not_somebody_is_asked_all_others_see_the_same(act: str) -> None:
    """At every moment: in the pause, when somebody lets it pass, and when it is over."""
    answer = "bad-weather" if act in ("a step", "an attack") else "bribery"
    looks = []
    for held in (answer, "assassin"):
        nero = table(ACTS[act], held, held)
        assert asked(nero) == ([1, 2] if held == answer else [])
        assert nero.in_pause()
        look = [[nero.events(seat), nero.view(seat), nero.match.due()] for seat in (0, 3, None)]
        nero.wait(2000)
        if held == answer:
            nero.play(2, "no-counter")
            nero.play(1, "no-counter")
        look += [[nero.events(seat), nero.view(seat), nero.match.due()] for seat in (0, 3, None)]
        nero.wait_for_the_end_of_the_pause()
        assert not nero.in_pause()
        look += [[nero.events(seat), nero.view(seat)] for seat in (0, 3, None)]
        looks.append(look)
    assert looks[0] == looks[1]


def test_something_to_be_chosen_first_is_announced_when_it_is_chosen() -> None:
    nero = table("event crisis", "bribery")
    assert nero.names()[-1] == "aimed"  # there is one emperor only
    nero = table("event rebellion", "bribery")
    assert not nero.in_pause()
    nero.play(0, "at syria vespasian")
    assert nero.in_pause()
    assert nero.names()[-1] == "aimed"


def test_a_retreat_can_be_answered_too() -> None:
    looks = []
    for card in ("bad-weather", "assassin"):
        state = at(
            player("italia-nord 3", hand="galley"), player("", hand=card), player("italia-sud 2", hand="senate"), ""
        )
        nero = Table("nero", at=state)
        nero.play(0, "activate italia-nord", "move-card galley", "force 3", "step italia-sud")
        nero.wait_for_the_end_of_the_pause()
        nero.play(2, "retreat achaia")
        assert asked(nero) == ([1] if card == "bad-weather" else [])
        looks.append([(nero.events(seat), nero.view(seat), nero.match.due()) for seat in (0, 2, None)])
    assert looks[0] == looks[1]


# Several are asked at once


def test_all_who_could_answer_are_asked_at_once_and_let_it_pass_in_any_order() -> None:
    nero = table(ACTS["a senate"], "bribery", "bad-omens", "bribery")
    assert asked(nero) == [1, 2, 3]
    nero.play(3, "no-counter")
    assert asked(nero) == [1, 2]
    assert nero.refused_line(3, "counter bribery") == "table-pause"
    nero.play(1, "no-counter")
    nero.play(2, "no-counter")
    assert nero.in_pause()  # that all have answered must not show
    assert nero.match.state.actor == 1
    new = nero.wait_for_the_end_of_the_pause()
    assert [(entry.seat, entry.line) for entry in new] == [
        (1, "no-counter"), (2, "no-counter"), (3, "no-counter"), (-3, "/release"),
    ]  # fmt: skip
    assert nero.names()[-1] == "kp"


def test_who_comes_first_is_heard_at_once() -> None:
    """Vitellius sits next to Galba: nobody can come before him."""
    nero = table(ACTS["a senate"], "bribery", "bad-omens")
    nero.play(2, "counter bad-omens")
    assert nero.names()[-1] == "event"
    nero.play(1, "counter bribery")
    assert nero.events()[-1] == {"event": "countered", "seat": "vitellius", "card": "bribery", "cards": 1}
    assert "counter bad-omens" not in nero.decisions()


@pytest.mark.parametrize("vitellius", ["bribery", "assassin"])
def test_who_comes_later_is_heard_at_the_end(vitellius: str) -> None:
    """Otho must not learn whether Vitellius was asked: if not, Otho's answer waits all the same."""
    nero = table(ACTS["a senate"], vitellius, "bad-omens")
    nero.play(2, "counter bad-omens")
    assert nero.in_pause()
    assert nero.paused(2)
    assert nero.names(2)[-1] == "answered"
    if vitellius == "bribery":
        nero.play(1, "no-counter")
    assert nero.names()[-1] == "event"
    nero.wait_for_the_end_of_the_pause()
    assert nero.events()[-1]["event"] == "countered"
    assert nero.in_pause()  # that can be answered again


def test_an_answer_that_comes_too_late_in_order_is_not_needed() -> None:
    """Vitellius and Otho both answer; once it is off nobody else is asked, and Otho keeps the card."""
    nero = table(ACTS["a senate"], "bribery", "bad-omens")
    nero.play(2, "counter bad-omens")
    nero.play(1, "counter bribery")
    nero.wait_for_the_end_of_the_pause()
    assert nero.names()[-1] == "off"
    assert nero.view(2)["players"]["otho"]["cards"] == 2


def test_the_only_one_who_could_answer_is_heard_at_once() -> None:
    state = at(player(hand=GALBA), player(hand="ave-caesar"), player(hand="bad-omens"), player(hand=""))
    nero = Table("nero", at=state)
    nero.do(1, Quiet("q"))
    nero.play(0, "event senate")
    nero.play(2, "counter bad-omens")
    assert nero.names()[-1] == "countered"


# Answers to answers


def test_an_answer_can_be_answered() -> None:
    nero = table(ACTS["a senate"], "bribery", "bad-omens")
    nero.play(1, "counter bribery")
    assert nero.in_pause()
    assert asked(nero) == [2]
    assert nero.view(2)["answering"] == [
        {"by": "galba", "what": "event senate"}, {"by": "vitellius", "what": "counter bribery"},
    ]  # fmt: skip
    nero.play(2, "counter bad-omens")
    assert nero.names()[-1] == "countered"
    assert nero.events()[-1]["seat"] == "vitellius"
    nero.wait_for_the_end_of_the_pause()
    assert nero.events()[-1]["seat"] == "otho"
    nero.wait_for_the_end_of_the_pause()
    assert nero.names()[-1] == "kp"


@pytest.mark.parametrize("vespasian", ["bad-omens", "assassin"])
def test_what_stands_below_can_be_answered_in_the_same_pause(vespasian: str) -> None:
    """Otho stops Vitellius, so the senate stands again: who was not asked about it yet is, and Otho is one of them.

    Otho must not see whether Vespasian is asked first.
    """
    nero = table(ACTS["a senate"], "bribery", "bribery bad-omens", vespasian)
    nero.play(1, "counter bribery")
    nero.play(2, "counter bribery")
    nero.wait_for_the_end_of_the_pause()
    assert nero.events()[-1] == {"event": "countered", "seat": "otho", "card": "bribery", "cards": 1}
    assert asked(nero) == ([2, 3] if vespasian == "bad-omens" else [2])
    assert nero.view(2)["answering"] == [{"by": "galba", "what": "event senate"}]
    if vespasian == "bad-omens":
        assert len(nero.view(3)["answering"]) == 3  # about Otho's bribery
        nero.play(3, "no-counter")
        assert len(nero.view(3)["answering"]) == 1  # about the senate
        nero.play(3, "no-counter")
        assert asked(nero) == [2]
    nero.play(2, "counter bad-omens")
    assert nero.paused(2)
    nero.wait_for_the_end_of_the_pause()
    assert nero.events()[-1] == {"event": "countered", "seat": "otho", "card": "bad-omens", "cards": 1}


def test_who_stopped_an_answer_may_be_the_only_one_to_be_asked() -> None:
    """Everybody else is quiet or has no cards: Otho has the pause all the same."""
    vitellius, otho = player(hand="bribery"), player(hand="bribery bad-omens")
    nero = Table("nero", at=at(player(hand=GALBA), vitellius, otho, player(hand="")))
    nero.do(0, Quiet("q"))
    nero.play(0, "event senate")
    nero.play(1, "counter bribery")
    nero.play(2, "counter bribery")
    nero.wait_for_the_end_of_the_pause()
    assert nero.events()[-1] == {"event": "countered", "seat": "otho", "card": "bribery", "cards": 1}
    assert asked(nero) == [2]
    nero.play(2, "counter bad-omens")
    assert nero.events()[-1] == {"event": "countered", "seat": "otho", "card": "bad-omens", "cards": 1}


def test_each_question_is_answered_for_itself() -> None:
    """A command meant for the first one is stale when the second is asked; who stops something is asked no more."""
    for answer in ("no-counter", "counter bad-omens"):
        nero = table(ACTS["a senate"], "bribery", "bribery", "bad-omens bad-omens")
        nero.play(1, "counter bribery")
        nero.play(2, "counter bribery")
        nero.wait_for_the_end_of_the_pause()
        ply = nero.match.ply(3)
        nero.play(3, answer)
        again = nero.refused(3, Play("again", ply=ply, line=answer))
        assert again == ("table-stale" if answer == "no-counter" else "table-pause")
        assert nero.paused(3) == (answer != "no-counter")


def test_whoever_lets_two_questions_pass_in_advance_is_asked_no_more() -> None:
    """Both of Vespasian's answers are kept, whoever is asked first."""
    nero = table(ACTS["a senate"], "bribery", "bribery", "bad-omens")
    nero.play(1, "counter bribery")
    nero.play(2, "counter bribery")
    nero.wait_for_the_end_of_the_pause()
    nero.play(3, "no-counter")
    nero.play(3, "no-counter")
    assert nero.refused_line(3, "no-counter") == "table-pause"
    nero.wait_for_the_end_of_the_pause()
    assert nero.names()[-1] == "kp"
    assert nero.decisions().count("no-counter") == 2


def test_bad_health_does_not_end_the_asking() -> None:
    """NE-J14: the leader is held; the rest may still run into bad weather. Otho decides before it shows."""
    nero = table(ACTS["a step"], "bad-health", "bad-weather")
    nero.play(1, "counter bad-health")
    assert nero.names(2)[-1] == nero.names(0)[-1] == "countered"
    assert asked(nero) == [2]
    assert nero.view(2)["this_turn"]["force"]["leader"] is False
    assert nero.view(0)["this_turn"]["force"]["leader"] is True
    nero.play(2, "counter bad-weather")
    assert "held" not in nero.names(2)
    nero.wait_for_the_end_of_the_pause()
    assert nero.names(0)[-3:] == ["countered", "held", "countered"]
    nero.wait_for_the_end_of_the_pause()
    assert nero.names(0)[-1] == "off"


# Who is waited for


def test_nobody_is_waited_for_who_has_no_cards() -> None:
    state = at(player(hand="senate galley"), player(hand=""), player(hand=""), player(hand=""))
    nero = Table("nero", at=state)
    nero.play(0, "event senate")
    assert not nero.in_pause()
    assert nero.names()[-1] == "kp"


def test_nobody_is_waited_for_when_all_cards_that_answer_are_gone() -> None:
    gone = " ".join(["bad-weather"] * 4 + ["bad-health"] * 3)
    state = at(player("baetica 2", hand="galley"), discard=gone)
    nero = Table("nero", at=state)
    nero.play(0, "activate baetica", "move-card galley", "force 2", "step tarraconensis")
    assert not nero.in_pause()
    assert nero.names()[-1] == "stepped"


def test_one_who_is_not_quiet_is_waited_for() -> None:
    nero = table("", "bad-weather", "bribery")
    nero.do(1, Quiet("a"))
    nero.do(3, Quiet("b"))
    nero.play(0, "event senate")
    assert nero.in_pause()
    assert asked(nero) == [2]
    nero.wait_for_the_end_of_the_pause()
    nero.do(2, Quiet("c"))
    nero.play(0, "event praetorian-guard")
    assert not nero.in_pause()
    assert nero.names()[-1] == "kp"


def test_where_all_are_quiet_nothing_shows_either() -> None:
    """Nor can the step be taken back in one case and not in the other."""
    looks = []
    for held in ("bad-weather", "assassin"):
        nero = table("", held)
        for seat in (1, 2, 3):
            nero.do(seat, Quiet("q"))
        nero.play(0, *ACTS["a step"].split("; "))
        assert not nero.in_pause()
        looks.append([(nero.events(seat), nero.view(seat)) for seat in (0, 2, None)] + [nero.match.can_undo(0)])
    assert looks[0] == looks[1]
    assert looks[0][-1] == []


def test_a_bot_among_people_takes_part_in_their_pause() -> None:
    nero = table(ACTS["a senate"], "bribery", "bribery", seats="pbpp")
    assert nero.until - nero.now >= 5000
    assert [seat for seat, _ in nero.match.bots_to_move()] == [1]
    nero.bot(1, "counter bribery")
    assert nero.names()[-1] == "countered"


def test_a_bot_that_is_asked_after_others_gets_the_way_to_its_state() -> None:
    nero = table(ACTS["a senate"], "bribery", "bribery", seats="ppbp")
    ((seat, taken),) = nero.match.bots_to_move()
    state = board("bribery", "bribery")
    for action in taken:
        state.apply(action)
    assert (seat, state.actor) == (2, 2)


def test_the_talk_goes_on() -> None:
    nero = table(ACTS["a senate"], "bribery")
    nero.do(0, Say("k", text="surely nobody minds"))
    for audience in (0, 1, 2, 3, None):
        assert nero.names(audience)[-1] == "said"


def test_a_longer_pause_can_be_agreed_on() -> None:
    nero = table(ACTS["a senate"], "bribery", pause=30)
    assert 30_000 <= nero.until - nero.now < 31_000


# Alone among bots, and nobody looks on


def alone(vitellius: str, otho: str) -> Table:
    """Vitellius is the only person; Galba, a bot, plays a senate."""
    nero = Table("nero", "bpbb", at=board(vitellius, otho), spectators=False)
    nero.bot(0, "event senate")
    return nero


def test_the_only_person_may_take_his_time_and_then_goes_on() -> None:
    """They see that they are asked; whether a bot is too they do not see, neither before their answer nor after it."""
    for otho in ("bad-omens", "assassin"):
        nero = alone("bribery", otho)
        assert nero.until == nero.now + LEISURE
        nero.wait(40_000)
        nero.play(1, "no-counter")
        assert 300 <= nero.until - nero.now < 700
        assert nero.names(1)[-1] == "answered"
        nero.wait_for_the_end_of_the_pause()
        assert nero.names(1)[-1] == "kp"
        assert nero.rebuilt().state.position() == nero.match.state.position()


def test_who_is_not_asked_does_not_wait_long() -> None:
    for otho in ("bad-omens", "assassin"):
        nero = alone("assassin", otho)
        assert 300 <= nero.until - nero.now < 700
        assert nero.paused(1)
        assert nero.names(1)[-1] == "event"


def test_where_no_bot_could_answer_there_is_no_pause() -> None:
    nero = Table("nero", "bpbb", spectators=False, at=at(
        player(hand=GALBA), player(hand="bribery"), player(hand=""), player(hand=""),
    ))  # fmt: skip
    nero.bot(0, "event senate")
    assert not nero.in_pause()
    assert nero.decides == 1
    nero.play(1, "counter bribery")
    assert nero.names(1)[-1] == "countered"


# Several people at one device, and bots


def device(vitellius: str, otho: str, galba: str = "p") -> Table:
    """Galba and Vitellius share a device, the others are bots; Galba plays a senate."""
    nero = Table("nero", f"{galba}pbb", at=board(vitellius, otho), one_device=True)
    nero.play(0, "event senate")
    return nero


def test_at_one_device_nobody_sees_that_a_bot_is_asked() -> None:
    looks = []
    for otho in ("bad-omens", "assassin"):
        nero = device("assassin", otho)
        assert [seat for seat, _ in nero.match.bots_to_move()] == ([2] if otho == "bad-omens" else [])
        assert 300 <= nero.until - nero.now < 700
        assert nero.match.person_deciding() == -1
        during = [(nero.events(seat), nero.view(seat), nero.match.due()) for seat in (0, 1, None)]
        if otho == "bad-omens":
            nero.bot(2, "no-counter")
        assert during == [(nero.events(seat), nero.view(seat), nero.match.due()) for seat in (0, 1, None)]
        nero.wait_for_the_end_of_the_pause()
        looks.append((during, [(nero.events(seat), nero.view(seat)) for seat in (0, 1, None)]))
    assert looks[0] == looks[1]


def test_at_one_device_a_person_who_is_asked_beside_bots_takes_his_time() -> None:
    """It is said whose decision it is, so that they are handed the device; then only the bots are waited for."""
    for otho in ("bad-omens", "assassin"):
        nero = device("bribery", otho)
        assert nero.until == nero.now + LEISURE
        assert nero.match.person_deciding() == 1
        nero.wait(40_000)
        nero.play(1, "no-counter")
        assert nero.match.person_deciding() == -1
        assert 300 <= nero.until - nero.now < 700
        nero.wait_for_the_end_of_the_pause()
        assert nero.names(1)[-1] == "kp"
        assert nero.rebuilt().state.position() == nero.match.state.position()


def test_a_quiet_person_is_not_waited_for_beside_bots() -> None:
    for seats, one_device in (("ppbb", True), ("bpbb", False)):
        nero = Table("nero", seats, at=board("bribery"), one_device=one_device, spectators=False)
        nero.do(1, Quiet("q"))
        nero.bot(0, "event senate")
        assert 300 <= nero.until - nero.now < 700


def test_at_one_device_an_answer_taken_back_is_asked_for_again_beside_bots() -> None:
    nero = device("bribery", "bad-omens")
    nero.play(1, "counter bribery")
    nero.wait_for_the_end_of_the_pause()
    assert not nero.in_pause()
    nero.do(1, AskTakeback("t", ply=nero.match.ply(1)))
    assert nero.until == nero.now + LEISURE
    assert nero.match.person_deciding() == 1
    nero.play(1, "no-counter")
    nero.wait_for_the_end_of_the_pause()
    assert nero.names(1)[-1] == "kp"


@pytest.mark.parametrize("command", [Quiet, Leave])
@pytest.mark.parametrize("seats", ["alone", "device"])
def test_who_is_asked_and_goes_is_not_waited_for_beside_bots(seats: str, command: type[Quiet] | type[Leave]) -> None:
    """They could have taken thirty days for their answer; nobody else would give it, nor end the pause."""
    nero = (alone if seats == "alone" else device)("bribery", "bad-omens")
    assert nero.until == nero.now + LEISURE
    nero.do(1, command("k"))
    assert 300 <= nero.until - nero.now < 700
    for seat, _ in nero.match.bots_to_move():
        assert nero.match.decide(seat, "no-counter", nero.now, nero.rng, written=False) == []
    nero.wait_for_the_end_of_the_pause()
    assert not nero.in_pause()
    assert nero.names(1)[-1] == "kp"
    assert nero.rebuilt().state.position() == nero.match.state.position()


def test_resigning_does_not_hold_up_the_others_at_one_device_either() -> None:
    nero = Table("nero", "pppb", at=board("bribery", "bad-omens"), one_device=True)
    nero.play(0, "event senate")
    assert nero.until == nero.now + LEISURE
    nero.do(1, Resign("r"))
    if nero.match.people_asked():
        nero.do(2, Leave("l"))
    assert 300 <= nero.until - nero.now < 700
