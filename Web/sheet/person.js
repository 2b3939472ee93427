// Whether a person's hand moves a scroller. Touch events go on while the engine pans, pointer events do not.

let fingers = 0;
let moved = false;
/** Until when the scroll of a turned wheel may still come: a busy engine draws it long after the tick. */
let due = 0;
const latest = 2000;

/** @type {Set<() => void>} called when the last finger leaves */
const whenLeft = new Set();
/** @type {Set<(target: EventTarget | null, isNew: boolean) => void>} called when a hand comes, or comes again */
const whenTouched = new Set();

/** True while a finger is down. */
export const finger = () => fingers > 0;
/** True since a finger, wheel or trackpad began to move something, until `rested`. */
export const person = () => moved;
/** What moved has come to rest. */
export const rested = () => { if (performance.now() > due) moved = fingers > 0; };
/** A scroll has come: it is the one that a wheel was turned for. */
export const scrollCame = () => { due = 0; };

/** @param {(target: EventTarget | null, isNew: boolean) => void} touched @param {() => void} left */
export function watchHands(touched, left) {
  whenTouched.add(touched);
  whenLeft.add(left);
}

const tellTouched = (event, isNew) => { for (const tell of whenTouched) tell(event.target, isNew); };
const passive = { passive: true, capture: true };
// A tap moves nothing: what a program scrolls after it is not the person's doing. The first move tells; the others are
// the engine's alone.
const atFirstMove = () => { moved = true; removeEventListener('touchmove', atFirstMove, passive); };
addEventListener('touchstart', event => {
  fingers = event.touches.length;
  addEventListener('touchmove', atFirstMove, passive);
  tellTouched(event, fingers === 1);
}, passive);
for (const name of ['touchend', 'touchcancel']) {
  addEventListener(name, event => {
    fingers = /** @type {TouchEvent} */ (event).touches.length;
    if (fingers === 0) for (const tell of whenLeft) tell();
  }, passive);
}
addEventListener('wheel', event => {
  // Sideways it turns for a row or the chips.
  if (!event.deltaY) return;
  tellTouched(event, !moved);
  moved = true;
  due = performance.now() + latest;
}, passive);
