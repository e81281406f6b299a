"""Nero's ``miles``: all it does is legal, known to its seat, the same again with the same seed, and sound."""

import math
import random
from collections.abc import Iterator

import pytest

import rostra
from rostra import bots
from rostra.game import Json
from rostra.nero import table
from rostra.nero.state import State
from rostra.texts import Texts, languages
from tests.nero.table import after, at, can, player

BUDGET = bots.Budget(simulations=1)
MILES = bots.teacher("nero")  # the level of this name is noisy
RANDOM = bots.load("nero", "random")
OPTIONS: list[dict[str, int | str]] = [
    {"players": players, "length": length, "acclamation": acclamation}
    for players in (4, 3)
    for length in ("full", "short")
    for acclamation in ("any-victory", "over-emperor")
]


def new(options: dict[str, int | str]) -> State:
    state = rostra.load("nero", **options).new()
    assert isinstance(state, State)
    return state


def decisions(state: State, seats: list[bots.Bot], rng: random.Random) -> Iterator[State]:
    """Play a game to its end, stopping at every decision of a seat."""
    while state.actor != rostra.OVER:
        if state.actor == rostra.CHANCE:
            rostra.play(state, rng)
        else:
            yield state
            state.apply(bots.decide(seats[state.actor], state, rng, BUDGET).action)


def chosen(state: rostra.State, seed: int = 0) -> str:
    return state.text(bots.decide(MILES, state, random.Random(seed), BUDGET).action)


def turn(state: rostra.State, seed: int = 0) -> list[str]:
    """Play the turn that has begun, all seats alike; the lines of whoever's it is."""
    rng = random.Random(seed)
    active, number = state.actor, state.turns
    lines = []
    while state.turns == number and state.actor != rostra.OVER and state.view(None)["round"] == 1:
        if state.actor == rostra.CHANCE:
            rostra.play(state, rng)
            continue
        line = state.text(bots.decide(MILES, state, rng, BUDGET).action)
        if state.actor == active:
            lines.append(line)
        state.apply(state.parse(line))
    return lines


def mixed(game: int, options: dict[str, int | str]) -> list[bots.Bot]:
    """Against random it meets what it would not bring about itself."""
    return [MILES if (game + seat) % 3 == 0 else RANDOM for seat in range(int(options["players"]))]


def test_every_decision_is_answered_with_a_legal_action_and_finite_thoughts() -> None:
    met: set[int] = set()
    reasons: set[str] = set()
    for seed, options in enumerate(OPTIONS):
        for state in decisions(new(options), mixed(seed, options), random.Random(seed)):
            if state.phase in met and state.plies % 4:
                continue  # most are much like the one before
            met.add(state.phase)
            choice = bots.decide(MILES, state, random.Random(seed), BUDGET)
            values = [thought.value for thought in choice.thoughts]
            assert choice.action == choice.thoughts[0].action
            assert {thought.action for thought in choice.thoughts} <= set(state.actions())
            assert all(map(math.isfinite, values))
            assert values == sorted(values, reverse=True)
            reasons |= {thought.reason or "" for thought in choice.thoughts}
    chance = {table.ENDED, table.DRAW_LOT, table.DEAL_CARD, table.STEAL_CARD}
    rare = {table.SEND_OWN, table.SEND_NEUTRALS, table.FLEE_ATTACKER, table.CHOOSE_GERMANY}
    assert met | rare == set(range(table.STEAL_CARD + 1)) - chance
    for language in languages():
        say = Texts(language, "nero")
        for reason in reasons:
            assert reason.startswith("thought-")
            assert say.say(reason).endswith((".", "?"))


@pytest.mark.parametrize("seed", range(3))
def test_what_the_seat_cannot_know_changes_nothing(seed: int) -> None:
    """A twin is another true state that agrees with everything the seat has seen."""
    options = OPTIONS[3 * seed]
    for state in decisions(new(options), mixed(seed, options), random.Random(seed)):
        if state.plies % 3:
            continue
        twin = state.sample(state.actor, random.Random(1000 + seed))
        choice = bots.decide(MILES, state, random.Random(7), BUDGET)
        assert bots.decide(MILES, twin, random.Random(7), BUDGET) == choice


@pytest.mark.parametrize("seed", range(3))
def test_miles_does_not_take_the_made_up_cards_of_a_world_for_true(seed: int) -> None:
    options = OPTIONS[2 * seed + 2]
    for state in decisions(new(options), mixed(seed, options), random.Random(seed)):
        if state.plies % 3:
            continue
        thoughts = set()
        for other in range(3):
            world = state.sample(state.actor, random.Random(other))
            thoughts.add(MILES.choose(world, random.Random(9), BUDGET))
        assert len(thoughts) == 1


