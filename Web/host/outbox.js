// Lines on their way to the disk. A database reads before it writes, and a page that is closed at once has no time for that:
// what is still under way is left in `localStorage`, which needs no answer, and the next page brings it to the database.

const prefix = 'outbox-';
const mine = prefix + Math.random().toString(36).slice(2);

/** Leaves what is under way, or nothing any more. @param {Map<string, Set<string>>} waiting lines by journal */
export function leave(waiting) {
  const lines = [...waiting].filter(([, some]) => some.size).map(([key, some]) => [key, ...some]);
  try {
    if (lines.length) localStorage.setItem(mine, JSON.stringify(lines));
    else localStorage.removeItem(mine);
  } catch {
    // Nothing can be left: the database has it a moment later.
  }
}

/** Takes what other pages have left; what cannot be read stays where it is. @param {(key: string, lines: string[]) => void} take */
function collect(take) {
  for (const name of names()) {
    try {
      for (const [key, ...lines] of JSON.parse(localStorage.getItem(name) || '[]')) take(String(key), lines.map(String));
      localStorage.removeItem(name);
    } catch (error) {
      console.warn('what a closed page has left could not be read:', error);
    }
  }
}

/** The other pages' outboxes. */
function names() {
  try {
    return Object.keys(localStorage).filter(name => name.startsWith(prefix) && name !== mine);
  } catch {
    return [];
  }
}

/** Collects now, and from pages that are closed meanwhile. @param {(key: string, lines: string[]) => void} take */
export function watchOutboxes(take) {
  collect(take);
  addEventListener('storage', event => {
    // A page that is still there brings it to the database itself before this.
    if (event.key?.startsWith(prefix) && event.newValue) setTimeout(() => collect(take), 2000);
  });
}
