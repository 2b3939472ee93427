"""Nearby: its rows, its chips and their menus agree with `wingbar nearby` for the same question."""

import re

from playwright.sync_api import Page

from harness.page import address, choose, focused, open_page, row, rows, subtitle, tap
from harness.product import Product
from harness.waiting import equal, until


def agrees(page: Page, product: Product, **filters: object) -> dict:
    """Waits until the page shows what the command says for these filters."""
    answer = product.nearby(**filters)
    names = [bird["name"] for bird in answer["species"]]

    until(f"the rows of {filters or 'the defaults'}", lambda: len(rows(page)) == len(names) or None)
    for label, bird in zip(rows(page), answer["species"]):
        assert label.startswith(bird["name"] + ", "), f"row “{label}” where {bird['name']} is expected"
        if bird["count"] is not None:
            number = f"{bird['count']:,} bird" + ("" if bird["count"] == 1 else "s")
            assert label.endswith(", " + number), f"“{label}” should end with {number}"
    assert f"{answer['speciesCount']} species" in subtitle(page), f"subtitle “{subtitle(page)}”"
    return answer


def test_rows(page: Page, product: Product) -> None:
    open_page(page, product)
    answer = agrees(page, product)
    by_code = {bird["name"]: bird for bird in answer["species"]}
    equal(by_code["Canada Goose"]["count"], 64, "count of the newest sighting")
    equal(by_code["Canada Goose"]["ageHours"], 21, "age of the newest sighting")
    for label in ("Canada Goose, 21 hours ago, 64 birds", "Wood Duck, 1 day ago, 12 birds", "Mallard, 3 hours ago, 40 birds",
                  "Anna's Hummingbird, 5 hours ago, 2 birds"):
        assert label in rows(page), f"no row “{label}”"


def test_distance(page: Page, product: Product) -> None:
    open_page(page, product)
    for kilometres in (10, 50, 1):
        choose(page, "Distance", f"{kilometres} km")
        agrees(page, product, km=kilometres)
        assert page.get_by_role("button", name=f"Distance, {kilometres} km", exact=True).is_visible()
    assert "km=1" in address(page), address(page)


def test_period(page: Page, product: Product) -> None:
    open_page(page, product)
    assert "Surf Scoter, 20 days ago, 7 birds" not in rows(page)
    for days in (30, 7, 1):
        choose(page, "Period", "1 day" if days == 1 else f"{days} days")
        agrees(page, product, days=days)
    assert "days=1" in address(page), address(page)


def test_family(page: Page, product: Product) -> None:
    open_page(page, product)
    choose(page, "Family", "Ducks, Geese, and Waterfowl")
    agrees(page, product, family="Anatidae")
    assert "family=Anatidae" in address(page), address(page)
    choose(page, "Distance", "20 km")
    agrees(page, product, family="Anatidae", km=20)
    assert row(page, "Bufflehead").count() == 1
    choose(page, "Family", "All families")
    agrees(page, product, km=20)


def test_address_says_the_filters(page: Page, product: Product) -> None:
    open_page(page, product, km=20, days=30, family="Anatidae")
    agrees(page, product, km=20, days=30, family="Anatidae")
    for name in ("Distance, 20 km", "Period, 30 days", "Family, Ducks, Geese, and Waterfowl"):
        assert page.get_by_role("button", name=name, exact=True).is_visible(), name


def test_menu_by_keyboard(page: Page, product: Product) -> None:
    open_page(page, product)
    chip = page.get_by_role("button", name="Distance, 5 km", exact=True)
    chip.focus()
    page.keyboard.press("Enter")
    until("the chosen item has the focus", lambda: focused(page) == "5 km")
    page.keyboard.press("ArrowDown")
    until("the next item has the focus", lambda: focused(page) == "10 km")
    page.keyboard.press("Enter")
    agrees(page, product, km=10)
    until("the chip has the focus again", lambda: focused(page) == "Distance, 10 km")
    page.keyboard.press("Enter")
    until("the menu is open", lambda: page.get_by_role("menu").count())
    page.keyboard.press("Escape")
    until("the menu is closed", lambda: not page.get_by_role("menu").count())
    until("the chip has the focus after Escape", lambda: focused(page) == "Distance, 10 km")


def test_menu_closes_beside_it(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(page.get_by_role("button", name=re.compile("^Period")))
    until("the menu is open", lambda: page.get_by_role("menu").count())
    page.touchscreen.tap(30, 300)
    until("the menu is closed", lambda: not page.get_by_role("menu").count())


def test_empty_window_offers_a_way_out(page: Page, product: Product) -> None:
    page.goto(product.address(at="2026-06-20T09:00"))
    offer = page.get_by_role("button", name=re.compile("^Show "))
    until("the newest time is offered", lambda: offer.count() and offer.is_visible())
    tap(offer)
    until("rows again", lambda: len(rows(page)) > 5)


def test_far_from_any_sighting(page: Page, product: Product) -> None:
    page.goto(product.address(lat=40, lon=-100))
    offer = page.get_by_role("button", name=re.compile("^Go to "))
    until("the nearest place is offered", lambda: offer.count() and offer.is_visible())
    tap(offer)
    until("rows again", lambda: len(rows(page)) > 0, 15)
