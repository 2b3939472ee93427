// Runs one operation of one of the two programs and times it: script alone, and script with style and layout.
import { Page } from '/host/patch.js';
import { vanilla } from './vanilla.js';

/** @param {Element} place */
async function swift(place) {
  const page = new Page(place), decoder = new TextDecoder();
  let memory;
  const text = (at, count) => decoder.decode(new Uint8Array(memory.buffer, at, count));
  const host = {
    patch: (words, wordCount, bytes, byteCount) =>
      page.apply(new Uint32Array(memory.buffer, words, wordCount), new Uint8Array(memory.buffer, bytes, byteCount)),
    names: (at, count) => page.learnNames(text(at, count)),
    effects() {},
    log: (at, count) => console.log(text(at, count)),
  };
  const { instance } = await WebAssembly.instantiateStreaming(fetch('/rows.wasm'), { host });
  memory = instance.exports.memory;
  instance.exports.bench_start();
  return (operation, count) => instance.exports.bench_op(operation, count);
}

/** Each operation's state before, and the operation, as [number, count]. */
const work = {
  create: [[[4, 0]], [0, 1000]],
  'update every 10th': [[[0, 1000]], [2, 0]],
  swap: [[[0, 1000]], [3, 0]],
  append: [[[0, 1000]], [1, 1000]],
  clear: [[[0, 1000]], [4, 0]],
};

const programs = {};
for (const [name, make] of Object.entries({ vanilla, swift })) {
  const place = document.createElement('main');
  document.body.appendChild(place);
  programs[name] = { place, run: await make(place) };
  place.hidden = true;
}

window.operations = Object.keys(work);

/** The page's HTML after a fixed series, to see that both programs do the same. */
window.outline = name => {
  const { place, run } = programs[name];
  for (const step of [[0, 1000], [2, 0], [3, 0], [1, 5]]) run(...step);
  const html = place.innerHTML;
  run(4, 0);
  return html;
};

/** Milliseconds: [script, script + style + layout]. */
window.once = async (name, operation) => {
  const { place, run } = programs[name], [before, [number, count]] = work[operation];
  place.hidden = false;
  for (const step of before) run(...step);
  void document.body.offsetHeight;
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const start = performance.now();
  run(number, count);
  const script = performance.now();
  void document.body.offsetHeight;
  const end = performance.now();
  run(4, 0);
  place.hidden = true;
  return [script - start, end - start];
};
window.ready = true;
