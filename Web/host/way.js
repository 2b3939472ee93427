// The person's position, fix by fix, for as long as the program wants it. Of all windows of this device one measures, so that
// no way counts twice: the others wait for its lock, which goes with a window that is closed, hidden or loaded anew.

/** ms after which the program hears that another window measures. */
const SOON = 500;

let stop = () => {};

/** @param {boolean} on @param {(action: string) => void} act */
export function watch(on, act) {
  stop();
  stop = () => {};
  if (!on) return;
  if (!navigator.geolocation) return act('fix-failed unavailable');
  const over = new AbortController();
  /** @type {number | undefined} */
  let watching;
  const measure = () => new Promise(done => {
    watching = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => act(`fix ${coords.latitude.toFixed(6)} ${coords.longitude.toFixed(6)} ${coords.accuracy.toFixed(1)} ${Math.floor(timestamp / 1000)}`),
      error => act(`fix-failed ${error.code === 1 ? 'denied' : 'unavailable'}`),
      { enableHighAccuracy: true, maximumAge: 0 });
    over.signal.addEventListener('abort', () => {
      navigator.geolocation.clearWatch(/** @type {number} */ (watching));
      done(0);
    });
  });
  stop = () => over.abort();
  if (!navigator.locks) return void measure();
  navigator.locks.request('wingbar-way', { signal: over.signal }, measure).catch(() => {});
  setTimeout(() => { if (watching === undefined && !over.signal.aborted) act('fix-failed elsewhere'); }, SOON);
}
