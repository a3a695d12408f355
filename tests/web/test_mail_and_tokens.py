"""What the server offers besides playing: e-mails about turns, tokens for bots."""

from collections.abc import Iterator

import pytest
from msgspec import json
from playwright.sync_api import Page, expect
from tests.server.running import ServerProcess, running
from tests.server.test_notices import MailSink, read
from tests.web.conftest import Visit
from tests.web.player import Player

pytestmark = pytest.mark.browser


@pytest.fixture(scope="session")
def mail() -> Iterator[MailSink]:
    sink = MailSink()
    yield sink
    sink.listener.close()


@pytest.fixture(scope="session")
def server(
    tmp_path_factory: pytest.TempPathFactory, mail: MailSink
) -> Iterator[ServerProcess]:
    address = f"smtp://127.0.0.1:{mail.port}/?from=table@example.org"
    folder = tmp_path_factory.mktemp("mail")
    with running(folder, "--webhooks", "any", RAILWRIGHT_SMTP=address) as process:
        yield process


def opened(visit: Visit) -> Page:
    """The menu of a table."""
    page = visit("/")
    Player(page).start("europe")
    page.locator("[aria-haspopup=dialog]").click()
    return page


def test_a_player_asks_for_e_mails(visit: Visit, mail: MailSink) -> None:
    page = opened(visit)
    page.locator("summary:has-text('E-mail me')").click()
    page.get_by_label("E-mail address").fill("anna@example.org")
    page.get_by_role("button", name="Confirm address").click()

    expect(page.locator(".mail [role=status]")).to_contain_text("Check your mailbox")
    subject, text = read(mail.letters.get(timeout=30))
    assert "Europe" in subject
    assert "/confirm/" in text
    page.get_by_role("button", name="No e-mails").click()
    expect(page.locator(".mail [role=status]")).to_contain_text("no e-mails")


def test_a_player_names_a_webhook_and_the_e_mails_stay(
    visit: Visit, mail: MailSink
) -> None:
    page = opened(visit)
    page.locator("summary:has-text('E-mail me')").click()
    page.get_by_label("E-mail address").fill("ben@example.org")
    page.get_by_role("button", name="Confirm address").click()
    read(mail.letters.get(timeout=30))
    page.locator("summary:has-text('webhook')").click()
    page.get_by_label("Address of the webhook").fill("http://127.0.0.1:9/turn")
    page.get_by_role("button", name="Use this webhook").click()
    expect(page.locator(".hook [role=status]")).to_contain_text("from your next turn")

    page.goto(page.url.split("/t/")[0] + "/settings")
    expect(page.get_by_text("E-mails and webhooks are set up")).to_be_visible()
    data = page.evaluate("fetch('/api/me/data').then((answer) => answer.json())")
    text = json.encode(data).decode()
    assert "ben@example.org" in text
    assert "http://127.0.0.1:9/turn" in text


def test_a_token_is_made_and_revoked(visit: Visit) -> None:
    page = visit("/settings", refused="/api/bot/tokens")
    page.locator("summary:has-text('Your own bots')").click()
    page.get_by_label("Name of the bot").fill("Robo")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator(".tokens code").inner_text()
    for said in ("The token of Robo is good for nothing", "Not possible"):
        page.get_by_label("Token to revoke").fill(token)
        page.get_by_role("button", name="Revoke").click()
        expect(page.locator(".tokens [role=status]")).to_contain_text(said)
