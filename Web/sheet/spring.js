// A damped spring of mass 1 in closed form, as the core has it: the page must know where a sheet is that flies.

/**
 * How far from its target a spring is, in px, seconds after it was let go.
 * Source: the solution of x″ + 2ζω x′ + ω² x = 0 for ζ ≤ 1.
 * @param {number} offset px from the target at the start
 * @param {number} velocity px/s at the start, in the direction of offset
 * @param {number} response seconds of one undamped period
 * @param {number} damping 1 is critical; under 1 overshoots
 * @returns {(seconds: number) => number}
 */
export function spring(offset, velocity, response, damping) {
  const w = 2 * Math.PI / response;
  if (damping >= 1) return t => Math.exp(-w * t) * (offset + (velocity + w * offset) * t);
  const wd = w * Math.sqrt(1 - damping * damping);
  const b = (velocity + damping * w * offset) / wd;
  return t => Math.exp(-damping * w * t) * (offset * Math.cos(wd * t) + b * Math.sin(wd * t));
}

/** Seconds until it stays within half a px for good, at most 2. @param {(t: number) => number} at */
export function duration(at) {
  let last = 0.1;
  for (let t = 0.1; t < 2; t += 0.02) if (Math.abs(at(t)) > 0.5) last = t + 0.02;
  return last;
}

/**
 * Plays a spring on the compositor, which takes it only as `translate`: `transform` is the rubber's, and of two animations
 * of one property the compositor takes none. The element starts `offset` px lower and comes to its own place.
 * @param {HTMLElement} element
 * @param {(t: number) => number} at
 * @param {(px: number) => string} draw the `translate` that many px from its place
 * @returns {{ offset: () => number, stop: () => void, finished: Promise<unknown> }}
 */
export function play(element, at, draw = px => `0 ${px.toFixed(2)}px`) {
  const seconds = duration(at), steps = 40;
  const frames = [];
  for (let i = 0; i < steps; i++) frames.push({ translate: draw(at(seconds * i / steps)) });
  frames.push({ translate: draw(0) });
  const animation = element.animate(frames, { duration: seconds * 1000, easing: 'linear' });
  return {
    offset: () => animation.playState === 'running' ? at(Number(animation.currentTime || 0) / 1000) : 0,
    stop: () => animation.cancel(),
    finished: animation.finished.catch(() => {}),
  };
}

/** True where a person asked for less motion: then nothing flies. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
