"""The legal choices, numbered, in rows by what they do: march, attack, use a card, play an event.

An answer is a number or a line of notation. Behind a choice stands what it costs and whom it meets.
"""

from rostra.annals import sentences, worded
from rostra.game import Json, State
from rostra.nero.box import Box
from rostra.nero.events import TROOPS
from rostra.terminal.menu import Menu
from rostra.terminal.nero import board
from rostra.texts import Texts

# The order of the rows: first what is most common in a turn, last what ends something.
ORDER = (
    "declare", "want", "place", "home", "target", "from", "to", "load", "at", "send", "send-neutral", "counter",
    "counter-two", "step", "attack", "take", "leave", "force", "unmark", "activate", "move-card", "battle-card",
    "event", "retreat", "grant", "refuse", "ask-leave", "stay", "ready", "no-counter", "halt", "end-turn",
)  # fmt: skip
CAPTIONS = {
    "declare", "counter", "step", "attack", "take", "leave", "force", "activate", "move-card", "battle-card", "event",
    "retreat",
}  # fmt: skip
OTHERWISE = {"ask-leave", "stay", "ready", "no-counter", "halt", "end-turn"}
"""Choices that share one row, since they move or play nothing."""


def menu(texts: Texts, box: Box, state: State, view: Json) -> Menu:
    """The menu of the seat that decides; the view must be its own."""
    lines = [state.text(action) for action in view["actions"]]
    lines.sort(key=lambda line: ORDER.index(line.partition(" ")[0]))
    found = Menu(_question(texts, box, view, lines))
    answering = view["answering"] or []  # the first and the last: those between have been read
    found.before = [_answered(texts, view, entry) for entry in answering[:1] + answering[1:][-1:]]
    if view["entered"] and view["entered"]["seat"] != view["seat"]:
        found.before = [_entered(texts, view["entered"])]
    for line in lines:
        verb = line.partition(" ")[0]
        caption = "otherwise" if verb in OTHERWISE else "counter" if verb == "counter-two" else verb
        heading = texts.say(f"menu-{caption}") if caption in CAPTIONS | {"otherwise"} else ""
        found.add(heading, [line], _in_words(texts, box, view, line))
        if verb == "no-counter":
            found.quiet = found.add(heading, [line], texts.say("choice-no-counter-quiet"))
    return found


# The question


def _answered(texts: Texts, view: Json, entry: Json) -> str:
    """Something that can be answered now, in words."""
    verb, _, rest = entry["what"].partition(" ")
    seat = entry["by"]
    if verb == "step":
        force = view["this_turn"]["force"]
        who = troops(texts, force["legions"], force["leader"])
        return texts.say("event-stepping", seat=seat, province=force["at"], other=rest, troops=who)
    if verb == "attack":
        return texts.say("event-attacking", seat=seat, opponent=rest, province=view["this_turn"]["force"]["at"])
    if verb == "retreat":
        return texts.say("answer-retreat", seat=seat, province=rest)
    if verb == "event":
        return sentences(texts, {"event": "aimed", "seat": seat, **view["event"]})[0]
    return texts.say("event-countered-two" if verb == "counter-two" else "event-countered", seat=seat, card=rest)


def _entered(texts: Texts, entered: Json) -> str:
    """Who has entered where, for the others there, who may react."""
    message = "entered-by-galley" if entered["by_galley"] else "entered-on-foot"
    return texts.say(message, seat=entered["seat"], province=entered["at"])


def _question(texts: Texts, box: Box, view: Json, lines: list[str]) -> str:
    """The question, with what the player needs to know for it."""
    asked = view["asked"].removeprefix("nero-asked-")
    turn = view["this_turn"]
    if asked == "turn":
        return _turn_question(texts, view, any(line.startswith("force ") for line in lines))
    if asked == "battle":
        return _battle_question(texts, box, view)
    if asked == "target":
        return texts.say(f"ask-target-{view['event']['card']}")
    about: Json = {}
    if asked in ("from", "to", "load", "landing", "send", "send-neutral", "bring"):
        event = view["event"]
        about = {"province": event.get("at") or event.get("to") or event.get("from") or ""}
    elif asked == "first-card":
        about = {"province": turn["activation"]}
    elif asked in ("flee", "must-flee"):
        about = {"province": turn["force"]["at"]}
    return texts.say(f"ask-{asked}", **about)


def _turn_question(texts: Texts, view: Json, somebody: bool) -> str:
    turn = view["this_turn"]
    left = min(turn["cards_left"], view["players"][view["seat"]]["cards"])
    force = turn["force"]
    if force is not None:
        who = troops(texts, force["legions"], force["leader"])
        message = "ask-force-tired" if force["tired"] else "ask-force"
        return texts.say(message, province=force["at"], troops=who, bp=turn["bp"])
    if turn["activation"] is not None:
        message = "ask-activation" if somebody else "ask-activation-idle"
        return texts.say(message, province=turn["activation"], bp=turn["bp"], left=left)
    return texts.say("ask-turn", left=left)


