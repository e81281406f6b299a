"""The table of Caesar & Cleopatra as plain text, from a view, in the words of the notation."""

from rostra.adapters.pettingzoo.pictures.caesar.scene import groups_of
from rostra.game import Json


def text(view: Json) -> str:
    """Caesar above, Cleopatra below; ``?`` is a card face down, brackets hold those that the viewer knows."""
    groups = groups_of(view)
    rows = [
        ["", *groups],
        ["caesar", *(_cards(view["players"]["caesar"]["table"][group]) for group in groups)],
        ["patricians", *(_patricians(view, group) for group in groups)],
        ["cleopatra", *(_cards(view["players"]["cleopatra"]["table"][group]) for group in groups)],
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(groups) + 1)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]
    lines = [_now(view), "", *lines, ""]
    lines += [_side(seat, view["players"][seat]) for seat in ("caesar", "cleopatra")]
    votes = view["votes"]
    lines.append(f"votes: {' '.join(votes['left']) or '-'}; turned: {' '.join(votes['discard']) or '-'}")
    return "\n".join(lines)


def _now(view: Json) -> str:
    outcome = view["outcome"]
    if outcome is not None:
        return f"caesar: over ({outcome['reason']}), won by {' and '.join(outcome['winners'])}"
    return f"caesar: turn of {view['turn']}, waiting for {view['waiting_for']}"


def _cards(at: Json) -> str:
    hidden = "?" * at["down"] if at["down_cards"] is None else "".join(at["down_cards"])
    if hidden and at["down_cards"] is not None:
        hidden = f"[{hidden}]"
    return " ".join([*at["up"], *([hidden] if hidden else [])]) or "-"


def _patricians(view: Json, group: str) -> str:
    won = [view["players"][seat]["won"][group] for seat in ("caesar", "cleopatra")]
    return f"{view['patricians'][group]} left {won[0]}:{won[1]}"


def _side(seat: str, player: Json) -> str:
    points = sum(line[2] for line in player["points"])
    hand = f" ({' '.join(player['hand'])})" if player["hand"] else ""
    return (
        f"{seat}: {points} points; hand {player['influence_cards']} influence, {player['action_cards']} action{hand}; "
        f"piles {player['influence_pile']}, {player['action_pile']}; discards {' '.join(player['discard']) or '-'}"
    )
