"""A finger on the glass of Chromium, as touch events of its input pipeline (so that it scrolls, snaps and flings)."""

import time

from playwright.sync_api import Page


class Finger:
    """One finger; `down`, `to`, `up` or `cancel`.

    Its events carry times of their own, 32 ms apart, so that its speed does not depend on how busy the machine is; what
    follows comes later also where the machine was quicker than that.
    """

    def __init__(self, page: Page):
        self.session = page.context.new_cdp_session(page)
        self.x = self.y = 0.0
        self.time = 0.0
        self.others: list[dict] = []

    def _send(self, kind: str, touching: bool) -> None:
        points = [{"x": self.x, "y": self.y, "id": 1, "radiusX": 8, "radiusY": 8, "force": 1}] if touching else []
        self.session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points + self.others, "timestamp": self.time})

    def down(self, x: float, y: float) -> None:
        """Touches."""
        self.x, self.y, self.time = x, y, max(time.time(), self.time + 0.05)
        self._send("touchStart", True)

    def to(self, x: float, y: float, seconds: float = 0.25) -> None:
        """Moves there evenly, an event about every 32 ms."""
        steps = max(1, round(seconds / 0.032))
        x0, y0 = self.x, self.y
        for step in range(1, steps + 1):
            self.x, self.y = x0 + (x - x0) * step / steps, y0 + (y - y0) * step / steps
            self.time += seconds / steps
            self._send("touchMove", True)

    def rest(self, seconds: float = 0.15) -> None:
        """Lies still, so that lifting carries no speed."""
        for _ in range(3):
            self.x += 0.01
            self.time += seconds / 3
            self._send("touchMove", True)

    def another(self, x: float, y: float) -> None:
        """A second finger comes down beside this one, and stays where it is."""
        self.others = [{"x": x, "y": y, "id": 2, "radiusX": 8, "radiusY": 8, "force": 1}]
        self._send("touchStart", True)

    def alone(self) -> None:
        """The second finger lifts."""
        # Chromium is told which ends, not which are left.
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": self.others, "timestamp": self.time})
        self.others = []

    def up(self) -> None:
        """Lifts."""
        self._send("touchEnd", False)

    def cancel(self) -> None:
        """The system takes the touch away."""
        self._send("touchCancel", False)

    def tap(self, x: float, y: float) -> None:
        """Touches and lifts at once."""
        self.down(x, y)
        self.up()

    def swipe(self, x: float, y: float, to_x: float, seconds: float = 0.3) -> None:
        """A slow drag sideways without speed at its end."""
        self.down(x, y)
        self.to(to_x, y, seconds)
        self.rest()
        self.up()

    def drag(self, x: float, y: float, to_y: float, seconds: float = 0.4) -> None:
        """A slow drag along y without speed at its end."""
        self.down(x, y)
        self.to(x, to_y, seconds)
        self.rest()
        self.up()
