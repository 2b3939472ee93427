"""What axe finds in the page."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page


def faults(page: Page, *rules: str) -> list[str]:
    """What breaks one of the rules, or any where none is named."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE_SCRIPT)
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate("async options => (await axe.run(options)).violations", options)
    return [f"{fault['id']}: {fault['help']}: {', '.join(' '.join(node['target']) for node in fault['nodes'][:3])} "
            f"{fault['nodes'][0].get('failureSummary', '')[:160]!r}" for fault in found]
