// Keeps Wingbar usable without a network: what the page loads is kept as it comes and served when nothing else answers.
// The network always goes first, so an update is never hidden behind an old copy.

const SHELL = 'shell-1', REGIONS = 'regions-1';
/** What no page has loaded yet that must be there without a network all the same. */
const LATER = ['/past/pages.js', '/past/worker.js', '/past/kept.js', '/wasm/lists.wasm'];
/** How many region packs are kept; the oldest go. */
const MOST_REGIONS = 12;
/** ms that a page or a pack may take before its kept copy is shown. */
const PATIENCE = 4000;

const worker = /** @type {any} */ (self);

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== SHELL && name !== REGIONS) await caches.delete(name);
  await worker.clients.claim();
})()));

/** In which cache an address is kept; null: in none. @param {URL} url */
function cacheOf(url) {
  if (url.origin !== location.origin || url.pathname.startsWith('/basemap/')) return null;
  if (url.pathname === '/api/region') return REGIONS;
  return url.pathname.startsWith('/api/') ? null : SHELL;
}

/** Under which address it is kept: all addresses of the app are one page. @param {URL} url */
const keyOf = url => url.pathname === '/' ? '/' : url.href;

worker.addEventListener('fetch', event => {
  const { request } = event, url = new URL(request.url), name = cacheOf(url);
  if (request.method !== 'GET' || !name || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else event.respondWith(networkFirst(event, name, keyOf(url), name === REGIONS ? PATIENCE : 0));
});

/** A page names what it had loaded before there was a worker. */
worker.addEventListener('message', event => event.waitUntil((async () => {
  for (const address of [...Array.isArray(event.data) ? event.data : [], ...LATER]) {
    const url = new URL(address, location.href), name = cacheOf(url);
    if (!name) continue;
    const cache = await caches.open(name);
    if (await cache.match(keyOf(url))) continue;
    const reply = await fetch(url).catch(() => null);
    if (reply?.status === 200) await keep(cache, name, keyOf(url), reply);
  }
})()));

/** What of a kept page's address still holds in another one that does not say it. */
const lasting = ['lat', 'lon', 'place', 'km', 'days'];

/** A page; a kept one speaks of the state that it was kept in, which is not the one asked for. @param {any} event @param {URL} url */
async function page(event, url) {
  const reply = await networkFirst(event, SHELL, keyOf(url), PATIENCE);
  if (url.pathname !== '/' || !url.search || new URL(reply.url || url).search === url.search) return reply;
  const text = (await reply.text()).replace(/data-address="([^"]*)"/, (_, kept) => {
    const before = new URL(kept.replaceAll('&amp;', '&'), url).searchParams, address = new URL(url);
    for (const name of lasting) {
      const value = before.get(name);
      if (value !== null && !url.searchParams.has('lat')) address.searchParams.set(name, value);
    }
    const query = address.search.replaceAll('&', '&amp;').replaceAll('"', '%22');
    return `data-address="/${query}"`;
  });
  return new Response(text, { headers: reply.headers });
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
    if (reply.ok && reply.status === 200) event.waitUntil(keep(cache, name, key, reply.clone()));
    return reply;
  });
  const late = new Promise(done => { if (patience) setTimeout(done, patience); });
  try {
    const first = await Promise.race([network, late]);
    if (first) return first;
  } catch {
    const copy = await cache.match(key);
    if (copy) return copy;
    return network;
  }
  return await cache.match(key) || network;
}

/** @param {Cache} cache @param {string} name @param {string} key @param {Response} reply */
async function keep(cache, name, key, reply) {
  try {
    if (name === REGIONS) await cache.delete(key);
    await cache.put(key, reply);
    const kept = await cache.keys();
    if (name === REGIONS) for (const old of kept.slice(0, Math.max(0, kept.length - MOST_REGIONS))) await cache.delete(old);
  } catch (error) {
    console.warn('not kept for offline use:', error);
  }
}
