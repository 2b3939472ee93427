"""Past lists: pages that a program in a worker draws into sheets."""

from playwright.sync_api import Locator, Page

from harness.axe import faults
from harness.fits import outside
from harness.frames import PHONE
from harness.page import FRONT, close, live, open_page, said, settled, tap, tick, title
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until
from tests.chromium.mylist import my_list


def finished(page: Page, *birds: str) -> None:
    """Keeps a list with these birds, and finishes it."""
    for bird in birds:
        tap(tick(page, bird))
        said(page, f"{bird}, 1")
    my_list(page)
    tap(page.locator(FRONT).get_by_role("button", name="Finish", exact=True))
    said(page, "List finished")
    close(page)
    until("My List", lambda: title(page) == "My List")


def past_lists(page: Page) -> None:
    """Opens Past lists from My List."""
    settled(page)
    page.locator(FRONT).get_by_role("button", name="Past lists", exact=True).click()
    until("Past lists", lambda: title(page) == "Past lists")


def lines(page: Page) -> list[str]:
    """The rows of the front page, as they are read."""
    return page.locator(f"{FRONT} .mount li").all_inner_texts()


def birds(page: Page) -> list[str]:
    """The birds of the list in front."""
    return page.locator(f"{FRONT} .mount ul").first.locator(".name").all_inner_texts()


def line(page: Page, words: str) -> Locator:
    """The button of the first row with these words."""
    return page.locator(f"{FRONT} .mount li button", has_text=words).first


def test_a_finished_list_is_found_again(page: Page, product: Product) -> None:
    open_page(page, product)
    finished(page, "Canada Goose", "Mallard")
    past_lists(page)
    until("the list", lambda: len(lines(page)) == 1 and "2 species" in lines(page)[0])
    field = page.locator(FRONT).get_by_role("searchbox")
    field.fill("heron")
    until("nothing found", lambda: page.locator(FRONT).get_by_text("Nothing found").count())
    field.fill("goose")
    until("found by a bird", lambda: len(lines(page)) == 1)
    line(page, "2 species").click()
    until("its birds", lambda: birds(page) == ["Canada Goose", "Mallard"])
    page.reload()
    live(page)
    until("the same after a reload", lambda: birds(page) == ["Canada Goose", "Mallard"])
    page.locator(FRONT).get_by_role("button", name="Edit", exact=True).click()
    until("the list's own sheet", lambda: page.locator(FRONT).get_by_role("button", name="Details", exact=True).count())
    page.go_back()
    until("and back", lambda: birds(page) == ["Canada Goose", "Mallard"])
    line(page, "Mallard").click()
    until("the bird's own sheet", lambda: title(page) == "Mallard")
    page.go_back()
    until("back at the list", lambda: birds(page) == ["Canada Goose", "Mallard"])
    close(page)
    until("back at Past lists", lambda: title(page) == "Past lists" and len(lines(page)) == 1)


def test_a_list_finished_elsewhere_comes_at_once(page: Page, product: Product) -> None:
    open_page(page, product, mode="list", past="days Past lists")
    until("nothing yet", lambda: page.locator(FRONT).get_by_text("No past lists yet").count())
    other = page.context.new_page()
    open_page(other, product)
    finished(other, "Wood Duck")
    page.bring_to_front()
    until("the other tab's list", lambda: len(lines(page)) == 1)


@context(may_complain=True)
def test_a_dead_worker_says_so_and_starts_again(page: Page, product: Product) -> None:
    page.route("**/lists.wasm", lambda route: route.abort())
    open_page(page, product, mode="list", past="days Past lists")
    until("the sentence", lambda: page.locator(FRONT).get_by_text("have stopped").count())
    page.unroute("**/lists.wasm")
    page.locator(FRONT).get_by_role("button", name="Try again").click()
    until("it works again", lambda: page.locator(FRONT).get_by_text("No past lists yet").count())
    equal(page.locator(f"{FRONT} .mount[role=alert]").count(), 0, "alerts")


HEADER = ("Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,Latitude,"
          "Longitude,Date,Time,Protocol,Duration (Min),All Obs Reported,Distance Traveled (km),Observation Details\n")
HOSTILE = "<img src=x onerror=alert(1)>"


def my_ebird(lists: int) -> bytes:
    """A person's download from eBird: names in French, markup in comments, two lines that cannot be read."""
    rows = [f"S90{number:04},Bernache du Canada,Branta canadensis,1,3,CA-BC,,L1,Île {HOSTILE},49.3,-123.14,2019-05-{1 + number % 28:02},"
            f"09:41 AM,eBird - Stationary Count,47,1,,{HOSTILE}\n" for number in range(lists)]
    return (HEADER + "".join(rows) + "S9,Mallard\n" + 'S8,"no end').encode()


