"""Nero in the terminal: whole games by scripted answers, the map, the choices, and several people at one keyboard."""

import random
import re
from pathlib import Path

import pytest

import rostra
from rostra import record, texts
from rostra.game import Line, pick
from rostra.terminal import play
from rostra.terminal.nero import choices, guide
from rostra.terminal.nero.title import InTerminal
from rostra.terminal.screen import Screen
from rostra.texts import Texts
from tests.terminal.nero_position import ENGLISH, POSITION, a_game, a_state, after, let_go, plan, the_menu, unread
from tests.terminal.window import Window, a_game_of_nero, numbers, script

# Whole games


SHORT = {"players": "3", "length": "short"}


@pytest.mark.parametrize(
    ("seed", "options", "language"), [(1, {}, "en"), *((2, SHORT, language) for language in texts.languages())]
)
def test_a_whole_game(tmp_path: Path, seed: int, options: dict[str, str], language: str) -> None:
    window = Window(numbers(seed))
    file = tmp_path / "game.txt"
    game = a_game_of_nero(window, [file], seed, (seed - 1,), language, **options)
    game.run()
    found = record.read(file.read_text(encoding="utf-8"))
    assert found.result == record.result_of(record.load(found), game.state.outcome())
    assert Texts(language).say("score-title") in window.text()
    assert not re.search(r"\{|\$|nero-|\b(ask|choice|menu|event|table|map)-[a-z]", without_notation(window.text()))
    assert all(len(line) <= 80 for line in window.text().split("\n"))


def without_notation(shown: str) -> str:
    return re.sub("`[^`]*`", "", shown.replace("\n", " "))


@pytest.mark.parametrize(
    ("width", "height", "encoding"),
    [(80, 24, "cp1252"), (80, 24, "ascii"), (120, 40, "utf-8"), (100, 40, "utf-8"), (60, 24, "utf-8")],
)
def test_any_window(tmp_path: Path, width: int, height: int, encoding: str) -> None:
    window = Window(numbers(5), width, encoding, height)
    a_game_of_nero(window, [tmp_path / "game.txt"], 5, length="short").run()
    assert "The score" in window.text()
    assert "\x1b" not in window.text()
    assert all(len(line) <= width for line in window.text().split("\n"))


def test_every_choice_has_its_number_and_no_other() -> None:
    """Whatever is asked: the numbers of the menu are exactly the legal lines (and not to be asked again)."""
    for seed in range(6):
        rng = random.Random(seed)
        state = rostra.load("nero", players=3 + seed % 2).new()
        window = unread()
        title = InTerminal(window.screen, ENGLISH, state)
        while state.actor != rostra.OVER:
            if state.actor != rostra.CHANCE:
                menu = title.menu(state, state.view(state.actor), rng)
                legal = [state.text(action) for action in state.actions()]
                assert menu.question
                assert all(len(lines) == 1 for lines in menu.numbered)
                offered = [line for (line,) in menu.numbered]
                if "no-counter" in legal:
                    assert menu.quiet is not None
                    assert offered.pop(menu.quiet - 1) == "no-counter"
                assert sorted(offered) == sorted(legal)
                shown = [number for row in menu.rows for number, _ in row.choices]
                assert shown == list(range(1, len(menu.numbered) + 1))
            state.apply(pick(state.chances() or [(action, 1) for action in state.actions()], rng))


# Choices


def test_a_turn_begins_with_activations_and_events() -> None:
    assert the_menu(a_state()) == (
        "Your turn: activate a province to march out of it, or play an event. 4 cards left for MP or FP. "
        "Activate: 1) Lusitania (1 legion) 2) Baetica (2 legions) 3) Tarraconensis (2 legions) "
        "4) Narbonensis (2 legions and the leader) 5) North Italy (2 legions) "
        "Event: 6) Galley 7) Influence of the Senate 8) Assassin 9) Revolt in Moesia"
    )


def test_a_force_on_its_way() -> None:
    state = after("activate narbonensis", "move-card galley", "force 1 leader")
    assert the_menu(state).startswith(
        "Your force is in Narbonensis: 1 legion and the leader, 4 MP left. What does it do? "
        "March to: 1) Tarraconensis (1 MP) [G2] 2) Aquitania (1 MP) 3) Lugdunensis (1 MP) "
        "4) North Italy (1 MP) [G2 (O2)] Attack: 5) Vitellius, 1 legion (1 MP) Take along: 6) 1 own legion (1 MP) "
        "Leave behind: 7) the leader 8) 1 legion Card for MP: 9) Bribery (2 MP)"
    )


