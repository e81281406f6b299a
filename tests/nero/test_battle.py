"""NE-F: battle."""

import random

import pytest

from rostra.game import State
from tests.nero.table import (
    at,
    bp,
    can,
    cannot,
    decides,
    decline,
    game,
    hand,
    idle,
    legal,
    legions,
    named,
    play,
    player,
    points,
    position,
    rank,
    seen,
    starting,
    view,
)

MARCH = "activate italia-nord; move-card galley; force 3; step italia-sud; stay"
FIGHT = "attack otho; ready; ready"


def facing(galba: int = 3, otho: int = 2, hand_of_otho: str = "ave-caesar", cards: str = "") -> State:
    """Galba has marched to Otho's legions in Southern Italy; nobody else is near. 3 BP are left, and 3 cards."""
    state = at(
        player(f"italia-nord {galba}", hand=f"galley {cards}"),
        otho=player(f"italia-sud {otho}", hand=hand_of_otho),
        vespasian="",
    )
    play(state, f"activate italia-nord; move-card galley; force {galba}; step italia-sud; stay")
    return state


# Attack


def test_an_attack_costs_1_bp() -> None:
    """NE-F1: on the legions of one player in the province of the force"""
    state = facing()
    assert starting(state, "attack") == ["otho"]
    events = play(state, "attack otho")
    assert bp(state) == 2
    told = {"seat": "galba", "enemy": "otho", "at": "italia-sud"}
    assert named(events, "attacking") == [told | {"bp": 1}]
    assert named(events, "attacked") == [told]


def test_no_attack_without_bp() -> None:
    """NE-F1"""
    state = at(player("italia-nord 3", hand="assassin"), otho="italia-sud 1")
    play(state, "activate italia-nord; move-card assassin; force 3; step italia-sud; stay")
    assert starting(state, "attack") == []


def test_before_its_movement() -> None:
    """NE-F1: a force attacks where it departs, and then goes on, tired"""
    state = at(player("italia-sud 3", hand="galley"), otho="italia-sud 1", vespasian="")
    play(state, "activate italia-sud; move-card galley; force 3; attack otho; ready; ready; step achaia")
    assert bp(state) == 4 - 1 - 2
    assert legions(state, "italia-sud") == {"galba": 1}


def test_only_the_legions_of_the_force_attack() -> None:
    """NE-F1, NE-F3: those who stand there beside it do not count"""
    state = at(player("italia-sud 5", hand="galley"), otho="italia-sud 3")
    play(state, "activate italia-sud; move-card galley; force 2")
    assert named(play(state, FIGHT), "battle")[0]["attack"] == 2


def test_one_player_at_a_time() -> None:
    """NE-F1: others there stay out of it; they can be attacked one after the other"""
    state = at(player("italia-nord 4", hand="galley germans"), "italia-sud 1", "italia-sud 2")
    play(state, "activate italia-nord; move-card galley; move-card germans; force 4; step italia-sud; stay; stay")
    assert starting(state, "attack") == ["vitellius", "otho"]
    events = play(state, "attack vitellius; ready; ready")
    assert named(events, "battle")[0]["defence"] == 1
    assert legions(state, "italia-sud") == {"galba": 5, "otho": 2}
    assert starting(state, "attack") == ["otho"]
    play(state, FIGHT)
    assert points(state, "galba") == 2


def test_neutral_legions_are_not_attacked() -> None:
    """NE-F1: a player's legions"""
    state = at(player("italia-nord 3", hand="galley"), neutral="italia-sud 1")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud")
    assert starting(state, "attack") == []


def test_a_leader_alone_does_not_attack() -> None:
    """NE-F1, NE-M8"""
    state = at(player("", hand="galley", leader="italia-nord"), otho="italia-sud 1")
    play(state, "activate italia-nord; move-card galley; force 0 leader; step italia-sud")
    assert starting(state, "attack") == []


def test_the_same_troops_never_twice_in_a_turn() -> None:
    """NE-F1: that enemy's legions in the province, for all forces of the turn; in the next turn again"""
    state = at(player("italia-sud 5", hand="galley galley"), otho="italia-sud 3")
    play(state, "activate italia-sud; move-card galley; force 4; attack otho; ready; ready; stay")
    assert starting(state, "attack") == []
    play(state, "halt; force 1")
    assert starting(state, "attack") == []
    assert view(state)["provinces"]["italia-sud"]["no_attack"] == ["otho"]
    play(state, "halt; end-turn")
    for _ in range(3):
        idle(state)
    play(state, "activate italia-sud; move-card galley; force 4")
    assert starting(state, "attack") == ["otho"]


