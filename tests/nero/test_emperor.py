"""NE-K: candidates and emperors."""

import pytest

from tests.nero.table import (
    THREE,
    after,
    at,
    can,
    cannot,
    decides,
    idle,
    kp,
    leader_at,
    named,
    play,
    player,
    rank,
    reason,
    view,
)

FIGHT = "attack otho; ready; ready"
WEST = "lusitania 1 baetica 1 tarraconensis 1"
HOME = "lusitania 1 baetica 1 tarraconensis 1 aquitania 1 narbonensis 1"


# Never more than two


def test_two_emperors_are_possible() -> None:
    """NE-K1"""
    state = at(player(HOME + " italia-nord 3", hand="galley", leader="roma"), otho=player(rank="emperor"))
    play(state, "declare")
    assert (rank(state, "galba"), rank(state, "otho")) == ("emperor", "emperor")


def test_a_third_is_not() -> None:
    """NE-K1: not in Rome; nor with the legions, as the next one shows"""
    emperor = player(rank="emperor")
    state = at(player(HOME + " italia-nord 3", hand="galley ave-caesar", leader="roma"), None, emperor, emperor)
    assert kp(state, "galba") == 5
    assert cannot(state, "declare")
    with pytest.raises(ValueError, match="emperors"):
        at(emperor, None, emperor, emperor)


def test_beside_two_emperors_a_general_becomes_a_candidate() -> None:
    """NE-K3: and emperor only when there are fewer than two"""
    emperor = player(rank="emperor")
    state = at(player(HOME, hand="ave-caesar"), None, emperor, emperor)
    play(state, "event ave-caesar")
    assert rank(state, "galba") == "candidate"


def test_the_other_reading_wants_fewer_than_two() -> None:
    """NE-K3: candidates"""
    emperor = player(rank="emperor")
    state = at(player(HOME, hand="ave-caesar"), None, emperor, emperor, candidates="below-two")
    assert cannot(state, "event ave-caesar")
    state = at(player(HOME, hand="ave-caesar"), None, emperor, candidates="below-two")
    assert can(state, "event ave-caesar")


def test_a_candidate_in_rome_waits_while_there_are_two() -> None:
    """NE-K1, NE-K3: nothing happens, he stays a candidate"""
    state = at(
        player(leader="roma", rank="candidate"),
        otho=player(rank="emperor"),
        vespasian=player(rank="emperor"),
    )
    assert (decides(state), rank(state, "galba")) == ("galba", "candidate")


def test_a_third_does_not_arise_by_victory() -> None:
    """NE-K1, NE-K4: a winning general stays what he is"""
    state = at(
        player("italia-sud 3", hand="galley", leader="italia-sud"),
        player(rank="emperor"),
        "italia-sud 1",
        player(rank="emperor"),
    )
    play(state, "activate italia-sud; move-card galley; force 3 leader", FIGHT)
    assert rank(state, "galba") == "general"


def test_who_beats_one_of_two_emperors_takes_his_place() -> None:
    """NE-K4, NE-K1: the losing emperor first falls to general"""
    state = at(
        player("italia-sud 5", hand="galley", leader="italia-sud"),
        player(rank="emperor"),
        player("italia-sud 1", leader="italia-sud", rank="emperor"),
    )
    events = play(state, "activate italia-sud; move-card galley; force 5 leader", FIGHT)
    assert [rank(state, name) for name in state.seats] == ["emperor", "emperor", "general", "general"]
    assert [(told["seat"], told["rank"], told["why"]) for told in named(events, "rank")] == [
        ("otho", "general", "lost"),
        ("galba", "emperor", "victory"),
    ]


# In Rome


def test_with_5_kp_a_general_in_rome_may_be_declared() -> None:
    """NE-K2: in his own turn, free"""
    state = at(player(HOME + " italia-nord 3", hand="galley", leader="roma"))
    events = play(state, "declare")
    assert rank(state, "galba") == "emperor"
    assert named(events, "rank") == [{"seat": "galba", "rank": "emperor", "why": "declared"}]
    assert cannot(state, "declare")


def test_a_candidate_who_comes_to_rome_may_be_declared() -> None:
    """NE-K2: he need not wait for NE-K3"""
    state = at(player(HOME + " italia-nord 3", hand="galley", leader="italia-nord", rank="candidate"))
    assert cannot(state, "declare")
    play(state, "activate italia-nord; move-card galley; force 0 leader; step roma")
    assert can(state, "declare")
    play(state, "declare")
    assert rank(state, "galba") == "emperor"


