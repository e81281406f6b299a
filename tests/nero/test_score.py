"""NE-P: points and victory."""

import pytest

from rostra.game import Json, State
from tests.nero.table import (
    LEADERS,
    THREE,
    after,
    at,
    can,
    decides,
    force,
    idle,
    legions,
    named,
    play,
    player,
    points,
    rank,
    reason,
    view,
    winners,
)

WEST = "lusitania 1 baetica 1 tarraconensis 1"
NORTH = "belgica 1 lugdunensis 1 germania-inferior 1"
DANUBE = "noricum 1 pannonia 1 moesia 1"
EAST = "achaia 1 asia 1 syria 1"
FIGHT = "attack otho; ready; ready"


def at_the_end(round: int, **players: Json | str) -> State:
    """The last turn of a round is played: nobody but the first seat has a card, and he uses it for nothing."""
    told = [players.get(name, "") for name in LEADERS]
    galba, *others = [player(of) if isinstance(of, str) else of for of in told]
    vitellius, otho, vespasian = [of | {"hand": ""} for of in others]
    state = at(galba | {"hand": "crisis"}, vitellius, otho, vespasian, round=round)
    there = state.position()["leaders"]["galba"]["at"]
    play(state, f"activate {there}; move-card crisis; end-turn")
    return state


def gains(round: int, **players: Json | str) -> list[int]:
    state = at_the_end(round, **players)
    return [points(state, name) for name in LEADERS]


# At once


def test_who_controls_4_areas_wins_at_once() -> None:
    """NE-P1: at a turn's start"""
    lots = f"{WEST} {NORTH} {DANUBE} {EAST}"
    state = at(player(lots), player("", rest=False), player("", rest=False), "syria 1")
    assert decides(state) == "galba"  # Syria is shared
    state = at(player(lots), player("", rest=False), player("", rest=False), "iudaea 1")
    assert (reason(state), winners(state)) == ("control", ["galba"])


def test_with_3_areas_he_must_be_emperor() -> None:
    """NE-P1"""
    told = f"{WEST} {NORTH} {EAST}"
    assert reason(at(told, "", "", "")) is None
    assert reason(at(player(told, rank="candidate"), "", "", "")) is None
    state = at(player(told, rank="emperor"), "", "", "")
    assert (reason(state), winners(state)) == ("control", ["galba"])
    assert reason(at(player(f"{WEST} {NORTH}", rank="emperor"), "", "", "")) is None


def test_it_need_not_be_his_turn() -> None:
    """NE-P1: whoever"""
    state = at("", "", player(f"baetica 1 tarraconensis 1 aquitania 1 {DANUBE} {EAST}", rank="emperor"), "")
    assert winners(state) == ["otho"]


def test_it_is_tested_when_the_active_player_may_choose_again() -> None:
    """NE-P1: after a step that makes it true"""
    state = at(player(f"{WEST} {NORTH} achaia 1 asia 2", rank="emperor", hand="galley"), "", "", "")
    play(state, "activate asia; move-card galley; force 1; step syria")
    assert (decides(state), winners(state)) == ("over", ["galba"])


def test_by_declaration() -> None:
    """NE-P1, NE-K2"""
    state = at(player(f"{WEST} {NORTH} {EAST}", leader="roma", hand="galley"), "", "", "")
    play(state, "declare")
    assert (decides(state), reason(state)) == ("over", "control")


def test_by_victory_in_battle() -> None:
    """NE-P1, NE-K4: when the battle is over and he may choose again"""
    told = player(f"{WEST} {NORTH} {EAST} italia-sud 3", leader="italia-sud", hand="galley", rest=False)
    state = at(told, "", "italia-sud 2", "")
    play(state, "activate italia-sud; move-card galley; force 3 leader", FIGHT)
    assert (decides(state), rank(state, "galba")) == ("otho", "emperor")
    play(state, "stay")
    assert (decides(state), winners(state)) == ("over", ["galba"])
    assert points(state, "galba") == 1


def test_not_while_somebody_else_decides() -> None:
    """NE-P1: two against one control Achaia already, but only when nobody is asked any more it counts"""
    state = at(player(f"{WEST} {NORTH} asia 1 syria 1 dalmatia 2", rank="emperor", hand="galley"), "", "achaia 1", "")
    play(state, "activate dalmatia; move-card galley; force 2; step achaia")
    assert decides(state) == "otho"
    play(state, "stay")
    assert (decides(state), winners(state)) == ("over", ["galba"])


