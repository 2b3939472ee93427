"""Waiting for something to become true. No test waits for a fixed time where it can wait for a fact."""

import time
from typing import Callable, TypeVar

T = TypeVar("T")


def until(what: str, question: Callable[[], T], seconds: float = 15) -> T:
    """Asks until the answer is true and gives it; fails with what was waited for and the last answer."""
    end = time.monotonic() + seconds
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"{what}: still {answer!r} after {seconds:g} s")
        time.sleep(0.03)


def equal(found: object, expected: object, what: str) -> None:
    """Fails where two values differ, and says both."""
    assert found == expected, f"{what}: {found!r}, expected {expected!r}"
