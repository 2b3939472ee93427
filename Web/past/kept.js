// What the device keeps of past lists: the journals, which the page writes, and the lists from files, in a database of
// their own, so that the page never reads three megabytes to show today's list.
import { database, read, within } from '../host/database.js';
import { append, store } from '../host/store.js';

const JOURNAL = 'journal-';

/** A list's id and its journal's text. @typedef {[id: string, text: string]} Kept */

/** @param {Map<string, string>} found @returns {Kept[]} */
const named = found => [...found].map(([key, text]) => [key.slice(JOURNAL.length), text]);

/** All journals. @returns {Promise<Kept[]>} */
export async function journals() {
  return named(await within(10, database().then(db => read(db, IDBKeyRange.bound(JOURNAL, `${JOURNAL}\uffff`)))));
}

const others = new BroadcastChannel('wingbar');

/**
 * Tells of journals that a page has written since, and of lists that another one has brought in.
 * @param {(changed: Kept[]) => void} tell
 * @param {() => void} tellOfFiles
 * @param {() => void} tellOfCarry
 */
export function watch(tell, tellOfFiles, tellOfCarry) {
  others.onmessage = async ({ data }) => {
    /** @type {Kept[]} */
    const changed = [];
    for (const key of data?.changed || []) {
      if (key === 'past') tellOfFiles();
      if (key === 'carry') tellOfCarry();
      if (key.startsWith(JOURNAL)) changed.push(...named(await read(await database(), key)));
    }
    if (changed.length) tell(changed);
  };
}

const report = said => { if (said.startsWith('store-failed')) console.error(said); };

/** Keeps the codes of the species of a life where the pages look for them. @param {string} codes */
export async function keepLife(codes) {
  if ((await read(await database(), 'life')).get('life') !== codes) store('life', codes, report);
}

/**
 * Adds lines to a list's journal; the pages take them over as they do another tab's.
 * @param {string} list @param {string[]} lines
 * @returns {Promise<string>} why they are not on the disk; empty where they are
 */
export const appendTo = (list, lines) => append(list, lines, report);

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

/**
 * One transaction on the worker's own database. @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} job what fails in it, or in a request's answer, changes nothing
 * @returns {Promise<T>} its result, once all is on the disk
 */
async function inStore(mode, job) {
  const db = await open();
  try {
    return await new Promise((done, fail) => {
      const transaction = db.transaction('kept', mode, { durability: 'strict' });
      const request = job(transaction.objectStore('kept'));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => fail(transaction.error || new Error('the browser gave up'));
    });
  } finally {
    db.close();
  }
}

/** @param {string} key */
export const value = key => inStore('readonly', store => store.get(key));

/** The lists from files as bytes; none where there are none. @returns {Promise<Uint8Array>} */
export const archive = async () => await value('archive') || new Uint8Array();

/**
 * Changes the lists from files in one transaction, so that of two tabs each goes by what the other has kept. Damaged ones
 * are put aside under a key of their own, and never deleted.
 * @param {(bytes: Uint8Array) => { merged: Uint8Array | null, isDamaged: boolean }} job from what is kept, to what is to be
 */
export async function change(job) {
  await inStore('readwrite', store => {
    const request = store.get('archive');
    request.onsuccess = () => {
      const { merged, isDamaged } = job(request.result || new Uint8Array());
      if (isDamaged) {
        store.put(request.result, `archive-damaged-${Date.now()}`);
        store.delete('archive');
      }
      if (merged) store.put(merged, 'archive');
    };
    return request;
  });
  others.postMessage({ changed: ['past'] });
}

/** The ids of lists from files that eBird was handed, a line each. @returns {Promise<string>} */
export const marks = async () => await value('marks') || '';

/** Adds some. @param {string} ids */
export async function mark(ids) {
  await inStore('readwrite', store => {
    const request = store.get('marks');
    request.onsuccess = () => store.put(request.result ? `${request.result}\n${ids}` : ids, 'marks');
    return request;
  });
}

/** How many lists of links are kept, the newest. */
const MOST_SHARED = 30;

/** The list that a link held, as bytes. @param {string} path what its page is about @returns {Promise<Uint8Array>} */
export async function shared(path) {
  const kept = await value(path);
  // The one list that was kept before each link had a place of its own.
  return kept?.bytes || kept || new Uint8Array();
}

/** Keeps it. @param {string} path @param {Uint8Array} bytes */
export const keepShared = (path, bytes) => inStore('readwrite', store => {
  const links = IDBKeyRange.bound('shared', 'shared\uffff'), request = store.getAllKeys(links), all = store.getAll(links);
  all.onsuccess = () => {
    const kept = request.result.map((key, at) => ({ key, time: all.result[at].time || 0 })).filter(({ key }) => key !== path);
    for (const { key } of kept.sort((a, b) => b.time - a.time).slice(MOST_SHARED - 1)) store.delete(key);
    store.put({ bytes, time: Date.now() }, path);
  };
  return request;
});

/**
 * Keeps the keys of carrying, and forgets what is known of another mailbox. Where another page has begun meanwhile, that
 * holds, and is given back.
 * @param {{ code: string }} settings @param {string} known the code that is to be replaced; none where there is none
 */
export async function keepCarry(settings, known) {
  let other;
  await inStore('readwrite', store => {
    const request = store.get('carry');
    request.onsuccess = () => {
      const kept = request.result;
      if (kept && kept.code !== known) return void (other = kept);
      store.delete('carried');
      store.put(settings, 'carry');
    };
    return request;
  });
  return other;
}

/** Keeps what is known of the mailbox, unless carrying was stopped meanwhile. @param {Uint8Array} bytes */
export const keepCarried = bytes => inStore('readwrite', store => {
  const request = store.get('carry');
  request.onsuccess = () => { if (request.result) store.put(bytes, 'carried'); };
  return request;
});

/** Forgets both. */
export const forgetCarry = () => inStore('readwrite', store => {
  store.delete('carried');
  return store.delete('carry');
});

/** The world's species: fetched once, then kept, since a file may be brought in without a network. @returns {Promise<Uint8Array>} */
export async function species() {
  try {
    const reply = await fetch('/api/species');
    if (!reply.ok) throw new Error(`the server answers ${reply.status}`);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    await inStore('readwrite', store => store.put(bytes, 'species'));
    return bytes;
  } catch (error) {
    const kept = await value('species');
    if (kept) return kept;
    throw error;
  }
}
