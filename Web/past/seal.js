// What makes the server a carrier of things that it cannot read: keys of a code and a pass phrase, and records that are
// sealed with them (Docs/adr/0012).
import { deflated, inflated } from './link.js';

/** How often the pass phrase is hashed: a guess costs as much. OWASP's number for PBKDF2 with SHA-256, 2023. */
const TURNS = 600_000;
const NONCE = 12;
const encoder = new TextEncoder();

/** @typedef {{ mailbox: string, key: CryptoKey, ids: CryptoKey }} Keys the mailbox's name, what seals, what makes ids */

/** Whether the browser gives this page ciphers, which it does in secure contexts only, and what else carrying needs. */
export const canSeal = Boolean(globalThis.isSecureContext && crypto?.subtle && navigator.locks && globalThis.DecompressionStream);

/** @param {Uint8Array} bytes */
export const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** @param {string} code @param {string} phrase @returns {Promise<Keys>} */
export async function keysOf(code, phrase) {
  const { subtle } = crypto;
  const typed = await subtle.importKey('raw', encoder.encode(`${code}\n${phrase.normalize('NFKC')}`), 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode('wingbar carry 1'), iterations: TURNS }, typed, 256);
  const root = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const purpose = name => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(name) });
  return {
    mailbox: hex(new Uint8Array(await subtle.deriveBits(purpose('mailbox'), root, 256))),
    key: await subtle.deriveKey(purpose('seal'), root, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    ids: await subtle.deriveKey(purpose('ids'), root, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  };
}

/** A record says where it belongs, so that the server cannot give one for another. @param {Keys} keys @param {string} id @param {Uint8Array} iv */
const cipher = ({ mailbox }, id, iv) => ({ name: 'AES-GCM', iv, additionalData: encoder.encode(`${mailbox} ${id}`) });

/**
 * Seals a record. Its id follows from what it holds and from what its sender had read: sent again, also after the device
 * has forgotten that it was, it is the same record; the same words said later are another.
 * @param {Keys} keys @param {Uint8Array} bytes @param {number} after
 */
export async function seal(keys, bytes, after) {
  const named = await new Blob([/** @type {any} */ (bytes), `${after}`]).arrayBuffer();
  const mark = await crypto.subtle.sign('HMAC', keys.ids, named);
  const id = hex(new Uint8Array(mark, 0, 16)), iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const sealed = await crypto.subtle.encrypt(cipher(keys, id, iv), keys.key, /** @type {any} */ (await deflated(bytes)));
  return { id, body: new Blob([iv, sealed]) };
}

/** Fails where it was not sealed by these keys under this id. @param {Keys} keys @param {string} id @param {Uint8Array} body */
export async function unseal(keys, id, body) {
  const clear = await crypto.subtle.decrypt(cipher(keys, id, body.slice(0, NONCE)), keys.key, body.slice(NONCE));
  return inflated(new Uint8Array(clear));
}
