// Asking the server. An answer comes back under its request's number; asking again drops the answer under way.

/** ms after which an answer is given up: the program then says that there is no connection. */
const PATIENCE = 20_000;

/** @type {Map<number, AbortController>} */
const underWay = new Map();

/**
 * @param {'GET' | 'POST'} method
 * @param {number} request
 * @param {string} url
 * @param {(request: number, status: number, bytes: Uint8Array) => void} receive status 0: no network
 */
export async function ask(method, request, url, receive) {
  underWay.get(request)?.abort();
  const control = new AbortController();
  underWay.set(request, control);
  let isLate = false;
  const timer = setTimeout(() => { isLate = true; control.abort(); }, PATIENCE);
  let status = 0, bytes = new Uint8Array();
  try {
    const target = new URL(url, location.href);
    if (target.origin !== location.origin) throw new Error(`not our server: ${target.origin}`);
    const headers = method === 'POST' ? { 'X-Wingbar': '1' } : undefined;
    const reply = await fetch(target, { method, headers, signal: control.signal });
    bytes = new Uint8Array(await reply.arrayBuffer());
    status = reply.status;
  } catch (error) {
    if (control.signal.aborted && !isLate) return;
    console.warn(`${url}:`, error);
    status = 0;
    bytes = new Uint8Array();
  } finally {
    clearTimeout(timer);
  }
  if (underWay.get(request) !== control) return;
  underWay.delete(request);
  receive(request, status, bytes);
}
