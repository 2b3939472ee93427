"""The map: one canvas under everything, reached and named like any other control."""

import io
import re

from PIL import Image
from playwright.sync_api import Page

from harness.page import address, FRONT, camera, discs, map_there, open_page, row, settled, tap, title
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


# Samples along all four sides and where sheet and map meet; nothing of the page may show between. Below, only beside the
# rows' cards, which are white themselves; a strip would be as wide as the screen.
EDGES = [(x, 1) for x in (2, 100, 200, 300, 399)] + [(x, 871) for x in (2, 8, 394, 399)] + [(x, y) for y in range(20, 870, 50) for x in (1, 400)]


def white(picture: bytes, size: tuple[int, int]) -> list[tuple[int, int]]:
    """The places along the edges of a picture that are white, which neither the map, the sheet nor the glass is."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    equal(image.size, size, "the picture's size")
    scale = (size[0] / 402, size[1] / 874)
    places = [(min(size[0] - 1, round(x * scale[0])), min(size[1] - 1, round(y * scale[1]))) for x, y in EDGES]
    return [place for place in places if min(image.getpixel(place)) >= 253]


@context(map=True)
def test_no_white_strip(page: Page, product: Product) -> None:
    open_page(page, product, detent="peek")
    map_there(page)
    page.evaluate("document.querySelector('.bar').style.visibility = 'hidden'")
    page.evaluate("new Promise(done => setTimeout(done, 900))")
    found = []

    def look(what: str, width: int = 402, height: int = 874) -> None:
        found.extend(f"{what}: {place}" for place in white(page.screenshot(), (width, height)))

    look("at rest")
    for mode in ("rare", "list", "nearby"):
        page.keyboard.press(f"Control+{1 + ('nearby', 'rare', 'list').index(mode)}")
        for _ in range(2):
            look(f"on the way to {mode}")
    page.keyboard.press("Control+f")
    look("search opens")
    page.keyboard.press("Escape")
    look("search closes")
    for width, height in ((874, 402), (1194, 834), (834, 1194), (402, 874)):
        page.set_viewport_size({"width": width, "height": height})
        look(f"turned to {width}", width, height)
    page.evaluate("new Promise(done => setTimeout(done, 400))")
    look("back")
    assert not found, "white at the edges: " + "; ".join(found)


@context(map=True)
def test_bird_frames_its_sightings_and_comes_back(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    before, labels = camera(page), discs(page)
    tap(row(page, "Canada Goose"))
    until("the bird", lambda: title(page) == "Canada Goose")
    until("its own discs", lambda: discs(page) and discs(page) != labels)
    camera(page)
    upper = page.evaluate(f"document.querySelector('{FRONT} .panel').getBoundingClientRect().top")
    boxes = page.locator("#map .disc").evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())")
    hidden = [box for box in boxes if box["left"] < 0 or box["right"] > 402 or box["top"] < 0 or box["bottom"] > upper]
    assert boxes and not hidden, f"its sightings are not all in the free part above {upper}: {hidden}"
    page.keyboard.press("Escape")
    until("Nearby's discs", lambda: discs(page) == labels)
    equal(camera(page), before, "where the discs stand again")