@pytest.mark.parametrize(("italy", "may"), [(2, False), (3, True)])
def test_5_kp_are_needed(italy: int, may: bool) -> None:
    """NE-K2: 2 for the area, the rest in Italy"""
    state = at(player(f"{HOME} italia-sud {italy}", leader="roma"))
    assert kp(state, "galba") == 2 + italy
    assert can(state, "declare") == may


def test_only_in_rome() -> None:
    """NE-K2"""
    assert cannot(at(player(HOME + " italia-sud 4", leader="italia-sud")), "declare")


def test_only_in_his_own_turn() -> None:
    """NE-K2: another player's turn brings him nothing"""
    state = at(otho=player("raetia 1 noricum 1 dalmatia 1 italia-sud 4", leader="roma"))
    assert (kp(state, "otho"), cannot(state, "declare")) == (6, True)


def test_a_declared_emperor_needs_no_card() -> None:
    """NE-K2, NE-T2: but the turn needs one"""
    state = at(player(HOME + " italia-nord 3", leader="roma"))
    play(state, "declare")
    assert cannot(state, "end-turn")


def test_kp_for_legions_in_italy_beyond_those_of_the_others_together() -> None:
    """NE-K2: both provinces together, neutral ones do not count, nobody goes below 0"""
    state = at("italia-nord 4 italia-sud 1", "italia-nord 1", "italia-sud 2", "", neutral="italia-nord 3")
    assert view(state)["players"]["galba"]["kp"] == {"total": 2, "italy": 2, "areas": 0, "cards": 0}
    assert [view(state)["players"][name]["kp"]["italy"] for name in state.seats] == [2, 0, 0, 0]


def test_marked_legions_in_italy_count() -> None:
    """NE-K2: they are his legions"""
    assert kp(at(player("", marked="italia-nord 3"), otho="italia-sud 1"), "galba") == 2


def test_2_kp_for_each_controlled_area() -> None:
    """NE-K2: also areas of others"""
    state = at(WEST + " achaia 1 asia 1 syria 1", vespasian="")
    assert view(state)["players"]["galba"]["kp"] == {"total": 4, "italy": 0, "areas": 4, "cards": 0}


def test_1_kp_for_each_senate_or_guard_of_this_turn() -> None:
    """NE-K2, NE-C13, NE-C5: not countered; gone when the turn ends"""
    state = at(
        player(WEST, hand="senate senate praetorian-guard crisis", leader="roma"), player(hand="bad-omens ave-caesar")
    )
    play(state, "event senate; no-counter; event senate; counter bad-omens; event praetorian-guard")
    assert view(state)["players"]["galba"]["kp"] == {"total": 4, "italy": 0, "areas": 2, "cards": 2}
    play(state, "activate lusitania; move-card crisis; end-turn")
    assert kp(state, "galba") == 2
    assert kp(state, "vitellius") == 2  # his own area, and none of Galba's cards


def test_cards_bring_up_the_missing_kp() -> None:
    """NE-K2"""
    state = at(player(WEST + " italia-nord 1", hand="senate praetorian-guard crisis", leader="roma"))
    play(state, "event senate")
    assert cannot(state, "declare")
    play(state, "event praetorian-guard")
    assert can(state, "declare")


def test_also_while_a_force_is_on_its_way() -> None:
    """NE-K2: wherever he decides in his turn"""
    state = at(player(HOME + " italia-nord 3", hand="galley", leader="roma"))
    play(state, "activate baetica; move-card galley; force 1")
    assert can(state, "declare")
    play(state, "declare; step lusitania")
    assert rank(state, "galba") == "emperor"


def test_not_between_activate_and_its_card() -> None:
    """NE-K2, NE-J2"""
    state = at(player(HOME + " italia-nord 3", hand="galley", leader="roma"))
    play(state, "activate baetica")
    assert cannot(state, "declare")


# With the legions


def hailed(**changes: object) -> bool:
    """May Galba be hailed?"""
    told: dict[str, object] = {"legions": WEST, "hand": "ave-caesar"}
    return can(at(player(**(told | changes))), "event ave-caesar")  # type: ignore[arg-type]


