"""A journey through each of the other proposals: modes, a bird, closing, search, Settings, Back."""

import re
from typing import Callable

from playwright.sync_api import Locator, Page

from harness.chromium import TABLET
from harness.finger import Finger
from harness.page import address, FRONT, detent, focused, live, open_page, rests, row, rows, settled, tap, title, top
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until


def show(page: Page, product: Product, proposal: str, **query: object) -> None:
    """Opens a proposal and waits until it is live; at rest it may have no sheet up."""
    open_page(page, product, proposal=proposal, **query)
    settled(page)


def modes(page: Page) -> Locator:
    """The switcher that a person can reach."""
    return page.locator("nav[aria-label=Modes]").locator("visible=true").last


def mode(page: Page, name: str) -> None:
    """Taps a mode's button on the switcher."""
    tap(modes(page).get_by_role("button", name=re.compile(f"^{name}(,|$)")))


def is_bare(page: Page) -> bool:
    """True where no sheet is up."""
    return not page.locator(f"#app {FRONT}").count()


def open_and_close(page: Page, name: str = "Canada Goose") -> None:
    """Opens a bird and closes it again: the row has the focus, all else is as it was."""
    before, where = detent(page), address(page)
    tap(row(page, name))
    until("the bird", lambda: title(page) == name)
    settled(page)
    tap(page.locator(FRONT).get_by_role("button", name="Close", exact=True))
    until("closed", lambda: row(page, name).count() and not page.locator("#app .sheet.pushed").count())
    settled(page)
    equal((detent(page), address(page)), (before, where), "closing a bird returns")
    until("the row has the focus", lambda: focused(page).startswith(name + ", "))


def find_and_leave(page: Page, tap_search: Callable[[], None], was: Callable[[], bool]) -> None:
    """Opens search, finds birds and places in one list, and leaves it by Escape."""
    tap_search()
    until("the field has the focus", lambda: focused(page) == "Search birds and places")
    page.keyboard.type("spar")
    until("the field has all letters", lambda: page.locator("#search-field").input_value() == "spar")
    until("birds", lambda: page.get_by_role("group", name="Birds").get_by_role("button", name=re.compile("^Song Sparrow, ")).count())
    until("places", lambda: page.get_by_role("group", name="Places").get_by_role("button", name=re.compile("^Sparwood")).count())
    page.keyboard.press("Escape")
    until("what was", was)


def settings(page: Page, item: str = "Settings") -> None:
    """Opens Settings from an open menu or list, and closes it."""
    until("Settings", lambda: title(page) == "Settings")
    settled(page)
    equal(page.get_by_role("radio", name=re.compile("^[A-G][12]? · ")).count(), 8, "proposals to choose from")
    tap(page.locator(FRONT).get_by_role("button", name="Close", exact=True))


def more(page: Page, item: str = "Settings") -> None:
    """Opens the front sheet's … and an item of it."""
    tap(page.locator(FRONT).get_by_role("button", name="More", exact=True))
    tap(page.get_by_role("menuitem", name=item, exact=True))


def search_button(page: Page) -> Callable[[], None]:
    """Taps search where it is a button."""
    return lambda: tap(page.locator("#search-button"))


def field(page: Page) -> Callable[[], None]:
    """Taps the field that is always there."""
    return lambda: tap(page.get_by_role("searchbox", name="Search birds and places").locator("visible=true").first)


def grip(page: Page, to: str) -> None:
    """Brings the front sheet to its lowest or highest detent by the grabber's keys."""
    page.locator(FRONT).get_by_role("slider").press(to)
    settled(page)


