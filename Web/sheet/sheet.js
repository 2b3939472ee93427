// The sheets of the page: takes hold of each as it comes, lets go of it as it leaves, and brings the front one where the
// core says. Facts go out, decisions come in.
import { handle } from './handle.js';
import { hold } from './hold.js';
import { watchKeyboard } from './keyboard.js';
import { lower, raise, sink } from './leaving.js';
import { placeMenu } from './menu.js';
import { watchPages } from './pages.js';
import { finger, watchHands } from './person.js';

/** @type {Map<HTMLElement, import('./hold.js').Hold>} */
const sheets = new Map();
/** @type {import('./hold.js').Hold | null} */
let front = null;
/** @type {MutationObserver | null} */
let observer = null;
let look = () => {};

/**
 * Starts with the sheets under `root`, and follows them as they change.
 * @param {HTMLElement} root
 * @param {(action: string) => void} send
 * @param {import('./rows.js').Core} core
 */
export function attach(root, send, core) {
  look = () => follow(root, send, core);
  look();
  observer = new MutationObserver(look);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-detent', 'inert', 'class'] });
  watchHands(
    (target, isNew) => { if (front && target instanceof Node && front.section.contains(target)) front.touched(isNew); },
    () => {
      for (const sheet of sheets.values()) sheet.left();
      setTimeout(() => { if (!finger()) front?.cameToRest(false); }, 60);
    });
  watchKeyboard();
  watchPages(root, send, core);
  addEventListener('resize', () => placeMenus(root));
}

/**
 * Brings the front sheet to a detent. Numbers may come as texts.
 * @param {string} detent
 * @param {number | string} [velocity] px/s, up positive
 * @param {number | string} [response] s
 * @param {number | string} [damping]
 */
export function move(detent, velocity = 0, response = 0.344, damping = 1) {
  if (observer?.takeRecords().length) look();
  front?.move(/** @type {any} */ (detent), +velocity, +response, +damping);
}

/** @param {HTMLElement} root @param {(action: string) => void} send @param {import('./rows.js').Core} core */
function follow(root, send, core) {
  const there = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.sheet')]);
  const now = there.findLast(section => !section.hasAttribute('inert'));
  const isFirst = sheets.size === 0, before = front, height = before?.height() || 0;
  for (const [section, sheet] of sheets) {
    if (there.includes(section)) continue;
    sheets.delete(section);
    sheet.drop();
    if (section.classList.contains('pushed') || !now) sink(sheet, now);
  }
  const fresh = new Set();
  for (const section of there) {
    if (sheets.has(section)) continue;
    const sheet = hold(section, send, core);
    sheets.set(section, sheet);
    handle(sheet, send, core);
    fresh.add(sheet);
  }
  front = now && sheets.get(now) || null;
  if (before && before !== front && sheets.has(before.section) && leaves(before, front)) lower(before);
  if (front && front !== before && !isFirst) arrive(front, before, height, fresh.has(front));
  else front?.follow();
  placeMenus(root);
}

/** A mode's sheet that was closed: nothing is left, or the sheet that it was pushed over. @param {import('./hold.js').Hold} before @param {import('./hold.js').Hold | null} after */
const leaves = (before, after) => !before.section.classList.contains('covered')
  && (!after || before.section.classList.contains('drags-away') && after.section.dataset.sheet === 'home');

/**
 * Another sheet is in front: a pushed one rises from below; a mode's takes the place of the one before from its height;
 * one that was covered is simply there again.
 * @param {import('./hold.js').Hold} sheet
 * @param {import('./hold.js').Hold | null} before
 * @param {number} height the one before's, px
 * @param {boolean} isFresh
 */
function arrive(sheet, before, height, isFresh) {
  const { section } = sheet, isPushed = section.classList.contains('pushed');
  raise(section);
  sheet.follow();
  // A mode's sheet that comes where none was, or over the one that pushed it, rises as a pushed one does.
  const comes = !before || section.classList.contains('drags-away') && before.section.classList.contains('covered');
  if (isPushed ? isFresh : comes) sheet.fly(sheet.height());
  else if (!isPushed && before && !before.section.classList.contains('pushed')) sheet.fly(sheet.height() - height);
}

/** @param {HTMLElement} root */
function placeMenus(root) {
  for (const menu of root.querySelectorAll('.menu')) placeMenu(/** @type {HTMLElement} */ (menu));
}
