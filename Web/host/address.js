// The address bar follows the program. Replacing an address takes an engine longer than a filter takes to change the
// page, so it waits until that is on the screen; a step waits for nothing but a step back, which takes an engine a while:
// what is to be pushed or replaced meanwhile would land on the entry that is about to be left.

/** @type {string | null} what is to be replaced */
let waiting = null;
/** The place of the page's entry among the visit's, kept in each so that it outlives a reload. */
let position = +(history.state?.position ?? 0);
/** True while a step back has been asked for and not been made. */
let isStepping = false;
/** @type {Parameters<typeof turn>[]} what waits for it */
let held = [];

/** Replaces what still waits, so that the order stays. */
function settle() {
  if (waiting === null) return;
  history.replaceState({ position }, '', waiting);
  waiting = null;
}

addEventListener('pagehide', () => { if (!isStepping) settle(); });

/**
 * Carries out a step of the history: `push URL`, `replace URL`, `back`.
 * @param {string} step
 * @param {string} url
 * @param {(job: () => void) => void} afterDrawing
 */
export function turn(step, url, afterDrawing) {
  if (isStepping) {
    held.push([step, url, afterDrawing]);
  } else if (step === 'replace') {
    if (waiting === null) afterDrawing(() => setTimeout(settle));
    waiting = url;
  } else if (step === 'back') {
    settle();
    isStepping = true;
    history.back();
  } else {
    settle();
    history.pushState({ position: ++position }, '', url);
  }
}

/** Tells of every step that was made, by how many entries and to which address.
    @param {(action: string, address: string) => void} tell */
export function watchHistory(tell) {
  addEventListener('popstate', () => {
    const before = position, known = history.state?.position, steps = known === undefined ? 0 : known - before;
    position = known ?? before + 1;
    const isOurs = isStepping && steps === -1, next = held;
    isStepping = false;
    held = [];
    // It was meant for the entry that a person has left.
    waiting = null;
    const address = location.pathname + location.search;
    tell(`popped ${steps} ${address}`, address);
    // Another step than ours makes void what was to follow ours: the program goes where the address says.
    if (isOurs) for (const args of next) turn(...args);
  });
}
