// One row that is drawn aside: where it is, and its flight to where the program wants it.
import { play, spring, still } from './spring.js';

/**
 * @param {HTMLElement} row a `li` with a bird
 * @param {import('./rows.js').Core} core
 */
export function aside(row, core) {
  let x = 0;
  /** @type {ReturnType<typeof play> | null} */
  let flight = null;
  let width = 0, open = 0, named = '';

  const actions = () => /** @type {HTMLElement | null} */ (row.querySelector(':scope > .row-actions'));
  /** Rows go to their leading side; the styles know which that is (`--aside`), also where the page is turned meanwhile. */
  const length = at => `calc(${at.toFixed(2)}px * var(--aside))`;
  /** `held`, `free` in flight and open, or nothing at rest. @param {string} state */
  const name = state => {
    if (state === named) return;
    named = state;
    if (state) row.dataset.aside = state;
    else delete row.dataset.aside;
  };
  const stretch = at => actions()?.style.setProperty('--drawn', `${at}px`);

  /** Where it stays open: as wide as its actions are. They are drawn in the frame after the hand has begun. */
  function measure(anew = false) {
    const element = open && !anew ? null : actions();
    if (!element) return open;
    stretch(0);
    open = element.offsetWidth;
    if (x > open) stretch(x);
    return open;
  }

  /** @param {number} to px aside */
  function put(to) {
    x = to;
    row.style.transform = x ? `translateX(${length(x)})` : '';
  }

  return {
    row, measure,
    at: () => x,
    width: () => width,
    /** Near where it goes, a touch is a tap. */
    isFlying: () => Math.abs(flight?.offset() || 0) > 8,
    /** A hand takes it, in flight too. */
    catchIt() {
      width = row.offsetWidth;
      if (flight) put(Math.max(0, x + flight.offset()));
      flight?.stop();
      flight = null;
    },
    /** @param {number} to where the hand is @param {boolean} isWheel */
    drag(to, isWheel) {
      name('held');
      // Where it will stay open is not known before its actions are drawn; until then nothing holds it back.
      put(core.wingbar_swipe_place(to, measure() || width, width, isWheel ? 1 : 0));
      if (!open) return;
      if (x > open) stretch(x);
      row.toggleAttribute('data-full', !isWheel && core.wingbar_swipe_performs(x, open, width) === 1);
    },
    /** @param {boolean} isOpen @param {number} velocity px/s, aside positive @param {number} response @param {number} damping */
    fly(isOpen, velocity, response, damping) {
      this.catchIt();
      const to = isOpen ? measure(true) : 0, from = x - to;
      name('free');
      row.removeAttribute('data-full');
      if (isOpen) stretch(0);
      put(to);
      const done = () => { flight = null; if (!to) { name(''); stretch(0); open = 0; } };
      if (still() || Math.abs(from) < 1 && Math.abs(velocity) < 1) return done();
      const mine = flight = play(row, spring(from, velocity, response, damping), length);
      mine.finished.then(() => { if (flight === mine) done(); });
    },
  };
}

/** @typedef {ReturnType<typeof aside>} Aside */
