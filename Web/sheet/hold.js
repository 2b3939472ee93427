// One sheet: sets where its scroller stands, moves it by springs, and reports what a person did with it.
import { detentAt, detents, isColumn, parts, stops, tip } from './geometry.js';
import { finger, person, rested, scrollCame } from './person.js';
import { watchPlace } from './place.js';
import { play, spring, still } from './spring.js';

/** How far a list is scrolled under a hand before it is said, px. The core's `Metrics.minimiseAfter`. */
const scrolledAfter = 24;
/** At rest after this many ms without a scroll, for engines that do not say so (`scrollend`), or not always. */
const quiet = 'onscrollend' in window ? 1000 : 120;
/** A wheel has stopped after this many ms without a tick or a scroll. */
const wheelEnds = 160;
/** Where the scroller stands is looked up this often while it moves, ms. */
const often = 100;
/** Where a wheel stopped between two detents, the sheet goes on the way it went, as from this speed: px/s. */
const wheelSpeed = 600;
/** Firefox and WebKit swallow ticks of a wheel while snapping is on; engines with snap events do not. Where there is no
    finger to snap for, the wheel moves freely, and the sheet goes to a detent by a spring when it has stopped. */
const snaps = 'onscrollsnapchange' in window || 'ontouchstart' in window;

/**
 * @param {HTMLElement} section a `.sheet`
 * @param {(action: string) => void} send
 * @param {import('./rows.js').Core} core
 */
