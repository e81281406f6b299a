"""The table of Nero as plain text, from a view, in the words of the notation."""

from rostra.game import Json


def text(view: Json) -> str:
    """A line for each player, then one for each province where there is anything."""
    lines = [_now(view), ""]
    for seat in view["seats"]:
        player, leader = view["players"][seat], view["leaders"][seat]
        where = f", {leader['rank']} at {leader['at'] or '-'}" if player["area"] else ""
        hand = f" ({' '.join(player['hand'])})" if player["hand"] else ""
        lines.append(
            f"{seat}{where}: {player['points']} points, {player['cards']} cards{hand}, {player['legions']} legions, "
            f"{player['kp']['total']} kp, controls {' '.join(player['controls']) or '-'}"
        )
    lines.append("")
    wide = max(len(name) for name in view["provinces"])
    for name, province in view["provinces"].items():
        pieces = _pieces(view, name, province)
        if pieces:
            lines.append(f"{name.ljust(wide)}  {province['control'] or '-':9}  {', '.join(pieces)}")
    lines += ["", f"deck {view['deck']}, discarded {len(view['discard'])}, germans {view['germans'] or '-'}"]
    return "\n".join(lines)


def _now(view: Json) -> str:
    outcome = view["outcome"]
    if outcome is not None:
        return f"nero: over ({outcome['reason']}), won by {' and '.join(outcome['winners'])}"
    if not view["round"]:
        return f"nero: set-up, waiting for {view['waiting_for']}"
    return f"nero: round {view['round']}, turn of {view['turn']}, waiting for {view['waiting_for']}"


def _pieces(view: Json, name: str, province: Json) -> list[str]:
    """``galba 3, otho 1 marked, leader otho``"""
    found = [f"{owner} {number}" for owner, number in province["legions"].items()]
    found += [f"{owner} {number} marked" for owner, number in province["marked"].items()]
    return found + [f"leader {leader}" for leader, where in view["leaders"].items() if where["at"] == name]
