"""Who sits where."""

from dataclasses import dataclass

from rostra.game import Json
from rostra.tables.settings import SeatPlan


@dataclass(slots=True)
class Sitter:
    """A seat of a match. ``bot`` plays it where it is set: from the start, or for somebody who is ``away``."""

    kind: str
    name: str
    bot: str
    ready: bool
    away: bool = False
    resigned: bool = False

    @staticmethod
    def of(plan: SeatPlan) -> "Sitter":
        return Sitter(plan.kind, plan.name, plan.bot, ready=plan.kind != "open")

    @property
    def is_person(self) -> bool:
        """Somebody who has a say: takebacks and rematches need his consent."""
        return self.kind == "person" and not self.away and not self.resigned

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot != ""

    def told(self) -> Json:
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "ready": self.ready,
            "away": self.away,
            "resigned": self.resigned,
        }
