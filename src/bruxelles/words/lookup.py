"""Looking up rules: by id, by words, or the table of chapters."""

from __future__ import annotations

import re
from textwrap import wrap

from bruxelles.words.rules import Chapter, Rule, UnknownRuleError, chapters, rule, search
from bruxelles.words.speech import speak

WIDTH = 80
LIKE_AN_ID = re.compile(r"\d\d[A-Z0-9]*-", re.IGNORECASE)


def look_up(what: str, language: str) -> list[str]:
    """What there is to read about it."""
    if not what:
        return [chapter_line(chapter) for chapter in chapters(language)]
    if LIKE_AN_ID.match(what.strip()):
        return rule_lines(rule(what, language), language)
    found = search(what, language)
    if not found:
        raise UnknownRuleError(speak(language).say("cli.no-rule", words=what))
    return [line for each in found for line in [*short_lines(each), ""]][:-1]


def chapter_line(chapter: Chapter) -> str:
    return f"{chapter.rules[0].id} … {chapter.rules[-1].id}".ljust(28) + chapter.title


def short_lines(each: Rule) -> list[str]:
    return wrap(f"{each.id}  {each.sentence}", WIDTH, subsequent_indent="  ")


def rule_lines(each: Rule, language: str) -> list[str]:
    """A rule with its reason and source; these stand in the English ledger only."""
    words, english = speak(language), rule(each.id)
    lines = [each.chapter, "", *short_lines(each)]
    if english.ruling:
        lines += ["", *wrap(f"{words.say('cli.ruling')}: {english.ruling}", WIDTH, subsequent_indent="  ")]
    if english.source:
        lines += ["", *wrap(f"{words.say('cli.source')}: {english.source}", WIDTH, subsequent_indent="  ")]
    return lines
