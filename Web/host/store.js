// What is kept on this device: texts by key in IndexedDB, among them the journals of lists, a line an operation. Nothing
// counts as stored before the disk has it.
import { database, openDatabase, read, within } from './database.js';
import { leave, watchOutboxes } from './outbox.js';

/**
 * What one transaction writes: texts by key, of which newer ones take the place of older ones until its turn comes, and
 * the keys of the journals that get lines; `told` is fulfilled once it is on the disk, with nothing, or once the program
 * knows that it is not, with why.
 * @typedef {{ records: Map<string, string>, journals: Set<string>, told: Promise<string> }} Batch
 */

/** Where it could not be read at start, what an earlier visit kept under a key is put aside before the first write. */
let wasRead = true;
/** @type {Set<string>} */
const written = new Set();

/** Lines that the disk does not have yet, by journal. What failed is tried again with what comes next. @type {Map<string, Set<string>>} */
const waiting = new Map();

/** @type {Batch | null} the batch that still takes texts */
let gathering = null;
/** @type {Map<string, Batch>} the last batch under way that writes a key */
const newest = new Map();

/** What the program was told is not kept: texts by key, and nothing by a journal's. @type {Map<string, string>} */
const failed = new Map();

const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('wingbar') : null;

/** @param {string} key */
const isJournal = key => key.startsWith('journal-');

/** @param {unknown} error @returns {string} why, in a word or two */
function reason(error) {
  const name = /** @type {any} */ (error)?.name || 'unknown';
  return name === 'TimeoutError' ? 'not answering' : name;
}

/**
 * Everything that is kept. Where it cannot be read the program starts without, and is told why; a disk that only takes its
 * time, as after the browser was killed, is heard when it answers.
 * @param {(things: Map<string, string>) => void} late takes what came too late for the start
 * @returns {Promise<{ things: Map<string, string>, failure: string }>} failure is empty where all was read
 */
export async function kept(late) {
  const reading = database().then(db => read(db));
  try {
    return { things: await within(3, reading), failure: '' };
  } catch (error) {
    console.warn('what this device keeps could not be read:', error);
    wasRead = false;
    const why = reason(error);
    if (why === 'not answering') reading.then(late, () => {});
    return { things: new Map(), failure: why === 'not answering' ? why : 'unreadable' };
  }
}

/** The lines of a journal and those of them that are new, once each. @param {string} text @param {Iterable<string>} lines */
export function joined(text, lines) {
  const all = new Set(text ? text.split('\n') : []);
  for (const line of lines) all.add(line);
  return [...all].join('\n');
}

