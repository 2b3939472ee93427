// The person's position, fix by fix, for as long as the program wants it.

/** @type {number | undefined} */
let watching;

/** @param {boolean} on @param {(action: string) => void} act */
export function watch(on, act) {
  if (watching !== undefined) navigator.geolocation.clearWatch(watching);
  watching = undefined;
  if (!on) return;
  if (!navigator.geolocation) return act('fix-failed unavailable');
  watching = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) => act(`fix ${coords.latitude.toFixed(6)} ${coords.longitude.toFixed(6)} ${coords.accuracy.toFixed(1)} ${Math.floor(timestamp / 1000)}`),
    error => act(`fix-failed ${error.code === 1 ? 'denied' : 'unavailable'}`),
    { enableHighAccuracy: true, maximumAge: 0 });
}
