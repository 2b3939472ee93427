// The worker's side: reads what the device keeps, runs the program of past lists and hands its patches to the page.
import { watchJournals, journals, archive } from './kept.js';

const encoder = new TextEncoder(), decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const post = /** @type {(message: any, transfer?: Transferable[]) => void} */ (self.postMessage.bind(self));

/** @type {any} what the program exports */
let program;
/** The place that the next patch is for. */
let place = 0;

/** @param {number} at @param {number} count */
const text = (at, count) => decoder.decode(new Uint8Array(program.memory.buffer, at, count));

/** What the program asks for, by name. @type {Record<string, (rest: string) => void>} */
const effects = {
  place: rest => { place = +rest; },
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
  effects: (at, count) => {
    for (const line of text(at, count).split('\n')) {
      const [name] = line.split(' ', 1);
      if (name) effects[name](line.slice(name.length + 1));
    }
  },
  log: (at, count) => console.log(text(at, count)),
};

/** Hands bytes to one of the program's functions. @param {string} name @param {Uint8Array} bytes @param {number[]} before */
function hand(name, bytes, ...before) {
  const at = program.wingbar_alloc(bytes.length);
  new Uint8Array(program.memory.buffer, at, bytes.length).set(bytes);
  program[name](...before, at, bytes.length);
}

/** @param {string} name @param {string} words @param {number[]} before */
const say = (name, words, ...before) => hand(name, encoder.encode(words), ...before);

/** What the page asks for comes once all that the device keeps has been read. */
const ready = (async () => {
  const { instance } = await WebAssembly.instantiateStreaming(fetch('/wasm/lists.wasm'), { host });
  program = instance.exports;
  program.wingbar_seed(Math.random() * Number.MAX_SAFE_INTEGER);
  program.past_start();
  try {
    watchJournals(changed => carry(() => { for (const [id, lines] of changed) say('past_journal', `${id}\n${lines}`); }));
    for (const [id, lines] of await journals()) say('past_journal', `${id}\n${lines}`);
    hand('past_loaded', await archive());
  } catch (error) {
    console.error(error);
    say('past_failed', `The browser does not give out what this device keeps (${/** @type {any} */ (error)?.name}). Reload the page.`);
  }
})();

/** @param {() => void} job */
async function carry(job) {
  try {
    await ready;
    job();
    program.past_draw();
    post({ done: true });
  } catch (error) {
    post({ failed: String(error) });
  }
}

self.onmessage = ({ data }) => carry(() => {
  if (data.open) say('past_open', data.path, data.open);
  else if (data.close) program.past_close(data.close);
  else if (data.act) say('past_act', data.text, data.act);
});
