"""What views look like: for the page, whose types are made from these, and for whoever reads the protocol.

The games write views by themselves (``<title>/view.py``); tests read whole games of them with these. A title brings
``server/views/<title>/structs.py`` with its ``VIEW``; of one that brings none a view is any JSON.
"""

from types import UnionType
from typing import Any

from rostra import titles


def views() -> list[Any]:
    """The struct of every title's view."""
    found = [titles.part(name, "server.views.structs") for name in titles.sound()]
    return [part.VIEW for part in found if part is not None]


def view() -> UnionType | Any:
    """Any of them."""
    union: Any = views()[0]
    for one in views()[1:]:
        union |= one
    return union
