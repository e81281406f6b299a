"""The balance report as one HTML file that needs no other."""

from collections.abc import Iterator, Mapping
from html import escape

from rostra.arena import measures, pictures
from rostra.arena.balance import Balance
from rostra.arena.plan import Plan
from rostra.statistics import Interval
from rostra.texts import Texts

STYLE = """
body { margin: 0; background: #f4eee2; color: #2d2720; font: 16px/1.5 'Segoe UI', 'Helvetica Neue', sans-serif; }
main { max-width: 900px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font: 600 30px/1.2 Georgia, serif; margin: 16px 0 4px; }
p { max-width: 42em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; }
dt { color: #6d6252; } dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-size: 14px; margin: 20px 0; }
th, td { text-align: right; padding: 3px 8px; border-bottom: 1px solid #ddd3c0; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
section { overflow-x: auto; }
svg { display: block; width: 100%; height: auto; margin: 20px 0; border-radius: 8px; box-shadow: 0 1px 3px #0002; }
"""


def of_balance(texts: Texts, plan: Plan, found: Balance) -> str:
    say = texts.of(plan.game)
    title = say.say("balance-title", game=say.title(plan.game))
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in _facts(say, plan, found))
    body = "".join(_pictures(say, plan, found))
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        f"<p>{escape(say.say('balance-how'))}</p>\n<dl>{facts}</dl>\n{body}"
        f"{_cards(say, plan, found)}</main>\n</body>\n</html>\n"
    )


def _facts(say: Texts, plan: Plan, found: Balance) -> Iterator[tuple[str, str]]:
    yield say.say("balance-bot"), plan.players[0].label
    yield say.say("balance-games"), say.number(found.games)
    yield say.say("balance-options"), ", ".join(f"{name}={value}" for name, value in plan.options.items())
    yield say.say("balance-turns"), pictures.numbers(say, found.turns, 1)
    yield say.say("balance-decisions"), pictures.numbers(say, found.decisions, 1)
    yield say.say("balance-shared"), pictures.percents(say, found.shared)


def _pictures(say: Texts, plan: Plan, found: Balance) -> Iterator[str]:
    yield pictures.of_shares(say, say.say("balance-wins"), homes(say, plan, found.homes), found.fair)
    if found.seats:
        seats = {say.name("seat", seat): value for seat, value in found.seats.items()}
        yield pictures.of_shares(say, say.say("balance-wins-by-seat"), seats, found.fair)
    yield pictures.of_shares(say, say.say("balance-endings"), endings(say, found), None)
    yield pictures.of_means(say, say.say("balance-sources"), sources(say, found))
    yield pictures.of_means(say, say.say("balance-points"), homes(say, plan, found.by_home))
    if found.cards:
        yield pictures.of_cards(say, say.say("balance-cards"), plan.game, found)


def _cards(say: Texts, plan: Plan, found: Balance) -> str:
    """The figures behind the picture of the cards, with their intervals."""
    if not found.cards:
        return ""
    captions = ["balance-card", "report-per-game", *[f"balance-way-{way}" for way in measures.of(plan.game).ways]]
    lines = [[say.say(caption) for caption in captions]]
    for card in found.cards:
        ways = [pictures.percents(say, part) for part in card.ways.values()]
        lines.append([say.name("card", card.card), pictures.numbers(say, card.a_game, 1), *ways])
    head, *rows = (f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in line)}</tr>" for line in lines)
    head = head.replace("td>", "th>")
    return f"<section><table>\n<thead>{head}</thead>\n<tbody>\n{chr(10).join(rows)}\n</tbody>\n</table></section>\n"


def homes(say: Texts, plan: Plan, found: Mapping[str, Interval]) -> dict[str, Interval]:
    """The same by the name of the home."""
    measured = measures.of(plan.game)
    return {measured.home_label(say, home, number): value for number, (home, value) in enumerate(found.items())}


def endings(say: Texts, found: Balance) -> dict[str, Interval]:
    return {say.name("result-by", reason): value for reason, value in found.endings.items()}


def sources(say: Texts, found: Balance) -> dict[str, Interval]:
    measured = measures.of(say.game)
    return {measured.item_label(say, item): value for item, value in found.sources.items()}
