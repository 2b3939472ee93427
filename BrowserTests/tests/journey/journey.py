"""The shorter journey, in Firefox and WebKitGTK: mouse, wheel and keys."""

from harness.driver import Driver
from harness.product import Product
from harness.waiting import equal

ROWS = "return [...document.querySelectorAll('.sheet:not([inert]) li.row > button.open')].map(e => e.getAttribute('aria-label'))"
TITLE = "return document.querySelector('.sheet:not([inert]) h2')?.textContent"
LIST = "const s = document.querySelector('.sheet:not([inert])'); return s.querySelector('.scroller').scrollTop - s.querySelector('.area').offsetTop"


def test_list_bird_close(driver: Driver, product: Product) -> None:
    driver.open(product.address())
    driver.live()
    names = [bird["name"] for bird in product.nearby()["species"]]
    labels = driver.run(ROWS)
    equal(len(labels), len(names), "rows")
    assert all(label.startswith(name + ", ") for label, name in zip(labels, names)), labels
    driver.click("button", "Canada Goose, 21 hours ago, 64 birds")
    driver.wait("the bird", f"return (() => {{ {TITLE} }})() === 'Canada Goose'")
    driver.click("button", "Close")
    driver.wait("closed", "return !document.querySelector('#app .sheet.pushed')")
    driver.wait("the row has the focus", "return (document.activeElement.getAttribute('aria-label') ?? '').startsWith('Canada Goose, ')")
    driver.wait("the map", "return document.querySelectorAll('#map canvas').length === 1 && document.querySelectorAll('#map .disc').length > 0", seconds=30)


def test_wheel(driver: Driver, product: Product) -> None:
    driver.open(product.address(detent="full"))
    driver.live()
    driver.wait("the sheet is at full", f"return (() => {{ {LIST} }})() >= -1")
    driver.wheel(200, 600, 120, 5)
    driver.wait("the list is scrolled", f"return (() => {{ {LIST} }})() > 100")
    driver.wait("the bar is small", "return document.querySelector('.shell').dataset.bar === 'minimised'")


def test_grabber(driver: Driver, product: Product) -> None:
    driver.open(product.address())
    driver.live()
    for name in ("full", "peek", "half"):
        driver.click("slider", "Sheet height")
        driver.wait(name, f"return document.querySelector('.sheet:not([inert])').dataset.detent === '{name}'")
    driver.wait("half on the screen", """const top = document.querySelector('.sheet:not([inert]) .panel').getBoundingClientRect().top;
      return top > innerHeight * 0.3 && top < innerHeight * 0.6""")


def test_tick_reload(driver: Driver, product: Product) -> None:
    driver.open(product.address())
    driver.live()
    for number in (1, 2):
        driver.click("button", "Seen It, Canada Goose")
        driver.wait(f"{number} is said",
                    "return [...document.querySelectorAll('[role=status]')].some(e => e.textContent.includes('Canada Goose, ' + arguments[0]))", number)
    driver.reload()
    driver.live()
    driver.wait("two after a reload", "return find('button', 'Seen It, Canada Goose')?.textContent.trim() === '2'")
    driver.click("button", "My List")
    driver.wait("My List", f"return (() => {{ {TITLE} }})() === 'My List'")
    equal(len(driver.run(ROWS)), 1, "rows")


def test_search(driver: Driver, product: Product) -> None:
    driver.open(product.address())
    driver.live()
    driver.click("button", "Search")
    driver.wait("the field has the focus", "return document.activeElement.getAttribute('role') === 'searchbox'")
    driver.type("spar")
    driver.wait("Song Sparrow", "return find('button', 'Song Sparrow, 3 hours ago nearby')")
    driver.wait("Sparwood", "return find('button', 'Sparwood…')")
    driver.type("\ue00c")
    driver.wait("Nearby again", "return !document.querySelector('[role=searchbox]')")
