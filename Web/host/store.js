// What is kept on this device: texts by key in IndexedDB. Nothing counts as stored before the disk has it.

/** @type {Promise<IDBDatabase> | null} */
let opening = null;

/** Where it could not be read at start, what an earlier visit kept under a key is put aside before the first write. */
let wasRead = true;
/** @type {Set<string>} */
const written = new Set();

/** @returns {Promise<IDBDatabase>} */
function database() {
  opening ??= new Promise((done, fail) => {
    const request = indexedDB.open('wingbar', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('kept');
    request.onsuccess = () => {
      // A newer page elsewhere may need the database; a closed one is opened again when needed.
      request.result.onversionchange = () => { request.result.close(); opening = null; };
      request.result.onclose = () => { opening = null; };
      done(request.result);
    };
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error('another tab holds the database'));
  }).catch(error => { opening = null; throw error; });
  return opening;
}

/**
 * Everything that is kept. Where it cannot be read the program starts without, and says so when it first stores.
 * @returns {Promise<Map<string, string>>}
 */
export async function kept() {
  try {
    const db = await database();
    return await new Promise((done, fail) => {
      /** @type {Map<string, string>} */
      const found = new Map();
      const transaction = db.transaction('kept');
      const request = transaction.objectStore('kept').openCursor();
      request.onsuccess = () => {
        const row = request.result;
        if (!row) return;
        found.set(String(row.key), String(row.value));
        row.continue();
      };
      transaction.oncomplete = () => done(found);
      transaction.onabort = () => fail(transaction.error);
    });
  } catch (error) {
    console.warn('what this device keeps could not be read:', error);
    wasRead = false;
    return new Map();
  }
}

/** @param {string} key @param {string} text @returns {Promise<void>} done once it is on the disk */
async function write(key, text) {
  const db = await database();
  return new Promise((done, fail) => {
    const transaction = db.transaction('kept', 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore('kept');
    if (wasRead || written.has(key)) {
      store.put(text, key);
    } else {
      const earlier = store.get(key);
      earlier.onsuccess = () => {
        if (earlier.result) store.put(earlier.result, `${key}-unread-${Date.now()}`);
        store.put(text, key);
        written.add(key);
      };
    }
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error || new Error('the browser gave up'));
  });
}

const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('wingbar') : null;
/** @type {Promise<unknown>} writes go one after the other, so that the last one wins */
let last = Promise.resolve();

/** @param {string} key @param {string} text @param {(action: string) => void} act */
export function store(key, text, act) {
  const again = () => write(key, text);
  last = last.then(() => again().catch(again)).then(
    () => {
      others?.postMessage([key, text]);
      askToKeep();
    },
    error => act(`store-failed ${key} ${error?.name || 'unknown'}`));
}

let asked = false;

/** Asks the browser not to clear what is kept when space runs short; once there is something worth keeping. */
function askToKeep() {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => {});
}

/** Two tabs show one list: what another tab stored is taken over here. @param {(action: string) => void} act */
export function watchOtherTabs(act) {
  others?.addEventListener('message', ({ data }) => {
    if (Array.isArray(data)) act(`stored ${data[0]} ${data[1]}`);
  });
}
