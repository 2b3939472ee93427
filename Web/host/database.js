// The one IndexedDB database: texts by key in the object store `kept`.

/** @type {IDBDatabase | null} */
let opened = null;
/** @type {Promise<IDBDatabase> | null} */
let opening = null;

/** The database where it is open: a page that is being closed has no time to wait for a promise. */
export const openDatabase = () => opened;

/** @returns {Promise<IDBDatabase>} */
export function database() {
  opening ??= new Promise((done, fail) => {
    const request = indexedDB.open('wingbar', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('kept');
    request.onsuccess = () => {
      const db = opened = request.result;
      // A newer page elsewhere may need the database; a closed one is opened again when needed.
      db.onversionchange = () => { db.close(); forget(); };
      db.onclose = forget;
      done(db);
    };
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error('another tab holds the database'));
  }).catch(error => { forget(); throw error; });
  return opening;
}

function forget() {
  opened = opening = null;
}

/** @param {IDBDatabase} db @param {IDBKeyRange | string} [keys] @returns {Promise<Map<string, string>>} */
export function read(db, keys) {
  return new Promise((done, fail) => {
    /** @type {Map<string, string>} */
    const found = new Map();
    const transaction = db.transaction('kept');
    const request = transaction.objectStore('kept').openCursor(keys);
    request.onsuccess = () => {
      const row = request.result;
      if (!row) return;
      found.set(String(row.key), String(row.value));
      row.continue();
    };
    transaction.oncomplete = () => done(found);
    transaction.onabort = () => fail(transaction.error);
  });
}

/**
 * A browser may never answer. @template T @param {number} seconds @param {Promise<T>} promise @returns {Promise<T>}
 */
export function within(seconds, promise) {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new DOMException('the browser does not answer', 'TimeoutError')), seconds * 1000);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}
