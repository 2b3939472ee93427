// The app on this device: has a service worker keep it, and says when another version of it waits.

/**
 * Keeps what the page needs for when there is no network; what came before the worker did is named to it.
 * @param {(action: string) => void} act
 * @param {[string, string][]} parts of the map's file that were loaded: address and range
 */
export async function keepOffline(act, parts) {
  const workers = navigator.serviceWorker, registration = await workers?.register('/sw.js');
  if (!registration) return;
  const isNew = () => { if (registration.waiting && workers.controller) act('update-ready'); };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', isNew));
  isNew();
  document.addEventListener('visibilitychange', () => { if (!document.hidden) registration.update().catch(() => {}); });
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType('resource').map(entry => entry.name);
  active?.postMessage({ loaded, parts: parts.splice(0) });
}

/** Uses the version that waits. The page's state is in its address and its lists are on the disk, so loading it anew loses
    nothing. */
export async function useUpdate() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('use');
}