def test_b_footer(page: Page, product: Product) -> None:
    show(page, product, "b")
    rests(page, "peek")
    box = page.locator(f"{FRONT} .panel").bounding_box()
    equal((box["x"], box["width"]), (8, 386), "peek floats")
    assert not page.locator(f"{FRONT} .chips").is_visible(), "peek shows title and footer alone"
    assert modes(page).bounding_box()["y"] > box["y"], "the footer is inside the sheet"
    mode(page, "Rare")
    until("Rare", lambda: title(page) == "Rare Bird Alert")
    equal(detent(page), "peek", "Rare's own detent")
    mode(page, "Nearby")
    grip(page, "End")
    rests(page, "full")
    equal(page.locator(f"{FRONT} .panel").bounding_box()["width"], 402, "full runs to the edges")
    tap(row(page, "Canada Goose"))
    until("the bird", lambda: title(page) == "Canada Goose")
    assert not page.locator("nav").locator("visible=true").count(), "the footer goes while a bird is open"
    page.go_back()
    until("back", lambda: row(page, "Canada Goose").count() and modes(page).count())
    open_and_close(page)
    find_and_leave(page, search_button(page), lambda: row(page, "Canada Goose").count() > 0)
    mode(page, "My List")
    until("My List", lambda: title(page) == "My List")
    more(page)
    settings(page)
    until("More has the focus", lambda: focused(page) == "More")


def test_c_two_modes(page: Page, product: Product) -> None:
    show(page, product, "c")
    names = modes(page).get_by_role("button").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    equal(names, ["Nearby", "My List", "Search"], "the tab bar")
    headings = page.locator(f"{FRONT} h3").all_inner_texts()
    equal(headings[0], "Rare Bird Alert", "the first section")
    wide = page.locator(".tabs").bounding_box()["width"]
    assert wide < 230, f"the capsule is {wide} wide"
    open_and_close(page, "Tropical Kingbird")
    page.keyboard.press("Control+2")
    equal(title(page), "Lost Lagoon", "Rare is in Nearby")
    find_and_leave(page, search_button(page), lambda: row(page, "Canada Goose").count() > 0)
    mode(page, "My List")
    until("My List", lambda: title(page) == "My List")
    tap(page.locator(FRONT).get_by_role("button", name="Settings", exact=True))
    settings(page)
    until("its row has the focus", lambda: focused(page) == "Settings")
    page.go_back()
    until("Nearby", lambda: row(page, "Canada Goose").count())


def test_d1_cards(page: Page, product: Product) -> None:
    show(page, product, "d1")
    rests(page, "peek")
    height = 874 - top(page)
    assert 70 < height < 100, f"the field alone is {height} high"
    finger = Finger(page)
    finger.drag(200, top(page) + 10, 380)
    rests(page, "half")
    tap(page.get_by_role("button", name=re.compile("^Rare, [0-9]+ within 50 km$")))
    until("Rare", lambda: title(page) == "Rare Bird Alert")
    settled(page)
    open_and_close(page, "Black Phoebe")
    tap(page.locator(FRONT).get_by_role("button", name="Close", exact=True))
    until("the cards", lambda: focused(page).startswith("Rare, "))
    equal(detent(page), "half", "the cards are as they were")
    tap(page.get_by_role("button", name=re.compile("^Nearby, [0-9]+ species at Lost Lagoon$")))
    until("Nearby", lambda: row(page, "Canada Goose").count())
    settled(page)
    page.go_back()
    until("Back leads to the cards", lambda: page.locator(f"{FRONT} .mode-cards").count())
    find_and_leave(page, field(page), lambda: page.locator(f"{FRONT} .mode-cards").count() > 0)
    more(page)
    settings(page)
    until("More has the focus", lambda: focused(page) == "More")
    page.keyboard.press("Escape")
    assert page.locator(f"{FRONT} .mode-cards").count(), "the sheet never leaves"


