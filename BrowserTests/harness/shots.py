"""Shoots every named state on a phone and in a large window, light and dark, on the fixture or on the sample.

    BrowserTests/shots OUTDIR [WORD] [--sample] [--light]

Files are called STATE-WIDTHxHEIGHT-THEME.png; WORD shoots only states with it in their name.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from harness import chromium  # noqa: E402
from harness.page import FRONT, live, map_there, settled  # noqa: E402
from harness.product import Product  # noqa: E402


def ticks(page: Page) -> None:
    """Ticks the first birds, so that a list runs."""
    for button, times in ((0, 2), (2, 6), (4, 1)):
        for _ in range(times):
            page.locator(FRONT).locator(".seen").nth(button).click()
    page.evaluate("document.querySelector('.notice-close')?.click()")


def ticked_list(page: Page) -> None:
    """Ticks, and shows the list."""
    ticks(page)
    page.get_by_role("navigation", name="Modes").get_by_role("button", name="My List", exact=True).click()


def scrolled_by_wheel(page: Page) -> None:
    """Scrolls the list by the wheel, so that the bar makes room."""
    page.mouse.move(200, 500)
    for _ in range(5):
        page.mouse.wheel(0, 100)


# State, address, what is done first.
STATES = [
    ("nearby-half", {}, None), ("nearby-peek", {"detent": "peek"}, None), ("nearby-full", {"detent": "full"}, None),
    ("nearby-ticked", {}, ticks), ("nearby-minimised", {"detent": "full"}, scrolled_by_wheel),
    ("menu-distance", {"menu": "distance"}, None), ("menu-family", {"menu": "family"}, None),
    ("menu-style", {"menu": "style"}, None), ("bird", {"bird": "cangoo"}, None),
    ("rare", {"mode": "rare"}, None), ("list-empty", {"mode": "list"}, None), ("list", {}, ticked_list),
    ("search-empty", {"q": ""}, None), ("search", {"q": "spar"}, None), ("search-nothing", {"q": "zzqq"}, None),
    ("settings", {"mode": "list", "sheet": "settings"}, None), ("about", {"mode": "list", "sheet": "about"}, None),
    ("support", {"mode": "list", "sheet": "support"}, None), ("empty", {"at": "2026-06-20T09:00"}, None),
    ("flavour-27", {"flavour": "ios27"}, None),
]


def shoot(page: Page, product: Product, query: dict, prepare: object, path: Path, sample: bool) -> None:
    """Opens a state, waits until it is still, and takes its picture."""
    if sample:
        page.goto(product.origin + "/?" + "&".join(f"{name}={value}" for name, value in query.items()))
    else:
        page.goto(product.address(**query))
    live(page)
    map_there(page)
    if prepare:
        prepare(page)
    settled(page)
    page.evaluate("new Promise(done => setTimeout(done, 700))")
    page.screenshot(path=path)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="BrowserTests/shots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("outdir", type=Path)
    parser.add_argument("word", nargs="?", default="")
    parser.add_argument("--sample", action="store_true", help="on the sample instead of the fixture")
    parser.add_argument("--light", action="store_true", help="only the light ones")
    options = parser.parse_args()
    options.outdir.mkdir(parents=True, exist_ok=True)
    product = Product(sample=options.sample)
    failed = 0
    try:
        with sync_playwright() as playwright:
            browser = chromium.launch(playwright)
            for size in (chromium.PHONE, chromium.TABLET):
                for theme in ("light",) if options.light else ("light", "dark"):
                    for state, query, prepare in STATES:
                        if options.word not in state:
                            continue
                        phone = size is chromium.PHONE
                        context = browser.new_context(
                            viewport=size, color_scheme=theme, has_touch=phone, is_mobile=phone, locale="en-CA",
                            timezone_id="America/Vancouver")
                        page = context.new_page()
                        name = f"{state}-{size['width']}x{size['height']}-{theme}.png"
                        try:
                            shoot(page, product, query, prepare, options.outdir / name, options.sample)
                            print(name, flush=True)
                        except Exception as error:  # noqa: BLE001 - the other states are still wanted
                            failed += 1
                            page.screenshot(path=options.outdir / name)
                            print(f"{name}: {str(error).splitlines()[0]}", flush=True)
                        context.close()
            browser.close()
    finally:
        product.close()
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
