"""Whatever the API's description allows, and much that it doesn't: no answer is a trouble of the server's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from benchmarks.serving import serving
from hypothesis import HealthCheck, settings
from schemathesis import checks
from tests.server.playing import PATIENCE

from bruxelles.server.openapi import described

EXAMPLES = 12  # of each operation
SCHEMA = schemathesis.openapi.from_dict(json.loads(described()))
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@dataclass
class Server:
    address: str
    table: str
    tokens: list[str]
    asked: int = 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        address = process.address
        asked = {"game": "1897", "seats": [{"kind": "link"}, {"kind": "link"}], "seed": "1"}
        opened = httpx.post(f"{address}/api/tables", json=asked, timeout=PATIENCE).json()
        yield Server(address, opened["table"], [opened["host"], opened["seats"][0]["token"], opened["view"]])
        assert process.failures() == []


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_no_request_is_a_trouble_of_the_server(case: schemathesis.Case[Any], server: Server) -> None:
    server.asked += 1
    # Nobody guesses a table or its links, so that most requests get the real ones; each from an address of its own.
    if server.asked % 4:
        case.path_parameters = {**(case.path_parameters or {}), "id": server.table}
    headers = {"x-forwarded-for": f"10.0.{server.asked >> 8 & 255}.{server.asked & 255}"}
    if server.asked % 5:
        headers["authorization"] = f"Bearer {server.tokens[server.asked % 3]}"
    response = case.call(base_url=server.address, headers=headers, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
