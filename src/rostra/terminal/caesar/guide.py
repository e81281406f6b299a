"""Pages to look things up: help, the cards, discards and counts, and the score at the end."""

from collections.abc import Sequence

from rostra.game import Json, Outcome
from rostra.terminal import names
from rostra.terminal.caesar.table import GROUPS, counted
from rostra.terminal.score import empty_sheet
from rostra.terminal.screen import Screen
from rostra.texts import Texts

CARDS = (
    "number", "P", "assassination", "spy", "castling", "scout", "wrath", "veto", "orgy", "shuffle", "bonus", "group",
)  # fmt: skip
"""What can be explained."""


def help_page(screen: Screen, texts: Texts) -> None:
    screen.say(texts.say("help-page"))


def explain(screen: Screen, texts: Texts, about: str, view: Json) -> None:
    """One card, called by its notation or by its name, or all of them."""
    if not about:
        for card in CARDS:
            screen.say(texts.say(f"explain-{card}"))
        return
    found = _card(texts, about)
    if found is None:
        known = ", ".join(["1", *(_names(texts, card)[0] for card in (*CARDS[1:-1], *GROUPS))])
        screen.say(texts.say("error-explain", value=about, known=known), "red")
    elif found in GROUPS:
        screen.say(texts.say("explain-group"))
        left = view["patricians"][found]
        screen.say(texts.say("explain-group-now", group=found, left=left))
    else:
        screen.say(texts.say(f"explain-{found}"))


def _card(texts: Texts, about: str) -> str | None:
    """A card or group by its name in this language or in the notation."""
    if about in ("1", "2", "3", "4", "5"):
        return "number"
    return names.find({card: _names(texts, card) for card in (*CARDS, *GROUPS)}, about)


def _names(texts: Texts, card: str) -> list[str]:
    """Its name in this language, if it has one, and in the notation."""
    kinds = [kind for kind in ("card", "vote", "group") if texts.knows(f"{kind}-{card}")]
    return [*(texts.name(kind, card) for kind in kinds[:1]), card]


def details(screen: Screen, texts: Texts, view: Json) -> None:
    """What can be counted: discards, what is still hidden, the own action pile."""
    for seat, player in view["players"].items():
        discarded = counted(texts, player["discard"]) or texts.say("nothing")
        screen.say(texts.say("details-discards", seat=seat, list=discarded))
        hidden = [card for card, n in player["unseen"].items() for _ in range(n)]
        message = "details-piles" if seat == view["seat"] else "details-unseen"
        screen.say(texts.say(message, seat=seat, list=counted(texts, hidden) or texts.say("nothing")))
        if player["action_order"]:
            screen.say(texts.say("details-order", cards=player["action_order"]))


def score(screen: Screen, texts: Texts, outcome: Outcome, seats: Sequence[str], human: int | None) -> None:
    """The score line by line, who has won, and why."""
    sheet = empty_sheet(screen, texts, outcome, seats)
    rows: dict[tuple[str, str], list[str]] = {}
    for line in outcome.lines:
        row = rows.setdefault((line.place, line.item), [""] * len(seats))
        row[line.seat] = str(line.points)
    for group in GROUPS:
        for (place, item), points in rows.items():
            if place == group:
                sheet.add_row(texts.say(f"score-{item}", group=place), *points)
    screen.show(sheet)
    if human is None:  # a player has just read it as an event
        screen.say(texts.say(f"event-ended-{outcome.reason}"))
    if len(outcome.winners) > 1:
        screen.say(texts.say("score-draw"), "bold")
    elif len(set(outcome.points)) == 1:
        screen.say(texts.say("score-won-by-patricians", seat=seats[outcome.winners[0]]), "bold")
    else:
        screen.say(texts.say("score-won", seat=seats[outcome.winners[0]]), "bold")
    if human is not None and len(outcome.winners) == 1:
        screen.say(texts.say("score-you-won" if human in outcome.winners else "score-you-lost"))
