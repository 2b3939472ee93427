"""A bird's sheet: pushed over whatever is there, and closing it returns exactly."""

import re

from playwright.sync_api import Locator, Page

from harness.axe import faults
from harness.page import (
    address, close,
    FRONT, camera, choose, detent, discs, focused, map_there, open_page, rests, row, rows, scroll_list, scrolled, settled, tap, title)
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until


@context(map=True)
def test_tap_pushes(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    tap(row(page, "Canada Goose"))
    until("the bird's sheet", lambda: title(page) == "Canada Goose")
    equal(page.locator(FRONT).locator(".subtitle").inner_text(), "Branta canadensis", "scientific name")
    assert page.get_by_role("region", name="Canada Goose").count() == 1
    until("the title has the focus", lambda: focused(page) == "Canada Goose")
    assert "bird=cangoo" in address(page), address(page)
    sightings = page.get_by_role("list", name="Recent sightings").get_by_role("listitem")
    assert "Lost Lagoon" in sightings.first.inner_text() and "21 hours ago" in sightings.first.inner_text()
    for name in ("Seen It", "Share", "Close"):
        assert page.locator(FRONT).get_by_role("button", name=name, exact=True).is_visible(), name
    until("the map shows its sightings", lambda: all("Lost Lagoon" in d or "sighting" in d for d in discs(page)) and discs(page))


@context(map=True)
def test_close_returns_exactly(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    map_there(page)
    choose(page, "Distance", "10 km")
    rests(page, "full")
    scroll_list(page, 400)
    settled(page)
    before = (detent(page), scrolled(page), address(page), rows(page), camera(page))
    name = page.evaluate(
        f"[...document.querySelectorAll('{FRONT} li.row > button.open')].find(e => {{ const y = e.getBoundingClientRect().y;"
        " return y > 350 && y < 600 }).getAttribute('aria-label')")
    tap(page.get_by_role("button", name=name, exact=True))
    until("the bird's sheet", lambda: page.locator(".sheet.pushed").count() and title(page) == name.split(",")[0])
    close(page)
    until("the sheet is closed", lambda: not page.locator("#app .sheet.pushed").count())
    settled(page)
    until("the map is where it was", lambda: camera(page) == before[4])
    equal((detent(page), scrolled(page), address(page), rows(page), camera(page)), before, "what was there before")
    until("the row has the focus", lambda: focused(page) == name)


def test_escape_closes(page: Page, product: Product) -> None:
    open_page(page, product)
    row(page, "Mallard").focus()
    page.keyboard.press("Enter")
    until("the bird's sheet", lambda: title(page) == "Mallard")
    page.keyboard.press("Escape")
    until("Nearby again", lambda: not page.locator("#app .sheet.pushed").count())
    until("the row has the focus", lambda: focused(page).startswith("Mallard, "))


def test_address_opens_it(page: Page, product: Product) -> None:
    open_page(page, product, bird="cangoo")
    equal(title(page), "Canada Goose", "title")
    close(page)
    until("Nearby under it", lambda: row(page, "Canada Goose").count())
    assert "bird=" not in address(page), address(page)


def test_unknown_bird(page: Page, product: Product) -> None:
    open_page(page, product, bird="nosuchbird")
    assert title(page), "a sheet without a title"
    close(page)
    until("Nearby under it", lambda: row(page, "Canada Goose").count())


@context(map=True)
def test_rare(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(page.get_by_role("navigation", name="Modes").get_by_role("button", name="Rare", exact=True))
    until("Rare", lambda: title(page) == "Rare Bird Alert")
    labels = rows(page)
    for label in ("Palm Warbler, Lost Lagoon, today, Rare", "Black Phoebe, Iona Beach, yesterday, Rare",
                  "Tropical Kingbird, Jericho Beach, 2 days ago, Rare", "Harris's Sparrow, Queen Elizabeth Park, 3 days ago, Rare"):
        assert label in labels, f"no row “{label}” in {labels}"
    assert not any(label.startswith("Mallard") for label in labels), labels
    map_there(page)
    until("stars on the map", lambda: page.locator("#map .disc.rare").count() >= 4)
    tap(row(page, "Black Phoebe"))
    until("the bird over Rare", lambda: title(page) == "Black Phoebe")
    close(page)
    until("Rare again", lambda: title(page) == "Rare Bird Alert")
    until("the row has the focus", lambda: focused(page).startswith("Black Phoebe, "))


def year(page: Page) -> Locator:
    """The drawing of when in the year the bird in front is reported."""
    return page.locator(FRONT).get_by_role("figure", name="Through the year")


def test_through_the_year(page: Page, product: Product) -> None:
    open_page(page, product, bird="mallar3", detent="full")
    until("the bars", lambda: year(page).locator("path.plot-bar").count() == 2)
    # The fixture's lists are of April, and of the 1st of May: all its places on every day.
    april = year(page).get_by_role("row", name=re.compile("^Apr ")).get_by_role("cell").all_inner_texts()
    assert len(april) == 4 and all(text.endswith(" %") and text != "0 %" for text in april), april
    equal(year(page).get_by_role("row", name=re.compile("^Jul ")).get_by_role("cell").all_inner_texts(),
          ["too few list-days"] * 4, "July")
    assert year(page).get_by_text("Now, 1–7 May: too few list-days").count()
    equal(faults(page), [], "axe")


@context(may_complain=True)
def test_year_without_a_network(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    page.context.set_offline(True)
    tap(row(page, "Mallard"))
    until("it is said", lambda: year(page).get_by_text("Shown when you are online again.").count())
    page.context.set_offline(False)
    until("the bars", lambda: year(page).locator("path.plot-bar").count() == 2)
    assert "Now, 1–7 May" in year(page).inner_text()


@context(may_complain=True)
def test_year_that_failed_is_tried_again(page: Page, product: Product) -> None:
    page.route("**/api/seasons.tsv*", lambda route: route.fulfill(status=500, body="no"))
    open_page(page, product, detent="full")
    tap(row(page, "Mallard"))
    until("it is said", lambda: year(page).get_by_text("The server could not tell.").count())
    page.unroute("**/api/seasons.tsv*")
    year(page).get_by_role("button", name="Try Again", exact=True).click()
    until("the bars", lambda: year(page).locator("path.plot-bar").count() == 2)
