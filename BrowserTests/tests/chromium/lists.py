"""Lists as documents: counting on the pad, Undo and Redo, details, finished lists and their sheets."""

from playwright.sync_api import Locator, Page

from harness.page import FRONT, address, close, focused, live, open_page, rests, said, settled, subtitle, tap, tick, title
from harness.product import Product
from harness.waiting import equal, until
from tests.chromium.mylist import count, my_list


def button(page: Page, name: str) -> Locator:
    """A button of the front sheet."""
    return page.locator(FRONT).get_by_role("button", name=name, exact=True)


def field(page: Page, name: str) -> Locator:
    """A field of the front sheet."""
    return page.locator(FRONT).get_by_label(name, exact=True)


def listed(page: Page, product: Product) -> None:
    """My List with two geese."""
    open_page(page, product)
    tap(tick(page, "Canada Goose"))
    tap(tick(page, "Canada Goose"))
    said(page, "Canada Goose, 2")
    page.evaluate("document.querySelector('.notice-close')?.click()")
    my_list(page)


def opened(page: Page, name: str, heading: str) -> None:
    """Opens a sheet by a button of the front one."""
    tap(button(page, name))
    until(heading, lambda: title(page) == heading)
    settled(page)


def test_ten_then_five_makes_fifteen(page: Page, product: Product) -> None:
    listed(page, product)
    opened(page, "2, count Canada Goose", "Canada Goose")
    for key in ("1", "0", "Add"):
        tap(button(page, key))
    until("12", lambda: subtitle(page) == "12 on the list")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    said(page, "Canada Goose, 17")
    page.keyboard.press("Control+z")
    said(page, "Canada Goose, 12")
    page.keyboard.press("Control+Shift+z")
    said(page, "Canada Goose, 17")
    tap(button(page, "X, present and not counted"))
    until("present", lambda: subtitle(page) == "Present, not counted")
    close(page)
    until("the focus is back on the count", lambda: focused(page) == "X, count Canada Goose")
    page.reload()
    live(page)
    until("kept", lambda: button(page, "X, count Canada Goose").count())
    equal(button(page, "Undo: Canada Goose = X").count(), 1, "Undo says what it takes back")
    # A number that was typed and not kept is said, and can be kept.
    opened(page, "X, count Canada Goose", "Canada Goose")
    page.keyboard.type("25")
    tap(button(page, "Delete the last digit"))
    page.keyboard.type("9")
    close(page)
    said(page, "29 of Canada Goose was not kept")
    tap(page.get_by_role("button", name="Keep", exact=True))
    said(page, "Canada Goose, 29")


def test_an_unusual_count_asks_once(page: Page, product: Product) -> None:
    listed(page, product)
    opened(page, "2, count Canada Goose", "Canada Goose")
    page.keyboard.type("99999=")
    said(page, "Far more than were seen here")
    equal(page.locator("#tally-list-cangoo").text_content(), "2", "not kept yet")
    tap(button(page, "Keep"))
    until("kept", lambda: subtitle(page) == "99999 on the list")


def test_details_are_kept_as_they_are_typed(page: Page, product: Product) -> None:
    listed(page, product)
    opened(page, "Details", "Details")
    page.locator(FRONT).get_by_role("slider").press("End")
    rests(page, "full")
    field(page, "Place").fill("Beaver Lake")
    field(page, "Comments").fill("Fog, then sun\n<b>quiet</b>")
    # No key for a second, and nothing left: it is kept all the same.
    until("the place", lambda: subtitle(page) == "Beaver Lake")
    until("the comments", lambda: page.locator("#sheet-list .footnote").all_text_contents()[-1] == "Fog, then sun\n<b>quiet</b>")
    page.reload()
    live(page)
    equal(field(page, "Comments").input_value(), "Fog, then sun\n<b>quiet</b>", "comments")
    page.locator(FRONT).get_by_role("slider").press("End")
    field(page, "Time").fill("06:15")
    field(page, "Time").blur()
    tap(page.locator(FRONT).get_by_role("radio", name="Incidental"))
    until("Incidental", lambda: page.locator("#sheet-list .footnote").first.text_content().startswith("Incidental"))
    tap(button(page, "Undo: Incidental"))
    until("undone", lambda: page.locator("#sheet-list .footnote").first.text_content().startswith("Stationary"))
    close(page)
    until("back on the button", lambda: focused(page) == "Details")


def test_a_finished_list_is_edited_reopened_and_thrown_away(page: Page, product: Product) -> None:
    listed(page, product)
    tap(button(page, "Finish"))
    until("its sheet", lambda: "list=" in address(page))
    settled(page)
    tap(button(page, "One more, Canada Goose"))
    said(page, "Canada Goose, 3")
    page.reload()
    live(page)
    until("after a reload", lambda: button(page, "3, count Canada Goose").count())
    tap(button(page, "Reopen"))
    until("it runs", lambda: title(page) == "My List" and count(page, "Canada Goose") == 3)
    opened(page, "Details", "Details")
    page.locator(FRONT).get_by_role("slider").press("End")
    rests(page, "full")
    tap(button(page, "Delete This List"))
    until("no list runs", lambda: title(page) == "My List" and subtitle(page) == "No list is running")
    tap(page.get_by_role("button", name="Undo", exact=True))
    until("back", lambda: count(page, "Canada Goose") == 3)


def test_a_list_by_hand(page: Page, product: Product) -> None:
    open_page(page, product, mode="list")
    tap(button(page, "Start a List by Hand"))
    until("its details", lambda: title(page) == "Details")
    close(page)
    until("My List", lambda: title(page) == "My List" and button(page, "Finish").count())
