"""Modes, search and the browser's history."""

import re

from playwright.sync_api import Page

from harness.page import address, close, FRONT, detent, focused, live, open_page, rests, row, rows, scroll_list, scrolled, settled, tap, title
from harness.product import Product
from harness.waiting import equal, until


def go(page: Page, name: str) -> None:
    """Taps a tab."""
    tap(page.get_by_role("navigation", name="Modes").get_by_role("button", name=name, exact=True))


def search(page: Page, text: str) -> None:
    """Opens search and types."""
    go(page, "Search")
    field = page.get_by_role("searchbox", name="Search birds and places")
    until("the field has the focus", lambda: field.count() and field.evaluate("e => e === document.activeElement"))
    page.keyboard.type(text)


def test_modes_keep_their_scroll(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    rests(page, "full")
    scroll_list(page, 300)
    settled(page)
    before = scrolled(page)
    go(page, "Rare")
    until("Rare", lambda: title(page) == "Rare Bird Alert")
    equal(page.get_by_role("button", name="Rare", exact=True).get_attribute("aria-current"), "page", "aria-current")
    equal(detent(page), "half", "Rare's own detent")
    go(page, "Nearby")
    until("Nearby", lambda: row(page, "Mallard").count())
    settled(page)
    equal((detent(page), scrolled(page)), ("full", before), "Nearby as it was")


def test_modes_keep_their_stacks(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(row(page, "Mallard"))
    until("the bird", lambda: title(page) == "Mallard")
    go(page, "My List")
    until("My List", lambda: title(page) == "My List")
    go(page, "Nearby")
    until("the bird is still there", lambda: title(page) == "Mallard")


def test_back_and_forward(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(row(page, "Mallard"))
    until("the bird", lambda: title(page) == "Mallard")
    settled(page)
    go(page, "Rare")
    until("Rare", lambda: title(page) == "Rare Bird Alert")
    page.go_back()
    until("back: the bird", lambda: title(page) == "Mallard")
    page.go_back()
    until("back: Nearby", lambda: row(page, "Mallard").count())
    assert "bird=" not in address(page), address(page)
    page.go_forward()
    until("forward: the bird", lambda: title(page) == "Mallard")
    page.go_forward()
    until("forward: Rare", lambda: title(page) == "Rare Bird Alert")


def test_closing_steps_back(page: Page, product: Product) -> None:
    open_page(page, product)
    length = page.evaluate("history.length")
    for name in ("Mallard", "Wood Duck"):
        tap(row(page, name))
        until("the bird", lambda: title(page) == name)
        close(page)
        until("closed", lambda: row(page, name).count() and not page.locator("#app .sheet.pushed").count())
        settled(page)
    assert page.evaluate("history.length") <= length + 1, "closing left entries behind"


def test_what_follows_a_close_at_once_lands_on_its_own_entry(page: Page, product: Product) -> None:
    """A step back takes the browser a while: a push before it has been made waits for it."""
    open_page(page, product)
    length = page.evaluate("history.length")
    # A row that is in view: bringing it there would change the detent, which is the person's and no entry's.
    tap(row(page, "Canada Goose"))
    until("the bird", lambda: title(page) == "Canada Goose")
    settled(page)
    page.evaluate("""() => {
        document.querySelector('.sheet.pushed:not([inert]) [data-act="close"]').click();
        document.querySelector('.tab[data-act="mode rare"]').click();
    }""")
    until("Rare", lambda: title(page) == "Rare Bird Alert" and "mode=rare" in address(page))
    equal(page.evaluate("history.length"), length + 1, "entries")
    page.go_back()
    until("back: Nearby", lambda: row(page, "Mallard").count() and "mode=" not in address(page))
    root = address(page)
    assert "bird=" not in root, root
    page.go_forward()
    until("forward: Rare", lambda: title(page) == "Rare Bird Alert")
    page.reload()
    until("Rare again", lambda: title(page) == "Rare Bird Alert")
    page.go_back()
    until("back over a reload", lambda: address(page) == root and row(page, "Mallard").count())
    tap(page.get_by_role("button", name="Rare", exact=True))
    until("a step, not one back", lambda: title(page) == "Rare Bird Alert" and "mode=rare" in address(page))
    page.go_back()
    until("Nearby under it", lambda: row(page, "Mallard").count() and "mode=" not in address(page))


def test_search_finds_birds_by_any_word(page: Page, product: Product) -> None:
    open_page(page, product)
    search(page, "spar")
    birds = page.get_by_role("group", name="Birds")
    until("birds", lambda: birds.count())
    names = birds.get_by_role("button")
    until("Song Sparrow", lambda: birds.get_by_role("button", name="Song Sparrow, 3 hours ago nearby").count())
    assert birds.get_by_role("button", name=re.compile("^Fox Sparrow, 1 day ago nearby")).count() == 1
    until("only what matches", lambda: not birds.get_by_role("button", name=re.compile("^(Garganey|Mute Swan|Steller)")).count())
    labels = names.evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    assert re.match("(Song|Fox|White-crowned) Sparrow", labels[0]), f"what is near comes first: {labels[:4]}"
    assert any(re.match("Eurasian Sparrowhawk, Not seen nearby", label) for label in labels), labels
    places = page.get_by_role("group", name="Places").get_by_role("button", name=re.compile("^Sparwood"))
    until("Sparwood", lambda: places.count())
    assert "BC" in places.first.get_attribute("aria-label"), places.first.get_attribute("aria-label")


def test_search_bird_and_back(page: Page, product: Product) -> None:
    open_page(page, product)
    search(page, "goose can")
    bird = page.get_by_role("button", name=re.compile("^Canada Goose, 21 hours ago nearby"))
    until("words in any order", lambda: bird.count())
    tap(bird)
    until("the bird", lambda: title(page) == "Canada Goose")
    close(page)
    until("the results again", lambda: page.get_by_role("group", name="Birds").count())
    equal(page.get_by_role("searchbox").input_value(), "goose can", "the field")
    page.keyboard.press("Escape")
    until("Nearby again", lambda: row(page, "Mallard").count() and not page.get_by_role("searchbox").count())


def test_search_place_moves_nearby(page: Page, product: Product) -> None:
    open_page(page, product)
    search(page, "kitsilano")
    place = page.get_by_role("group", name="Places").get_by_role("button", name=re.compile("^Kitsilano, "))
    until("Kitsilano", lambda: place.count())
    tap(place.first)
    until("Nearby is there", lambda: title(page) == "Kitsilano", 15)
    until("its birds", lambda: len(rows(page)) > 0)
    assert "lat=49.26" in address(page) or "lat=49.27" in address(page), address(page)
    page.go_back()
    until("back at the results, where it was", lambda: "lat=49.3" in address(page) and place.count())
    page.go_back()
    until("the birds of before", lambda: row(page, "Canada Goose").count(), 15)


def test_search_restores_what_was(page: Page, product: Product) -> None:
    open_page(page, product, detent="peek")
    rests(page, "peek")
    search(page, "zzzzqq")
    until("nothing found is said", lambda: page.get_by_text("Nothing found").count())
    tap(page.get_by_role("button", name="Clear", exact=True))
    tap(page.get_by_role("button", name="Leave search", exact=True))
    until("the field is gone", lambda: not page.get_by_role("searchbox").count())
    rests(page, "peek")


def test_shortcuts(page: Page, product: Product) -> None:
    open_page(page, product)
    page.keyboard.press("Control+2")
    until("Rare", lambda: title(page) == "Rare Bird Alert")
    page.keyboard.press("Control+3")
    until("My List", lambda: title(page) == "My List")
    page.keyboard.press("Control+1")
    until("Nearby", lambda: row(page, "Mallard").count())
    page.keyboard.press("Control+f")
    until("search", lambda: page.get_by_role("searchbox").count())
    until("the field has the focus", lambda: focused(page) == "Search birds and places")
    page.keyboard.press("Escape")
    until("Nearby again", lambda: row(page, "Mallard").count())


def test_menu_more(page: Page, product: Product) -> None:
    open_page(page, product, mode="list")
    for name in ("Settings", "About", "Support"):
        tap(page.locator(FRONT).get_by_role("button", name="More", exact=True))
        tap(page.get_by_role("menuitem", name=name, exact=True))
        until(name, lambda: title(page) == name)
        assert page.get_by_role("region", name=name).count() == 1
        close(page)
        until("My List", lambda: title(page) == "My List")
        until("More has the focus", lambda: focused(page) == "More")


def test_settings_stay(page: Page, product: Product) -> None:
    open_page(page, product, mode="list", sheet="settings")
    tap(page.get_by_role("radio", name="Dark", exact=True))
    until("dark", lambda: page.locator("html[data-theme=dark]").count())
    page.evaluate("new Promise(done => setTimeout(done, 200))")
    page.goto(product.address())
    live(page)
    until("dark after a reload", lambda: page.locator("html[data-theme=dark]").count())
