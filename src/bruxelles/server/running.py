"""Starts a server from the command line: for this computer, for its network, or for the internet."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import segno
import uvicorn

from bruxelles.kernel.complaint import Complaint, Phrase, of_system
from bruxelles.server.app import create_app
from bruxelles.server.config import Config, data_folder
from bruxelles.server.connections import HttpConnection, LimitedServer, WebSocketConnection
from bruxelles.server.folder import HeldError, Holding, holding
from bruxelles.server.keeping import KEEP_ALL, Keeping
from bruxelles.server.monitoring import log_to_stderr
from bruxelles.words import Words, speak

PORT = 8897
MOST_CONNECTIONS = 10_000
BACKLOG = 1024  # connections that may arrive at once, before others are closed for them
OWN_FILES = 100 + BACKLOG  # the database, worker processes and other open files
STARTING = 10.0  # seconds until a server that was just started has written its address
LARGEST_MESSAGE = 4096  # bytes; a page sends only its hello


class ServerError(Complaint):
    """A server that can't be started as asked."""


class AnnouncingServer(LimitedServer):
    """A server that prints its address as soon as it listens."""

    def __init__(self, config: uvicorn.Config, held: Holding, here: str, lines: list[str], browser: bool) -> None:
        super().__init__(config, most_connections())
        self.held = held
        self.here = here
        self.lines = lines
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            for line in self.lines:
                sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
            self.held.tell(self.here)
            if self.browser:
                # In a thread, because some browsers start in the foreground and would block the server.
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.here)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down. After a second interrupt, uvicorn skips closing bots and database, so this does it."""
        await super().shutdown(sockets)
        if self.force_exit:
            await self.lifespan.shutdown()


def listen(host: str, port: int, or_any: bool = False) -> socket.socket:
    """A socket that listens on this port; if it is taken and `or_any`, on any other."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        if or_any and port:
            return listen(host, 0)
        reason = of_system(error) if isinstance(error, OSError) else Phrase("ports are numbers from 0 to 65535")
        raise ServerError(
            "can't listen on {host} port {port}: {reason}", host=host, port=port, reason=reason
        ) from error
    return listener


def lan_address() -> str:
    """This computer's address in its network, as far as can be found out without sending anything."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def qr_code(address: str) -> list[str]:
    """The address as a QR code for phones, in half blocks."""
    matrix = [[*row] for row in segno.make(address, error="l").matrix_iter(border=2)]
    if len(matrix) % 2:
        matrix.append([0] * len(matrix[0]))
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(matrix[::2], matrix[1::2], strict=True)
    return ["".join(signs[bool(a), bool(b)] for a, b in zip(upper, lower, strict=True)) for upper, lower in pairs]


def play(lang: str, lan: bool, port: int | None, data: Path | None, browser: bool, keeping: Keeping = KEEP_ALL) -> int:
    """Run a server for this computer or its network, and open it in a browser. If one is already running, open that."""
    folder, words = data or data_folder(), speak(lang)
    patience = monotonic() + STARTING
    while True:
        try:
            with holding(folder) as held:
                return start(held, Config(folder, keeping=keeping), words, lan, port, browser)
        except HeldError as error:
            if error.address:
                return show_running(error, words, browser)
            if monotonic() > patience:
                raise
        sleep(0.1)


def start(held: Holding, config: Config, words: Words, lan: bool, port: int | None, browser: bool) -> int:
    listener = listen("0.0.0.0" if lan else "127.0.0.1", PORT if port is None else port, or_any=port is None)
    number = listener.getsockname()[1]
    here = f"http://localhost:{number}/"
    lines = [words.say("server.here", address=here)]
    hosts = ["localhost"]
    if lan:
        name = socket.gethostname().lower()
        there = f"http://{lan_address()}:{number}/"
        hosts += [name, f"{name}.local"]
        lines = [words.say("server.lan", address=there), *qr_code(there)]
    lines.append(words.say("server.stop"))
    config = replace(config, hosts=tuple(hosts))
    return run(config, held, listener, here, lines, browser, logging.WARNING)


def show_running(other: HeldError, words: Words, browser: bool) -> int:
    for line in ("server.already", "server.otherwise"):
        sys.stdout.write(words.say(line, address=other.address, pid=other.pid) + "\n")
    sys.stdout.flush()
    if browser:
        webbrowser.open(other.address)
    return 0


def serve(host: str, port: int, data: Path | None, keeping: Keeping) -> int:
    """Run a server for the internet, behind a TLS proxy."""
    seeds = bool(os.environ.get("BRUXELLES_SEEDS"))
    config = Config(data or data_folder(), seeds_allowed=seeds, keeping=keeping)
    with holding(config.data) as held:
        listener = listen(host, port)
        port = listener.getsockname()[1]
        here = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        return run(config, held, listener, f"http://{here}:{port}/", [f"http://{host}:{port}/"])


def most_connections() -> int:
    """As many as the system allows this process, less the files that it needs itself."""
    if sys.platform == "win32":
        return 400
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else max(100, min(MOST_CONNECTIONS, soft - OWN_FILES))


def collect_garbage_rarely() -> None:
    """Tables are large and contain no reference circles, and answers would wait while all of them are searched."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def run(
    config: Config,
    held: Holding,
    listener: socket.socket,
    here: str,
    lines: list[str],
    browser: bool = False,
    level: int = logging.INFO,
) -> int:
    app = create_app(config)
    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        http=HttpConnection,
        ws=WebSocketConnection,
        backlog=BACKLOG,
        timeout_graceful_shutdown=3,
        proxy_headers=True,
    )
    server = AnnouncingServer(settings, held, here, lines, browser)
    runner = asyncio.Runner(loop_factory=settings.get_loop_factory())
    # After stopping, uvicorn sends itself the signal again. That must not kill this process before Python has freed
    # what the system keeps for the bots' processes.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with listener, contextlib.suppress(KeyboardInterrupt), runner:
        # First of all, so that a problem with the database is reported in one line.
        runner.run(app.state.table_registry.open())
        log_to_stderr(level)
        collect_garbage_rarely()
        runner.run(server.serve([listener]))
    return 0 if server.started else 1
