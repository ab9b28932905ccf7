"""Looking back: a table's game again, question by question, from its record."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from bruxelles.kernel.match import Match, follow
from bruxelles.kernel.record import Entry
from bruxelles.kernel.steps import NOBODY, awaits_chance, foresee
from bruxelles.server.foresight import Json, said
from bruxelles.server.sitting import Event, Sitting
from bruxelles.server.telling import Viewer, fact_shown
from bruxelles.words import Message
from bruxelles.words.tellers import words_for

MOST_SCENES = 64  # in one answer: a view is some kilobytes


class History:
    """What happened at a table up to now, as it stands: what was taken back is gone. It keeps its own copies, so that
    it can be told while the table goes on.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.match = sitting.match
        self.over = sitting.match.over
        self.entries: list[Entry] = sitting.match.entries[:]
        self.events: list[Event] = sitting.events[:]
        self.words = words_for(sitting.match.settings.game)

    def positions(self) -> Iterator[Match]:
        """The match again: at every question in turn, and at the end or where it stands now."""
        match = self.match
        again = Match(match.rulebook, match.settings, "", position=match.position, begin=False)
        while True:
            foresee(again.state, again.out)
            done = len(again.entries)
            if done >= len(self.entries) or not awaits_chance(again.state):
                yield again
            if done >= len(self.entries):
                return
            follow(again, self.entries[done], 0)

    def course(self) -> Json:
        """One line for each scene."""
        moments = []
        answered = NOBODY
        for again in self.positions():
            entry = len(again.entries)
            moments.append(
                {
                    "entry": entry,
                    "seat": None if answered == NOBODY else answered + 1,
                    "round": round_of(again),
                    "points": again.score(),
                }
            )
            answered = self.entries[entry].seat if entry < len(self.entries) else NOBODY
        return {"moments": moments}

    def scenes(self, viewer: Viewer, since: int, until: int | None) -> Json:
        """The scenes behind `since` up to `until`, oldest first, as many as fit."""
        scenes: list[Json] = []
        answer: tuple[int, Message] | None = None
        told = -1
        for again in self.positions():
            entry = len(again.entries)
            if until is not None and entry > until:
                break
            if entry > since:
                if len(scenes) == MOST_SCENES:
                    return {"scenes": scenes, "more": True}
                scenes.append(self.scene(again, viewer, answer, max(since, told)))
            told = entry
            answer = self.answer(again)
        return {"scenes": scenes, "more": False}

    def answer(self, again: Match) -> tuple[int, Message] | None:
        """Who answers the question that stands, and what."""
        done = len(again.entries)
        if done >= len(self.entries) or again.state.decision is None:
            return None
        entry = self.entries[done]
        name = again.rulebook.contents.decisions[entry.kind].name
        return entry.seat, self.words.option_message(again.state, entry.seat, name, entry.numbers[0])

    def scene(self, again: Match, viewer: Viewer, answer: tuple[int, Message] | None, since: int) -> Json:
        entry = len(again.entries)
        return {
            "entry": entry,
            "seat": None if answer is None else answer[0] + 1,
            "answer": None if answer is None else said(answer[1]),
            "view": again.view(self.eyes(again, viewer)),
            "facts": [fact_shown(event) for event in self.told(again, viewer, since, entry)],
            "points": again.score(),
        }

    def knowing(self, viewer: Viewer) -> Collection[int]:
        """The seats whose secrets this page may see; at the end of the game there are none left."""
        return range(self.match.settings.seats) if self.over else viewer.alone

    def eyes(self, again: Match, viewer: Viewer) -> int | None:
        """Whose eyes a scene is seen with: those of the seat that has to answer, if its secrets may be seen."""
        knowing = self.knowing(viewer)
        return again.seat if again.seat in knowing else next(iter(knowing), None)

    def told(self, again: Match, viewer: Viewer, since: int, until: int) -> list[Event]:
        """What happened behind `since`, with the sentences of this scene at its end: a row of the log may have brought
        about several scenes, and an imported beginning all of them at once.
        """
        knowing = self.knowing(viewer)
        events = [event for event in self.events if since < event.entry <= until and event.audience in (None, *knowing)]
        facts = [fact for fact in again.facts_for(knowing) if since < fact.entry]
        sentences = tuple(self.words.log_lines(facts))
        last = max((place for place, event in enumerate(events) if event.of_match), default=-1)
        return [
            replace(event, log=sentences if place == last else (), own_logs=()) if event.of_match else event
            for place, event in enumerate(events)
        ]


def round_of(match: Match) -> int | None:
    """The round that is played, if the game has any."""
    found = getattr(match.state, "round", None)
    return None if found is None else int(found)
