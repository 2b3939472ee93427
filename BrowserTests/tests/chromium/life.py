"""What is new for a person: marked by the species of their past lists, on Nearby and Rare, and right after every change."""

from playwright.sync_api import Page

from harness.page import FRONT, close, live, open_page, row, rows, said, settled, tap, tick, title
from harness.product import Product
from harness.waiting import equal, until
from tests.chromium.mylist import my_list
from tests.chromium.past import HEADER, bring

# A person's download: common names in their language, a form and a spuh; the scientific name tells which bird it is.
SEEN = [("Bernache du Canada", "Branta canadensis"), ("Pigeon biset", "Columba livia (Feral Pigeon)"),
        ("Paruline à couronne rousse", "Setophaga palmarum"), ("canard sp.", "Anatinae sp.")]


def my_ebird() -> bytes:
    """One list with those birds."""
    return (HEADER + "".join(
        f"S900001,{name},{scientific},{at + 1},1,CA-BC,,L1,Île,49.3,-123.14,2019-05-01,09:41 AM,eBird - Stationary Count,47,1,,\n"
        for at, (name, scientific) in enumerate(SEEN))).encode()


def new(page: Page) -> set[str]:
    """The birds of the front sheet that are marked as new; Rare draws its rows' facts as Nearby does."""
    return {label.split(",")[0] for label in rows(page) if "New for you" in label}


def names(page: Page) -> set[str]:
    """The birds of the front sheet."""
    return {label.split(",")[0] for label in rows(page)}


def mode(page: Page, name: str, heading: str) -> None:
    """Goes to a mode."""
    tap(page.get_by_role("navigation", name="Modes").get_by_role("button", name=name, exact=True))
    until(name, lambda: title(page) == heading and rows(page))
    settled(page)


def check(page: Page, seen: set[str], what: str) -> None:
    """On Nearby and Rare everything is new but what was seen, and names that are no species."""
    mode(page, "Nearby", "Lost Lagoon")
    until(f"{what}: Nearby", lambda: new(page) == names(page) - seen - NO_SPECIES)
    assert names(page) & seen, f"{what}: none of {seen} is in Nearby"
    mode(page, "Rare", "Rare Bird Alert")
    until(f"{what}: Rare", lambda: new(page) == names(page) - seen)


NO_SPECIES = {"<b onclick=globalThis.pwned=6>Mute</b> \"Swan\""}


def test_new_for_you_follows_the_life_list(page: Page, product: Product) -> None:
    open_page(page, product)
    near = title(page)
    equal(new(page), set(), "marks before there is a past list")
    equal(near, "Lost Lagoon", "the place")
    open_page(page, product, mode="list", past="files Files")
    bring(page, "MyEBirdData.csv", my_ebird())
    page.locator(FRONT).get_by_role("button", name="Add 1 list").click()
    until("it is stored", lambda: page.locator(FRONT).get_by_text("Added 1 list, changed 0.").count())
    close(page)
    seen = {"Canada Goose", "Rock Pigeon", "Palm Warbler"}
    check(page, seen, "after the import")
    page.reload()
    live(page)
    check(page, seen, "after a reload")
    # A bird of a list of one's own is not new any more, once that is finished.
    mode(page, "Nearby", "Lost Lagoon")
    tap(tick(page, "Mallard"))
    said(page, "Mallard, 1")
    my_list(page)
    tap(page.locator(FRONT).get_by_role("button", name="Finish", exact=True))
    said(page, "List finished")
    seen.add("Mallard")
    close(page)
    check(page, seen, "after a list")
    # Thrown away, it is new again.
    my_list(page)
    settled(page)
    page.locator(FRONT).get_by_role("button", name="Past lists", exact=True).click()
    until("Past lists", lambda: title(page) == "Past lists")
    settled(page)
    page.locator(f"{FRONT} .mount li button", has_text="1 species").first.click()
    page.locator(FRONT).get_by_role("button", name="Edit", exact=True).click()
    until("its own sheet", lambda: page.locator(FRONT).get_by_role("button", name="Details", exact=True).count())
    settled(page)
    page.locator(FRONT).get_by_role("button", name="Details", exact=True).click()
    until("Details", lambda: title(page) == "Details")
    settled(page)
    page.locator(FRONT).get_by_role("button", name="Delete This List").click()
    said(page, "thrown away")
    seen.remove("Mallard")
    page.goto(product.address())
    live(page)
    check(page, seen, "after it was thrown away")
