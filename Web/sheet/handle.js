// The grabber, by any pointer and by keys, and the head by a mouse: what no engine scrolls by itself.
import { speed } from './speed.js';


/** @type {Record<string, number>} steps of the slider */
const steps = { ArrowUp: 1, ArrowRight: 1, PageUp: 1, ArrowDown: -1, ArrowLeft: -1, PageDown: -1, Home: -2, End: 2 };

/**
 * @param {import('./hold.js').Hold} sheet
 * @param {(action: string) => void} send
 * @param {import('./rows.js').Core} core
 */
export function handle(sheet, send, core) {
  const { head, grabber } = sheet.part;
  /** @type {{ id: number, onGrabber: boolean, x: number, y: number, from: number, moved: boolean, samples: [number, number][] } | null} */
  let drag = null;
  let swallow = false;

  head.addEventListener('pointerdown', event => {
    const onGrabber = event.target instanceof Node && grabber.contains(event.target);
    if (event.button !== 0 || sheet.isColumn() || !onGrabber && event.pointerType !== 'mouse') return;
    // A second finger is ignored.
    if (drag && drag.id !== event.pointerId) return;
    swallow = false;
    drag = { id: event.pointerId, onGrabber, x: event.clientX, y: event.clientY, from: 0, moved: false, samples: [[event.timeStamp, event.clientY]] };
    listen('addEventListener');
  });

  /** Only while something is dragged: the page's scrolling has nothing to ask here. @param {'addEventListener' | 'removeEventListener'} how */
  const listen = how => {
    globalThis[how]('pointermove', /** @type {any} */ (move));
    globalThis[how]('pointerup', /** @type {any} */ (end));
    globalThis[how]('pointercancel', /** @type {any} */ (end));
  };

  const forget = () => {
    drag = null;
    listen('removeEventListener');
  };

  /** @param {PointerEvent} event */
  function move(event) {
    if (!drag || event.pointerId !== drag.id) return;
    drag.samples.push([event.timeStamp, event.clientY]);
    if (!drag.moved) {
      const axis = core.wingbar_swipe_axis(event.clientX - drag.x, event.clientY - drag.y);
      if (axis === 0) return;
      // Sideways over the head is for the chips.
      if (axis === 1 && !drag.onGrabber) return forget();
      drag.moved = true;
      head.setPointerCapture(event.pointerId);
      sheet.drag(true);
      // Where the list was scrolled, the head comes down with it.
      drag.from = Math.min(sheet.position(), sheet.full());
      drag.y = event.clientY;
    }
    sheet.dragTo(drag.from - (event.clientY - drag.y));
  }

  /** @param {PointerEvent} event */
  function end(event) {
    if (!drag || event.pointerId !== drag.id) return;
    const { moved, samples } = drag;
    forget();
    if (!moved) return;
    swallow = true;
    setTimeout(() => { swallow = false; }, 0);
    sheet.drag(false);
    sheet.letGo(event.type === 'pointercancel' ? 0 : -speed(samples, event.timeStamp));
  }

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
