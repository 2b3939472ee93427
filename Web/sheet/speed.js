// How fast a pointer goes when it lets go.

/** Speed is taken over this many ms. */
const over = 100;

/** @typedef {[number, number]} Sample a time in ms and a place in px */

/** px/s in the direction of the places; 0 where the pointer lay still. @param {Sample[]} samples @param {number} now */
export function speed(samples, now) {
  const recent = samples.filter(([time]) => now - time < over);
  if (recent.length < 2) return 0;
  const [[t0, p0]] = recent, [t1, p1] = recent[recent.length - 1];
  return (p1 - p0) / Math.max(8, t1 - t0) * 1000;
}
