"""What a journey does in Firefox and WebKit: look for things by role and name, click, type, turn the wheel."""

from typing import Callable

from harness.waiting import until

# The first visible element of a role with this name, or whose name begins so where it ends with "…".
FIND = """
const [role, name] = arguments, begins = name.endsWith('…'), text = begins ? name.slice(0, -1) : name;
const roles = { button: 'button, [role=button]', heading: 'h1, h2, h3', searchbox: '[role=searchbox]', region: 'section, [role=region]' };
const called = element => (element.getAttribute('aria-label') ??
  (element.getAttribute('aria-labelledby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent ?? '').join(' ').trim())
  || element.textContent.trim();
const seen = element => !element.closest('[inert]') && element.getClientRects().length &&
  getComputedStyle(element).visibility === 'visible';
return [...document.querySelectorAll(roles[role] ?? `[role=${role}]`)].find(element =>
  seen(element) && (begins ? called(element).startsWith(text) : called(element) === text)) ?? null;
"""
# Script of a function body that finds by role and name, as `run` takes it.
FINDER = f"const find = (...args) => (function () {{ {FIND} }})(...args);"


class Driver:
    """One browser window."""

    def __init__(self, command: Callable[[str, str, dict], object]):
        self.command = command

    def open(self, address: str) -> None:
        """Goes to an address and waits until it is loaded."""
        self.command("POST", "url", {"url": address})

    def reload(self) -> None:
        """Loads the page again."""
        self.command("POST", "refresh", {})

    def run(self, script: str, *arguments: object) -> object:
        """Runs the body of a function in the page; `arguments` and `find(role, name)` are known to it."""
        return self.command("POST", "execute/sync", {"script": FINDER + script, "args": list(arguments)})

    def resize(self, width: int, height: int) -> None:
        """Makes the window so large that the page has this size."""
        for _ in range(2):
            inner = self.run("return [innerWidth, innerHeight]")
            rect = self.command("GET", "window/rect", {})
            self.command("POST", "window/rect", {
                "width": rect["width"] + width - inner[0], "height": rect["height"] + height - inner[1]})

    def live(self) -> None:
        """Waits until the program has taken the page over."""
        found = "return !!document.querySelector('#app .sheet:not([inert])[data-live]')"
        until("the program runs", lambda: self.run(found), 30)

    def centre(self, role: str, name: str) -> tuple[float, float]:
        """Where something is, once it is there and does not move."""
        script = """const element = find(...arguments); if (!element) return null;
            if (document.getAnimations().some(a => a.playState === 'running' && a.effect?.target?.matches?.('.panel')
                && a.timeline === document.timeline)) return null;
            const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]"""
        last = None

        def still() -> object:
            nonlocal last
            place = self.run(script, role, name)
            was, last = last, place
            return place if place and place == was else None

        return until(f"{role} “{name}”", still)

    def click(self, role: str, name: str) -> None:
        """Clicks with the mouse on the middle of something."""
        x, y = self.centre(role, name)
        self.act([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}])

    def wheel(self, x: int, y: int, down: int, times: int = 1) -> None:
        """Turns the wheel over a place, `down` px a tick."""
        for _ in range(times):
            self.act([{"type": "wheel", "id": "wheel", "actions": [
                {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": down, "duration": 0}]}])

    def type(self, text: str) -> None:
        """Types with the keyboard into what has the focus."""
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self.act([{"type": "key", "id": "keys", "actions": keys}])

    def act(self, actions: list) -> None:
        """Performs input actions of the WebDriver standard."""
        self.command("POST", "actions", {"actions": actions})

    def wait(self, what: str, script: str, *arguments: object, seconds: float = 10) -> object:
        """Waits until a script's answer is true."""
        return until(what, lambda: self.run(script, *arguments), seconds)
