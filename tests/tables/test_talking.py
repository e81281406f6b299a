"""Talk at the table: short, not too much at once, and nothing that a terminal or a page might obey."""

from rostra.tables.commands import Leave, Resign, Say
from tests.tables.seated import Table


def test_what_is_said_is_heard_by_all() -> None:
    table = Table(seats="po")
    table.do(0, Say("k", text="good evening"))
    told = {"event": "said", "seat": 0, "text": "good evening", "house": True}
    assert table.events(0)[-1] == table.events(1)[-1] == table.events(None)[-1] == told


def test_it_is_one_line_of_printable_text() -> None:
    table = Table()
    table.do(0, Say("k", text="  a\nb\t\x1b[31mc\x00\u202e\u2028d \u00a0 é 漢 "))
    assert table.events()[-1]["text"] == "a b [31mc d é 漢"
    assert table.rebuilt().events(None, 0, 99)[-1]["text"] == "a b [31mc d é 漢"


def test_nothing_is_not_a_message() -> None:
    assert Table().refused(0, Say("k", text=" \n\u200b ")) == "table-nothing-said"


def test_it_is_short() -> None:
    table = Table()
    table.do(0, Say("a", text="x" * 300))
    why = table.why_not(0, Say("b", text="x" * 301))
    assert (why.message, why.details) == ("table-said-too-long", {"length": 301, "most": 300})
    table.do(0, Say("c", text="x" * 300 + " " * 900))


def test_five_in_ten_seconds_from_each() -> None:
    table = Table()
    for _ in range(5):
        table.do(0, Say(table.key(), text="and"))
    why = table.why_not(0, Say("k", text="and"))
    assert (why.message, why.details) == ("table-said-too-often", {"most": 5})
    table.do(1, Say("k", text="well, well"))
    table.wait(9_999)
    assert table.refused(0, Say("k", text="and")) == "table-said-too-often"
    table.wait(1)
    table.do(0, Say("k", text="and"))


def test_a_rebuilt_match_knows_how_much_was_said() -> None:
    table = Table()
    for _ in range(5):
        table.do(0, Say(table.key(), text="and"))
    table.match = table.rebuilt()
    assert table.refused(0, Say("k", text="and")) == "table-said-too-often"


def test_who_has_left_or_resigned_may_still_talk_and_so_may_all_when_it_is_over() -> None:
    table = Table("nero", "ppp")
    table.do(1, Leave("a"))
    table.do(1, Say("b", text="have fun"))
    table.do(0, Resign("c"))
    table.do(0, Say("d", text="you win"))
    table.do(2, Resign("e"))
    assert table.match.phase == "over"
    table.do(2, Say("f", text="good game"))
    assert table.names()[-1] == "said"
