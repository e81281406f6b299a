"""What is wrong with a title, and what would be right: said when it is loaded, not when somebody plays."""

from collections import Counter
from collections.abc import Mapping, Sequence
from reprlib import repr as shown
from typing import Any, Final

from rostra.event_kinds import EventKind
from rostra.game import LineManners, Option, TableManners, Title


class BadTitle(ValueError):
    """A title that leaves something out, or contradicts itself: what, and what would be right."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"title {name!r}: {why}")


_TUPLES: Final[Mapping[str, type]] = {
    "players": int, "options": Option, "files": str, "endings": str, "score_items": str, "events": EventKind,
}  # fmt: skip


def check_title(title: Title) -> None:
    """All but its games; a ``BadTitle`` says what is wrong."""
    _check_types(title)
    _check_options(title)
    manners = title.manners
    declared = {event.name for event in title.events}
    if unknown := sorted({*manners.answering_cards, *manners.any_order, *manners.harmless} - declared):
        raise BadTitle(title.name, f"table manners: events do not list {', '.join(unknown)}")


def _check_types(title: Title) -> None:
    """What a type checker would have said."""
    for field, kind in _TUPLES.items():
        found: Any = getattr(title, field)
        if not isinstance(found, tuple) or not all(isinstance(one, kind) for one in found):
            raise BadTitle(title.name, f"{field}: {shown(found)} is not a tuple of {kind.__name__}")
        if not found and field in ("players", "endings", "events"):
            raise BadTitle(title.name, f"{field}: there are none")
    manners = title.manners
    if not isinstance(manners, TableManners):
        raise BadTitle(title.name, f"manners: {shown(manners)} is not a rostra.game.TableManners")
    _check_pairs(title, "rules", title.rules, int, str)
    _check_pairs(title, "kinds", title.kinds, str, str)
    _check_pairs(title, "table manners: lines", manners.lines, str, LineManners)
    _check_pairs(title, "table manners: answering_cards", manners.answering_cards, str, tuple)
    for text in (title.long_name, title.texts, manners.passing):
        if not isinstance(text, str):
            raise BadTitle(title.name, f"{shown(text)} is not a text")
    for function in (title.make, title.board or str, manners.answerable, manners.could_hold):
        if not callable(function):
            raise BadTitle(title.name, f"{shown(function)} is not a function")
    for word, how in manners.lines.items():
        if how.answers not in ("", "word", "card") or how.forced not in ("never", "always", "last"):
            raise BadTitle(title.name, f"table manners: {word}: {how} is not what rostra.game.LineManners takes")


def _check_pairs(title: Title, what: str, pairs: Any, key: type, value: type) -> None:
    if not isinstance(pairs, Mapping) or not all(type(one) is key and isinstance(pairs[one], value) for one in pairs):
        raise BadTitle(title.name, f"{what}: {shown(pairs)} is not a mapping of {key.__name__} to {value.__name__}")


def _check_options(title: Title) -> None:
    if not title.rules or sorted(title.rules) != list(range(1, max(title.rules) + 1)):
        why = f"rules: {sorted(title.rules)}; versions are numbered 1, 2, 3 ... and none is left out"
        raise BadTitle(title.name, why)
    for option in title.options:
        if not option.name.isidentifier():
            raise BadTitle(title.name, f"option {option.name!r}: right is a name that could stand in Python")
        if not option.values or {type(value) for value in option.values} not in ({str}, {int}, {bool}):
            raise BadTitle(
                title.name,
                f"option {option.name!r}: {option.values} are neither texts, nor whole numbers, nor true and false",
            )
    called = Counter(["rules", *[option.name for option in title.options], *title.files])
    if twice := [name for name in called if called[name] > 1]:
        raise BadTitle(title.name, f"option {twice[0]!r}: there is another one; 'rules' is in every title")
    if (len(title.players) > 1) != ("players" in called):
        raise BadTitle(title.name, "players: where their number varies, and only there, there is an option 'players'")


def check_lines(title: Title, lines: Sequence[str]) -> None:
    """Whether the table manners know all lines of a game."""
    manners = title.manners
    if missing := sorted({line.split(" ", 1)[0] for line in lines} - set(manners.lines)):
        raise BadTitle(title.name, f"table manners: nothing is said of lines that begin with {', '.join(missing)}")
    answering = {card for cards in manners.answering_cards.values() for card in cards}
    for line in lines:
        word, _, rest = line.partition(" ")
        how = manners.lines[word].answers
        if not how:
            continue
        card = word if how == "word" else rest.split(" ", 1)[0].partition("/")[0]
        if card not in answering:
            raise BadTitle(
                title.name, f"table manners: {line!r} answers something, but answering_cards does not name {card}"
            )
        if manners.passing not in lines:
            why = f"who can answer must be able to let it pass; passing: {manners.passing!r} is not a line of the game"
            raise BadTitle(title.name, f"table manners: {why}")
