"""Numbers written into sentences: none may be one that a box can change."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.laws.told.telling import own_key

from bruxelles.words.catalogue import catalogue, languages

DIGITS = r"\d+"
NUMBERS = {
    "en": r"\d+|two|three|four|five|six|seven|eight|nine|ten|half|halves|twice|doubled?|thrice",
    "fr": r"\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|moitié|demi|double",
}
FIELD = re.compile(r"\{[^}]*\}")

# Keys, and why the number in them is the same with every box.
FREE: dict[str, str] = {
    r"(name|a|the|at)\..*": "a name",
    r"(card|tile|board)\.1893\..*": "filled in from the box; the pieces are compared themselves",
    r"chance\.drawTwo|(option|web|matters)\b.*(hankar|hankarKeep|place\.park|parkAction.*)": "two are drawn: a rule",
    r"why\.(93-PLACE-0[47]|93E1-PLACE-01)": "the least bid is 1: a rule",
    r"why\.93-BE-CARD-17": "the two sides of an exchange",
    r"setting\..*": "what an option of the rules is",
    r"cli\..*|terminal\.(ask|plain|hint|small|title)\b.*|web\.import\..*": "about the program",
    r"terminal\.(read\.coat|read\.1893\.iris|1893-1st\.read\.iris).*|web\..*\.(coat|iris)(\.so)?": "four corners",
    r"web\..*(hint\.leads|hint\.1893\.leads)|matters\b.*(fresh|iris)": "four corners, and two things to place for",
    r"(terminal|web)\..*short\.house\..*": "lamps of a house",
    r"terminal\.help\.(architect|coat|pile|materials|houses)": "an example of a sign",
    r"terminal\.(1893-1st\.)?help\.(1893\.)?(meeple|house|houses|card|houses\.belle|belle\..*)": "examples; six houses",
    r"web\..*\.(bonus|noble)\..*": "a step on a track",
    r"web\..*\.train\.aside": "a single one",
    r"matters\.(1893\.c17Artwork|final|sellArtwork\.twice)": "owned twice, half of a card",
    r"web\.game\..*": "the rounds of a game can't be corrected",
    r"web\.components\..*": "names of values",
}


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Every sentence of a language."""
    for key, texts in catalogue(language).messages.items():
        yield from ((key, text) for text in texts)


def has_number(text: str, language: str) -> bool:
    return (
        re.search(rf"(?<![\w-])({NUMBERS.get(language, DIGITS)})(?!\w)", FIELD.sub("", text), re.IGNORECASE) is not None
    )


def literal_numbers() -> list[str]:
    """The sentences with a number for which there is no reason."""
    return [
        f"{language} {key}: {text}"
        for language in languages()
        for key, text in sentences(language)
        if has_number(text, language) and not any(re.fullmatch(pattern, key) for pattern in FREE)
    ]


# Fields that hold amounts, in the sentences of options and of the log.
AMOUNTS = {
    *(
        "after",
        "amount",
        "before",
        "bid",
        "by",
        "count",
        "divisor",
        "gain",
        "gains",
        "income",
        "left",
        "level",
        "limit",
        "lost",
    ),
    *("manneken", "more", "own", "points", "price", "square", "units", "value", "weight", "year"),
}
KINDS = {
    *(
        "closing",
        "count",
        "deed",
        "does",
        "draw",
        "effect",
        "fact",
        "gift",
        "log",
        "matters",
        "option",
        "phrase",
        "standing",
    ),
    *("step", "visit"),
}
# What is there, in labels of options that no means could buy.
REFUSED = {
    ("option.cell.neutral", "value"),
    ("option.cell.owned", "value"),
    ("option.noblePick.empty", "price"),
    ("option.turn.owned", "amount"),
}


def amounts_in_sentences() -> set[tuple[str, str]]:
    """Every key and field of a sentence of the games by which an amount is told."""
    return {
        (own_key(key), field)
        for key, texts in catalogue("en").messages.items()
        if key.partition(".")[0] in KINDS
        for text in texts
        for field in re.findall(r"\{(\w+)", text)
        if field in AMOUNTS
    }
