"""Replays: a table's game replayed from its record, question by question."""

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
from bruxelles.server.chronicle import Event
from bruxelles.server.frames import fact_shown
from bruxelles.server.messages import message_json
from bruxelles.server.seated_match import SeatedMatch
from bruxelles.server.viewer import Viewer
from bruxelles.words import Message
from bruxelles.words.game_words import words_for

MOST_SCENES = 64  # in one response: a view takes some kilobytes
SIZE_OF_SCENE = 10_000  # bytes that a position takes in memory, roughly
SIZE_OF_TABLE = 500_000  # and the table itself

Knowing = tuple[int, ...]  # the seats whose secrets a page may see


class Scene(NamedTuple):
    """A position in which somebody was asked, or the last one."""

    entry: int
    answered: tuple[int, Message] | None  # the seat and answer that led to it
    asked: int | None
    round: int | None
    points: tuple[int, ...]
    state: State
    facts: int  # how many there were by then


class History:
    """What has happened at a table so far, without what was taken back. It has its own copies, so the table can go on
    meanwhile. It is made step by step, so that its maker can pause in between.
    """

    def __init__(self, seated: SeatedMatch) -> None:
        self.seated = seated
        self.number = seated.number
        self.match = seated.match
        self.over = seated.match.over
        self.entries: list[Entry] = seated.match.entries[:]
        self.events: list[Event] = seated.chronicle.events[:]
        self.words = words_for(seated.match.settings.game)
        self.making = asyncio.Lock()
        self.scenes: list[Scene] = []
        self.facts: list[Fact] = []
        self.seen: dict[tuple[Knowing, int], bytes] = {}  # scenes as JSON, without their facts
        self.told: dict[tuple[Knowing, int], bytes] = {}  # their facts as JSON
        self.replaying = self.replayed()
        self.size = SIZE_OF_TABLE

    def is_of(self, seated: SeatedMatch) -> bool:
        return self.seated is seated and self.number == seated.number

    def positions(self) -> Iterator[Match]:
        """Replay the match; yield it at every question, and as it is now."""
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
        """Find all scenes, one per step."""
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
        """The seat and answer to the waiting question."""
        done = len(again.entries)
        if done >= len(self.entries) or again.state.decision is None:
            return None
        entry = self.entries[done]
        name = again.rulebook.contents.decisions[entry.kind].name
        option = entry.numbers[0]
        does = Trial(again.state, option)
        return entry.seat, self.words.option_message(again.state, entry.seat, name, option, does)

    def course(self) -> bytes:
        """All scenes in outline, as JSON."""
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
        """The seats whose secrets this page may see: after the end of the game, all."""
        if not self.match.rulebook.has_secrets:
            return ()
        return tuple(range(self.match.settings.seats)) if self.over else viewer.alone

    def places(self, since: int, until: int | None) -> tuple[list[int], bool]:
        """The scenes after entry `since` up to `until`, as many as fit, oldest first; and whether there are more."""
        last = self.scenes[-1].entry if until is None else until
        found = [place for place, scene in enumerate(self.scenes) if since < scene.entry <= last]
        return found[:MOST_SCENES], len(found) > MOST_SCENES

    def missing(self, knowing: Knowing, places: list[int]) -> list[int]:
        return [place for place in places if (knowing, place) not in self.seen]

    def shown(self, knowing: Knowing, places: list[int]) -> Iterator[None]:
        """Make the scenes that nobody has asked for yet, one per step."""
        for place in self.missing(knowing, places):
            scene = self.scenes[place]
            since = self.scenes[place - 1].entry if place else -1
            self.seen[knowing, place] = orjson.dumps(
                {
                    "entry": scene.entry,
                    "seat": None if scene.answered is None else scene.answered[0] + 1,
                    "answer": None if scene.answered is None else message_json(scene.answered[1]),
                    "view": self.match.rulebook.view(scene.state, self.eyes(scene, knowing)),
                    "points": scene.points,
                }
            )
            self.told[knowing, place] = self.facts_told(scene, knowing, since)
            self.size += len(self.seen[knowing, place]) + len(self.told[knowing, place])
            yield

    def json(self, knowing: Knowing, places: list[int], since: int, more: bool) -> bytes:
        """Scenes as JSON. The page may already know some facts of the first one, up to entry `since`."""
        told = [self.told[knowing, place] for place in places]
        if places and places[0] and self.scenes[places[0] - 1].entry < since:
            told[0] = self.facts_told(self.scenes[places[0]], knowing, since)
        seen = [self.seen[knowing, place] for place in places]
        scenes = [b'%s,"facts":%s}' % (scene[:-1], facts) for scene, facts in zip(seen, told, strict=True)]
        return b'{"scenes":[%s],"more":%s}' % (b",".join(scenes), b"true" if more else b"false")

    def eyes(self, scene: Scene, knowing: Knowing) -> int | None:
        """The seat whose view of a scene is shown: the one that has to answer, if its secrets may be seen."""
        return scene.asked if scene.asked in knowing else next(iter(knowing), None)

    def facts_told(self, scene: Scene, knowing: Knowing, since: int) -> bytes:
        """What happened after entry `since`, with the sentences of this scene in its last fact. They are made anew,
        because one row of the log may have caused several scenes, and an imported record all of them at once.
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
    """The current round, if the game has rounds."""
    found = getattr(match.state, "round", None)
    return None if found is None else int(found)
