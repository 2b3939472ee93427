"""Where the front sheet and its list stood in every frame."""

from playwright.sync_api import Page

from harness.page import FRONT

START = f"""() => {{
  const sheet = document.querySelector('{FRONT}'), scroller = sheet.querySelector('.scroller'), area = sheet.querySelector('.area');
  const track = globalThis.track = {{ places: [], runs: true }};
  const look = () => {{
    track.places.push(scroller.getBoundingClientRect().top - area.getBoundingClientRect().top);
    if (track.runs) requestAnimationFrame(look);
  }};
  look();
}}"""


class Track:
    """Looks once a frame, from now until `end`."""

    def __init__(self, page: Page):
        self.page = page
        page.evaluate(START)

    def clear(self) -> None:
        """Forgets what was."""
        self.page.evaluate("() => { track.places = [] }")

    def went_straight(self, start: float, stop: float) -> None:
        """Fails where a frame stood outside the way from `start` to `stop`, or went back on it; px of the list's scroll."""
        places = self.page.evaluate("track.places")
        low, high, way = min(start, stop), max(start, stop), 1 if stop > start else -1
        strays = [place for place in places if not low - 1.5 <= place <= high + 1.5]
        assert not strays, f"from {start} to {stop} it stood at {strays}"
        back = [(a, b) for a, b in zip(places, places[1:]) if (b - a) * way < -0.5]
        assert not back, f"from {start} to {stop} it went back: {back}"

    def end(self) -> None:
        """Looks no more."""
        self.page.evaluate("() => { track.runs = false }")
