// What people do in the page, as the texts that its controls carry. One listener a kind for the whole document, so that
// what the server has drawn is live at once, and what comes before the program is kept for it.

/**
 * @param {(action: string, from: Element) => void} act
 * @param {() => boolean} works false once the program has failed: then links are links
 */
export function listenForActs(act, works) {
  /** @param {Event} event @param {string} name @returns {[Element, string] | null} */
  const find = (event, name) => {
    const element = event.target instanceof Element ? event.target.closest(`[${name}]`) : null;
    return element && works() ? [element, element.getAttribute(name) || ''] : null;
  };

  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return;
    const found = find(event, 'data-act');
    if (!found) return;
    const [element, action] = found;
    // A link opened in a new tab, or with the keys for it, is the browser's.
    if (element instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    if (element.getAttribute('aria-disabled') === 'true') return event.preventDefault();
    if (!(element instanceof HTMLInputElement)) event.preventDefault();
    act(action, element);
  });

  document.addEventListener('input', event => {
    const found = find(event, 'data-act-input');
    // Composed accents: names are stored so, and the program compares bytes.
    if (found) act(`${found[1]} ${/** @type {HTMLInputElement} */ (event.target).value.normalize('NFC')}`, found[0]);
  });

  // What is typed is kept when the field is left, after a second without a key, and when the page goes out of sight.
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;
  /** @type {Event | null} */
  let typing = null;
  /** @param {Event | null} event */
  const keep = event => {
    clearTimeout(pause);
    typing = null;
    const found = event && find(event, 'data-act-change');
    if (found) /** @type {any} */ (found[0]).$isTyped = false;
    if (found) act(`${found[1]} ${/** @type {HTMLInputElement} */ (found[0]).value.normalize('NFC')}`);
  };
  document.addEventListener('input', event => {
    clearTimeout(pause);
    // What the program says of the field meanwhile comes too late.
    const found = find(event, 'data-act-change');
    if (found) /** @type {any} */ (found[0]).$isTyped = true;
    pause = setTimeout(keep, 1000, typing = event);
  });
  document.addEventListener('change', keep);
  document.addEventListener('visibilitychange', () => keep(typing));

  // A field that only opens another one keeps nothing.
  document.addEventListener('focusout', event => {
    if (event.target instanceof HTMLInputElement && event.target.hasAttribute('data-act')) event.target.value = '';
  });

  document.addEventListener('submit', event => {
    const found = find(event, 'data-act-submit');
    if (!found) return;
    event.preventDefault();
    act(found[1], found[0]);
  });

  document.addEventListener('keydown', event => {
    const found = find(event, 'data-act-keydown');
    if (found && !event.isComposing) act(`${found[1]} ${event.key}`, found[0]);
  });
}