def test_an_answer_tells_what_it_is_against() -> None:
    state = after("activate narbonensis", "move-card galley", "force 1", "step lugdunensis")
    assert the_menu(state) == (
        "Galba wants to march from Narbonensis to Lugdunensis: 1 legion. Do you answer? Answer with: 1) Bad Weather "
        "Or: 2) let it happen 3) let it happen, and do not ask me again this turn"
    )
    guards = {**POSITION["players"], "vitellius": {"hand": ["praetorian-guard"]}}
    state = a_state({**POSITION, "players": guards})
    for line in ("event assassin", "target otho", "no-counter", "counter praetorian-guard"):
        state.apply(state.parse(line))
    assert the_menu(state).startswith(
        "Galba plays Assassin against Otho. Otho answers: Praetorian Guard. Do you answer? "
        "Answer with: 1) Praetorian Guard"
    )


def test_two_briberies_against_a_guard() -> None:
    """They answer Otho's guard in an assassination; one would not (NE-C1)."""
    players = {**POSITION["players"], "vespasian": {"hand": ["bribery", "bribery", "traitor"]}}
    state = a_state({**POSITION, "players": players})
    for line in ("event assassin", "target otho", "counter praetorian-guard"):
        state.apply(state.parse(line))
    assert the_menu(state) == (
        "Galba plays Assassin against Otho. Otho answers: Praetorian Guard. Do you answer? "
        "Answer with: 1) two Briberies Or: 2) let it happen 3) let it happen, and do not ask me again this turn"
    )


@pytest.mark.parametrize("language", texts.languages())
def test_every_line_has_words(language: str) -> None:
    """All that anybody but chance can be offered, as if it could be now."""
    state = after("activate narbonensis", "move-card galley", "force 1 leader")
    box = InTerminal(Screen(), ENGLISH, state).box
    view = state.view(0)
    view["this_turn"]["force"]["step_costs"] = dict.fromkeys(view["provinces"], 1)
    say = Texts(language, "nero")
    worded: dict[str, set[str]] = {}
    for line in box.lines:
        verb = line.partition(" ")[0]
        if verb not in ("deal", "steal", "lot"):
            words = choices._in_words(say, box, view, line)
            assert not re.search(r"\{|\$|nero-|(choice|card|area|seat|province|troops)-[a-z]", words), line
            worded.setdefault(verb, set()).add(words)
    assert set(worded) == set(choices.ORDER)
    assert worded["counter-two"] == {say.say("choice-counter-two")}


def test_a_battle_shows_what_can_be_seen_of_it() -> None:
    lines = ["activate narbonensis", "move-card galley", "force 2 leader", "attack vitellius"]
    state = after(*lines, "no-counter", "no-counter")
    assert the_menu(state).startswith(
        "Battle in Narbonensis against Vitellius, who has 1 without cards. You have 3 (cards: none). Another card? "
        "Lay: 1) Bribery (2 FP) 2) Galley (1 FP)"
    )
    state.apply(state.parse("battle-card bribery"))
    assert "You have 5 (cards: Bribery)" in the_menu(state)
    state.apply(state.parse("ready"))
    assert "Battle in Narbonensis against Galba, who has 3 without cards. You have 1 (cards: none)" in the_menu(state)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["event galley"], "Galley: from which port? 1) Baetica [G2] 2) Tarraconensis [G2] 3) Narbonensis [G2+ V1]"),
        (["event galley", "from baetica"], "Galley from Baetica: to which port? 1) Tarraconensis [G2]"),
        (
            ["event galley", "from baetica", "to asia"],
            "Galley to Asia: who boards? At most 3 legions, and the leader. 1)",
        ),
        (["event assassin"], "Assassin: which emperor in Rome? 1) Otho"),
        (["event senate"], "Your turn: activate a province"),
        (["activate lusitania"], "Lusitania: which card do you use for MP? Card for MP: 1) Bribery (2 MP)"),
        (["activate lusitania", "move-card galley"], "Lusitania, 4 MP left: whom do you send off? 3 cards left"),
    ],
)
def test_what_is_asked(lines: list[str], said: str) -> None:
    state = a_state()
    for line in lines:
        state.apply(state.parse(line))
    assert said in the_menu(state)


def test_spent_legions_are_counted() -> None:
    state = after("activate baetica", "move-card galley", "force 1", "halt")
    assert "Baetica (2 legions; 1 tied down)" in the_menu(state)
    state = after("activate lusitania", "move-card galley", "force 1", "halt")
    assert the_menu(state).startswith("Lusitania, 4 MP left, but nobody there can march. 3 cards left for MP or FP.")