def bring(page: Page, name: str, data: bytes) -> None:
    """Chooses a file on the page of files."""
    page.locator(FRONT).locator("input[type=file]").set_input_files({"name": name, "mimeType": "text/csv", "buffer": data})


def test_a_file_is_seen_before_it_is_stored(page: Page, product: Product) -> None:
    open_page(page, product, mode="list", past="files Files")
    front = page.locator(FRONT)
    until("the page", lambda: front.get_by_text("Choose a file").count())
    bring(page, "MyEBirdData.csv", my_ebird(70))
    until("the preview", lambda: front.get_by_text("Adds 70 lists, changes 0.").count())
    equal(front.get_by_role("heading", name="2 lines were not read").count(), 1, "problems")
    page.reload()
    live(page)
    until("nothing was stored", lambda: front.get_by_text("Choose a file").count() and not front.get_by_text("Save all lists").count())
    bring(page, "MyEBirdData.csv", my_ebird(70))
    front.get_by_role("button", name="Add 70 lists").click()
    until("it is stored", lambda: front.get_by_text("Added 70 lists, changed 0.").count())
    page.reload()
    live(page)
    until("it stays", lambda: front.get_by_text("Save all lists").count())
    bring(page, "MyEBirdData.csv", my_ebird(70))
    until("nothing twice", lambda: front.get_by_text("Adds 0 lists, changes 0.").count())
    front.get_by_role("button", name="Close").last.click()
    until("it is gone", lambda: front.get_by_text("Choose a file").count())
    bring(page, "photo.jpg", bytes(range(256)) * 40)
    until("what is none says so", lambda: front.get_by_text("neither MyEBirdData.csv").count())
    equal(page.locator(f"{FRONT} .mount img").count(), 0, "images from a file")


KEPT = """([keys, bytes]) => new Promise(done => {
  const opening = indexedDB.open('wingbar-past');
  opening.onsuccess = () => {
    const store = opening.result.transaction('kept', 'readwrite').objectStore('kept');
    const request = keys ? store.getAllKeys() : store.get('archive');
    if (bytes) store.put(new Uint8Array(bytes), 'archive');
    request.transaction.oncomplete = () => { opening.result.close(); done([...request.result || []]); };
  };
})"""


def test_what_another_tab_brought_in_meanwhile_stays(page: Page, product: Product) -> None:
    front = page.locator(FRONT)
    open_page(page, product, mode="list", past="files Files")
    bring(page, "one.csv", my_ebird(40))
    front.get_by_role("button", name="Add 40 lists").click()
    until("it is stored", lambda: front.get_by_text("Added 40 lists").count())
    # The page starts without them, and has not heard of them when the next file is confirmed.
    one = page.evaluate(KEPT, [False, []])
    open_page(page, product, mode="list", past="files Files")
    bring(page, "two.csv", my_ebird(40).replace(b"S90", b"S91"))
    until("the preview", lambda: front.get_by_text("Adds 40 lists, changes 0.").count())
    page.evaluate(KEPT, [False, one])
    front.get_by_role("button", name="Add 40 lists").click()
    until("it is stored", lambda: front.get_by_text("Added 40 lists").count())
    open_page(page, product, mode="list", past="days Past lists")
    until("the lists of both", lambda: front.get_by_text("80 lists").count())


def test_damaged_lists_are_put_aside(page: Page, product: Product) -> None:
    open_page(page, product)
    finished(page, "Canada Goose")
    past_lists(page)
    until("the list", lambda: len(lines(page)) == 1)
    page.evaluate(KEPT, [False, [87, 66, 65, 1, 255]])
    open_page(page, product, mode="list", past="files Files")
    front = page.locator(FRONT)
    until("the sentence", lambda: front.get_by_text("They are set aside").count())
    until("the bytes under another key", lambda: [key[:16] for key in page.evaluate(KEPT, [True, None]) if "archive" in key] == ["archive-damaged-"])
    bring(page, "MyEBirdData.csv", my_ebird(3))
    front.get_by_role("button", name="Add 3 lists").click()
    until("it is stored", lambda: front.get_by_text("Added 3 lists").count())
    open_page(page, product, mode="list", past="days Past lists")
    until("with the own list", lambda: len(lines(page)) == 4)


