"""A host who closes a match in a pause: nobody learns from it who was asked, or what was answered."""

import pytest

from tests.tables.test_pauses_caesar import PLAYS, pair
from tests.tables.test_timing import nero_pair


@pytest.mark.parametrize("line", [*PLAYS, "senate"])
def test_a_match_that_is_closed_in_a_pause_does_not_tell_who_was_asked(line: str) -> None:
    """What was announced is seen, and nothing that came of it; nor whether it was held up."""
    tables = nero_pair() if line == "senate" else pair(line)
    seen = []
    for table in tables:
        table.keep(table.match.close(table.now + 10, table.rng))
        others = [audience for audience in table.match.changes if audience != 1]
        seen.append([(table.match.view_text(one), table.events(one)) for one in others])
        assert table.rebuilt().state.position() == table.match.state.position()
        assert table.match.due() is None
    assert seen[0] == seen[1]


def test_nor_whether_they_have_answered() -> None:
    seen = []
    for answers in ((), ("no-counter",)):
        table = nero_pair()[0]
        table.play(1, *answers)
        table.keep(table.match.close(table.now + 10, table.rng))
        seen.append([(table.match.view_text(one), table.events(one)) for one in (0, 2, 3, None)])
    assert seen[0] == seen[1]
