// What is kept on this device: texts by key in IndexedDB. Nothing counts as stored before the disk has it.
import { database, openDatabase, read, within } from './database.js';
import { merge, placeOf } from './merge.js';

/**
 * What one transaction writes. Until its turn comes, newer texts take the place of older ones.
 * @typedef {{ records: Map<string, string>, known: string }} Batch
 */

/** Where it could not be read at start, what an earlier visit kept under a key is put aside before the first write. */
let wasRead = true;
/** @type {Set<string>} */
const written = new Set();

/** The running list as this tab's program has it. */
let known = '';
/** @type {Batch | null} the batch that still takes texts */
let gathering = null;
/** @type {Map<string, Batch>} the last batch under way that writes a key */
const newest = new Map();

const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('wingbar') : null;

/** @param {unknown} error @returns {string} why, in a word or two */
function reason(error) {
  const name = /** @type {any} */ (error)?.name || 'unknown';
  return name === 'TimeoutError' ? 'not answering' : name;
}

/**
 * Everything that is kept. Where it cannot be read the program starts without, and is told why.
 * @returns {Promise<{ things: Map<string, string>, failure: string }>} failure is empty where all was read
 */
export async function kept() {
  try {
    const things = await within(3, database().then(db => read(db)));
    known = things.get('list') || '';
    return { things, failure: '' };
  } catch (error) {
    console.warn('what this device keeps could not be read:', error);
    wasRead = false;
    const why = reason(error);
    return { things: new Map(), failure: why === 'not answering' ? why : 'unreadable' };
  }
}

/** @param {Batch} batch @returns {Promise<Map<string, string>>} what was written, once it is on the disk */
async function write(batch) {
  // Not a turn of the event loop is lost where the database is open: the page may be closing.
  const db = openDatabase() || await database();
  return new Promise((done, fail) => {
    const transaction = db.transaction('kept', 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore('kept');
    /** @type {Map<string, string>} */
    const stored = new Map();
    /** @type {Map<string, string>} */
    let writes = new Map();
    /** @type {unknown} */
    let failure = null;
    const guarded = job => () => {
      try {
        job();
      } catch (error) {
        failure = error;
        transaction.abort();
      }
    };
    /** Answers come in the order of asking, so the last one has all. */
    const get = (keys, then) => keys.forEach((key, index) => {
      const request = store.get(key);
      request.onsuccess = guarded(() => {
        if (request.result !== undefined) stored.set(key, String(request.result));
        if (index === keys.length - 1) then();
      });
    });
    const put = () => {
      const now = Date.now();
      writes = merge(batch.records, stored, batch.known, now);
      for (const [key, text] of writes) {
        const earlier = stored.get(key);
        if (!wasRead && !written.has(key) && !key.startsWith('list') && earlier) store.put(earlier, `${key}-unread-${now}`);
        store.put(text, key);
      }
      transaction.commit?.();
    };
    get(['list'], () => {
      if (gathering === batch) gathering = null;
      const keys = [...batch.records.keys()].filter(key => key !== 'list');
      const next = batch.records.get('list'), place = placeOf(stored.get('list') || '');
      if (next !== undefined && place && placeOf(next) !== place) keys.push(place);
      if (keys.length) get(keys, put);
      else guarded(put)();
    });
    transaction.oncomplete = () => {
      for (const key of writes.keys()) written.add(key);
      if (!writes.has('list')) writes.set('list', stored.get('list') || '');
      done(writes);
    };
    transaction.onabort = () => fail(failure || transaction.error || new Error('the browser gave up'));
  });
}

/** @param {Batch} batch @returns {Promise<Map<string, string>>} as `write`, after a second try where one is needed */
async function writeTwice(batch) {
  try {
    return await write(batch);
  } catch {
    if (gathering === batch) gathering = null;
    // What was asked for since is newer.
    for (const key of batch.records.keys()) if (newest.get(key) !== batch) batch.records.delete(key);
    return batch.records.size ? await write(batch) : new Map();
  }
}

/** @param {Batch} batch @param {(action: string) => void} act */
async function carryOut(batch, act) {
  const [first] = batch.records.keys();
  const writing = writeTwice(batch);
  within(5, writing).catch(error => {
    // A batch that hangs takes nothing more, so that what comes next is reported too.
    if (gathering === batch) gathering = null;
    act(`store-failed ${first} ${reason(error)}`);
  });
  try {
    const writes = await writing;
    const isNewest = newest.get('list') === batch, list = writes.get('list');
    // Where this tab has gone on since, its next batch finds the other tab's lines itself.
    if (isNewest && list !== undefined && list !== batch.records.get('list')) tell('list', list, act);
    others?.postMessage({ changed: [...writes.keys()] });
    askToKeep();
  } catch {
    // It was reported above.
  } finally {
    for (const [key, last] of newest) if (last === batch) newest.delete(key);
  }
}

/**
 * Stores texts in one transaction: all or none. It is under way when this returns.
 * @param {[string, string][]} records keys and texts @param {(action: string) => void} act
 */
export function store(records, act) {
  const isNew = !gathering;
  const batch = gathering ??= { records: new Map(), known };
  for (const [key, text] of records) {
    batch.records.set(key, text);
    newest.set(key, batch);
    if (key === 'list') known = text;
  }
  if (isNew) carryOut(batch, act);
}

/** @param {string} key @param {string} text @param {(action: string) => void} act */
function tell(key, text, act) {
  if (key === 'list') known = text;
  act(`stored ${key} ${text}`);
}

let asked = false;

/** Asks the browser not to clear what is kept when space runs short; once there is something worth keeping. */
function askToKeep() {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => {});
}

/** Takes over what another tab stored, but for what this tab is writing itself. */
async function takeOver(key, act) {
  try {
    const found = await read(await database(), key);
    if (!newest.has(key) && found.has(key) && (key !== 'list' || found.get(key) !== known)) tell(key, found.get(key) || '', act);
  } catch (error) {
    console.warn('what another tab stored could not be read:', error);
  }
}

/** Two tabs show one list. @param {(action: string) => void} act */
export function watchOtherTabs(act) {
  others?.addEventListener('message', ({ data }) => {
    for (const key of data?.changed || []) takeOver(key, act);
  });
  // A page that comes back out of the browser's memory has heard nothing meanwhile.
  addEventListener('pageshow', event => { if (event.persisted) takeOver('list', act); });
}
