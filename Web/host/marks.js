// The discs on the map: real buttons, so that they are reached and named as any other control. MapLibre has markers, but
// makes each with listeners and frames of its own: sixty of them took longer than all else that a filter changes.

const SVG = 'http://www.w3.org/2000/svg';
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

/**
 * A disc, and what it shows.
 * @typedef {{ button: HTMLButtonElement, at: [number, number], text: string, size: number, label: string, action: string }} Disc
 */

/** Diameter in px of a disc that stands for some sightings: 30 for 5, 44 for 38. @param {number} count */
const size = count => Math.round(Math.min(52, Math.max(28, 30 + 6.9 * Math.log(count / 5))));

function star() {
  const svg = document.createElementNS(SVG, 'svg'), use = document.createElementNS(SVG, 'use');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', '#icon-star');
  svg.appendChild(use);
  return svg;
}

/** @returns {Disc} */
function make() {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'disc';
  return { button, at: [0, 0], text: '', size: 0, label: '', action: '' };
}

/** Writes what differs. @param {Disc} disc @param {boolean} isRare @param {number} count @param {string} label @param {string} action */
function dress(disc, isRare, count, label, action) {
  const { button } = disc, text = isRare ? '*' : !count ? '' : count < 1000 ? String(count) : compact.format(count), wide = isRare ? 34 : size(count);
  if (disc.text !== text) {
    if ((disc.text === '*') !== isRare) button.classList.toggle('rare', isRare);
    if (isRare) button.replaceChildren(star());
    else button.textContent = text;
    disc.text = text;
  }
  if (disc.size !== wide) button.style.setProperty('--size', `${disc.size = wide}px`);
  if (disc.label !== label) button.setAttribute('aria-label', disc.label = label);
  if (disc.action !== action) button.setAttribute('data-act', disc.action = action);
}

export class Marks {
  /** @param {any} map a MapLibre map */
  constructor(map) {
    this.map = map;
    /** @type {Map<string, Disc>} by place, so that a disc that stays keeps its element and focus */
    this.shown = new Map();
    const all = () => { for (const disc of this.shown.values()) this.place(disc); };
    map.on('move', all);
    map.on('moveend', all);
  }

  /** Puts a disc where its place is now; on whole px while nothing moves. @param {Disc} disc */
  place({ button, at: [latitude, longitude] }) {
    // The copy of the world that is nearest to the middle.
    const turns = Math.round((longitude - this.map.getCenter().lng) / 360);
    const { x, y } = this.map.project([longitude - turns * 360, latitude]), still = !this.map.isMoving();
    button.style.transform = `translate(-50%, -50%) translate(${still ? Math.round(x) : x}px, ${still ? Math.round(y) : y}px)`;
  }

  /** Shows these in the place of those before. @param {string} kind @param {string[][]} marks latitude, longitude, count, label, action, perhaps a kind of its own */
  show(kind, marks) {
    const before = this.shown, fresh = [];
    this.shown = new Map();
    for (const mark of marks) {
      const own = mark[5] || kind, key = `${own === 'rare'} ${mark[0]} ${mark[1]}`, disc = before.get(key);
      if (disc) {
        before.delete(key);
        dress(disc, own === 'rare', +mark[2], mark[3], mark[4]);
        this.shown.set(key, disc);
      } else fresh.push(mark);
    }
    // A disc that goes serves as another one, but not under the focus: that would be moved without a hand.
    const spare = [...before.values()].filter(({ button }) => button !== document.activeElement);
    for (const { button } of before.values()) if (button === document.activeElement) button.remove();
    const made = document.createDocumentFragment();
    for (const [latitude, longitude, count, label, action, own = kind] of fresh) {
      const known = spare.pop(), disc = known || make();
      dress(disc, own === 'rare', +count, label, action);
      disc.at = [+latitude, +longitude];
      this.place(disc);
      this.shown.set(`${own === 'rare'} ${latitude} ${longitude}`, disc);
      if (!known) made.append(disc.button);
    }
    this.map.getCanvasContainer().append(made);
    for (const { button } of spare) button.remove();
  }
}