def test_d2_segments(page: Page, product: Product) -> None:
    show(page, product, "d2")
    rests(page, "peek")
    height = 874 - top(page)
    assert 70 < height < 100, f"the field alone is {height} high"
    Finger(page).drag(200, top(page) + 10, 380)
    rests(page, "half")
    equal(page.locator(f"{FRONT} .chip").all_inner_texts(), ["5 km", "14 days"], "chips")
    equal(page.locator(f"{FRONT} h3").count(), 0, "headings")
    equal(rows(page)[0].split(",")[0], "Canada Goose", "the first row")
    open_and_close(page)
    mode(page, "Rare")
    until("Rare", lambda: row(page, "Black Phoebe").count())
    equal(modes(page).get_by_role("button", name="Rare").get_attribute("aria-current"), "page", "aria-current")
    grip(page, "End")
    find_and_leave(page, field(page), lambda: row(page, "Black Phoebe").count() > 0)
    equal(detent(page), "full", "as it was")
    more(page)
    settings(page)
    until("More has the focus", lambda: focused(page) == "More")
    page.go_back()
    until("Nearby", lambda: row(page, "Canada Goose").count())


def test_e_search_bar(page: Page, product: Product) -> None:
    show(page, product, "e")
    assert is_bare(page), "no sheet at rest"
    hit = page.evaluate("document.elementFromPoint(200, 600).closest('#map') !== null")
    assert hit, "the map takes touches where no sheet is"
    find_and_leave(page, field(page), lambda: is_bare(page))
    tap(page.get_by_role("button", name="Mode, Nearby", exact=True))
    until("the menu", lambda: page.get_by_role("menu").count())
    equal(page.get_by_role("menuitemradio").all_inner_texts(), ["Nearby", "Rare", "My List"], "modes")
    tap(page.get_by_role("menuitemradio", name="Rare", exact=True))
    until("Rare", lambda: not is_bare(page) and title(page) == "Rare Bird Alert")
    rests(page, "half")
    open_and_close(page, "Black Phoebe")
    Finger(page).drag(200, top(page) + 12, 860)
    until("down leaves no sheet", lambda: is_bare(page))
    assert page.get_by_role("button", name="Mode, Rare", exact=True).count(), "the map stays Rare's"
    assert "mode=rare" in address(page) and "sheet=none" in address(page), address(page)
    tap(page.get_by_role("button", name="Mode, Rare", exact=True))
    tap(page.get_by_role("menuitemradio", name="Nearby", exact=True))
    until("Nearby", lambda: not is_bare(page) and row(page, "Canada Goose").count())
    settled(page)
    tap(page.locator(FRONT).get_by_role("button", name="Close", exact=True))
    until("✕ leaves no sheet", lambda: is_bare(page))
    until("the mode's button has the focus", lambda: focused(page) == "Mode, Nearby")
    tap(page.get_by_role("button", name="Mode, Nearby", exact=True))
    tap(page.get_by_role("menuitem", name="Settings…", exact=True))
    settings(page)
    until("the bare map", lambda: is_bare(page))


def test_f_toolbar(page: Page, product: Product) -> None:
    show(page, product, "f")
    assert is_bare(page), "the map is home"
    wide = page.locator(".tabs").bounding_box()["width"]
    assert wide < 220, f"the toolbar is {wide} wide"
    mode(page, "Nearby")
    until("Nearby", lambda: not is_bare(page) and row(page, "Canada Goose").count())
    rests(page, "half")
    open_and_close(page)
    grip(page, "Home")
    rests(page, "peek")
    mode(page, "Rare")
    until("Rare replaces it", lambda: title(page) == "Rare Bird Alert")
    equal(modes(page).get_by_role("button", name="Rare").get_attribute("aria-current"), "page", "which is open")
    settled(page)
    tap(page.locator(FRONT).get_by_role("button", name="Close", exact=True))
    until("the bare map", lambda: is_bare(page) and focused(page) == "Rare")
    equal(page.locator("[aria-current]").count(), 0, "active modes")
    find_and_leave(page, search_button(page), lambda: is_bare(page))
    page.go_back()
    until("Back opens Rare again, or Nearby", lambda: is_bare(page) or title(page))
    mode(page, "My List")
    until("My List", lambda: not is_bare(page) and title(page) == "My List")
    settled(page)
    more(page)
    settings(page)
    until("More has the focus", lambda: focused(page) == "More")
    page.keyboard.press("Escape")
    until("Escape closes it", lambda: is_bare(page))


