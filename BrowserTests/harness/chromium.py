"""Chromium under test: a fresh context for each test, and whatever the page complains of."""

import shutil
from contextlib import contextmanager
from typing import Iterator

from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright

from harness.product import ROOT

PHONE = {"width": 402, "height": 874}
TABLET = {"width": 1194, "height": 834}
SOFTWARE_GL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"]
FAILURES = ROOT / ".wingbar/browser-failures"


def launch(playwright: Playwright, with_gl: bool = True) -> Browser:
    """Debian's Chromium, with the software renderer for WebGL; without GL it composes a frame ten times as fast."""
    program = shutil.which("chromium")
    if not program:
        raise RuntimeError("chromium is missing: apt-get install chromium")
    return playwright.chromium.launch(
        executable_path=program,
        args=["--no-sandbox", *(SOFTWARE_GL if with_gl else ["--disable-gpu"])])


# Counts what moves by itself and what the policy refuses, from the first byte on.
WATCH = """
globalThis.watched = { shift: 0, moved: [], refused: [] };
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
    watched.shift += entry.value;
    for (const { node } of entry.sources) watched.moved.push(node?.nodeName + "." + (node?.className ?? node?.data));
  }
}).observe({ type: 'layout-shift', buffered: true });
document.addEventListener('securitypolicyviolation', event =>
  watched.refused.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));
"""


def heard(message: ConsoleMessage, with_map: bool, complaints: list[str]) -> None:
    """Notes an error on the console, except that there is no map where a test has none."""
    if message.type != "error":
        return
    if not with_map and (message.text.startswith("there is no map") or "maplibre-gl.js" in message.location.get("url", "")):
        return
    complaints.append(f"console: {message.text}")


@contextmanager
def stage(browser: Browser, name: str, options: dict) -> Iterator[Page]:
    """A page in a context of its own. Fails afterwards where the page reported an error or broke its policy.

    Drawing the map by software is most of the work of a page, so only tests that ask for it (`map=True`) have one; the
    others run the page as it is in a browser without WebGL, which also composes a frame ten times as fast; what glass
    lets through differs by 1 % at most. Service workers are off unless a test asks for them.
    """
    quiet, with_map = options.pop("may_complain", False), options.pop("map", False)
    phone = options.get("viewport", PHONE) == PHONE
    context = browser.new_context(**{
        "viewport": PHONE, "has_touch": phone, "is_mobile": phone, "device_scale_factor": 1, "locale": "en-CA",
        "timezone_id": "America/Vancouver", "service_workers": "block", **options})
    context.set_default_timeout(20_000)
    complaints: list[str] = []
    page = context.new_page()
    if not with_map:
        # Not by a route: then every request would ask here, and nothing would be cached.
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setBlockedURLs", {"urls": ["*/vendor/maplibre-gl.js"]})
    page.add_init_script(WATCH)
    page.on("pageerror", lambda error: complaints.append(f"uncaught: {error}"))
    page.on("console", lambda message: heard(message, with_map, complaints))
    try:
        yield page
        if not quiet:
            if context.browser and options.get("java_script_enabled", True):
                complaints += [f"refused: {text}" for text in page.evaluate("globalThis.watched?.refused ?? []")]
            assert not complaints, "the page complains:\n  " + "\n  ".join(complaints[:8])
    except BaseException:
        FAILURES.mkdir(parents=True, exist_ok=True)
        try:
            page.screenshot(path=FAILURES / f"{name}.png", timeout=5_000)
        except Exception as error:  # noqa: BLE001 - the first failure is the one to show
            print(f"    (no picture: {type(error).__name__})")
        raise
    finally:
        context.close()
