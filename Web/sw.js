// Keeps Wingbar usable without a network. The app's own files are kept as one version: all of them are there before any is
// used, and a page goes on with the version that it began with until nobody uses that any more, or a person asks for the
// new one. Lists are no business of this file: they are the page's, in a database that no update touches.

/** What the server writes before this text. @type {{ version: string, files: string[] }} */
const { version, files } = /** @type {any} */ (globalThis).app;

const APP = `app-${version}`, REGIONS = 'regions-1', DATA = 'data-1', SEASONS = 'seasons-1', MAP = 'map-';
/** How many answers of a kind are kept; the oldest go. */
const MOST = { [REGIONS]: 12, [DATA]: 4, [SEASONS]: 100, [MAP]: 600 };
/** ms that a page or a pack may take before its kept copy is shown. */
const PATIENCE = 4000;

const worker = /** @type {any} */ (self);
const own = new Set(files);

worker.addEventListener('install', event => event.waitUntil((async () => {
  const cache = await caches.open(APP);
  await Promise.all([...files, '/'].map(async path => {
    const reply = await fetch(path, { cache: 'no-cache' });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    await cache.put(path, reply);
  }));
})()));

worker.addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (![APP, REGIONS, DATA, SEASONS].includes(name) && !name.startsWith(MAP)) await caches.delete(name);
  }
  await worker.clients.claim();
})()));

worker.addEventListener('fetch', event => {
  const { request } = event, url = new URL(request.url), { pathname } = url;
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (pathname === '/' && request.mode === 'navigate') event.respondWith(page(event, url));
  else if (pathname === '/api/region') event.respondWith(networkFirst(event, REGIONS, url.href, PATIENCE));
  else if (pathname === '/api/seasons.tsv') event.respondWith(networkFirst(event, SEASONS, url.href, 0));
  else if (pathname === '/api/species') event.respondWith(networkFirst(event, DATA, url.href, 0));
  else if (pathname.startsWith('/basemap/')) event.respondWith(mapPart(event, request.url, request.headers.get('range')));
  else if (own.has(pathname)) event.respondWith(ownFile(request, pathname));
});

worker.addEventListener('message', event => event.waitUntil((async () => {
  if (event.data === 'use') return worker.skipWaiting();
  // What a page had loaded before there was a worker.
  for (const address of event.data?.loaded || []) {
    const url = new URL(address);
    const name = url.pathname === '/api/region' ? REGIONS : url.pathname === '/api/species' ? DATA : '';
    if (!name || await (await caches.open(name)).match(url.href)) continue;
    const reply = await fetch(url).catch(() => null);
    if (reply?.status === 200) await keep(name, url.href, reply);
  }
  for (const [address, range] of event.data?.parts || []) await mapPart(event, address, range).catch(() => {});
})()));

/** @param {Request} request @param {string} pathname */
async function ownFile(request, pathname) {
  return await (await caches.open(APP)).match(pathname) || fetch(request);
}

/** What of a kept page's address still holds in another one that does not say it. */
const lasting = ['lat', 'lon', 'place', 'km', 'days'];

/** The page: the server's where it is of this version, else the kept one, which speaks of the state that it was kept in.
    @param {any} event @param {URL} url */
async function page(event, url) {
  const cache = await caches.open(APP);
  const network = fetch(event.request).then(reply => {
    const isOurs = reply.headers.get('Wingbar-Version') === version;
    if (reply.ok && isOurs) event.waitUntil(cache.put('/', reply.clone()));
    if (reply.ok && !isOurs) event.waitUntil(worker.registration.update().catch(() => {}));
    return reply.ok && !isOurs ? null : reply;
  });
  const first = await soon(network, PATIENCE);
  if (first) return first;
  const kept = await cache.match('/');
  if (!kept) return network.then(reply => reply || fetch(event.request));
  if (!url.search) return kept;
  const text = (await kept.text()).replace(/data-address="([^"]*)"/, (_, known) => {
    const before = new URL(known.replaceAll('&amp;', '&'), url).searchParams, address = new URL(url);
    for (const name of lasting) {
      const value = before.get(name);
      if (value !== null && !url.searchParams.has('lat')) address.searchParams.set(name, value);
    }
    return `data-address="/${address.search.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`;
  });
  return new Response(text, { headers: kept.headers });
}

/**
 * @param {any} event
 * @param {string} name the cache
 * @param {string} key under which the answer is kept
 * @param {number} patience ms after which a kept copy is taken, 0: only when the network fails
 */
async function networkFirst(event, name, key, patience) {
  const cache = await caches.open(name);
  const network = fetch(event.request).then(reply => {
    if (reply.status === 200) event.waitUntil(keep(name, key, reply.clone()));
    return reply;
  });
  return await soon(network, patience) || await cache.match(key) || network;
}

/** An answer, or nothing where it fails or takes longer than `patience` ms; 0 waits for it.
    @template T @param {Promise<T>} answer @param {number} patience */
function soon(answer, patience) {
  const late = new Promise(done => { if (patience) setTimeout(done, patience); });
  return Promise.race([answer, late]).catch(() => null);
}

/** A part of the map's file. The parts of one file are kept together: another file has another tag.
    @param {any} event @param {string} address @param {string | null} range */
async function mapPart(event, address, range) {
  const key = `${address}?${range}`;
  try {
    const reply = await fetch(address, range ? { headers: { range } } : {});
    if (reply.status === 206) event.waitUntil(keepPart(key, reply.clone()));
    return reply;
  } catch (error) {
    const kept = await caches.match(key);
    if (!kept) throw error;
    return new Response(kept.body, { status: 206, headers: kept.headers });
  }
}

/** @param {string} key @param {Response} reply */
async function keepPart(key, reply) {
  const name = MAP + reply.headers.get('etag');
  for (const other of await caches.keys()) if (other.startsWith(MAP) && other !== name) await caches.delete(other);
  // A cache takes whole answers only.
  await keep(name, key, new Response(await reply.arrayBuffer(), { headers: reply.headers }));
}

/** @param {string} name @param {string} key @param {Response} reply */
async function keep(name, key, reply) {
  try {
    const cache = await caches.open(name), most = MOST[name] || MOST[MAP];
    await cache.delete(key);
    await cache.put(key, reply);
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(old);
  } catch (error) {
    console.warn('not kept for offline use:', error);
  }
}