def test_g_pages(page: Page, product: Product) -> None:
    show(page, product, "g")
    rests(page, "half")
    open_and_close(page)
    mode(page, "Rare")
    until("Rare", lambda: title(page) == "Rare Bird Alert")
    page.go_back()
    until("Nearby", lambda: row(page, "Canada Goose").count())
    button = page.locator("#search-button").bounding_box()
    edge = settled(page)
    assert button["y"] < edge < button["y"] + button["height"], f"search rides the edge: {button}, {edge}"
    finger = Finger(page)
    along = lambda y, x, to: (finger.down(x, y), finger.to(to, y + 2, 0.3), finger.rest(), finger.up())
    box = row(page, "Canada Goose").bounding_box()
    along(box["y"] + 30, 300, 60)
    settled(page)
    equal(title(page), "Lost Lagoon", "a drag that starts on a row turns no page")
    along(edge + 70, 330, 60)
    until("elsewhere it does", lambda: title(page) == "Rare Bird Alert")
    settled(page)
    along(edge + 70, 60, 330)
    until("and back", lambda: title(page) == "Lost Lagoon")
    settled(page)
    along(edge + 70, 60, 330)
    settled(page)
    equal(title(page), "Lost Lagoon", "before the first page there is none")
    page.reload()
    live(page)
    settled(page)
    find_and_leave(page, search_button(page), lambda: row(page, "Canada Goose").count() > 0)
    grip(page, "End")
    mode(page, "My List")
    until("My List", lambda: title(page) == "My List")
    settled(page)
    more(page)
    settings(page)
    until("More has the focus", lambda: focused(page) == "More")


def test_setting_is_kept(page: Page, product: Product) -> None:
    show(page, product, "a", mode="list", sheet="settings")
    tap(page.get_by_role("radio", name=re.compile("^F · ")))
    until("the toolbar", lambda: page.locator(".shell[data-switcher=toolbar]").count())
    assert "proposal=f" in address(page), address(page)
    page.evaluate("new Promise(done => setTimeout(done, 200))")
    page.goto(product.address())
    until("the toolbar after a visit without a proposal", lambda: page.locator(".shell.bare[data-switcher=toolbar]").count())


@context(viewport=TABLET)
def test_in_a_large_window(page: Page, product: Product) -> None:
    for proposal, wanted in (("b", "column"), ("c", "top"), ("d1", "column"), ("d2", "column"), ("e", "under"), ("f", "top"), ("g", "column")):
        show(page, product, proposal)
        switcher = modes(page)
        box = (switcher.locator(".tabs") if wanted == "top" else switcher).bounding_box()
        if wanted == "top":
            assert box["y"] < 60, f"{proposal}: {box}"
        elif wanted == "column":
            assert box["x"] >= 0 and box["x"] + box["width"] <= 400, f"{proposal}: {box}"
        else:
            assert box["x"] + box["width"] <= 400 and box["y"] > 740, f"{proposal}: {box}"
        if is_bare(page):
            free = page.evaluate("document.elementFromPoint(100, 400).closest('#map') !== null")
            assert free, f"{proposal}: no column at rest"
        page.keyboard.press("Control+1")
        until("Nearby", lambda: not is_bare(page) and row(page, "Canada Goose").count())
        sheet = page.locator(f"{FRONT} .panel").bounding_box()
        assert sheet["x"] + sheet["width"] < 400, f"{proposal}: {sheet}"
        tap_or_click = row(page, "Canada Goose")
        tap_or_click.click()
        until("the bird", lambda: title(page) == "Canada Goose")
        page.keyboard.press("Escape")
        until("closed", lambda: row(page, "Canada Goose").count())
