// Two tabs write one list: what is written holds what both have seen. A list only ever grows by lines at its end, so
// what the other tab added is what is stored and was not when this tab last knew.

/** Which list a text is: its first line, empty where it is no list. @param {string} text */
const started = text => /^list -?\d+(?=\n|$)/.exec(text)?.[0] || '';

/** @param {string} text @returns {string[]} its event lines */
const events = text => text.split('\n').filter(line => /^[+-] /.test(line));

/** The event lines that a text has more often than another: the same bird may be ticked twice in a second. */
function added(text, known) {
  /** @type {Map<string, number>} */
  const left = new Map();
  for (const line of events(known)) left.set(line, (left.get(line) || 0) + 1);
  return events(text).filter(line => {
    const count = left.get(line) || 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** A list with more event lines, before the line that says when it was finished. */
function extended(text, lines) {
  if (!lines.length) return text;
  const finished = text.search(/\nfinished /), end = finished < 0 ? text.length : finished;
  return [text.slice(0, end), ...lines].join('\n') + text.slice(end);
}

/** Where a list is kept that is not the running one. @param {string} text */
export const placeOf = text => started(text).replace(' ', '-');

/**
 * What to write so that no tab's lines are lost.
 * @param {Map<string, string>} wanted texts by key, as this tab wants them
 * @param {Map<string, string>} stored what those keys, `list` and its `placeOf` hold now
 * @param {string} known the running list when this tab last loaded or wrote it
 * @param {number} now names what is put aside and is no list
 * @returns {Map<string, string>} texts by key; without `list` where another tab's running list stays
 */
export function merge(wanted, stored, known, now) {
  const writes = new Map(wanted), running = stored.get('list') || '';
  for (const [key, text] of wanted) {
    if (!started(text)) continue;
    let seen = started(known) === started(text) ? known : text;
    for (const other of key === 'list' ? [running] : [running, stored.get(key) || '']) {
      if (started(other) !== started(text)) continue;
      const lines = added(other, seen);
      writes.set(key, extended(writes.get(key) || '', lines));
      seen = extended(seen, lines);
    }
  }
  const next = wanted.get('list');
  if (next === undefined || !running || started(running) && started(running) === started(next)) return writes;
  if (!started(running)) {
    if (running !== known) writes.set(`list-unread-${now}`, running);
  } else if (next === '' && started(running) !== started(known)) {
    // This tab has finished its list; the other tab's goes on.
    writes.delete('list');
  } else {
    const place = placeOf(running), there = writes.get(place) ?? stored.get(place);
    const kept = there ? extended(there, added(running, there)) : running;
    if (kept !== there) writes.set(place, kept);
  }
  return writes;
}
