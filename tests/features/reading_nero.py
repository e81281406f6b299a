"""The same for Nero (see reading.py)."""

from collections import Counter
from collections.abc import Iterable

from rostra.game import Json

ASKED = {
    "nero-asked-want": "want",
    "nero-asked-place": "place",
    "nero-asked-home": "home",
    "nero-asked-turn": "turn",
    "nero-asked-first-card": "first-card",
    "nero-asked-from": "galley-from",
    "nero-asked-to": "galley-to",
    "nero-asked-load": "galley-load",
    "nero-asked-target": "target",
    "nero-asked-germany": "germany",
    "nero-asked-legion": "legion",
    "nero-asked-answer": "answer",
    "nero-asked-leave": "leave",
    "nero-asked-give-way": "give-way",
    "nero-asked-flee": "flee-defender",
    "nero-asked-must-flee": "flee-attacker",
    "nero-asked-landing": "landing",
    "nero-asked-send": "send",
    "nero-asked-send-neutral": "send-neutral",
    "nero-asked-bring": "bring",
}
FLAGS_OF_FORCE = {
    "leader": "leader",
    "leader_landed": "leader-landed",
    "tired": "tired",
    "may_step": "may-step",
    "drawn": "drawn",
    "stopped_by_weather": "stopped",
}
SEATS_OF_FORCE = {
    "may_attack": "may-attack",
    "hindered_by": "hindered-by",
    "not_to_attack": "not-to-attack",
    "asked": "asked",
    "granted": "granted",
    "toll_to": "toll-to",
}


class Reading:
    """One view; seats by their place clockwise from the viewer."""

    def __init__(self, view: Json) -> None:
        self.view = view
        self.found: Counter[str] = Counter()
        seats = view["seats"]
        mine = seats.index(view["seat"])
        words = ("own", "next", "second", "third")
        self.who = {seat: words[(place - mine) % len(seats)] for place, seat in enumerate(seats)}
        self.who["chance"] = "chance"
        self.cards = list(view["unseen"])

    def flags(self, name: str, parts: Iterable[str | None]) -> None:
        self.found.update({f"{name}.{part}": 1 for part in parts if part is not None})

    def seats(self, name: str, seats: Iterable[str | None]) -> None:
        self.flags(name, [self.who[seat] for seat in seats if seat is not None])

    def count(self, name: str, cards: Iterable[str] | None) -> None:
        self.found.update(f"{name}.{card}" for card in cards or [])


def nero(view: Json) -> dict[str, int]:
    reading = Reading(view)
    found = reading.found
    found["option.players"] = view["options"]["players"]
    found["option.short"] = view["options"]["length"] == "short"
    found["option.over-emperor"] = view["options"]["acclamation"] == "over-emperor"
    if "removed" in view:  # since version 4 of the rules
        options = {"candidates": "always", "attack": "card", "vanish": True} | view["options"]
        found["option.candidates"] = options["candidates"] == "always"
        found["option.attack"] = options["attack"] == "card"
        found["option.vanish"] = options["vanish"]
        reading.count("removed", view["removed"])
    found[f"seat.{1 + view['seats'].index(view['seat'])}"] = 1
    found["round"] = view["round"]
    reading.seats("opener", [view["opener"]])
    reading.seats("turn", [view["turn"]])
    reading.seats("waiting-for", [view["waiting_for"]])
    if view["asked"] == "nero-asked-battle":
        attacking = view["battle"]["attacker"] == view["seat"]
        found["asked.battle-attacker" if attacking else "asked.battle-defender"] = 1
    elif view["asked"]:
        found[f"asked.{ASKED[view['asked']]}"] = 1
    reading.flags("wanted", [view["wanted"]])
    reading.flags("germans", [view["germans"]])
    _provinces(reading)
    for seat in view["seats"]:
        _player(reading, seat)
    _turn(reading)
    _answering(reading)
    event = view["event"] or {}
    reading.flags("event", [event.get("card")])
    reading.flags("event.from", [event.get("from")])
    reading.flags("event.to", [event.get("to", event.get("at"))])
    reading.seats("event.target", [event.get("target")])
    found["event.legions"] = event.get("legions", 0)
    found["event.leader"] = event.get("leader", False)
    reading.count("discard", view["discard"])
    found["deck"] = view["deck"]
    found.update({f"unseen.{card}": number for card, number in view["unseen"].items()})
    if view["outcome"]:
        reading.flags("over", [view["outcome"]["reason"]])
        reading.seats("winner", view["outcome"]["winners"])
    return {name: int(number) for name, number in found.items() if number}


