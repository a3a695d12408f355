"""People sign in with passkeys, and nobody else does: the attacks themselves."""

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from tests.server.authenticator import Authenticator, client_data, read, written
from tests.server.postgres import QUICK, cluster
from tests.server.running import Person, ServerProcess, running
from tests.server.test_http import refused

from railwright.server.accounts.passkeys import MOST
from railwright.server.plumbing.relying_party import RelyingParty, party_of

PLACE = "https://play.example.org"
SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that people reach by a name."""
    with running(tmp_path_factory.mktemp("named"), "--address", PLACE) as process:
        yield process


@pytest.fixture
def people(named: ServerProcess) -> list[Person]:
    """Two devices that nobody knows."""
    return [Person(named), Person(named)]


def added(person: Person, key: Authenticator, label: str = "Phone") -> str:
    """The name of a passkey that a person adds."""
    offer = person.post("/api/me/passkey-offer")
    told = person.post("/api/me/passkeys", **key.make(offer["challenge"]), label=label)
    return str(told["passkeys"][-1]["id"])


def asked(person: Person) -> str:
    """A challenge to sign in."""
    return str(person.post("/api/sign-in/offer")["challenge"])


def answer(person: Person, proof: dict[str, str]) -> httpx.Response:
    return person.http.post("/api/sign-in", json=proof)


def signed_in(person: Person, key: Authenticator) -> dict[str, object]:
    found = answer(person, key.sign(asked(person)))
    assert found.is_success, found.text
    told: dict[str, object] = found.json()
    return told


def tables_of(person: Person) -> set[str]:
    return {each["table"] for each in person.get("/api/me/tables")["tables"]}


def test_a_passkey_brings_ones_tables_to_another_device(people: list[Person]) -> None:
    desk, phone = people
    key = Authenticator()
    desk.http.put("/api/me", json={"name": "Anna"})
    table = desk.create("nordic", SEATS)
    added(desk, key, "My phone")

    told = signed_in(phone, key)

    assert told == {"name": "Anna", "tables": 0}
    assert phone.get("/api/me") == {"name": "Anna"}
    assert tables_of(phone) == tables_of(desk) == {table}
    assert phone.get("/api/me/passkeys")["passkeys"][0]["label"] == "My phone"


def test_the_seats_of_a_guest_come_along(people: list[Person]) -> None:
    desk, phone = people
    key = Authenticator()
    first = desk.create("nordic", SEATS)
    added(desk, key)
    hosted = phone.create("usa", [{"kind": "me", "name": "Zoe"}, {"kind": "open"}])
    phone.sit(first, 1, "Zoe")
    socket, old = phone.socket(), phone.secret
    socket.watch(hosted)

    told = signed_in(phone, key)

    assert told["tables"] == 2
    assert tables_of(phone) == tables_of(desk) == {first, hosted}
    state = desk.get(f"/api/tables/{hosted}")
    assert state["host"] is True, "the account is the host now"
    assert [seat["mine"] for seat in state["seats"]] == [True, False]
    with pytest.raises(ConnectionError):
        socket.until(lambda _: False)
    guest = Person(phone.server, old)
    assert tables_of(guest) == set(), "the old cookie is good for nothing"


def test_an_account_that_signs_in_as_another_keeps_its_tables(
    people: list[Person],
) -> None:
    desk, phone = people
    mine, theirs = Authenticator(), Authenticator()
    added(desk, mine)
    table = phone.create("nordic", SEATS)
    added(phone, theirs)

    assert signed_in(phone, mine)["tables"] == 0
    assert tables_of(phone) == set()
    assert signed_in(phone, theirs)["tables"] == 0
    assert tables_of(phone) == {table}


def test_whoever_signs_out_comes_back_by_a_passkey(people: list[Person]) -> None:
    desk, phone = people
    refused(phone.http.post("/api/sign-out"), 409, "NO_PASSKEY")
    key = Authenticator()
    table = desk.create("nordic", SEATS)
    added(desk, key)

    old = desk.secret
    assert desk.post("/api/sign-out") == {"name": None}
    assert tables_of(desk) == set()
    with_old = {"Cookie": f"railwright={old}"}  # somebody has copied it
    refused(desk.http.delete("/api/me", headers=with_old), 401, "WHO_ARE_YOU")
    assert desk.get("/api/me/passkeys") == {"passkeys": []}
    signed_in(desk, key)
    assert tables_of(desk) == {table}


def test_an_answer_is_good_once(people: list[Person]) -> None:
    desk, phone = people
    key = Authenticator()
    offer = desk.post("/api/me/passkey-offer")["challenge"]
    body = key.make(offer)
    desk.post("/api/me/passkeys", **body)
    refused(desk.http.post("/api/me/passkeys", json=body), 400, "CHALLENGE")

    proof = key.sign(asked(phone))
    assert answer(phone, proof).is_success
    refused(answer(phone, proof), 400, "CHALLENGE")
    # Nor does an old answer fit a new challenge, whatever it is said to be about.
    other = proof | {"client_data": client_data("webauthn.get", asked(phone))}
    refused(answer(phone, other), 400, "PASSKEY")


def test_a_challenge_is_for_one_identity_and_one_purpose(people: list[Person]) -> None:
    desk, phone = people
    key = Authenticator()
    added(desk, key)
    refused(answer(phone, key.sign(asked(desk))), 400, "CHALLENGE")
    offer = desk.post("/api/me/passkey-offer")["challenge"]
    refused(answer(desk, key.sign(offer)), 400, "CHALLENGE")
    body = Authenticator().make(offer)
    refused(phone.http.post("/api/me/passkeys", json=body), 400, "CHALLENGE")
    made_up = written(b"\0" * 32)
    refused(answer(phone, key.sign(made_up)), 400, "CHALLENGE")


@pytest.mark.parametrize(
    "more",
    [
        {"origin": "https://play.example.net"},
        {"origin": "http://play.example.org"},
        {"origin": "https://play.example.org:8443"},
        {"origin": "https://evil.play.example.org"},
        {"crossOrigin": True},
    ],
)
def test_pages_elsewhere_sign_nobody_in(
    people: list[Person], more: dict[str, object]
) -> None:
    desk, phone = people
    key = Authenticator()
    added(desk, key)
    refused(answer(phone, key.sign(asked(phone), **more)), 400, "PASSKEY")
    offer = desk.post("/api/me/passkey-offer")["challenge"]
    body = Authenticator().make(offer, **more)
    refused(desk.http.post("/api/me/passkeys", json=body), 400, "PASSKEY")


def test_keys_of_another_host_sign_nobody_in(people: list[Person]) -> None:
    desk, phone = people
    key = Authenticator()
    added(desk, key)
    key.host = "play.example.net"
    refused(answer(phone, key.sign(asked(phone))), 400, "PASSKEY")


def test_nobody_signs_in_by_the_key_of_another(people: list[Person]) -> None:
    desk, phone = people
    hers, his = Authenticator(), Authenticator()
    added(desk, hers)
    refused(answer(phone, his.sign(asked(phone))), 404, "PASSKEY_UNKNOWN")
    his.id, his.uses = hers.id, 10
    refused(answer(phone, his.sign(asked(phone))), 400, "PASSKEY")
    # The id of somebody else's passkey cannot be taken, either.
    offer = phone.post("/api/me/passkey-offer")["challenge"]
    taken = phone.http.post("/api/me/passkeys", json=his.make(offer))
    refused(taken, 409, "PASSKEYS")
    hers.uses = 10
    assert signed_in(phone, hers)["tables"] == 0


def test_a_copy_of_a_key_is_noticed(people: list[Person]) -> None:
    desk, phone = people
    key = Authenticator()
    added(desk, key)
    signed_in(phone, key)
    key.uses = 0  # a copy counts from where it was made
    refused(answer(phone, key.sign(asked(phone))), 400, "PASSKEY")


def test_only_ones_own_passkeys_are_listed_and_removed(people: list[Person]) -> None:
    desk, phone = people
    key = Authenticator()
    name = added(desk, key)
    assert phone.get("/api/me/passkeys") == {"passkeys": []}
    assert phone.http.delete(f"/api/me/passkeys/{name}").is_success
    assert len(desk.get("/api/me/passkeys")["passkeys"]) == 1
    gone = desk.http.delete(f"/api/me/passkeys/{name}").json()
    assert gone == {"passkeys": []}
    refused(answer(phone, key.sign(asked(phone))), 404, "PASSKEY_UNKNOWN")


def test_nobody_keeps_more_than_some(people: list[Person]) -> None:
    desk, _ = people
    for _ in range(MOST):
        added(desk, Authenticator())
    offer = desk.post("/api/me/passkey-offer")
    assert len(offer["excludeCredentials"]) == MOST
    body = Authenticator().make(offer["challenge"])
    refused(desk.http.post("/api/me/passkeys", json=body), 409, "PASSKEYS")


@pytest.mark.parametrize("junk", ["AAAA", "e30", written(b"[" * 3_000), "_" * 8_000])
def test_junk_is_refused_whatever_it_is(people: list[Person], junk: str) -> None:
    desk, phone = people
    key = Authenticator()
    offer = desk.post("/api/me/passkey-offer")["challenge"]
    body = key.make(offer) | {"attestation": junk}
    refused(desk.http.post("/api/me/passkeys", json=body), 400, "PASSKEY")
    proof = key.sign(asked(phone)) | {"client_data": junk}
    refused(answer(phone, proof), 400, "PASSKEY")


def test_bots_and_the_banned_have_no_passkeys(people: list[Person]) -> None:
    desk, _ = people
    token = desk.post("/api/bot/tokens", name="Robo")["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    said = desk.http.post("/api/me/passkey-offer", headers=bearer)
    refused(said, 400, "NOT_OFFERED")


def test_passkeys_are_given_and_erased_with_everything_else(
    people: list[Person],
) -> None:
    desk, phone = people
    key = Authenticator()
    added(desk, key, "Key of Zoe")
    data = desk.get("/api/me/data")
    assert [each["label"] for each in data["passkeys"]] == ["Key of Zoe"]
    assert desk.http.delete("/api/me").is_success
    assert desk.get("/api/me/data")["passkeys"] == []
    refused(answer(phone, key.sign(asked(phone))), 404, "PASSKEY_UNKNOWN")


def test_a_server_without_a_name_offers_none(anna: Person) -> None:
    assert anna.get("/api/games")["passkeys"] is None
    refused(anna.http.post("/api/me/passkey-offer"), 400, "NOT_OFFERED")


def test_a_server_with_a_name_says_for_which_host(people: list[Person]) -> None:
    assert people[0].get("/api/games")["passkeys"] == "play.example.org"
    offer = people[0].post("/api/me/passkey-offer")
    assert offer["rp"]["id"] == "play.example.org"
    assert read(offer["challenge"]) != read(asked(people[0]))


@contextmanager
def two_servers() -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers of one PostgreSQL database, by one name."""
    with cluster(*QUICK) as postgres:
        options = ["--database", postgres.new_database(), "--address", PLACE]
        here, there = ServerProcess(options), ServerProcess(options)
        try:
            yield here, there
        finally:
            for server in (here, there):
                server.stop()
                server.check()


