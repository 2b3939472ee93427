// The first patch: takes over the nodes that the server has drawn, so that nothing flashes and focus, scroll positions
// and half-typed texts stay. Where the page differs from the program's idea of it, the program wins.
import { setAttribute, setVars } from './attributes.js';

/**
 * One open element while taking over.
 * @typedef {{ element: any, next: ChildNode | null, spare: Set<string> }} Cursor
 */

/** @param {any} element @param {boolean} fresh @returns {Cursor} */
function cursor(element, fresh) {
  return { element, next: element.firstChild, spare: new Set(fresh ? [] : element.getAttributeNames()) };
}

/** The next node that counts: comments only keep texts apart and go. @param {Cursor} open */
function following(open) {
  while (open.next && open.next.nodeType === Node.COMMENT_NODE) {
    const comment = open.next;
    open.next = comment.nextSibling;
    comment.remove();
  }
  return open.next;
}

/** @param {Cursor} open @param {string} text @returns {Text} */
function takeText(open, text) {
  const next = following(open);
  if (text && next instanceof Text) {
    if (next.data !== text && next.data.startsWith(text)) next.splitText(text.length);
    else if (next.data !== text) next.data = text;
    open.next = next.nextSibling;
    return next;
  }
  const made = document.createTextNode(text);
  open.element.insertBefore(made, next);
  return made;
}

/** @param {import('./patch.js').Page} page @param {Cursor} open @param {string} tag @returns {Cursor} */
function takeElement(page, open, tag) {
  const next = following(open);
  if (next instanceof Element && next.localName === tag) {
    open.next = next.nextSibling;
    return cursor(next, false);
  }
  const made = page.create(tag);
  open.element.insertBefore(made, next);
  return cursor(made, true);
}

/** @param {Cursor} open @param {string} name @param {string} value */
function takeAttribute(open, name, value) {
  const { element } = open;
  open.spare.delete(name);
  if (element.getAttribute(name) !== value) {
    // What a person has typed already is newer than what the program thinks the field holds.
    if (name === 'value' && element.value !== element.defaultValue) element.setAttribute(name, value);
    else setAttribute(element, name, value);
  } else if (name === 'data-vars') setVars(element, value);
}

/** Drops what the program does not know of. @param {Cursor} open @param {boolean} isRoot */
function finish(open, isRoot) {
  while (open.next) {
    const gone = open.next;
    open.next = gone.nextSibling;
    gone.remove();
  }
  if (!isRoot) for (const name of open.spare) if (name !== 'style') open.element.removeAttribute(name);
}

/**
 * Applies the patch's adopting part.
 * @param {import('./patch.js').Page} page
 * @param {Uint32Array} ops
 * @param {string} text
 * @returns {[number, number]} how many words and UTF-16 units it took
 */
export function adopt(page, ops, text) {
  const { nodes, tags, names, words } = page;
  const stack = [cursor(nodes[0], false)];
  let i = 1, at = 0;
  while (stack.length && i < ops.length) {
    const op = ops[i++], argument = op >>> 8, open = stack[stack.length - 1];
    switch (op & 255) {
      case 1: {
        const taken = takeElement(page, open, tags[argument]);
        nodes[ops[i++]] = taken.element;
        stack.push(taken);
        break;
      }
      case 2: finish(open, stack.length === 1); stack.pop(); break;
      case 3: nodes[ops[i++]] = takeText(open, text.substring(at, at += ops[i++])); break;
      case 4: takeAttribute(open, names[argument], text.substring(at, at += ops[i++])); break;
      case 5: takeAttribute(open, names[argument], words[ops[i++]]); break;
      case 6: words[argument] = text.substring(at, at += ops[i++]); break;
      default: throw new Error(`unexpected operation ${op & 255} while taking the page over`);
    }
  }
  return [i, at];
}
