"""What the server offers besides playing: e-mails about turns, tokens for bots."""

from collections.abc import Iterator

import pytest
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
    with running(tmp_path_factory.mktemp("mail"), RAILWRIGHT_SMTP=address) as process:
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
