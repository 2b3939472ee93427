// Applies the client's patches to the page: one call a frame, operations as in Sources/Markup/PatchBuffer.swift.
import { adopt } from './adopt.js';
import { setAttribute, removeAttribute } from './attributes.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The page's side of one Patcher. */
export class Page {
  /** @param {Element} root where the page is; node 0 */
  constructor(root) {
    /** @type {any[]} DOM nodes by number */
    this.nodes = [root];
    /** @type {string[]} */
    this.tags = [];
    /** @type {string[]} attribute names by code: plain from 0, aria- from 64, data- from 128 */
    this.names = [];
    /** @type {string[]} values that were taught */
    this.words = [];
    // ignoreBOM, or a text that starts with U+FEFF would lose it and shift all that follow.
    this.decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  }

  /** @param {string} text the four lines of names that the client sends once */
  learnNames(text) {
    const lines = text.split('\n').map(line => line.trim().split(' '));
    this.tags = lines[0];
    lines.slice(1).forEach((names, family) => names.forEach((name, i) => { this.names[family * 64 + i] = name; }));
  }

  /** @param {string} tag @returns {Element} */
  create(tag) {
    return tag === 'svg' || tag === 'use' || tag === 'path' ? document.createElementNS(SVG, tag) : document.createElement(tag);
  }

  /**
   * @param {Uint32Array} ops
   * @param {Uint8Array} bytes the texts, in the order of their operations
   */
  apply(ops, bytes) {
    const text = bytes.length ? this.decoder.decode(bytes) : '';
    const { nodes, tags, names, words } = this;
    const parents = [];
    /** @type {any} */
    let open = null;
    let i = 0, at = 0;
    if (ops[0] === 13) [i, at] = adopt(this, ops, text);
    while (i < ops.length) {
      const op = ops[i++], argument = op >>> 8;
      switch (op & 255) {
        case 1:
          parents.push(open);
          open = nodes[ops[i++]] = this.create(tags[argument]);
          break;
        case 2: {
          const parent = parents.pop();
          if (parent) parent.appendChild(open);
          open = parent;
          break;
        }
        case 3: {
          const node = nodes[ops[i++]] = document.createTextNode(text.substring(at, at += ops[i++]));
          if (open) open.appendChild(node);
          break;
        }
        case 4: setAttribute(open, names[argument], text.substring(at, at += ops[i++])); break;
        case 5: setAttribute(open, names[argument], words[ops[i++]]); break;
        case 6: words[argument] = text.substring(at, at += ops[i++]); break;
        case 7: nodes[ops[i++]].data = text.substring(at, at += ops[i++]); break;
        case 8: setAttribute(nodes[ops[i++]], names[argument], text.substring(at, at += ops[i++])); break;
        case 9: removeAttribute(nodes[ops[i++]], names[argument]); break;
        case 10: {
          const node = nodes[ops[i++]], parent = nodes[ops[i++]], next = ops[i++];
          parent.insertBefore(node, next ? nodes[next] : null);
          break;
        }
        case 11: nodes[ops[i++]].remove(); break;
        case 12: nodes[ops[i++]].textContent = ''; break;
        default: throw new Error(`unknown patch operation ${op & 255}`);
      }
    }
  }
}
