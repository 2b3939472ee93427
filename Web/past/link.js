// A list in an address: deflated, in letters that an address may have.

/** The most bytes that a link may come to; a list of a thousand birds has some 50 kB. */
const MOST = 1_000_000;

/** @param {Uint8Array} bytes @returns {Promise<string>} */
export async function packed(bytes) {
  const stream = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of new Uint8Array(await new Response(stream).arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Fails where the text is none of ours, or comes to more than a list. @param {string} text @returns {Promise<Uint8Array>} */
export async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts = [];
  let length = 0;
  for (let step; !(step = await reader.read()).done;) {
    parts.push(step.value);
    length += step.value.length;
    if (length > MOST) throw new Error('the link holds too much');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
