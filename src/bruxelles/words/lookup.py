"""Looking up rules by id or by words, or listing the chapters. Each line is a paragraph; user interfaces wrap them."""

from __future__ import annotations

import re

from bruxelles.words.rules import Rule, UnknownRuleError, chapters, ledger_of, rule, search
from bruxelles.words.speech import Words

LIKE_AN_ID = re.compile(r"\d\d[A-Z0-9]*-", re.IGNORECASE)


def look_up(what: str, words: Words, game: str = "") -> list[str]:
    """What the rules of all games, or of one, have on this subject; finding nothing is an error that says so."""
    what = what.strip()
    if not what:
        return titles(words, game)
    if LIKE_AN_ID.match(what):
        return whole_rule(rule(what, words.language), words)
    found = search(what, words.language, game=game)
    if not found:
        raise UnknownRuleError("no rule mentions {words}", words=what)
    return [*(sentence(each, words) for each in found), words.say("rules.found", count=len(found))]


def titles(words: Words, game: str) -> list[str]:
    found = {
        f"{chapter.rules[0].id} … {chapter.rules[-1].id}": chapter.title
        for chapter in chapters(words.language)
        if ledger_of(game) in ("", chapter.game)
    }
    width = max(map(len, found)) + 2
    return [ids.ljust(width) + title for ids, title in found.items()]


def sentence(each: Rule, words: Words) -> str:
    return words.say("rules.rule", id=each.id, sentence=each.sentence)


def whole_rule(each: Rule, words: Words) -> list[str]:
    """A rule with its ruling and source, which only the English ledger has."""
    english = rule(each.id)
    lines = [each.chapter, sentence(each, words)]
    if english.ruling:
        lines.append(words.say("rules.ruling", ruling=english.ruling))
    if english.source:
        lines.append(words.say("rules.source", source=english.source))
    return lines
