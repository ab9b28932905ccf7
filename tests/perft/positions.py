"""Fixed positions whose decision trees are counted, those of 1897. An opening tells its first draws; the others are
set up by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bruxelles.games import find_rulebook
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import Record, write_record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import replay


@dataclass(frozen=True)
class Start:
    """Where a count begins, and how deep it goes."""

    name: str
    seats: int
    depth: int
    text: str
    options: dict[str, str] = field(default_factory=dict)
    game: str = "1897"

    def match(self) -> Match:
        rulebook = find_rulebook(self.game)
        settings = rulebook.settings(self.seats, self.options)
        lines = [line.strip() for line in self.text.strip().split("\n")]
        if not lines[0].startswith("chance "):
            return Match(rulebook, settings, "1", position=list(enumerate(lines, 1)))
        header = write_record(Record(settings, rulebook.rules_version), rulebook)
        entries = "\n".join(f"{number} {line}" for number, line in enumerate(lines, 1))
        return replay(read_record(header + entries, find_rulebook), rulebook, resume=False)


TWO = """
    chance firstPlayer seat:1
    chance gatherCards artwork:blue artwork:green artwork:yellow pair:steel+wood pair:brick+wood pair:steel+brick \
house:solid-single house:single house:solid-single noble:buls noble:horta noble:hankar
    chance dealGrid expo money artwork:yellow pair:steel+brick money pair:steel+wood pair:brick+wood noble:buls \
house:single house:solid-single artwork:green noble:hankar
    chance layBonuses bonus:prison bonus:prestige bonus:architecture bonus:nobility
"""
THREE = """
    chance firstPlayer seat:2
    chance gatherCards artwork:blue artwork:green artwork:yellow pair:steel+brick pair:steel+wood pair:wood+wood \
house:solid-single house:double house:single noble:buls noble:vandervelde noble:horta
    chance dealGrid pair:wood+wood expo money house:single artwork:blue noble:vandervelde money artwork:green \
house:double money pair:steel+wood house:solid-single
    chance layBonuses bonus:architecture bonus:prison bonus:prestige bonus:nobility
"""
FOUR = """
    chance firstPlayer seat:4
    chance gatherCards artwork:green artwork:red artwork:red artwork:green pair:steel+wood pair:wood+wood \
pair:brick+wood pair:steel+wood house:solid-single house:solid-single house:single house:solid-double \
noble:vandervelde noble:hankar noble:vandervelde noble:buls
    chance dealGrid house:solid-double pair:wood+wood noble:hankar pair:brick+wood artwork:green artwork:red \
house:solid-single pair:steel+wood pair:steel+wood house:solid-single noble:vandervelde noble:buls \
noble:vandervelde money money money
    chance layBonuses bonus:architecture bonus:nobility bonus:prestige bonus:prison
"""
HOST_NAMES_THE_FIRST = """
    chance gatherCards artwork:blue artwork:green artwork:yellow pair:steel+brick pair:steel+wood pair:wood+wood \
house:solid-single house:double house:single noble:buls noble:vandervelde noble:horta
    chance dealGrid pair:wood+wood expo money house:single artwork:blue noble:vandervelde money artwork:green \
house:double money pair:steel+wood house:solid-single
    chance layBonuses bonus:architecture bonus:prison bonus:prestige bonus:nobility
"""
BUILDERS = """
    phase turn seat:1
    round 2
    first seat:3
    bonuses prison prestige nobility architecture
    grid cell:1,1 house:single
    grid cell:2,3 house:solid-double
    grid cell:3,4 artwork:red
    uses 5 5 4
    seat:1 money 4
    seat:1 tracks 3 2 1
    seat:1 materials pair:wood+wood pair:steel+wood pair:brick+brick pair:steel+brick
    seat:1 houses house:double house:double
    seat:2 money 3
    seat:2 materials pair:steel+steel pair:brick+wood pair:brick+wood
    seat:3 money 2
