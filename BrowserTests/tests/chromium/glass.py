"""Glass keeps what stands on it legible: measured on pixels, over the lightest, darkest and busiest map."""

from typing import Iterator

from playwright.sync_api import Page

from harness.backdrop import KINDS, draw
from harness.contrast import Reading, measure
from harness.frames import LANDSCAPE, PHONE, ticks
from harness.page import open_page, settled
from harness.product import Product
from harness.waiting import until

# The page's appearance, the map's, and whether the map is dark.
MAPS = (("light", "standard", False), ("dark", "standard", True), ("light", "dark", True))


def readings(page: Page, maps: tuple = MAPS, kinds: tuple = KINDS) -> Iterator[tuple[str, Reading]]:
    """What is measured in the state in front, over every map."""
    for scheme, style, dark in maps:
        page.emulate_media(color_scheme=scheme)
        page.evaluate("style => document.documentElement.dataset.map = style", style)
        for kind in kinds:
            draw(page, kind, dark)
            for reading in measure(page):
                yield f"{scheme}, {style} map, {kind}", reading


def too_faint(page: Page, *over: tuple) -> list[str]:
    """What cannot be read well enough."""
    return [f"{where}: {reading.surface} “{reading.thing}” {reading.contrast:.2f}, needed {reading.needed}"
            for where, reading in readings(page, *over) if reading.contrast < reading.needed]


def running(page: Page, product: Product, **query: object) -> None:
    """Opens a state in which a list runs."""
    open_page(page, product)
    ticks(page)
    until("the list runs", lambda: page.locator(".accessory").count())
    page.evaluate("new Promise(done => setTimeout(done, 300))")
    open_page(page, product, **query)
    settled(page)


def test_legible_at_peek(page: Page, product: Product) -> None:
    running(page, product, detent="peek")
    faint = too_faint(page)
    open_page(page, product, detent="peek", bar="min")
    settled(page)
    faint += too_faint(page, MAPS, ("busiest",))
    assert not faint, "\n".join(faint)


def test_legible_elsewhere(page: Page, product: Product) -> None:
    open_page(page, product, menu="style")
    settled(page)
    faint = too_faint(page)
    for query in ({"q": ""}, {"q": "spar", "flavour": "ios27"}):
        open_page(page, product, **query)
        settled(page)
        # A solid sheet covers the map: what is on the field is the same over any.
        faint += too_faint(page, MAPS[:2], ("busiest",))
    assert not faint, "\n".join(faint)


def test_legible_in_a_large_window(page: Page, product: Product) -> None:
    running(page, product)
    page.set_viewport_size(LANDSCAPE)
    settled(page)
    faint = too_faint(page)
    assert not faint, "\n".join(faint)


def test_legible_in_the_other_proposals(page: Page, product: Product) -> None:
    faint = []
    for proposal in ("b", "c", "d1", "d2", "e", "f", "g"):
        open_page(page, product, proposal=proposal)
        settled(page)
        faint += [f"{proposal}: {what}" for what in too_faint(page)]
    assert not faint, "\n".join(faint)


LOOK = """() => [...document.querySelectorAll('.tabs, .find, .map-controls, .sheet:not([inert]) .ground')].map(e => {
  const s = getComputedStyle(e);
  return { part: e.className, ground: s.backgroundColor, filter: s.backdropFilter, shadow: s.boxShadow, border: s.borderTopWidth };
})"""


def test_solid_where_asked(page: Page, product: Product) -> None:
    open_page(page, product, detent="peek", map="dark")
    session = page.context.new_cdp_session(page)

    def ask(name: str, value: str) -> list[dict]:
        session.send("Emulation.setEmulatedMedia", {"features": [{"name": name, "value": value}]})
        return page.evaluate(LOOK)

    for size in (PHONE, LANDSCAPE):
        page.set_viewport_size(size)
        settled(page)
        for part in ask("prefers-reduced-transparency", "reduce"):
            assert part["ground"].startswith("rgb(") and part["filter"] == "none", f"not solid: {part}"
        for part in ask("prefers-contrast", "more"):
            alpha = float(part["ground"].rstrip(")").split(",")[3]) if part["ground"].startswith("rgba") else 1
            assert alpha >= 0.95 and ("rgb(0, 0, 0)" in part["shadow"] or "rgb(255, 255, 255)" in part["shadow"] or size is LANDSCAPE), f"no border: {part}"
        for part in ask("forced-colors", "active"):
            assert part["border"] == "1px", f"no border: {part}"