def test_another_wins_by_an_event_of_the_active_player() -> None:
    """NE-P1: the Germans drive Galba out of the province that Vitellius needs"""
    state = at(
        player("germania-superior 1", hand="germans"),
        player(f"belgica 1 lugdunensis 1 germania-superior 1 {EAST} noricum 1 pannonia 1 moesia 1", rank="emperor"),
        "",
        "",
    )
    play(state, "event germans; at germania-superior; send raetia")
    assert decides(state) == "vitellius"
    play(state, "send germania-inferior")
    assert (decides(state), winners(state)) == ("over", ["vitellius"])


def test_who_wins_at_once_is_the_only_winner() -> None:
    """NE-P1, NE-J19: whatever the points"""
    state = at(player(f"{WEST} {NORTH} {EAST}", rank="emperor"), "", player("", points=90), "")
    outcome = state.outcome()
    assert outcome is not None
    assert (winners(state), outcome.points) == (["galba"], (0, 0, 90, 0))


def test_with_three_players_all_three_areas_and_emperor() -> None:
    """NE-P1, NE-B6: the free area does not count"""
    state = at(player(f"{WEST} {NORTH} {EAST}", rank="emperor"), "", "", seats=THREE)
    assert reason(state) is None
    state = at(player(f"{WEST} {NORTH} {DANUBE}", rank="emperor"), "", "", seats=THREE)
    assert winners(state) == ["galba"]
    assert reason(at(f"{WEST} {NORTH} {DANUBE} {EAST}", player("", rest=False), "", seats=THREE)) is None


# At the end of a round


def test_1_op_for_each_battle_won() -> None:
    """NE-P2: at once"""
    state = at(player("italia-sud 3", hand="galley"), otho="italia-sud 1")
    play(state, "activate italia-sud; move-card galley; force 3", FIGHT)
    assert points(state, "galba") == 1
    assert view(state)["players"]["galba"]["points_by_round"][0]["battles"] == 1


@pytest.mark.parametrize(("round", "one", "two"), [(1, 5, 2), (2, 5, 2), (3, 5, 2), (4, 8, 4)])
def test_points_for_an_emperor(round: int, one: int, two: int) -> None:
    """NE-P2: the only one, or each of two"""
    assert gains(round, galba=player("", rank="emperor")) == [one, 0, 0, 0]
    assert gains(round, galba=player("", rank="emperor"), otho=player("", rank="emperor")) == [two, 0, two, 0]
    assert gains(round, otho=player("", rank="candidate")) == [0, 0, 0, 0]


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_2_more_for_an_emperor_in_rome(round: int) -> None:
    """NE-P2: in the last round too; for nobody else there"""
    one = 8 if round == 4 else 5
    assert gains(round, otho=player("", rank="emperor", leader="roma")) == [0, 0, one + 2, 0]
    assert gains(round, otho=player("", rank="general", leader="roma")) == [0, 0, 0, 0]