def test_declaring_comes_first() -> None:
    position = dict(POSITION, leaders={**POSITION["leaders"], "galba": {"at": "roma", "home": "tarraconensis"}})
    position["provinces"] = {
        "lusitania": {"galba": 3}, "baetica": {"galba": 2}, "tarraconensis": {"galba": 2}, "italia-nord": {"galba": 4},
        "belgica": {"vitellius": 6}, "pannonia": {"otho": 6}, "syria": {"vespasian": 5},
    }  # fmt: skip
    assert "Rome: 1) declare your leader emperor! Activate: 2)" in the_menu(a_state(position))


# What can be typed


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("?", "Bribery: answers any event card"),
        ("? galley", "Galley: up to 3 legions and your leader go from one port to another."),
        ("? revolt in moesia", "Revolt: the player of that area"),
        ("? weath", "Bad Weather: answers another player's step"),
        ("? battle", "Battle: a force attacks one player's legions"),
        ("? cp", "Emperor, three ways: (1) your leader is in Rome and you have 5 CP"),
        ("? nonsense", 'There is no card "nonsense"; there are: Bribery'),
        ("m moesia", "~Moesia:O O2 Pannonia, Dalmatia, Achaia"),
        ("m", "Germania Superior:V V2 Belgica, Lugdunensis, Germania Inferior, Raetia, North Italy"),
        ("m atlantis", 'There is no province "atlantis"; there are: Lusitania'),
        ("h", "a number that choice"),
        ("t", "~Narbonensis:G ────── ~North Italy"),
        ("d", "Discarded this round: 2 x Crisis in Rome"),
        ("d", "Galba: 4 VP (4 from before)"),
        ("99", "Choose a number from 1 to 9"),
        ("step roma", "Not possible: no force is on its way: activate a province"),
        ("declare", "Not possible: your leader must be in Rome, and he is in Narbonensis. (NE-K2)"),
        ("event traitor", "Not possible: this card is not in the hand: Traitor. (NE-T2)"),
        ("nonsense \x1b[2J", "there is no such line"),
        ("activate", "there is no such line; one like it is `activate lusitania`"),
    ],
)
def test_what_can_be_typed(tmp_path: Path, typed: str, said: str) -> None:
    window = Window(script([typed, "q"]))
    with pytest.raises(play.Quit):
        a_game(window, {1: let_go, 2: let_go, 3: let_go}, tmp_path).run()
    assert said in " ".join(window.text().split())


def test_a_typed_line_is_played(tmp_path: Path) -> None:
    window = Window(script(["Activate  BAETICA", "move-card galley", "force 2", "step lusitania", "q"]))
    game = a_game(window, {1: let_go, 2: let_go, 3: let_go}, tmp_path)
    with pytest.raises(play.Quit):
        game.run()
    assert "Galba marches from Baetica to Lusitania: 2 legions." in window.text()
    assert game.record.lines[:3] == ["activate baetica", "move-card galley", "force 2"]


def test_whoever_may_give_way_reads_to_whom(tmp_path: Path) -> None:
    window = Window(script(["no-counter", "q"]))
    galba = plan("event galley", "from baetica", "to moesia", "load 2")
    with pytest.raises(play.Quit):
        a_game(window, {0: galba, 1: let_go, 3: let_go}, tmp_path).run()
    assert (
        "Galba has landed in Moesia from a galley. Do your legions there retreat, or do they stay? "
        "Retreat to: 1) Pannonia [O3] 2) Dalmatia 3) Achaia Or: 4) stay"
    ) in " ".join(window.text().split())


@pytest.mark.parametrize("language", texts.languages())
def test_whoever_is_asked_for_leave_reads_by_whom(language: str) -> None:
    """It is said who entered where, whatever happened since: here a galley lands elsewhere before leave is asked."""
    say = Texts(language, "nero")
    provinces = {**POSITION["provinces"], "belgica": {"vitellius": 2}, "aquitania": {"vitellius": 1}}
    state = a_state({**POSITION, "provinces": provinces})
    for line in ("activate narbonensis", "move-card bribery", "force 1", "step aquitania", "no-counter", "no-counter"):
        state.apply(state.parse(line))
    on_foot = say.say("entered-on-foot", seat="galba", province="aquitania")
    assert the_menu(state, language).startswith(f"{on_foot} {say.say('ask-give-way')}")
    sailing = ["event galley", "from baetica", "to asia", "load 2", "no-counter", "no-counter"]
    for line in ("stay", *sailing, "ask-leave"):
        state.apply(state.parse(line))
    assert the_menu(state, language).startswith(f"{on_foot} {say.say('ask-leave')}")


