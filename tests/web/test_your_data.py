"""The settings page gives people what is stored of them, and erases it."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit

pytestmark = pytest.mark.browser


def stored(page: Page) -> dict[str, object]:
    """What the page lets its person download."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything").click()
    assert download.value.suggested_filename == "railwright.json"
    found: dict[str, object] = json.loads(Path(download.value.path()).read_bytes())
    return found


def test_a_person_downloads_and_erases_what_is_stored(visit: Visit) -> None:
    page = visit("/settings")
    assert stored(page)["tables"] == [], "a first visit leaves nothing behind"
    made = page.evaluate(
        """() => fetch("/api/tables", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({
                game: "nordic",
                seats: [{ kind: "me", name: "Zoe Quill" }, { kind: "open" }],
            }),
        }).then((answer) => answer.json())"""
    )
    before = stored(page)
    assert made["table"] in str(before["tables"])
    assert "Zoe Quill" in str(before["tables"])

    page.get_by_role("button", name="Erase everything").click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("There is no way back")
    expect(question.get_by_role("heading")).to_have_count(1)
    question.get_by_role("button", name="Cancel").click()
    assert stored(page) == before

    page.get_by_role("button", name="Erase everything").click()
    question.get_by_role("button", name="Erase everything").click()
    expect(
        page.locator("section", has_text="Your data").get_by_role("status")
    ).to_contain_text("You are a new guest here")
    after = stored(page)
    assert after["id"] != before["id"]
    assert after["tables"] == []
