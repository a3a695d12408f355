"""Lessons in the browser: whole ones by keyboard and by touch, left and resumed."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.learner import Keys, begin

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def finish(page: Page) -> None:
    """The scores are shown, and the lesson says farewell."""
    expect(page.locator(".scoring")).to_be_visible()
    expect(page.locator(".lesson h2")).to_have_text("Now you know how to play")


def test_the_lesson_of_europe_by_keyboard(visit: Visit) -> None:
    page = visit("/lessons")
    begin(page, "europe")
    Keys(page, "europe").take()
    finish(page)
