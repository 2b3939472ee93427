// The address bar follows the program. Replacing an address takes an engine longer than a filter takes to change the
// page, so it waits until that is on the screen; a step waits for nothing.

/** @type {string | null} what is to be replaced */
let waiting = null;

/** Replaces what still waits, so that the order stays. */
function settle() {
  if (waiting === null) return;
  history.replaceState(null, '', waiting);
  waiting = null;
}

addEventListener('pagehide', settle);

/**
 * Carries out a step of the history: `push URL`, `replace URL`, `back`.
 * @param {string} step
 * @param {string} url
 * @param {(job: () => void) => void} afterDrawing
 */
export function turn(step, url, afterDrawing) {
  if (step === 'replace') {
    if (waiting === null) afterDrawing(() => setTimeout(settle));
    waiting = url;
    return;
  }
  settle();
  if (step === 'back') history.back();
  else history.pushState(null, '', url);
}
