"""Every named state: the accessibility tree that it gives, axe in light and dark, 320 px, right to left, 200 % text."""

from typing import Callable

from playwright.sync_api import Page

from harness.axe import faults
from harness.fits import outside
from harness.frames import FRAMES, PHONE, Frame, ticks
from harness.page import FRONT, open_page, settled
from harness.product import Product
from harness.tree import Tree
from harness.waiting import until

MODES = [("navigation", "Modes"), ("button", "Nearby"), ("button", "Rare"), ("button", "My List"), ("button", "Search")]
CHIPS = [("button", "Distance, 5 km"), ("button", "Period, 14 days"), ("button", "Family, all")]
NEARBY = [*CHIPS, ("region", "Lost Lagoon"), ("heading", "Ducks, Geese, and Waterfowl"),
          ("button", "Canada Goose, 21 hours ago, 64 birds"), ("button", "Seen It, Canada Goose")]
CONTROLS = [("region", "Map"), ("button", "Map style"), ("button", "My location")]
BIRD = [("region", "Anna's Hummingbird"), ("button", "Seen It"), ("button", "Share"), ("button", "Close"), ("list", "Recent sightings")]
ACCESSORY = [("button", "My List, 3 species, …")]
PALM = ("button", "Palm Warbler, Lost Lagoon, today, Rare")
SEARCH = [("searchbox", "Search birds and places"), ("region", "Search")]

# What the table of navigation.md demands of each state. "…" ends a name that goes on.
WANTED: dict[str, list[tuple[str, str]]] = {
    "nearby": [*MODES, *NEARBY, *CONTROLS], "nearby-running": [*MODES, *NEARBY, *ACCESSORY],
    "nearby-peek": [*MODES, *CHIPS, *CONTROLS], "nearby-peek-running": [*MODES, *CHIPS, *ACCESSORY],
    "nearby-full": [*MODES, *NEARBY], "nearby-minimised": [("button", "Nearby"), ("button", "Search")],
    "nearby-minimised-running": [("button", "Nearby"), ("button", "Search"), *ACCESSORY],
    "nearby-family": [("button", "Family, Ducks, Geese, and Waterfowl")],
    "menu-distance": [("menu", "Distance"), ("menuitemradio", "5 km"), ("menuitemradio", "50 km")],
    "menu-period": [("menu", "Period"), ("menuitemradio", "14 days")],
    "menu-family": [("menu", "Family"), ("menuitemradio", "All families")],
    "menu-style": [("menu", "Map style"), ("menuitemradio", "Standard map"), ("menuitemradio", "Dark map")],
    "map-dark": [*MODES, *CONTROLS], "rare": [*MODES, ("region", "Rare Bird Alert"), PALM], "rare-running": [*MODES, PALM, *ACCESSORY],
    "rare-full": [PALM], "list": [*MODES, ("region", "My List"), ("button", "Finish"), ("button", "Share"), ("button", "More")],
    "list-details": [("region", "Details"), ("textbox", "Place"), ("textbox", "Comments"), ("switch", "All species reported"), ("radio", "Traveling")],
    "list-count": [("region", "Mallard"), ("button", "Close"), ("group", "Count"), ("button", "Add"), ("button", "Heard"), ("textbox", "Note")],
    "list-none": [*MODES, ("region", "My List"), ("button", "More")],
    "list-menu": [("menu", "More"), ("menuitem", "Settings"), ("menuitem", "About"), ("menuitem", "Support")],
    "settings": [("region", "Settings"), ("button", "Close"), ("radio", "Dark"), ("switch", "Tick birds in one tap")],
    "settings-full": [("region", "Settings"), ("button", "Close")],
    "about": [("region", "About"), ("button", "Close"), ("link", "Licences")],
    "support": [("region", "Support"), ("button", "Close"), ("heading", "Keyboard")],
    "bird": [*MODES, *BIRD], "bird-running": [*BIRD, *ACCESSORY], "bird-minimised": [*BIRD, *ACCESSORY], "bird-full": BIRD,
    "bird-rare": [("region", "Tropical Kingbird"), ("button", "Close")], "bird-list": [("region", "Mallard"), ("button", "Close")],
    "search": [*SEARCH, ("group", "Seen nearby"), ("button", "Leave search")], "search-running": SEARCH,
    "search-spar": [*SEARCH, ("group", "Birds"), ("group", "Places"), ("button", "Song Sparrow, 3 hours ago nearby"), ("button", "Clear")],
    "search-rare": [*SEARCH, ("button", "Rare")], "search-bird": [("region", "Song Sparrow"), ("button", "Close")], "search-none": SEARCH,
}

