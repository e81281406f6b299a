"""Why a line cannot be played now: for every reason the engine can give, a position and a line that gives it."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import rostra
from rostra.game import State
from tests.nero.table import THREE, after, at, game, player

SOURCE = Path(rostra.__file__).parent / "nero"


class Case(NamedTuple):
    message: str
    rule: str
    details: dict[str, str | int]
    state: State
    line: str


def new(*lines: str) -> State:
    return after(game().new(), *lines)


def to_lay(hand: str, used: str) -> State:
    """Galba stands beside Vitellius, who has no answer; an attack needs a card."""
    state = at(player("narbonensis 2", hand=f"{used} {hand}"), player("narbonensis 1", hand="crisis"), attack="card")
    cards = "; ".join(f"move-card {card}" for card in used.split())
    return after(state, f"activate narbonensis; {cards}; force 2")


SHORT = to_lay("senate senate", "galley")
WORN = to_lay("senate", "galley crisis germans traitor")
HOMES = "want west; want north; want danube; want east"
PLACED = "; ".join(f"place {there}; place {there}" for there in ("lusitania", "belgica", "raetia", "asia"))

# Galba with three legions beside Vitellius, two legions with a marker, one on their way
BORDER = at(
    player("narbonensis 3", hand="galley galley galley galley germans", marked="aquitania 2", leader="narbonensis"),
    player("lugdunensis 2", hand="ave-caesar"),
    neutral="baetica 1",
)
MARCH = after(BORDER, "activate narbonensis; move-card galley; force 2 leader")
MET = after(MARCH, "step lugdunensis; stay")
ALONE = after(BORDER, "activate narbonensis; move-card galley; force 0 leader")
EVENTS = "senate galley assassin crisis traitor rebellion germans ave-caesar bribery revolt-moesia revolt-iudaea"
ROME = at(player("italia-nord 2", leader="roma", hand="senate"))
EMPEROR = at(player(rank="emperor", hand=EVENTS), player(hand="bribery"), player(rank="emperor", leader="roma"))
DRIVEN = after(
    at(player("belgica 2", hand="germans senate"), "belgica 7", neutral="germania-inferior 1"),
    "event germans; at germania-inferior",
)
WEATHER = after(
    at(player("narbonensis 3", hand="galley galley"), player("lugdunensis 2", hand="bad-weather bad-weather")),
    "activate narbonensis; move-card galley; force 2",
)
BATTLE = after(MET, "attack vitellius")
SHIP = after(at(player("baetica 2 tarraconensis 1", hand="galley senate")), "event galley")
ASSASSIN = after(
    at(
        player(hand="assassin senate"),
        player(rank="emperor", leader="roma", hand="praetorian-guard"),
        player(hand="bribery bad-omens bribery"),
    ),
    "event assassin; target vitellius",
)
BEATEN = after(  # Vitellius has lost in lugdunensis and may flee
    at(
        player("narbonensis 3", hand="galley praetorian-guard"),
        player("lugdunensis 3 belgica 1", hand="ave-caesar"),
        player("germania-superior 1"),
    ),
    "activate narbonensis; move-card galley; force 3; step lugdunensis; stay; attack vitellius",
    "battle-card praetorian-guard; ready; ready",
)

SENATE = after(at(player(hand="senate"), player(hand="bribery bribery bad-weather")), "event senate")
ASSASSIN_BY_OTHO = after(
    at(
        player(hand="assassin senate"),
        player(rank="emperor", leader="roma", hand="praetorian-guard"),
        player(hand="bribery praetorian-guard"),
    ),
    "event assassin; target vitellius",
)

CASES = [
    Case("nero-why-two-not-needed", "NE-C1", {"card": "bribery"}, SENATE, "counter-two bribery"),
    Case("nero-why-does-not-counter", "NE-C3", {"card": "bad-weather"}, SENATE, "counter bad-weather"),
    Case(
        "nero-why-only-one",
        "NE-C1",
        {"card": "bribery"},
        after(ASSASSIN_BY_OTHO, "counter praetorian-guard"),
        "counter-two bribery",
    ),
    Case(
        "nero-why-already-there",
        "NE-C12",
        {"province": "moesia"},
        after(at(player(hand="revolt-moesia"), otho=player("raetia 6 moesia 1")), "event revolt-moesia"),
        "from moesia",
    ),
    Case("nero-why-spelling", "notation", {"right": "end-turn"}, BORDER, " End-Turn "),
    Case("nero-why-unknown", "notation", {"right": "step lusitania"}, BORDER, "step thule"),
    Case("nero-why-unknown", "notation", {"right": "nero-asked-turn"}, BORDER, "rule the world"),
    Case("nero-why-unknown", "notation", {"right": "take own 1"}, MARCH, "take"),
    Case("nero-why-unknown", "notation", {"right": "take leader"}, MARCH, "take leader 1"),
    Case("nero-why-unknown", "notation", {"right": "take own 1"}, MARCH, "take 2"),
    Case("nero-why-unknown", "notation", {"right": "take own 1"}, MARCH, "take own 0"),
    Case("nero-why-unknown", "notation", {"right": "take neutral 1"}, MARCH, "take neutral 5"),
    Case(
        "nero-why-not-asked", "NE-M1", {"asked": "nero-asked-first-card"}, after(BORDER, "activate narbonensis"), "halt"
    ),
    Case(
        "nero-why-not-in-hand", "NE-M1", {"card": "senate"}, after(BORDER, "activate narbonensis"), "move-card senate"
    ),
    # Set-up
    Case(
        "nero-why-area-taken",
        "NE-S1",
        {"area": "west", "seat": "seat1"},
        new("want west; want danube; want danube; want east; lot seat3"),
        "want west",
    ),
    Case("nero-why-own-area", "NE-S2", {"province": "asia", "area": "west"}, new(HOMES), "place asia"),
    Case("nero-why-own-area", "NE-S3", {"province": "asia", "area": "west"}, new(HOMES, PLACED), "home asia"),
    Case(
        "nero-why-not-in-deck",
        "NE-S4",
        {"card": "germans"},
        new(HOMES, PLACED, "home lusitania; home belgica; home raetia; home asia; deal germans; deal germans"),
        "deal germans",
    ),
    # A turn
    Case("nero-why-use-a-card", "NE-T2", {}, BORDER, "end-turn"),
    Case("nero-why-halt-first", "NE-J2", {"here": "narbonensis"}, MARCH, "end-turn"),
    Case("nero-why-halt-first", "NE-J2", {"here": "narbonensis"}, MARCH, "activate aquitania"),
    Case("nero-why-halt-first", "NE-J2", {"here": "narbonensis"}, MARCH, "force 1"),
    Case("nero-why-halt-first", "NE-J2", {"here": "narbonensis"}, MARCH, "unmark"),
    Case("nero-why-not-in-hand", "NE-T2", {"card": "senate"}, BORDER, "event senate"),
    Case("nero-why-activate-first", "NE-M1", {}, BORDER, "move-card galley"),
    Case("nero-why-activate-first", "NE-M1", {}, BORDER, "force 1"),
    Case("nero-why-activate-first", "NE-M1", {}, BORDER, "unmark"),
    Case(
        "nero-why-four-cards",
        "NE-T2",
        {},
        after(MARCH, "halt; move-card galley; move-card galley; move-card galley"),
        "move-card germans",
    ),
    Case(
        "nero-why-four-cards",
        "NE-T2",
        {},
        after(MARCH, "halt; move-card galley; move-card galley; move-card galley"),
        "activate aquitania",
    ),
    Case("nero-why-no-cards", "NE-M1", {}, after(ROME, "event senate"), "activate roma"),
    Case("nero-why-nobody-there", "NE-M1", {"province": "asia"}, BORDER, "activate asia"),
    # Forces
    Case("nero-why-no-force", "NE-M2", {}, BORDER, "step aquitania"),
    Case("nero-why-no-force", "NE-M2", {}, BORDER, "attack vitellius"),
    Case("nero-why-no-force", "NE-M2", {}, BORDER, "halt"),
    Case("nero-why-no-force", "NE-M2", {}, BORDER, "take own 1"),
    Case("nero-why-take-number", "NE-M5", {"right": "take own 1"}, BORDER, "take own"),
    Case("nero-why-no-force", "NE-M2", {}, BORDER, "leave 1"),
    Case("nero-why-no-force", "NE-M2", {}, BORDER, "leave leader"),
    Case("nero-why-no-force", "NE-M2", {}, BORDER, "ask-leave"),
    Case(
        "nero-why-legions-free",
        "NE-M2",
        {"here": "narbonensis", "free": 1, "spent": 2, "marked": 0},
        after(MARCH, "halt"),
        "force 2",
    ),
    Case(
        "nero-why-legions-free",
        "NE-M2",
        {"here": "aquitania", "free": 0, "spent": 0, "marked": 2},
        after(BORDER, "activate aquitania; move-card galley"),
        "force 1",
    ),
    Case(
        "nero-why-leader-elsewhere",
        "NE-M2",
        {"here": "aquitania", "there": "narbonensis"},
        after(BORDER, "activate aquitania; move-card galley"),
        "force 0 leader",
    ),
    Case("nero-why-leader-spent", "NE-M4", {}, after(MARCH, "halt"), "force 0 leader"),
    Case("nero-why-leader-in-force", "NE-M5", {}, MARCH, "take leader"),
    Case("nero-why-leader-not-in-force", "NE-M4", {}, after(MARCH, "leave leader"), "leave leader"),
    Case("nero-why-leave", "NE-M4", {"legions": 2}, MARCH, "leave 3"),
    Case("nero-why-no-own-to-take", "NE-M5", {"here": "aquitania"}, after(MARCH, "step aquitania"), "take own 1"),
    Case("nero-why-no-neutral-to-take", "NE-M5", {"here": "narbonensis"}, MARCH, "take neutral 1"),
    Case("nero-why-no-card-to-lay", "NE-F2", {}, WORN, "attack vitellius"),
    Case("nero-why-attack-needs-card", "NE-F2", {}, after(SHORT, "event senate; event senate"), "attack vitellius"),
    Case("nero-why-lay-a-card", "NE-F2", {}, after(SHORT, "attack vitellius"), "ready"),
    Case("nero-why-take-fewer", "NE-M5", {"here": "narbonensis", "free": 1}, MARCH, "take own 2"),
    Case("nero-why-take-number", "NE-M5", {"right": "take neutral 1"}, MARCH, "take neutral"),
    Case("nero-why-take-both", "NE-M5", {"right": "take own 1", "then": "take neutral 1"}, MARCH, "take both"),
    Case(
        "nero-why-bp",
        "NE-M5",
        {"need": 1, "have": 0},
        after(
            at(player("baetica 2", hand="senate senate"), neutral="lusitania 1"),
            "activate baetica; move-card senate; force 1; step lusitania; step baetica",
        ),
        "take own 1",
    ),
    Case(
        "nero-why-bp",
        "NE-M5",
        {"need": 2, "have": 1},
        after(
            at(player("baetica 2", hand="senate senate"), neutral="lusitania 1"),
            "activate baetica; move-card senate; force 2; step lusitania",
        ),
        "take neutral 1",
    ),
    Case("nero-why-not-bordering", "NE-M3", {"province": "asia", "here": "narbonensis"}, MARCH, "step asia"),
    Case("nero-why-leaders-only", "NE-M6", {}, after(MARCH, "step italia-nord"), "step roma"),
    Case("nero-why-hindered", "NE-M7", {"here": "lugdunensis", "seats": "vitellius"}, MET, "step belgica"),
    Case(
        "nero-why-hindered",
        "NE-M8",
        {"here": "lugdunensis", "seats": "vitellius"},
        after(ALONE, "step lugdunensis"),
        "step belgica",
    ),
    Case(
        "nero-why-bp",
        "NE-M3",
        {"need": 3, "have": 2},
        after(
            at(player("belgica 2", hand="senate senate"), germans="germania-inferior"),
            "activate belgica; move-card senate; force 2",
        ),
        "step germania-inferior",
    ),
    Case("nero-why-nobody-hinders", "NE-M7", {}, MARCH, "ask-leave"),
    Case("nero-why-asked-already", "NE-M7", {"seats": "vitellius"}, after(MET, "ask-leave; refuse"), "ask-leave"),
    Case(
        "nero-why-weather-step",
        "NE-C3",
        {},
        after(WEATHER, "step lugdunensis; counter bad-weather"),
        "step lugdunensis",
    ),
    Case("nero-why-weather-step", "NE-C3", {}, after(WEATHER, "step lugdunensis; counter bad-weather"), "ask-leave"),
    Case("nero-why-no-markers", "NE-M9", {"here": "narbonensis"}, after(MARCH, "halt"), "unmark"),
    Case(
        "nero-why-fresh-markers",
        "NE-M9",
        {"here": "baetica"},
        after(
            at(player("baetica 1 tarraconensis 3", hand="galley galley"), player("tarraconensis 9", hand="ave-caesar")),
            "activate tarraconensis; move-card galley; force 3; attack vitellius; ready; ready; retreat baetica",
            "activate baetica; move-card galley",
        ),
        "unmark",
    ),
    Case(
        "nero-why-bp",
        "NE-M9",
        {"need": 2, "have": 1},
        after(
            at(player("baetica 1", marked="baetica 2", hand="assassin senate")), "activate baetica; move-card assassin"
        ),
        "unmark",
    ),
    # Attacks
    Case("nero-why-own-legions", "NE-F1", {"enemy": "galba", "here": "lugdunensis"}, MET, "attack galba"),
    Case("nero-why-no-enemy", "NE-F1", {"enemy": "otho", "here": "lugdunensis"}, MET, "attack otho"),
    Case("nero-why-leader-alone", "NE-M8", {}, after(ALONE, "step lugdunensis"), "attack vitellius"),
    Case(
        "nero-why-landed",
        "NE-C8",
        {},
        after(
            at(player("baetica 2", hand="galley galley senate"), player("narbonensis 1", hand="ave-caesar")),
            "event galley; from baetica; to narbonensis; load 2; stay; ask-leave; grant",
            "activate narbonensis; move-card galley; force 2",
        ),
        "attack vitellius",
    ),
    Case("nero-why-drawn", "NE-F6", {}, after(BATTLE, "ready; ready"), "attack vitellius"),
    Case("nero-why-drawn", "NE-F6", {}, after(BATTLE, "ready; ready"), "step aquitania"),
    Case(
        "nero-why-fought",
        "NE-F1",
        {"enemy": "vitellius", "here": "lugdunensis"},
        after(BEATEN, "stay"),
        "attack vitellius",
    ),
    Case(
        "nero-why-weather-attack",
        "NE-C3",
        {"enemy": "vitellius", "here": "lugdunensis"},
        after(WEATHER, "step lugdunensis; no-counter; stay; attack vitellius; counter bad-weather"),
        "attack vitellius",
    ),
    Case(
        "nero-why-bp",
        "NE-F1",
        {"need": 1, "have": 0},
        after(
            at(player("narbonensis 2", hand="assassin senate"), player("lugdunensis 1", hand="ave-caesar")),
            "activate narbonensis; move-card assassin; force 2; step lugdunensis; stay",
        ),
        "attack vitellius",
    ),
    # Battles and retreats
    Case("nero-why-not-in-hand", "NE-F2", {"card": "senate"}, BATTLE, "battle-card senate"),
    Case(
        "nero-why-most-cards",
        "NE-F2",
        {"most": 3},
        after(BATTLE, "battle-card galley; battle-card galley; battle-card galley"),
        "battle-card germans",
    ),
    Case(
        "nero-why-marked-lay-none",
        "NE-F3",
        {},
        after(
            at(player("narbonensis 2", hand="galley"), player("belgica 1", marked="lugdunensis 1", hand="senate")),
            "activate narbonensis; move-card galley; force 2; step lugdunensis; stay; attack vitellius; ready",
        ),
        "battle-card senate",
    ),
    Case(
        "nero-why-not-bordering",
        "NE-R1",
        {"province": "asia", "here": "lugdunensis"},
        after(MARCH, "step lugdunensis"),
        "retreat asia",
    ),
    Case(
        "nero-why-came-from",
        "NE-R1",
        {"province": "narbonensis", "here": "lugdunensis"},
        after(MARCH, "step lugdunensis"),
        "retreat narbonensis",
    ),
    Case(
        "nero-why-others-there",
        "NE-R1",
        {"province": "germania-superior", "here": "lugdunensis"},
        BEATEN,
        "retreat germania-superior",
    ),
    Case(
        "nero-why-leaders-only",
        "NE-M6",
        {},
        after(
            at(player("narbonensis 2", hand="galley"), player("italia-nord 1", hand="ave-caesar")),
            "activate narbonensis; move-card galley; force 2; step italia-nord",
        ),
        "retreat roma",
    ),
    Case(
        "nero-why-must-flee",
        "NE-F5",
        {},
        after(
            at(player("narbonensis 2", hand="galley"), player("lugdunensis 9", hand="ave-caesar")),
            "activate narbonensis; move-card galley; force 2; step lugdunensis; stay; attack vitellius; ready; ready",
        ),
        "stay",
    ),
    # The throne
    Case("nero-why-not-in-rome", "NE-K2", {"there": "narbonensis"}, BORDER, "declare"),
    Case("nero-why-emperor-already", "NE-K2", {}, EMPEROR, "declare"),
    Case(
        "nero-why-two-emperors",
        "NE-K1",
        {},
        at(player(leader="roma"), player(rank="emperor"), player(rank="emperor")),
        "declare",
    ),
    Case(
        "nero-why-kp",
        "NE-K2",
        {"kp": 4, "need": 5, "italy": 2, "areas": 2, "cards": 0, "names": "west"},
        at(player("italia-nord 2 baetica 1 lusitania 1 aquitania 1", leader="roma", hand="senate")),
        "declare",
    ),
    Case(
        "nero-why-kp",
        "NE-K2",
        {"kp": 3, "need": 5, "italy": 2, "areas": 0, "cards": 1, "names": ""},
        after(ROME, "event senate"),
        "declare",
    ),
    # Events
    Case(
        "nero-why-once",
        "NE-T3",
        {"card": "galley"},
        after(
            at(player("baetica 2 tarraconensis 2", hand="galley galley")),
            "event galley; from baetica; to tarraconensis; load 1",
        ),
        "event galley",
    ),
    Case("nero-why-answers-only", "NE-C1", {"card": "bribery"}, EMPEROR, "event bribery"),
    Case("nero-why-nobody-to-board", "NE-C8", {}, at(player("lusitania 7", hand="galley")), "event galley"),
    Case("nero-why-no-emperor-in-rome", "NE-C6", {}, at(player(hand="assassin")), "event assassin"),
    Case("nero-why-no-emperor-outside", "NE-C15", {}, at(player(hand="crisis")), "event crisis"),
    Case(
        "nero-why-nobody-has-cards",
        "NE-C14",
        {},
        at(player(hand="traitor"), player(hand=""), player(hand=""), player(hand="")),
        "event traitor",
    ),
    Case(
        "nero-why-four-neutral", "NE-C11", {}, at(player(hand="rebellion"), neutral="roma 0 asia 4"), "event rebellion"
    ),
    Case(
        "nero-why-four-neutral", "NE-C12", {}, at(player(hand="revolt-moesia"), neutral="asia 4"), "event revolt-moesia"
    ),
    Case(
        "nero-why-free-area",
        "NE-C12",
        {"province": "iudaea"},
        at(player(hand="revolt-iudaea"), seats=THREE),
        "event revolt-iudaea",
    ),
    Case(
        "nero-why-no-legions-left",
        "NE-C12",
        {"seat": "otho"},
        at(player(hand="revolt-moesia"), otho=player("", rest=False)),
        "event revolt-moesia",
    ),
    Case("nero-why-no-general", "NE-K3", {}, EMPEROR, "event ave-caesar"),
    Case(
        "nero-why-two-emperors",
        "NE-K3",
        {},
        at(player(hand="ave-caesar"), player(rank="emperor"), player(rank="emperor"), candidates="below-two"),
        "event ave-caesar",
    ),
    Case(
        "nero-why-not-at-home",
        "NE-K3",
        {"home": "lusitania", "there": "roma"},
        at(player(hand="ave-caesar", leader="roma")),
        "event ave-caesar",
    ),
    Case(
        "nero-why-no-legion-at-home",
        "NE-K3",
        {"home": "lusitania", "there": "lusitania"},
        at(player("baetica 7", hand="ave-caesar")),
        "event ave-caesar",
    ),
    Case(
        "nero-why-area-not-controlled",
        "NE-K3",
        {"area": "west"},
        at(player("lusitania 7", hand="ave-caesar")),
        "event ave-caesar",
    ),
    Case("nero-why-no-port", "NE-C8", {"province": "lusitania"}, SHIP, "from lusitania"),
    Case("nero-why-nobody-boards-here", "NE-C8", {"province": "asia"}, SHIP, "from asia"),
    Case("nero-why-other-port", "NE-C8", {}, after(SHIP, "from baetica"), "to baetica"),
    Case("nero-why-load", "NE-C8", {"here": "baetica", "free": 2}, after(SHIP, "from baetica; to asia"), "load 3"),
    Case(
        "nero-why-leader-cannot-board",
        "NE-C8",
        {"here": "baetica", "free": 2},
        after(SHIP, "from baetica; to asia"),
        "load 1 leader",
    ),
    Case(
        "nero-why-target-no-emperor",
        "NE-C6",
        {"target": "vespasian"},
        after(EMPEROR, "event assassin"),
        "target vespasian",
    ),
    Case("nero-why-target-not-in-rome", "NE-C6", {"target": "galba"}, after(EMPEROR, "event assassin"), "target galba"),
    Case(
        "nero-why-target-no-emperor",
        "NE-C7",
        {"target": "vespasian"},
        after(EMPEROR, "event crisis"),
        "target vespasian",
    ),
    Case("nero-why-target-in-rome", "NE-C15", {"target": "otho"}, after(EMPEROR, "event crisis"), "target otho"),
    Case("nero-why-not-himself", "NE-C14", {"target": "galba"}, after(EMPEROR, "event traitor"), "target galba"),
    Case(
        "nero-why-target-no-cards",
        "NE-C14",
        {"target": "otho"},
        after(at(player(hand="traitor"), player(hand="senate"), player(hand="")), "event traitor"),
        "target otho",
    ),
    Case(
        "nero-why-not-playing",
        "NE-B5",
        {"target": "vespasian"},
        after(at(player(hand="traitor"), seats=THREE), "event traitor"),
        "target vespasian",
    ),
    Case(
        "nero-why-not-in-that-hand",
        "NE-C14",
        {"card": "senate"},
        after(at(player(hand="traitor"), player(hand="galley")), "event traitor; target vitellius"),
        "steal senate",
    ),
    Case(
        "nero-why-germans-there",
        "NE-C15",
        {"province": "germania-superior"},
        after(
            at(player("belgica 1", hand="germans"), player("belgica 7"), germans="germania-superior"), "event germans"
        ),
        "at germania-superior",
    ),
    Case(
        "nero-why-no-legion-of",
        "NE-C11",
        {"province": "asia", "seat": "galba"},
        after(EMPEROR, "event rebellion"),
        "at asia galba",
    ),
    Case(
        "nero-why-not-bordering",
        "NE-C9",
        {"province": "asia", "here": "germania-inferior"},
        DRIVEN,
        "send-neutral asia",
    ),
    Case(
        "nero-why-not-bordering",
        "NE-C9",
        {"province": "asia", "here": "germania-inferior"},
        after(at(player("germania-inferior 2", hand="germans senate")), "event germans; at germania-inferior"),
        "send asia",
    ),
    Case(
        "nero-why-no-legion-of",
        "NE-C12",
        {"province": "asia", "seat": "otho"},
        after(at(player(hand="revolt-moesia"), otho=player("raetia 7")), "event revolt-moesia"),
        "from asia",
    ),
    # Answers
    Case("nero-why-nothing-to-counter", "NE-C1", {}, EMPEROR, "counter bribery"),
    Case("nero-why-not-in-hand", "NE-C1", {"card": "bribery"}, ASSASSIN, "counter bribery"),
    Case("nero-why-two-briberies", "NE-C1", {}, after(ASSASSIN, "counter praetorian-guard"), "counter bribery"),
    Case(
        "nero-why-does-not-counter",
        "NE-C2",
        {"card": "bad-omens"},
        after(ASSASSIN, "counter praetorian-guard"),
        "counter bad-omens",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.message}-{case.rule}-{i}" for i, case in enumerate(CASES)])
def test_the_reason_names_the_rule_and_its_numbers(case: Case) -> None:
    before = case.state.position(), case.state.actions()
    no = case.state.why_not(case.line)
    assert no is not None
    assert (no.message, no.rule, no.details) == (case.message, case.rule, case.details)
    with pytest.raises(ValueError, match=re.escape(case.message)):
        case.state.parse(case.line)
    assert (case.state.position(), case.state.actions()) == before


DECKS_OF_THEIR_OWN = {"nero-why-own-turn"}  # an answer marked "own" or "once": test_answers_of_an_own_deck below
AT_THE_END = {"nero-why-over"}


def test_every_reason_there_is_has_a_case() -> None:
    known = {word for path in SOURCE.glob("*.py") for word in re.findall(r'"(nero-why-[a-z-]+)"', path.read_text())}
    assert known - {case.message for case in CASES} == DECKS_OF_THEIR_OWN | AT_THE_END


def test_answers_of_an_own_deck_NE_J3(tmp_path: Path) -> None:
    """An answer marked "own" cannot answer others in their turns; one marked "once" not twice in a turn"""
    deck = (SOURCE / "data" / "deck.toml").read_text()
    deck = deck.replace('n = 5, bp = 2, gp = 2, when = "any"', 'n = 5, bp = 2, gp = 2, when = "own"')
    deck = deck.replace('gp = 3, when = "any", once = false }', 'gp = 3, when = "any", once = true }')
    file = tmp_path / "deck.toml"
    file.write_text(deck)
    state = at(player(hand="senate senate"), player(hand="bribery bad-omens bad-omens"), deck=str(file))
    asked = after(state, "event senate")
    no = asked.why_not("counter bribery")
    assert no is not None
    assert (no.message, no.rule) == ("nero-why-own-turn", "NE-T3")
    again = after(asked, "counter bad-omens; event senate")
    assert again.seats[again.actor] == "galba"  # Vitellius has played his bad omens of this turn: he is not asked


def test_nothing_can_be_played_when_the_game_is_over_NE_P3() -> None:
    everything = "baetica 1 tarraconensis 1 aquitania 1 belgica 1 lugdunensis 1 britannia 1 raetia 1 noricum 1 moesia 1"
    state = at(
        player(f"{everything} achaia 1 asia 1 syria 1"),
        player("iudaea 16", rest=False),
        player("", rest=False),
        player("", rest=False),
    )
    assert state.actor == rostra.OVER
    no = state.why_not("end-turn")
    assert no is not None
    assert (no.message, no.rule) == ("nero-why-over", "NE-P3")


def test_every_illegal_line_has_a_reason() -> None:
    """Wherever the game is, whatever one tries"""
    for state in {id(case.state): case.state for case in CASES}.values():
        legal = set(state.actions())
        for action in range(len(game().lines)):
            no = state.why_not(state.text(action))
            assert (no is None) == (action in legal)
            assert no is None or no.rule.startswith("NE-")
