// Rows of birds drawn aside by a finger, a pen, the mouse or a trackpad, and opened by keys. A finger that goes along is
// the engine's (`touch-action: pan-y`): it cancels the pointer, and nothing here runs while the list scrolls.
import { aside } from './aside.js';
import { speed } from './speed.js';

/**
 * What the program knows of swipes; see `RowSwipe`.
 * @typedef {{ wingbar_swipe_axis(dx: number, dy: number): number,
 *   wingbar_swipe_place(x: number, open: number, width: number, isWheel: number): number,
 *   wingbar_swipe_performs(x: number, open: number, width: number): number,
 *   wingbar_rubber(distance: number, dimension: number): number }} Core
 */

/** A wheel has stopped after this many ms without a tick. */
const wheelEnds = 160;
/** px of a line, for wheels that count in lines. */
const line = 16;
/** A list that has moved by this many px while a row is open is being scrolled. */
const scrolls = 2;

/** @type {WeakMap<HTMLElement, import('./aside.js').Aside>} */
const known = new WeakMap();

/**
 * @param {(action: string) => void} send
 * @param {Core} core
 * @returns {(text: string) => void} carries out where the program wants the row: `open` or `covered`, px/s, spring
 */
export function watchRows(send, core) {
  /** The row that is aside, or on its way. @type {import('./aside.js').Aside | null} */
  let front = null;
  let isOpen = false, swallow = false;
  /** @type {{ id: number, row: HTMLElement, x: number, y: number, from: number, samples: [number, number][], claimed: boolean } | null} */
  let drag = null;
  /** @type {{ row: HTMLElement, dx: number, dy: number, axis: number, timer: any } | null} */
  let wheel = null;

  const of = row => {
    const found = known.get(row) || aside(row, core);
    known.set(row, found);
    return found;
  };
  /** Which way rows go where this one is: 1 to the right. @param {HTMLElement} row */
  const signOf = row => row.matches(':dir(rtl)') ? 1 : -1;
  /** The row comes in front; another that was aside goes back. */
  const take = row => {
    if (front?.row !== row) front?.fly(false, 0, 0.344, 1);
    front = of(row);
  };
  /** @param {EventTarget | null} target @returns {HTMLElement | null} the bird's row under it */
  const rowAt = target => {
    const row = target instanceof Element ? target.closest('.sheet:not([inert]) .row') : null;
    return row?.querySelector(':scope > [id^="row-"]') ? /** @type {HTMLElement} */ (row) : null;
  };
  const nameOf = row => row.querySelector(':scope > [id^="row-"]').id.slice(4);

  /** Takes a row under a hand. @param {HTMLElement} row */
  function begin(row) {
    if (front?.row !== row) {
      take(row);
      isOpen = false;
      send(`uncover ${nameOf(row)}`);
    }
    front?.catchIt();
  }

  /** A hand has let go. @param {number} velocity @param {number} most px that count */
  function letGo(velocity, most = Infinity) {
    const held = front;
    if (!held) return;
    const tell = () => {
      if (held !== front) return;
      const open = held.measure(true), x = Math.min(held.at(), most, most < Infinity ? open : Infinity);
      send(`swiped ${x.toFixed(1)} ${velocity.toFixed(0)} ${open} ${held.width()}`);
    };
    // So quick that the actions are not drawn yet.
    if (held.measure()) tell();
    else requestAnimationFrame(() => requestAnimationFrame(tell));
  }

  const cover = () => { if (isOpen) send('cover'); };

  /** Only while a row is touched: the page's scrolling has nothing to ask here. @param {PointerEvent} event */
  function move(event) {
    if (!drag || event.pointerId !== drag.id) return;
    const { row } = drag, sign = signOf(row);
    drag.samples.push([event.timeStamp, sign * event.clientX]);
    const dx = sign * (event.clientX - drag.x);
    if (!drag.claimed) {
      const axis = core.wingbar_swipe_axis(dx, event.clientY - drag.y);
      if (axis === 0) return;
      if (axis === 2 || dx < 0 && front?.row !== row) return forget();
      begin(row);
      drag.claimed = true;
      drag.from = front?.at() || 0;
      drag.x = event.clientX;
      row.setPointerCapture(event.pointerId);
    } else front?.drag(drag.from + dx, false);
  }

  const forget = () => {
    drag = null;
    removeEventListener('pointermove', move);
  };

  addEventListener('pointerdown', event => {
    // A second finger is ignored.
    if (event.button !== 0 || !event.isPrimary || drag && drag.id !== event.pointerId) return;
    swallow = false;
    const row = rowAt(event.target), inside = event.target instanceof Element && event.target.closest('.row-actions');
    if (isOpen && row !== front?.row) {
      cover();
      // As in a list of iOS: a tap on another row closes the open one, and does no more.
      swallow = event.target instanceof Element && !!event.target.closest('.content');
    }
    if (!row || inside && event.pointerType === 'mouse') return;
    drag = { id: event.pointerId, row, x: event.clientX, y: event.clientY, from: 0, claimed: !inside && !!known.get(row)?.isFlying(),
      samples: [[event.timeStamp, signOf(row) * event.clientX]] };
    if (drag.claimed) {
      begin(row);
      drag.from = front?.at() || 0;
    }
    addEventListener('pointermove', move);
  }, { capture: true, passive: true });

  addEventListener('pointerup', event => {
    if (!drag || event.pointerId !== drag.id) return;
    const { claimed, samples, row } = drag;
    forget();
    if (claimed) {
      swallow = true;
      setTimeout(() => { swallow = false; }, 0);
      letGo(speed(samples, event.timeStamp));
    } else if (isOpen && front?.row === row && !(event.target instanceof Element && event.target.closest('.row-actions'))) {
      swallow = true;
      cover();
    }
  });

  // What the system takes away performs nothing.
  addEventListener('pointercancel', event => {
    if (!drag || event.pointerId !== drag.id) return;
    const { claimed } = drag;
    forget();
    if (claimed) letGo(0, front?.measure());
  });

  addEventListener('click', event => {
    if (!swallow || event.detail === 0) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });

  /** Where the list stood when its row was opened. */
  let stood = 0;
  const scroller = () => front?.row.closest('.scroller');
  const onScroll = () => { if (Math.abs((scroller()?.scrollTop || 0) - stood) > scrolls) cover(); };

  addEventListener('wheel', event => {
    if (event.ctrlKey) return;
    const scale = event.deltaMode === 1 ? line : 1;
    if (!wheel) {
      const row = rowAt(event.target);
      if (!row) return;
      wheel = { row, dx: 0, dy: 0, axis: 0, timer: 0 };
    }
    clearTimeout(wheel.timer);
    wheel.timer = setTimeout(() => {
      const claimed = wheel?.axis === 1;
      wheel = null;
      if (claimed) letGo(0, front?.measure());
    }, wheelEnds);
    wheel.dx += event.deltaX * scale;
    wheel.dy += event.deltaY * scale;
    if (wheel.axis === 0) {
      const sign = signOf(wheel.row);
      wheel.axis = core.wingbar_swipe_axis(wheel.dx, wheel.dy);
      if (wheel.axis === 1 && -sign * wheel.dx < 0 && front?.row !== wheel.row) wheel.axis = 2;
      if (wheel.axis !== 1) return;
      begin(wheel.row);
      wheel.dx -= sign * (front?.at() || 0);
    }
    if (wheel.axis === 1 && front) front.drag(-signOf(front.row) * wheel.dx, true);
  }, { capture: true, passive: true });

  // The key for a menu of what has the focus.
  addEventListener('keydown', event => {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
    const row = rowAt(event.target);
    if (!row) return;
    event.preventDefault();
    take(row);
    send(`row-actions ${nameOf(row)}`);
  });

  return text => {
    const [word, velocity, response, damping] = text.split(' ');
    isOpen = word === 'open';
    stood = scroller()?.scrollTop || 0;
    // Only while one is open: a list that is scrolled has nothing to ask.
    document[isOpen ? 'addEventListener' : 'removeEventListener']('scroll', onScroll, { capture: true });
    if (drag?.claimed || wheel?.axis === 1) return;
    front?.fly(isOpen, +velocity, +response, +damping);
    if (!isOpen) front = null;
  };
}
