"""The command line. Every command imports what it needs when it runs, so that --help and --version answer at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer

from bruxelles.arguments import Data, Json, KeepIdle, KeepOver, KeepUnbegun, Lang, language, say
from bruxelles.upkeep import tables
from bruxelles.usage import Commands, UsageError, denied, language_asked, misread

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Bruxelles 1897 and its sister games: play, simulate, check, look up.",
)

Game = Annotated[str, typer.Argument(help="The game: 1897, 1893, or 1893-1st for the first edition.")]
BoxName = Annotated[str, typer.Argument(help="The box: 1897, 1893, or 1893-1st for the first edition.")]
RuleOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="A rule option, switched on with =on; may be repeated. 1893: belleEpoque (pavilions, cards, tiles, "
        "Travelers, white Artworks), asymmetric (a board with an ability of its own for everybody). 1893-1st: expert "
        "(strips on their marked side). 1897: limitedMoney, declineAction, halfCards. All: firstPlayer=2.",
    ),
]
Components = Annotated[Path | None, typer.Option("--components", help="A corrected copy of the component values.")]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed deals the same cards.")]
RecordFile = Annotated[Path, typer.Argument(help="A game record.")]
Plain = Annotated[bool, typer.Option("--plain", help="Lines of text instead of a full screen, for screen readers.")]


def rule_options(given: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise UsageError("write an option as name=value, not '{given}'", given=text[:60])
        if name in options:
            raise UsageError("option {option} is given twice", option=name[:60])
        options[name] = value
    return options


def read_text(path: Path) -> str:
    from bruxelles.kernel.record_reader import content_of

    try:
        return content_of(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise UsageError("{path} can't be read: it is not a text file", path=str(path)) from error


@app.callback(invoke_without_command=True)
def bruxelles(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version and engine run.")] = False,
) -> None:
    if version:
        import bruxelles

        say(f"bruxelles {bruxelles.__version__}, {bruxelles.engine} engine")
        raise typer.Exit
    if context.invoked_subcommand is None:
        say(context.get_help())


@app.command()
def play(
    lan: Annotated[bool, typer.Option("--lan", help="Let everybody in your network join.")] = False,
    port: Annotated[int | None, typer.Option("--port", help="The port; else 8897, or a free one.")] = None,
    data: Data = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
    keep_unbegun: KeepUnbegun = "never",
    keep_over: KeepOver = "never",
    keep_idle: KeepIdle = "never",
    lang: Lang = "",
) -> None:
    """Play in your browser: alone, at one screen, or with friends."""
    from bruxelles.server import running
    from bruxelles.server.keeping import read_keeping

    keeping = read_keeping(keep_unbegun, keep_over, keep_idle)
    raise typer.Exit(running.play(language(lang), lan, port, data, browser, keeping))


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port.")] = 8897,
    data: Data = None,
    keep_unbegun: KeepUnbegun = "7d",
    keep_over: KeepOver = "90d",
    keep_idle: KeepIdle = "365d",
) -> None:
    """Run a server for tables on the internet, behind a proxy."""
    from bruxelles.server import running
    from bruxelles.server.keeping import read_keeping

    raise typer.Exit(running.serve(host, port, data, read_keeping(keep_unbegun, keep_over, keep_idle)))


@app.command()
def terminal(
    game: Game = "1897",
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            help="Who plays, by commas: human, human:NAME, or a bot such as greedy or search:500. "
            "You are asked if it is left out.",
        ),
    ] = "",
    lang: Lang = "",
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="A new file for the record; else in your data folder.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="A record to go on with, in the same file.")] = None,
    option: RuleOptions = None,
    components: Components = None,
    plain: Plain = False,
) -> None:
    """Play here with people and bots, as you set it up."""
    from bruxelles.games import find_rulebook
    from bruxelles.terminal import run

    find_rulebook(game)
    if save is not None and resume is not None:
        raise UsageError("--save starts a new record and --resume continues one: use one or the other")
    players = [name.strip() for name in seats.split(",")] if seats else []
    named = [name.removeprefix("human:").strip() for name in players if name.startswith("human:")]
    if len(set(named)) < len(named):
        twice = next(name for name in named if named.count(name) > 1)
        raise UsageError("two players are named {name}", name=twice[:60])
    code = run(game, players, language(lang), seed, save, resume, rule_options(option), components, plain)
    raise typer.Exit(code)


@app.command()
def simulate(
    game: Game,
    players: Annotated[int, typer.Option("--players", help="How many seats.")] = 4,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option("--bots", help="Which bots play, by commas; the last fills the seats left.")
    ] = "random",
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    seed: Annotated[str, typer.Option("--seed", help="The same seed plays the same games.")] = "1",
    iterations: Annotated[int, typer.Option("--iterations", help="Iterations of search for each answer.")] = 2000,
    option: RuleOptions = None,
    components: Components = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Let bots play many games, and count."""
    from bruxelles.arena.report import report_simulation
    from bruxelles.arena.simulation import Plan
    from bruxelles.bots.bot import Budget
    from bruxelles.bots.players import MOST_ITERATIONS
    from bruxelles.games import find_rulebook
    from bruxelles.words import speak

    if not 1 <= iterations <= MOST_ITERATIONS:
        raise UsageError(
            "search needs 1 to {most} iterations per answer, not {given}",
            most=MOST_ITERATIONS,
            given=str(iterations)[:60],
        )
    settings = find_rulebook(game).settings(players, rule_options(option), components)
    names = tuple(name.strip() for name in bots.split(","))
    plan = Plan(settings, games, names, seed, Budget(iterations, 0.0))
    report_simulation(plan, jobs, json, speak(language(lang)))


