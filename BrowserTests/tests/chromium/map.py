"""The map: one canvas under everything, reached and named like any other control."""

import re

from playwright.sync_api import Page

from harness.page import address, FRONT, discs, map_there, open_page, row, settled, tap, title
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until


@context(map=True)
def test_one_canvas_through_everything(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    page.evaluate("document.querySelector('#map canvas').mine = 1")
    modes = page.get_by_role("navigation", name="Modes")
    for name in ("Rare", "My List", "Nearby"):
        tap(modes.get_by_role("button", name=name, exact=True))
        settled(page)
    tap(row(page, "Mallard"))
    until("the bird", lambda: title(page) == "Mallard")
    page.go_back()
    until("Nearby", lambda: row(page, "Mallard").count())
    tap(modes.get_by_role("button", name="Search", exact=True))
    until("search", lambda: page.get_by_role("searchbox").count())
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1194, "height": 834})
    settled(page)
    page.set_viewport_size({"width": 402, "height": 874})
    settled(page)
    equal(page.evaluate("[...document.querySelectorAll('#map canvas')].map(e => e.mine)"), [1], "the canvas")


@context(map=True)
def test_fills_the_screen(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    for width, height in ((402, 874), (874, 402), (1194, 834), (402, 874)):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        until("the canvas follows", lambda: page.evaluate(
            "(b => [b.x, b.y, b.width, b.height])(document.querySelector('#map canvas').getBoundingClientRect())")
            == [0, 0, width, height])


@context(map=True)
def test_discs(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    labels = discs(page)
    assert all(re.match(r"[\d,]+ sightings?", label) for label in labels), labels
    total = sum(int(re.match(r"[\d,]+", label)[0].replace(",", "")) for label in labels)
    sightings = sum(bird["sightings"] for bird in product.nearby()["species"])
    equal(total, sightings, "sightings on the discs")
    disc = page.locator("#map .disc").first
    box = disc.bounding_box()
    page.locator("#map .disc").first.focus()
    page.keyboard.press("Enter")
    until("the camera moves", lambda: disc.count() == 0 or disc.bounding_box() != box)


@context(map=True)
def test_zooming_by_hand_gathers_anew(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    before = discs(page)
    page.mouse.move(200, 250)
    for _ in range(4):
        page.mouse.wheel(0, -300)
        page.evaluate("new Promise(done => setTimeout(done, 120))")
    until("other discs", lambda: discs(page) and discs(page) != before)


@context(map=True)
def test_style_menu(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    tap(page.get_by_role("button", name="Map style", exact=True))
    tap(page.get_by_role("menuitemradio", name="Dark map", exact=True))
    until("the dark map", lambda: page.locator("html[data-map=dark]").count())
    equal(page.locator("#map canvas").count(), 1, "canvases")


@context(map=True)
def test_location(page: Page, product: Product) -> None:
    page.context.grant_permissions(["geolocation"])
    page.context.set_geolocation({"latitude": 49.241, "longitude": -123.113})
    open_page(page, product)
    map_there(page)
    tap(page.get_by_role("button", name="My location", exact=True))
    until("Nearby is there", lambda: "lat=49.241" in address(page))
    until("the dot", lambda: page.get_by_label("You are here").count())
    assert page.locator(FRONT).get_by_role("button").count() > 3


@context(map=True)
def test_location_denied(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(page.get_by_role("button", name="My location", exact=True))
    until("it says what to do", lambda: page.get_by_text("search for a place").count())
