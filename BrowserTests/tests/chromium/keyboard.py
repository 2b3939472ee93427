"""The whole app by the keyboard alone: a day's way through it without a mouse or a finger."""

import re

from playwright.sync_api import Page

from harness.page import FRONT, focused, grabber, open_page, rests, rows, said, settled, title
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until


def tab_to(page: Page, name: str, most: int = 60, key: str = "Tab") -> None:
    """Presses Tab until something with a name that begins so has the focus; on the way all must have a ring and be seen."""
    seen = []
    for _ in range(most):
        page.keyboard.press(key)
        seen.append(focused(page))
        lost = page.evaluate("""(() => { const e = document.activeElement, box = e.getBoundingClientRect(), s = getComputedStyle(e);
          if (e === document.body) return '';
          if (e.closest('[inert]')) return 'inert';
          if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) return 'outside the window';
          return s.outlineStyle === 'none' && s.boxShadow === 'none' && !e.querySelector('canvas') ? 'without a ring' : '' })()""")
        assert not lost, f"{seen[-1]} has the focus {lost}"
        if seen[-1].startswith(name):
            return
    raise AssertionError(f"{key} does not lead to {name}: {seen}")


def press(page: Page, key: str, what: str, title_then: str) -> None:
    """Presses a key and waits for a sheet."""
    page.keyboard.press(key)
    until(what, lambda: title(page) == title_then)
    settled(page)


def test_a_day_by_keys(page: Page, product: Product) -> None:
    open_page(page, product)
    # A bird, opened, ticked and closed.
    tab_to(page, "Canada Goose, ")
    press(page, "Enter", "the bird", "Canada Goose")
    until("its title has the focus", lambda: focused(page) == "Canada Goose")
    tab_to(page, "Seen It")
    page.keyboard.press("Space")
    said(page, "Canada Goose, 1")
    page.keyboard.press("Escape")
    until("its row has the focus", lambda: focused(page).startswith("Canada Goose, "))
    tab_to(page, "Seen It, Canada Goose")
    page.keyboard.press("Enter")
    said(page, "Canada Goose, 2")
    # A row further down comes into view, whatever floats over the list's end.
    tab_to(page, "Seen It, Mallard")
    page.keyboard.press("Space")
    said(page, "Mallard, 1")
    # My List by its mode, one fewer, and finished.
    tab_to(page, "My List", 200)
    press(page, "Enter", "My List", "My List")
    equal(len(rows(page)), 2, "rows on the list")
    tab_to(page, "One fewer, Canada Goose", 90)
    page.keyboard.press("Enter")
    said(page, "Canada Goose, 1")
    tab_to(page, "Finish", key="Shift+Tab")
    page.keyboard.press("Enter")
    until("the finished list's sheet", lambda: focused(page) == title(page) != "My List")
    page.keyboard.press("Escape")
    until("no list runs", lambda: title(page) == "My List" and not rows(page))
    # Settings from the … menu, a choice and a switch.
    tab_to(page, "More", 90)
    page.keyboard.press("Enter")
    until("the menu's first item has the focus", lambda: focused(page) == "Settings")
    page.keyboard.press("s")
    until("the next with that letter", lambda: focused(page) == "Support")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    press(page, "Enter", "Settings", "Settings")
    tab_to(page, "Dark", 90)
    page.keyboard.press("Space")
    until("dark", lambda: page.get_by_role("radio", name="Dark", exact=True).get_attribute("aria-checked") == "true")
    page.keyboard.press("Escape")
    until("More has the focus", lambda: focused(page) == "More")


