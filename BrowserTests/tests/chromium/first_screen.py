"""The first screen: drawn by the server, taken over without a flash, under a strict policy."""

from playwright.sync_api import Page

from harness.page import FRONT, live, map_there, open_page, row, rows, title
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until


@context(java_script_enabled=False)
def test_birds_without_scripts(page: Page, product: Product) -> None:
    page.goto(product.address())
    species = product.nearby()["species"]
    equal(len(rows(page)), len(species), "rows")
    assert page.get_by_role("heading", name="Ducks, Geese, and Waterfowl").is_visible()
    assert page.get_by_role("button", name="Canada Goose, 21 hours ago, 64 birds").is_visible()


@context(may_complain=True)
def test_server_says_what_the_program_says(page: Page, product: Product) -> None:
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(product.address())
    outline = f"document.querySelector('#app {FRONT}').textContent"
    before = page.evaluate(outline)
    page.unroute_all()
    page.reload()
    live(page)
    equal(page.evaluate(outline), before, "the sheet's text")




def test_nodes_stay(page: Page, product: Product) -> None:
    held = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(product.address())
    until("the program is asked for", lambda: held or page.evaluate("1") and held)
    count = page.evaluate(
        "(() => { const all = [...document.querySelectorAll('#app li.row > button.open')]; all.forEach(e => { e.mine = 1 }); return all.length })()")
    assert count > 20, f"only {count} rows from the server"
    held[0].continue_()
    live(page)
    equal(page.evaluate("[...document.querySelectorAll('#app li.row > button.open')].filter(e => e.mine).length"),
          count, "rows that are still the server's")
    equal(page.evaluate("watched.shift && watched.moved"), 0, "what moved by itself")


@context(map=True)
def test_nothing_moves(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    equal(page.evaluate("watched.shift && watched.moved"), 0, "what moved by itself")


@context(viewport={"width": 1194, "height": 834}, map=True)
def test_nothing_moves_in_a_large_window(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    equal(page.evaluate("watched.shift && watched.moved"), 0, "what moved by itself")


def test_tap_before_the_program(page: Page, product: Product) -> None:
    held = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(product.address())
    until("the program is asked for", lambda: held or page.evaluate("1") and held)
    row(page, "Canada Goose").tap()
    held[0].continue_()
    live(page)
    until("the tap is not lost", lambda: title(page) == "Canada Goose")


@context(map=True)
def test_policy(page: Page, product: Product) -> None:
    reply = page.goto(product.address())
    live(page)
    map_there(page)
    policy = dict(part.strip().split(" ", 1) for part in reply.headers["content-security-policy"].split(";") if part.strip())
    equal(policy["script-src"], "'self' 'wasm-unsafe-eval'", "script-src")
    equal(policy["style-src"], "'self'", "style-src")
    equal(policy["default-src"], "'self'", "default-src")
    equal(page.evaluate("document.querySelectorAll('#app [style]').length"
                        " - [...document.querySelectorAll('#app [style]')].filter(e => e.style.length).length"),
          0, "style attributes in the markup")


@context(may_complain=True)
def test_program_that_cannot_start(page: Page, product: Product) -> None:
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(product.address())
    until("the page says so", lambda: page.get_by_role("alert").count() and "stopped" in page.get_by_role("alert").inner_text())
    assert page.get_by_role("link", name="Reload the page").is_visible()
    assert row(page, "Canada Goose").is_visible()
