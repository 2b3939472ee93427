"""Shoots every named state of the running app and lays the pictures on sheets.

    BrowserTests/shots OUTDIR [WORD] [--sample] [--theme light] [--size 402x874]

Writes STATE-FLAVOUR-WIDTHxHEIGHT-THEME.png, `index.html` with all of them under their captions, and the same as a picture
of each window and appearance, `sheet-WIDTHxHEIGHT-THEME.png`. WORD shoots only states with it in their name.
"""

import argparse
import html
import sys
from pathlib import Path
from typing import Iterator

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from harness import chromium  # noqa: E402
from harness.frames import FRAMES, LANDSCAPE, PHONE, PORTRAIT, Frame, ticks  # noqa: E402
from harness.page import live, scroll_list, settled  # noqa: E402
from harness.product import Product  # noqa: E402
from harness.waiting import until  # noqa: E402


def opened(page: Page, product: Product, query: dict, sample: bool) -> None:
    """Opens a state, and waits until it is live and its map is there."""
    page.goto(product.sample_address(**query) if sample else product.address(**query))
    live(page)
    until("the map is there", lambda: page.locator("#map canvas").count(), 30)


def still(page: Page) -> None:
    """Waits until the sheet and the map stand, tiles and all."""
    settled(page)
    page.evaluate("new Promise(done => setTimeout(done, 900))")


def wanted(size: dict, theme: str, word: str) -> Iterator[tuple[Frame, str]]:
    """What the table shows in a window and an appearance, with the flavours; states with a running list last."""
    for frame in sorted(FRAMES, key=lambda frame: frame.lists):
        if word in frame.name and (frame.wide or size is PHONE):
            other = size is PHONE and theme == "light"
            yield from ((frame, flavour) for flavour in frame.flavours if other or flavour == "ios26")


def themes(size: dict) -> tuple[str, ...]:
    """The appearances that a window is shown in: the phone both, large windows one each."""
    return {PHONE["width"]: ("light", "dark"), LANDSCAPE["width"]: ("light",)}.get(size["width"], ("dark",))


def shoot(browser: Browser, product: Product, size: dict, theme: str, options: argparse.Namespace) -> Iterator[tuple]:
    """Takes the pictures of one window size and appearance; yields each one's file, caption and whether it failed."""
    phone = size is PHONE
    context = browser.new_context(
        viewport=size, color_scheme=theme, has_touch=phone, is_mobile=phone, locale="en-CA",
        timezone_id="America/Vancouver")
    page = context.new_page()
    runs = False
    for frame, flavour in wanted(size, theme, options.word):
        name = f"{frame.name}-{flavour}-{size['width']}x{size['height']}-{theme}.png"
        failed = ""
        try:
            if frame.lists and not runs:
                opened(page, product, {}, options.sample)
                ticks(page)
                still(page)
                runs = True
            opened(page, product, {**frame.query, "flavour": flavour}, options.sample)
            if frame.scroll:
                settled(page)
                scroll_list(page, frame.scroll)
            still(page)
        except Exception as error:  # noqa: BLE001 - the other states are still wanted
            failed = str(error).splitlines()[0]
        page.screenshot(path=options.outdir / name)
        yield name, f"{frame.caption} · {flavour} · {theme}", failed
    context.close()


STYLE = """
body { margin: 24px; background: #e4e4ea; font: 500 13px/1.35 Inter, sans-serif; color: #222; }
h2 { font-size: 18px; margin: 24px 0 12px; }
div { display: flex; flex-wrap: wrap; gap: 18px; align-items: flex-start; }
figure { margin: 0; } figcaption { max-width: 402px; padding: 7px 2px; }
img { display: block; border-radius: 22px; box-shadow: 0 4px 18px #0003; }
"""


def sheet(browser: Browser, taken: dict[str, list[tuple[str, str]]], outdir: Path) -> None:
    """Writes the page of all pictures, and a picture of each of its parts: one of the whole is more than Chromium can draw."""
    out = [f"<!doctype html><html lang=en><meta charset=utf-8><title>Wingbar, every state</title><style>{STYLE}</style>"]
    for title, shots in taken.items():
        width = 268 if title.startswith("402") else 398
        out.append(f"<section><h2>{html.escape(title)}</h2><div>")
        out += [f'<figure><img src="{name}" width="{width}" alt=""><figcaption style="width:{width}px">{html.escape(caption)}'
                "</figcaption></figure>" for name, caption in shots]
        out.append("</div></section>")
    index = outdir / "index.html"
    index.write_text("\n".join(out), encoding="utf-8")
    page = browser.new_page(viewport={"width": 2360, "height": 1000})
    page.goto(index.resolve().as_uri())
    for title, part in zip(taken, page.locator("section").all()):
        part.screenshot(path=outdir / f"sheet-{title.replace(' × ', 'x').replace(', ', '-')}.png")
    page.close()


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="BrowserTests/shots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("outdir", type=Path)
    parser.add_argument("word", nargs="?", default="")
    parser.add_argument("--sample", action="store_true", help="on the sample instead of the fixture")
    parser.add_argument("--theme", default="", choices=("", "light", "dark"), help="only this appearance")
    parser.add_argument("--size", default="", help="only this window: 402x874, 1194x834 or 834x1194")
    options = parser.parse_args()
    options.outdir.mkdir(parents=True, exist_ok=True)
    product = Product(sample=options.sample)
    taken: dict[str, list[tuple[str, str]]] = {}
    failures = 0
    try:
        with sync_playwright() as playwright:
            browser = chromium.launch(playwright)
            for size in (PHONE, LANDSCAPE, PORTRAIT):
                if options.size not in ("", f"{size['width']}x{size['height']}"):
                    continue
                for theme in themes(size):
                    if options.theme not in ("", theme):
                        continue
                    shots = taken.setdefault(f"{size['width']} × {size['height']}, {theme}", [])
                    for name, caption, failed in shoot(browser, product, size, theme, options):
                        shots.append((name, caption))
                        failures += bool(failed)
                        print(f"{name}: {failed}" if failed else name, flush=True)
            sheet(browser, taken, options.outdir)
            browser.close()
    finally:
        product.close()
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