def test_handle_menu_row_and_mode_by_keys(page: Page, product: Product) -> None:
    open_page(page, product)
    tab_to(page, "Sheet height", 120)
    page.keyboard.press("End")
    rests(page, "full")
    tab_to(page, "Period, 14 days")
    page.keyboard.press("Enter")
    until("the menu", lambda: focused(page) == "14 days")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    until("30 days", lambda: focused(page) == "Period, 30 days")
    tab_to(page, "Seen It, Canada Goose")
    page.keyboard.press("Space")
    said(page, "Canada Goose, 1")
    equal(focused(page), "Seen It, Canada Goose", "the focus after ticking")
    page.keyboard.press("Shift+Tab")
    press(page, "Enter", "the bird", "Canada Goose")
    until("the title has the focus", lambda: focused(page) == "Canada Goose")
    tab_to(page, "Close")
    page.keyboard.press("Enter")
    until("back on the row", lambda: focused(page).startswith("Canada Goose, "))
    tab_to(page, "Rare", 120)
    press(page, "Enter", "Rare", "Rare Bird Alert")


def test_search_and_sheet_by_keys(page: Page, product: Product) -> None:
    open_page(page, product)
    tab_to(page, "Search", 200)
    page.keyboard.press("Enter")
    until("the field has the focus", lambda: focused(page) == "Search birds and places")
    page.keyboard.type("song spar")
    result = page.locator(FRONT).get_by_role("button", name=re.compile("^Song Sparrow, "))
    until("results", lambda: result.count())
    tab_to(page, "Song Sparrow, ")
    press(page, "Enter", "the bird", "Song Sparrow")
    page.keyboard.press("Escape")
    until("the result has the focus", lambda: focused(page).startswith("Song Sparrow, "))
    page.keyboard.press("Escape")
    until("Nearby", lambda: not page.get_by_role("searchbox").count())
    # A chip's menu, left by Escape and by Tab: the chip has the focus again.
    for leave in ("Escape", "Tab"):
        tab_to(page, "Distance, 5 km", 200)
        page.keyboard.press("Enter")
        until("the menu", lambda: focused(page) == "5 km")
        page.keyboard.press(leave)
        until("the chip has the focus", lambda: focused(page).startswith("Distance, "))
        page.keyboard.press("Shift+Tab")
    # The sheet's height, and the list under it by the keys that scroll.
    tab_to(page, "Sheet height", 200)
    for key, name in (("ArrowUp", "full"), ("Home", "peek"), ("PageUp", "half")):
        page.keyboard.press(key)
        rests(page, name)
    equal(grabber(page).get_attribute("aria-valuetext"), "Half", "what is told")


@context(reduced_motion="reduce")
def test_without_motion(page: Page, product: Product) -> None:
    open_page(page, product)
    page.evaluate("""() => { globalThis.moved = []; const animate = Element.prototype.animate;
      Element.prototype.animate = function (...all) { moved.push(this.className); return animate.apply(this, all) } }""")
    grabber(page).press("End")
    rests(page, "full")
    page.keyboard.press("Control+2")
    until("Rare", lambda: title(page) == "Rare Bird Alert")
    page.keyboard.press("Control+1")
    tab_to(page, "Canada Goose, ", 200)
    press(page, "Enter", "the bird", "Canada Goose")
    page.keyboard.press("Escape")
    until("closed", lambda: not page.locator("#app .sheet.pushed").count())
    page.keyboard.press("Control+f")
    until("search", lambda: page.get_by_role("searchbox").count())
    page.keyboard.press("Escape")
    equal(page.evaluate("moved"), [], "what a script has set in motion")
    slow = page.evaluate("""[...document.querySelectorAll('*')].filter(e => !e.closest('#map')).flatMap(e => ['', '::before', '::after'].map(p => [e, p]))
      .filter(([e, p]) => { const s = getComputedStyle(e, p || null), names = s.transitionProperty.split(', ');
        return s.transitionDuration.split(', ').some((d, i) => parseFloat(d) > 0.01 && /all|transform|translate|scale|top|left|width|height|inset/.test(names[i % names.length])) })
      .map(([e, p]) => e.className + p)""")
    equal(sorted(set(slow)), [], "what styles set in motion")
