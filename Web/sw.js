// Keeps Wingbar usable without a network: what the page loads is kept as it comes and served when nothing else answers.
// The network always goes first, so an update is never hidden behind an old copy.

const SHELL = 'shell-1', REGIONS = 'regions-1';
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

worker.addEventListener('fetch', event => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (url.pathname === '/api/region') event.respondWith(networkFirst(event, REGIONS, request, PATIENCE));
  else if (!url.pathname.startsWith('/api/')) event.respondWith(networkFirst(event, SHELL, request, 0));
});

/** A page. All addresses of the app are one page, kept without what it said of its state. @param {any} event @param {URL} url */
async function page(event, url) {
  if (url.pathname !== '/') return networkFirst(event, SHELL, event.request, PATIENCE);
  const reply = await networkFirst(event, SHELL, '/', PATIENCE);
  if (!url.search || new URL(reply.url || url).search === url.search) return reply;
  const text = await reply.text();
  return new Response(text.replace(/data-address="[^"]*"/, 'data-address=""'), { headers: reply.headers });
}

/**
 * @param {any} event
 * @param {string} name the cache
 * @param {Request | string} key under which the answer is kept
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

/** @param {Cache} cache @param {string} name @param {Request | string} key @param {Response} reply */
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
