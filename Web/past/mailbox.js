// The mailbox on the server, in which devices leave records for each other.
import { hex } from './seal.js';

/** The server does not do it: its status; 0 where there is none, or what answers is not Wingbar. */
export class Refused extends Error {
  /** @param {number} status */
  constructor(status) {
    super(`the server answers ${status}`);
    this.status = status;
  }
}

const PATIENCE = 20_000;

/**
 * @param {string} mailbox @param {'GET' | 'POST'} method @param {string} path @param {string} type of the answer
 * @param {Blob} [body]
 */
async function ask(mailbox, method, path, type, body) {
  try {
    const headers = { 'X-Wingbar': '1', 'Wingbar-Mailbox': mailbox };
    const reply = await fetch(`/api/carry${path}`, { method, headers, body, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    const isOurs = reply.headers.get('content-type')?.startsWith(reply.ok ? type : 'application/json');
    if (reply.ok && isOurs) return await reply.arrayBuffer();
    // Only a server that knows mailboxes can say that there is none.
    const blamed = isOurs && (await reply.json())?.error?.parameter;
    throw new Refused(!isOurs ? 0 : reply.status === 404 && blamed !== 'Wingbar-Mailbox' ? 501 : reply.status);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(0);
  }
}

const JSON_TYPE = 'application/json';

/** @param {string} mailbox */
export const begin = mailbox => ask(mailbox, 'POST', '/begin', JSON_TYPE);

/** @param {string} mailbox */
export const end = mailbox => ask(mailbox, 'POST', '/end', JSON_TYPE);

/**
 * Puts a record at the end, where none has come behind the one that was read last.
 * @param {string} mailbox @param {string} id @param {Blob} body @param {number} after @returns {Promise<number>} its place
 */
export async function put(mailbox, id, body, after) {
  const reply = await ask(mailbox, 'POST', `/put?record=${id}&after=${after}`, JSON_TYPE, body);
  return JSON.parse(new TextDecoder().decode(reply)).sequence;
}

/**
 * The records behind the one that was read last, as many as one answer holds.
 * @param {string} mailbox @param {number} after its place, or 0 @param {string} record its id
 */
export async function take(mailbox, after, record) {
  const reply = await ask(mailbox, 'GET', after ? `/take?after=${after}&record=${record}` : '/take', 'application/octet-stream');
  const view = new DataView(reply), records = [];
  for (let at = 8; at < reply.byteLength;) {
    const place = Number(view.getBigUint64(at, true)), length = view.getUint32(at + 24, true);
    const id = hex(new Uint8Array(reply, at + 8, 16));
    records.push({ place, id, body: new Uint8Array(reply, at + 28, length) });
    at += 28 + length;
  }
  return records;
}
