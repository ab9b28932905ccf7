"""What the first edition says: the same as the second, but in its own words if the catalogue has some for 1893-1st."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893.first_edition import vocabulary as f
from bruxelles.games.b1893.first_edition.contents import CONTENTS
from bruxelles.games.b1893.first_edition.notations import COLOUR
from bruxelles.games.b1893.first_edition.performing import MayPerform
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.explain import Trial
from bruxelles.kernel.journal import Fact
from bruxelles.words import b1893 as second
from bruxelles.words.b1893 import facts, log
from bruxelles.words.b1893.labels import Label
from bruxelles.words.b1893.options import cube, step_messages
from bruxelles.words.b1893.phrases import Fields, action_of, seat_of, space_of
from bruxelles.words.catalogue import ENGLISH, catalogue
from bruxelles.words.help import Help
from bruxelles.words.log import Log, Run, Sentence, labelled
from bruxelles.words.speech import PARTS, Field, Message, Token, Words
from bruxelles.words.waiting import waiting

GAME = "1893-1st"
COLOURS = {"artwork:brown": "artwork:pink"}
SILENT = frozenset((f.COMPASS_LAID, f.ARTWORKS_PUT_BACK))


@cache
def own_key(key: str) -> str:
    """This edition's key for a sentence, if the catalogue has one, or else the second edition's."""
    kind, _, name = key.partition(".")
    own = f"{kind}.{GAME}.{f'.{name}'.replace('.1893.', '.', 1).removeprefix('.')}"
    return own if own in catalogue(ENGLISH).messages else key


class FirstEditionWords(Words):
    """A language in the terms of the first edition, whichever code writes the sentence."""

    def fill(self, key: str, fields: Mapping[str, Field]) -> str:
        return super().fill(own_key(key), fields)


def own_words(words: Words) -> Words:
    return FirstEditionWords(words.language, words.strict, words.players, words.printed)


def own(message: Message) -> Message:
    return Message(own_key(message.key), {name: own_field(field) for name, field in message.fields.items()})


def own_field(field: Field) -> Field:
    if isinstance(field, Token | Message):
        return own_part(field)
    return field if isinstance(field, int | str) else [own_part(part) for part in field]


def own_part(part: Token | Message) -> Token | Message:
    return own_name(part) if isinstance(part, Token) else own(part)


def own_name(token: Token) -> Token | Message:
    """A piece by its name in this edition. The token is a field, so that user interfaces know the piece."""
    token = Token(COLOURS.get(token, token))
    prefix, _, value = token.partition(":")
    numbered = prefix in PARTS
    key = f"name.{GAME}.{prefix if numbered else token.replace(':', '.')}"
    if key not in catalogue(ENGLISH).messages:
        return token
    fields: Fields = dict(zip(PARTS[prefix], value.split(","), strict=True)) if numbered else {}
    return Message(key, {**fields, "token": token})


def fact_message(fact: Fact) -> Message:
    """What happened, in the words of the second edition if it has this fact."""
    if fact.kind in contents.CONTENTS.facts:
        return facts.fact_message(fact)
    kind = CONTENTS.facts[fact.kind]
    fields: Fields = {} if fact.seat < 0 else {"player": seat_of(fact.seat)}
    for (name, notation), number in zip(kind.fields, fact.numbers, strict=False):
        fields[name] = number if name in ("count", "year") else Token(notation.token(number))
    return Message(f"fact.{GAME}.{kind.name}", fields)


def log_lines(facts: Sequence[Fact]) -> list[Message]:
    """What happened, sentence by sentence."""
    return [own(line) for line in LOG.lines(facts)]


def is_noise(fact: Fact) -> bool:
    return fact.kind in SILENT or log.is_noise(fact)


def drawn(run: Run) -> list[Message]:
    """All artworks drawn are one sentence, whatever came between; players who may know them read which. A single
    artwork is kept at once and needs no sentence.
    """
    *earlier, count = run
    lines = [fact.alone for fact in labelled(earlier, "covered_put_back")]
    artworks = [Token(COLOUR.token(fact.number)) for fact in labelled(earlier, "artwork_drawn")]
    if count.number < 2:
        return lines
    known = Message(f"log.{GAME}.drawn", {**count.fields, "artworks": artworks})
    return [*lines, known if artworks else count.alone]


LOG = Log(
    CONTENTS.facts,
    fact_message,
    is_noise,
    (Sentence("(artwork_drawn | covered_put_back)* artworks_drawn", drawn, of_table=True), *log.LOG.sentences),
)


def decision_message(decision: str) -> Message:
    """The question for the player."""
    return own(second.decision_message(decision))


def chance_message(chance: str) -> Message:
    return own(second.chance_message(chance))


def why_message(rule: str) -> Message:
    """Why an option is not on offer, by the id of the rule that forbids it."""
    return own(second.why_message(rule))


def phase_message(table: Table) -> Message:
    """The phase of the game."""
    return own(second.phase_message(table))


def matters_message(table: Table, seat: int, decision: str) -> Message | None:
    """What matters now."""
    message = second.matters_message(table, seat, decision)
    return None if message is None else own(message)


def option_message(table: Table, seat: int, decision: str, option: int, trial: Trial | None) -> Message:
    """What this option of this decision offers to this seat."""
    said = OPTIONS.get(decision)
    return own(
        said(table, seat, option, trial) if said else second.option_message(table, seat, decision, option, trial)
    )


def perform(table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    decision = waiting(table, MayPerform)
    fields: Fields = {"action": action_of(decision.action), "space": space_of(decision.space)}
    return Message(f"option.perform.{'yes' if choice == f.PERFORM_IT else 'no'}", fields)


def keep_artwork(table: Table, seat: int, artwork: int, trial: Trial | None) -> Message:
    owned = int(table.seats[seat].artworks.count(artwork))
    return Message("option.keepArtwork", {"artwork": Token(COLOUR.token(artwork)), "count": owned})


def maybe_cube(table: Table, seat: int, option: int, trial: Trial | None) -> Message:
    return Message("option.freeCube.none") if option == f.NO_CUBE else cube(table, seat, option, trial)


def move_cursor(table: Table, seat: int, position: int, trial: Trial | None) -> Message:
    """The artwork is chosen after the move."""
    steps = step_messages(table, position)
    return Message("option.saleMove", {"steps": steps}) if steps else Message("option.saleMove.stay")


OPTIONS: dict[str, Label] = {
    "perform": perform,
    "keepArtwork": keep_artwork,
    "freeCube": maybe_cube,
    "saleMove": move_cursor,
}

HELP: Mapping[str, Help] = {
    **second.HELP,
    "exhibition": Help(Message("web.1893-1st.exhibition.gives"), ("93E1-PASS-01", "93E1-WORK-01")),
    "stack": Help(Message("web.1893-1st.help.stack"), ("93E1-SETUP-05", "93E1-WORK-02")),
    "covered": Help(Message("web.1893-1st.market.covered.hint"), ("93E1-SALE-02", "93E1-WORK-02")),
}
