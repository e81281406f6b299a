"""The description for programs: it says what the server does, and the server does what it says."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.routes import HTTPRoute
from schemathesis.checks import ignored_auth
from schemathesis.config import SchemathesisConfig
from schemathesis.generation import GenerationMode

from rostra.server.openapi import messages, openapi
from rostra.server.protocol import FromClient, ToClient
from tests.server.client import Server, bearer
from tests.server.playing import resign

CONFIG = Path(__file__).parent / "schemathesis.toml"
TOKEN = "a-token-of-the-host"
Known = list[tuple[str, str]]


@pytest.fixture(scope="module")
def known(server: Server) -> Known:
    """Matches that are there, each with a secret: gathering, under way, over."""
    found: Known = []
    for number in range(3):
        plan = [{"kind": "person", "name": "Anna"}, {"kind": "open" if number == 0 else "person"}]
        made = server.post("/api/matches", {"game": "caesar", "seats": plan}, 201)
        found.append((made["id"], made["seats"][0]["secret"]))
    server.post(f"/api/matches/{found[2][0]}/commands", {"do": "resign", "key": "k"}, secret=found[2][1])
    return found


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own for the host's tools: they remove and change whatever there is."""
    with Server(tmp_path_factory.mktemp("hosted"), host_token=TOKEN) as server:
        for number in range(5):
            match, secrets = server.make("caesar", "Anna", f"Ben {number}")
        resign(server, match, secrets[0])
        yield server


schema = schemathesis.openapi.from_dict(openapi(), config=SchemathesisConfig.from_path(CONFIG))


# The server is in another thread and draws, too, which Hypothesis takes for a strategy's doing.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
@schema.parametrize()
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(
    case: schemathesis.Case[Any], server: Server, known: Known, hosted: Server
) -> None:
    """Whatever is asked, right or wrong: all checks that schemathesis has."""
    excluded = []
    host = case.path.startswith("/api/host")
    if case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE:
        rng = random.Random(str(case.body) + str(case.query))
        match, secret = (rng.choice(["nobody", *hosted.rooms.rooms]), TOKEN) if host else rng.choice(known)
        if "match_id" in case.path_parameters:
            case.path_parameters["match_id"] = match
        if rng.random() < 0.8:
            case.headers.update(bearer(secret))
            excluded = [ignored_auth]  # it takes this one for a random one that should be refused
    case.call_and_validate(base_url=(hosted if host else server).address, excluded_checks=excluded)


def test_every_path_is_described(server: Server) -> None:
    there = {
        (route.path_format, method.lower())
        for route in server.app.routes
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api") and "/schema/" not in route.path_format
        for method in route.methods
        if method != "OPTIONS"
    }
    described = {(path, method) for path, methods in openapi()["paths"].items() for method in methods}
    assert described == there


def test_the_messages_are_described(server: Server) -> None:
    """Every struct of the socket with all its fields, for whoever writes a client."""
    found = server.get("/api/schema/messages.json")
    assert found == json.loads(json.dumps(messages()))
    for union, side in ((FromClient, "from_client"), (ToClient, "to_client")):
        structs = {struct.__name__: struct for struct in union.__args__}
        named = {ref["$ref"].rpartition("/")[2] for ref in found["properties"][side]["anyOf"]}
        assert named == set(structs)
        for name, struct in structs.items():
            info = msgspec.inspect.type_info(struct)
            assert isinstance(info, msgspec.inspect.StructType)
            fields = {field.encode_name for field in info.fields} | {info.tag_field}
            assert set(found["$defs"][name]["properties"]) == fields