@pytest.mark.parametrize(("round", "each"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_points_for_areas(round: int, each: int) -> None:
    """NE-P2: for each controlled area, the own or another"""
    assert gains(round, galba=f"{WEST} {EAST}", otho=DANUBE) == [2 * each, 0, each, 0]


@pytest.mark.parametrize("round", [1, 4])
def test_1_for_each_controlled_province_of_italy(round: int) -> None:
    """NE-P2: the legions must be more than all others'"""
    assert gains(round, galba="italia-nord 1 italia-sud 2", otho="italia-sud 1") == [2, 0, 0, 0]
    assert gains(round, galba="italia-nord 1 italia-sud 1", otho="italia-sud 1") == [1, 0, 0, 0]


def test_all_of_it_together_and_told() -> None:
    """NE-P2, NE-T5: by source"""
    told = player(f"{WEST} italia-nord 1", rank="emperor", leader="roma", hand="crisis")
    state = at(told, player("", hand=""), player("", hand=""), player("", hand=""))
    events = play(state, "activate baetica; move-card crisis; end-turn")
    scored = [(told["seat"], told["source"], told["points"]) for told in named(events, "scored")]
    assert scored == [("galba", "emperor", 5), ("galba", "rome", 2), ("galba", "areas", 2), ("galba", "italy", 1)]
    by_round = view(state)["players"]["galba"]["points_by_round"]
    assert by_round[0] == {"battles": 0, "emperor": 5, "rome": 2, "areas": 2, "italy": 1}
    assert by_round[1] == {"battles": 0, "emperor": 0, "rome": 0, "areas": 0, "italy": 0}


def test_points_are_kept() -> None:
    """NE-P2: those of a position and those of earlier rounds"""
    state = at_the_end(1, galba=player("", rank="emperor", points=4))
    assert points(state, "galba") == 9


# The end


def test_most_op_after_round_4_win() -> None:
    """NE-P3"""
    state = at_the_end(4, galba=player("", points=3), otho=player("", points=4))
    assert (reason(state), winners(state)) == ("rounds", ["otho"])


def test_after_round_3_the_game_goes_on() -> None:
    """NE-P3, NE-T1"""
    assert reason(at_the_end(3, galba=player("", points=3))) is None


def test_tied_the_emperor() -> None:
    """NE-P3: before one with more legions"""
    state = at_the_end(4, otho=player("", rank="emperor"), vespasian=player("iudaea 12", points=8))
    assert [points(state, name) for name in ("otho", "vespasian")] == [8, 8]
    assert winners(state) == ["otho"]


def test_tied_two_emperors_the_one_in_rome_first() -> None:
    """NE-P3"""
    state = at_the_end(
        4, otho=player("", rank="emperor", points=2), vespasian=player("", rank="emperor", leader="roma")
    )
    assert [points(state, name) for name in ("otho", "vespasian")] == [6, 6]
    assert winners(state) == ["vespasian"]


def test_rome_counts_for_emperors_only() -> None:
    """NE-P3: a general there is no better than others"""
    state = at_the_end(
        4, galba=player("lusitania 9", leader="italia-sud"), otho=player("", leader="roma"), vespasian=""
    )
    assert winners(state) == ["galba"]


def test_tied_most_legions() -> None:
    """NE-P3"""
    state = at_the_end(4, vitellius=player("britannia 8", points=1), otho=player("raetia 9", points=1), vespasian="")
    assert winners(state) == ["otho"]


def test_tied_altogether_a_shared_victory() -> None:
    """NE-P3"""
    state = at_the_end(4, vitellius=player("", points=1), otho=player("", points=1))
    assert winners(state) == ["vitellius", "otho"]


def test_points_come_first() -> None:
    """NE-P3: an emperor in Rome with many legions does not help against one point more"""
    state = at_the_end(
        4, galba=player("lusitania 20", rank="emperor", leader="roma", rest=False), vitellius=player("", points=11)
    )
    assert [points(state, name) for name in ("galba", "vitellius")] == [10, 11]
    assert winners(state) == ["vitellius"]


def test_the_lines_by_source_and_round_add_up() -> None:
    """NE-P2: the outcome, item by item"""
    state = at_the_end(4, galba=player(f"{WEST} italia-nord 1", rank="emperor", leader="roma", points=3), otho=DANUBE)
    outcome = state.outcome()
    assert outcome is not None
    assert [tuple(line) for line in outcome.lines] == [
        (0, "before", "position", 3),
        (0, "emperor", "round 4", 8),
        (0, "rome", "round 4", 2),
        (0, "areas", "round 4", 3),
        (0, "italy", "round 4", 1),
        (2, "areas", "round 4", 3),
    ]
    assert outcome.points == (17, 0, 3, 0)
    assert view(state)["outcome"] == {
        "points": [17, 0, 3, 0],
        "winners": ["galba"],
        "lines": [[state.seats[line.seat], line.item, line.place, line.points] for line in outcome.lines],
        "reason": "rounds",
    }


def test_there_is_no_outcome_before_the_end() -> None:
    """NE-P3"""
    state = at()
    assert state.outcome() is None
    assert view(state)["outcome"] is None


# Without legions


def test_a_player_without_legions_plays_on() -> None:
    """NE-P4: his leader can take up neutral ones"""
    nobody = player("", rest=False, leader="baetica", hand="galley crisis")
    state = at(nobody, neutral="tarraconensis 2")
    play(state, "activate baetica; move-card galley; force 0 leader; step tarraconensis")
    taken = after(state, "take neutral 2; halt")
    assert legions(taken, "tarraconensis") == {"galba": 2}
    play(state, "halt; end-turn")
    for _ in range(3):
        idle(state)
    assert decides(state) == "galba"
    assert can(state, "activate tarraconensis")
    assert force(state) == "none"
