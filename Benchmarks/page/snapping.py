"""The least that a sheet in a browser can be: a scroller that snaps and holds the same rows, on a page with nothing else.

Sheets that are made of scroll snapping alone, as pure-web-bottom-sheet is, cost about this.
"""

from contextlib import contextmanager
from typing import Iterator
from urllib.parse import urljoin

from playwright.sync_api import Browser, Page

from stage import VIEWPORT, page

ROWS = """() => ['.sprite', '.sheet:not([inert]) .content'].map(part => document.querySelector(part).outerHTML)"""
PAGE = """<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/wingbar.css">
<style>
  .least { position: fixed; inset: 24px 0 0; overflow: hidden scroll; scroll-snap-type: y mandatory; scrollbar-width: none;
    overscroll-behavior-y: none; will-change: scroll-position; contain: strict; border-radius: 12px 12px 0 0; }
  .least > .way { position: relative; height: 100%; }
  .least .at { position: absolute; width: 1px; height: 1px; scroll-snap-align: start; }
  .least > .list { scroll-snap-align: start; background: #f2f2f7; min-height: 100%; }
  .least .top { position: sticky; top: 0; height: 60px; background: inherit; }
</style>
{sprite}
<div class="least"><div class="way"><i class="at" style="top: 25%"></i><i class="at" style="top: 50%"></i></div>
<div class="list"><div class="top">Nearby</div>{rows}</div></div>
<script>document.querySelector('.least').scrollTop = 410;</script>
"""


@contextmanager
def snapping(running: Browser, address: str) -> Iterator[Page]:
    """That page, with the rows of the product's."""
    with page(running, address) as product:
        sprite, rows = product.evaluate(ROWS)
    context = running.new_context(viewport=VIEWPORT, has_touch=True, is_mobile=True)
    opened = context.new_page()
    body = PAGE.replace("{sprite}", sprite).replace("{rows}", rows)
    opened.route("**/least", lambda route: route.fulfill(body=body, content_type="text/html; charset=utf-8"))
    opened.goto(urljoin(address, "/least"))
    opened.wait_for_timeout(1000)
    yield opened
    context.close()