def _battle_question(texts: Texts, box: Box, view: Json) -> str:
    """With the strength of both sides, as far as it can be seen (NE-F3)."""
    battle = view["battle"]
    attacking = view["seat"] == battle["attacker"]
    force = view["this_turn"]["force"]
    attack = force["legions"] + (_bonus(view, battle["attacker"]) if force["leader"] else 0)
    defence = view["provinces"][battle["at"]]["legions"].get(battle["defender"], 0)
    if defence and view["leaders"][battle["defender"]]["at"] == battle["at"]:
        defence += _bonus(view, battle["defender"])
    own, other = (attack, defence) if attacking else (defence, attack)
    laid = sum(box.deck.gp[box.deck.cards.index(card)] for card in battle["laid"])
    opponent = battle["defender"] if attacking else battle["attacker"]
    about = {"province": battle["at"], "opponent": opponent, "own": own + laid, "otherSide": other}
    return texts.say("ask-battle", **about, cards=battle["laid"])


def _bonus(view: Json, seat: str) -> int:
    return ("general", "candidate", "emperor").index(view["leaders"][seat]["rank"])


# The choices


def _in_words(texts: Texts, box: Box, view: Json, line: str) -> str:
    verb, *words = line.split()
    if not words or verb == "counter-two":  # of two Briberies only
        return texts.say(f"choice-{verb}") + _which(texts, words)
    if verb == "want":
        return texts.say("choice-want", area=words[0], seat=box.map.leaders[box.map.areas.index(words[0])])
    if verb in ("force", "load", "leave"):
        return troops(texts, 0 if words[0] == "leader" else int(words[0]), words[-1] == "leader")
    if verb == "take":
        return _take_in_words(texts, *words)
    if verb in ("move-card", "battle-card"):
        points = box.deck.bp if verb == "move-card" else box.deck.gp
        return texts.say(f"choice-{verb}", card=words[0], points=points[box.deck.cards.index(words[0])])
    if verb in ("event", "counter"):
        return texts.name("card", words[0])
    if verb == "activate":
        return _activate_in_words(texts, view, words[0])
    if verb == "step":
        cost = view["this_turn"]["force"]["step_costs"][words[0]]
        there = _there(view, words[0])
        return texts.say("choice-step-met" if there else "choice-step", province=words[0], bp=cost, troops=there)
    if verb == "attack":
        return _attack_in_words(texts, view, words[0])
    if verb == "target":
        return texts.name("seat", words[0])
    if verb == "at" and len(words) == 2:
        return texts.say("choice-at", province=words[0], seat=words[1])
    there = _there(view, words[-1])
    return texts.say("choice-province-met" if there else "choice-province", province=words[-1], troops=there)


def _which(texts: Texts, cards: list[str]) -> str:
    """Which two cards, if the deck has different ones."""
    if not cards or "/" not in cards[0]:
        return ""
    return f" ({texts.name('card', cards[0])}, {texts.name('card', cards[-1])})"


def _take_in_words(texts: Texts, what: str, number: str = "") -> str:
    """A number of legions; before version 4 of the rules all of them. Or the leader."""
    if number:
        return texts.say(f"choice-take-{what}-some", legions=int(number))
    return texts.say(f"choice-take-{what}")


def _activate_in_words(texts: Texts, view: Json, province: str) -> str:
    """With the own troops there, and how many of them can march no more this turn."""
    there = view["provinces"][province]
    seat = view["seat"]
    marked = there["marked"].get(seat, 0)
    own = troops(texts, there["legions"].get(seat, 0) + marked, view["leaders"][seat]["at"] == province)
    if there["spent"] + marked:
        return texts.say("choice-activate-tied", province=province, troops=own, legions=there["spent"] + marked)
    return texts.say("choice-activate", province=province, troops=own)


def _there(view: Json, province: str) -> str:
    """The troops in a province, in the signs of the map; empty if there are none."""
    found = board.troops(view, province).plain
    return "" if found == "-" else found


def _attack_in_words(texts: Texts, view: Json, seat: str) -> str:
    force = view["this_turn"]["force"]
    there = view["provinces"][force["at"]]
    legions = there["legions"].get(seat, 0) + there["marked"].get(seat, 0)
    return texts.say("choice-attack", seat=seat, legions=legions, bp=2 if force["tired"] else 1)


def troops(texts: Texts, legions: int, leader: bool) -> str:
    """A force in words: ``2 legions and the leader``."""
    return worded(texts, TROOPS, {"legions": legions, "leader": leader})[0]
