// The discs on the map: real buttons, so that they are reached and named as any other control.

const SVG = 'http://www.w3.org/2000/svg';
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

/** Diameter in px of a disc that stands for some sightings: 30 for 5, 44 for 38. @param {number} count */
const size = count => Math.round(Math.min(52, Math.max(28, 30 + 6.9 * Math.log(count / 5))));

function star() {
  const svg = document.createElementNS(SVG, 'svg'), use = document.createElementNS(SVG, 'use');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', '/vendor/icons.svg#star');
  svg.appendChild(use);
  return svg;
}

/** @param {HTMLElement} button @param {string} kind @param {number} count @param {string} label @param {string} action */
function dress(button, kind, count, label, action) {
  button.classList.toggle('rare', kind === 'rare');
  button.setAttribute('aria-label', label);
  button.setAttribute('data-act', action);
  button.style.setProperty('--size', `${kind === 'rare' ? 34 : size(count)}px`);
  button.replaceChildren(kind === 'rare' ? star() : compact.format(count));
}

export class Marks {
  /** @param {any} map a MapLibre map @param {any} Marker its marker class */
  constructor(map, Marker) {
    this.map = map;
    this.Marker = Marker;
    /** @type {Map<string, any>} by place, so that a disc that stays keeps its element and focus */
    this.shown = new Map();
  }

  /** Shows these in the place of those before. @param {string} kind @param {string[][]} marks latitude, longitude, count, label, action, perhaps a kind of its own */
  show(kind, marks) {
    const gone = new Map(this.shown);
    for (const [latitude, longitude, count, label, action, own = kind] of marks) {
      const key = `${own === 'rare'} ${latitude} ${longitude}`;
      let marker = this.shown.get(key);
      if (!marker) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'disc';
        marker = new this.Marker({ element: button }).setLngLat([+longitude, +latitude]).addTo(this.map);
        this.shown.set(key, marker);
      }
      gone.delete(key);
      dress(marker.getElement(), own, +count, label, action);
    }
    for (const [key, marker] of gone) {
      marker.remove();
      this.shown.delete(key);
    }
  }
}
