"""The command line. Each command imports what it needs when it runs, so that --help and --version answer at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer

from bruxelles.arguments import (
    BoxName,
    Components,
    Data,
    Game,
    Json,
    KeepIdle,
    KeepOver,
    KeepUnbegun,
    Lang,
    Plain,
    RecordFile,
    RuleOptions,
    Seed,
    language,
    read_text,
    rule_options,
    say,
)
from bruxelles.command_help import CommandHelp, version_line
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


@app.callback(invoke_without_command=True)
def bruxelles(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and the engine.")] = False,
) -> None:
    if version:
        say(version_line())
        raise typer.Exit
    if context.invoked_subcommand is None:
        say(context.get_help())


@app.command()
def play(
    lan: Annotated[bool, typer.Option("--lan", help="Let everybody on your network join.")] = False,
    port: Annotated[int | None, typer.Option("--port", help="The port. By default 8897, or any free one.")] = None,
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
            help="Who plays, separated by commas: human, human:NAME, or a bot such as greedy or search:500. "
            "If you leave it out, you are asked.",
        ),
    ] = "",
    lang: Lang = "",
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="A new file for the record. By default in your data folder.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="A record to continue, in the same file.")] = None,
    option: RuleOptions = None,
    components: Components = None,
    plain: Plain = False,
) -> None:
    """Play in the terminal, with people and bots."""
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
        str, typer.Option("--bots", help="Which bots play, separated by commas; the last fills the remaining seats.")
    ] = "random",
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    seed: Annotated[str, typer.Option("--seed", help="The same seed plays the same games.")] = "1",
    iterations: Annotated[int, typer.Option("--iterations", help="Iterations of a search per answer.")] = 2000,
    option: RuleOptions = None,
    components: Components = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Let bots play many games, and show the results."""
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
    """Print a recorded game in words, and its final position."""
    from bruxelles.games import find_rulebook
    from bruxelles.kernel.record_reader import read_record
    from bruxelles.kernel.replay import replay as replay_record
    from bruxelles.terminal.story import tell_story

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
    """Check a record: legal moves, cards fairly dealt."""
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
        still_hidden = record.result is None and commitment is record.commitments[-1]
        state = "kept" if finding == "kept" else "hidden" if still_hidden else "withheld"
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
    """Look up a rule by its id, or by words."""
    from bruxelles.words import speak
    from bruxelles.words.lookup import look_up

    for paragraph in look_up(" ".join(what or []), speak(language(lang))):
        for line in wrap(paragraph, 80, subsequent_indent="  "):
            say(line)


@app.command()
def diff(
    one: Annotated[str, typer.Argument(help="An edition: 1893-1st, 1893-2nd or 1897; with options, 1893-1st+expert.")],
    other: Annotated[str, typer.Argument(help="Another edition of the same game, such as 1893-2nd+belleEpoque.")],
    players: Annotated[int, typer.Option("--players", help="How many seats.")] = 4,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """List the differences between two editions of a game."""
    from bruxelles.differences.report import report_difference
    from bruxelles.words import speak

    for line in report_difference(one, other, players, json, speak(language(lang))):
        say(line)


@app.command()
def components(
    box: BoxName,
    file: Components = None,
    export: Annotated[bool, typer.Option("--export", help="Print our values as a file that you can correct.")] = False,
    lang: Lang = "",
) -> None:
    """List every number in the box, with its source."""
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
    """Run a command. If something goes wrong, print one line and exit with a code other than 0."""
    Commands.context_class.formatter_class = CommandHelp
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
        # The reader has closed the pipe. Without this, Python would fail again when it flushes stdout at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        fail(denied(error))
    except KeyboardInterrupt:
        sys.exit(130)
    else:
        sys.exit(code if isinstance(code, int) else 0)


def fail(error: Exception) -> None:
    """Print the error in one line and exit, in the language asked for or that of the system."""
    from bruxelles.words import languages, speak

    words = speak(language_asked(sys.argv, languages()) or language(""))
    sys.stderr.write(f"bruxelles: {words.complain(error)}\n")
    sys.exit(2)
