// A list in an address: deflated, in letters that an address may have.

/** The most bytes that a link or a record may come to; a list of a thousand birds has some 50 kB. */
const MOST = 1_000_000;

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
export async function deflated(bytes) {
  const stream = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Fails where the bytes are none of ours, or come to too much. @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
export async function inflated(bytes) {
  const reader = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts = [];
  let length = 0;
  for (let step; !(step = await reader.read()).done;) {
    parts.push(step.value);
    length += step.value.length;
    if (length > MOST) throw new Error('it holds too much');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @param {Uint8Array} bytes @returns {Promise<string>} */
export async function packed(bytes) {
  let text = '';
  for (const byte of await deflated(bytes)) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Fails where the text is none of ours, or comes to more than a list. @param {string} text @returns {Promise<Uint8Array>} */
export const unpacked = async text =>
  inflated(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0)));