def test_nor_where_they_retreated_to() -> None:
    """NE-F1: in the province he retreated to after the battle he is not attacked again, those there before neither"""
    state = at(player("italia-nord 4", hand="galley germans"), otho="italia-sud 3 achaia 1", vespasian="")
    play(state, "activate italia-nord; move-card galley; move-card germans; force 4; step italia-sud; stay")
    play(state, FIGHT, "retreat achaia; step achaia; stay")
    assert legions(state, "achaia") == {"galba": 4, "otho": 1, "otho marked": 2}
    assert starting(state, "attack") == []
    assert can(state, "ask-leave")


def test_who_retreated_before_a_battle_can_be_attacked_there() -> None:
    """NE-F1: he has not fought yet"""
    state = at(player("italia-nord 3", hand="galley"), otho="italia-sud 2", vespasian="")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; retreat achaia; step achaia; stay")
    assert starting(state, "attack") == ["otho"]


def test_his_legions_elsewhere_can_be_attacked() -> None:
    """NE-F1: the same enemy in another province"""
    state = at(player("italia-nord 4", hand="galley germans"), otho="italia-sud 1 achaia 1", vespasian="")
    play(state, "activate italia-nord; move-card galley; move-card germans; force 4; step italia-sud; stay", FIGHT)
    play(state, "step achaia; stay")
    assert starting(state, "attack") == ["otho"]


def test_also_after_a_defeat_the_same_troops_are_safe() -> None:
    """NE-F1: another force of the turn does not attack them either"""
    state = at(player("italia-sud 5", hand="galley"), otho="italia-sud 3")
    play(state, "activate italia-sud; move-card galley; force 1", FIGHT, "force 4")
    assert starting(state, "attack") == []


# Cards


def test_both_choose_cards_the_attacker_first_and_show_them_together() -> None:
    """NE-F2: battle-card one by one, then ready"""
    state = facing(hand_of_otho="bribery senate", cards="bad-omens crisis")
    play(state, "attack otho")
    assert (decides(state), legal(state)) == ("galba", ["ready", "battle-card bad-omens", "battle-card crisis"])
    play(state, "battle-card crisis")
    assert legal(state) == ["ready", "battle-card bad-omens"]
    play(state, "ready")
    assert (decides(state), legal(state)) == ("otho", ["ready", "battle-card bribery", "battle-card senate"])
    events = play(state, "battle-card bribery; ready")
    told = named(events, "battle")[0]
    assert (told["attack_cards"], told["defence_cards"]) == (["crisis"], ["bribery"])
    assert (hand(state, "galba"), hand(state, "otho")) == ("bad-omens", "senate")


def test_the_attacker_as_many_as_are_left_of_4() -> None:
    """NE-F2, NE-T2"""
    state = facing(cards="bribery bribery bribery bribery")
    play(state, "attack otho; battle-card bribery; battle-card bribery; battle-card bribery")
    assert legal(state) == ["ready"]
    play(state, "ready; ready")
    assert view(state)["this_turn"]["cards_used"] == 4


def test_the_attacked_player_up_to_3() -> None:
    """NE-F2: whatever he did in his own turn"""
    state = facing(hand_of_otho="bribery bribery bribery bribery")
    play(state, "attack otho; ready; battle-card bribery; battle-card bribery; battle-card bribery")
    assert legal(state) == ["ready"]


def test_three_in_every_battle() -> None:
    """NE-F2: in the next battle three again"""
    state = at(
        player("italia-nord 4", hand="galley germans"),
        otho=player("italia-sud 1 achaia 1", hand="traitor traitor senate senate senate crisis ave-caesar rebellion"),
        vespasian="",
    )
    play(
        state, "activate italia-nord; move-card galley; move-card germans; force 4; step italia-sud; stay; attack otho"
    )
    play(state, "ready; battle-card traitor; battle-card traitor; ready")
    assert points(state, "galba") == 1
    play(state, "step achaia; stay; attack otho; ready; battle-card senate; battle-card senate; battle-card senate")
    assert legal(state) == ["ready"]