def test_ave_caesar_makes_a_general_a_candidate() -> None:
    """NE-K3, NE-C10"""
    state = at(player(WEST, hand="ave-caesar"))
    events = play(state, "event ave-caesar")
    assert rank(state, "galba") == "candidate"
    assert named(events, "rank") == [{"seat": "galba", "rank": "candidate", "why": "legions"}]


def test_he_stands_in_his_home_province() -> None:
    """NE-K3: and nowhere else"""
    assert hailed()
    assert not hailed(leader="baetica")
    assert hailed(leader="baetica", home="baetica")
    assert not hailed(leader="roma")


def test_with_at_least_one_own_legion() -> None:
    """NE-K3: a marked one will do"""
    assert not hailed(legions="baetica 2 tarraconensis 1 aquitania 4", home="lusitania")
    assert hailed(legions="baetica 2 tarraconensis 1 aquitania 3", marked="lusitania 1")


def test_and_controls_the_home_area() -> None:
    """NE-K3: three provinces of it; another area does not help"""
    assert not hailed(legions="lusitania 1 baetica 1")
    assert not hailed(legions="lusitania 1 belgica 1 lugdunensis 2 germania-inferior 2", rest=False)


def test_only_a_general() -> None:
    """NE-K3, NE-C15: a candidate or an emperor gets nothing from it"""
    assert not hailed(rank="candidate")
    assert not hailed(rank="emperor")


def test_fewer_than_two_emperors() -> None:
    """NE-K3: with one it is possible"""
    state = at(player(WEST, hand="ave-caesar"), otho=player(rank="emperor"))
    assert can(state, "event ave-caesar")


def test_a_candidate_in_rome_when_his_turn_begins_becomes_emperor() -> None:
    """NE-K3: not before"""
    state = at(
        player(WEST, hand="ave-caesar galley crisis", home="lusitania", leader="lusitania"),
        otho=player(rank="candidate", leader="roma"),
    )
    assert rank(state, "otho") == "candidate"
    play(state, "event ave-caesar; end-turn")
    idle(state)
    assert (decides(state), rank(state, "otho")) == ("otho", "emperor")


def test_a_general_in_rome_does_not() -> None:
    """NE-K3, NE-K2"""
    assert rank(at(player(leader="roma")), "galba") == "general"


def test_a_candidate_elsewhere_does_not() -> None:
    """NE-K3"""
    assert rank(at(player(leader="italia-sud", rank="candidate")), "galba") == "candidate"


def test_a_player_who_is_skipped_has_no_turn() -> None:
    """NE-K3, NE-T2"""
    state = at(player(hand="galley crisis"), player(rank="candidate", leader="roma", hand=""))
    idle(state)
    assert (decides(state), rank(state, "vitellius")) == ("otho", "candidate")


def test_the_first_of_two_candidates_with_one_place_left() -> None:
    """NE-K3, NE-K1: the one whose turn begins first"""
    state = at(
        player(rank="emperor"),
        player(rank="candidate", leader="roma"),
        player(rank="candidate", leader="roma"),
    )
    idle(state)
    activity = "activate britannia; move-card ave-caesar; end-turn"
    assert rank(state, "vitellius") == "emperor"
    play(state, activity)
    assert (decides(state), rank(state, "otho")) == ("otho", "candidate")


# By victory


@pytest.mark.parametrize("before", ["general", "candidate"])
def test_who_fights_along_in_a_won_battle_becomes_emperor(before: str) -> None:
    """NE-K4: attacking or defending"""
    state = at(player("italia-sud 3", hand="galley", leader="italia-sud", rank=before), otho="italia-sud 1")
    play(state, "activate italia-sud; move-card galley; force 3 leader", FIGHT)
    assert rank(state, "galba") == "emperor"
    state = at(player("italia-sud 1", hand="galley"), otho=player("italia-sud 3", leader="italia-sud", rank=before))
    play(state, "activate italia-sud; move-card galley; force 1", FIGHT)
    assert rank(state, "otho") == "emperor"


def test_who_does_not_fight_along_does_not() -> None:
    """NE-K4: although he stands there beside the force"""
    state = at(player("italia-sud 3", hand="galley", leader="italia-sud"), otho="italia-sud 1")
    play(state, "activate italia-sud; move-card galley; force 3", FIGHT)
    assert rank(state, "galba") == "general"