"""
EXHIBITION = """
    phase turn seat:2
    round 3
    first seat:1
    grid cell:1,2 expo
    grid cell:1,3 money
    grid cell:2,2 artwork:blue
    uses 5 5 5
    seat:1 artworks artwork:red artwork:blue artwork:green
    seat:1 tracks 1 1 3
    seat:2 money 3
    seat:2 artworks artwork:red artwork:yellow
    seat:2 tracks 1 2 4
    seat:3 artworks artwork:yellow artwork:green
    seat:4 artworks artwork:blue
"""
CITY_HALL = """
    phase turn seat:3
    round 2
    first seat:2
    grid cell:1,1 noble:hankar
    grid cell:1,4 noble:albert
    grid cell:3,3 pair:wood+wood
    uses 0 1 5
    seat:1 money 1
    seat:2 passed yes
    seat:3 money 3
    seat:3 tracks 2 4 1
    seat:3 nobles noble:horta noble:buls noble:vandervelde
    seat:3 tapped noble:hankar
    seat:3 artworks artwork:yellow artwork:red
    seat:3 materials pair:wood+wood pair:brick+wood
    seat:3 prison architect:1/3 architect:2/4
"""
PRISON_ENDS_A_ROUND = """
    phase columns
    round 4
    first seat:1
    bonuses prison prestige nobility architecture
    grid cell:1,1 seat:1 architect:1/3 side:3
    grid cell:1,2 seat:2 architect:2/4 side:4
    grid cell:2,1 seat:2 architect:1/3 side:3
    grid cell:2,3 seat:3 architect:1/3 side:1
    grid cell:3,4 seat:1 architect:2/4 side:2
    seat:1 money 3
    seat:1 nobles noble:horta noble:buls noble:hankar
    seat:1 prison architect:2/5
    seat:1 park architect:1/3 architect:2/4
    seat:2 money 1
    seat:2 nobles noble:albert noble:vandervelde
    seat:2 prison architect:2/5 architect:1/3
    seat:2 hall architect:1/3 architect:2/4
    seat:3 money 2
    seat:3 tapped noble:horta noble:buls noble:albert
    seat:3 prison architect:1/3
    seat:3 stock architect:1/3 architect:1/3
"""
SCARCE_MONEY = """
    phase turn seat:1
    round 3
    first seat:2
    grid cell:1,1 money
    grid cell:1,2 money
    grid cell:2,2 artwork:blue
    grid cell:2,3 noble:hankar
    uses 0 5 5
    seat:1 money 1
    seat:1 artworks artwork:red artwork:green artwork:yellow
    seat:2 money 61
    seat:2 passed yes
"""

OF_1897 = (
    Start("opening of two", 2, 9, TWO),
    Start("opening of three", 3, 9, THREE),
    Start("opening of four", 4, 9, FOUR),
    Start("opening, first player named by the host", 3, 7, HOST_NAMES_THE_FIRST, {"firstPlayer": "3"}),
    Start("opening, actions may be declined", 2, 9, TWO, {"declineAction": "on"}),
    Start("builders", 3, 13, BUILDERS),
    Start("builders, half cards", 3, 12, BUILDERS, {"halfCards": "on"}),
    Start("builders, all options", 3, 13, BUILDERS, {"halfCards": "on", "declineAction": "on", "limitedMoney": "on"}),
    Start("exhibition", 4, 18, EXHIBITION),
    Start("City Hall", 3, 10, CITY_HALL),
    Start("City Hall of two", 2, 10, CITY_HALL.replace("seat:3", "seat:1").replace("seat:1 money 1", "round 3")),
    Start("prison, unpaid Nobles and the end", 3, 9, PRISON_ENDS_A_ROUND),
    Start("scarce money", 2, 12, SCARCE_MONEY),
    Start("scarce money, limited", 2, 12, SCARCE_MONEY, {"limitedMoney": "on"}),
)
