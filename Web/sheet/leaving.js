// A sheet that has been closed is gone from the page at once; what a person sees of it still has to sink.
import { still } from './spring.js';

/** How a sheet sinks. @param {import('./hold.js').Hold} sheet */
const down = sheet => sheet.part.panel.animate(
  [{ translate: '0 0' }, { translate: `0 ${sheet.height() + 40}px` }],
  { duration: 320, easing: 'cubic-bezier(.32, .72, 0, 1)', fill: 'forwards' });

/** @type {WeakMap<HTMLElement, Animation>} sheets that sink and stay in the page */
const sinking = new WeakMap();

/** Sinks a sheet that stays in the page, so that its list keeps its place. @param {import('./hold.js').Hold} sheet */
export function lower(sheet) {
  const { section } = sheet;
  if (sheet.height() < 2 || sheet.isColumn() || still()) return;
  section.dataset.sinking = '';
  const animation = down(sheet);
  sinking.set(section, animation);
  const gone = () => { if (sinking.get(section) === animation) raise(section); };
  animation.finished.then(gone, gone);
}

/** It is not sinking any more. @param {HTMLElement} section */
export function raise(section) {
  const animation = sinking.get(section);
  if (!animation) return;
  sinking.delete(section);
  delete section.dataset.sinking;
  animation.cancel();
}

/**
 * Sinks a sheet that the page no longer has. What it covered is drawn a frame later: a long list takes as long to draw as all
 * else that a tap on Close shows, and the sinking sheet still lies over it.
 * @param {import('./hold.js').Hold} sheet @param {HTMLElement | undefined} under
 */
export function sink(sheet, under) {
  const height = sheet.height(), y = sheet.position(), { section, part } = sheet;
  if (height < 2 || sheet.isColumn() || still()) return;
  const stage = document.createElement('div');
  stage.className = 'leaving';
  stage.inert = true;
  stage.setAttribute('aria-hidden', 'true');
  stage.style.setProperty('--chrome', sheet.chrome());
  for (const element of [section, ...section.querySelectorAll('[id]')]) element.removeAttribute('id');
  section.inert = true;
  stage.append(section);
  document.body.append(stage);
  part.scroller.style.scrollSnapType = 'none';
  part.scroller.scrollTop = y;
  if (under) {
    under.style.visibility = 'hidden';
    requestAnimationFrame(() => under.style.removeProperty('visibility'));
  }
  const animation = down({ ...sheet, height: () => height });
  const gone = () => stage.remove();
  animation.finished.then(gone, gone);
}