PLACE = ("region", "Lost Lagoon")
CARDS = [("button", "Nearby, 29 species at Lost Lagoon"), ("button", "Rare, 5 within 50 km"), ("button", "My List, No list is running")]
FIELD = ("searchbox", "Search birds and places")
# What the other proposals show first, and what their switchers say is current. A place without a grabber has no sheet up.
OTHERS: dict[str, tuple[list[tuple[str, str]], list[str]]] = {
    "b": ([*MODES, *CONTROLS, PLACE, ("slider", "Sheet height")], ["Nearby"]),
    "c": ([("navigation", "Modes"), ("button", "Nearby"), ("button", "My List"), ("button", "Search"), *CONTROLS, PLACE,
           ("heading", "Rare Bird Alert"), ("slider", "Sheet height")], ["Nearby"]),
    "d1": ([("navigation", "Modes"), FIELD, *CARDS, ("button", "More"), *CONTROLS, ("slider", "Sheet height")], []),
    "d2": ([*MODES[:4], FIELD, ("button", "Distance, 5 km"), ("button", "Period, 14 days"), ("button", "More"), *CONTROLS, PLACE,
            ("button", "Canada Goose, 21 hours ago, 64 birds"), ("slider", "Sheet height")], ["Nearby"]),
    "e": ([("navigation", "Modes"), ("button", "Mode, Nearby"), FIELD, *CONTROLS], []),
    "f": ([*MODES, *CONTROLS], []),
    "g": ([*MODES, *NEARBY, *CONTROLS, ("slider", "Sheet height")], ["Nearby"]),
}


def told_by_others(page: Page, frame: Frame) -> list[str]:
    """What the accessibility tree of another proposal's first screen lacks, or has too much of."""
    tree = Tree(page)
    wanted, current = OTHERS[frame.name]
    wrong = lacking(tree, wanted) + unsaid(tree)
    if bool(tree.all("slider")) != (("slider", "Sheet height") in wanted):
        wrong.append(f"grabbers: {tree.all('slider')}")
    said = page.locator("[aria-current=page]").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    return wrong if said == current else [*wrong, f"current: {said}"]


def lacking(tree: Tree, wanted: list[tuple[str, str]]) -> list[str]:
    """What is not told."""
    return [f"no {role} “{name}”" for role, name in wanted if not tree.find(role, name)]


def unsaid(tree: Tree) -> list[str]:
    """What has no name, and live regions that are not one."""
    wrong = [f"a {role} without a name" for role in ("button", "region", "menu", "group", "link", "searchbox") for node in tree.all(role) if not node.name]
    return wrong if len(tree.all("status")) == 1 else [*wrong, f"{len(tree.all('status'))} live regions"]


def told(page: Page, frame: Frame) -> list[str]:
    """What the accessibility tree of a state lacks, or has too much of."""
    tree = Tree(page)
    wrong = lacking(tree, WANTED.get(frame.name, MODES)) + unsaid(tree)
    if [grabber.name for grabber in tree.all("slider")] != ["Sheet height"]:
        wrong.append(f"grabbers: {tree.all('slider')}")
    value = page.locator(FRONT).get_by_role("slider").get_attribute("aria-valuetext")
    if value not in ("Peek", "Half", "Full"):
        wrong.append(f"the grabber's value is {value}")
    shows = bool(tree.find("button", "My List, 3 species, …"))
    if shows and (not frame.lists or frame.name in ("list", "list-menu", "list-details", "list-count") or "q" in frame.query):
        wrong.append("an accessory")
    current = page.locator("[aria-current=page]").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    wanted = {"rare": ["Rare"], "list": ["My List"]}.get(frame.query.get("mode", ""), ["Nearby"])
    return wrong if current == wanted else [*wrong, f"current: {current}"]


def walk(page: Page, product: Product, frames: list[Frame], wrong: Callable[[Page, Frame], list[str]]) -> None:
    """Looks at every frame in every way that needs no new page; `wrong` says what its accessibility tree lacks."""
    found: list[str] = []
    for frame in frames:
        for flavour in frame.flavours:
            page.set_viewport_size(PHONE)
            open_page(page, product, **frame.query, flavour=flavour)
            settled(page)
            looks = []
            # What another flavour changes is where things stand.
            if flavour == "ios26":
                looks += [("tree", wrong(page, frame)), ("axe", faults(page))]
                page.emulate_media(color_scheme="dark")
                looks.append(("axe, dark", faults(page, "color-contrast")))
                page.emulate_media(color_scheme="light")
            page.evaluate("document.documentElement.dir = 'rtl'")
            settled(page, 50)
            looks.append(("right to left", outside(page)))
            page.evaluate("document.documentElement.dir = 'ltr'")
            page.set_viewport_size({"width": 320, "height": 640})
            # Longer than the sheet takes to measure a window that has changed.
            settled(page)
            looks.append(("320 px", outside(page)))
            found += [f"{frame.name}, {flavour}, {look}: {fault}" for look, all_faults in looks for fault in all_faults]
    assert not found, "\n".join(found)


def test_states(page: Page, product: Product) -> None:
    walk(page, product, [frame for frame in FRAMES if not frame.lists], told)


def test_states_with_a_list(page: Page, product: Product) -> None:
    open_page(page, product)
    ticks(page)
    until("the list runs", lambda: page.locator(".accessory").count())
    page.evaluate("new Promise(done => setTimeout(done, 300))")
    walk(page, product, [frame for frame in FRAMES if frame.lists], told)


def test_first_screens_of_the_others(page: Page, product: Product) -> None:
    walk(page, product, [Frame(name, name, {"proposal": name}, False, 0, False, ("ios26",)) for name in OTHERS], told_by_others)


def test_states_in_large_text(page: Page, product: Product) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    open_page(page, product)
    ticks(page)
    found = []
    for frame in [frame for frame in FRAMES if not frame.lists or frame.name in ("list", "list-details", "list-count", "bird-list", "nearby-minimised-running")]:
        open_page(page, product, **frame.query)
        settled(page)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px", "the text's size"
        found += [f"{frame.name}: {fault}" for fault in outside(page)]
    assert not found, "\n".join(found)
