#!/usr/bin/env python3
"""Measures My List with many past lists behind it: 20,000 of them with a million birds, in a headless Chromium.

    .wingbar/venv/bin/python Benchmarks/past/run.py [--lists 20000] [--birds 50]

"opens" is from the tap on Past lists in My List to its first rows, the worker's start included; "tick" is what scripts take
for one more of a bird, from the tap to the end of the frame that shows it. Exit status 1 where one is over its limit.
"""

import argparse
import base64
import random
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "BrowserTests"), str(ROOT / "Benchmarks/page")]

from playwright.sync_api import Page  # noqa: E402

from harness.page import FRONT, open_page, tick  # noqa: E402
from harness.product import Product  # noqa: E402
from stage import VIEWPORT, browser  # noqa: E402

OPENS, TICK, TIMES = 1000, 2, 21
SPECIES, PLACES, DAYS = 600, 400, 7000

# Adds up what callbacks of frames take.
WATCH = """(() => {
  globalThis.framed = 0;
  const ask = requestAnimationFrame;
  globalThis.requestAnimationFrame = job => ask(time => {
    const begun = performance.now();
    job(time);
    framed += performance.now() - begun;
  });
})()"""

STORE = """text => new Promise((done, fail) => {
  const open = indexedDB.open('wingbar-past', 1);
  open.onupgradeneeded = () => open.result.createObjectStore('kept');
  open.onerror = fail;
  open.onsuccess = () => {
    const write = open.result.transaction('kept', 'readwrite');
    write.objectStore('kept').put(Uint8Array.from(atob(text), c => c.charCodeAt(0)), 'archive');
    write.oncomplete = () => { open.result.close(); done(); };
  };
})"""

TAP = """button => new Promise(done => {
  framed = 0;
  const begun = performance.now();
  button.click();
  const spent = performance.now() - begun;
  setTimeout(() => done(spent + framed), 120);
})"""

OPEN = """button => new Promise(done => {
  const begun = performance.now();
  new MutationObserver((_, watching) => {
    if (!document.querySelector('.mount li')) return;
    watching.disconnect();
    requestAnimationFrame(() => done(performance.now() - begun));
  }).observe(document.getElementById('app'), { subtree: true, childList: true });
  button.click();
})"""


def number(value: int) -> bytes:
    """A number as `ByteWriter` writes it."""
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def signed(value: int) -> bytes:
    return number(value << 1 if value >= 0 else (-value << 1) - 1)


def text(value: str) -> bytes:
    return number(len(value.encode())) + value.encode()


def archive(lists: int, birds: int) -> bytes:
    """Lists as `Archive.encode` writes them, with as many birds each."""
    dice = random.Random(7)
    out = [b"WBA\x01", number(SPECIES)]
    out += [text(f"bird{n}") + text(f"Bird number {n}") + text(f"Avis numerus{n}") + number(0) for n in range(SPECIES)]
    out.append(number(PLACES))
    out += [text(f"Place {n}") + signed(49_000_000 + n * 1000) + signed(-123_000_000) for n in range(PLACES)]
    out.append(number(lists))
    for n in range(lists):
        moment = ((20_500 - dice.randrange(DAYS)) * 1440 + dice.randrange(300, 1100)) << 1 | 1
        out.append(text(f"S{100_000_000 + n}") + number(dice.randrange(PLACES)) + signed(moment) + signed(60) + signed(-1)
                   + number(1) + number(1) + text("") + number(birds))
    entries = bytearray()
    for _ in range(lists):
        for bird in dice.sample(range(SPECIES), birds):
            entries += number(bird)
    return b"".join(out) + bytes(entries) + number(6) * (lists * birds) + number(0)


def ticks(page: Page) -> float:
    """What scripts take for a tick, in ms: the middle one of some."""
    button = tick(page, "Canada Goose").element_handle()
    return statistics.median(button.evaluate(TAP) for _ in range(TIMES))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lists", type=int, default=20_000)
    parser.add_argument("--birds", type=int, default=50, help="on each list")
    options = parser.parse_args()
    product = Product()
    try:
        with browser() as running:
            context = running.new_context(viewport=VIEWPORT, has_touch=True, is_mobile=True, service_workers="block")
            page = context.new_page()
            page.add_init_script(WATCH)
            open_page(page, product)
            before = ticks(page)
            page.evaluate(STORE, base64.b64encode(archive(options.lists, options.birds)).decode())
            times = []
            for _ in range(5):
                open_page(page, product, mode="list")
                way = page.locator(FRONT).get_by_role("button", name="Past lists", exact=True).element_handle()
                times.append(way.evaluate(OPEN))
            open_page(page, product)
            after = ticks(page)
    finally:
        product.close()
    opens = statistics.median(times)
    print(f"{options.lists:,} past lists with {options.lists * options.birds:,} birds")
    print(f"My List opens its past lists in {opens:6.0f} ms   (limit {OPENS})")
    print(f"a tick takes scripts            {after:6.2f} ms   (limit {TICK}; without past lists {before:.2f})")
    return int(opens > OPENS or after > TICK)


if __name__ == "__main__":
    sys.exit(main())
