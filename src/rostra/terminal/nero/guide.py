"""Pages to look things up: help, the cards, provinces and their neighbours, counts, and the score at the end."""

from collections.abc import Sequence

from rostra.game import Json, Outcome
from rostra.nero.box import Box
from rostra.terminal import names
from rostra.terminal.nero import board
from rostra.terminal.nero.table import card_with_points, counted
from rostra.terminal.score import empty_sheet
from rostra.terminal.screen import Screen
from rostra.texts import Texts

TOPICS = ("bp", "emperor", "points", "control", "battle", "retreat", "leave")
"""What can be explained besides the cards."""
SHORT = ("emperor", "battle", "points")
"""Those that can also be called by an abbreviation: KP, GP and OP."""
SOURCES = ("before", "battles", "emperor", "rome", "areas", "italy")


def help_page(screen: Screen, texts: Texts) -> None:
    screen.say(texts.say("help-page"))
    screen.say(texts.say("map-signs"))


def explain(screen: Screen, texts: Texts, box: Box, about: str) -> None:
    """A card or another word of the game, or all of them."""
    cards = list(dict.fromkeys(_family(card) for card in box.deck.events))
    if not about:
        for topic in TOPICS:
            screen.say(texts.say(f"explain-{topic}"))
        for card in cards:
            _explain_card(screen, texts, box, card)
        return
    called = {card: [texts.name("card", card), card] for card in box.deck.events}
    called |= {topic: [texts.say(f"topic-{topic}"), topic] for topic in TOPICS}
    for topic in SHORT:
        called[topic].insert(1, texts.say(f"short-{topic}"))
    found = names.find(called, about)
    if found is None:
        known = ", ".join(name[0] for name in called.values())
        screen.say(texts.say("error-explain", value=about, known=known), "red")
    elif found in TOPICS:
        screen.say(texts.say(f"explain-{found}"))
    else:
        _explain_card(screen, texts, box, found)


def _family(card: str) -> str:
    """All revolts are one card to explain."""
    return "revolt" if card.startswith("revolt-") else card


def _explain_card(screen: Screen, texts: Texts, box: Box, card: str) -> None:
    """What it does, with its points and how many there are in this deck."""
    deck = box.deck
    kinds = [kind for kind, event in enumerate(deck.event_of) if _family(deck.events[event]) == _family(card)]
    variants = [
        card_with_points(texts, box, deck.cards[kind], deck.numbers[kind]) for kind in kinds if deck.numbers[kind]
    ]
    screen.say(texts.say(f"explain-{_family(card)}"))
    screen.packed(variants, 4)


def province(screen: Screen, texts: Texts, box: Box, about: str, view: Json) -> None:
    """The troops and neighbours of a province, or of all if none is named."""
    if not about:
        board.draw_table(screen, texts, box.map, view)
        return
    called = {province: [texts.name("province", province), province] for province in box.map.provinces}
    found = names.find(called, about)
    if found is None:
        known = ", ".join(texts.name("province", province) for province in box.map.provinces)
        screen.say(texts.say("error-province", value=about, known=known), "red")
    else:
        board.draw_table(screen, texts, box.map, view, [found])


def details(screen: Screen, texts: Texts, box: Box, view: Json) -> None:
    """What can be counted: discards, what is still hidden, what a traitor has shown, and where points came from."""
    screen.say(texts.say("details-discards", list=counted(texts, view["discard"]) or texts.say("nothing")))
    if view.get("removed"):
        screen.say(texts.say("details-removed", list=counted(texts, view["removed"])))
    hidden = [card for card, n in view["unseen"].items() for _ in range(n)]
    screen.say(texts.say("details-unseen", deck=view["deck"], list=counted(texts, hidden) or texts.say("nothing")))
    for seat, player in view["players"].items():
        if player["known"]:
            screen.say(texts.say("details-known", seat=seat, list=counted(texts, player["known"])))
    for seat, player in view["players"].items():
        sums = {source: sum(one[source] for one in player["points_by_round"]) for source in SOURCES[1:]}
        sums["before"] = player["points_before"]
        parts = [texts.say(f"details-points-{source}", points=sums[source]) for source in SOURCES if sums[source]]
        screen.say(texts.say("details-points", seat=seat, points=player["points"], list=", ".join(parts) or "-"))


def score(screen: Screen, texts: Texts, outcome: Outcome, seats: Sequence[str], human: int | None) -> None:
    """The score by source and round, who has won, and why."""
    sheet = empty_sheet(screen, texts, outcome, seats)
    for source in SOURCES:
        row = []
        for seat in range(len(seats)):
            by_round = [line.points for line in outcome.lines if line.seat == seat and line.item == source]
            row.append(" + ".join(f"{points}" for points in by_round))
        if any(row):
            sheet.add_row(texts.say(f"score-{source}"), *row)
    screen.show(sheet)
    if human is None:  # a player has just read it as an event
        screen.say(texts.say(f"event-ended-{outcome.reason}"))
    winners = [seats[winner] for winner in outcome.winners]
    if len(winners) > 1:
        screen.say(texts.say("score-shared", seats=winners), "bold")
    elif outcome.reason == "control":
        screen.say(texts.say("score-won-control", seat=winners[0]), "bold")
    elif sorted(outcome.points)[-1] == sorted(outcome.points)[-2]:
        screen.say(texts.say("score-won-tie", seat=winners[0]), "bold")
    else:
        screen.say(texts.say("score-won", seat=winners[0]), "bold")
    if human is not None:
        screen.say(texts.say("score-you-won" if human in outcome.winners else "score-you-lost"))