def test_a_leader_with_marked_legions_only_does_not() -> None:
    """NE-K4, NE-F3: he never wins, his strength is 0"""
    state = at(
        player("italia-sud 1", hand="galley"),
        otho=player("", marked="italia-sud 3", leader="italia-sud"),
    )
    play(state, "activate italia-sud; move-card galley; force 1", FIGHT)
    assert rank(state, "otho") == "general"


@pytest.mark.parametrize("acclamation", ["any-victory", "over-emperor"])
@pytest.mark.parametrize("attacking", [True, False])
@pytest.mark.parametrize("loser", ["general", "candidate", "emperor"])
def test_acclamation(acclamation: str, attacking: bool, loser: str) -> None:
    """NE-K4: over-emperor asks for a victory over an emperor who fought along"""
    winner = player("italia-sud 5", hand="galley", leader="italia-sud")
    beaten = player("italia-sud 1", hand="galley", leader="italia-sud", rank=loser)
    state = (
        at(winner, otho=beaten, acclamation=acclamation)
        if attacking
        else at(beaten, otho=winner, acclamation=acclamation)
    )
    number = 5 if attacking else 1
    play(state, f"activate italia-sud; move-card galley; force {number} leader", FIGHT)
    hero = "galba" if attacking else "otho"
    assert rank(state, hero) == ("emperor" if acclamation == "any-victory" or loser == "emperor" else "general")


@pytest.mark.parametrize("attacking", [True, False])
def test_an_emperor_who_did_not_fight_along_is_no_victory_over_one(attacking: bool) -> None:
    """NE-K4: over-emperor"""
    hero = player("italia-sud 5", hand="galley", leader="italia-sud")
    absent = player("italia-sud 1", hand="galley", rank="emperor")
    state = (
        at(hero, otho=absent, acclamation="over-emperor")
        if attacking
        else at(absent, otho=hero, acclamation="over-emperor")
    )
    play(state, f"activate italia-sud; move-card galley; force {'5 leader' if attacking else 1}", FIGHT)
    assert rank(state, "galba" if attacking else "otho") == "general"


def test_an_emperor_who_wins_stays_emperor() -> None:
    """NE-K4, NE-K1: nothing changes"""
    state = at(player("italia-sud 3", hand="galley", leader="italia-sud", rank="emperor"), otho="italia-sud 1")
    events = play(state, "activate italia-sud; move-card galley; force 3 leader", FIGHT)
    assert (rank(state, "galba"), named(events, "rank")) == ("emperor", [])


# Falling


def test_an_emperor_falls_by_losing_a_battle() -> None:
    """NE-K5, NE-F4"""
    state = at(player("italia-sud 1", hand="galley", leader="italia-sud", rank="emperor"), otho="italia-sud 5")
    play(state, "activate italia-sud; move-card galley; force 1 leader", FIGHT)
    assert rank(state, "galba") == "general"


def test_an_emperor_falls_by_assassination() -> None:
    """NE-K5, NE-C6"""
    state = at(player(hand="assassin"), otho=player(rank="emperor", leader="roma"))
    events = play(state, "event assassin; target otho")
    assert (rank(state, "otho"), leader_at(state, "otho")) == ("general", "roma")
    assert named(events, "rank") == [{"seat": "otho", "rank": "general", "why": "assassinated"}]


def test_he_stays_emperor_whatever_else_happens() -> None:
    """NE-K5: without an area, without legions in Italy, outside Rome"""
    state = at(player("syria 2", rank="emperor", hand="galley"), otho=player(rank="emperor"))
    idle(state)
    assert rank(state, "galba") == "emperor"


def test_a_place_is_free_again_after_a_fall() -> None:
    """NE-K1, NE-K5"""
    state = at(
        player(HOME + " italia-nord 3", hand="assassin", leader="roma"),
        otho=player(rank="emperor", leader="roma"),
        vespasian=player(rank="emperor"),
    )
    assert cannot(state, "declare")
    fallen = after(state, "event assassin; target otho")
    assert can(fallen, "declare")


def test_with_three_players_the_free_area_brings_no_kp() -> None:
    """NE-K2, NE-B6"""
    state = at("achaia 1 asia 1 syria 1", seats=THREE)
    assert kp(state, "galba") == 0
    assert reason(state) is None
