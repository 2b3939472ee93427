// Modes as pages: a sideways drag turns to the one beside, unless it starts on a row. A row's own actions are drawn aside
// there, and chips scroll. Every dot is a button, so nothing here is the only way.
import { speed } from './speed.js';
import { still } from './spring.js';

/** A page turns when it was drawn this share of its width, or flicked faster than this: px/s. */
const share = 0.33, flick = 400;
/** Between two pages, px. */
const gap = 16;
/** What acts on a sideways drag itself. */
const own = '.row, .chips, .grabber, input';

/**
 * @param {HTMLElement} root
 * @param {(action: string) => void} send
 * @param {import('./rows.js').Core} core
 */
export function watchPages(root, send, core) {
  /** @type {{ id: number, x: number, y: number, samples: import('./speed.js').Sample[], turn: ReturnType<typeof turning> | null } | null} */
  let drag = null;

  /** The front sheet's page and those beside it. @param {HTMLElement} section */
  function turning(section) {
    const dots = [...section.querySelectorAll('.page')], at = dots.findIndex(dot => dot.hasAttribute('aria-current'));
    const sign = section.matches(':dir(rtl)') ? -1 : 1, width = section.querySelector('.scroller')?.clientWidth || 1;
    const page = step => {
      const action = dots[at + step]?.getAttribute('data-act');
      const sheet = action && /** @type {HTMLElement | null} */ (root.querySelector(`.sheet[data-sheet="${action.slice(5)}"]`));
      return sheet ? { action, scroller: /** @type {HTMLElement} */ (sheet.querySelector('.scroller')), sheet } : null;
    };
    const sides = { '-1': page(-1), 1: page(1) };
    const here = /** @type {HTMLElement} */ (section.querySelector('.scroller'));
    let x = 0;
    const draw = to => {
      x = to;
      const beside = sides[x * sign < 0 ? 1 : -1];
      const drawn = beside ? x : core.wingbar_rubber(x, width);
      here.style.translate = `${drawn}px`;
      for (const step of [-1, 1]) {
        const other = sides[step];
        if (!other) continue;
        other.sheet.toggleAttribute('data-beside', other === beside);
        other.scroller.style.translate = `${drawn + sign * step * (width + gap)}px`;
      }
    };
    const clear = () => {
      here.style.translate = '';
      for (const step of [-1, 1]) {
        sides[step]?.scroller.style.removeProperty('translate');
        sides[step]?.sheet.removeAttribute('data-beside');
      }
    };
    return {
      draw,
      /** The pages fly on from where the hand left them. @param {number} velocity px/s to the right */
      end(velocity) {
        const step = x * sign < 0 ? 1 : -1, other = sides[step], side = sign * step * (width + gap);
        const turns = other && (Math.abs(x) > width * share || velocity * x > 0 && Math.abs(velocity) > flick);
        const from = Number.parseFloat(here.style.translate) || 0, both = other ? [section, other.sheet] : [];
        const seen = on => { for (const sheet of both) sheet.toggleAttribute('data-beside', on); };
        const fly = (element, start, to) =>
          element.animate([{ translate: `${start}px` }, { translate: `${to}px` }], { duration: 280, easing: 'cubic-bezier(.3, .8, .3, 1)' });
        clear();
        if (turns) send(/** @type {string} */ (other.action));
        if (still()) return;
        seen(true);
        if (other) fly(other.scroller, from + side, turns ? 0 : side);
        const done = () => seen(false);
        fly(here, from, turns ? -side : 0).finished.then(done, done);
      },
    };
  }

  root.addEventListener('pointerdown', event => {
    const target = event.target instanceof Element ? event.target : null;
    const section = /** @type {HTMLElement | null} */ (target?.closest('[data-switcher=pages] .sheet:not(.pushed, [inert])') || null);
    if (!section || !section.querySelector('.page') || event.pointerType === 'mouse' || !event.isPrimary || target?.closest(own)) return;
    drag = { id: event.pointerId, x: event.clientX, y: event.clientY, samples: [[event.timeStamp, event.clientX]], turn: null };
    addEventListener('pointermove', move, { passive: true });
  }, { passive: true });

  const forget = () => {
    drag = null;
    removeEventListener('pointermove', move);
  };

  /** Only while a page is touched. @param {PointerEvent} event */
  function move(event) {
    if (!drag || event.pointerId !== drag.id) return;
    drag.samples.push([event.timeStamp, event.clientX]);
    if (!drag.turn) {
      const way = core.wingbar_swipe_axis(event.clientX - drag.x, event.clientY - drag.y);
      if (way === 0) return;
      const section = /** @type {HTMLElement | null} */ (root.querySelector('.sheet:not(.pushed, [inert])'));
      if (way === 2 || !section) return forget();
      drag.turn = turning(section);
      drag.x = event.clientX;
    }
    drag.turn.draw(event.clientX - drag.x);
  }

  const end = event => {
    if (!drag || event.pointerId !== drag.id) return;
    const { turn, samples } = drag;
    forget();
    if (!turn) return;
    // What began on a button was no tap.
    const swallow = click => { click.stopPropagation(); click.preventDefault(); };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    turn.end(event.type === 'pointercancel' ? 0 : speed(samples, event.timeStamp));
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
