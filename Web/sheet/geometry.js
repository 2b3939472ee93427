// Where a sheet's scroller comes to rest, read from the page: every length is the styles'.

/** @typedef {'peek' | 'half' | 'full'} Detent */
/** @typedef {{ peek: number, half: number, full: number }} Stops scroll positions, px */

/** @type {Detent[]} */
export const detents = ['peek', 'half', 'full'];

/** A sheet's parts. @param {HTMLElement} section */
export function parts(section) {
  const find = name => /** @type {HTMLElement} */ (section.querySelector(`.${name}`));
  return {
    scroller: find('scroller'), rest: find('rest'), peek: find('mark.peek'), half: find('mark.half'),
    area: find('area'), panel: find('panel'), head: find('head'), grabber: find('grabber'),
  };
}

/** @typedef {ReturnType<typeof parts>} Parts */

/** What of the head shows at peek, where that is not all. @type {Record<string, string>} */
const tips = { field: '.field-row', title: '.titles' };

/** How high that is, px. @param {HTMLElement} section @param {HTMLElement} head */
export function tip(section, head) {
  const last = /** @type {HTMLElement | null} */ (head.querySelector(tips[section.dataset.peek || ''] || ':not(*)'));
  return last ? last.offsetTop + last.offsetHeight : head.offsetHeight;
}

/** True in a large window, where the sheet is a column without detents. @param {Parts} part */
export const isColumn = part => part.rest.offsetHeight === 0;

/** @param {Parts} part @returns {Stops} */
export const stops = part =>
  ({ peek: part.peek.offsetTop, half: part.half.offsetTop, full: part.area.offsetTop });

/** The detent at a scroll position, nothing between two. @param {Stops} stop @param {number} y @returns {Detent | null} */
export function detentAt(stop, y) {
  if (y >= stop.full - 1.5) return 'full';
  if (Math.abs(y - stop.half) < 2) return 'half';
  return Math.abs(y - stop.peek) < 2 ? 'peek' : null;
}
