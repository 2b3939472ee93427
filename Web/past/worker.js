// The worker's side: reads what the device keeps, runs the program of past lists and hands its patches to the page.
import { packed, unpacked } from './link.js';
import { Devices } from './devices.js';
import { appendTo, archive, change, journals, keepLife, keepShared, mark, marks, shared, species, watch } from './kept.js';

const encoder = new TextEncoder(), decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const post = /** @type {(message: any, transfer?: Transferable[]) => void} */ (self.postMessage.bind(self));

/** @type {any} what the program exports */
let program;
/** The place that the next patch is for. */
let place = 0;
/** The pieces of the file that is being written. @type {Uint8Array[]} */
let parts = [];
/** What is on its way to the disk: why it did not get there, or nothing. @type {Promise<string>[]} */
const writes = [];
/** What the program wants kept of the lists from files. @type {Uint8Array | null} */
let merged = null;
/** Whether those that were kept cannot be read. */
let isDamaged = false;
/** The most bytes of a file that is read at once. */
const LARGEST = 200_000_000;
const writer = 1 + Math.floor(Math.random() * (2 ** 53 - 2));

/** @param {number} at @param {number} count */
const text = (at, count) => decoder.decode(new Uint8Array(program.memory.buffer, at, count));

/** What the program asks for, by name: what follows the name, and bytes. @type {Record<string, (rest: string, bytes: Uint8Array) => void>} */
const effects = {
  place: rest => { place = +rest; },
  life: rest => { keepLife(rest).catch(error => console.warn('what is new cannot be marked:', error)); },
  announce: rest => post({ announce: rest }),
  share: rest => {
    const [title, words] = rest.split('\u001f');
    post({ share: title, text: words });
  },
  link: (title, bytes) => {
    packed(bytes).then(text => post({ share: title, text: `${location.origin}/#list=${text}` }),
      () => post({ announce: 'This browser cannot make such a link' }));
  },
  part: (_, bytes) => parts.push(bytes),
  save: rest => {
    const [type, name] = rest.split(' ');
    post({ save: new Blob(parts, { type }), name });
    parts = [];
  },
  copy: words => post({ copy: words }),
  append: (list, bytes) => writes.push(appendTo(list, decoder.decode(bytes).split('\n')).catch(why)),
  mark: (_, bytes) => writes.push(mark(decoder.decode(bytes)).then(() => '', error => {
    console.warn('what eBird was handed is not marked:', error);
    return why(error);
  })),
  merge: () => { merge().catch(why).then(failure => carry(() => say('past_kept', failure))); },
  keep: (_, bytes) => { merged = bytes; },
  damaged: () => { isDamaged = true; },
};

const host = {
  patch: (words, wordCount, bytes, byteCount) => {
    const patch = {
      patch: place,
      words: new Uint32Array(program.memory.buffer, words, wordCount).slice(),
      bytes: new Uint8Array(program.memory.buffer, bytes, byteCount).slice(),
    };
    post(patch, [patch.words.buffer, patch.bytes.buffer]);
  },
  names: (at, count) => post({ names: text(at, count) }),
  // One effect a call: its name and the rest, or before them where its bytes lie and how many they are.
  effects: (at, count) => {
    const [, from, length, name, rest] = /^(?:(\d+) (\d+) )?(\S+) ?([^]*)$/.exec(text(at, count)) || [];
    effects[name](rest, new Uint8Array(program.memory.buffer, +from || 0, +length || 0).slice());
  },
  log: (at, count) => console.log(text(at, count)),
};

/** Hands bytes to one of the program's functions, and gives its answer. @param {string} name @param {Uint8Array} bytes @param {number[]} before */
function hand(name, bytes, ...before) {
  const at = program.wingbar_alloc(bytes.length);
  new Uint8Array(program.memory.buffer, at, bytes.length).set(bytes);
  return program[name](...before, at, bytes.length);
}