def test_the_same_seed_plays_the_same_game_and_leaves_the_global_generator_alone() -> None:
    before = random.getstate()
    games = []
    for _ in range(2):
        state = new({"players": 3, "length": "short"})
        lines = [(state.plies, state.actor) for _ in decisions(state, [MILES] * 3, random.Random(42))]
        games.append((lines, state.position(), state.outcome()))
    assert games[0] == games[1]
    assert random.getstate() == before


def test_miles_beats_random_clearly() -> None:
    won = 0.0
    for game in range(12):
        state = new({"players": 3 + game % 2, "length": ("full", "short")[game // 2 % 2]})
        miles = game // 4 % (3 + game % 2)
        seats = [MILES if seat == miles else RANDOM for seat in range(3 + game % 2)]
        for _ in decisions(state, seats, random.Random(game)):
            pass
        outcome = state.outcome()
        assert outcome is not None
        won += (miles in outcome.winners) / len(outcome.winners)
    assert won >= 11


# What a human would call sound: the throne


def test_it_declares_an_emperor_when_it_may() -> None:
    galba = player("italia-nord 3 baetica 1 tarraconensis 1 aquitania 1", leader="roma")
    assert chosen(at(galba)) == "declare"


def test_it_plays_the_senate_when_that_is_enough_to_declare() -> None:
    galba = player("italia-nord 2 baetica 1 tarraconensis 1 aquitania 1", leader="roma", hand="senate galley bribery")
    state = at(galba)
    assert turn(state)[:2] == ["event senate", "declare"]


def test_it_plays_no_senate_for_nothing() -> None:
    galba = player("narbonensis 2 baetica 2 tarraconensis 1", hand="senate senate galley galley", home="narbonensis")
    assert "event senate" not in turn(at(galba))


def cornered(galba: Json, vitellius: Json, hands: str | None = None) -> rostra.State:
    """Vitellius in Britannia has no way out if Galba comes from Belgica."""
    return at(galba, vitellius, player(hand=hands), player(hand=hands))


@pytest.mark.parametrize(
    "vitellius",
    [
        player("germania-inferior 3", marked="britannia 2", hand="praetorian-guard", leader="roma", rest=False),
        player("germania-inferior 3 britannia 1", hand="", leader="roma", rest=False),
    ],
    ids=["marked", "without cards"],
)
def test_it_takes_a_sure_battle_with_his_leader(vitellius: Json) -> None:
    galba = player("belgica 3 baetica 1 tarraconensis 1", hand="galley bribery", leader="belgica")
    state = cornered(galba, vitellius)
    assert "attack vitellius" in turn(state)
    assert state.position()["leaders"]["galba"]["rank"] == "emperor"


def test_the_last_turn_keeps_nothing_back() -> None:
    """NE-T4: what is left is lost, so a sure victory is taken even if it makes nobody emperor."""
    galba = player("belgica 2 baetica 1 tarraconensis 1 aquitania 1", hand="senate")
    state = cornered(galba, player("germania-inferior 3 britannia 1", hand="", rest=False), hands="")
    assert "attack vitellius" in turn(state)


def test_it_goes_to_rome_as_emperor_when_nobody_can_follow() -> None:
    galba = player("narbonensis 3 baetica 2 tarraconensis 2", hand="galley", rank="emperor", home="narbonensis")
    nobody = player(hand="")
    state = at(galba, nobody, nobody, nobody)
    assert "step roma" in turn(state)


# Winning at once, and others who would


def test_it_wins_at_once() -> None:
    """NE-P1: three areas and emperor."""
    galba = player(
        "lusitania 1 baetica 1 tarraconensis 1 britannia 1 belgica 1 lugdunensis 1 raetia 1 noricum 1 italia-nord 2",
        hand="galley bribery",
        rank="emperor",
        home="lusitania",
        rest=False,
    )
    vitellius = player("asia 3", hand="bribery", home="germania-inferior", rest=False)
    state = at(galba, vitellius, player("moesia 2", hand="senate", rest=False), player("syria 3", hand="senate"))
    turn(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("control", (0,))


def test_it_stops_somebody_who_would_win() -> None:
    """Vitellius controls two areas and more; a battle would bring an emperor, one province more the third area."""
    galba = player("lusitania 1 baetica 1 tarraconensis 1 aquitania 2 narbonensis 2", hand="galley bribery senate")
    vitellius = player(
        "britannia 1 belgica 1 lugdunensis 1 raetia 1 noricum 1 pannonia 1 achaia 1 asia 1 syria 1",
        hand="senate",
        leader="germania-inferior",
        rest=False,
    )
    state = at(galba, vitellius, player("moesia 4", rest=False), player("aegyptus 3"))
    assert len(state.view(None)["players"]["vitellius"]["controls"]) == 3
    turn(state)
    assert len(state.view(None)["players"]["vitellius"]["controls"]) < 3


# Answers


def test_it_saves_his_own_emperor_from_an_assassin() -> None:
    galba = player("narbonensis 3", hand="assassin senate")
    vitellius = player("belgica 3", leader="roma", rank="emperor", hand="praetorian-guard senate")
    state = after(at(galba, vitellius), "event assassin", "target vitellius")
    assert chosen(state) == "counter praetorian-guard"


def test_it_lets_others_look_after_their_emperors() -> None:
    galba = player("narbonensis 3", hand="assassin senate")
    vitellius = player("belgica 3", leader="roma", rank="emperor", hand="senate")
    otho = player(hand="praetorian-guard bribery")
    state = after(at(galba, vitellius, otho), "event assassin", "target vitellius")
    assert state.seats[state.actor] == "otho"
    assert chosen(state) == "no-counter"


@pytest.mark.parametrize("line", ["event senate", "event praetorian-guard", "event traitor; target otho"])
def test_it_does_not_counter_what_is_harmless(line: str) -> None:
    galba = player("narbonensis 3", hand="senate traitor praetorian-guard")
    state = after(at(galba, player(hand="bribery bad-omens")), line)
    assert state.seats[state.actor] == "vitellius"
    assert chosen(state) == "no-counter"


def test_it_does_not_stop_a_march_that_is_none_of_his_business() -> None:
    state = after(
        at(player("narbonensis 3"), player(hand="bad-weather bad-weather senate")),
        "activate narbonensis; move-card galley; force 1; step tarraconensis",
    )
    assert state.seats[state.actor] == "vitellius"
    assert chosen(state) == "no-counter"


def test_it_counters_what_takes_two_of_his_legions() -> None:
    galba = player("narbonensis 3", hand="revolt-britannia senate")
    vitellius = player("britannia 1 belgica 1 lugdunensis 1", rest=False, hand="bribery bribery senate")
    state = after(at(galba, vitellius), "event revolt-britannia")
    assert chosen(state) == "counter bribery"


def test_it_answers_when_his_own_event_is_countered() -> None:
    galba = player("narbonensis 3", hand="assassin bribery senate senate")
    vitellius = player("belgica 1 lugdunensis 1", leader="roma", rank="emperor", hand="bribery", points=20)
    state = after(at(galba, vitellius, round=4), "event assassin; target vitellius; counter bribery")
    assert state.seats[state.actor] == "galba"
    assert chosen(state) == "counter bribery"


# Marches of others


def entered(legions: int, mine: str, hand: str, rank: str = "general", leader: str | None = None) -> rostra.State:
    """Galba has entered Lugdunensis, where Vitellius stands; Galba has more legions next door."""
    galba = player(f"narbonensis {legions}", hand="galley rebellion rebellion praetorian-guard", leader="narbonensis")
    vitellius = player(mine, hand=hand, rank=rank, leader=leader, home="lugdunensis", rest=False)
    state = after(at(galba, vitellius), f"activate narbonensis; move-card galley; force {legions} leader")
    state = after(state, "step lugdunensis")
    while can(state, "no-counter"):
        state = after(state, "no-counter")
    return state


def test_it_retreats_from_overwhelming_force() -> None:
    """The own emperor would fall, and there is nothing to lay."""
    state = entered(6, "lugdunensis 1 belgica 3", hand="", rank="emperor", leader="lugdunensis")
    assert chosen(state).startswith("retreat")


def test_it_stays_where_he_is_stronger() -> None:
    state = entered(1, "lugdunensis 4 belgica 1", hand="praetorian-guard praetorian-guard bad-omens")
    assert chosen(state) == "stay"


def test_it_lays_no_cards_in_a_battle_that_is_won_anyway() -> None:
    galba = player("narbonensis 3", hand="galley bribery bad-omens rebellion", leader="narbonensis")
    vitellius = player("belgica 3", marked="lugdunensis 1", hand="senate")
    state = at(galba, vitellius)
    state = after(
        state, "activate narbonensis; move-card galley; force 3 leader; step lugdunensis; stay; attack vitellius"
    )
    assert chosen(state) == "ready"


def test_it_grants_no_leave() -> None:
    state = entered(2, "lugdunensis 4", hand="senate")
    state = after(state, "stay; ask-leave")
    assert chosen(state) == "refuse"
