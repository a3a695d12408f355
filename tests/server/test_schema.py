"""Requests made up from the description of the HTTP interface, by the hundred."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    negative_data_rejection,
    positive_data_acceptance,
)
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
    # A form cannot say all that a wish may lack; and a body too long is refused by 413,
    # which the tool does not take for a refusal.
    is_long = answer.status_code == 413
    passed_over = [negative_data_rejection] if is_long else []
    case.validate_response(
        answer, excluded_checks=[positive_data_acceptance, *passed_over]
    )


def test_the_description_names_every_address(server: ServerProcess) -> None:
    paths = httpx.get(f"{server.url}/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/tables/{table}/seats/{seat}", STREAM} <= set(paths)
    assert "/metrics" not in paths
