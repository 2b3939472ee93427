// What the program is told of the world: all of it at start, changes as actions.

/** Safe areas in px, read from a probe because only styles know them. @returns {[number, number]} top, bottom */
function safeAreas() {
  const probe = document.createElement('div');
  probe.style.setProperty('position', 'fixed');
  probe.style.setProperty('visibility', 'hidden');
  probe.style.setProperty('padding-top', 'var(--safe-top)');
  probe.style.setProperty('padding-bottom', 'var(--safe-bottom)');
  document.body.appendChild(probe);
  const style = getComputedStyle(probe);
  const areas = /** @type {[number, number]} */ ([parseFloat(style.paddingTop) || 0, parseFloat(style.paddingBottom) || 0]);
  probe.remove();
  return areas;
}

const now = () => Math.floor(Date.now() / 1000);
const zone = () => -60 * new Date().getTimezoneOffset();
const device = () => [innerWidth, innerHeight, ...safeAreas()].join(' ');

/** A backslash and a line break in a text, so that it stays on its line. @param {string} text */
const escape = text => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

/**
 * The facts at start, a line each: `key value`.
 * @param {Element} root its `data-address` is what the server has drawn
 * @param {Map<string, string>} kept what earlier visits stored
 */
export function facts(root, kept) {
  const lines = [
    `now ${now()}`,
    `zone ${zone()}`,
    `writer ${1 + Math.floor(Math.random() * (2 ** 53 - 2))}`,
    `device ${device()}`,
    `address ${root.getAttribute('data-address') || location.pathname + location.search}`,
    `drawn ${root.firstElementChild ? 1 : 0}`,
    `online ${navigator.onLine ? 1 : 0}`,
  ];
  for (const [key, text] of kept) lines.push(`stored ${key} ${escape(text)}`);
  return lines.join('\n');
}

const isFirstVisit = !location.search && !document.cookie.includes('place=');

/** On a first visit the page opens where the person is, if that is allowed already; nobody is asked. @param {(action: string) => void} act */
export async function openHere(act) {
  if (!isFirstVisit || !navigator.permissions) return;
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state === 'granted') act('locate');
}

/** Reports what changes. @param {(action: string) => void} act */
export function watchFacts(act) {
  let known = device();
  addEventListener('resize', () => {
    const next = device();
    if (next !== known) act(`device ${known = next}`);
  });
  for (const [event, value] of [['online', 1], ['offline', 0]]) addEventListener(`${event}`, () => act(`online ${value}`));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) tellTime(act);
    act(`hidden ${document.hidden ? 1 : 0}`);
  });
  setInterval(() => { if (!document.hidden) tellTime(act); }, 60_000);
}

/** @param {(action: string) => void} act */
function tellTime(act) {
  act(`zone ${zone()}`);
  act(`now ${now()}`);
}
