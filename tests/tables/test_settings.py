"""How a match may be set up; every setting that is wrong is refused with its reason."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest
from msgspec import structs

import rostra
from rostra import bots
from rostra.game import Refusal
from rostra.tables.plain_text import tidy
from rostra.tables.settings import Correspondence, Live, SeatPlan, Settings, checked, drawn, for_rematch

PERSON, OPEN, BOT = SeatPlan("person"), SeatPlan("open"), SeatPlan("bot")


def why_not(**settings: Any) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(Refusal) as caught:
        checked(Settings(**{"game": "caesar", **settings}))
    assert caught.value.rule == "house"
    return caught.value.message, caught.value.details


def test_a_game_alone_is_enough() -> None:
    """One person against the best bot there is, without a clock."""
    settings, game = checked(Settings(game="caesar"))
    assert game.name == "caesar"
    best = bots.COMPANION
    assert settings == Settings(
        game="caesar",
        options=rostra.load("caesar").options,
        seats=(PERSON, SeatPlan("bot", "", best)),
        leavers=best,
    )
    assert settings.clock is None
    assert (settings.one_device, settings.listed, settings.spectators) == (False, False, True)
    assert (settings.hints, settings.takebacks, settings.pause) == (True, True, 5)


def test_nero_has_as_many_players_as_there_are_seats() -> None:
    settings, game = checked(Settings(game="nero", seats=(PERSON, OPEN, BOT)))
    assert (settings.options["players"], len(game.seats)) == (3, 3)
    settings, game = checked(Settings(game="nero", options={"players": 3}))
    assert [plan.kind for plan in settings.seats] == ["person", "bot", "bot"]


def test_seats_are_given_by_lot_if_that_is_wanted() -> None:
    """Everybody sits everywhere, about as often; and once drawn, a seat stays."""
    anna, ben, bot = SeatPlan("person", "Anna"), OPEN, SeatPlan("bot", "", "miles")
    settings, _ = checked(Settings(game="nero", seats=(anna, ben, bot), seating="lot"))
    rng = random.Random(19)
    seen = Counter(drawn(settings, rng).seats for _ in range(6000))
    assert set(seen) == set(permutations((anna, ben, bot)))
    assert all(800 < times < 1200 for times in seen.values())
    once = drawn(settings, rng)
    assert checked(once)[0] == once
    listed = structs.replace(settings, seating="listed")
    assert drawn(listed, rng) == listed


def test_settings_that_were_checked_once_stay_as_they_are() -> None:
    settings, _ = checked(Settings(game="nero", seats=(PERSON, OPEN, BOT), leavers="none", clock=Live(10)))
    assert checked(settings)[0] == settings


def test_there_must_be_such_a_game() -> None:
    assert why_not(game="chess") == ("table-no-such-game", {"game": "chess", "there": "caesar, nero"})


@pytest.mark.parametrize("option", ["map", "deck"])
def test_nobody_names_a_file_of_the_hosts(option: str) -> None:
    assert why_not(game="nero", options={option: "/etc/passwd"}) == ("table-no-files", {"option": option})


def test_options_are_the_games_own() -> None:
    for options in ({"edition": "roman"}, {"colour": "red"}, {"edition": 3}):
        message, details = why_not(options=options)
        assert message == "table-bad-option"
        assert next(iter(options)) in str(details["why"])
    assert why_not(game="nero", options={"players": 5})[0] == "table-bad-option"


def test_there_are_as_many_seats_as_players() -> None:
    assert why_not(seats=(PERSON,)) == ("table-seats", {"seats": 1, "right": 2})
    assert why_not(seats=(PERSON, OPEN, OPEN)) == ("table-seats", {"seats": 3, "right": 2})
    assert why_not(game="nero", options={"players": 4}, seats=(PERSON, OPEN, OPEN))[0] == "table-seats"


def test_bots_are_those_there_are() -> None:
    there = ", ".join(bots.names("caesar"))
    unknown = ("table-no-such-bot", {"bot": "hal", "there": there})
    assert why_not(seats=(PERSON, SeatPlan("bot", "", "hal"))) == unknown
    assert why_not(leavers="hal") == unknown
    assert why_not(seats=(PERSON, SeatPlan("open", "", "random"))) == ("table-bot-for-a-person", {"bot": "random"})


def test_somebody_must_be_there() -> None:
    assert why_not(seats=(OPEN, BOT)) == why_not(seats=(BOT, BOT)) == ("table-nobody", {})


def test_at_one_device_nobody_is_to_come() -> None:
    assert why_not(seats=(PERSON, OPEN), one_device=True) == ("table-open-at-one-device", {})
    assert checked(Settings(game="caesar", seats=(PERSON, PERSON), one_device=True))[0].one_device


def test_for_leavers_there_is_a_bot_or_none() -> None:
    assert checked(Settings(game="caesar", leavers="random"))[0].leavers == "random"
    assert checked(Settings(game="caesar", leavers="none"))[0].leavers == "none"


def test_names_are_tidied() -> None:
    settings, _ = checked(Settings(game="caesar", seats=(SeatPlan("person", " Anna\n\x07 B. "), SeatPlan("bot", "x"))))
    assert [plan.name for plan in settings.seats] == ["Anna B.", ""]
    assert tidy("\u202eabc\u2066 \r\n d") == "abc d"
    family = "\U0001f469\u200d\U0001f467"
    assert tidy(family) == family
    assert tidy("A\u200dda \u200d") == "A da"  # looks like Ada


@pytest.mark.parametrize(
    "told",
    [
        {"clock": {"kind": "live", "minutes": 0}},
        {"clock": {"kind": "live", "minutes": 601}},
        {"clock": {"kind": "live", "minutes": 5, "increment": -1}},
        {"clock": {"kind": "correspondence", "days": 0}},
        {"clock": {"kind": "sand"}},
        {"pause": 0},
        {"pause": 86_401},
        {"pause": 2.5},
        {"seats": [{"kind": "king"}]},
        {"seats": [{}] * 9},
        {"colour": "red"},
        {"leavers": "x" * 41},
    ],
)
def test_what_does_not_fit_the_form_is_no_setting(told: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "caesar"} | told, Settings)


def test_settings_survive_being_written_down() -> None:
    for clock in (None, Live(10, 5), Correspondence(3)):
        settings, _ = checked(Settings(game="nero", clock=clock, pause=20, listed=True))
        assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


def test_for_a_rematch_everybody_moves_one_seat_on() -> None:
    settings, _ = checked(Settings(game="nero", seats=(SeatPlan("person", "Anna"), BOT, OPEN), takebacks=False))
    following = for_rematch(settings)
    assert [plan.kind for plan in following.seats] == ["open", "person", "bot"]
    assert following.seats[1].name == "Anna"
    assert not following.takebacks
    assert for_rematch(for_rematch(following)) == settings
    assert checked(following)[0] == following
