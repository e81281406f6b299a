"""The options of the game. What an edition changes is tested at its rules: CC-T8, CC-E3, CC-E6."""

import pytest

import rostra
from tests.caesar.table import at, chances, decides, play, player, ready

TWO_GONE = {"senators": 0, "aediles": 0}


def test_defaults() -> None:
    """CC-S3: kosmos, arranged, standard"""
    game = rostra.load("caesar")
    assert game.options == {"edition": "kosmos", "action_decks": "arranged", "orgies": "standard"}
    assert game.new().position()["options"] == game.options
    assert game.name == "caesar"
    assert game.seats == game.new().seats == ("cleopatra", "caesar")


@pytest.mark.parametrize("edition", ["kosmos", "italian"])
@pytest.mark.parametrize("action_decks", ["arranged", "shuffled", "own-choice"])
@pytest.mark.parametrize("orgies", ["standard", "fading", "fewer"])
def test_every_combination_can_be_played(edition: str, action_decks: str, orgies: str) -> None:
    """CC-T1, CC-S3: options are kept, in a position and in a view too"""
    chosen = {"edition": edition, "action_decks": action_decks, "orgies": orgies}
    assert rostra.load("caesar", **chosen).options == chosen
    state = ready(**chosen)
    assert decides(state) == "cleopatra"
    assert state.position()["options"] == state.view(None)["options"] == chosen
    play(state, "down 1 senators", "draw influence", "deal 5", "turn orgy")
    assert decides(state) == "caesar"


def test_the_options_of_a_game_cannot_be_changed_from_outside() -> None:
    """What `options` gives is a copy"""
    game = rostra.load("caesar")
    game.options["edition"] = "italian"
    assert game.options["edition"] == "kosmos"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"edition": "german"}, ["edition", "german", "kosmos"]),
        ({"edition": None}, ["edition", "None", "italian"]),
        ({"edition": ["kosmos"]}, ["edition", "kosmos"]),
        ({"action_decks": "mixed"}, ["action_decks", "mixed", "arranged", "shuffled", "own-choice"]),
        ({"orgies": "none"}, ["orgies", "none", "standard", "fading", "fewer"]),
        ({"orgies": 1}, ["orgies", "1"]),
        ({"colour": "red"}, ["colour", "edition"]),
        ({"Edition": "kosmos"}, ["Edition"]),
    ],
)
def test_a_bad_option_is_refused_by_name(options: dict[str, object], told: list[str]) -> None:
    """The message names the option, what was given, and what would be right"""
    with pytest.raises(ValueError) as refused:
        rostra.load("caesar", **options)
    for word in told:
        assert word in str(refused.value)


def test_an_unknown_game_is_refused() -> None:
    """The message names it and what there is"""
    with pytest.raises(ValueError, match=r"'cesar'.*caesar"):
        rostra.load("cesar")


# Orgies


@pytest.mark.parametrize("orgies", ["standard", "fewer"])
def test_orgies_that_do_not_fade(orgies: str) -> None:
    """CC-V3: with two groups won a plain orgy still goes to the vote discards"""
    state = at(player("1 1"), player(), votes="orgy shuffle", patricians=TWO_GONE, orgies=orgies)
    play(state, "down 1 praetors", "turn orgy")
    assert state.position()["votes"] == {"deck": ["shuffle"], "discard": ["orgy"], "removed": []}


def test_fading_orgy_leaves_the_game_once_two_groups_are_won() -> None:
    """orgies=fading, CC-V3, CC-E7: the turn ends as with any orgy, no further card is turned"""
    state = at(player("1 1"), player(), votes="orgy orgy shuffle", patricians=TWO_GONE, orgies="fading")
    play(state, "down 1 praetors", "turn orgy")
    assert state.position()["votes"] == {"deck": ["orgy", "shuffle"], "discard": [], "removed": ["orgy"]}
    assert decides(state) == "caesar"


def test_fading_orgy_does_not_come_back_with_the_shuffle() -> None:
    """orgies=fading, CC-V3"""
    state = at(player("1 1"), player("1 1"), votes="orgy shuffle", patricians=TWO_GONE, orgies="fading")
    play(state, "down 1 praetors", "turn orgy", "down 1 praetors")
    assert chances(state) == {"turn shuffle": 1}
    play(state, "turn shuffle")
    assert state.position()["votes"] == {"deck": ["shuffle"], "discard": [], "removed": ["orgy"]}


def test_fading_with_one_group_won_is_too_early() -> None:
    """orgies=fading, CC-V3, CC-E7: one with none left, all the others with one"""
    left = {"senators": 0, "praetors": 1, "quaestors": 1, "censors": 1, "aediles": 1}
    state = at(player("1 1"), player(), votes="orgy shuffle", patricians=left, orgies="fading")
    play(state, "down 1 praetors", "turn orgy")
    assert state.position()["votes"] == {"deck": ["shuffle"], "discard": ["orgy"], "removed": []}


def test_fading_never_takes_the_shuffle_card() -> None:
    """orgies=fading, CC-V3: nor an orgy that was turned before"""
    votes = {"deck": ["shuffle"], "discard": ["orgy"]}
    state = at(player("1 1"), player(), votes=votes, patricians=TWO_GONE, orgies="fading")
    play(state, "down 1 praetors", "turn shuffle")
    assert state.position()["votes"] == {"deck": ["orgy", "shuffle"], "discard": [], "removed": []}


def test_fewer_orgies() -> None:
    """orgies=fewer, CC-M2: one plain orgy is taken out before the game, the shuffle card stays"""
    state = ready(orgies="fewer")
    play(state, "down 1 senators", "draw action")
    deck = ["senators", "praetors", "quaestors", "censors", "aediles", "orgy", "shuffle"]
    assert chances(state) == {f"turn {card}": 1 for card in deck}
    play(state, "turn orgy", "down 1 senators", "draw action", "turn shuffle")
    assert state.position()["votes"]["deck"] == deck