def _provinces(reading: Reading) -> None:
    found, who = reading.found, reading.who
    for area, told in reading.view["areas"].items():
        if told["player"]:
            found[f"{who[told['player']]}.area.{area}"] = 1
        if told["control"]:
            found[f"{who[told['control']]}.area-control.{area}"] = 1
    for name, province in reading.view["provinces"].items():
        for owner, legions in province["legions"].items():
            found[f"{who.get(owner, owner)}.legions.{name}"] = legions
        for owner, legions in province["marked"].items():
            found[f"{who[owner]}.marked.{name}"] = legions
        if province["control"]:
            found[f"{who[province['control']]}.control.{name}"] = 1
        for key in ("spent", "landed", "fresh"):
            found[f"{key}.{name}"] = province[key]
        for key, word in (("welcome", "welcome"), ("no_attack", "no-attack")):
            for seat in province[key]:
                found[f"{who[seat]}.{word}.{name}"] = 1


def _player(reading: Reading, seat: str) -> None:
    found, who = reading.found, reading.who[seat]
    player, leader = reading.view["players"][seat], reading.view["leaders"][seat]
    reading.flags(f"{who}.leader-at", [leader["at"]])
    reading.flags(f"{who}.home", [leader["home"]])
    reading.flags(f"{who}.rank", [None if leader["rank"] == "general" else leader["rank"]])
    found[f"{who}.leader-spent"] = leader["spent"]
    found[f"{who}.leader-landed"] = leader["landed"]
    reading.count(f"{who}.hand", player["hand"])
    reading.count(f"{who}.known", player["known"])
    found[f"{who}.cards"] = player["cards"]
    found[f"{who}.points"] = player["points"]
    for round, sources in enumerate(player["points_by_round"], 1):
        found.update({f"{who}.points-of.{round}.{source}": points for source, points in sources.items()})
    found[f"{who}.points-before"] = player["points_before"]
    found[f"{who}.kp"] = player["kp"]["total"]
    found.update({f"{who}.kp-{key}": player["kp"][key] for key in ("italy", "areas", "cards")})
    found[f"{who}.all-legions"] = player["legions"]


def _turn(reading: Reading) -> None:
    found, turn = reading.found, reading.view["this_turn"]
    found["turn.cards-used"] = turn["cards_used"]
    found["turn.last"] = turn["last_of_round"]
    reading.flags("turn.once", turn["played_once"])
    reading.flags("turn.activation", [turn["activation"]])
    found["turn.bp"] = turn["bp"]
    force = turn["force"]
    if force:
        reading.flags("force.at", [force["at"]])
        reading.flags("force.came-from", [force["came_from"]])
        found.update({f"force.step-cost.{province}": cost for province, cost in force["step_costs"].items()})
        found["force.legions"] = force["legions"]
        found["force.landed"] = force["landed"]
        found.update({f"force.{word}": force[key] for key, word in FLAGS_OF_FORCE.items()})
        for key, word in SEATS_OF_FORCE.items():
            reading.seats(f"force.{word}", force[key])
    if reading.view["entered"]:
        reading.flags("entered.at", [reading.view["entered"]["at"]])
        found["entered.by-galley"] = reading.view["entered"]["by_galley"]
    if reading.view["battle"]:
        reading.seats("battle.defender", [reading.view["battle"]["defender"]])
        reading.count("battle.laid", reading.view["battle"]["laid"])


def _answering(reading: Reading) -> None:
    found = reading.found
    others = {"step": 1, "attack": 2, "retreat": 3, "counter-two": 4}
    for place, entry in enumerate(reading.view["answering"] or [], 1):
        found["answering"] = place
        found[f"answering.by.{place}"] = 1 + ("own", "next", "second", "third").index(reading.who[entry["by"]])
        word, what = entry["what"].split()
        if word in others:
            found[f"answering.what.{place}"] = len(reading.cards) + others[word]
        else:
            found[f"answering.what.{place}"] = 1 + reading.cards.index(what)
        if word == "attack":
            reading.seats("answering.target", [what])
        elif word in ("step", "retreat"):
            reading.flags("answering.to", [what])
