// Moving the keyboard's focus to what the program names. A name is an element's id, or says what is meant where several
// sheets have one: the front sheet's title, the row of a bird in it, the control of a menu.
import { items } from './keys.js';

/** The sheet that is not covered. @returns {Element | undefined} */
const front = () => [...document.querySelectorAll('.sheet')].findLast(sheet => !sheet.hasAttribute('inert'));

/** @type {[RegExp, (...parts: string[]) => Element | null | undefined][]} */
const meanings = [
  [/^title$/, () => front()?.querySelector('.title')],
  [/^row-actions$/, () => front()?.querySelector('.row-actions:not([inert]) button')],
  // A bird may stand in another section than the mode's own.
  [/^row-(\w+)-(.+)$/, (list, code) => document.getElementById(`row-${list}-${code}`)
    || front()?.querySelector(`button[id^="row-"][id$="-${CSS.escape(code)}"]`)],
  [/^menu$/, () => document.querySelector('[role=menu]')],
  [/^menu-(.+)$/, menu => [...document.querySelectorAll(`[data-act="menu ${CSS.escape(menu)}"]`)].find(e => !e.closest('[inert]'))],
];

/** @param {string} name @returns {Element | null | undefined} */
function find(name) {
  for (const [pattern, meaning] of meanings) {
    const found = pattern.exec(name);
    const element = found && meaning(...found.slice(1));
    if (element) return element;
  }
  return document.getElementById(name);
}

/** How many frames something that is still coming into view is waited for. */
const patience = 30;
/** Counts the moves, so that a newer one ends the waiting of the one before. */
let moves = 0;

/** Moves the focus; into a menu: to what is chosen there, else to its first item. @param {string} name */
export function focusOn(name) {
  const move = ++moves, before = document.activeElement, start = () => attempt(name, move, patience, before);
  // The focus lays the page out: what was asked for is on the screen first. Only a field gets it at once, or no keyboard comes.
  if (find(name) instanceof HTMLInputElement) start();
  else requestAnimationFrame(start);
}

/**
 * Nothing that is not visible can have the focus, and a sheet or menu may come into view some frames after it is drawn.
 * @param {string} name @param {number} move @param {number} frames @param {Element | null} before what had the focus
 */
function attempt(name, move, frames, before) {
  // A person who has moved on is not called back.
  const active = document.activeElement;
  if (move !== moves || (active !== before && active !== document.body)) return;
  const element = find(name);
  const target = element?.getAttribute('role') === 'menu'
    ? element.querySelector('[aria-checked=true]') || items(element)[0] || element : element;
  // The sheet decides where it is scrolled to; the focus must not pull it.
  if (target) /** @type {HTMLElement} */ (target).focus({ preventScroll: target === element });
  if (target instanceof HTMLInputElement) target.setSelectionRange(target.value.length, target.value.length);
  if (document.activeElement !== target && frames) requestAnimationFrame(() => attempt(name, move, frames - 1, before));
}
