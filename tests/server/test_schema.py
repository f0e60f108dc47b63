"""Every operation of the API, with data that it wants and data that it does not want: it never breaks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gladsheim.server.config import Config
from gladsheim.server.http.app import create_app
from gladsheim.server.network.buckets import Buckets
from tests.server.conftest import wait_until

if TYPE_CHECKING:
    from tests.server.conftest import Server

EFFORT: Final = int(os.environ.get("GLADSHEIM_EFFORT", "1"))
DESCRIPTION: Final = msgspec.json.decode(msgspec.json.encode(create_app(Config()).openapi_schema.to_schema()))
SCHEMA: Final = schemathesis.openapi.from_dict(DESCRIPTION)
USUAL: Final = {"game": "feast", "seats": 2, "options": {}, "places": [], "clock": {"kind": "none"}, "bot": "random"}
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Visits:
    """Somebody who tries everything, at tables in every state that he is the host of."""

    def __init__(self, server: Server, client: httpx.Client) -> None:
        self.url = server.url
        self.store = server.store
        self.client = client
        self.tables: list[str] = []
        self.campaigns: list[str] = []
        self.other = server.store.accounts.create_guest("Bert").id
        server.app.state.limits.costly = Buckets(1e6, 1e6)

    def cookies(self) -> dict[str, str]:
        """Those of a guest; after a logout or a farewell, those of the next."""
        if self.client.get("/me").status_code == 401:
            self.client.cookies.clear()
            self.client.post("/guests", json={}).raise_for_status()
            self.tables, self.campaigns = [], []
        if [self.store.tables.table(one).status for one in self.tables] != ["playing", "open", "over"]:
            self.tables = [self.new_table("random"), self.new_table(), self.new_table("random", "random")]
            for table in (self.tables[0], self.tables[2]):
                self.client.post(f"/tables/{table}/start").raise_for_status()
            wait_until(lambda: self.store.tables.table(self.tables[2]).status == "over")
        if [self.store.campaigns.campaign(one).status for one in self.campaigns] != ["open", "between"]:
            self.campaigns = [self.new_campaign(), self.new_campaign()]
            begun = self.client.post(f"/campaigns/{self.campaigns[1]}/begin").raise_for_status().json()
            self.client.post(f"/tables/{begun['table']}/close").raise_for_status()
            wait_until(lambda: self.store.campaigns.campaign(self.campaigns[1]).status == "between")
        return dict(self.client.cookies)

    def new_campaign(self) -> str:
        """A campaign for the visitor and a bot."""
        places = [{"seat": 0, "hero": "odin"}, {"seat": 1, "hero": "thor", "bot": "random"}]
        wanted = {"game": "feast", "seats": 2, "places": places}
        return str(self.client.post("/campaigns", json=wanted).raise_for_status().json()["id"])

    def new_table(self, *bots: str) -> str:
        """A table for two with these bots; if there is one, the visitor sits beside it."""
        places: list[dict[str, Any]] = [{"seat": seat, "bot": bot} for seat, bot in enumerate(bots)]
        wanted = {"game": "feast", "seats": 2, "places": places + [{"seat": 1}] * (len(bots) == 1)}
        return str(self.client.post("/tables", json=wanted).raise_for_status().json()["id"])

    def lead(self, case: Any) -> None:
        """To what exists, more often than chance would."""
        parameters = case.path_parameters if isinstance(case.path_parameters, dict) else {}
        places = {
            "campaign_id": (*self.campaigns, None),
            "box": ("mug-1", "friend-1", None),
            "number": (1, None),
            "table_id": (*self.tables, None),
            "seat": (0, 1, None),
            "other": (self.other, None),
        }
        for name, choices in places.items():
            if name in parameters:
                guess = choices[len(str(parameters[name])) % len(choices)]
                parameters[name] = parameters[name] if guess is None else guess
        if isinstance(case.body, dict) and len(str(case.body)) % 2:
            case.body |= {name: value for name, value in USUAL.items() if name in case.body}


@pytest.fixture(scope="module")
def visits(shared_server: Server) -> Iterator[Visits]:
    """One visitor for all operations."""
    with shared_server.client() as client:
        yield Visits(shared_server, client)


@SCHEMA.parametrize()
@settings(
    max_examples=10 * EFFORT,
    deadline=None,
    derandomize=EFFORT == 1,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_operation_breaks_or_answers_otherwise_than_described(case: Any, visits: Visits) -> None:
    cookies = visits.cookies()
    visits.lead(case)
    case.call_and_validate(base_url=visits.url, checks=CHECKS, cookies=cookies)


def test_every_operation_is_described_with_its_refusals() -> None:
    operations = [operation for path in DESCRIPTION["paths"].values() for operation in path.values()]
    assert len(operations) >= 30
    for operation in operations:
        assert operation["summary"], operation["operationId"]
        assert "4XX" in operation["responses"], operation["operationId"]


def test_the_description_itself_is_served(shared_server: Server) -> None:
    with shared_server.client() as client:
        for path in ("/schema", "/schema/openapi.json"):
            assert client.get(path).json()["paths"].keys() == DESCRIPTION["paths"].keys()