def card_to_attack(hand: str, otho: str = "ave-caesar", used: str = "galley") -> State:
    """Galba stands beside Otho with these cards; the attacker lays one at least."""
    state = at(
        player("italia-nord 3", hand=f"{used} {hand}"),
        player(hand="bad-weather"),
        player("italia-sud 2", hand=otho),
        vespasian="",
        attack="card",
    )
    cards = "".join(f"move-card {card}; " for card in used.split())
    play(state, f"activate italia-nord; {cards}force 3; step italia-sud; no-counter; stay")
    return state


def test_the_attacker_lays_at_least_one() -> None:
    """NE-F2: ready comes after the first; the attacked player may lay none"""
    state = card_to_attack("bribery senate")
    play(state, "attack otho; no-counter")
    assert legal(state) == ["battle-card bribery", "battle-card senate"]
    play(state, "battle-card senate")
    assert legal(state) == ["ready", "battle-card bribery"]
    play(state, "ready")
    assert (decides(state), "ready" in legal(state)) == ("otho", True)
    play(state, "ready")
    assert hand(state, "galba") == "bribery"


def test_no_attack_without_a_card() -> None:
    """NE-F2: the reason is told before any BP are paid"""
    state = card_to_attack("")
    assert starting(state, "attack") == []
    assert view(state)["this_turn"]["force"]["may_attack"] == []
    no = state.why_not("attack otho")
    assert no is not None
    assert (no.message, no.rule) == ("nero-why-attack-needs-card", "NE-F2")
    assert bp(state) == 3


def test_no_attack_when_four_cards_are_used() -> None:
    """NE-F2, NE-T2: cards that cannot be laid any more are none"""
    state = card_to_attack("senate", used="galley crisis germans bribery")
    assert hand(state, "galba") == "senate"
    assert starting(state, "attack") == []
    no = state.why_not("attack otho")
    assert no is not None
    assert (no.message, no.rule) == ("nero-why-no-card-to-lay", "NE-F2")


def test_who_answers_with_the_last_card_lays_none() -> None:
    """NE-F2: the attack goes on without one"""
    state = card_to_attack("bribery")
    play(state, "attack otho; counter bad-weather; counter bribery")
    assert (decides(state), legal(state)) == ("galba", ["ready"])
    assert named(play(state, "ready; ready"), "battle")[0]["attack_cards"] == []


def test_in_made_up_worlds_the_attacker_has_laid_one() -> None:
    """NE-F2: the attacked player knows as much"""
    state = card_to_attack("bribery senate crisis")
    play(state, "attack otho; no-counter; battle-card senate; ready")
    seat = state.seats.index("otho")
    laid = {len(state.sample(seat, random.Random(n)).view(0)["battle"]["laid"]) for n in range(40)}
    assert laid == {1, 2, 3}


@pytest.mark.parametrize("version", [1, 2, 3])
def test_before_version_4_the_attacker_might_lay_none(version: int) -> None:
    """NE-F2"""
    told = position(player("italia-sud 3", hand="galley"), otho="italia-sud 1", vespasian="")
    state = game(rules=version).position(told)
    play(state, "activate italia-sud; move-card galley; force 3; attack otho; ready; ready")
    assert points(state, "galba") == 1


def test_none_is_allowed() -> None:
    """NE-F2: attack = "bare"; who lays none still says ready"""
    state = facing(cards="bribery")
    play(state, "attack otho; ready; ready")
    assert hand(state, "galba") == "bribery"


def test_nobody_sees_what_or_how_many_were_laid() -> None:
    """NE-F2: only he himself; both see it together with the result"""
    state = facing(hand_of_otho="bribery", cards="bad-omens crisis")
    play(state, "attack otho")
    before = [view(state, name) for name in ("vitellius", "otho", None)]
    events = play(state, "battle-card crisis; battle-card bad-omens")
    assert [view(state, name) for name in ("vitellius", "otho", None)] == before
    assert seen(state, events, "otho") == seen(state, events, None) == []
    assert [event["card"] for event in seen(state, events, "galba")] == ["crisis", "bad-omens"]
    assert view(state, "galba")["battle"]["laid"] == ["bad-omens", "crisis"]
    assert view(state, "otho")["battle"]["laid"] == []
    assert view(state)["battle"]["laid"] is None
    play(state, "ready; battle-card bribery")
    assert view(state, "galba")["battle"]["laid"] == ["bad-omens", "crisis"]
    assert view(state, "otho")["battle"]["laid"] == ["bribery"]
    assert view(state, "galba")["players"]["otho"]["cards"] == 1  # it still counts as in his hand