def test_lists_go_out_as_files_and_come_back(page: Page, product: Product) -> None:
    open_page(page, product)
    finished(page, "Canada Goose", "Wood Duck")
    past_lists(page)
    line(page, "2 species").click()
    front = page.locator(FRONT)
    with page.expect_download() as saved:
        front.get_by_role("button", name="For eBird's import").click()
    rows = saved.value.path().read_text(encoding="utf-8").splitlines()
    equal([row.split(",")[:4] for row in rows], [["Canada Goose", "Branta", "canadensis", "1"], ["Wood Duck", "Aix", "sponsa", "1"]], "rows")
    until("it is marked", lambda: front.get_by_text("Handed over already").count())
    front.get_by_role("button", name="For eBird's import").click()
    until("a second time asks", lambda: front.get_by_role("button", name="Save again").count())
    with page.expect_download() as saved:
        front.get_by_role("button", name="Wingbar (JSON)").click()
    file = saved.value.path().read_bytes()
    page.evaluate("new Promise(done => { const gone = indexedDB.deleteDatabase('wingbar'); gone.onsuccess = done; gone.onblocked = done })")
    open_page(page, product, mode="list", past="files Files")
    bring(page, "lists.json", file)
    front.get_by_role("button", name="Add 1 list").click()
    until("it is back", lambda: front.get_by_text("Added 1 list").count())
    open_page(page, product, mode="list", past="days Past lists")
    until("and shown", lambda: len(lines(page)) == 1)


CAUGHT = "navigator.share = data => { globalThis.caught = data; return Promise.resolve() }"


def test_a_link_shows_the_list_elsewhere(page: Page, product: Product) -> None:
    page.add_init_script(CAUGHT)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    open_page(page, product)
    finished(page, "Canada Goose")
    past_lists(page)
    line(page, "1 species").click()
    front = page.locator(FRONT)
    front.get_by_role("button", name="Share a link").click()
    until("a link", lambda: page.evaluate("globalThis.caught?.text?.includes('#list=')"))
    link = page.evaluate("caught.text").split("\n")[-1]
    page.evaluate("""Promise.all(['wingbar', 'wingbar-past'].map(name => new Promise(done => {
      const gone = indexedDB.deleteDatabase(name); gone.onsuccess = done; gone.onblocked = done })))""")
    page.goto("about:blank")
    page.goto(link)
    live(page)
    until("the list", lambda: title(page) == "Shared list" and birds(page) == ["Canada Goose"])
    page.reload()
    live(page)
    until("after a reload too", lambda: birds(page) == ["Canada Goose"])
    front.get_by_role("button", name="Keep", exact=True).click()
    until("it is kept", lambda: front.get_by_text("among your past lists").count())
    secret = link.split("#list=")[1]
    equal([url for url in asked if secret in url.split("#")[0]], [], "requests with the list in them")
    other = page.context.new_page()
    for damaged in ("%3Cb%3E", secret[:-9]):
        other.goto("about:blank")
        other.goto(f"{product.origin}/#list={damaged}")
        live(other)
        until("a damaged link says so", lambda: other.locator(FRONT).get_by_text("cannot be read").count())
    page.bring_to_front()
    page.reload()
    live(page)
    until("the good one is still there", lambda: title(page) == "Shared list" and birds(page) == ["Canada Goose"])


@context(may_complain=True, service_workers="allow")
def test_past_lists_without_a_network(page: Page, product: Product) -> None:
    open_page(page, product)
    finished(page, "Mallard")
    kept = "navigator.serviceWorker.ready.then(() => caches.match('/wasm/lists.wasm')).then(found => found ? 1 : 0)"
    until("the worker's files are kept", lambda: page.evaluate(kept), 20)
    page.context.set_offline(True)
    past_lists(page)
    until("the list", lambda: len(lines(page)) == 1)


PAGES = ["days Past lists", "life Life list", "years Years", "places Places", "files Files", "list/S900001 A place"]


def test_every_page_reaches_everyone(page: Page, product: Product) -> None:
    page.goto(product.address(mode="list", past="files Files"))
    live(page)
    rows = my_ebird(40).decode().split("\n", 1)
    more = "S8,Colvert,Anas platyrhynchos,1,3,CA-BC,,L1,Elsewhere,49.2,-123.2,2021-05-01,09:41 AM,eBird - Stationary Count,47,1,,\n"
    bring(page, "MyEBirdData.csv", f"{rows[0]}\n{more}{rows[1]}".encode())
    found = [f"preview: {fault}" for fault in faults(page)]
    page.locator(FRONT).get_by_role("button", name="Add 41 lists").click()
    until("it is stored", lambda: page.locator(FRONT).get_by_text("Added 41 lists").count())
    for path in PAGES:
        page.set_viewport_size(PHONE)
        open_page(page, product, mode="list", past=path, detent="full")
        until(path, lambda: lines(page))
        settled(page)
        found += [f"{path}: {fault}" for fault in faults(page)]
        page.emulate_media(color_scheme="dark")
        found += [f"{path}, dark: {fault}" for fault in faults(page, "color-contrast")]
        page.emulate_media(color_scheme="light")
        page.set_viewport_size({"width": 320, "height": 640})
        settled(page)
        found += [f"{path}, 320 px: {fault}" for fault in outside(page)]
        page.evaluate("document.documentElement.dir = 'rtl'")
        found += [f"{path}, right to left: {fault}" for fault in outside(page)]
    assert not found, "\n".join(found)
