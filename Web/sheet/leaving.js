// A sheet that has been closed is gone from the page at once; what a person sees of it still has to sink.
import { still } from './spring.js';

/** Sinks a sheet that the page no longer has. @param {import('./hold.js').Hold} sheet @param {string} chrome */
export function sink(sheet, chrome) {
  const height = sheet.height(), y = sheet.position(), { section, part } = sheet;
  if (height < 2 || sheet.isColumn() || still()) return;
  const stage = document.createElement('div');
  stage.className = 'leaving';
  stage.inert = true;
  stage.setAttribute('aria-hidden', 'true');
  stage.style.setProperty('--chrome', chrome);
  for (const element of [section, ...section.querySelectorAll('[id]')]) element.removeAttribute('id');
  section.inert = true;
  stage.append(section);
  document.body.append(stage);
  part.scroller.style.scrollSnapType = 'none';
  part.scroller.scrollTop = y;
  const animation = part.panel.animate(
    [{ translate: '0 0' }, { translate: `0 ${height + 40}px` }],
    { duration: 320, easing: 'cubic-bezier(.32, .72, 0, 1)', fill: 'forwards' });
  const gone = () => stage.remove();
  animation.finished.then(gone, gone);
}
