"""The sample: always labelled as made up, and gone at a tap."""

from contextlib import contextmanager

from playwright.sync_api import Page

from harness.page import FRONT, live, rows, tap
from harness.product import Product
from harness.waiting import equal, until


@contextmanager
def sampled():
    """A product of its own with the sample in its store."""
    product = Product(sample=True)
    try:
        yield product
    finally:
        product.close()


def test_banner_and_removal(page: Page, product: Product) -> None:
    with sampled() as sample:
        page.goto(sample.origin + "/")
        live(page)
        until("birds", lambda: len(rows(page)) > 40)
        banner = page.locator(FRONT).get_by_text("Sample sightings, made up", exact=True)
        assert banner.is_visible(), "no banner"
        tap(page.locator(FRONT).get_by_role("button", name="Remove", exact=True))
        until("the sample is gone", lambda: not rows(page) and not banner.count())
        page.reload()
        live(page)
        equal(rows(page), [], "rows after a reload")


def test_sample_is_said_without_scripts(page: Page, product: Product) -> None:
    with sampled() as sample:
        plain = page.context.browser.new_context(java_script_enabled=False)
        other = plain.new_page()
        other.goto(sample.origin + "/")
        assert "Sample sightings, made up" in other.locator("body").inner_text()
        plain.close()