def test_the_answer_may_come_to_another_server_of_the_same_database() -> None:
    with two_servers() as (here, there):
        desk = Person(here)
        elsewhere, key = Person(there, desk.secret), Authenticator()
        table = desk.create("nordic", SEATS)
        offer = desk.post("/api/me/passkey-offer")["challenge"]
        elsewhere.post("/api/me/passkeys", **key.make(offer))
        phone = Person(there)
        guests = phone.create("usa", SEATS)
        proof = key.sign(asked(phone))
        at_first = Person(here, phone.secret)
        assert answer(at_first, proof).json() == {"name": None, "tables": 1}
        refused(answer(phone, proof), 400, "CHALLENGE")
        assert tables_of(at_first) == {table, guests}


@pytest.mark.parametrize(
    ("address", "party"),
    [
        ("https://play.example.org", ("play.example.org", "https://play.example.org")),
        ("https://Play.Example.org:443", ("play.example.org", PLACE)),
        ("https://a.example:8443", ("a.example", "https://a.example:8443")),
        ("http://localhost:8321", ("localhost", "http://localhost:8321")),
        ("http://play.example.org", None),
        ("https://192.0.2.7", None),
        ("http://127.0.0.1:8321", None),
        ("https://[2001:db8::1]", None),
        ("", None),
    ],
)
def test_which_addresses_browsers_make_passkeys_for(
    address: str, party: tuple[str, str] | None
) -> None:
    assert party_of(address) == (RelyingParty(*party) if party else None)
