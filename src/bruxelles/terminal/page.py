"""Styled lines of text, cut or wrapped to a width."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

HIGHLIGHT = "reverse"
IMPOSSIBLE = "dim"
TITLE = "bold reverse"
SEAT_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue")


def fit(text: Text, width: int) -> Text:
    """The text at exactly this width: padded with blanks, or cut with an ellipsis."""
    text = text.copy()
    text.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return text


def cropped(text: Text, width: int) -> Text:
    """The text at most this wide."""
    return text if text.cell_len <= width else fit(text, width)


def wrapped(lines: Sequence[str], width: int, hanging: int = 0) -> list[str]:
    """Lines wrapped between words. Continuation lines are indented, up to the tab if the paragraph has one."""
    broken: list[str] = []
    for line in lines:
        label, tab, bare = line.rpartition("\t")
        lead = label if tab else " " * (len(bare) - len(bare.lstrip(" ")))
        more = " " * (len(lead) if tab else len(lead) + hanging)
        bare = bare.lstrip(" ")
        broken += wrap(bare, max(width, 20), initial_indent=lead, subsequent_indent=more, break_long_words=False) or [
            ""
        ]
    return broken


def beside(left: Sequence[Text], right: Sequence[Text], left_width: int, gap: str = " │ ") -> list[Text]:
    """Two columns side by side."""
    height = max(len(left), len(right))
    padded_left = [*left, *[Text()] * (height - len(left))]
    padded_right = [*right, *[Text()] * (height - len(right))]
    return [
        Text().join([fit(one, left_width), Text(gap, style=IMPOSSIBLE), other])
        for one, other in zip(padded_left, padded_right, strict=True)
    ]