@pytest.mark.parametrize("language", texts.languages())
def test_landed_troops_ask_for_leave(language: str) -> None:
    say = Texts(language, "nero")
    state = after("event galley", "from baetica", "to moesia", "load 2", "no-counter", "no-counter", "stay")
    landing = say.say("ask-landing", province="moesia")
    assert the_menu(state, language).startswith(landing)  # he knows where he is
    state.apply(state.parse("ask-leave"))
    by_galley = say.say("entered-by-galley", seat="galba", province="moesia")
    assert the_menu(state, language).startswith(f"{by_galley} {say.say('ask-leave')}")


@pytest.mark.parametrize("language", texts.languages())
def test_a_traitor_who_finds_nothing(language: str) -> None:
    shown = InTerminal(Screen(), Texts(language, "nero"), a_state())
    seen = {"event": "stolen-nothing", "seat": "galba", "target": "otho"}
    (told,) = shown.tell(seen)
    assert shown.texts.name("seat", "galba") in told
    assert shown.texts.name("seat", "otho") in told
    assert not shown.skips(seen, False)


def test_not_to_be_asked_again_this_turn(tmp_path: Path) -> None:
    """Otho holds bad weather: after "do not ask me again" Galba's other steps are let go until the turn ends."""
    window = Window(script(["3", "q"]))
    march = ["activate narbonensis", "move-card galley", "force 1", "step lugdunensis", "step aquitania"]
    galba = plan(*march, "halt", "end-turn")
    vitellius = plan(
        "no-counter", "no-counter", "activate belgica", "move-card bad-weather", "force 1", "step lugdunensis"
    )
    game = a_game(window, {0: galba, 1: vitellius, 3: let_go}, tmp_path)
    with pytest.raises(play.Quit):
        game.run()
    assert game.record.lines.count("no-counter") == 4
    assert "Galba marches from Lugdunensis to Aquitania: 1 legion." in window.text()
    assert window.text().count("Do you answer?") == 2  # again in the next turn
    assert "Vitellius wants to march from Belgica to Lugdunensis: 1 legion." in window.text()


@pytest.mark.parametrize(
    ("language", "typed", "right"),
    [
        ("de", "galeere", "galley"),
        ("de", "krank", "bad-health"),
        ("de", "schlacht", "battle"),
        ("nl", "sluip", "assassin"),
        ("nl", "senaat", "senate"),
        ("it", "corr", "bribery"),
        ("cs", "uplatek", "bribery"),
        ("cs", "cisar", "emperor"),
        ("en", "pass", "leave"),
        ("en", "leave", "leave"),  # its English name until it became Passage
        ("en", "lea", "leave"),
        ("nl", "leave", "leave"),
    ],
)
def test_a_part_of_a_name_is_enough(language: str, typed: str, right: str) -> None:
    window = unread()
    say = Texts(language, "nero")
    InTerminal(window.screen, say, a_state()).explain(typed, {})
    assert " ".join(say.say(f"explain-{right}").split()) in " ".join(window.text().split())


# The end


@pytest.mark.parametrize("language", texts.languages())
def test_the_score(language: str) -> None:
    """All that can be said at the end: won on points, tied, shared, and at once."""
    say = Texts(language, "nero")
    leaders = ("galba", "vitellius", "otho", "vespasian")
    lines = (Line(0, "battles", "round 1", 1), Line(0, "battles", "round 3", 2), Line(1, "before", "position", 9))
    for points, winners, reason in (
        ((5, 3, 2, 1), (0,), "rounds"),
        ((5, 5, 2, 1), (1,), "rounds"),
        ((5, 5, 2, 1), (0, 1), "rounds"),
        ((1, 3, 2, 1), (0,), "control"),
    ):
        for human in (0, 2, None):
            window = unread()
            guide.score(window.screen, say, rostra.Outcome(points, winners, lines, reason), leaders, human)
            assert "1 + 2" in window.text()
            assert "nero-" not in window.text()
            assert (say.say("score-you-won") in window.text()) == (human == 0 and human in winners)


# Several people at one keyboard


