// What the program asks for: one table, name → function of the rest of the line.
import { turn } from './address.js';
import { focusOn } from './focus.js';
import { ask } from './network.js';
import { useUpdate } from './offline.js';
import { append, store } from './store.js';
import { watch } from './way.js';

/** Takes back the escapes that keep an effect on one line. @param {string} text */
const unescape = text => text.replace(/\\(.)/gs, (_, mark) => mark === 'n' ? '\n' : mark);

/** The first word and what follows it. @param {string} text @returns {[string, string]} */
export function cut(text) {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}

/**
 * @param {import('./client.js').Client} client
 * @param {{ map: (name: string, text: string) => void, sheet: (text: string) => void, row: (text: string) => void }} parts
 * @returns {(lines: string) => void} carries out effects, a line each
 */
export function effects(client, parts) {
  const act = action => client.act(action);
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */
  const timers = new Map();

  /** @type {Record<string, (text: string) => void>} */
  const table = {
    fetch: text => { const [id, url] = cut(text); ask('GET', +id, url, (...answer) => client.receive(...answer)); },
    post: text => { const [id, url] = cut(text); ask('POST', +id, url, (...answer) => client.receive(...answer)); },
    history: text => {
      const [step, url] = cut(text);
      turn(step, url, job => client.afterDrawing(job));
    },
    store: text => store(...cut(text), act),
    append: text => { const [list, lines] = cut(text); client.hold(append(list, lines.split('\n'), act)); },
    // What is said is as good as shown.
    announce: text => client.afterDrawing(() => announce(text)),
    focus: id => client.afterDrawing(() => focusOn(id)),
    locate: () => locate(act),
    watch: on => watch(on === '1', act),
    share: text => { const [title, body] = text.split('\u001f'); share(title, body || '', act); },
    marks: text => parts.map('marks', text),
    padding: text => parts.map('padding', text),
    camera: text => parts.map('camera', text),
    position: text => parts.map('position', text),
    // The sheet moves in the page as it will be after this step.
    sheet: text => client.afterDrawing(() => parts.sheet(text)),
    row: text => client.afterDrawing(() => parts.row(text)),
    theme: text => { setTheme(text); parts.map('theme', text); },
    remember: text => {
      document.cookie = `place=${encodeURIComponent(text)}; Path=/; Max-Age=31536000; SameSite=Lax`;
    },
    update: () => void useUpdate(),
    // The same action asked for again starts anew.
    later: text => {
      const [seconds, action] = cut(text);
      if (seconds === '0') return void client.drawn.then(() => whenIdle(() => act(action)));
      clearTimeout(timers.get(action));
      timers.set(action, setTimeout(() => act(action), +seconds * 1000));
    },
  };

  return lines => {
    for (const line of lines.split('\n')) {
      const [name, rest] = cut(line);
      if (!name) continue;
      if (Object.hasOwn(table, name)) table[name](unescape(rest));
      else console.error(`the host does not know the effect ${name}`);
    }
  };
}

/** Does something once the page has nothing else to do, or after a second all the same. @param {() => void} job */
const whenIdle = job => globalThis.requestIdleCallback ? requestIdleCallback(job, { timeout: 1000 }) : setTimeout(job, 50);

/** Says something through the page's one live region; the same words again are said again. @param {string} text */
export function announce(text) {
  const region = document.getElementById('live');
  if (!region) return;
  region.textContent = '';
  setTimeout(() => { region.textContent = text; }, 50);
}

/** @param {(action: string) => void} act */
function locate(act) {
  if (!navigator.geolocation) return act('locate-failed not supported by this browser');
  const reasons = ['', 'denied', 'no position', 'took too long'];
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => act(`located ${coords.latitude.toFixed(6)} ${coords.longitude.toFixed(6)}`),
    error => act(`locate-failed ${reasons[error.code] || 'unknown'}`),
    { timeout: 15_000, maximumAge: 60_000 });
}

/** @param {string} title @param {string} text @param {(action: string) => void} act */
export async function share(title, text, act) {
  try {
    if (navigator.share) return await navigator.share({ title, text });
    await navigator.clipboard.writeText(`${title}\n${text}`);
    act('shared 1');
  } catch (error) {
    if (/** @type {any} */ (error)?.name !== 'AbortError') act('shared 0');
  }
}

/** @param {string} text appearance and map style */
function setTheme(text) {
  const [theme, style] = cut(text), root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
  root.setAttribute('data-map', style);
}