def test_no_event_inside_a_battle() -> None:
    """NE-F2: events are played where the active player decides, except here"""
    state = facing(cards="senate")
    assert can(state, "event senate")
    play(state, "attack otho")
    assert cannot(state, "event senate")


# Strength


def battle(state: State, *lines: str) -> tuple[int, int]:
    """Attack and defence after these lines."""
    told = named(play(state, *lines), "battle")[0]
    return told["attack"], told["defence"]


@pytest.mark.parametrize(("galba", "otho"), [(3, 2), (1, 4), (2, 2)])
def test_1_a_legion(galba: int, otho: int) -> None:
    """NE-F3"""
    assert battle(facing(galba, otho), FIGHT) == (galba, otho)


GP = {
    "bribery": 2, "bad-omens": 3, "bad-weather": 2, "praetorian-guard": 4, "galley": 1, "ave-caesar": 2,
    "rebellion": 3, "revolt-moesia": 1, "senate": 1, "assassin": 2, "bad-health": 1, "crisis": 2, "germans": 2,
    "traitor": 1,
}  # fmt: skip


@pytest.mark.parametrize("card", GP)
def test_the_gp_of_the_cards(card: str) -> None:
    """NE-F3: as in the table of cards"""
    state = facing(cards=card, hand_of_otho="senate senate")
    assert battle(state, f"attack otho; battle-card {card}; ready; ready") == (3 + GP[card], 2)
    state = at(player("italia-sud 3", hand="galley"), otho=player("italia-sud 2", hand=card))
    play(state, "activate italia-sud; move-card galley; force 3; attack otho")
    decline(state)
    assert battle(state, f"ready; battle-card {card}; ready") == (3, 2 + GP[card])


def test_the_gp_of_several_cards_add_up() -> None:
    """NE-F3"""
    state = facing(cards="praetorian-guard praetorian-guard", hand_of_otho="bad-omens rebellion senate")
    lines = "attack otho; battle-card praetorian-guard; battle-card praetorian-guard; ready"
    lines += "; battle-card senate; battle-card bad-omens; battle-card rebellion; ready"
    assert battle(state, lines) == (3 + 8, 2 + 7)


@pytest.mark.parametrize(("rank_of", "more"), [("general", 0), ("candidate", 1), ("emperor", 2)])
def test_a_candidate_1_an_emperor_2(rank_of: str, more: int) -> None:
    """NE-F3: for both sides"""
    state = at(player("italia-sud 3", hand="galley", leader="italia-sud", rank=rank_of), otho="italia-sud 2")
    play(state, "activate italia-sud; move-card galley; force 3 leader")
    assert battle(state, FIGHT) == (3 + more, 2)
    state = at(player("italia-sud 3", hand="galley"), otho=player("italia-sud 2", leader="italia-sud", rank=rank_of))
    play(state, "activate italia-sud; move-card galley; force 3")
    assert battle(state, FIGHT) == (3, 2 + more)


def test_a_leader_who_is_not_there_does_not_fight_along() -> None:
    """NE-F3"""
    state = at(player("italia-sud 3", hand="galley", rank="emperor"), otho=player("italia-sud 2", rank="emperor"))
    play(state, "activate italia-sud; move-card galley; force 3")
    assert battle(state, FIGHT) == (3, 2)


def test_the_attackers_leader_beside_his_force_does_not_fight_along() -> None:
    """NE-F3, NE-J10"""
    state = at(player("italia-sud 3", hand="galley", leader="italia-sud", rank="emperor"), otho="italia-sud 2")
    play(state, "activate italia-sud; move-card galley; force 3")
    assert battle(state, FIGHT) == (3, 2)


def test_marked_legions_count_0() -> None:
    """NE-F3: the others there fight"""
    state = at(player("italia-sud 3", hand="galley"), otho=player("italia-sud 1", marked="italia-sud 3"))
    play(state, "activate italia-sud; move-card galley; force 3")
    assert battle(state, FIGHT) == (3, 1)


def test_with_none_unmarked_strength_0_and_no_cards() -> None:
    """NE-F3: the leader with them does not fight along; he says ready all the same (NE-F2)"""
    state = at(
        player("italia-sud 1", hand="galley"),
        otho=player("", marked="italia-sud 3", leader="italia-sud", rank="emperor", hand="praetorian-guard"),
    )
    play(state, "activate italia-sud; move-card galley; force 1; attack otho; ready")
    assert (decides(state), legal(state)) == ("otho", ["ready"])
    assert battle(state, "ready") == (1, 0)
    assert rank(state, "otho") == "emperor"
