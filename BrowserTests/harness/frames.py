"""The named states of proposal A, read from the one table that names them: Sources/Lab/ProposalA.swift."""

import re
from dataclasses import dataclass
from urllib.parse import parse_qsl

from playwright.sync_api import Page

from harness.page import FRONT
from harness.product import ROOT

PHONE = {"width": 402, "height": 874}
LANDSCAPE = {"width": 1194, "height": 834}
PORTRAIT = {"width": 834, "height": 1194}
TABLE = ROOT / "Sources/Lab/ProposalA.swift"


@dataclass(frozen=True)
class Frame:
    """A line of the table: `lists` where a list runs, `wide` where large windows show it too."""

    name: str
    caption: str
    query: dict[str, str]
    lists: bool
    scroll: int
    wide: bool
    flavours: tuple[str, ...]


def _frame(line: str) -> Frame:
    texts = re.findall(r'"([^"]*)"', line)
    scroll = re.search(r"scroll: (\d+)", line)
    flavours = re.search(r"flavours: (\[.*?\]|all)", line)
    named = ("ios260", "ios27") if flavours and flavours[1] == "all" else re.findall(r"ios\d+", flavours[1] if flavours else "")
    return Frame(
        name=texts[0], caption=texts[1], query=dict(parse_qsl(texts[2] if len(texts) > 2 else "", keep_blank_values=True)),
        lists=bool(re.search(r"\.(running|later)\b", line)), scroll=int(scroll[1]) if scroll else 0,
        wide="wide: false" not in line, flavours=("ios26", *named))


def _table() -> tuple[Frame, ...]:
    rows = TABLE.read_text(encoding="utf-8").split("rows: [Row] = [", 1)[1]
    lines = re.findall(r"^ {8}Row\((.*?)\),$", rows, re.DOTALL | re.MULTILINE)
    if len(lines) < 20:
        raise RuntimeError(f"{TABLE} holds no table of states that can be read here")
    return tuple(_frame(line) for line in lines)


FRAMES = _table()


def ticks(page: Page) -> None:
    """Ticks three birds, so that a list runs."""
    for name, times in (("Canada Goose", 2), ("Mallard", 6), ("Anna's Hummingbird", 1)):
        button = page.locator(FRONT).get_by_role("button", name=f"Seen It, {name}", exact=True)
        for _ in range(times):
            button.dispatch_event("click")
    page.evaluate("document.querySelector('.notice-close')?.click()")
