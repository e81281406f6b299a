"""The reference: every public name says what a caller must know, and the examples in docstrings run."""

import ast
import doctest
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import griffe
import pytest

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = (
    "rostra", "rostra.game", "rostra.event_kinds", "rostra.audience", "rostra.bots", "rostra.record", "rostra.batch",
    "rostra.rewards", "rostra.features", "rostra.adapters.pettingzoo", "rostra.adapters.open_spiel", "rostra.tables",
    "rostra.arena.plan", "rostra.arena.workers", "rostra.arena.contest", "rostra.arena.league", "rostra.arena.balance",
)  # fmt: skip
"""Modules that other people's programs import. The reference may have more."""


@cache
def rostra() -> griffe.Module:
    """The package as its sources say, without compiled modules, which have no docstrings."""
    loader = griffe.GriffeLoader(search_paths=[ROOT / "src"], allow_inspection=False)
    found = loader.load("rostra", try_relative_path=False)
    assert isinstance(found, griffe.Module)
    return found


def in_reference() -> list[str]:
    """What the pages name: modules, mostly."""
    pages = sorted((ROOT / "docs" / "reference").glob("*.md"))
    return [name for page in pages for name in re.findall(r"^::: (\S+)$", page.read_text(), re.MULTILINE)]


def found(name: str) -> griffe.Object:
    thing = rostra() if name == "rostra" else rostra()[name.removeprefix("rostra.")]
    return thing.final_target if isinstance(thing, griffe.Alias) else thing


def public(thing: griffe.Object, name: str) -> Iterator[tuple[str, griffe.Object]]:
    """It and everything below it that others may use: ``__all__``, or what is made there and has no underscore."""
    yield name, thing
    if thing.is_module and thing.exports:
        for called in thing.exports:
            member = thing.members[str(called)]
            yield from public(member.final_target if isinstance(member, griffe.Alias) else member, f"{name}.{called}")
    elif thing.is_module or thing.is_class:
        for called, member in thing.members.items():
            if not called.startswith("_") and isinstance(member, griffe.Object) and not member.is_module:
                yield from public(member, f"{name}.{called}")


def is_described(thing: griffe.Object) -> bool:
    """What goes over the wire has a description in its type, or in the type's name, which programs can read."""
    types = [str(getattr(thing, "annotation", "")), str(getattr(thing, "value", ""))]
    named = thing.module.members.get(types[0])
    if isinstance(named, griffe.Alias) and named.target_path.startswith("rostra."):
        named = named.final_target
    if isinstance(named, griffe.Attribute):
        types.append(str(named.value))
    return any("description=" in text for text in types)


def test_every_public_module_is_in_the_reference() -> None:
    assert set(PUBLIC) <= set(in_reference())


@pytest.mark.parametrize("name", in_reference())
def test_every_public_name_has_a_docstring(name: str) -> None:
    below = list(public(found(name), name))
    assert [called for called, thing in below if not thing.has_docstring and not is_described(thing)] == []


def test_a_name_without_a_docstring_is_noticed() -> None:
    source = 'class Loud:\n    """Says it."""\n    silent: int\n    said: int\n    """How many."""\n'
    with griffe.temporary_visited_module(source) as module:
        assert [name for name, thing in public(module["Loud"], "Loud") if not thing.has_docstring] == ["Loud.silent"]


def examples() -> list[tuple[str, str]]:
    """Every docstring of the package that has an example, with its module."""
    listed = []
    for path in sorted((ROOT / "src" / "rostra").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if ">>> " not in text:
            continue
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                said = ast.get_docstring(node) or ""
                if ">>> " in said:
                    listed.append((f"{module}:{getattr(node, 'name', '')}", said))
    return listed


@pytest.mark.parametrize(("where", "said"), examples(), ids=[where for where, _ in examples()])
def test_examples_in_docstrings_run(where: str, said: str) -> None:
    names = dict(vars(import_module(where.partition(":")[0])))
    test = doctest.DocTestParser().get_doctest(said, names, where, None, None)
    assert test.examples
    told: list[str] = []
    assert doctest.DocTestRunner().run(test, out=told.append).failed == 0, "".join(told)
