"""Accessibility by axe-core, from the client's own packages."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


PAINT = "() => document.documentElement.classList.add('painted')"
RUN = """(rules) => axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
})"""
COLORS = ("color-contrast", "link-in-text-block")
"""The rules that look at colors."""


def violations(page: Page) -> list[str]:
    """Everything that axe finds wrong with a page, and where."""
    page.evaluate(PAINT)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return _found(page)


def violations_in_both_themes(page: Page) -> list[str]:
    """The same; what does not look at colors is asked of one theme only."""
    page.emulate_media(color_scheme="light")
    in_light = violations(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    return [*in_light, *_found(page, COLORS)]


def _found(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What some rules find, or all of them."""
    found = page.evaluate(RUN, list(rules) or None)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
