"""Finds the tests and runs them, engine by engine."""

import importlib
import inspect
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Callable, Iterator

from playwright.sync_api import sync_playwright

from harness import chromium
from harness.journeys import firefox_session, webkit_session
from harness.product import Product

TESTS = Path(__file__).resolve().parents[1] / "tests"
ENGINES = ("chromium", "firefox", "webkit")


def context(**options: object) -> Callable:
    """Gives a test's browser context other options: `@context(java_script_enabled=False)`."""

    def mark(function: Callable) -> Callable:
        function.options = options
        return function

    return mark


def found(folder: str, word: str) -> list[tuple[str, Callable]]:
    """The tests below a folder of `tests`, in the order in which they stand there."""
    tests = []
    for path in sorted((TESTS / folder).glob("*.py")):
        module = importlib.import_module(f"tests.{folder}.{path.stem}")
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if name.startswith("test_") and function.__module__ == module.__name__:
                tests.append((f"{path.stem}.{name[5:]}", function))
    tests.sort(key=lambda test: (test[1].__module__, test[1].__code__.co_firstlineno))
    return [test for test in tests if word in test[0]]


class Tally:
    """What has passed and what has failed."""

    def __init__(self) -> None:
        self.passed: list[str] = []
        self.failed: list[str] = []

    def count(self, engine: str, name: str, run: Callable[[], None]) -> None:
        """Runs one test and prints its line; one that fails has a second try, and its line says so.

        Browsers that draw in software on a busy machine miss an animation now and then. What fails twice has failed.
        """
        for attempt in (1, 2):
            start = time.monotonic()
            try:
                run()
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # noqa: BLE001 - a test may fail in any way, the others go on
                word = "again" if attempt == 1 else "FAIL "
                print(f"{word} {engine:9}{name:58}{time.monotonic() - start:6.1f} s\n{report(error)}", flush=True)
            else:
                self.passed.append(f"{engine} {name}")
                late = "" if attempt == 1 else "  at the second try"
                print(f"ok    {engine:9}{name:58}{time.monotonic() - start:6.1f} s{late}", flush=True)
                return
        self.failed.append(f"{engine} {name}")


def report(error: BaseException) -> str:
    """Where in the test it failed, and why."""
    lines = [frame for frame in traceback.extract_tb(error.__traceback__) if "/tests/" in frame.filename]
    where = [f"{Path(frame.filename).name}:{frame.lineno}: {frame.line}" for frame in lines[-1:]]
    why = str(error).strip().splitlines() or [type(error).__name__]
    shown = why if len(why) < 16 else why[:6] + why[-9:]
    return "    " + "\n    ".join(where + [line[:400] for line in shown])


def run_chromium(product: Product, word: str, tally: Tally, jobs: int) -> None:
    """The whole suite, by so many browsers at a time; each beyond the first has a server and a store of its own."""
    tests = iter(found("chromium", word))

    def work(own: Product) -> None:
        try:
            run_in_turn(own, tests, tally)
        finally:
            if own is not product:
                own.close()

    with ThreadPoolExecutor(jobs) as pool:
        products = [product, *(Product() for _ in range(jobs - 1))]
        for done in [pool.submit(work, own) for own in products]:
            done.result()


def run_in_turn(product: Product, tests: Iterator[tuple[str, Callable]], tally: Tally) -> None:
    """Runs tests until there are no more."""
    with sync_playwright() as playwright:
        browsers = {with_gl: chromium.launch(playwright, with_gl) for with_gl in (True, False)}
        for name, function in tests:
            def one(name: str = name, function: Callable = function) -> None:
                options = dict(getattr(function, "options", {}))
                with chromium.stage(browsers[options.get("map", False)], name, options) as page:
                    function(page, product)
            tally.count("chromium", name, one)
        for browser in browsers.values():
            browser.close()


def run_driven(engine: str, product: Product, word: str, tally: Tally) -> None:
    """The shorter journey, in an engine that is driven over WebDriver or Marionette."""
    tests = found("journey", word)
    if not tests:
        return
    session = {"firefox": firefox_session, "webkit": webkit_session}[engine]
    for name, function in tests:
        def one(function: Callable = function) -> None:
            with session() as driver:
                function(driver, product)
        tally.count(engine, name, one)


def run(engines: list[str], word: str, only_list: bool, jobs: int) -> int:
    """Runs what was asked for; the exit status."""
    if only_list:
        for folder, shown in (("chromium", "chromium"), ("journey", "firefox, webkit")):
            for name, _ in found(folder, word):
                print(f"{shown:17}{name}")
        return 0
    tally = Tally()
    product = Product()
    try:
        for engine in engines:
            if engine == "chromium":
                run_chromium(product, word, tally, jobs)
            else:
                run_driven(engine, product, word, tally)
    finally:
        product.close()
    for name in tally.failed:
        print(f"failed: {name}")
    print(f"{len(tally.passed)} passed, {len(tally.failed)} failed")
    return 1 if tally.failed or not tally.passed else 0
