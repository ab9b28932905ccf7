"""Complaints: a sentence with fields, English by itself."""

from __future__ import annotations

import errno
import os
import pickle

import pytest

from bruxelles.kernel.complaint import SYSTEM, Complaint, Phrase, of_system
from bruxelles.kernel.record import RecordError


def test_a_complaint_is_an_english_sentence_and_a_value_error() -> None:
    error = Complaint("there is no {what}; there are {number}", what="iris", number=3)
    assert isinstance(error, ValueError)
    assert str(error) == "there is no iris; there are 3"
    assert error.args == (str(error),)
    assert (error.template, error.fields) == ("there is no {what}; there are {number}", {"what": "iris", "number": 3})


@pytest.mark.parametrize(
    ("field", "said"),
    [
        (0, "0"),
        ("{x}", "{x}"),
        (Phrase("a {x}", x=1), "a 1"),
        ([], ""),
        (["a", 2], "a, 2"),
        ([Phrase("{x}!", x="a")], "a!"),
        (["b", Phrase("c"), 4], "b, c, 4"),
    ],
)
def test_a_field_may_be_several_things(field: int | str | Phrase | list[int | str | Phrase], said: str) -> None:
    assert str(Phrase("({field})", field=field)) == f"({said})"


def test_what_was_given_cannot_steer_a_terminal_or_break_the_line() -> None:
    error = Complaint("'{given}' and {several}", given="a\n\x1b[2Jb", several=["\ud800", "é"])
    assert str(error) == r"'a\n\x1b[2Jb' and \ud800, é"


@pytest.mark.parametrize(
    "error", [Complaint("no {x}", x=Phrase("{y}", y=1)), RecordError(7, "no {x}", x="y"), RecordError(0, "{x}", x=1)]
)
def test_a_complaint_from_another_process_is_the_same(error: Complaint) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.args) == (type(error), str(error), error.args)
    assert again.template == error.template
    assert {name: str(value) for name, value in again.fields.items()} == {
        name: str(value) for name, value in error.fields.items()
    }
    assert getattr(again, "line", None) == getattr(error, "line", None)


@pytest.mark.parametrize("number", [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOSPC, errno.EADDRINUSE])
def test_what_systems_answer_most_is_a_phrase(number: int) -> None:
    reason = of_system(OSError(number, os.strerror(number)))
    assert isinstance(reason, Phrase)
    assert str(reason) == os.strerror(number).lower()
    assert reason.template in SYSTEM


def test_anything_else_a_system_answers_stays_as_it_is() -> None:
    assert of_system(OSError(errno.ENOMSG, "No message of desired type")) == "no message of desired type"
    assert of_system(TimeoutError()) == "timeouterror"
