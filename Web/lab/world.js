// The lab's fixed world, for the app's own page and program: another time, another server, another place to keep things.
// It comes before the app's scripts and changes what they find, so that the app needs no code for the lab, and nothing a
// person does here reaches their own lists.
{
  const { utc, offset, kept, latitude, longitude } = JSON.parse(document.querySelector('meta[name="wingbar-lab"]')?.getAttribute('content') || '{}');
  const began = performance.now(), wide = /** @type {any} */ (globalThis);

  Date.now = () => utc * 1000 + Math.floor(performance.now() - began);
  Date.prototype.getTimezoneOffset = () => -offset / 60;

  // The product's program knows birds alone.
  const ask = wide.fetch, program = latitude === undefined ? '/wasm/wingbar.wasm' : '/wasm/lab.wasm';
  wide.fetch = (target, options) => ask(String(target.url || target).replace(/^(https?:\/\/[^/]+)?\/api\//, '$1/lab/api/')
    .replace('/wasm/wingbar.wasm', program), options);

  // The program's addresses begin with "/": here they are this page's, and keep what the address alone does not say.
  const lasting = [...new URLSearchParams(location.search)].filter(([name]) => ['world', 'content', 'located', 'screen', 'style', 'text', 'solid', 'hand'].includes(name));
  for (const name of ['pushState', 'replaceState']) {
    const turn = history[name].bind(history);
    history[name] = (state, title, url) => {
      const next = new URL(String(url), location.href);
      for (const [key, value] of lasting) next.searchParams.set(key, value);
      turn(state, title, `/lab/app${next.search}`);
    };
  }

  // In a content one stands in the middle of its map.
  if (latitude !== undefined) {
    const here = done => done({ coords: { latitude, longitude, accuracy: 10 }, timestamp: Date.now() });
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: here } });
  }

  Object.defineProperty(document, 'cookie', { get: () => 'place=', set: () => {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  delete wide.BroadcastChannel;
  // What a closed page has left there on its way to the disk is the person's own.
  Object.defineProperty(wide, 'localStorage', { value: undefined });

  // A store of its own, made anew for every page; what opens it next waits for this.
  const open = indexedDB.open.bind(indexedDB), name = 'wingbar-lab';
  indexedDB.deleteDatabase(name);
  const request = open(name, 1);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore('kept');
    for (const [key, text] of Object.entries(kept)) store.put(text, key);
  };
  request.onsuccess = () => request.result.close();
  indexedDB.open = (_, version) => open(name, version);

  // What the system draws over every app.
  addEventListener('DOMContentLoaded', () => {
    for (const [name, text] of [['lab-status', '9:41'], ['lab-home', '']]) {
      const part = document.createElement('div');
      part.className = name;
      part.setAttribute('aria-hidden', 'true');
      part.textContent = text;
      document.body.append(part);
    }
  });
}
