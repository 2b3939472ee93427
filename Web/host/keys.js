// The keyboard: shortcuts as actions, and moving inside an open menu.

/** Ctrl or ⌘ with a key. @type {Record<string, string>} */
const shortcuts = { 1: 'mode nearby', 2: 'mode rare', 3: 'mode list', f: 'search' };

/** @param {(action: string) => void} act */
export function listenForKeys(act) {
  document.addEventListener('keydown', event => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Escape') return act('escape');
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      const action = shortcuts[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      return act(action);
    }
    // Alone, outside fields and menus; the program knows whether that is wanted.
    const target = event.target instanceof Element ? event.target : document.body;
    if ('123/'.includes(event.key) && !event.altKey && !target.closest('input, textarea, select, [role=menu]')) return act(`key ${event.key}`);
    const menu = event.target instanceof Element ? event.target.closest('[role=menu]') : null;
    if (menu) moveInMenu(menu, event, act);
  });
}

/** The items of a menu that can be chosen. @param {Element} menu @returns {HTMLElement[]} */
export const items = menu => [...menu.querySelectorAll('[role^=menuitem]')].filter(item => !item.hasAttribute('disabled'));

/** @param {Element} menu @param {KeyboardEvent} event @param {(action: string) => void} act */
function moveInMenu(menu, event, act) {
  const all = items(menu), at = all.indexOf(/** @type {any} */ (document.activeElement));
  const places = { ArrowDown: (at + 1) % all.length, ArrowUp: (at < 0 ? all.length : at + all.length) - 1, Home: 0, End: -1 };
  if (event.key === 'Tab') {
    event.preventDefault();
    act('menu-close');
  } else if (event.key in places && all.length) {
    event.preventDefault();
    all.at(places[event.key] % all.length)?.focus();
  } else if (event.key.length === 1 && event.key !== ' ') {
    const letter = event.key.toLowerCase();
    const next = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    next.find(item => item.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
  }
}
