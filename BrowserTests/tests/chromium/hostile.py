"""Names out of files are text wherever they stand: in rows, sheets, names for assistive technology, the map."""

import re

from playwright.sync_api import Page

from fixtures.birds import HOSTILE, HOSTILE_BIRD
from harness.page import close, FRONT, map_there, open_page, row, rows, said, tap, tick, title
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until


def unharmed(page: Page) -> None:
    """Fails where a name became markup or ran."""
    equal(page.evaluate("globalThis.pwned ?? null"), None, "a name ran")
    equal(page.locator("#app img, #app b, #app script, #map b, #map img[src=x], [onerror], [onclick], [onmouseover]").count(), 0,
          "elements out of names")


@context(map=True)
def test_names_stay_text(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    unharmed(page)
    name = HOSTILE_BIRD[0]
    assert any(label.startswith(name + ", ") for label in rows(page)), f"no row for {name}"
    tap(tick(page, name))
    said(page, f"{name}, 1")
    tap(row(page, "Mute Swan"))
    until("the bird", lambda: title(page) == "Mute Swan")
    shown = page.get_by_role("list", name="Recent sightings").inner_text()
    for place in HOSTILE:
        assert place in shown, f"{place!r} is not shown as it is: {shown!r}"
    until("discs", lambda: page.locator("#map .disc").count())
    unharmed(page)
    close(page)
    tap(row(page, name))
    until("the bird with the strange name", lambda: title(page) == name)
    unharmed(page)
    page.reload()
    until("after a reload", lambda: title(page) == name)
    unharmed(page)


@context(map=True)
def test_names_stay_text_on_the_map(page: Page, product: Product) -> None:
    open_page(page, product, lat=49.303, lon=-123.13, km=1)
    map_there(page)
    labels = page.locator("#map .disc").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    assert any(any(place in label for place in HOSTILE) for label in labels), labels
    unharmed(page)


def test_names_stay_text_in_search_and_address(page: Page, product: Product) -> None:
    evil = "<img src=x onerror=globalThis.pwned=9>"
    page.goto(product.address(q=evil, place=evil, family=evil, bird=evil, sheet="settings"))
    until("a page", lambda: page.locator(".sheet").count())
    unharmed(page)
    open_page(page, product, q=evil)
    until("nothing found", lambda: page.get_by_text("Nothing found").count())
    assert evil in page.locator(FRONT).inner_text()
    unharmed(page)
    page.goto(product.address(place=evil))
    until("the place's name", lambda: page.locator(".sheet").count())
    unharmed(page)


@context(may_complain=True)
def test_wrong_addresses_do_not_break(page: Page, product: Product) -> None:
    for query in ({"km": "0"}, {"km": "-5"}, {"days": "9999"}, {"lat": "91"}, {"mode": "constructor"}, {"detent": "__proto__"}, {"at": "no date"}):
        reply = page.goto(product.address(**query))
        assert reply.status in (200, 400), f"{query}: {reply.status}"
        assert re.search(r"\S", page.locator("body").inner_text()), f"{query}: an empty page"


