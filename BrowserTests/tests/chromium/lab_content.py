"""Contents in the lab: dropped, mended, seen in every proposal, and gone on with by hand."""

import json
from pathlib import Path

from playwright.sync_api import Page

from harness.page import live
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until
from tests.chromium.lab import breaches

MODES = ["Home", "Trails", "Alerts", "Photos", "Friends", "Tickets", "Shops"]


def park(icon: str = "map") -> str:
    modes = [{"id": name.lower(), "label": name, "icon": icon} for name in MODES]
    sheets = {name.lower(): {"sections": [{"rows": [{"title": f"{name} by the lake", "at": [46.55, 8.56]}]}]} for name in MODES}
    search = {"id": "find", "label": "Search", "icon": "search", "role": "search"}
    return json.dumps({"title": "Park", "modes": [*modes, search], "sheets": sheets})


def here(page: Page) -> str:
    return page.evaluate("location.href")


def drop(page: Page, name: str, text: str) -> None:
    """Drops a file on the page, as a hand does."""
    page.evaluate("""([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type: 'application/json' }));
      for (const kind of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    }""", [name, text])


@context(may_complain=True)
def test_a_dropped_file_is_mended_and_shown(page: Page, product: Product) -> None:
    page.goto(f"{product.origin}/lab")
    page.on("dialog", lambda dialog: (_ for _ in ()).throw(AssertionError("markup came to life")))
    drop(page, "park.json", park("<img src=x onerror=alert(1)>"))
    page.get_by_role("heading", name="park.json cannot be shown").wait_for()
    assert "modes[0].icon" in page.locator(".spec-findings").inner_text(), "the path is not said"
    equal(breaches(page), [], "the page of mistakes")
    drop(page, "park.json", park())
    page.wait_for_url("**/lab?content=*")
    frames = page.locator(".lab-figure iframe")
    wrong = frames.evaluate_all("all => all.filter(f => !f.src.includes('content=')).length")
    equal(wrong, 0, "frames of something else")
    equal(page.locator("section[id^=proposal-]").count(), 8, "proposals")
    equal(breaches(page), [], "the lab with a content")


def test_what_is_too_large_is_said_in_the_page(page: Page, product: Product) -> None:
    page.goto(f"{product.origin}/lab")
    drop(page, "big.json", "x" * 300_000)
    until("it is said", lambda: "big.json has 300000 bytes" in page.locator(".lab-own [role=alert]").inner_text())
    assert "content" not in here(page)


def test_more_by_the_keyboard_and_back(page: Page, product: Product) -> None:
    page.goto(f"{product.origin}/lab")
    drop(page, "park.json", park())
    page.wait_for_url("**/lab?content=*")
    name = here(page).split("content=")[1].split("&")[0]
    page.goto(f"{product.origin}/lab/app?proposal=a&content={name}")
    live(page)
    page.get_by_role("button", name="More", exact=True).focus()
    page.keyboard.press("Enter")
    focused = "document.activeElement?.textContent"
    until("the first of the rest has the focus", lambda: page.evaluate(focused) == "Photos")
    equal(breaches(page), [], "More")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    until("the mode is open", lambda: "mode=friends" in here(page))
    equal(page.get_by_role("button", name="More, Friends").get_attribute("aria-current"), "page", "More is current")
    page.go_back()
    until("Back leads to where More was opened", lambda: "mode=" not in here(page))
    page.get_by_role("button", name="More", exact=True).click()
    page.keyboard.press("Escape")
    until("Escape gives the focus back", lambda: page.evaluate("document.activeElement?.id") == "menu-modes")


def test_the_nearest_stop_is_on_the_map_alone(page: Page, product: Product) -> None:
    page.goto(f"{product.origin}/lab/app?proposal=a&content=buses")
    live(page)
    size = page.evaluate("JSON.stringify(document.getElementById('map').getBoundingClientRect())")
    until("the nearest stop is said", lambda: "| Nearest Stop" in page.locator(".accessory").inner_text())
    page.get_by_role("button", name="Settings").click()
    until("Settings have none", lambda: page.locator(".accessory").count() == 0)
    page.get_by_role("button", name="Map", exact=True).click()
    until("it is there again", lambda: page.locator(".accessory").count() == 1)
    equal(page.evaluate("JSON.stringify(document.getElementById('map').getBoundingClientRect())"), size, "the map's place")
    equal(json.loads(size)["top"], 0, "the map begins at the screen's edge")
    page.locator(".accessory").click()
    until("its arrivals", lambda: "Bus 932" in page.locator(".sheet:not([inert])").inner_text())
    page.goto(f"{product.origin}/lab/app?proposal=a&content=buses&located=0")
    live(page)
    equal(page.locator(".accessory").count(), 0, "without leave")


def test_every_proposal_live(page: Page, product: Product) -> None:
    for proposal in ["a", "b", "c", "d1", "d2", "e", "f", "g"]:
        page.goto(f"{product.origin}/lab/app?proposal={proposal}&mode=map&detent=half&content=buses&style=material3")
        live(page)
        page.locator(".sheet:not([inert]) .open").first.click()
        until(f"a row opens in {proposal}", lambda: "row=0.0" in here(page))
        until(f"nothing to find in {proposal}", lambda: not breaches(page))


def test_the_file_that_ships_can_be_dropped(page: Page, product: Product) -> None:
    page.goto(f"{product.origin}/lab")
    drop(page, "birds.json", (Path(__file__).parents[3] / "Web/lab/birds.json").read_text())
    page.wait_for_url("**/lab?content=*")