def test_a_curtain_falls_between_people(tmp_path: Path) -> None:
    """Each of them reads his own cards only, and behind the curtain all that he has missed."""
    window = Window(numbers(3))
    game = a_game_of_nero(window, [tmp_path / "game.txt"], 3, (0, 2), length="short")
    game.run()
    told = window.text()
    assert "Only Seat 1 may look now. Press Enter>" in told
    assert "Only Seat 3 may look now. Press Enter>" in told
    assert told.count("may look now") > 4
    assert "The score" in told
    # between two curtains only one of them is addressed
    for scene in told.split("may look now")[1:]:
        assert len(set(re.findall(r"(\w+) \(you\)", scene))) <= 1


def test_secrets_stay_behind_the_curtain(tmp_path: Path) -> None:
    """What one person lays for a battle the other one does not read."""
    march = ["activate narbonensis", "move-card galley", "force 2 leader", "attack vitellius"]
    window = Window(script(["", *march, "battle-card bribery", "ready", "", "", "q"]))
    position = {**POSITION, "players": {**POSITION["players"], "vitellius": {"hand": ["senate"]}}}
    with pytest.raises(play.Quit):
        a_game(window, {2: let_go, 3: let_go}, tmp_path, position).run()
    before, behind = window.text().split("Only Vitellius may look now.")
    assert "cards: Bribery" in before
    assert "\n" * 40 in before  # what was there has scrolled away
    assert "Galba attacks Vitellius in Narbonensis." in behind
    assert "Hand (MP/FP):   Influence of the Senate 2/1" in behind
    assert "Bribery" not in behind


def test_the_map_is_drawn_again_behind_a_curtain(tmp_path: Path) -> None:
    """Galba, Otho, Galba again: the map has not changed, but it is not in the window any more."""
    march = ["activate baetica", "move-card galley", "force 1", "step lusitania"]
    window = Window(script(["", *march, "", "", "counter bad-weather", "", "", "q"]))
    with pytest.raises(play.Quit):
        a_game(window, {1: let_go, 3: let_go}, tmp_path).run()
    scenes = window.text().split("may look now.")[1:]
    assert [re.findall(r"(\w+) \(you\)", scene) for scene in scenes] == [["Galba"], ["Otho"], ["Galba"]]


def test_a_game_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with pytest.raises(play.Quit):
        a_game_of_nero(Window(script(["1", "1", "1", "1"])), [file], 4).run()
    found = record.read(file.read_text(encoding="utf-8"))
    window = Window(numbers(1))
    bot = a_game_of_nero(unread(), [tmp_path / "other.txt"]).opponents
    play.GameAtKeyboard(window.screen, ENGLISH, found, bot, play.Chance(4), [file]).run()
    again = record.read(file.read_text(encoding="utf-8"))
    assert again.result != "*"


# Secrecy


def test_the_window_is_the_same_whatever_others_hold(tmp_path: Path) -> None:
    """Two worlds that differ in the hands of others: Galba reads the same, also while somebody could answer him."""
    shown = []
    for hand in (["bad-weather", "bad-omens"], ["senate", "traitor"]):
        position = {**POSITION, "players": {**POSITION["players"], "otho": {"hand": hand}}}
        march = ["activate baetica", "move-card galley", "force 1", "step lusitania"]
        window = Window(script([*march, "d", "t", "event senate", "q"]))
        with pytest.raises(play.Quit):
            a_game(window, {1: let_go, 2: let_go, 3: let_go}, tmp_path, position).run()
        shown.append(window.text())
    assert shown[0] == shown[1]


def test_choices_need_no_secret() -> None:
    """The menu is made from the state's lines and the view alone: a sampled world gives the same one."""
    state = after("activate narbonensis", "move-card galley", "force 1 leader")
    world = state.sample(0, random.Random(1))
    shown = InTerminal(Screen(), ENGLISH, state)
    menus = [choices.menu(ENGLISH, shown.box, one, one.view(0)) for one in (state, world)]
    assert menus[0] == menus[1]


def test_an_old_line_is_refused_with_the_new_ones(tmp_path: Path) -> None:
    """NE-M5: until version 3 of the rules both were taken along by one line."""
    lines = "activate baetica; move-card galley; force 1; step lusitania; take both; take own 1; take neutral 1; q"
    window = Window(script(lines.split("; ")))
    with pytest.raises(play.Quit):
        a_game(window, {1: let_go, 2: let_go, 3: let_go}, tmp_path).run()
    shown = " ".join(window.text().split())
    assert "take them one kind at a time and say how many, for example `take own 1`, then `take neutral 1`" in shown
    assert shown.count("Galba takes along in Lusitania: 1 legion.") == 2
