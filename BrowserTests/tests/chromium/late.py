"""What comes late: a write that the disk takes after all, and a list that another window has finished meanwhile."""

from playwright.sync_api import Page

from harness.axe import faults
from harness.page import FRONT, open_page, said, tap, tick
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until
from tests.chromium.mylist import count, kept, my_list

# Transactions end only when the test says so: each is kept busy with requests until then.
SLOW = """(() => {
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (names, mode, ...rest) {
    const transaction = begin.call(this, names, mode, ...rest);
    if (mode === 'readwrite' && globalThis.isSlow) {
      const store = transaction.objectStore('kept');
      const wait = () => { if (globalThis.isSlow) store.get('nothing').onsuccess = wait; };
      wait();
    }
    return transaction;
  };
})()"""

# This window tells no other one what it does, as when a browser has put the other one to sleep; nor does it leave anything for
# it, which on a busy machine, where a write takes longer than 2 s, the other one would find and hear of the finish by.
MUTE = "BroadcastChannel.prototype.postMessage = () => {}; Storage.prototype.setItem = () => {}"


# What other windows say reaches this one only once the test says so.
LATE = """(() => {
  const add = BroadcastChannel.prototype.addEventListener, waiting = [];
  BroadcastChannel.prototype.addEventListener = function (kind, take) {
    add.call(this, kind, event => globalThis.hears ? take(event) : waiting.push(() => take(event)));
  };
  globalThis.hear = () => { globalThis.hears = true; for (const one of waiting) one(); };
})()"""


def notice(page: Page) -> str:
    """What the notice says; nothing where there is none."""
    found = page.locator(".notice-text")
    return found.inner_text() if found.count() else ""


@context(may_complain=True)
def test_a_late_write_takes_its_warning_back(page: Page, product: Product) -> None:
    page.add_init_script(SLOW)
    open_page(page, product)
    page.evaluate("globalThis.isSlow = true")
    tap(tick(page, "Canada Goose"))
    until("the warning", lambda: notice(page).startswith("Could not save on this device"), 10)
    page.evaluate("globalThis.isSlow = false")
    said(page, "Saved on this device after all")
    until("the warning is gone", lambda: not notice(page).startswith("Could not save"))
    assert any("Canada Goose" in text for text in kept(page).values()), "it is not on the disk"


def finished_elsewhere(page: Page, product: Product) -> Page:
    """A list that runs in two windows, finished in the other one, of which this one has not heard when it ticks on."""
    open_page(page, product)
    tap(tick(page, "Canada Goose"))
    said(page, "Canada Goose, 1")
    other = page.context.new_page()
    other.add_init_script(MUTE)
    open_page(other, product)
    my_list(other)
    tap(other.locator(FRONT).get_by_role("button", name="Finish", exact=True))
    said(other, "List finished")
    page.bring_to_front()
    tap(tick(page, "Mallard"))
    until("it is said", lambda: notice(page) == "Finished elsewhere. 1 bird ticked here since then stands on it.")
    return other


def test_ticks_after_a_finish_elsewhere_go_to_a_new_list(page: Page, product: Product) -> None:
    finished_elsewhere(page, product)
    equal(faults(page), [], "axe")
    tap(page.get_by_role("button", name="New List", exact=True))
    said(page, "New list with 1 bird")
    my_list(page)
    until("on the new list", lambda: count(page, "Mallard") == 1)
    equal(count(page, "Canada Goose"), 0, "geese on the new list")
    journals = [text for key, text in kept(page).items() if key.startswith("journal-")]
    equal(len(journals), 2, "lists")


def test_ticks_after_a_finish_elsewhere_reopen_the_list(page: Page, product: Product) -> None:
    finished_elsewhere(page, product)
    tap(page.get_by_role("button", name="Reopen", exact=True))
    said(page, "List taken up again")
    my_list(page)
    until("both on the one list", lambda: (count(page, "Mallard"), count(page, "Canada Goose")) == (1, 1))


def test_two_windows_that_begin_at_once_begin_one_list(page: Page, product: Product) -> None:
    open_page(page, product)
    other = page.context.new_page()
    # This one hears of nothing before it has ticked.
    other.add_init_script(LATE)
    open_page(other, product)
    page.evaluate("document.querySelector(\"[data-act='tick cangoo']\").click()")
    other.evaluate("document.querySelector(\"[data-act='tick wooduc']\").click()")
    until("both are kept", lambda: len(kept_lists(page)) == 2)
    other.evaluate("globalThis.hear()")
    until("one of them is left", lambda: sum(" delete" in text for text in kept_lists(page)) == 1)
    my_list(page)
    until("both birds on it", lambda: (count(page, "Wood Duck"), count(page, "Canada Goose")) == (1, 1))


def kept_lists(page: Page) -> list[str]:
    """The journals that are kept."""
    return [text for key, text in kept(page).items() if key.startswith("journal-")]
