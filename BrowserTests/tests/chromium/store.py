"""What is kept: two tabs' lines, a page closed at once, a browser that does not answer."""

import re

from playwright.sync_api import Page

from harness.kills import kill_often
from harness.page import live, open_page, tap, tick
from harness.product import Product
from harness.waiting import until

READ = """new Promise(done => { const open = indexedDB.open('wingbar', 1);
  open.onsuccess = () => { const store = open.result.transaction('kept').objectStore('kept'), keys = store.getAllKeys();
    const all = store.getAll(); all.onsuccess = () => {
      open.result.close(); done(Object.fromEntries(all.result.map((text, at) => [keys.result[at], text]))) } } })"""


def journals(page: Page) -> str:
    """The lines of all lists that are stored."""
    return "\n".join(text for key, text in page.evaluate(READ).items() if key.startswith("journal-"))


def notices(page: Page) -> str:
    """What the page's notices say."""
    return " ".join(page.locator(".notice").all_inner_texts())


def test_many_ticks_then_closed(page: Page, product: Product) -> None:
    open_page(page, product)
    other = page.context.new_page()
    open_page(other, product)
    other.evaluate("for (let left = 8; left > 0; left--) document.querySelector(\"[data-act='tick cangoo']\").click()")
    other.close()
    until("eight geese", lambda: journals(page).count(" cangoo ") == 8)


def test_one_tab_closed_at_once_and_opened_again(page: Page, product: Product) -> None:
    open_page(page, product)
    other = page.context.new_page()
    open_page(other, product)
    page.goto("about:blank")
    other.evaluate("for (let left = 3; left > 0; left--) document.querySelector(\"[data-act='tick mallar3']\").click()")
    other.close()
    open_page(page, product)
    until("three mallards", lambda: tick(page, "Mallard").inner_text().strip() == "3")
    until("on the disk", lambda: journals(page).count(" mallar3 ") == 3 and not page.evaluate("Object.keys(localStorage).length"))


def test_what_was_left_and_cannot_be_read(page: Page, product: Product) -> None:
    page.add_init_script("localStorage.setItem('outbox-0', '[[1, 2], null'); localStorage.setItem('outbox-1', '[[\"list\", \"x\"], 7]')")
    open_page(page, product)
    tap(tick(page, "Mallard"))
    until("the mallard is stored", lambda: " mallar3" in journals(page))


def test_two_tabs_that_do_not_hear_each_other(page: Page, product: Product) -> None:
    page.context.add_init_script("delete globalThis.BroadcastChannel")
    open_page(page, product)
    tap(tick(page, "Wood Duck"))
    until("the list is stored", lambda: " wooduc" in journals(page))
    other = page.context.new_page()
    open_page(other, product)
    tap(tick(other, "Mallard"))
    until("the mallard is stored", lambda: " mallar" in journals(other))
    page.bring_to_front()
    tap(tick(page, "Canada Goose"))
    until("merged", lambda: set(re.findall(r" add 1 0 (\w{6})", journals(page))) == {"wooduc", "cangoo", "mallar"})
    until("shown", lambda: tick(page, "Mallard").get_attribute("aria-pressed") == "true")


def test_a_browser_that_does_not_answer(page: Page, product: Product) -> None:
    page.add_init_script("IDBFactory.prototype.open = () => ({})")
    page.goto(product.address())
    live(page)
    until("it says so", lambda: "not answering" in notices(page))


def test_killed_in_the_middle(page: Page, product: Product) -> None:
    tally = kill_often(page.context.browser.browser_type, product, 20, seed=20)
    assert not tally.wrong, "\n".join(tally.wrong)
    assert tally.kills == 20 and tally.shown > 20, f"{tally.kills} kills, {tally.shown} changes were shown"


def test_nothing_is_shown_before_it_is_kept(page: Page, product: Product) -> None:
    # A disk that takes its time: each write is under way for 400 ms.
    page.add_init_script("""const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (...args) {
        const made = transaction.apply(this, args);
        if (args[1] !== 'readwrite') return made;
        globalThis.writing = true;
        const until = performance.now() + 400, { get } = IDBObjectStore.prototype, store = made.objectStore('kept');
        const again = () => { if (performance.now() < until) get.call(store, '').onsuccess = again; };
        again();
        made.addEventListener('complete', () => { globalThis.writing = false; });
        return made }""")
    open_page(page, product)
    early = page.evaluate("""() => new Promise(done => {
      const tick = document.querySelector("[data-act='tick cangoo']");
      new MutationObserver(() => { if (tick.getAttribute('aria-pressed') === 'true') done(globalThis.writing); })
        .observe(tick, { attributes: true });
      tick.click();
    })""")
    assert early is False, "the tick was shown while it was being written"


def test_persistence_is_asked_for_at_the_first_tick(page: Page, product: Product) -> None:
    page.add_init_script("globalThis.asked = 0; StorageManager.prototype.persist = async () => { asked++; return true }")
    open_page(page, product)
    page.evaluate("document.body.appendChild(Object.assign(document.createElement('button'), { id: 'dark' })).setAttribute('data-act', 'theme dark')")
    page.evaluate("document.getElementById('dark').click()")
    until("the setting is stored", lambda: "theme dark" in page.evaluate(READ).get("settings", ""))
    assert page.evaluate("asked") == 0, "asked for a setting"
    tap(tick(page, "Wood Duck"))
    until("it was asked", lambda: page.evaluate("asked") == 1)
    tap(tick(page, "Wood Duck"))
    until("two ducks", lambda: journals(page).count(" wooduc ") == 2)
    assert page.evaluate("asked") == 1, "asked twice"


FULL = """const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (...args) {
        if (args[1] === 'readwrite' && globalThis.isFull) throw new DOMException('full', 'QuotaExceededError');
        return transaction.apply(this, args) }"""


def test_all_that_one_step_wrote_is_tried_again(page: Page, product: Product) -> None:
    page.add_init_script(FULL)
    open_page(page, product)
    tap(tick(page, "Wood Duck"))
    until("the list is stored", lambda: " wooduc" in journals(page))
    # What one turn asks for is written together: the end of the list, and a setting.
    page.evaluate("""() => { globalThis.isFull = true;
      for (const action of ['finish', 'theme dark']) {
        const button = document.body.appendChild(document.createElement('button'));
        button.setAttribute('data-act', action);
        button.click();
      } }""")
    until("it says so", lambda: "QuotaExceededError" in notices(page))
    page.evaluate("globalThis.isFull = false")
    # This goes to a list of its own.
    tap(tick(page, "Mallard"))
    until("the end and the tick are kept", lambda: " finish" in journals(page) and " mallar3 " in journals(page))
    until("the setting is kept", lambda: "theme dark" in page.evaluate(READ).get("settings", ""))
    until("the warning is gone", lambda: "QuotaExceededError" not in notices(page))


def test_a_full_disk(page: Page, product: Product) -> None:
    page.add_init_script(FULL)
    open_page(page, product)
    page.evaluate("globalThis.isFull = true")
    tap(tick(page, "Wood Duck"))
    until("it says so", lambda: "QuotaExceededError" in notices(page))
    assert page.locator(".notice").get_by_role("button", name="Share", exact=True).count(), "no way out"
    page.evaluate("globalThis.isFull = false")
    tap(tick(page, "Mallard"))
    until("both are kept", lambda: all(code in journals(page) for code in (" wooduc ", " mallar3 ")))


def test_kept_but_unreadable(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(tick(page, "Wood Duck"))
    until("the list is stored", lambda: " wooduc" in journals(page))
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