export function hold(section, send, core) {
  const part = parts(section), { scroller, panel, head } = part;
  let stop = stops(part), column = true, restHeight = 0, viewHeight = 0;
  let y = 0, anchor = 0, said = false, chrome = '';
  /** Where the program wants it, until it has been there for a while or a hand comes: an engine that still snaps after a
      drag does not give way to a scroll by program. `left` more times it is brought there.
      @type {{ detent: import('./geometry.js').Detent, left: number } | null} */
  let asked = null;
  /** How far a hand has drawn the sheet beyond its range, as it is drawn: px lower than the scroller stands. */
  let beyond = 0;
  /** @type {ReturnType<typeof play> | null} */
  let flight = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const wanted = () => /** @type {import('./geometry.js').Detent} */ (section.dataset.detent || 'half');
  const dragsAway = () => section.classList.contains('drags-away');
  const isFront = () => !section.hasAttribute('inert');
  const snap = on => { scroller.style.scrollSnapType = on && snaps ? '' : 'none'; };
  /** How high the sheet stands on the screen where its scroller is at `to`, px; by what was measured, since the page may
      just have changed and must not be laid out for the asking. @param {number} to */
  const height = to => Math.max(0, viewHeight - Math.max(0, restHeight - to));
  const place = watchPlace(scroller, part.area, to => { if (held && !resizing) came(to); });
  const scrollTo = to => { scroller.scrollTop = y = to; place.forget(); mark(); };

  let drawnAt = '', drawnScrolled = false;
  /** What the styles draw by: peek is glass, at full the list goes under the head. The page is touched only where something
      changes. */
  function mark() {
    const isLow = y <= stop.peek + 4 && stop.peek < stop.half - 8;
    const at = column || y >= stop.full - 1.5 ? 'full' : isLow ? 'peek' : 'half';
    if (at !== drawnAt) section.dataset.at = drawnAt = at;
    const isScrolled = y > (column ? 0 : stop.full) + 1;
    if (isScrolled !== drawnScrolled) section.toggleAttribute('data-scrolled', drawnScrolled = isScrolled);
  }

  let lastScroll = 0;
  /** Waits until nothing has scrolled for a while. One timer serves a whole drag. */
  function awaitRest() {
    lastScroll = performance.now();
    timer ??= setTimeout(lookForRest, quiet);
  }
  function lookForRest() {
    const left = lastScroll + quiet - performance.now();
    timer = left > 1 ? setTimeout(lookForRest, left) : undefined;
    if (timer === undefined) cameToRest(true);
  }

  /** Where the sheet's stops are depends on how much of it shows at peek. */
  function fitHead() {
    const drawn = `${tip(section, head)}px`;
    if (section.style.getPropertyValue('--tip') !== drawn) section.style.setProperty('--tip', drawn);
  }

  /** Reads the page anew and keeps the sheet where it was: at its detent, or in its list. */
  function measure() {
    const old = stop, wasColumn = column;
    // Where nobody moves it, it rests where the program knows it.
    const isMoving = finger() || flight || dragging || wheel;
    const at = column ? wanted() : detentAt(old, y) ?? (isMoving ? null : wanted());
    resizing = 0;
    fitHead();
    stop = stops(part);
    column = isColumn(part);
    const rest = part.rest.offsetHeight, grown = rest - restHeight;
    restHeight = rest;
    viewHeight = scroller.clientHeight;
    chrome = getComputedStyle(section).getPropertyValue('--chrome');
    // A little beyond where `mark` takes another word, so that what is told of a crossing is past it.
    place.aim(stop.full, viewHeight, column ? [-2] : [-2, 1, Math.floor(stop.full - stop.peek) - 5]);
    const inList = Math.max(0, y - (wasColumn ? 0 : old.full));
    // Between sheet and column the list stays where it was scrolled to; a sheet shows that at full only.
    if (column) return wasColumn ? mark() : scrollTo(inList);
    if (wasColumn && inList > 1 && isFront() && wanted() !== 'full') {
      scrollTo(stop.full + inList);
      return send('rested full');
    }
    const to = at === 'full' || wasColumn && at ? stop[at] + (at === 'full' ? inList : 0)
      : at ? stop[at] : y + grown;
    scrollTo(Math.abs(to - scroller.scrollTop) > 0.5 ? to : scroller.scrollTop);
  }

  /** @param {number} px */
  function stretch(px) {
    beyond = px;
    panel.style.translate = px ? `0 ${px.toFixed(1)}px` : '';
  }

  /** Stops a flight where it is; the scroller takes that place. */
  function catchIt() {
    if (!flight) return;
    const offset = flight.offset();
    flight.stop();
    flight = null;
    snap(false);
    // Over full it swings by itself: the list is not scrolled by it.
    scrollTo(Math.max(0, y > stop.full ? y - offset : Math.min(stop.full, y - offset)));
  }

  /** Flies from `offset` px below where the scroller now stands. */
  function fly(offset, velocity = 0, response = 0.344, damping = 1) {
    flight?.stop();
    flight = null;
    if (column || still() || Math.abs(offset) < 1 && Math.abs(velocity) < 1) return;
    const mine = flight = play(panel, spring(offset, velocity, response, damping));
    mine.finished.then(() => {
      if (flight !== mine) return;
      flight = null;
      if (asked) cameToRest(false);
    });
  }

  /**
   * Brings the sheet to a detent. `velocity` is px/s, up positive.
   * @param {import('./geometry.js').Detent} detent
   */
  function move(detent, velocity = 0, response = 0.344, damping = 1) {
    if (column || !(detent in stop)) return;
    catchIt();
    asked = { detent, left: 3 };
    awaitRest();
    const from = Math.min(scroller.scrollTop, stop.full), to = stop[detent];
    // A list that is already scrolled stays where it is when it is asked for what it shows.
    if (detent !== 'full' || y < stop.full) scrollTo(to);
    snap(true);
    const offset = to - from + beyond;
    stretch(0);
    fly(offset, -velocity, response, damping);
  }

  /** Between two detents, with nobody's hand on it: the core decides where it goes. */
  function letGo(velocity = 0) {
    const at = [y, stop.peek, stop.half, stop.full].map(to => height(Math.min(to, stop.full)));
    if (dragsAway() && at[0] < at[1] - scrolledAfter && velocity <= 0) return send('close');
    send(`released ${at[0].toFixed(1)} ${velocity.toFixed(0)} ${at.slice(1).map(n => n.toFixed(1)).join(' ')}`);
    if (!flight) setTimeout(() => { if (!flight && !finger()) snap(true); }, 300);
  }

  /** @param {boolean} surely it has not moved for a while; else an engine that snaps may still do so */
  function cameToRest(surely) {
    if (finger() || flight || column || dragging || wheel) return;
    const byHand = person() || turned !== 0, way = turned || (byHand ? 0 : 1);
    if (!surely && !detentAt(stop, y) && scroller.style.scrollSnapType !== 'none') return;
    clearTimeout(timer);
    timer = undefined;
    rested();
    if (!isFront()) return;
    // Only a hand drags a sheet away: what scrolled by program, to bring something into view, is taken back.
    if (dragsAway() && y < 2) return byHand ? send('close') : move(wanted());
    const at = detentAt(stop, y), wish = asked;
    if (wish?.left && Math.abs(stop[wish.detent] - Math.min(y, stop.full)) > 2) {
      move(wish.detent);
      asked = { ...wish, left: wish.left - 1 };
      return;
    }
    if (surely) asked = null;
    turned = 0;
    // What no hand did, a focused row brought into view: it must not sink again.
    if (!at) return letGo(way * wheelSpeed);
    snap(true);
    if (at !== wanted()) send(`rested ${at}`);
  }

  let dragging = false;
  /** @type {ReturnType<typeof setTimeout> | 0} */
  let wheel = 0;
  /** Which way the wheel last turned: 1 up, −1 down, 0 since the sheet rested. */
  let turned = 0;
  const turning = () => {
    clearTimeout(wheel);
    wheel = setTimeout(() => { wheel = 0; cameToRest(true); }, wheelEnds);
  };

  /** While the window changes, `y` stays where the sheet stood before: engines scroll it to fit before it is measured. */
  let resizing = 0;
  const onResize = () => {
    const mine = resizing = performance.now();
    setTimeout(() => { if (resizing === mine) measure(); }, 100);
  };
  addEventListener('resize', onResize);

  /** The scroller stands at `to`. @param {number} to */
  function came(to) {
    const last = y;
    y = to;
    mark();
    if (!person() || dragging || column || !isFront()) return;
    if (y < last) { anchor = Math.max(y, stop.full); said = false; }
    anchor = Math.max(stop.full, Math.min(anchor, y));
    if (!said && y > anchor + scrolledAfter) { said = true; send('scrolled'); }
    if (last > stop.full && y <= stop.full + 0.5) send('reached-top');
  }

  const onScroll = () => {
    if (resizing) return;
    scrollCame();
    came(scroller.scrollTop);
    awaitRest();
    if (wheel) turning();
  };
  /** Under a finger nobody listens to the scrolling: a listener alone is most of what a move costs. */
  let held = false, looking = 0;
  /** @param {boolean} on */
  const holdOn = on => {
    if (held === on) return;
    held = on;
    scroller[on ? 'removeEventListener' : 'addEventListener']('scroll', onScroll);
    clearInterval(looking);
    if (on) looking = setInterval(place.ask, often);
  };
  scroller.addEventListener('scroll', onScroll, { passive: true });

  scroller.addEventListener('scrollend', () => cameToRest(false));
  // What the focus brings into view stays there.
  section.addEventListener('keydown', event => { if (event.key === 'Tab') asked = null; });
  if (!snaps) {
    scroller.addEventListener('wheel', event => {
      if (column || event.ctrlKey || !event.deltaY) return;
      snap(false);
      turned = Math.sign(event.deltaY);
      turning();
    }, { passive: true });
  }

  // Before the rest, so that the page is worked out once for both.
  fitHead();
  section.dataset.live = '';
  measure();
  if (!column) scrollTo(stop[wanted()]);
  snap(true);

  const size = new ResizeObserver(measure);
  for (const element of [scroller, part.rest, head]) size.observe(element);

  return {
    section, part, move, fly, measure, letGo, cameToRest,
    /** A hand has come. @param {boolean} isNew how far it scrolls is counted from here */
    touched(isNew) {
      asked = null;
      catchIt();
      if (isNew) { anchor = y; said = false; }
      if (finger()) holdOn(true);
    },
    /** No finger is down any more. */
    left() {
      if (!held) return;
      holdOn(false);
      if (resizing) return;
      came(scroller.scrollTop);
      if (person()) awaitRest();
    },
    /** The sheet's height on the screen, px, where it flies now. */
    height: () => column ? 0 : height(Math.min(y, stop.full)) - beyond - (flight?.offset() || 0),
    /** @returns {number} how far it can travel: the scroll position of full */
    full: () => stop.full,
    position: () => y,
    /** How much of the screen's end the bar takes, as a length of the styles. */
    chrome: () => chrome,
    isColumn: () => column,
    isFlying: () => !!flight,
    /** The core says another detent than the one where the sheet stands. */
    follow() {
      if (column || finger() || dragging || flight) return;
      if (detentAt(stop, y) !== wanted()) move(wanted());
    },
    /** A hand drags the sheet by something that does not scroll. @param {boolean} on */
    drag(on) {
      dragging = on;
      asked = null;
      if (on) { catchIt(); snap(false); }
    },
    /** @param {number} to scroll position, px */
    dragTo(to) {
      const within = Math.max(0, Math.min(stop.full, to)), dimension = scroller.clientHeight;
      scrollTo(within);
      stretch(within === to ? 0 : core.wingbar_rubber(within - to, dimension));
    },
    /** The detent one step from where it stands. @param {number} step */
    beside: step => detents[Math.max(0, Math.min(2, detents.indexOf(wanted()) + step))],
    drop() {
      size.disconnect();
      place.drop();
      removeEventListener('resize', onResize);
    },
  };
}

/** @typedef {ReturnType<typeof hold>} Hold */
