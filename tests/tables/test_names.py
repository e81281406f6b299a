"""What people type is cleaned; names that cannot be told apart, or look like a bot's, are refused."""

import pytest

from rostra.game import Refusal
from rostra.tables.commands import Rename, Say
from rostra.tables.names import must_be_unlike
from rostra.tables.plain_text import tidy
from rostra.tables.settings import SeatPlan, Settings, checked, must_differ
from tests.tables.seated import Table

BOTS = ("centurio", "imperator", "miles")

INVISIBLE = [
    "", " ", "\u00a0\u2003", "\u3164", "\uffa0\u115f\u1160", "\u2800\u2800", "\u200b\u200e\u2060\ufeff", "\u00ad",
    "\u034f", "\ufe0f", "\u202e\u2066", "\U000e0041", "\u0301\u0302", "\x00\x1b[", "\u200d\u200c", "\U000e0100",
    "\ue000", "\U0001d159", "\u17b4",
]  # fmt: skip


@pytest.mark.parametrize("name", INVISIBLE)
def test_what_nobody_can_see_is_no_name(name: str) -> None:
    table = Table(seats="po")
    visible = name.strip("\x00\x1b\u200e ") == "["
    if visible:
        assert tidy(name) == "["
        return
    assert tidy(name) == ""
    assert table.refused(0, Rename("k", name=name)) == "table-no-name"
    assert table.refused(0, Say("k", text=name)) == "table-nothing-said"
    with pytest.raises(Refusal, match="no-name"):
        table.match.sit(1, name, True, table.now, table.rng)


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        ("  Anna \u3000  Maria\t", "Anna Maria"),
        ("An\ufe0fna", "Anna"),
        ("\u202eannA\u202c", "annA"),
        ("a\u034fb\u3164c", "a b c"),
        ("Z" + "\u0300\u0301\u0302\u0303\u0304\u0305" * 20 + "oe", "Z\u0300\u0301\u0302\u0303oe"),
        ("e\u0301", "\u00e9"),
        (" \u0301Anna", "Anna"),
        ("a\nb\rc\x85d\u2028e", "a b c d e"),
    ],
)
def test_the_rest_is_cleaned(typed: str, left: str) -> None:
    assert tidy(typed) == left
    assert tidy(left) == left
    table = Table(seats="po")
    table.do(0, Say("s", text=typed))
    table.do(0, Rename("n", name=typed))
    assert table.match.seats[0].name == left
    assert table.events()[-2]["text"] == left


@pytest.mark.parametrize(
    "text",
    [
        "Žofie",
        "Björn",
        "Łukasz",
        "Ελένη",
        "Мария",
        "שָׁלוֹם",
        "أحمد",
        "नमस्ते",
        "ก็กี่",
        "Nguyễn Thị",
        "明子",
        "👩‍👩‍👧 ❤️ 1️⃣",
        "می‌خواهم",
    ],
)
def test_what_people_are_called_stays(text: str) -> None:
    assert tidy(text) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"), ("Anna", "Аnnа"), ("ANNA", "АNNА"), ("Вова", "вова"), ("Anna", "Ａｎｎａ"), ("Anna", "𝐀𝐧𝐧𝐚"),
        ("Anna", "A n-n a."), ("Anna", "Ànnạ"), ("Avva", "Ανvα"), ("Bill", "BiII"), ("Bill", "Bi11"), ("Otto", "0tt0"),
        ("Marcus", "rnarcus"), ("Straße", "STRASSE"), ("Oma", "Οmа"), ("Łukasz", "Lukasz"),
    ],
)  # fmt: skip
def test_names_that_look_alike(one: str, other: str) -> None:
    table = Table(seats="ppo", game="nero")
    table.do(0, Rename("a", name=one))
    refusal = table.why_not(1, Rename("b", name=other))
    assert (refusal.message, refusal.details) == ("table-name-taken", {"other": one})
    with pytest.raises(Refusal, match="name-taken"):
        table.match.sit(2, other, True, table.now, table.rng)
    table.do(0, Rename("c", name=other))  # one's own name can be written in another way


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Ann", "Anna"),
        ("!!", "?"),
        ("कि", "कु"),
        ("明", "朋"),
        ("Anna 1", "Anna 2"),
        ("❤️", "👍"),
        ("Pia", "Ria"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    must_be_unlike(one, [other], BOTS)


@pytest.mark.parametrize("name", ["Imperator", "lmperator", "IMPERATOR ", "Сеnturіо", "m i l e s", "Mi1es"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    table = Table(seats="po")
    assert table.refused(0, Rename("k", name=name)) == "table-name-of-a-bot"


def test_at_a_new_match_too() -> None:
    def plans(*names: str) -> Settings:
        return checked(Settings("caesar", seats=tuple(SeatPlan("person", name) for name in names)))[0]

    must_differ(plans("Anna", "Ben"))
    must_differ(plans("", ""))
    for names in (("Anna", "Аnna"), ("Ben", "tiro")):
        with pytest.raises(Refusal, match="name-"):
            must_differ(plans(*names))


def test_names_that_are_stored_stay() -> None:
    """A match that began when such names were allowed is opened as it is."""
    table = Table(seats="pp")
    table.do(0, Rename("k", name="Livia"))
    table.log = [entry._replace(line="/name \u3164Bert\u202e") if entry.key else entry for entry in table.log]
    assert table.rebuilt().seats[0].name == "\u3164Bert\u202e"
