// What the device keeps of past lists: the journals, which the page writes, and the lists from files, in a database of
// their own, so that the page never reads three megabytes to show today's list.
import { database, read, within } from '../host/database.js';

const JOURNAL = 'journal-';

/** A list's id and its journal's text. @typedef {[id: string, text: string]} Kept */

/** @param {Map<string, string>} found @returns {Kept[]} */
const named = found => [...found].map(([key, text]) => [key.slice(JOURNAL.length), text]);

/** All journals. @returns {Promise<Kept[]>} */
export async function journals() {
  return named(await within(10, database().then(db => read(db, IDBKeyRange.bound(JOURNAL, `${JOURNAL}\uffff`)))));
}

/** Tells of journals that a page has written since. @param {(changed: Kept[]) => void} tell */
export function watchJournals(tell) {
  new BroadcastChannel('wingbar').onmessage = async ({ data }) => {
    /** @type {Kept[]} */
    const changed = [];
    for (const key of data?.changed || []) {
      if (key.startsWith(JOURNAL)) changed.push(...named(await read(await database(), key)));
    }
    if (changed.length) tell(changed);
  };
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  return within(10, new Promise((done, fail) => {
    const request = indexedDB.open('wingbar-past', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('kept');
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => fail(request.error);
  }));
}

/** The lists from files as bytes; none where there are none. @returns {Promise<Uint8Array>} */
export async function archive() {
  const db = await open();
  try {
    return await new Promise((done, fail) => {
      const request = db.transaction('kept').objectStore('kept').get('archive');
      request.onsuccess = () => done(request.result || new Uint8Array());
      request.onerror = () => fail(request.error);
    });
  } finally {
    db.close();
  }
}
