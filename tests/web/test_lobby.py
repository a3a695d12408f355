"""Before the game: making a table."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("locale", "times"),
    [
        ("en-GB", ["unlimited", "2 minutes", "10 minutes", "1 day", "3 days"]),
        ("pl-PL", ["bez ograniczeń", "2 minuty", "10 minut", "1 dzień", "3 dni"]),
        ("nb-NO", ["ubegrenset", "2 minutter", "10 minutter", "1 dag", "3 dager"]),
    ],
)
def test_each_time_for_a_turn_says_how_long_it_is(
    visit: Visit, locale: str, times: list[str]
) -> None:
    page = visit("/new", locale=locale)
    page.locator("summary").click()

    expect(page.locator(".options select").first.locator("option")).to_have_text(times)
