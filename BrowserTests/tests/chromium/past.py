"""Past lists: pages that a program in a worker draws into sheets."""

from playwright.sync_api import Locator, Page

from harness.page import FRONT, close, live, open_page, said, settled, tap, tick, title
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until
from tests.chromium.mylist import my_list


def finished(page: Page, *birds: str) -> None:
    """Keeps a list with these birds, and finishes it."""
    for bird in birds:
        tap(tick(page, bird))
        said(page, f"{bird}, 1")
    my_list(page)
    tap(page.locator(FRONT).get_by_role("button", name="Finish", exact=True))
    said(page, "List finished")


def past_lists(page: Page) -> None:
    """Opens Past lists from My List."""
    settled(page)
    page.locator(FRONT).get_by_role("button", name="Past lists", exact=True).click()
    until("Past lists", lambda: title(page) == "Past lists")


def lines(page: Page) -> list[str]:
    """The rows of the front page, as they are read."""
    return page.locator(f"{FRONT} .mount li").all_inner_texts()


def line(page: Page, words: str) -> Locator:
    """The button of the first row with these words."""
    return page.locator(f"{FRONT} .mount li button", has_text=words).first


def test_a_finished_list_is_found_again(page: Page, product: Product) -> None:
    open_page(page, product)
    finished(page, "Canada Goose", "Mallard")
    past_lists(page)
    until("the list", lambda: len(lines(page)) == 1 and "2 species" in lines(page)[0])
    field = page.locator(FRONT).get_by_role("searchbox")
    field.fill("heron")
    until("nothing found", lambda: page.locator(FRONT).get_by_text("Nothing found").count())
    field.fill("goose")
    until("found by a bird", lambda: len(lines(page)) == 1)
    line(page, "2 species").click()
    until("its birds", lambda: [text.split("\n")[0] for text in lines(page)] == ["Canada Goose", "Mallard"])
    page.reload()
    live(page)
    until("the same after a reload", lambda: len(lines(page)) == 2)
    line(page, "Mallard").click()
    until("the bird's own sheet", lambda: title(page) == "Mallard")
    page.go_back()
    until("back at the list", lambda: len(lines(page)) == 2)
    close(page)
    until("back at Past lists", lambda: title(page) == "Past lists" and len(lines(page)) == 1)


def test_a_list_finished_elsewhere_comes_at_once(page: Page, product: Product) -> None:
    open_page(page, product, mode="list", past="days Past lists")
    until("nothing yet", lambda: page.locator(FRONT).get_by_text("No past lists yet").count())
    other = page.context.new_page()
    open_page(other, product)
    finished(other, "Wood Duck")
    page.bring_to_front()
    until("the other tab's list", lambda: len(lines(page)) == 1)


@context(may_complain=True)
def test_a_dead_worker_says_so_and_starts_again(page: Page, product: Product) -> None:
    page.route("**/lists.wasm", lambda route: route.abort())
    open_page(page, product, mode="list", past="days Past lists")
    until("the sentence", lambda: page.locator(FRONT).get_by_text("have stopped").count())
    page.unroute("**/lists.wasm")
    page.locator(FRONT).get_by_role("button", name="Try again").click()
    until("it works again", lambda: page.locator(FRONT).get_by_text("No past lists yet").count())
    equal(page.locator(f"{FRONT} .mount[role=alert]").count(), 0, "alerts")
