"""Reaching everyone: names and roles, axe, the keyboard alone, narrow windows, large text, reduced motion."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from harness.page import FRONT, focused, live, map_there, open_page, rests, row, said, settled, tap, tick, title
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until

STATES = {
    "nearby": {}, "nearby_full": {"detent": "full"}, "nearby_peek": {"detent": "peek"}, "menu": {"menu": "distance"},
    "bird": {"bird": "cangoo"}, "rare": {"mode": "rare"}, "list": {"mode": "list"}, "search": {"q": "spar"},
    "settings": {"mode": "list", "sheet": "settings"}, "about": {"mode": "list", "sheet": "about"},
    "support": {"mode": "list", "sheet": "support"}, "dark": {"theme": "dark"}, "dark_bird": {"theme": "dark", "bird": "cangoo"},
    "minimised": {"bar": "min", "detent": "full"},
}


def checked(page: Page, product: Product, name: str) -> None:
    """Runs axe over a state and fails with what it found."""
    open_page(page, product, **STATES[name])
    settled(page)
    if name == "list":
        tap(page.get_by_role("navigation", name="Modes").get_by_role("button", name="Nearby", exact=True))
        tap(tick(page, "Canada Goose"))
        tap(page.get_by_role("navigation", name="Modes").get_by_role("button", name="My List", exact=True))
        until("My List", lambda: title(page) == "My List")
        settled(page)
    results = Axe().run(page, options={"resultTypes": ["violations"]})
    found = [f"{v['id']} ({v['impact']}): {v['help']}: {', '.join(' '.join(n['target']) for n in v['nodes'][:3])}"
             f" {v['nodes'][0].get('failureSummary', '')[:200]!r}"
             for v in results.response["violations"]]
    assert not found, "\n".join(found)


def axe_test(name: str):
    """A test that runs axe over one state."""

    def test(page: Page, product: Product) -> None:
        checked(page, product, name)

    test.__name__ = f"test_axe_{name}"
    test.options = {"map": name in ("nearby", "rare")}
    return test


for state in STATES:
    globals()[f"test_axe_{state}"] = axe_test(state)
del state


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


def test_keyboard_alone(page: Page, product: Product) -> None:
    open_page(page, product)

    def tab_to(name: str, most: int = 120) -> None:
        seen = []
        for _ in range(most):
            page.keyboard.press("Tab")
            seen.append(focused(page))
            if seen[-1].startswith(name):
                return
        raise AssertionError(f"Tab does not lead to {name}: {seen}")

    tab_to("Sheet height")
    page.keyboard.press("End")
    rests(page, "full")
    tab_to("Period, 14 days")
    page.keyboard.press("Enter")
    until("the menu", lambda: focused(page) == "14 days")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    until("30 days", lambda: focused(page) == "Period, 30 days")
    tab_to("Seen It, Canada Goose")
    page.keyboard.press("Space")
    said(page, "Canada Goose, 1")
    equal(focused(page), "Seen It, Canada Goose", "the focus after ticking")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    until("the bird", lambda: title(page) == "Canada Goose")
    until("the title has the focus", lambda: focused(page) == "Canada Goose")
    tab_to("Close")
    page.keyboard.press("Enter")
    until("back on the row", lambda: focused(page).startswith("Canada Goose, "))
    tab_to("Rare")
    page.keyboard.press("Enter")
    until("Rare", lambda: title(page) == "Rare Bird Alert")
    ring = page.evaluate("""(() => { const e = document.activeElement, s = getComputedStyle(e);
      return s.outlineStyle !== 'none' || s.boxShadow !== 'none' || e.tabIndex < 0 })()""")
    assert ring, f"no focus ring on {focused(page)}"


def outside(page: Page) -> list[str]:
    """Controls that do not fit, or lie over each other, in the front sheet and the chrome."""
    return page.evaluate("""() => {
      const seen = [...document.querySelectorAll('button, input')].filter(e => !e.closest('[inert], #map') &&
        e.getClientRects().length && getComputedStyle(e).visibility === 'visible');
      const boxes = seen.map(e => [e.getAttribute('aria-label') ?? e.textContent.trim(), e.getBoundingClientRect(), e]);
      const wrong = [];
      const wide = document.scrollingElement.scrollWidth - innerWidth;
      if (wide > 0) wrong.push(`the page is ${wide} px too wide`);
      for (const e of document.querySelectorAll('.sheet:not([inert]) .scroller'))
        if (e.scrollWidth > e.clientWidth + 1) wrong.push(`the sheet is ${e.scrollWidth - e.clientWidth} px too wide`);
      for (const [name, box, e] of boxes)
        if ((box.left < -1 || box.right > innerWidth + 1) && !e.closest('.chips')) wrong.push(`${name} ends at ${Math.round(box.right)}`);
      const group = e => e.closest('.bar, .map-controls, .accessory, .notice') ?? e.closest('.sheet .head') ?? e.closest('.sheet');
      for (let i = 0; i < boxes.length; i++) for (let k = i + 1; k < boxes.length; k++) {
        const [a, p, e] = boxes[i], [b, q, f] = boxes[k];
        if (group(e) !== group(f) || !group(e) || e.contains(f) || f.contains(e)) continue;
        // A row's tick lies on the row by design; what counts is that each is hit where it is seen.
        if (e.closest('.row') && e.closest('.row') === f.closest('.row')) continue;
        const x = Math.min(p.right, q.right) - Math.max(p.left, q.left), y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (x > 1 && y > 1) wrong.push(`${a} and ${b} overlap by ${Math.round(x)} × ${Math.round(y)}`);
      }
      for (const [name, box, e] of boxes) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (e.closest('.sheet') && hit?.closest('.bar, .accessory, .head, .notice') && !hit.closest('.head')?.contains(e)) continue;
        if (!e.contains(hit) && e.closest('.row') !== hit?.closest('.row')) wrong.push(`${name} is covered by ${hit?.className || hit?.nodeName}`);
      }
      return wrong;
    }""")


@context(viewport={"width": 320, "height": 640})
def test_narrow(page: Page, product: Product) -> None:
    for query in ({}, {"bird": "cangoo"}, {"mode": "rare"}, {"mode": "list"}, {"q": "spar"}, {"detent": "full"},
                  {"detent": "peek"}, {"mode": "list", "sheet": "settings"}):
        open_page(page, product, **query)
        settled(page)
        equal(outside(page), [], f"at 320 px, {query}")


def test_large_text(page: Page, product: Product) -> None:
    for query in ({}, {"bird": "cangoo"}, {"mode": "rare"}, {"mode": "list"}, {"q": "spar"}, {"detent": "full"}):
        open_page(page, product, **query)
        session = page.context.new_cdp_session(page)
        session.send("Page.enable")
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        page.reload()
        live(page)
        settled(page)
        equal(page.evaluate("getComputedStyle(document.documentElement).fontSize"), "32px", "the text's size")
        equal(outside(page), [], f"at 200 % text, {query}")


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
