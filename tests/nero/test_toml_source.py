"""Complaints about a data file: where in the text a key stands, and texts that are no TOML."""

import tomllib

import pytest

from rostra.nero.data.toml_source import Key, Source, as_written, line_of

TEXT = '''# title = 1
title = "[west] # no = 1" # a = 2

[west] # [north]
leader = 'gal"ba'
"two words" . x = 1
[west.provinces]
a = { at = [1,
  2], port = true, deep = { b = 3 } }
long = """
at = 5
\\""" still ""inside"\\\\"""""
after = \'\'\'
[east]
''\'\'\'
when = 1979-05-27 07:32:00

[ "e\\u0061st" . "provinces" ]
a.b.c = 1
pairs = [
  ["x", "y"], # ]
  # ["x", "z"],

  [
    "x",
    "z", ],
]
[[rows]]
n = 1
[[rows]]
n = 2
[last]
empty = ""
none = {}
nothing = []
end = true'''


def test_the_text_is_toml() -> None:
    """What follows is about valid files"""
    data = tomllib.loads(TEXT)
    assert data["west"]["provinces"]["after"] == "[east]\n''"
    assert list(data) == ["title", "west", "east", "rows", "last"]


@pytest.mark.parametrize(
    ("path", "begin"),
    [
        (("title",), "title = "),
        (("west",), "[west] # "),
        (("west", "leader"), "leader"),
        (("west", "two words"), '"two words"'),
        (("west", "two words", "x"), '"two words"'),
        (("west", "provinces"), "[west.provinces]"),
        (("west", "provinces", "a"), "a = {"),
        (("west", "provinces", "a", "at", 0), "a = {"),
        (("west", "provinces", "a", "at", 1), "  2], port"),
        (("west", "provinces", "a", "port"), "  2], port"),
        (("west", "provinces", "a", "deep", "b"), "  2], port"),
        (("west", "provinces", "long"), "long = "),
        (("west", "provinces", "after"), "after"),
        (("west", "provinces", "when"), "when"),
        (("east",), '[ "e'),
        (("east", "provinces"), '[ "e'),
        (("east", "provinces", "a"), "a.b.c"),
        (("east", "provinces", "a", "b", "c"), "a.b.c"),
        (("east", "provinces", "pairs"), "pairs"),
        (("east", "provinces", "pairs", 0, 1), '  ["x", "y"]'),
        (("east", "provinces", "pairs", 1), "  [\n"),
        (("east", "provinces", "pairs", 1, 0), '    "x",'),
        (("east", "provinces", "pairs", 1, 1), '    "z",'),
        (("rows",), "[[rows]]\nn = 1"),
        (("rows", "n"), "n = 1"),
        (("last", "empty"), "empty"),
        (("last", "none"), "none"),
        (("last", "nothing"), "nothing"),
        (("last", "end"), "end"),
    ],
)
def test_where_a_key_stands(path: Key, begin: str) -> None:
    before, found, after = f"\n{TEXT}".partition(f"\n{begin}")
    assert found
    assert f"\n{begin}" not in after
    assert line_of(TEXT, path) == before.count("\n") + 1


@pytest.mark.parametrize(
    ("path", "around"),
    [
        (("west", "colour"), ("west",)),
        (("west", "provinces", "a", "name"), ("west", "provinces", "a")),
        (("east", "provinces", "pairs", 7), ("east", "provinces", "pairs")),
        (("rows", 1, "n"), ("rows",)),
    ],
)
def test_what_is_missing_has_the_line_of_what_is_around_it(path: Key, around: Key) -> None:
    assert line_of(TEXT, path) == line_of(TEXT, around) > 1


def test_what_is_missing_in_the_file_has_line_1() -> None:
    assert line_of(TEXT, ("north",)) == line_of(TEXT, ()) == line_of("", ("north", "leader")) == 1


def test_a_complaint() -> None:
    source = Source("a = 1\n\nb = [\n1,\n2]", "my.toml")
    assert str(source.bad(("b", 1), "too much")) == "my.toml, line 5, b: too much"
    assert str(source.bad(("c", "d"), "is missing")) == "my.toml, line 1, c.d: is missing"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (True, "true"),
        (3, "3"),
        (0.5, "0.5"),
        ("x", '"x"'),
        ("x" * 99, f'"{"x" * 60}..."'),
        ({"a": 1}, "a table"),
        (["x", [False]], '["x", [false]]'),
    ],
)
def test_values_are_told_as_they_look_in_the_file(value: object, words: str) -> None:
    assert as_written(value) == words


@pytest.mark.parametrize(
    ("text", "begin", "words"),
    [
        ("a = 1\nb = \n", "f.toml, line 2, b: this is not TOML (", "a line is: key = value, or [table]"),
        ("a = 1\n\n[west\n", "f.toml, line 3", "this is not TOML"),
        ("a = 1\nwest\n", "f.toml, line 2", "this is not TOML"),
        ("a = 1\nb = [\n  1,\n  2 3]\n", "f.toml, line 4, b: ", "this is not TOML"),
        ("a = 1\nb = [\n  1,\n\n", "f.toml, line 3, b: ", "this is not TOML"),
        ('a = 1\nb = "open\n', "f.toml, line 2, b: ", "this is not TOML"),
        ("a = 1\na = 2\n", "f.toml, line 2, a: ", "stands here a second time; once is right"),
        ("[x]\na = 1\n[y]\n[x]\n", "f.toml, line 4, x: ", "stands here a second time; once is right"),
        ("\na = { b = 1, b = 2 }\n", "f.toml, line 2, a: ", "stands here a second time; once is right"),
        ("a = " + "9" * 5000, "f.toml, line 1, a: ", "this is not TOML"),
        ("a = " + "[" * 100_000, "f.toml, line 1, a: ", "this is not TOML"),
    ],
)
def test_what_is_not_toml(text: str, begin: str, words: str) -> None:
    """The line is the parser's, the key the last one begun there"""
    with pytest.raises(ValueError) as refusal:
        Source(text, "f.toml")
    assert str(refusal.value).startswith(begin), str(refusal.value)
    assert words in str(refusal.value)
    assert len(str(refusal.value)) < 300


def test_line_ends_of_windows_and_a_byte_order_mark() -> None:
    source = Source("\ufeffa = 1\r\n\r\nb = 2\r\n", "f.toml")
    assert source.data == {"a": 1, "b": 2}
    assert str(source.bad(("b",), "no")) == "f.toml, line 3, b: no"
