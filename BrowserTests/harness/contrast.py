"""The contrast of what stands on glass, measured on rendered pixels.

A picture is taken with every letter and symbol made transparent; each pixel in the box of a text is then a ground that
the text's colour is compared with. WCAG 2.2: relative luminance and (lighter + 0.05) / (darker + 0.05).
"""

import io
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Page

TEXT, GRAPHIC = 4.5, 3.0


class Reading(NamedTuple):
    """The worst contrast of one thing: its 1st percentile over the pixels of its boxes."""

    surface: str
    thing: str
    needed: float
    contrast: float


# What is on glass, with its colour as it is drawn: alpha, and the opacity of all around it up to the glass.
FIND = """() => {
  const glass = [...document.querySelectorAll('.glass, .menu, .sheet:not([inert]) .panel')].filter(e => !e.closest('[inert]'));
  const seen = e => { const s = getComputedStyle(e); return s.visibility === 'visible' && e.getClientRects().length && !e.closest('[inert]'); };
  const name = e => ['tabs', 'find', 'accessory', 'map-controls', 'notice', 'menu', 'panel'].find(n => e.classList.contains(n)) ?? e.className;
  const found = [];
  const add = (surface, e, thing, boxes, needed, colour) => {
    let opacity = 1;
    for (let at = e; at && at !== surface; at = at.parentElement) opacity *= +getComputedStyle(at).opacity;
    if (opacity > 0.05) found.push({ surface: name(surface), thing, needed, colour, opacity,
      boxes: boxes.map(b => [b.left, b.top, b.right, b.bottom]) });
  };
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = text => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  for (const surface of glass) {
    const all = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
      const e = all.currentNode.parentElement;
      if (!seen(e) || !all.currentNode.data.trim() || e.closest('.unseen, .content')) continue;
      const range = document.createRange();
      range.selectNodeContents(all.currentNode);
      add(surface, e, all.currentNode.data.trim(), [...range.getClientRects()], 4.5, rgba(getComputedStyle(e).color));
    }
    for (const e of surface.querySelectorAll('svg.icon')) {
      if (!seen(e) || e.closest('.content')) continue;
      const of = e.closest('button, div')?.getAttribute('aria-label') ?? e.parentElement.className;
      add(surface, e, `symbol of ${of}`, [e.getBoundingClientRect()], 3, rgba(getComputedStyle(e).color));
    }
    for (const e of surface.querySelectorAll('input.field')) {
      const b = e.getBoundingClientRect();
      const colour = rgba(e.value ? getComputedStyle(e).color : getComputedStyle(e, '::placeholder').color);
      if (seen(e)) add(surface, e, 'field', [new DOMRect(b.x, b.y + b.height / 2 - 11, b.width, 22)], 4.5, colour);
    }
    for (const e of surface.querySelectorAll('.grabber')) {
      const b = e.getBoundingClientRect();
      if (seen(e)) add(surface, e, 'grabber', [new DOMRect(b.x + 26, b.y + 5, 36, 5)], 3, rgba(getComputedStyle(e, '::after').backgroundColor));
    }
  }
  return found;
}"""

# Constructed sheets pass the page's policy.
CLEAR = """on => {
  globalThis.cleared ??= new CSSStyleSheet();
  cleared.replaceSync(`.glass :is(span, strong, button, a, input, .icon), .glass, .menu :is(span, button, .icon), .head :is(h2, p, span, button, .icon),
    input::placeholder { color: transparent !important; stroke: transparent !important; caret-color: transparent !important; transition: none !important; }
    .icon { visibility: hidden !important; } .grabber::after { background: none !important; } .find { outline: none !important; } :focus-visible { outline: none !important; }`);
  document.adoptedStyleSheets = on ? [cleared] : [];
}"""


def _linear(byte: float) -> float:
    value = byte / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


LINEAR = [_linear(byte) for byte in range(256)]


def luminance(red: int, green: int, blue: int) -> float:
    """Relative luminance of an sRGB colour in bytes."""
    return 0.2126 * LINEAR[red] + 0.7152 * LINEAR[green] + 0.0722 * LINEAR[blue]


def _worst(ground: Image.Image, thing: dict) -> float:
    red, green, blue, alpha = thing["colour"]
    alpha *= thing["opacity"]
    ratios: list[float] = []
    for left, top, right, bottom in thing["boxes"]:
        box = (max(0, int(left)), max(0, int(top)), min(ground.width, int(right + 1)), min(ground.height, int(bottom + 1)))
        if box[2] <= box[0] or box[3] <= box[1]:
            continue
        crop = ground.crop(box)
        for count, pixel in crop.getcolors(crop.width * crop.height):
            drawn = [round(alpha * c + (1 - alpha) * p) for c, p in zip((red, green, blue), pixel)]
            a, b = sorted((luminance(*drawn), luminance(*pixel)))
            ratios += [(b + 0.05) / (a + 0.05)] * count
    ratios.sort()
    return ratios[len(ratios) // 100] if ratios else 99.0


def measure(page: Page) -> list[Reading]:
    """The contrast of everything on glass in the page as it stands."""
    things = page.evaluate(FIND)
    page.evaluate(CLEAR, True)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    ground = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    page.evaluate(CLEAR, False)
    return [Reading(thing["surface"], thing["thing"], thing["needed"], _worst(ground, thing)) for thing in things]
