"""A copy is a copy of everything: a field that somebody adds to the table and forgets to copy is noticed here."""

import random

import rostra
from tests.nero.table import game


def fields(state: rostra.State) -> dict[str, object]:
    """Every field of a table, vectors as lists."""
    found: dict[str, object] = {}
    for name in dir(state):
        value = getattr(state, name)
        if not name.startswith("_") and not callable(value) and name != "box":
            found[name] = list(value) if name in ("at", "log") else value
    return found


def test_every_field_is_copied() -> None:
    state = game().new()
    names = [name for name, value in fields(state).items() if type(value) in (int, bool) and name != "seats"]
    assert len(names) > 30
    for number, name in enumerate(names):
        odd = (not getattr(state, name)) if isinstance(getattr(state, name), bool) else 100 + number
        setattr(state, name, odd)
        assert getattr(state.clone(), name) == odd, name


def test_a_copy_goes_its_own_way() -> None:
    rng = random.Random(5)
    state = game().new()
    for _ in range(400):
        copy = state.clone()
        before = fields(state)
        assert fields(copy) == before
        copy.apply(rng.choice(copy.actions()))
        assert fields(state) == before
        state = copy
