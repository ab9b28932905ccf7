"""Compiles the engine with mypyc: into build/engine of a checkout (build_engine), or beside the sources in a wheel."""

import os
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Command
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "bruxelles"
BUILT = ROOT / "build" / "engine"
STAMP = BUILT / "stamp"
LOCK = ROOT / "build" / "compiling"
PIECES = 8  # of about the same size, each for one run of the C compiler
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

# The engine: every module in these folders, and the loops of the bots.
FOLDERS = ("kernel", "concepts", "games")
SINGLE = ("bots/lookahead.py", "bots/search.py")

# Modules that aren't compiled, by file name: they deal with people and files, once per answer or less.
UNCOMPILED = {
    "__init__",  # Python recognizes a package by its source
    "amounts",  # for people
    "belongings",  # text
    "choices",  # for people
    "city_view",  # for people
    "commitment",  # chance for people, with the standard library's cryptography
    "complaint",  # text
    "contents",  # tables of names, read once
    "explain",  # for people
    "journal",  # for people
    "match",  # one answer of a person at a time
    "notation",  # text
    "notations",  # tables of names, read once
    "picture",  # text
    "pieces",  # for people
    "position",  # text
    "record",  # text
    "record_reader",  # text
    "replay",  # text
    "rulebook",  # dataclasses, read once
    "shapes",  # dataclasses, from which schemas are derived
    "standing",  # for people
    "verification",  # for people
    "view",  # for people
}

# Loaded by path, because importing it from the package would choose an engine.
switch = runpy.run_path(str(PACKAGE / "switch.py"))


def engine_sources() -> list[Path]:
    sources = [source for folder in FOLDERS for source in (PACKAGE / folder).rglob("*.py")]
    sources += [PACKAGE / single for single in SINGLE if (PACKAGE / single).is_file()]
    return sorted(source for source in sources if source.stem not in UNCOMPILED)


def engine_modules() -> list[str]:
    return [".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts) for source in engine_sources()]


def engine_extensions() -> list[Any]:
    # Imported late: a pure installation needs no mypy.
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        ["--strict", *(os.path.relpath(source) for source in engine_sources())],
        opt_level="3",
        separate=False,
        multi_file=True,
        group_name="bruxelles",
        target_dir="build/mypyc",
    )
    group, *doors = extensions
    group.sources = in_pieces([Path(source) for source in group.sources])
    group.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", *link_time_optimisation()]
    group.extra_link_args += link_time_optimisation()
    for extension in extensions:
        extension.optional = True
        # Debugging symbols of generated C are of no use, and take as long to compile as the rest.
        extension.extra_compile_args += ["-g0"]
    return [group, *doors]


def in_pieces(sources: list[Path]) -> list[str]:
    """Files of about the same size that include these in order. A single file would use one core only, and a gigabyte;
    with a file for every module, the compiler would read the same headers a hundred times.
    """
    total, done = sum(source.stat().st_size for source in sources), 0
    pieces: list[list[str]] = [[] for _ in range(PIECES)]
    for source in sources:
        pieces[done * PIECES // total].append(f'#include "{source.resolve().as_posix()}"\n')
        done += source.stat().st_size
    files = {sources[0].with_name(f"piece{nth}.c"): lines for nth, lines in enumerate(pieces) if lines}
    for file, lines in files.items():
        file.write_text("".join(lines), encoding="utf-8")
    return [os.path.relpath(file) for file in files]


def link_time_optimisation() -> list[str]:
    """Options that make calls between pieces cost nothing: rules call the kernel all the time. Only gcc gets them;
    other compilers would need a linker that may not be installed.
    """
    macros = subprocess.run(
        [*c_compiler(), "-dM", "-E", "-x", "c", os.devnull], capture_output=True, check=False
    ).stdout
    return [f"-flto={CORES}"] if b"__GNUC__" in macros and b"__clang__" not in macros else []


class SideBySide(build_ext):
    """Compiles a piece of the engine on every core."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = CORES

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return [made for each in objects for made in each]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def can_compile() -> bool:
    probe = [*c_compiler(), "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    try:
        return subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@contextmanager
def only_one() -> Iterator[None]:
    """Wait until nobody else compiles here. This lock also tells the server's bots that an engine is being compiled."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def end_with_the_game(game: int) -> None:
    """End together with that process, and end all compilers, so that nothing keeps the machine busy afterwards."""
    os.setpgid(0, 0)
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    threading.Thread(target=watch, args=[game], daemon=True).start()


def watch(game: int) -> None:
    while is_running(game):
        time.sleep(0.5)
    os.killpg(0, signal.SIGTERM)
    os._exit(0)  # the main thread may be waiting for compilers, and handle the signal late


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


class BuildEngine(Command):
    """Compile into build/engine, unless the engine there is up to date.

    Every engine has its own folder, which the stamp names once it is complete. So an interrupted build changes nothing,
    and a process that runs the previous engine still finds its files.
    """

    description = "compile the engine into build/engine"
    user_options: ClassVar[list[tuple[str, str | None, str]]] = [
        ("game=", None, "id of the process that plays meanwhile: end when it ends"),
    ]

    def initialize_options(self) -> None:
        self.game: str | None = None

    def finalize_options(self) -> None: ...

    def run(self) -> None:
        if self.game:
            end_with_the_game(int(self.game))
        if self.is_current(engine_fingerprint()):
            return
        with only_one():
            # Taken first, so that editing a source during the build leaves the stamp stale, and never wrong.
            fingerprint = engine_fingerprint()
            if not self.is_current(fingerprint):
                self.build(fingerprint)

    def is_current(self, fingerprint: str) -> bool:
        if not STAMP.is_file() or switch["read_stamp"](str(BUILT))[0] != fingerprint:
            return False
        makers = (Path(__file__), ROOT / "requirements" / "compile.txt")
        return all(maker.stat().st_mtime <= STAMP.stat().st_mtime for maker in makers if maker.is_file())

    def build(self, fingerprint: str) -> None:
        if not can_compile():
            shutil.rmtree(BUILT, ignore_errors=True)
            say("no C compiler: the engine runs as plain Python, slower")
            return
        say("compiling the engine")
        forget_all_but_the_last()
        folder = BUILT / str(time.time_ns())
        libraries = self.compile(engine_extensions(), folder)
        lines = [f"{module} {library.relative_to(BUILT).as_posix()}" for module, library in libraries.items()]
        whole = folder / "stamp"
        whole.write_text("\n".join([fingerprint, *lines, ""]))
        whole.replace(STAMP)

    def compile(self, extensions: list[Any], folder: Path) -> dict[str, Path]:
        self.distribution.ext_modules = extensions
        command = SideBySide(self.distribution)
        command.build_lib = str(folder)
        command.ensure_finalized()
        command.run()
        libraries = {extension.name: Path(command.get_ext_fullpath(extension.name)) for extension in extensions}
        missing = [module for module, library in libraries.items() if not library.is_file()]
        if missing:
            sys.exit(f"the C compiler failed on {', '.join(missing)}; see its output above")
        return libraries


def engine_fingerprint() -> str:
    fingerprint: str = switch["fingerprint"](str(ROOT), engine_modules())
    return fingerprint


def forget_all_but_the_last() -> None:
    """Remove what interrupted builds left, and all engines except the last."""
    if not BUILT.is_dir():
        return
    last = (
        {Path(library).relative_to(BUILT).parts[0] for library in switch["read_stamp"](str(BUILT))[1].values()}
        if STAMP.is_file()
        else set()
    )
    for entry in BUILT.iterdir():
        if entry.name not in {"stamp", *last}:
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
