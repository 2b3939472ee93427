"""Whether everything fits the window and nothing lies over another thing."""

from playwright.sync_api import Page


def outside(page: Page) -> list[str]:
    """Controls that do not fit, or lie over each other, in the front sheet and the chrome."""
    return page.evaluate("""() => {
      const seen = [...document.querySelectorAll('button, input')].filter(e => !e.closest('[inert], #map') &&
        e.getClientRects().length && getComputedStyle(e).visibility === 'visible');
      const boxes = seen.map(e => [e.getAttribute('aria-label') ?? e.textContent.trim(), e.getBoundingClientRect(), e]);
      const wrong = [];
      const wide = document.scrollingElement.scrollWidth - innerWidth;
      if (wide > 0) wrong.push(`the page is ${wide} px too wide`);
      for (const e of document.querySelectorAll('.sheet:not([inert]) .scroller'))
        if (e.scrollWidth > e.clientWidth + 1) wrong.push(`the sheet is ${e.scrollWidth - e.clientWidth} px too wide`);
      for (const [name, box, e] of boxes)
        if ((box.left < -1 || box.right > innerWidth + 1) && !e.closest('.chips')) wrong.push(`${name} ends at ${Math.round(box.right)}`);
      const group = e => e.closest('.bar, .map-controls, .accessory, .notice') ?? e.closest('.sheet .head') ?? e.closest('.sheet');
      for (let i = 0; i < boxes.length; i++) for (let k = i + 1; k < boxes.length; k++) {
        const [a, p, e] = boxes[i], [b, q, f] = boxes[k];
        if (group(e) !== group(f) || !group(e) || e.contains(f) || f.contains(e)) continue;
        // A row's tick lies on the row by design; what counts is that each is hit where it is seen.
        if (e.closest('.row') && e.closest('.row') === f.closest('.row')) continue;
        const x = Math.min(p.right, q.right) - Math.max(p.left, q.left), y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (x > 1 && y > 1) wrong.push(`${a} and ${b} overlap by ${Math.round(x)} × ${Math.round(y)}`);
      }
      for (const [name, box, e] of boxes) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        // Outside the window, or under an open menu.
        if (!hit || hit.closest('.scrim, .menu') && !e.closest('.menu')) continue;
        if (e.closest('.sheet') && hit?.closest('.bar, .accessory, .head, .notice') && !hit.closest('.head')?.contains(e)) continue;
        if (!e.contains(hit) && e.closest('.row') !== hit?.closest('.row')) wrong.push(`${name} is covered by ${hit?.className || hit?.nodeName}`);
      }
      return wrong;
    }""")
