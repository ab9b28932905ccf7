"""Starting a server from the command line: for this computer, for the network, or for the internet."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import segno
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from bruxelles.kernel.complaint import Complaint, Phrase, of_system
from bruxelles.server.app import create_app
from bruxelles.server.config import Config, data_folder
from bruxelles.server.measures import log_to_stderr
from bruxelles.words import speak

PORT = 8897
MOST_CONNECTIONS = 10_000
OWN_FILES = 100  # database, worker processes, what lies open otherwise
LARGEST_MESSAGE = 4096  # bytes; a page says hello and nothing more


class ServerError(Complaint):
    """A server that can't be started as asked."""


class Compressing(WebSocketsSansIOProtocol):
    """A page's WebSocket. Frames are much like the one before; with a window that holds one they shrink to a third of
    what uvicorn's smaller window makes of them, in less time, for 50 kB more a page.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        small = {"level": 4, "memLevel": 5}
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=14, client_max_window_bits=12, compress_settings=small
            )
        ]

    def connection_lost(self, exc: Exception | None) -> None:
        """What uvicorn leaves of a page lies in a circle and is found late; its windows must not lie there so long."""
        super().connection_lost(exc)
        self.conn.extensions.clear()


class Announcing(uvicorn.Server):
    """Says where it is as soon as it listens."""

    def __init__(self, config: uvicorn.Config, lines: list[str], page: str | None) -> None:
        super().__init__(config)
        self.lines = lines
        self.page = page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            for line in self.lines:
                sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
            if self.page is not None:
                page = self.page
                # Some browsers start in the foreground and would stop everything.
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, page)


def listen(host: str, port: int, or_any: bool = False) -> socket.socket:
    """A socket to listen on; if the port is taken, perhaps any other."""
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
            "nothing can listen on {host} port {port}: {reason}", host=host, port=port, reason=reason
        ) from error
    return listener


def lan_address() -> str:
    """This computer's address in its network, as far as can be told; nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def qr_code(address: str) -> list[str]:
    """The address for the camera of a telephone, in half blocks."""
    matrix = [[*row] for row in segno.make(address, error="l").matrix_iter(border=2)]
    if len(matrix) % 2:
        matrix.append([0] * len(matrix[0]))
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(matrix[::2], matrix[1::2], strict=True)
    return ["".join(signs[bool(a), bool(b)] for a, b in zip(upper, lower, strict=True)) for upper, lower in pairs]


def play(lang: str, lan: bool, port: int | None, data: Path | None, browser: bool) -> int:
    """A server for this computer, or for everybody in its network; and a browser that shows it."""
    words = speak(lang)
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
    config = Config(data or data_folder(), hosts=tuple(hosts))
    return run(config, listener, lines, here if browser else None, logging.WARNING)


def serve(host: str, port: int, data: Path | None) -> int:
    """A server for the internet, behind a proxy that speaks TLS."""
    listener = listen(host, port)
    lines = [f"http://{host}:{listener.getsockname()[1]}/"]
    return run(Config(data or data_folder(), seeds_allowed=bool(os.environ.get("BRUXELLES_SEEDS"))), listener, lines)


def most_connections() -> int:
    """As many as the system lets this process hold, less what it needs itself; further ones are refused at once."""
    if sys.platform == "win32":
        return 400
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else min(MOST_CONNECTIONS, soft - OWN_FILES)


def rarely_look_for_garbage() -> None:
    """Tables are large and hold no circles; going through all of them again and again makes answers wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def run(
    config: Config, listener: socket.socket, lines: list[str], page: str | None = None, level: int = logging.INFO
) -> int:
    log_to_stderr(level)
    settings = uvicorn.Config(
        create_app(config),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws=Compressing,
        limit_concurrency=most_connections(),
        timeout_graceful_shutdown=3,
        proxy_headers=True,
    )
    server = Announcing(settings, lines, page)
    rarely_look_for_garbage()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(server.serve([listener]))
    return 0 if server.started else 1
