"""What has happened in a match, and which events each audience was shown."""

from typing import Final

from rostra.game import Event

Audience = int | None
"""A seat, or None: the spectators."""

_CHANGES: Final = frozenset({"started", "undone", "answered", "over"})
"""Events of the house that change the game. (Events of the game itself all do.)"""


class Story:
    def __init__(self, seats: int) -> None:
        audiences: list[Audience] = [*range(seats), None]
        self.events: list[Event] = []
        self.seen: dict[Audience, list[int]] = {audience: [] for audience in audiences}
        """For each audience the events it was shown, in that order: their number is its ply."""
        # What an audience was not shown makes nothing stale: that would tell of hidden decisions.
        self.base: dict[Audience, int] = dict.fromkeys(audiences, 0)
        """Its ply after the last change of the game it was shown. A command meant for an older ply is stale."""
        self.house_news = 0
        """How often everybody was told of something of the house: only then something about the match itself is new."""
        self.shown_at = 0
        """When something last happened that everybody was told of."""

    def record(self, event: Event, at: int) -> None:
        """It has happened. Everybody who may know of it is shown it."""
        self.show(self.withhold(event), at)

    def withhold(self, event: Event) -> int:
        """It has happened, but is shown later. Returns its number."""
        self.events.append(event)
        return len(self.events) - 1

    def show(self, number: int, at: int) -> None:
        event = self.events[number]
        if not event.private:
            self.shown_at = at
            self.house_news += "house" in event.open
        changes = event.name in _CHANGES or not ("house" in event.open or "house" in event.secret)
        for audience, seen in self.seen.items():
            if not event.private or audience in event.knows:
                seen.append(number)
                if changes:
                    self.base[audience] = len(seen)

    def game_seen_since(self, number: int) -> set[Audience]:
        """Audiences that were shown an event of the game from this number on."""
        since = {at for at in range(number, len(self.events)) if "house" not in self.events[at].open}
        return {audience for audience, seen in self.seen.items() if not since.isdisjoint(seen)}