/** @param {Batch} batch @returns {Promise<Map<string, string>>} what was written, once it is on the disk */
async function write(batch) {
  // Not a turn of the event loop is lost where the database is open: the page may be closing.
  const db = openDatabase() || await database();
  return new Promise((done, fail) => {
    const transaction = db.transaction('kept', 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore('kept');
    /** @type {Map<string, string>} */
    const writes = new Map();
    /** @type {Map<string, string[]>} */
    const lines = new Map();
    const now = Date.now();
    const put = (key, text, earlier) => {
      if (!wasRead && !written.has(key) && !isJournal(key) && earlier) store.put(earlier, `${key}-unread-${now}`);
      writes.set(key, text);
      store.put(text, key);
    };
    const get = (key, then) => {
      const request = store.get(key);
      request.onsuccess = () => {
        if (gathering === batch) gathering = null;
        then(request.result === undefined ? '' : String(request.result));
      };
    };
    for (const key of batch.journals) {
      get(key, text => {
        lines.set(key, [...waiting.get(key) || []]);
        put(key, joined(text, lines.get(key) || []), '');
      });
    }
    for (const key of batch.records.keys()) get(key, earlier => put(key, batch.records.get(key), earlier));
    transaction.oncomplete = () => {
      for (const key of writes.keys()) written.add(key);
      for (const [key, some] of lines) for (const line of some) waiting.get(key)?.delete(line);
      if (lines.size) leave(waiting);
      done(writes);
    };
    transaction.onabort = () => fail(transaction.error || new Error('the browser gave up'));
  });
}

/** @param {Batch} batch @returns {Promise<Map<string, string>>} as `write`, after a second try where one is needed */
async function writeTwice(batch) {
  try {
    return await write(batch);
  } catch {
    if (gathering === batch) gathering = null;
    // What was asked for since is newer; lines wait until they are written.
    for (const key of batch.records.keys()) if (newest.get(key) !== batch) batch.records.delete(key);
    return await write(batch);
  }
}

/** @param {Batch} batch @param {(action: string) => void} act @returns {Promise<string>} as `told` */
function carryOut(batch, act) {
  // What failed before is tried again, but for texts of which a newer one is under way.
  for (const [key, text] of failed) {
    if (isJournal(key)) batch.journals.add(key);
    else if (!newest.has(key)) {
      batch.records.set(key, text);
      newest.set(key, batch);
    }
  }
  const writing = writeTwice(batch);
  report(batch, writing, act);
  return within(2, writing).then(() => '', error => {
    // A batch that hangs takes nothing more, so that what comes next is reported too.
    if (gathering === batch) gathering = null;
    const texts = [...[...batch.journals].map(key => [key, '']), ...batch.records], why = reason(error);
    for (const [key, text] of texts) {
      failed.set(key, text);
      act(`store-failed ${key} ${why}`);
    }
    return why;
  });
}

/** @param {Batch} batch @param {Promise<Map<string, string>>} writing @param {(action: string) => void} act */
async function report(batch, writing, act) {
  try {
    const writes = await writing;
    // Another tab may have added lines: the program knows which are new to it.
    for (const key of batch.journals) act(`stored ${key} ${writes.get(key) || ''}`);
    for (const [key, text] of writes) {
      // What failed since is not kept by what came before it.
      const isKept = isJournal(key) ? !waiting.get(key)?.size : failed.get(key) === text;
      if (isKept && failed.delete(key)) act(`kept ${key}`);
    }
    others?.postMessage({ changed: [...writes.keys()] });
    if (batch.journals.size) askToKeep();
  } catch {
    // `carryOut` says so.
  } finally {
    for (const [key, last] of newest) if (last === batch) newest.delete(key);
  }
}

/** The batch that takes what is to be kept; it is under way when this returns. @param {(action: string) => void} act */
function batch(act) {
  if (gathering) return gathering;
  /** @type {Batch} */
  const made = gathering = {
    records: new Map(), journals: new Set(),
    // What one step of the program asks for comes before the next turn, so it is written together.
    told: new Promise(done => queueMicrotask(() => done(carryOut(made, act)))),
  };
  return made;
}

/** Stores a text. @param {string} key @param {string} text @param {(action: string) => void} act */
export function store(key, text, act) {
  const into = batch(act);
  into.records.set(key, text);
  newest.set(key, into);
}

/**
 * Adds lines to a list's journal.
 * @param {string} list @param {string[]} lines @param {(action: string) => void} act
 * @returns {Promise<string>} fulfilled once they are on the disk, or the program knows that they are not: nothing, or why
 */
export const append = (list, lines, act) => add(`journal-${list}`, lines, act);

/** @param {string} key @param {string[]} lines @param {(action: string) => void} act @returns {Promise<string>} as `append` */
function add(key, lines, act) {
  const known = waiting.get(key) || new Set();
  waiting.set(key, known);
  for (const line of lines) known.add(line);
  leave(waiting);
  const into = batch(act);
  into.journals.add(key);
  return into.told;
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
    if (!newest.has(key) && found.has(key)) act(`stored ${key} ${found.get(key)}`);
  } catch (error) {
    console.warn('what another tab stored could not be read:', error);
  }
}

/** Two tabs show one list. @param {(action: string) => void} act */
export function watchOtherTabs(act) {
  watchOutboxes((key, lines) => { if (isJournal(key)) add(key, lines, act); });
  others?.addEventListener('message', ({ data }) => {
    for (const key of data?.changed || []) takeOver(key, act);
  });
  // A page that comes back out of the browser's memory has heard nothing meanwhile.
  addEventListener('pageshow', async event => {
    if (!event.persisted) return;
    for (const key of (await read(await database())).keys()) if (isJournal(key)) takeOver(key, act);
  });
}