@app.command()
def replay(
    file: RecordFile,
    until: Annotated[int | None, typer.Option("--until", help="Stop after this entry.")] = None,
    lang: Lang = "",
) -> None:
    """Tell a recorded game in words, and show where it ends."""
    from bruxelles.games import find_rulebook
    from bruxelles.kernel.record_reader import read_record
    from bruxelles.kernel.replay import replay as replay_record
    from bruxelles.words.story import tell_story

    record = read_record(read_text(file), find_rulebook)
    if until is not None and not 0 <= until <= len(record.entries):
        entries = len(record.entries)
        raise UsageError(
            "the record has {entries} entries; there is no entry {until} to stop after", entries=entries, until=until
        )
    match = replay_record(record, find_rulebook(record.settings.game), resume=False, until=until)
    for line in tell_story(match, language(lang)):
        say(line)


@app.command()
def verify(file: RecordFile, lang: Lang = "") -> None:
    """Check a record: legal play, and cards dealt as committed."""
    from bruxelles.games import find_rulebook
    from bruxelles.kernel.record_reader import read_record
    from bruxelles.kernel.verification import verify as verify_record
    from bruxelles.words import speak

    words = speak(language(lang))
    record = read_record(read_text(file), find_rulebook)
    found = verify_record(record, find_rulebook(record.settings.game))
    state = "unfinished" if record.result is None else "finished"
    say(words.say(f"cli.verify.{state}", count=len(record.entries)))
    for commitment, finding in zip(record.commitments, found.commitments, strict=True):
        to_come = record.result is None and commitment is record.commitments[-1]
        state = "kept" if finding == "kept" else "hidden" if to_come else "withheld"
        say(words.say(f"cli.verify.{state}", entry=commitment.since))
    if not record.commitments:
        say(words.say("cli.verify.none"))
    if found.uncovered:
        entries = ", ".join(map(str, found.uncovered))
        say(words.say("cli.verify.uncovered", count=len(found.uncovered), entries=entries))
        raise typer.Exit(1)


@app.command()
def rules(
    what: Annotated[
        list[str] | None, typer.Argument(help="A rule id such as 97-SALE-02, or words to look for.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Look up rules by id or by words."""
    from bruxelles.words import speak
    from bruxelles.words.lookup import look_up

    for paragraph in look_up(" ".join(what or []), speak(language(lang))):
        for line in wrap(paragraph, 80, subsequent_indent="  "):
            say(line)


@app.command()
def diff(
    one: Annotated[
        str, typer.Argument(help="An edition: 1893-1st, 1893-2nd, 1897, with options as in 1893-1st+expert.")
    ],
    other: Annotated[str, typer.Argument(help="Another one of the same game, such as 1893-2nd+belleEpoque.")],
    players: Annotated[int, typer.Option("--players", help="How many seats.")] = 4,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Tell what differs between two editions of a game."""
    from bruxelles.differences.report import report_difference
    from bruxelles.words import speak

    for line in report_difference(one, other, players, json, speak(language(lang))):
        say(line)


@app.command()
def components(
    box: BoxName,
    file: Components = None,
    export: Annotated[bool, typer.Option("--export", help="Print our file instead, to copy and correct.")] = False,
    lang: Lang = "",
) -> None:
    """Show every number in the box, and how sure it is."""
    from bruxelles.components.listing import original, rows
    from bruxelles.words import speak
    from bruxelles.words.listing import listing

    words = speak(language(lang))
    if export and file is not None:
        raise UsageError("--export prints our own values and doesn't take --components: use one or the other")
    for line in original(box) if export else listing(rows(box, file), words):
        say(line)


app.add_typer(tables, name="tables")


def main() -> None:
    """Run a command. What goes wrong is said in one line, and the exit code is not 0."""
    try:
        code = app(prog_name="bruxelles", standalone_mode=False)
        sys.stdout.flush()
    except typer.Abort:
        sys.exit(130)
    except typer.TyperException as error:
        fail(misread(error))
    except ValueError as error:
        fail(error)
    except BrokenPipeError:
        # Whoever reads has read enough; the rest must not be written when Python closes its files.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        fail(denied(error))
    except KeyboardInterrupt:
        sys.exit(130)
    else:
        sys.exit(code if isinstance(code, int) else 0)


def fail(error: Exception) -> None:
    """Say it in one line, in the language that was asked for or that of the system."""
    from bruxelles.words import languages, speak

    words = speak(language_asked(sys.argv, languages()) or language(""))
    sys.stderr.write(f"bruxelles: {words.complain(error)}\n")
    sys.exit(2)
