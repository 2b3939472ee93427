"""Takes the pictures that a browser shows before the app is installed, in the lab's fixed world, for the manifest.

    .wingbar/venv/bin/python -B BrowserTests/harness/manifest_shots.py

Writes Web/screenshots/*.png, as the manifest names them.
"""

import io
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PIL import Image  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from harness import chromium  # noqa: E402
from harness.page import live, settled  # noqa: E402
from harness.product import ROOT, Product  # noqa: E402
from harness.waiting import until  # noqa: E402

# Name, the lab's state, the window, the appearance.
PICTURES = [
    ("nearby", "nearby-running", chromium.PHONE, "light"), ("rare", "rare", chromium.PHONE, "light"),
    ("list", "list", chromium.PHONE, "dark"), ("tablet", "nearby-ipad", chromium.TABLET, "light"),
]


def main() -> None:
    product = Product(sample=True)
    try:
        with sync_playwright() as playwright:
            browser = chromium.launch(playwright)
            for name, state, window, theme in PICTURES:
                page = browser.new_context(viewport=window, color_scheme=theme).new_page()
                page.goto(f"{product.origin}/lab/live?state={state}")
                page.goto(product.origin + str(page.locator(".lab-live iframe").get_attribute("src")))
                live(page)
                until("the map is there", lambda: page.locator("#map canvas").count(), 30)
                settled(page)
                # Software draws the tiles, one after another.
                page.wait_for_timeout(4000)
                picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").quantize(256, dither=Image.Dither.NONE)
                picture.save(ROOT / f"Web/screenshots/{name}.png", optimize=True)
                print(name, *picture.size)
            browser.close()
    finally:
        product.close()


if __name__ == "__main__":
    main()
