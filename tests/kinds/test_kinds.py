"""Every number is given once and for ever: the manifests, the vocabularies and what the engine declares agree."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from tests.kinds import __main__ as command
from tests.kinds import numbering
from tests.kinds.numbering import FAMILIES, GAMES, MARK, SORTS, Misnumbered, Named, declarations, read_manifest, stale

from bruxelles.games import NAMES, find_rulebook
from bruxelles.games.b1893 import contents as b1893
from bruxelles.games.b1893.first_edition import edition
from bruxelles.games.b1897 import contents as b1897
from bruxelles.kernel.contents import Kind, WideningKind, declared_in

# So many lines of each manifest, and what they say: whoever changes them breaks records of bots and their networks.
GIVEN = {
    "b1893": (266, "20d0ad4c309299070dd536a7fcf91cafaa538ff80e085ba9b4c6d49cba9793e4"),
    "b1897": (117, "4bfdffb98b4470861f3a327d9769288efda8fecb11877d5927917d8d064564e6"),
}
STEP = """
from toy.vocabulary import ASKED
KINDS: Final[list[Kind]] = [
    DecisionKind(ASKED, "asked", ANSWER, ("T-1",)),
    WideningKind(ASKED, MORE, "T-2"),
    RuleKind(BARRED, "T-3"),
    FactKind(TOLD, "told"),
]
"""


@pytest.mark.parametrize("family", FAMILIES)
def test_manifest_and_vocabularies_are_as_the_command_writes_them(family: str) -> None:
    assert [path.name for path in stale(GAMES / family)] == [], "python -m tests.kinds writes them anew"


@pytest.mark.parametrize("family", FAMILIES)
def test_a_manifest_only_grows(family: str) -> None:
    lines, digest = GIVEN[family]
    text = (GAMES / family / "kinds.txt").read_text("utf-8")
    assert sha256("".join(text.splitlines(keepends=True)[:lines]).encode()).hexdigest() == digest
    numbers = [(named.sort, number) for named, number in read_manifest(GAMES / family).items()]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize(
    ("family", "declared"), [("b1893", [*b1893.ALL, *declared_in(edition)]), ("b1897", b1897.ALL)], ids=FAMILIES
)
def test_every_declaration_is_gathered_with_its_number(family: str, declared: list[Kind]) -> None:
    manifest = read_manifest(GAMES / family)
    listed = {(each.named.sort, manifest[each.named]) for each in declarations(GAMES / family)}
    kinds = [kind for kind in declared if not isinstance(kind, WideningKind)]
    assert {(SORTS[type(kind).__name__], kind.number) for kind in kinds} == listed
    assert len(kinds) == len(listed)


def test_editions_of_a_game_share_no_number() -> None:
    second, first = find_rulebook("1893").contents, find_rulebook("1893-1st").contents
    assert set(NAMES) == {"1893", "1893-1st", "1897"}
    for one, other in ((second.decisions, first.decisions), (second.facts, first.facts)):
        assert {one[number].name for number in {*one} & {*other}} == {
            other[number].name for number in {*one} & {*other}
        }
    common = second.chances.keys() & first.chances.keys()
    assert {second.chances[number].name for number in common} == {first.chances[number].name for number in common}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game with a step, an edition inside it, and nothing numbered yet."""
    game = tmp_path / "toy"
    (game / "more" / "cards").mkdir(parents=True)
    (game / "step.py").write_text(STEP)
    (game / "vocabulary.py").write_text("PEAR: Final[i64] = 0\n")
    (game / "kinds.txt").write_text("decision 0 GONE\nmoment 0 DAWN\nquantity 0 SUM\nsource 0 LUCK\n")
    (game / "more" / "cards" / "step.py").write_text('KINDS: Final[list[Kind]] = [FactKind(USED, "used")]\n')
    (game / "more" / "vocabulary.py").write_text(f"PLUM: Final[i64] = 1\n\n{MARK}\n# Facts\nOLD: Final[i64] = 7\n")
    monkeypatch.setattr(numbering, "GAMES", tmp_path)
    monkeypatch.setattr(command, "GAMES", tmp_path)
    monkeypatch.setattr(command, "FAMILIES", ("toy",))
    return game


def test_what_is_new_gets_the_next_number_and_what_is_gone_keeps_its_own(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command.main()
    assert (
        capsys.readouterr().out == "toy/kinds.txt written\ntoy/more/vocabulary.py written\ntoy/vocabulary.py written\n"
    )
    assert (toy / "kinds.txt").read_text().splitlines()[4:] == [
        "fact 0 USED",
        "decision 1 ASKED",
        "rule 1 BARRED",
        "fact 1 TOLD",
    ]
    command.main()
    assert capsys.readouterr().out == ""


def test_numbers_are_written_behind_the_words_of_their_own_edition(toy: Path) -> None:
    command.main()
    written = (toy / "vocabulary.py").read_text()
    assert written.startswith(
        f"PEAR: Final[i64] = 0\n\n{MARK}\n# Decisions\nASKED: Final[i64] = 1\nDECISIONS: Final[i64] = 2\n"
    )
    assert "\n# Facts\nTOLD: Final[i64] = 1\n" in written
    assert "MOMENTS: Final[i64] = 1\n" in written
    assert (
        toy / "more" / "vocabulary.py"
    ).read_text() == f"PLUM: Final[i64] = 1\n\n{MARK}\n# Facts\nUSED: Final[i64] = 0\n"


@pytest.mark.parametrize(
    ("where", "declared", "twice"),
    [
        ("other.py", STEP, "ASKED, BARRED, TOLD"),
        ("other.py", "KINDS: Final[list[Kind]] = [MomentKind(TOLD)]", "TOLD"),
        ("more/other.py", 'KINDS: Final[list[Kind]] = [FactKind(TOLD, "told")]', "TOLD"),
    ],
)
def test_one_thing_is_declared_once(toy: Path, where: str, declared: str, twice: str) -> None:
    (toy / where).write_text(declared)
    with pytest.raises(Misnumbered, match=f"declared more than once: {twice}$"):
        declarations(toy)


def test_editions_may_have_the_same_name_for_things_of_different_sorts(toy: Path) -> None:
    (toy / "more" / "other.py").write_text("KINDS: Final[list[Kind]] = [MomentKind(TOLD)]")
    assert Named("moment", "TOLD") in {each.named for each in declarations(toy)}
