from rostra.game import Refusal
from rostra.nero.board import Board


def parse(b: Board, line: str, legal: list[int]) -> int:
    no = refusal(b, line, legal)
    if no is not None:
        raise no
    return b.box.ids[line]


def refusal(b: Board, line: str, legal: list[int]) -> Refusal | None:
    action = b.box.ids.get(line)
    if action is not None and action in legal:
        return None
    return Refusal(line, "nero-why-not-asked", "notation", {})
