"""The lab's pages: every frame is drawn without script, axe finds nothing, and a frame goes on live in the fixed world."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from harness.axe import faults
from harness.page import FRONT, live
from harness.product import Product
from harness.waiting import equal, until

SHOWN = "document.querySelectorAll('.lab-figure iframe')"


def breaches(page: Page) -> list[str]:
    """What axe finds on the page itself; the frames in it are inert pictures of pages that are tested by themselves."""
    results = Axe().run(page, options={"iframes": False}).response
    return [f"{found['id']}: {node['target']}" for found in results["violations"] for node in found["nodes"]]


def test_every_frame_is_drawn(page: Page, product: Product) -> None:
    page.goto(f"{product.origin}/lab")
    page.evaluate(f"for (const frame of {SHOWN}) frame.loading = 'eager'")
    until("all frames have their screens", lambda: page.evaluate(
        f"[...{SHOWN}].every(f => f.contentDocument?.readyState === 'complete' && f.contentDocument.querySelector('.shell'))"), 20)
    drawn = page.evaluate(f"""[...{SHOWN}].map(f => [f.contentWindow.innerWidth, f.contentDocument.querySelector('.lab-map').naturalWidth,
      f.contentDocument.scripts.length, f.getBoundingClientRect().width < f.contentWindow.innerWidth])""")
    equal(len(drawn), 29, "frames: 27 phones, A's and D1's iPads")
    equal([size for size in drawn if size[:1] + size[2:] not in ([402, 0, True], [1194, 0, True])], [], "frames that are no pictures")
    equal([size for size in drawn if size[0] != size[1]], [], "frames whose map is missing")
    assert not page.evaluate(f"[...{SHOWN}].some(f => f.matches(':focus-within') || !f.inert)"), "a picture takes the focus"


def test_pages_without_breaches(page: Page, product: Product) -> None:
    for address in ("/lab", "/lab/a", "/lab/live?state=b-half"):
        page.goto(product.origin + address)
        equal(breaches(page), [], address)
        page.emulate_media(color_scheme="dark")
        equal(breaches(page), [], f"{address} in the dark")
        page.emulate_media(color_scheme="light")
    equal(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True, "nothing but strips scrolls sideways")


def test_axe_finds_nothing_in_any_frame(page: Page, product: Product) -> None:
    page.goto(f"{product.origin}/lab?ipad=1")
    shown = page.evaluate(f"[...{SHOWN}].map(f => [f.src, f.width, f.height])")
    equal(len(shown), 36, "frames: 27 phones, nine iPads")
    for number, (address, width, height) in enumerate(shown):
        page.set_viewport_size({"width": int(width), "height": int(height)})
        # Every other one in the dark: all of it twice takes a minute and shows the same colours again.
        page.emulate_media(color_scheme="dark" if number % 2 else "light")
        page.goto(address)
        equal(faults(page), [], address)


def test_controls_apply_to_every_frame(page: Page, product: Product) -> None:
    page.goto(f"{product.origin}/lab")
    page.locator("label", has_text="iOS 27").click()
    until("the choice is in the address", lambda: "flavour=ios27" in page.url)
    wrong = page.locator(".lab-figure iframe").evaluate_all("all => all.filter(f => !f.src.includes('flavour=ios27')).length")
    equal(wrong, 0, "frames without the choice")


def test_a_frame_goes_on_live(page: Page, product: Product) -> None:
    page.goto(f"{product.origin}/")
    live(page)
    page.evaluate("localStorage.setItem('outbox-left', '[]')")
    before = page.evaluate("indexedDB.databases().then(all => all.map(d => d.name + d.version))")
    page.goto(f"{product.origin}/lab")
    page.locator("#nearby-running .lab-open").click()
    inside, window = page.frame_locator(".lab-live iframe"), page.locator(".lab-live iframe")

    def address() -> str:
        return window.evaluate("f => f.contentWindow.location.pathname + f.contentWindow.location.search")

    until("it is live", lambda: inside.locator(f"#app {FRONT}[data-live]").count(), 20)
    equal(inside.get_by_role("button", name="My List, 12 species, 47 minutes", exact=True).count(), 1, "the running list")
    # What is fixed in a frame does not bring the frame itself into view.
    window.evaluate("f => f.scrollIntoView({ block: 'end' })")
    inside.get_by_role("button", name="Rare", exact=True).click()
    until("Rare", lambda: inside.locator(f"{FRONT} h2").inner_text() == "Rare Bird Alert")
    until("the address is the fixed world's", lambda: "mode=rare" in address())
    assert address().startswith("/lab/app?") and "world=running" in address(), f"the address is {address()}"
    equal(page.evaluate("indexedDB.databases().then(all => all.map(d => d.name + d.version).filter(n => n !== 'wingbar-lab1'))"),
          before, "the person's own store")
    equal(page.evaluate("localStorage.getItem('outbox-left')"), "[]", "what a closed page has left")
    assert "place=" not in page.evaluate("document.cookie"), "the fixed world is remembered as one's last place"
