"""Pictures of the table: as text, as SVG, as pixels; never more than a spectator may see."""

import random
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import numpy as np
import pytest

import rostra
from rostra.adapters.pettingzoo import caesar_v0, nero_v0
from rostra.adapters.pettingzoo.environment import Environment
from rostra.adapters.pettingzoo.pictures import pixels, svg
from rostra.adapters.pettingzoo.pictures.letters import STROKES
from rostra.adapters.pettingzoo.pictures.scene import Area, Box, Disc, Scene, Shape, Words
from rostra.adapters.pettingzoo.pictures.scene import Path as Line
from tests.adapters import doc_pictures
from tests.nero.data import map_file

GAMES = [pytest.param(caesar_v0, id="caesar"), pytest.param(nero_v0, id="nero")]
both = pytest.mark.parametrize("game", GAMES)


def after(game: ModuleType, decisions: int, mode: str, seed: int = 3, **options: object) -> Environment:
    env = game.raw_env(render_mode=mode, **options)
    assert isinstance(env, Environment)
    env.reset(seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if env.rostra_state.actor != rostra.OVER:
            env.step(rng.choice(env.rostra_state.actions()))
    return env


def words(drawn: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(drawn).iter() if element.tag.endswith("text")]


@both
def test_pictures_show_what_a_spectator_sees_and_no_more(game: ModuleType) -> None:
    env = after(game, 60, "svg")
    state = env.rostra_state
    rng = random.Random(1)
    drawn = env.render()
    for seat in range(len(env.possible_agents)):
        env.rostra_state = state.sample(seat, rng)
        assert env.rostra_state.position() != state.position()
        assert env.render() == drawn


def test_caesar_in_svg() -> None:
    drawn = words(after(caesar_v0, 60, "svg").render())
    assert {"SENATORS", "AEDILES", "CAESAR", "CLEOPATRA", "NEXT VOTE", "WAITING FOR"} <= set(drawn)


@pytest.mark.parametrize("decisions", [0, 1000])
def test_the_mini_game_has_two_columns(decisions: int) -> None:
    drawn = words(after(caesar_v0, decisions, "svg", size="mini").render())
    assert {"CENSORS", "AEDILES"} <= set(drawn)
    assert not {"SENATORS", "PRAETORS", "QUAESTORS"} & set(drawn)
    written = after(caesar_v0, decisions, "ansi", size="mini").render()
    assert "censors" in written
    assert "senators" not in written


def test_nero_in_svg() -> None:
    drawn = words(after(nero_v0, 60, "svg").render())
    assert {"Roma", "Syria", "Aegyptus", "GALBA", "OTHO", "VITELLIUS", "VESPASIAN", "ROUND 1"} <= set(drawn)


@both
def test_after_the_end_everything_shows_and_who_has_won(game: ModuleType) -> None:
    env = after(game, 5000, "svg")
    outcome = env.rostra_state.outcome()
    assert outcome is not None
    assert f"by {outcome.reason}" in words(env.render())
    env.render_mode = "ansi"
    assert f"over ({outcome.reason})" in env.render()


def test_text_of_a_position_of_caesar() -> None:
    env = after(caesar_v0, 0, "ansi")
    env.rostra_state = env.game.position(
        {
            "to_move": "caesar",
            "players": {
                "caesar": {"hand": ["3"], "table": {"aediles": {"up": ["4"]}}},
                "cleopatra": {"hand": ["1"], "table": {"aediles": {"down": ["2", "3"]}}},
            },
        }
    )
    lines = env.render().splitlines()
    assert lines[0] == "caesar: turn of caesar, waiting for caesar"
    assert [line.split()[-1] for line in lines[2:6]] == ["aediles", "4", "0:0", "??"]


def test_human_mode_prints_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = after(nero_v0, 2, "human")
    assert capsys.readouterr().out.count("nero: set-up, waiting for") == 3
    assert env.render() is None
    assert "waiting for" in capsys.readouterr().out


def test_without_a_render_mode_there_is_a_warning() -> None:
    env = caesar_v0.env()
    env.reset()
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        assert env.render() is None


@both
def test_pixels(game: ModuleType) -> None:
    env = after(game, 60, "rgb_array")
    first = env.render()
    assert first.dtype == np.uint8
    assert first.shape == {"caesar_v0": (598, 992, 3), "nero_v0": (640, 1280, 3)}[str(env)]
    assert len(np.unique(first.astype(np.int64) @ [65536, 256, 1])) > 100  # colours
    assert np.array_equal(env.render(), first)  # the ground is painted once and must not be drawn upon
    env.reset(seed=4)
    assert not np.array_equal(env.render(), first)


@both
def test_every_letter_can_be_written_in_pixels(game: ModuleType) -> None:
    for decisions in (0, 60, 200, 5000):
        env = after(game, decisions, "svg")
        scene = env.scene(env.rostra_state.view(None))
        for shape in (*scene.ground, *scene.shapes):
            if isinstance(shape, Words):
                assert set(shape.text.upper()) - {" "} <= set(STROKES), shape.text


def test_a_map_of_ones_own_is_drawn_as_places_and_links(tmp_path: Path) -> None:
    path = map_file(tmp_path, ("lusitania     = { at = [130.0, 564.5] }", "lusitania = { at = [90.0, 500.0] }"))
    env = after(nero_v0, 60, "svg", map=path)
    assert {"lusitania", "roma", "ROUND 1"} <= set(words(env.render()))
    env.render_mode = "rgb_array"
    assert env.render().shape == (640, 1280, 3)


def painted(*shapes: Shape) -> np.ndarray:
    return pixels.paint(Scene("a test", 20, 10, (Box(0, 0, 20, 10, "#ffffff"),), list(shapes), 1.0))


def test_the_brush_fills_exactly_and_leaves_holes() -> None:
    outer = ((2.0, 2.0), (12.0, 2.0), (12.0, 8.0), (2.0, 8.0))
    inner = ((4.0, 4.0), (8.0, 4.0), (8.0, 6.0), (4.0, 6.0))
    red = painted(Area((outer, inner), "#ff0000"))[:, :, 1] == 0
    expected = np.zeros((10, 20), dtype=bool)
    expected[2:8, 2:12] = True
    expected[4:6, 4:8] = False
    assert np.array_equal(red, expected)


def test_half_a_pixel_is_half_the_colour() -> None:
    grey = painted(Box(2.5, 2, 4, 4, "#000000"))[3, :, 0].tolist()
    assert grey[1:8] == [255, 128, 0, 0, 0, 128, 255]


def test_what_sticks_out_of_the_picture_is_cut_off() -> None:
    for shape in (
        Disc(0, 0, 8, "#000000", "#ff0000", 2),
        Disc(100, 100, 8, "#000000", "#ff0000", 2),
        Line(((-50, 5), (50, 5)), "#000000", 2, dashed=True),
        Words(0, 5, "Roma", 16, angle=30),
        Words(19, 5, "Roma", 16, anchor="start"),
        Words(300, 5, "Roma", 16),
    ):
        assert painted(shape).shape == (10, 20, 3)
    assert painted(Disc(0, 0, 8, "#000000"))[0, 0].tolist() == [0, 0, 0]
    assert (painted(Disc(100, 100, 8, "#000000")) == 255).all()


def test_words_are_escaped_in_svg() -> None:
    drawn = svg.paint(Scene("a & b", 20, 10, (), [Words(1, 1, "<galba & otho>", 10)], 1.0))
    assert words(drawn) == ["<galba & otho>"]


@pytest.mark.parametrize("game", sorted(doc_pictures.PICTURES))
def test_the_pictures_in_the_docs_are_up_to_date(game: str) -> None:
    assert doc_pictures.path(game).read_text() == doc_pictures.picture(game), "python -m tests.adapters.doc_pictures"
