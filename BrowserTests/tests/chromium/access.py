"""Reaching everyone: names and roles, targets, contrast, reduced motion; states.py looks at every named state."""

import re

from playwright.sync_api import Page

from harness.axe import faults
from harness.fits import outside
from harness.page import FRONT, map_there, open_page, rests, row, said, settled, tap, tick, title
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until


@context(map=True)
def test_roles_and_names(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    wanted = [
        ("navigation", "Modes"), ("button", "Nearby"), ("button", "Rare"), ("button", "My List"), ("button", "Search"),
        ("slider", "Sheet height"), ("button", "Distance, 5 km"), ("button", "Period, 14 days"), ("button", "Family, all"),
        ("button", "Canada Goose, 21 hours ago, 64 birds"), ("button", "Seen It, Canada Goose"),
        ("heading", "Ducks, Geese, and Waterfowl"), ("region", "Map"), ("button", "Map style"), ("button", "My location"),
    ]
    missing = [f"{role} “{name}”" for role, name in wanted if not page.get_by_role(role, name=name, exact=True).count()]
    assert not missing, f"not there: {', '.join(missing)}"
    equal(page.get_by_role("slider").get_attribute("aria-valuetext"), "Half", "the grabber's value")
    assert page.get_by_role("region", name=title(page)).count(), "the sheet is no region named by its title"
    equal(page.locator("[role=status], [aria-live]").count(), 1, "live regions")
    equal(page.get_by_role("button", name="Nearby", exact=True).get_attribute("aria-current"), "page", "aria-current")
    inside = page.evaluate("[...document.querySelectorAll('button')].filter(e => e.parentElement.closest('button')).length")
    equal(inside, 0, "buttons inside buttons")
    assert page.locator("#map .disc").first.get_attribute("aria-label").split(",")[0].endswith(("sightings", "sighting"))
    tap(page.get_by_role("button", name="Distance, 5 km", exact=True))
    until("a menu of radio items", lambda: page.get_by_role("menu").get_by_role("menuitemradio").count() >= 5)
    equal(page.get_by_role("menuitemradio", name="5 km", exact=True).get_attribute("aria-checked"), "true", "checked")


def test_covered_content_is_out_of_reach(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(row(page, "Mallard"))
    until("the bird", lambda: title(page) == "Mallard")
    settled(page)
    equal(page.evaluate("""[...document.querySelectorAll('.sheet[inert]')].filter(e =>
      [...e.querySelectorAll('button')].some(b => getComputedStyle(b).visibility !== 'hidden')).length"""), 0,
          "inert sheets that are still visible to the page")


def test_tick_is_described(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(tick(page, "Mallard"))
    said(page, "Mallard, 1")
    until("described by its count", lambda: page.evaluate(
        "e => document.getElementById(e.getAttribute('aria-describedby'))?.textContent.trim()",
        tick(page, "Mallard").element_handle()) == "1")


def test_targets(page: Page, product: Product) -> None:
    small = """[...document.querySelectorAll('button, input')].filter(e => !e.closest('[inert], #map') && e.getClientRects().length &&
      getComputedStyle(e).visibility === 'visible').map(e => { const b = e.getBoundingClientRect(), size = [b.width, b.height];
        for (const pseudo of ['::before', '::after']) {
          const s = getComputedStyle(e, pseudo);
          if (s.content === 'none' || s.position !== 'absolute') continue;
          size[0] = Math.max(size[0], parseFloat(s.width) || 0);
          size[1] = Math.max(size[1], parseFloat(s.height) || 0);
        }
        return [e.getAttribute('aria-label') ?? e.textContent.trim(), ...size] })
      .filter(([, w, h]) => w < 43.5 || h < 43.5).map(([n, w, h]) => `${n} is ${Math.round(w)} × ${Math.round(h)}`)"""
    for query in ({}, {"bird": "cangoo"}, {"mode": "rare"}, {"mode": "list"}, {"q": "spar"}, {"menu": "distance"}):
        open_page(page, product, **query)
        settled(page)
        equal(page.evaluate(small), [], f"targets under 44 px, {query}")


@context(reduced_motion="reduce")
def test_reduced_motion(page: Page, product: Product) -> None:
    open_page(page, product)
    page.locator(FRONT).get_by_role("slider").press("End")
    rests(page, "full")
    tap(row(page, "Mallard"))
    until("the bird", lambda: title(page) == "Mallard")
    equal(page.evaluate("document.getAnimations().filter(a => a.effect?.getKeyframes?.().some(k => k.transform && k.transform !== 'none')).length"),
          0, "moving things")


@context(contrast="more")
def test_more_contrast(page: Page, product: Product) -> None:
    faint = []
    for query in ({}, {"detent": "peek"}, {"mode": "rare"}, {"mode": "list"}, {"bird": "cangoo"}, {"q": "spar"}, {"mode": "list", "sheet": "settings"}):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, contrast="more")
            open_page(page, product, **query)
            settled(page)
            faint += [f"{query}, {scheme}: {fault}" for fault in faults(page, "color-contrast-enhanced")]
    assert not faint, "\n".join(faint)


@context(locale="ar")
def test_right_to_left(page: Page, product: Product) -> None:
    open_page(page, product)
    page.evaluate("document.documentElement.dir = 'rtl'")
    settled(page)
    equal(outside(page), [], "mirrored")
    close = page.locator(FRONT).get_by_role("slider")
    close.press("End")
    rests(page, "full")
    name = re.compile("^Mallard")
    tap(page.locator(FRONT).get_by_role("button", name=name))
    until("the bird", lambda: title(page) == "Mallard")
    box = page.locator(FRONT).get_by_role("button", name="Close", exact=True).bounding_box()
    assert box["x"] < 60, f"Close stands at {box['x']}"
