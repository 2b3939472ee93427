"""The accessibility tree as Chromium gives it to screen readers."""

from typing import NamedTuple

from playwright.sync_api import Page


class Told(NamedTuple):
    """One thing as it is told."""

    role: str
    name: str


class Tree:
    """What of the page is told, in its order; what is ignored or inert is not in it."""

    def __init__(self, page: Page):
        session = page.context.new_cdp_session(page)
        session.send("Accessibility.enable")
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        self.nodes = [Told(_text(node, "role").lower(), _text(node, "name"))
                      for node in nodes if not node.get("ignored")]

    def all(self, role: str) -> list[Told]:
        """Everything with a role."""
        return [node for node in self.nodes if node.role == role]

    def find(self, role: str, name: str) -> Told | None:
        """The first thing with a role and a name; a name that ends with “…” goes on."""
        begins = name.endswith("…")
        for node in self.all(role):
            if node.name == name or begins and node.name.startswith(name[:-1]):
                return node
        return None


def _text(node: dict, key: str) -> str:
    return str(node.get(key, {}).get("value", ""))
