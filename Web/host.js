// Starts Wingbar in the browser. All decisions are the program's (WebAssembly, from Sources/); this and Web/host carry
// them out.
import { listenForActs } from './host/acts.js';
import { Client } from './host/client.js';
import { watchHistory } from './host/address.js';
import { announce, effects, share } from './host/effects.js';
import { facts, openHere, watchFacts } from './host/facts.js';
import { listenForKeys } from './host/keys.js';
import { keepOffline } from './host/offline.js';
import { Page } from './host/patch.js';
import { kept, watchOtherTabs } from './host/store.js';
import { setVars } from './host/attributes.js';
import { watchRows } from './sheet/rows.js';
import { attach, move } from './sheet/sheet.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const client = new Client(root, lines => run(lines));
/** @type {Promise<import('./past/pages.js').PastPages> | null} the pages about past lists, once there is one */
let past = null;
// A list that somebody shared, or the code of another device, lies in the address behind the #, which no server sees.
const behind = () => /^#((?:list|carry)=.*)/.exec(location.hash)?.[1] || '';
const link = behind(), isList = link.startsWith('list=');
/** The page that it is for. Each shared list has one of its own, called by its FNV-1a. */
const linked = isList ? `shared/${[...link.slice(5)].reduce((hash, mark) => Math.imul(hash ^ mark.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0}` : 'devices';
addEventListener('hashchange', () => { if (behind()) location.reload(); });
const mounts = document.getElementsByClassName('mount');
// What a control of those pages asks for is theirs; all else is the map's program's.
const act = (action, from) => { action.startsWith('past ') ? past?.then(pages => pages.act(action, from)) : client.act(action); };

/** @type {[string, string][]} what the map was told before it was there */
const forMap = [];
/** @type {[string, string][]} which parts of the map's file were loaded before there was a worker to keep them */
const mapParts = [];
let tellMap = (name, text) => { forMap.push([name, text]); };
let moveRow = text => {};
const run = effects(client, {
  map: (name, text) => tellMap(name, text),
  sheet: text => move(.../** @type {[string]} */ (text.split(' '))),
  row: text => moveRow(text),
});

// What has been stored stays stored; what the server has drawn stays readable.
client.onFailure = error => {
  console.error(error);
  const notice = document.createElement('p'), reload = document.createElement('a');
  notice.className = 'notice glass';
  notice.setAttribute('role', 'alert');
  reload.href = location.href;
  reload.textContent = 'Reload the page';
  notice.append('Wingbar has stopped.\u00a0', reload);
  document.body.append(notice);
};

for (const element of root.querySelectorAll('[data-vars]')) setVars(element, element.getAttribute('data-vars') || '');
history.scrollRestoration = 'manual';
listenForActs(act, () => !client.failed);
listenForKeys(act);
// A step that comes before the program is there: it starts where that has led to.
watchHistory((action, address) => client.program ? act(action) : root.setAttribute('data-address', address));

/** The map is large and the list does not need it: it comes once the list is live. */
async function startMap() {
  const { startMap } = await import('./host/map.js');
  const place = document.getElementById('map');
  if (!place) return;
  tellMap = await startMap(place, act, forMap, mapParts);
  for (const [name, text] of forMap.splice(0)) tellMap(name, text);
}

function startSheets() {
  const core = /** @type {any} */ (client.loaded);
  attach(root, act, core);
  moveRow = watchRows(act, core);
}

const pages = () => past ??= import('./past/pages.js').then(({ PastPages }) => new PastPages(act, { announce, share: (title, text) => share(title, text, act), Page }, link, linked));

/** Looks for such pages from the first screen on: what is drawn into one before that would be taken for the server's. */
function watchMounts() {
  client.onDraw = () => {
    if (mounts.length) pages();
    past?.then(pages => pages.sync(mounts)).catch(error => { past = null; console.error('past lists:', error); });
  };
  client.onDraw();
}

/** What can wait comes one after the other, and none takes another with it. @param {Record<string, () => any>} parts */
async function startRest(parts) {
  for (const [sorry, start] of Object.entries(parts)) {
    try {
      await start();
    } catch (error) {
      console.error(`${sorry}:`, error);
    }
  }
}

/** @param {Map<string, string>} things what this device keeps, too late for the start */
function takeLate(things) {
  for (const [key, text] of things) act(`stored ${key} ${text}`);
  act('kept list');
}

try {
  const [{ things, failure }] = await Promise.all([kept(takeLate), client.load('/wasm/wingbar.wasm')]);
  client.start(facts(root, things));
  watchFacts(act);
  openHere(act).catch(error => console.warn('the position is not known:', error));
  watchOtherTabs(act);
  if (link) act(`open-past ${linked} ${isList ? 'Shared list' : 'Other devices'}`);
  if (failure) act(`store-failed list ${failure}`);
  client.drawn.then(watchMounts);
  client.drawn.then(() => startRest({
    'the sheet cannot be dragged': startSheets, 'there is no map': startMap, 'nothing is kept for offline use': () => keepOffline(act, mapParts),
    'lists are not carried': async () => { if (things.get('carry')) (await pages()).wake(); },
  }));
} catch (error) {
  client.fail(error);
}
