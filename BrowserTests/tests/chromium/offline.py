"""Without a network: what was known stays, and goes on working."""

from playwright.sync_api import Page

from harness.page import choose, live, open_page, row, rows, said, tap, tick, title
from harness.product import Product
from harness.runner import context
from harness.waiting import until


@context(may_complain=True)
def test_filters_work_offline(page: Page, product: Product) -> None:
    open_page(page, product)
    page.context.set_offline(True)
    choose(page, "Distance", "20 km")
    until("more birds", lambda: len(rows(page)) == len(product.nearby(km=20)["species"]))
    until("the page says that there is no network", lambda: page.get_by_text("No network").count())
    tap(tick(page, "Canada Goose"))
    said(page, "Canada Goose, 1")
    tap(row(page, "Mallard"))
    until("the bird", lambda: title(page) == "Mallard")


@context(may_complain=True, map=True, service_workers="allow")
def test_reload_offline(page: Page, product: Product) -> None:
    open_page(page, product)
    until("the service worker has the page",
          lambda: page.evaluate("navigator.serviceWorker?.controller ? 1 : navigator.serviceWorker?.ready.then(r => r.active?.state === 'activated')"), 15)
    page.reload()
    live(page)
    page.evaluate("new Promise(done => setTimeout(done, 500))")
    page.context.set_offline(True)
    page.reload()
    live(page)
    until("the birds of before", lambda: row(page, "Canada Goose").count())
    choose(page, "Distance", "20 km")
    until("filters", lambda: len(rows(page)) == len(product.nearby(km=20)["species"]))
