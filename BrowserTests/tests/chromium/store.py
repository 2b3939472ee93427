"""What is kept: two tabs' lines, a page closed at once, a browser that does not answer."""

import re

from playwright.sync_api import Page

from harness.page import live, open_page, tap, tick
from harness.product import Product
from harness.waiting import equal, until

HEAD = "list 5\nat 49.3 -123.14 Stanley Park\n"
MERGE = """async ([wanted, stored, known]) => { const { merge } = await import('/host/merge.js');
  return Object.fromEntries(merge(new Map(Object.entries(wanted)), new Map(Object.entries(stored)), known, 9)) }"""
READ = """new Promise(done => { const open = indexedDB.open('wingbar', 1);
  open.onsuccess = () => { const store = open.result.transaction('kept').objectStore('kept'), keys = store.getAllKeys();
    const all = store.getAll(); all.onsuccess = () => {
      open.result.close(); done(Object.fromEntries(all.result.map((text, at) => [keys.result[at], text]))) } } })"""

# name, what this tab wants, what is stored, what this tab knew, what is written
MERGES = [
    ("first", {"list": HEAD + "+ a 6 A"}, {}, "", {"list": HEAD + "+ a 6 A"}),
    ("own", {"list": HEAD + "+ a 6 A\n- a 7 A"}, {"list": HEAD + "+ a 6 A"}, HEAD + "+ a 6 A", {"list": HEAD + "+ a 6 A\n- a 7 A"}),
    ("other's line", {"list": HEAD + "+ a 6 A\n+ c 8 C"}, {"list": HEAD + "+ a 6 A\n+ b 7 B"}, HEAD + "+ a 6 A",
     {"list": HEAD + "+ a 6 A\n+ c 8 C\n+ b 7 B"}),
    ("same bird, same second", {"list": HEAD + "+ a 6 A\n+ a 6 A"}, {"list": HEAD + "+ a 6 A\n+ a 6 A"}, HEAD + "+ a 6 A",
     {"list": HEAD + "+ a 6 A\n+ a 6 A\n+ a 6 A"}),
    ("finished here, gone on there", {"list-5": HEAD + "+ a 6 A\nfinished 9", "list": ""}, {"list": HEAD + "+ a 6 A\n+ b 7 B"},
     HEAD + "+ a 6 A", {"list-5": HEAD + "+ a 6 A\n+ b 7 B\nfinished 9", "list": ""}),
    ("not knowing of it", {"list": "list 8\n+ c 8 C"}, {"list": HEAD + "+ a 6 A"}, "",
     {"list": "list 8\n+ c 8 C", "list-5": HEAD + "+ a 6 A"}),
    ("kept already", {"list": "list 8\n+ c 8 C"}, {"list": HEAD + "+ a 6 A", "list-5": HEAD + "+ a 6 A\nfinished 7"}, "",
     {"list": "list 8\n+ c 8 C"}),
    ("the other's goes on", {"list-8": "list 8\n+ c 8 C\nfinished 9", "list": ""}, {"list": HEAD + "+ a 6 A"}, "list 8\n+ c 8 C",
     {"list-8": "list 8\n+ c 8 C\nfinished 9"}),
    ("no list", {"list": "list 8\n+ c 8 C"}, {"list": "?"}, "", {"list": "list 8\n+ c 8 C", "list-unread-9": "?"}),
    ("no list's business", {"settings": "theme dark"}, {"list": HEAD}, "", {"settings": "theme dark"}),
]


def notices(page: Page) -> str:
    """What the page's notices say."""
    return " ".join(page.locator(".notice").all_inner_texts())


def test_merge(page: Page, product: Product) -> None:
    open_page(page, product)
    for name, wanted, stored, known, writes in MERGES:
        equal(page.evaluate(MERGE, [wanted, stored, known]), writes, name)


def test_many_ticks_then_closed(page: Page, product: Product) -> None:
    open_page(page, product)
    other = page.context.new_page()
    open_page(other, product)
    other.evaluate("for (let left = 8; left > 0; left--) document.querySelector(\"[data-act='tick cangoo']\").click()")
    other.close()
    until("eight geese", lambda: page.evaluate(READ).get("list", "").count("\n+ cangoo ") == 8)


def test_two_tabs_that_do_not_hear_each_other(page: Page, product: Product) -> None:
    page.context.add_init_script("delete globalThis.BroadcastChannel")
    open_page(page, product)
    tap(tick(page, "Wood Duck"))
    until("the list is stored", lambda: "+ wooduc" in page.evaluate(READ).get("list", ""))
    other = page.context.new_page()
    open_page(other, product)
    tap(tick(other, "Mallard"))
    until("the mallard is stored", lambda: "+ mallar" in other.evaluate(READ)["list"])
    page.bring_to_front()
    tap(tick(page, "Canada Goose"))
    until("merged", lambda: re.findall(r"\n\+ (\w{6})", page.evaluate(READ)["list"]) == ["wooduc", "cangoo", "mallar"])
    until("shown", lambda: tick(page, "Mallard").get_attribute("aria-pressed") == "true")


def test_a_browser_that_does_not_answer(page: Page, product: Product) -> None:
    page.add_init_script("IDBFactory.prototype.open = () => ({})")
    page.goto(product.address())
    live(page)
    until("it says so", lambda: "not answering" in notices(page))


def test_kept_but_unreadable(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(tick(page, "Wood Duck"))
    until("the list is stored", lambda: "+ wooduc" in page.evaluate(READ).get("list", ""))
    page.add_init_script("""const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (stores, mode, options) {
        if (mode !== 'readwrite' && !globalThis.readable) throw new DOMException('no', 'UnknownError');
        return transaction.call(this, stores, mode, options) }""")
    page.reload()
    live(page)
    until("it says so", lambda: "could not be read" in notices(page))
    tap(tick(page, "Mallard"))
    page.evaluate("globalThis.readable = true")
    until("both are kept", lambda: all(any(code in text for text in page.evaluate(READ).values()) for code in ("wooduc", "mallar")))
