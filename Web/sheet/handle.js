// The grabber, by any pointer and by keys, and the head by a mouse: what no engine scrolls by itself.

/** How far a pointer goes before it drags, px. */
const dragsAfter = 4;
/** Speed is taken over this many ms. */
const speedOver = 100;

/** @type {Record<string, number>} steps of the slider */
const steps = { ArrowUp: 1, ArrowRight: 1, PageUp: 1, ArrowDown: -1, ArrowLeft: -1, PageDown: -1, Home: -2, End: 2 };

/**
 * @param {import('./hold.js').Hold} sheet
 * @param {(action: string) => void} send
 */
export function handle(sheet, send) {
  const { head, grabber } = sheet.part;
  /** @type {{ id: number, y: number, from: number, moved: boolean, samples: [number, number][] } | null} */
  let drag = null;
  let swallow = false;

  head.addEventListener('pointerdown', event => {
    const onGrabber = event.target instanceof Node && grabber.contains(event.target);
    if (event.button !== 0 || sheet.isColumn() || !onGrabber && event.pointerType !== 'mouse') return;
    swallow = false;
    drag = { id: event.pointerId, y: event.clientY, from: 0, moved: false, samples: [[event.timeStamp, event.clientY]] };
  });

  addEventListener('pointermove', event => {
    if (!drag || event.pointerId !== drag.id) return;
    drag.samples.push([event.timeStamp, event.clientY]);
    if (!drag.moved) {
      if (Math.abs(event.clientY - drag.y) < dragsAfter) return;
      drag.moved = true;
      head.setPointerCapture(event.pointerId);
      sheet.drag(true);
      drag.from = sheet.position();
      // Where the list was scrolled, the head comes down with it.
      drag.from = Math.min(drag.from, sheet.full());
      drag.y = event.clientY;
    }
    sheet.dragTo(drag.from - (event.clientY - drag.y));
  });

  /** @param {PointerEvent} event @param {boolean} cancelled */
  const end = (event, cancelled) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { moved, samples } = drag;
    drag = null;
    if (!moved) return;
    swallow = true;
    setTimeout(() => { swallow = false; }, 0);
    sheet.drag(false);
    sheet.letGo(cancelled ? 0 : speed(samples, event.timeStamp));
  };
  addEventListener('pointerup', event => end(event, false));
  addEventListener('pointercancel', event => end(event, true));

  // A drag that began on a chip is no tap on it; a tap on the grabber, or Enter, steps through the detents.
  head.addEventListener('click', event => {
    if (swallow) {
      event.stopPropagation();
      event.preventDefault();
      swallow = false;
    } else if (event.target instanceof Node && grabber.contains(event.target)) send('grabber');
  }, { capture: true });

  grabber.addEventListener('keydown', event => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    send(`detent ${sheet.beside(step)}`);
  });
}

/** px/s, up positive. @param {[number, number][]} samples @param {number} now */
function speed(samples, now) {
  const recent = samples.filter(([time]) => now - time < speedOver);
  if (recent.length < 2) return 0;
  const [[t0, y0]] = recent, [t1, y1] = recent[recent.length - 1];
  return -(y1 - y0) / Math.max(8, t1 - t0) * 1000;
}
