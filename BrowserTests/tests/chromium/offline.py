"""Without a network: what was known stays, and goes on working."""

import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

from playwright.sync_api import Error, Page

from harness.page import choose, live, map_there, open_page, row, rows, said, tap, tick, title
from harness.product import ROOT, Product
from harness.runner import context
from harness.waiting import equal, until


@context(may_complain=True)
def test_filters_work_offline(page: Page, product: Product) -> None:
    open_page(page, product)
    page.context.set_offline(True)
    choose(page, "Distance", "20 km")
    until("more birds", lambda: len(rows(page)) == len(product.nearby(km=20)["species"]))
    until("the page says that there is no network", lambda: page.get_by_text("Offline · sightings from").count())
    tap(tick(page, "Canada Goose"))
    said(page, "Canada Goose, 1")
    tap(row(page, "Mallard"))
    until("the bird", lambda: title(page) == "Mallard")


def kept(page: Page) -> None:
    """Waits until the device has the app, and what the page had loaded before."""
    until("the service worker has the app", lambda: page.evaluate(
        "navigator.serviceWorker.ready.then(r => r.active?.state === 'activated' && !!navigator.serviceWorker.controller)"), 20)
    until("the map's parts are kept", lambda: page.evaluate(
        "caches.keys().then(names => Promise.all(names.filter(n => n.startsWith('map-') || n.startsWith('regions-'))"
        ".map(n => caches.open(n).then(c => c.keys())))).then(all => all.length > 1 && all.every(keys => keys.length))"), 20)


@context(may_complain=True, map=True, service_workers="allow")
def test_starts_without_a_network(page: Page, product: Product) -> None:
    open_page(page, product)
    map_there(page)
    kept(page)
    address = page.url
    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(address)
    live(page)
    until("the birds of before", lambda: row(page, "Canada Goose").count())
    until("it says so", lambda: page.get_by_text("Offline · sightings from").count())
    # Map and search were kept too.
    map_there(page)
    choose(page, "Distance", "20 km")
    until("filters", lambda: len(rows(page)) == len(product.nearby(km=20)["species"]))
    tap(tick(page, "Canada Goose"))
    said(page, "Canada Goose, 1")


@contextmanager
def copy_of_the_app() -> Iterator[Path]:
    """An installation of its own, whose files a test can change."""
    root = Path(tempfile.mkdtemp(prefix="wingbar-root-"))
    try:
        shutil.copytree(ROOT / "Web", root / "Web")
        (root / "Package.swift").touch()
        (root / ".wingbar").mkdir()
        for part in (ROOT / ".wingbar").iterdir():
            if part.name in ("app", "styles.css"):
                (shutil.copytree if part.is_dir() else shutil.copy)(part, root / ".wingbar" / part.name)
            elif part.name in ("web", "wasm", "tables", "basemap", "licences.json"):
                (root / ".wingbar" / part.name).symlink_to(part)
        yield root
    finally:
        shutil.rmtree(root, ignore_errors=True)


def version(page: Page) -> str:
    """Which version the page runs, by a name that only the styles of the newer one set; nothing while the page changes."""
    try:
        return page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--version').trim() || 'first'")
    except Error:
        return ""


@context(may_complain=True, service_workers="allow")
def test_an_update_comes_whole_and_when_asked_for(page: Page, product: Product) -> None:
    with copy_of_the_app() as root:
        own = Product(root=root)
        try:
            open_page(page, own)
            until("the app is kept", lambda: page.evaluate("navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"), 20)
            tap(tick(page, "Canada Goose"))
            said(page, "Canada Goose, 1")
            # A new version, of which one file does not arrive: nothing of it is used.
            styles = next(path for path in (root / ".wingbar/styles.css", root / "Web/styles/1-tokens.css") if path.exists())
            styles.write_text(styles.read_text() + ":root { --version: second }")
            icon, away = root / "Web/icon.svg", root / "away.svg"
            icon.rename(away)
            icon.mkdir()
            page.reload()
            live(page)
            page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update()).catch(() => 0)")
            equal(version(page), "first", "the version while another is not whole")
            equal(page.get_by_text("A new version").count(), 0, "no offer of half a version")
            # Now it is whole: the page goes on with its own until a person says so.
            icon.rmdir()
            away.rename(icon)
            page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update()).catch(() => 0)")
            use = page.get_by_role("button", name="Use It")
            until("the new version is offered", use.count, 20)
            page.reload()
            live(page)
            equal(version(page), "first", "the version until it is asked for")
            until("it is offered again", use.count, 20)
            tap(use)
            until("the new version", lambda: version(page) == "second", 20)
            live(page)
            until("the list is still there", lambda: tick(page, "Canada Goose").get_attribute("aria-pressed") == "true")
        finally:
            own.close()
