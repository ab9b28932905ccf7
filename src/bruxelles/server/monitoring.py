"""Monitoring, for the operator: metrics, and a log in JSON that contains no tokens."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime

import orjson
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LOGGER = logging.getLogger("bruxelles.server")
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "bruxelles_requests", "Requests answered.", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "bruxelles_request_seconds", "Time to answer.", ["route"], buckets=BUCKETS, registry=self.registry
        )
        self.live_tables = Gauge("bruxelles_live_tables", "Tables in memory.", registry=self.registry)
        self.tables = Gauge("bruxelles_tables", "Tables on disk.", registry=self.registry)
        self.connections = Gauge("bruxelles_connections", "Open WebSockets.", registry=self.registry)
        self.frames = Counter("bruxelles_frames_pushed", "Frames sent over WebSockets.", registry=self.registry)
        self.bot_failures = Counter("bruxelles_bot_failures", "Answers a bot failed to give.", registry=self.registry)
        self.bot_hurries = Counter(
            "bruxelles_bot_hurries", "Answers a bot gave with less thought, to be in time.", registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = trace_of(record.exc_info[1])
        return orjson.dumps(line).decode()


def trace_of(error: BaseException | None) -> str:
    """The traceback without the messages of the errors, which may quote answers, links or seeds."""
    trace = ""
    while error is not None:
        trace += f"{type(error).__qualname__}\n{''.join(traceback.format_tb(error.__traceback__))}"
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return trace


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    # By default, uvicorn would log the address of every page, and Python whole errors.
    for name, least in (("bruxelles.server", level), ("uvicorn.error", logging.WARNING), (None, logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False


def note(event: str, level: int = logging.INFO, exc_info: bool = False, **fields: object) -> None:
    LOGGER.log(level, event, extra={"fields": fields}, exc_info=exc_info)
