"""What the first edition has to say: as the second, in its own words wherever the catalogue has some for 1893-1st."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893.first import vocabulary as f
from bruxelles.games.b1893.first.contents import CONTENTS
from bruxelles.games.b1893.first.notations import COLOUR
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.explain import Doing
from bruxelles.kernel.match import Told
from bruxelles.kernel.steps import is_over
from bruxelles.words import b1893 as second
from bruxelles.words.b1893 import facts, log
from bruxelles.words.b1893.belle import Label
from bruxelles.words.b1893.options import cube, steps_said
from bruxelles.words.b1893.phrases import Fields, action_of, seat_of, space_of
from bruxelles.words.catalogue import catalogue
from bruxelles.words.log import Log, Run, Sentence, those
from bruxelles.words.speech import PARTS, Field, Message, Token, Words

GAME = "1893-1st"
COLOURS = {"artwork:brown": "artwork:pink"}
SILENT = frozenset((f.COMPASS_LAID, f.ARTWORKS_PUT_BACK))


@cache
def own_key(key: str) -> str:
    """This edition's own sentence, if it has one in the place of the second's."""
    kind, _, name = key.partition(".")
    own = f"{kind}.{GAME}.{f'.{name}'.replace('.1893.', '.', 1).removeprefix('.')}"
    return own if own in catalogue("en").messages else key


class FirstWords(Words):
    """A language as the first edition speaks it, whoever makes the sentence."""

    def fill(self, key: str, fields: Mapping[str, Field]) -> str:
        return super().fill(own_key(key), fields)


def own_words(words: Words) -> Words:
    return FirstWords(words.language, words.strict, words.players, words.printed)


def own(message: Message) -> Message:
    return Message(own_key(message.key), {name: own_field(field) for name, field in message.fields.items()})


def own_field(field: Field) -> Field:
    if isinstance(field, Token | Message):
        return own_part(field)
    return field if isinstance(field, int | str) else [own_part(part) for part in field]


def own_part(part: Token | Message) -> Token | Message:
    return own_name(part) if isinstance(part, Token) else own(part)


def own_name(token: Token) -> Token | Message:
    """A piece by its name in this edition; the token goes with it, so that a window knows what is meant."""
    token = Token(COLOURS.get(token, token))
    prefix, _, value = token.partition(":")
    numbered = prefix in PARTS
    key = f"name.{GAME}.{prefix if numbered else token.replace(':', '.')}"
    if key not in catalogue("en").messages:
        return token
    fields: Fields = dict(zip(PARTS[prefix], value.split(","), strict=True)) if numbered else {}
    return Message(key, {**fields, "token": token})


def fact_message(told: Told) -> Message:
    """What happened, in the words of the second edition where it knows such a fact."""
    if told.fact in contents.CONTENTS.facts:
        return facts.fact_message(told)
    kind = CONTENTS.facts[told.fact]
    fields: Fields = {} if told.seat < 0 else {"player": seat_of(told.seat)}
    for (name, notation), number in zip(kind.fields, told.numbers, strict=False):
        fields[name] = number if name in ("count", "year") else Token(notation.token(number))
    return Message(f"fact.{GAME}.{kind.name}", fields)


def log_lines(facts: Sequence[Told]) -> list[Message]:
    """What happened, sentence by sentence."""
    return [own(line) for line in LOG.lines(facts)]


def is_noise(told: Told) -> bool:
    return told.fact in SILENT or log.is_noise(told)


def drawn(run: Run) -> list[Message]:
    """What was drawn is one sentence, whatever came between; who may know the artworks reads which. A single one is
    kept, and told as such.
    """
    *earlier, count = run
    lines = [fact.alone for fact in those(earlier, "covered_put_back")]
    artworks = [Token(COLOUR.token(fact.number)) for fact in those(earlier, "artwork_drawn")]
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
    """The question put to the player."""
    return own(second.decision_message(decision))


def chance_message(chance: str) -> Message:
    return own(second.chance_message(chance))


def why_message(rule: str) -> Message:
    """Why an option is not on offer, by the id of the rule that forbids it."""
    return own(second.why_message(rule))


def phase_message(table: Table) -> Message:
    """What the table is busy with."""
    message = second.phase_message(table)
    return message if is_over(table) else own(message)  # the end of the game is the same everywhere


def matters_message(table: Table, seat: int, decision: str) -> Message | None:
    """What matters now."""
    message = second.matters_message(table, seat, decision)
    return None if message is None else own(message)


def option_message(table: Table, seat: int, decision: str, option: int, does: Doing | None) -> Message:
    """What this option of this decision offers to this seat."""
    said = OPTIONS.get(decision)
    return own(said(table, seat, option, does) if said else second.option_message(table, seat, decision, option, does))


def perform(table: Table, seat: int, choice: int, does: Doing | None) -> Message:
    decision = table.decision
    action, space = getattr(decision, "action", table.deed), getattr(decision, "space", 0)
    fields: Fields = {"action": action_of(action), "space": space_of(space)}
    return Message(f"option.perform.{'yes' if choice == f.PERFORM_IT else 'no'}", fields)


def keep_artwork(table: Table, seat: int, artwork: int, does: Doing | None) -> Message:
    owned = int(table.seats[seat].artworks.count(artwork))
    return Message("option.keepArtwork", {"artwork": Token(COLOUR.token(artwork)), "count": owned})


def maybe_cube(table: Table, seat: int, option: int, does: Doing | None) -> Message:
    return Message("option.freeCube.none") if option == f.NO_CUBE else cube(table, seat, option, does)


def move_cursor(table: Table, seat: int, position: int, does: Doing | None) -> Message:
    """Which artwork is sold is chosen behind the move."""
    steps = steps_said(table, position)
    return Message("option.saleMove", {"steps": steps}) if steps else Message("option.saleMove.stay")


OPTIONS: dict[str, Label] = {
    "perform": perform,
    "keepArtwork": keep_artwork,
    "freeCube": maybe_cube,
    "saleMove": move_cursor,
}
