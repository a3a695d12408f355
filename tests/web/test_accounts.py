"""Passkeys and push messages in a real browser.

Its authenticator is a virtual one. It reaches no push service, so what such a service
would hand to it is handed to it by the test.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect
from tests.server.running import ServerProcess, running
from tests.web.axe import violations
from tests.web.conftest import Visit

pytestmark = pytest.mark.browser

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
CREATE = """([game, name]) => fetch("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game, seats: [{ kind: "me", name }, { kind: "open" }] }),
}).then((answer) => answer.json())"""
MINE = """() => fetch("/api/me/tables").then((answer) => answer.json())"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server by a name: browsers make no passkeys for an IP address."""
    with running(tmp_path_factory.mktemp("named"), "--host", "localhost") as process:
        yield process


class Wallet:
    """What keeps the passkeys of a page."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        options = {"options": AUTHENTICATOR}
        made = self.session.send("WebAuthn.addVirtualAuthenticator", options)
        self.id = made["authenticatorId"]

    @property
    def keys(self) -> list[dict[str, object]]:
        asked = {"authenticatorId": self.id}
        found = self.session.send("WebAuthn.getCredentials", asked)
        keys: list[dict[str, object]] = found["credentials"]
        return keys

    def bring(self, keys: list[dict[str, object]]) -> None:
        """Have the keys of another device, as a password manager would."""
        for key in keys:
            self.session.send(
                "WebAuthn.addCredential",
                {"authenticatorId": self.id, "credential": key},
            )

    def refuse(self) -> None:
        """Have the person of this device not recognized any more."""
        self.session.send(
            "WebAuthn.setUserVerified",
            {"authenticatorId": self.id, "isUserVerified": False},
        )


def settings(visit: Visit, **options: str) -> Page:
    """The settings of somebody whom the server knows."""
    page = visit("/settings", **options)
    expect(page.get_by_role("button", name="Add a passkey")).to_be_enabled()
    return page


def tables_of(page: Page) -> set[str]:
    return {each["table"] for each in page.evaluate(MINE)["tables"]}


def press(page: Page, name: str, said: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator(".passkeys [role=status]")).to_contain_text(said)


def test_ones_tables_follow_to_another_device(visit: Visit) -> None:
    desk = settings(visit)
    wallet = Wallet(desk)
    table = desk.evaluate(CREATE, ["nordic", "Anna"])["table"]
    press(desk, "Add a passkey", "Passkey added")
    expect(desk.locator(".passkeys li")).to_have_count(1)
    assert violations(desk) == []

    phone = settings(visit)
    other = Wallet(phone)
    brought = phone.evaluate(CREATE, ["usa", "Anna"])["table"]
    other.bring(wallet.keys)
    press(phone, "Sign in with a passkey", "One table from this device")
    assert tables_of(phone) == {table, brought}
    desk.reload()
    assert tables_of(desk) == {table, brought}

    press(phone, "Sign out on this device", "This device is a new guest")
    assert tables_of(phone) == set()
    expect(phone.locator(".passkeys li")).to_have_count(0)
    press(phone, "Sign in with a passkey", "You are signed in.")
    assert tables_of(phone) == {table, brought}


def test_a_passkey_that_was_removed_signs_nobody_in(visit: Visit) -> None:
    page = settings(visit, refused="/api/sign-in")
    Wallet(page)
    press(page, "Add a passkey", "Passkey added")
    page.get_by_role("button", name="Remove the passkey").click()
    said = page.locator(".passkeys [role=status]")
    expect(said).to_contain_text("no longer signs anyone in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    trouble = page.locator(".passkeys [role=alert]")
    expect(trouble).to_contain_text("doesn't know that passkey")


def test_a_device_that_has_a_passkey_makes_no_second_one(visit: Visit) -> None:
    page = settings(visit)
    wallet = Wallet(page)
    press(page, "Add a passkey", "Passkey added")
    page.get_by_role("button", name="Add a passkey").click()
    trouble = page.locator(".passkeys [role=alert]")
    expect(trouble).to_contain_text("already has one of your passkeys")
    assert len(wallet.keys) == 1


def test_a_push_message_is_shown_and_leads_to_its_table(visit: Visit) -> None:
    page = visit("/settings", service_workers="allow", permissions=["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    session = page.context.new_cdp_session(page)
    workers: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: workers.extend(r["registrationId"] for r in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    shown = {"title": "Your turn: Nordic", "body": "It is.", "path": "/t/some-table"}
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": page.evaluate("location.origin"),
            "registrationId": workers[0],
            "data": json.dumps(shown),
        },
    )
    page.wait_for_function(
        """() => navigator.serviceWorker.ready
            .then((worker) => worker.getNotifications())
            .then(([notice]) => notice && notice.title === "Your turn: Nordic"
                && notice.body === "It is." && notice.data === "/t/some-table")"""
    )


def test_a_browser_without_a_push_service_says_so(
    browser: Browser, server: ServerProcess
) -> None:
    """As every window that keeps nothing; the browser complains about that itself."""
    with browser.new_context(locale="en-GB", permissions=["notifications"]) as context:
        page = context.new_page()
        page.goto(f"{server.url}/settings")
        page.get_by_role("button", name="Notify this device").click()
        said = page.locator(".pushes [role=status]")
        expect(said).to_contain_text("couldn't reach its push service")


def test_settings_are_said_in_each_language(visit: Visit) -> None:
    page = settings(visit)
    for label, words in (("polski", "Klucze dostępu"), ("norsk bokmål", "Passnøkler")):
        page.get_by_role("radio", name=label).check()
        expect(page.get_by_role("heading", name=words)).to_be_visible()
