"""A pen on the glass of Chromium, as events of its input pipeline."""

import time

from playwright.sync_api import Page


class Pen:
    """One pen; `down`, `to`, `up`. Its events carry times of their own, as a finger's do."""

    def __init__(self, page: Page):
        self.session = page.context.new_cdp_session(page)
        self.x = self.y = 0.0
        self.time = 0.0

    def _send(self, kind: str, buttons: int) -> None:
        self.session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": self.x, "y": self.y, "button": "none" if kind == "mouseMoved" else "left", "buttons": buttons,
            "clickCount": 0 if kind == "mouseMoved" else 1, "pointerType": "pen", "force": 0.5, "timestamp": self.time})

    def down(self, x: float, y: float) -> None:
        """Touches."""
        self.x, self.y, self.time = x, y, time.time()
        self._send("mousePressed", 1)

    def to(self, x: float, y: float, seconds: float = 0.25) -> None:
        """Moves there evenly, an event about every 32 ms."""
        steps = max(1, round(seconds / 0.032))
        x0, y0 = self.x, self.y
        for step in range(1, steps + 1):
            self.x, self.y = x0 + (x - x0) * step / steps, y0 + (y - y0) * step / steps
            self.time += seconds / steps
            self._send("mouseMoved", 1)

    def rest(self, seconds: float = 0.15) -> None:
        """Lies still, so that lifting carries no speed."""
        self.to(self.x, self.y, seconds)

    def up(self) -> None:
        """Lifts."""
        self._send("mouseReleased", 0)