/** @param {string} name @param {string} words @param {number[]} before */
const say = (name, words, ...before) => hand(name, encoder.encode(words), ...before);

/** @param {any} error */
const why = error => error?.name || 'unknown';

/** Hands what is kept from files to one of the program's functions. @param {string} name @param {Uint8Array} bytes */
function handKept(name, bytes) {
  [merged, isDamaged] = [null, false];
  hand(name, bytes);
  return { merged, isDamaged };
}

/** Brings the lists in that the program holds ready. @returns {Promise<string>} why they are not all on the disk, or nothing */
async function merge() {
  writes.length = 0;
  await change(bytes => handKept('past_merge', bytes));
  return (await Promise.all(writes.splice(0))).find(failure => failure) || '';
}

const devices = new Devices({
  say, hand, handKept, writes, call: (name, ...values) => program[name](...values), step: job => carry(job),
});
Object.assign(effects, devices.effects);

/** Reads the lists from files. */
async function load() {
  if (!handKept('past_loaded', await archive()).isDamaged) return;
  await change(bytes => handKept('past_loaded', bytes)).catch(error => console.warn('damaged lists stay where they are:', error));
}

/** What the page asks for comes once all that the device keeps has been read. */
const ready = (async () => {
  const { instance } = await WebAssembly.instantiateStreaming(fetch('/wasm/lists.wasm'), { host });
  program = instance.exports;
  program.wingbar_seed(Math.random() * Number.MAX_SAFE_INTEGER);
  program.past_start();
  try {
    const take = changed => { for (const [id, lines] of changed) say('past_journal', `${id}\n${lines}`); };
    watch(changed => carry(() => { take(changed); devices.changed(); }), () => carry(async () => { await load(); devices.changed(); }),
      () => carry(() => devices.heard()));
    take(await journals());
    say('past_marks', await marks());
    await load();
    await devices.start();
  } catch (error) {
    console.error(error);
    say('past_failed', `The browser does not give out what this device keeps (${/** @type {any} */ (error)?.name}). Reload the page.`);
  }
})();

/** @param {() => void | Promise<void>} job */
async function carry(job) {
  try {
    await ready;
    program.past_now(Math.floor(Date.now() / 1000), writer);
    await job();
    program.past_draw();
    post({ done: true });
  } catch (error) {
    post({ failed: String(error) });
  }
}

/** Reads a file that a person chose; the page hears of it before the long part begins. @param {File} file */
async function read(file) {
  say('past_reading', file.name);
  program.past_draw();
  if (file.size > LARGEST) return say('past_file_failed', 'This file is larger than 200 MB. Is it your own download?');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const world = await species().catch(() => null);
    if (world) hand('past_species', world);
    hand('past_file', bytes);
  } catch (error) {
    console.error(error);
    say('past_file_failed', 'The file could not be read. Is it still there? Nothing was changed.');
  }
}

/** Opens a page. The list that a link holds is kept, so that it is there after a reload too; what is none is not. @param {{ open: number, path: string, link?: string }} page */
async function open({ open: number, path, link }) {
  const [key] = path.split(' ');
  if (path.startsWith('shared')) {
    const bytes = link ? await unpacked(link).catch(() => new Uint8Array()) : await shared(key);
    say('past_open', path, number);
    const isList = hand('past_shared', bytes);
    if (link && isList) await keepShared(key, bytes).catch(error => console.warn('the shared list is not kept:', error));
    return;
  }
  say('past_open', path, number);
  if (key !== 'devices') return;
  const shown = devices.show(link || '');
  program.past_draw();
  await shown;
}

self.onmessage = ({ data }) => carry(() => {
  if (data.open) return open(data);
  if ('hidden' in data) devices.wake(data.hidden);
  else if (data.close) program.past_close(data.close);
  else if (data.act) say('past_act', data.text, data.act);
  else if (data.file) return read(data.file);
});
