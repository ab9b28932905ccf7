"""Looking up rules by id or by words."""

from __future__ import annotations

import re

from bruxelles.words import Words
from bruxelles.words.rules import UnknownRuleError, chapters, rule, search

RULE_ID = re.compile(r"\d\d-\w+-\d\d", re.IGNORECASE)
MOST = 40


def found_lines(wanted: str, words: Words) -> list[str]:
    """The rule of this id with its ruling; or the rules with these words in them; or, for nothing, the chapters."""
    wanted = wanted.strip()
    if not wanted:
        return [f"{chapter.title}: {chapter.rules[0].id} …" for chapter in chapters(words.language)]
    if RULE_ID.fullmatch(wanted):
        try:
            found = rule(wanted, words.language)
        except UnknownRuleError as error:
            return [str(error)]
        reason = rule(wanted).ruling  # only the English ledger gives reasons
        ruling = [words.say("terminal.ruling", ruling=reason)] if reason else []
        return [words.say("terminal.rule", id=found.id, sentence=found.sentence), *ruling]
    hits = search(wanted, words.language)
    lines = [words.say("terminal.rule", id=hit.id, sentence=hit.sentence) for hit in hits[:MOST]]
    return [*lines, words.say("terminal.rules.found", count=len(hits))]
