"""The board is drawn once: what others do besides the game does not draw it anew."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.test_together import table_for_two

pytestmark = pytest.mark.browser


def test_who_comes_and_goes_does_not_redraw_the_board(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    anna.evaluate("() => { document.querySelector('.rw-play').dataset.first = 'yes' }")

    ben.close()

    expect(anna.locator(".players .absent:has-text('offline')")).to_have_count(1)
    expect(anna.locator(".rw-play[data-first=yes]")).to_have_count(1)
