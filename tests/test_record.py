"""A record is a game that can happen: exact round trip, and every bad file refused with its line."""

import random

import pytest

import rostra
from rostra import record
from rostra.game import Game, pick
from rostra.record import BadRecord, Record

POSITION = {
    "patricians": {"senators": 1, "praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0},
    "votes": {"deck": ["senators"]},
    "players": {
        "cleopatra": {"hand": ["3"], "table": {"senators": {"up": ["5"]}}},
        "caesar": {"table": {"senators": {"down": ["2"]}}},
    },
}


def random_lines(game: Game, seed: int, most: int | None = None) -> list[str]:
    rng = random.Random(seed)
    state = game.new()
    lines: list[str] = []
    while state.actor != rostra.OVER and len(lines) != most:
        chances = state.chances() or [(action, 1) for action in state.actions()]
        action = pick(chances, rng)
        lines.append(state.text(action))
        state.apply(action)
    return lines


def a_record(seed: int = 1, most: int | None = None, **options: str) -> Record:
    game = rostra.load("caesar", **options)
    return Record.of(game, ["Anna Květa", "miles"], random_lines(game, seed, most), "1997-10-23")


@pytest.mark.parametrize("edition", ["kosmos", "italian"])
@pytest.mark.parametrize("action_decks", ["arranged", "shuffled", "own-choice"])
@pytest.mark.parametrize("most", [None, 0, 1, 60])
def test_round_trip_is_exact(edition: str, action_decks: str, most: int | None) -> None:
    written = a_record(7, most, edition=edition, action_decks=action_decks)
    text = written.text()
    again = record.read(text)
    assert again == written
    assert again.text() == text
    assert (written.result == "*") == (most is not None)


def test_it_reads_like_this() -> None:
    lines = a_record(1, 2).text().split("\n")
    assert lines[:11] == [
        "Rostra record 1",
        "game: caesar",
        "rules: 2",
        "option edition: kosmos",
        "option action_decks: arranged",
        "option orgies: standard",
        "seat cleopatra: Anna Květa",
        "seat caesar: miles",
        "date: 1997-10-23",
        "result: *",
        "",
    ]
    assert lines[11].startswith("bonus ")


def test_comments_empty_lines_and_line_ends_do_not_matter() -> None:
    written = a_record(1, 5)
    text = written.text()
    assert record.read("\ufeff" + text.replace("\n", "\r\n")) == written
    assert record.read(text.replace("stack", "# a pile\n\n  stack")) == written
    assert record.read(text.replace("game:", "# about this game\ngame:").rstrip("\n")) == written


def test_options_may_be_missing_and_keys_in_any_order() -> None:
    text = (
        "Rostra record 1\nresult: *\ndate: 1997-10-23\nseat caesar: b\nseat cleopatra: a\nrules: 2\ngame: caesar\n"
        "option orgies: fewer\n"
    )
    found = record.read(text)
    assert found.options == {"edition": "kosmos", "action_decks": "arranged", "orgies": "fewer"}
    assert found.seats == {"cleopatra": "a", "caesar": "b"}
    assert found.lines == []


@pytest.mark.parametrize("seed", [0, 7, -3, 10**40])
def test_a_seed_is_kept(seed: int) -> None:
    game = rostra.load("caesar")
    written = Record.of(game, ["human", "miles"], random_lines(game, 1, 20), "1997-10-23", seed=seed)
    assert f"result: *\nseed: {seed}\n" in written.text()
    assert record.read(written.text()) == written
    assert "seed" not in a_record(1, 20).text()


def test_parts_of_a_result() -> None:
    assert record.result_parts("*") is None
    assert record.result_parts("16-14 cleopatra (patricians)") == ("16-14", ["cleopatra"], "patricians")
    assert record.result_parts("5-5 cleopatra caesar (blocked)") == ("5-5", ["cleopatra", "caesar"], "blocked")


def test_from_a_position() -> None:
    game = rostra.load("caesar")
    lines = ["down 3 senators", "turn senators"]
    written = Record.of(game, ["a", "b"], lines, "1997-10-23", POSITION)
    assert written.result == "1-0 cleopatra (patricians)"
    assert record.read(written.text()) == written
    assert record.read(written.text()).text() == written.text()
    assert record.replay(written, 0).position()["players"]["cleopatra"]["hand"] == ["3"]


def test_replay() -> None:
    written = a_record(3)
    state = rostra.load("caesar").new()
    for number, line in enumerate(written.lines):
        assert record.replay(written, number).position() == state.position()
        if number > 60:
            break
        state.apply(state.parse(line))
    assert record.replay(written).outcome() is not None
    for wrong in (-1, len(written.lines) + 1):
        with pytest.raises(ValueError, match=f"decision {wrong}: the record has decisions 0 to {len(written.lines)}"):
            record.replay(written, wrong)


GOOD = a_record(1).text()
RESULT = a_record(1).result
FIRST = GOOD.split("\n").index("") + 2  # the line of the first decision
LAST = GOOD.count("\n")

BAD = [
    ("", 1, "'', but a record begins with 'Rostra record 1'"),
    (GOOD.replace("record 1", "record 2"), 1, "begins with"),
    (GOOD.replace("game: caesar\n", ""), 10, "without 'game'"),
    (GOOD.replace("rules: 2\n", ""), 10, "without 'rules'"),
    (GOOD.replace("seat caesar: miles\n", ""), 10, "without 'seat caesar'"),
    (GOOD.replace("game: caesar", "game: chess"), 2, "'chess' is not one of caesar"),
    (GOOD.replace("game: caesar", "game caesar"), 2, "'game caesar' is not 'key: value'"),
    (GOOD.replace("rules: 2", "rules: 3"), 3, "version 3 is newer than this program, which knows 2"),
    (GOOD.replace("rules: 2", "rules: 0"), 3, "'0' is not a number from 1 on"),
    (GOOD.replace("rules: 2", "rules: one"), 3, "'one' is not a number from 1 on"),
    (GOOD.replace("rules: 2", "rules: " + "9" * 5000), 3, "is not a number"),
    (GOOD.replace("rules: 2", "rules: 2\nrules: 2"), 4, "'rules' stands in line 3 already"),
    (GOOD.replace("kosmos", "greek"), 4, "'greek' is not one of kosmos, italian"),
    (GOOD.replace("option orgies", "option orgy"), 6, "'orgy': there is no such option"),
    (GOOD.replace("Anna Květa", ""), 7, "is not a name"),
    (GOOD.replace("Anna Květa", "\x1b[31mAnna"), 7, "is not a name"),
    (GOOD.replace("seat caesar:", "seat brutus: x\nseat caesar:"), 8, "'seat brutus': no such key"),
    (GOOD.replace("1997-10-23", "1997-13-23"), 9, "'1997-13-23' is not a date like"),
    (GOOD.replace("1997-10-23", "yesterday"), 9, "'yesterday' is not a date like"),
    (GOOD.replace(RESULT, "*"), 10, f"result: '*', but the decisions below give '{RESULT}'"),
    (GOOD.replace(RESULT, "1-0 caesar"), 10, "but the decisions below give"),
    (GOOD.rsplit("\n", 2)[0], 10, "but the decisions below give '*'"),
    (GOOD.replace("date:", "position: {\ndate:"), 9, "position: not JSON"),
    (GOOD.replace("date:", "position: " + "[" * 100_000 + "\ndate:"), 9, "position: not JSON"),
    (GOOD.replace("date:", "position: []\ndate:"), 9, "position: not a JSON object"),
    (GOOD.replace("date:", 'position: {"to_move": "brutus"}\ndate:'), 9, "to_move: 'brutus' is not one of"),
    (GOOD.replace("date:", "seed: 1.5\ndate:"), 9, "seed: '1.5' is not a whole number"),
    (GOOD + "pass\n", LAST + 1, "'pass' cannot be played now (CC-E1): why-over"),
    (GOOD.replace("bonus", "bonus ", 1), FIRST, "cannot be played now (notation): why-spelling"),
    (GOOD.replace("bonus", "bones", 1), FIRST, "cannot be played now (notation): why-unknown"),
]


@pytest.mark.parametrize(("text", "line", "why"), BAD, ids=[f"{line}-{why[:30]}" for _, line, why in BAD])
def test_a_bad_record_is_refused_with_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(ValueError) as refused:
        record.read(text)
    assert str(refused.value).startswith(f"line {line}: ")
    assert why in str(refused.value)


def test_what_is_wrong_can_be_worded() -> None:
    with pytest.raises(BadRecord) as refused:
        record.read(GOOD.replace("rules: 2", "rules: one"))
    assert refused.value.message == "bad-rules"
    assert refused.value.details == {"found": "'one'"}
    assert refused.value.refusal is None


def test_an_illegal_line_brings_the_engines_reason() -> None:
    text = a_record(1, 28).text() + "set 5 aediles\n"
    with pytest.raises(BadRecord) as refused:
        record.read(text)
    assert refused.value.line == text.count("\n")
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "CC-S4"
    assert refused.value.refusal.message == "why-set-order"
    assert refused.value.refusal.details == {"group": "senators"}


def test_any_change_of_a_line_is_noticed_or_is_another_game() -> None:
    lines = GOOD.split("\n")
    rng = random.Random(5)
    for _ in range(100):
        at = rng.randrange(FIRST - 1, LAST)
        changed = [*lines[:at], rng.choice(["down 1 senators", "pass", "deal 3", "nonsense"]), *lines[at + 1 :]]
        try:
            found = record.read("\n".join(changed))
        except BadRecord:
            continue
        assert record.read(found.text()) == found


def test_of_refuses_what_cannot_be() -> None:
    game = rostra.load("caesar")
    with pytest.raises(ValueError, match="seats: 1 players"):
        Record.of(game, ["a"], [])
    with pytest.raises(ValueError, match="is not a name"):
        Record.of(game, ["a", "b\nc"], [])
    with pytest.raises(ValueError, match="is not a date"):
        Record.of(game, ["a", "b"], [], "23.10.1997")
    with pytest.raises(ValueError, match="why-not-asked"):
        Record.of(game, ["a", "b"], ["pass"])


def test_only_text_is_read() -> None:
    for odd in (None, 5, b"Rostra record 1"):
        with pytest.raises(TypeError, match="from text"):
            record.read(odd)  # type: ignore[arg-type]
