"""The command `bruxelles diff`."""

from __future__ import annotations

import json

from tests.cli.conftest import Cli


def test_programs_get_ids_and_values(cli: Cli) -> None:
    ran = cli("diff", "1893-1st", "1893", "--json", "--players", "2")
    found = json.loads(ran.out)
    assert (ran.code, found["one"], found["other"], found["players"]) == (0, "1893-1st", "1893-2nd", 2)
    assert {"name": "amounts.workshop_draw", "one": 1, "other": None}.items() <= next(
        each for each in found["components"] if each["name"] == "amounts.workshop_draw"
    ).items()


def test_the_command_speaks_french_and_refuses_nonsense(cli: Cli) -> None:
    ran = cli("diff", "1893-2nd", "1893-2nd+asymmetric", "--lang", "fr")
    assert (ran.code, ran.err) == (0, "")
    assert "MISE EN PLACE" in ran.out
    ran = cli("diff", "1893", "1830", "--lang", "fr")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "bruxelles: l’édition «\u00a01830\u00a0» n’existe pas\u00a0; "
        "éditions possibles\u00a0: 1897, 1893-2nd, 1893-1st\n"
    )
