"""Pictures are well-formed, in every language, and nothing in them is outside."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

import rostra
from rostra import texts
from rostra.arena import balance_page, contest, league, pictures
from rostra.arena import plan as plans
from rostra.arena.chart import WIDTH, ticks
from rostra.arena.play_game import play
from rostra.bots import Budget
from rostra.texts import Texts
from tests.arena.test_balance import found

ONE = Budget(simulations=1)
SVG = "{http://www.w3.org/2000/svg}"


def check(svg: str) -> None:
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    height = float(root.attrib["height"])
    for element in root.iter():
        for key in ("x", "x1", "x2", "cx"):
            assert 0 <= float(element.get(key, 0)) <= WIDTH
        for key in ("y", "y1", "y2", "cy"):
            assert 0 <= float(element.get(key, 0)) <= height
        if element.tag == f"{SVG}text":
            said = element.text or ""
            assert said
            assert not re.search(r"\b(arena|balance|league|report|result|score|page|nero)-[a-z]|[{}]", said)
            # wide letters of a usual font: what begins here ends inside
            wide = 0.62 * float(element.attrib["font-size"]) * len(said)
            x = float(element.attrib["x"])
            left, right = {"start": (x, x + wide), "end": (x - wide, x), "middle": (x, x)}[
                element.attrib["text-anchor"]
            ]
            assert left > -20, said
            assert right < WIDTH + 20, said


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("game", rostra.GAMES)
def test_of_a_contest(language: str, game: str) -> None:
    options = {"length": "short"} if game == "nero" else {}
    plan = plans.contest(rostra.load(game, **options), ["random", "random"], ONE, 1, 8)
    summary = contest.summary(plan, [play(plan, number).played for number in range(8)])
    assert summary is not None
    check(pictures.of_contest(Texts(language), plan, summary))


@pytest.mark.parametrize("language", texts.languages())
def test_of_a_league(language: str) -> None:
    plan = plans.league(rostra.load("caesar"), ONE, 1, 2)
    played = [play(plans.contest(rostra.load("caesar"), ["random", "random"], ONE, 1, 2), at).played for at in (0, 1)]
    games = [
        type(played[0])(**{**played[number % 2].json(), "deal": 0, "lineup": number})
        for number in range(len(plan.lineups))
    ]
    summary = league.summary(plan, games)
    assert summary is not None
    check(pictures.of_league(Texts(language), plan, summary))


class Balanced(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("game", rostra.GAMES)
def test_the_page_has_everything_in_it(language: str, game: str) -> None:
    plan, _, summary = found(game)
    written = balance_page.of_balance(Texts(language), plan, summary)
    reader = Balanced()
    reader.feed(written)
    assert reader.open == []
    drawings = re.findall(r"<svg.*?</svg>", written, re.DOTALL)
    assert len(drawings) == (6 if game == "nero" else 5)
    for drawing in drawings:
        check(drawing)
    assert not re.search(r'(src|href)="', written)
    assert "http" not in written.replace("http://www.w3.org/2000/svg", "")


def test_what_looks_like_markup_is_shown_as_it_is() -> None:
    from rostra.arena.chart import Drawing

    drawing = Drawing('a <b> & "c"')
    assert 'a <b> & "c"' in ElementTree.tostring(ElementTree.fromstring(drawing.svg()), "unicode", "text")


def test_ticks_are_round() -> None:
    assert ticks(0, 1, 5) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert ticks(-130, 870, 6) == [0, 200, 400, 600, 800]
    assert ticks(0, 7, 8) == [0, 1, 2, 3, 4, 5, 6, 7]
