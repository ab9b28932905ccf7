"""A real server in a separate process, which can be started, watched and killed; and the contents of its store."""

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import bruxelles
from bruxelles.server.config import DATABASE

SOURCES = Path(bruxelles.__file__).parents[1]
START = "from bruxelles.cli import main; main()"
TICKS = os.sysconf("SC_CLK_TCK")


def resident(process: Path) -> int:
    """The memory of a process in bytes; 0 if it isn't running."""
    try:
        found = re.search(r"VmRSS:\s+(\d+)", (process / "status").read_text())
    except OSError:
        return 0
    return int(found.group(1)) * 1024 if found else 0


class ServerProcess:
    """A server that keeps its port, however often it is killed."""

    def __init__(self, data: Path, *packages: Path) -> None:
        self.data = data
        self.path = os.pathsep.join(map(str, (SOURCES, *packages)))
        self.log = data / "server.log"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        # Games must be the same in every run, so this server lets people choose the seed of a table.
        ours = {"PYTHONPATH": self.path, "BRUXELLES_ENGINE": bruxelles.engine, "BRUXELLES_SEEDS": "1"}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, "serve", "--port", str(self.port), "--data", str(self.data)],
                env={**os.environ, **ours},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        if not address:
            raise RuntimeError(f"the server did not start; see {self.log}")
        self.port = int(address.rstrip("/").rpartition(":")[2])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Kill it at any moment, like a loss of power."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.communicate()

    def stop(self) -> bool:
        """Ask it to stop; True if it did."""
        process, self.process = self.process, None
        assert process is not None
        process.terminate()
        process.communicate(timeout=30)
        return process.returncode in (0, -signal.SIGTERM)

    def seconds(self) -> float:
        """Processor time used so far, in seconds."""
        fields = self.proc_file("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0

    def memory(self) -> int:
        """Its memory now, in bytes."""
        return 0 if self.process is None else resident(Path("/proc", str(self.process.pid)))

    def memories_of_children(self) -> list[int]:
        """The memory of each process that it started."""
        children = "" if self.process is None else self.proc_file(f"task/{self.process.pid}/children")
        return [resident(Path("/proc", child)) for child in children.split()]

    def proc_file(self, what: str) -> str:
        """A file about the process in /proc; empty while it isn't running."""
        try:
            return "" if self.process is None else Path(f"/proc/{self.process.pid}/{what}").read_text()
        except OSError:
            return ""

    def failures(self) -> list[str]:
        """The lines of its log that report its own failures."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if not line.startswith("{") or json.loads(line)["level"] == "error"]

    def log_rows(self) -> dict[str, list[tuple[int, str | None]]]:
        """The numbers and keys of all rows in the store, by table."""
        rows: dict[str, list[tuple[int, str | None]]] = {}
        with closing(sqlite3.connect(self.data / DATABASE)) as database:
            for table, number, key in database.execute('select "table", number, key from log order by "table", number'):
                rows.setdefault(table, []).append((number, key))
        return rows


@contextmanager
def serving(data: Path, *packages: Path) -> Iterator[ServerProcess]:
    """Start a server that can also import packages from these folders."""
    server = ServerProcess(data, *packages)
    server.start()
    try:
        yield server
    finally:
        server.kill()
