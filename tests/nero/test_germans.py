"""NE-C9: the Germans."""

from tests.nero.table import (
    after,
    at,
    decides,
    first_words,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    starting,
    view,
)

# Germans


def test_the_germans_drive_everybody_out() -> None:
    """NE-C9: every legion and leader to a bordering province; the card's player first, then clockwise; neutrals last"""
    state = at(
        player("germania-superior 2", hand="germans"),
        player("germania-superior 1", leader="germania-superior"),
        player(leader="germania-superior"),
        "germania-superior 1",
        neutral="germania-superior 1",
    )
    play(state, "event germans")
    assert legal(state) == ["at germania-inferior", "at germania-superior"]
    events = play(state, "at germania-superior")
    assert named(events, "germans") == [{"at": "germania-superior"}]
    borders = ["belgica", "lugdunensis", "germania-inferior", "raetia", "italia-nord"]
    order = []
    for there in ("raetia", "belgica", "belgica", "italia-nord"):
        order.append(decides(state))
        assert starting(state, "send") == borders
        play(state, f"send {there}")
    assert order == ["galba", "vitellius", "otho", "vespasian"]
    assert decides(state) == "galba"
    assert legal(state) == [f"send-neutral {there}" for there in borders]
    play(state, "send-neutral lugdunensis")
    assert legions(state, "germania-superior") == {}
    assert legions(state, "raetia")["galba"] == 2
    assert legions(state, "belgica") == {"vitellius": 1}
    assert leader_at(state, "vitellius") == leader_at(state, "otho") == "belgica"
    assert (legions(state, "italia-nord"), legions(state, "lugdunensis")) == ({"vespasian": 1}, {"neutral": 1})
    assert decides(state) == "galba"
    assert first_words(state) == {"end-turn"}


def test_no_markers_no_battle() -> None:
    """NE-C9: also among legions of others"""
    state = at(player(hand="germans"), "germania-inferior 2 belgica 1", "belgica 1")
    play(state, "event germans; at germania-inferior; send belgica")
    assert legions(state, "belgica") == {"vitellius": 3, "otho": 1}
    assert decides(state) == "galba"


def test_the_province_gets_the_marker() -> None:
    """NE-C9, NE-M3: there is only one, a second card moves it"""
    state = at(player(hand="germans"), "", germans="germania-inferior")
    play(state, "event germans; at germania-superior")
    assert view(state)["germans"] == state.position()["germans"] == "germania-superior"


def test_an_empty_province_with_the_marker_cannot_be_chosen() -> None:
    """NE-C15: without it, or not empty, it can"""
    state = at(player(hand="germans"), "", germans="germania-inferior")
    play(state, "event germans")
    assert legal(state) == ["at germania-superior"]
    empty = after(at(player(hand="germans"), ""), "event germans")
    assert legal(empty) == ["at germania-inferior", "at germania-superior"]
    for told in (
        at(player(hand="germans"), "germania-inferior 1", germans="germania-inferior"),
        at(player(hand="germans", leader="germania-inferior"), "", germans="germania-inferior"),
        at(player(hand="germans"), "", neutral="germania-inferior 1", germans="germania-inferior"),
    ):
        play(told, "event germans")
        assert legal(told) == ["at germania-inferior", "at germania-superior"]


def test_nobody_there_only_the_marker_comes() -> None:
    """NE-C9"""
    state = at(player(hand="germans galley"), "")
    play(state, "event germans; at germania-inferior")
    assert decides(state) == "galba"
    assert view(state)["germans"] == "germania-inferior"


def test_clockwise_after_the_cards_player() -> None:
    """NE-C9: from a player in the middle"""
    state = at(
        "germania-superior 1", "germania-superior 1", player("", hand="germans"), "germania-superior 1", to_move="otho"
    )
    play(state, "event germans; at germania-superior")
    order = []
    for _ in range(3):
        order.append(decides(state))
        play(state, "send raetia")
    assert order == ["vespasian", "galba", "vitellius"]
