"""The numbers of ``rostra.features`` read off a view, name by name: written a second time, from the other end.

Only what is not 0 is named. Where both agree, a number can hold nothing that the view does not.
"""

from collections import Counter
from collections.abc import Iterable

from rostra.game import Json

Numbers = Counter[str]

ACTION_CARDS = ("assassination", "spy", "castling", "scout", "wrath", "veto")
INFLUENCE = ("1", "2", "3", "4", "5", "P")
GROUPS = ("senators", "praetors", "quaestors", "censors", "aediles")
VOTES = (*GROUPS, "orgy", "shuffle")
PLAYED = {"assassinate": "assassination", "spy": "spy", "castle": "castling", "scout": "scout", "wrath": "wrath"}
ASKED_IN_CAESAR = {
    "asked-stack": "arrange",
    "asked-set": "set-up",
    "asked-turn": "turn",
    "asked-veto": "veto",
    "asked-take": "take",
    "asked-assign": "assign",
    "asked-exchange": "exchange",
    "asked-draw": "draw",
    "asked-replace": "replace",
}


def _flag(found: Numbers, name: str, part: str | None) -> None:
    if part is not None:
        found[f"{name}.{part}"] = 1


def _count(found: Numbers, name: str, cards: Iterable[str] | None) -> None:
    for card in cards or []:
        found[f"{name}.{card}"] += 1


def _row(found: Numbers, name: str, cards: list[str] | None, order: tuple[str, ...]) -> None:
    for place, card in enumerate(cards or [], 1):
        found[f"{name}.{place}"] = 1 + order.index(card)


def caesar(view: Json) -> dict[str, int]:
    found: Numbers = Counter()
    me = view["seat"]
    who = {me: "own", "caesar" if me == "cleopatra" else "cleopatra": "other", "chance": "chance", None: None}
    options, progress = view["options"], view["progress"]
    found["option.italian"] = options["edition"] == "italian"
    found["option.arranged"] = ("shuffled", "arranged", "own-choice").index(options["action_decks"])
    found["option.orgies"] = ("standard", "fading", "fewer").index(options["orgies"])
    found["option.mini"] = options.get("size") == "mini"
    found["seat"] = me == "caesar"
    _flag(found, "turn", who[view["turn"]])
    _flag(found, "waiting-for", who[view["waiting_for"]])
    if view["asked"] == "asked-pile":
        found["asked-pile"] = 1
    elif view["asked"]:
        _flag(found, "asked", ASKED_IN_CAESAR[view["asked"]])
    if view["action"]:
        word, *about = view["action"].split()
        _flag(found, "action", PLAYED[word])
        for part in about:
            _flag(found, "action.at" if part in GROUPS else "action.of", part)
    found.update({f"progress.{key}": int(progress[key]) for key in ("laid", "acted", "passive", "exchanged")})
    found["progress.idle"] = progress["idle_turns"]
    found.update({f"patricians.{group}": number for group, number in view["patricians"].items()})
    _count(found, "votes.left", view["votes"]["left"])
    _row(found, "votes.discard", view["votes"]["discard"], VOTES)
    _row(found, "votes.removed", view["votes"]["removed"], VOTES)
    for name, player in view["players"].items():
        _side_of_caesar(found, str(who[name]), player)
        found[f"arranged.{who[name]}"] = player.get("arranged", options["action_decks"] == "arranged")
    other = next(player for name, player in view["players"].items() if name != me)
    found["other.hand-known"] = other["hand"] is not None
    _count(found, "other.spied", other["spied"]["cards"])
    found["other.spied-laid"] = other["spied"]["laid_hidden_since"]
    if view["outcome"]:
        _flag(found, "over", view["outcome"]["reason"])
        for winner in view["outcome"]["winners"]:
            _flag(found, "winner", who[winner])
    return {name: int(number) for name, number in found.items() if number}


def _side_of_caesar(found: Numbers, who: str, player: Json) -> None:
    _count(found, f"{who}.hand", player["hand"])
    for key in ("influence_cards", "action_cards", "influence_pile", "action_pile"):
        found[f"{who}.{key.replace('_', '-')}"] = player[key]
    _row(found, f"{who}.action-order", player["action_order"], ACTION_CARDS)
    _count(found, f"{who}.discard", player["discard"])
    _flag(found, f"{who}.bonus", player["bonus"])
    found.update({f"{who}.won.{group}": number for group, number in player["won"].items()})
    for group, cards in player["table"].items():
        _count(found, f"{who}.{group}.up", cards["up"])
        found[f"{who}.{group}.down"] = cards["down"]
        _row(found, f"{who}.{group}.down-cards", cards["down_cards"], INFLUENCE)
    found[f"{who}.aside"] = player["aside"]["count"]
    _count(found, f"{who}.aside-cards", player["aside"]["cards"])
    found.update({f"{who}.unseen.{kind}": number for kind, number in player["unseen"].items()})
    found[f"{who}.points"] = sum(points for _, _, points in player["points"])
