"""Requests made up from the description of the HTTP interface, by the hundred."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.server.running import Person, ServerProcess

STREAM = "/api/bot/stream"


@pytest.fixture
def described(server: ServerProcess) -> object:
    return schemathesis.openapi.from_url(f"{server.url}/openapi.json")


interface = schemathesis.pytest.from_fixture("described").exclude(path=STREAM)


@interface.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_request_is_answered_as_the_description_says(
    case: "schemathesis.Case[Any]", anna: Person
) -> None:
    answer = case.call(headers={"Cookie": f"railwright={anna.secret}"})
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])


def test_the_description_names_every_address(server: ServerProcess) -> None:
    paths = httpx.get(f"{server.url}/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/tables/{table}/seats/{seat}", STREAM} <= set(paths)
    assert "/metrics" not in paths
