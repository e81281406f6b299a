"""Who sits where."""

from rostra.game import Json
from rostra.tables.settings import SeatPlan


class Seat:
    """A seat of a match. ``bot``, if set, plays it: from the start, or for a player who is away or resigned."""

    def __init__(self, kind: str, name: str, bot: str, ready: bool) -> None:
        self.kind = kind
        self.name = name
        self.bot = bot
        self.ready = ready
        self.away = False
        self.resigned = False

    @staticmethod
    def of(plan: SeatPlan) -> "Seat":
        return Seat(plan.kind, plan.name, plan.bot, plan.kind != "open")

    @property
    def is_person(self) -> bool:
        """A person plays here: takebacks need their consent."""
        return self.kind == "person" and not self.away and not self.resigned

    def json(self) -> Json:
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "ready": self.ready,
            "away": self.away,
            "resigned": self.resigned,
        }
