"""The running list's time, whatever the device's clock does: zones, summer time, a clock set back, sleep, a reload."""

from playwright.sync_api import Page

from harness.page import live, open_page, subtitle, tap, tick
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until
from tests.chromium.mylist import count, my_list

# Minutes ahead of UTC, from UTC−11 to UTC+14, with halves and quarters.
ZONES = (-660, -210, 0, 345, 765, 840)
# 1 November 2026, 08:30 UTC: in Vancouver half an hour before summer time ends.
START = 1_793_521_800


def at(page: Page, utc: int) -> None:
    """Sets the device's clock, as after a sleep: the page comes to the front again."""
    page.evaluate("utc => { sessionStorage.setItem('now', utc * 1000); document.dispatchEvent(new Event('visibilitychange')) }", utc)


@context(timezone_id="America/Vancouver")
def test_a_list_runs_by_what_passes(page: Page, product: Product) -> None:
    page.add_init_script(f"Date.now = () => +(sessionStorage.getItem('now') || {START * 1000})")
    open_page(page, product)
    tap(tick(page, "Canada Goose"))
    until("ticked", lambda: tick(page, "Canada Goose").get_attribute("aria-pressed") == "true")
    my_list(page)
    for number, zone in enumerate(ZONES):
        page.evaluate("zone => { Date.prototype.getTimezoneOffset = () => -zone }", zone)
        at(page, START + 60 * (47 + number))
        until(f"0:{47 + number} in {zone}", lambda: subtitle(page).endswith(f"· 0:{47 + number}"))
        assert "today" in subtitle(page), f"in {zone}: {subtitle(page)}"
    at(page, START + 3 * 3600)
    until("three hours over the end of summer time", lambda: subtitle(page).endswith("· 3:00"))
    # Set back by two hours: it goes on from where it was.
    at(page, START + 3600)
    until("still three hours", lambda: subtitle(page).endswith("· 3:00"))
    at(page, START + 3600 + 120)
    until("two minutes more", lambda: subtitle(page).endswith("· 3:02"))
    tap(page.locator(".sheet:not([inert])").get_by_role("button", name="One more, Canada Goose", exact=True))
    until("two geese", lambda: count(page, "Canada Goose") == 2)
    page.reload()
    live(page)
    until("after a reload", lambda: subtitle(page).endswith("· 3:02"))
    # What passes from now on counts: 3 h 58 min to the fifth hour of the device's clock.
    at(page, START + 5 * 3600)
    until("seven hours", lambda: subtitle(page).endswith("· 7:00"))
    equal(subtitle(page).count("today"), 1, "the day is the place's")
