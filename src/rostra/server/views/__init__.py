"""What views look like, as structs: the page's types are made from them.

A view itself is written by the game (``<title>/view.py``); tests read the views of whole games with these structs. A
title can bring ``server/views/<title>/structs.py`` with its ``VIEW``. Without one, its view is any JSON.
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
