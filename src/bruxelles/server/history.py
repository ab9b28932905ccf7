"""Looking back: a table's game again, question by question, from its record."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import orjson

from bruxelles.kernel.explain import Trial
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Entry
from bruxelles.kernel.replay import apply_entry
from bruxelles.kernel.steps import State, awaits_chance, settle_until_chance
from bruxelles.server.frames import Viewer, fact_shown
from bruxelles.server.lookahead import said
from bruxelles.server.seated_match import Event, SeatedMatch
from bruxelles.words import Message
from bruxelles.words.game_words import words_for

MOST_SCENES = 64  # in one answer: a view is some kilobytes
SIZE_OF_SCENE = 10_000  # bytes, about: a position that is kept
SIZE_OF_TABLE = 500_000  # and the table itself

Knowing = tuple[int, ...]  # the seats whose secrets a page may see


class Scene(NamedTuple):
    """A position at which somebody was asked, or the last one."""

    entry: int
    answered: tuple[int, Message] | None  # who answered before it, and what
    asked: int | None
    round: int | None
    points: tuple[int, ...]
    state: State
    facts: int  # so many were told until then


class History:
    """What happened at a table up to now, as it stands: what was taken back is gone. It keeps its own copies, so that
    it can be told while the table goes on. It is made piece by piece: whoever makes it lets others in between.
    """

    def __init__(self, seated: SeatedMatch) -> None:
        self.seated = seated
        self.number = seated.number
        self.match = seated.match
        self.over = seated.match.over
        self.entries: list[Entry] = seated.match.entries[:]
        self.events: list[Event] = seated.events[:]
        self.words = words_for(seated.match.settings.game)
        self.making = asyncio.Lock()
        self.scenes: list[Scene] = []
        self.facts: list[Fact] = []
        self.seen: dict[tuple[Knowing, int], bytes] = {}  # scenes as pages get them, without their facts
        self.told: dict[tuple[Knowing, int], bytes] = {}  # their facts
        self.replaying = self.replayed()
        self.size = SIZE_OF_TABLE

    def is_of(self, seated: SeatedMatch) -> bool:
        return self.seated is seated and self.number == seated.number

    def positions(self) -> Iterator[Match]:
        """The match again: at every question in turn, and at the end or where it stands now."""
        match = self.match
        again = Match(match.rulebook, match.settings, "", position=match.position, begin=False)
        while True:
            settle_until_chance(again.state, again.out)
            done = len(again.entries)
            if done >= len(self.entries) or not awaits_chance(again.state):
                yield again
            if done >= len(self.entries):
                return
            apply_entry(again, self.entries[done], 0)

    def replayed(self) -> Iterator[None]:
        """Find all scenes."""
        answered: tuple[int, Message] | None = None
        for again in self.positions():
            self.facts = again.facts
            facts = len(again.facts)
            entry, points, state = len(again.entries), again.score(), again.state.copy()
            self.scenes.append(Scene(entry, answered, again.seat, round_of(again), points, state, facts))
            self.size += SIZE_OF_SCENE
            answered = self.answer(again)
            yield

    def answer(self, again: Match) -> tuple[int, Message] | None:
        """Who answers the question that stands, and what."""
        done = len(again.entries)
        if done >= len(self.entries) or again.state.decision is None:
            return None
        entry = self.entries[done]
        name = again.rulebook.contents.decisions[entry.kind].name
        option = entry.numbers[0]
        does = Trial(again.state, option)
        return entry.seat, self.words.option_message(again.state, entry.seat, name, option, does)

    def course(self) -> bytes:
        """One line for each scene."""
        moments = [
            {
                "entry": scene.entry,
                "seat": None if scene.answered is None else scene.answered[0] + 1,
                "round": scene.round,
                "points": scene.points,
            }
            for scene in self.scenes
        ]
        return orjson.dumps({"moments": moments})

    def knowing(self, viewer: Viewer) -> Knowing:
        """The seats whose secrets this page may see; at the end of the game there are none left."""
        if not self.match.rulebook.has_secrets:
            return ()
        return tuple(range(self.match.settings.seats)) if self.over else viewer.alone

    def places(self, since: int, until: int | None) -> tuple[list[int], bool]:
        """Which scenes stand behind `since` up to `until`, oldest first, as many as fit; and whether there are more."""
        last = self.scenes[-1].entry if until is None else until
        found = [place for place, scene in enumerate(self.scenes) if since < scene.entry <= last]
        return found[:MOST_SCENES], len(found) > MOST_SCENES

    def missing(self, knowing: Knowing, places: list[int]) -> list[int]:
        return [place for place in places if (knowing, place) not in self.seen]

    def shown(self, knowing: Knowing, places: list[int]) -> Iterator[None]:
        """Make those scenes that nobody has asked for yet."""
        for place in self.missing(knowing, places):
            scene = self.scenes[place]
            since = self.scenes[place - 1].entry if place else -1
            self.seen[knowing, place] = orjson.dumps(
                {
                    "entry": scene.entry,
                    "seat": None if scene.answered is None else scene.answered[0] + 1,
                    "answer": None if scene.answered is None else said(scene.answered[1]),
                    "view": self.match.rulebook.view(scene.state, self.eyes(scene, knowing)),
                    "points": scene.points,
                }
            )
            self.told[knowing, place] = self.facts_told(scene, knowing, since)
            self.size += len(self.seen[knowing, place]) + len(self.told[knowing, place])
            yield

    def json(self, knowing: Knowing, places: list[int], since: int, more: bool) -> bytes:
        """What a page gets. Of the first scene it may know a part already."""
        told = [self.told[knowing, place] for place in places]
        if places and places[0] and self.scenes[places[0] - 1].entry < since:
            told[0] = self.facts_told(self.scenes[places[0]], knowing, since)
        seen = [self.seen[knowing, place] for place in places]
        scenes = [b'%s,"facts":%s}' % (scene[:-1], facts) for scene, facts in zip(seen, told, strict=True)]
        return b'{"scenes":[%s],"more":%s}' % (b",".join(scenes), b"true" if more else b"false")

    def eyes(self, scene: Scene, knowing: Knowing) -> int | None:
        """Whose eyes a scene is seen with: those of the seat that has to answer, if its secrets may be seen."""
        return scene.asked if scene.asked in knowing else next(iter(knowing), None)

    def facts_told(self, scene: Scene, knowing: Knowing, since: int) -> bytes:
        """What happened behind `since`, with the sentences of this scene at its end: a row of the log may have brought
        about several scenes, and an imported beginning all of them at once.
        """
        audience = self.match.rulebook.contents.audience
        known = (None, *knowing)
        events = [each for each in self.events if since < each.entry <= scene.entry and each.audience in known]
        facts = [told for told in self.facts[: scene.facts] if since < told.entry]
        sentences = tuple(self.words.log_lines([told for told in facts if audience(told.kind, told.seat) in known]))
        last = max((place for place, event in enumerate(events) if event.of_match), default=-1)
        return orjson.dumps(
            [
                fact_shown(
                    replace(event, log=sentences if place == last else (), own_logs=()) if event.of_match else event
                )
                for place, event in enumerate(events)
            ]
        )


def round_of(match: Match) -> int | None:
    """The round that is played, if the game has any."""
    found = getattr(match.state, "round", None)
    return None if found is None else int(found)
