// The keyboard: shortcuts as actions, and moving inside an open menu.

/** Ctrl or ⌘ with a key. @type {Record<string, string>} */
const shortcuts = { 1: 'mode nearby', 2: 'mode rare', 3: 'mode list', f: 'search', z: 'undo', 'shift z': 'redo', y: 'redo' };

/** @param {(action: string) => void} act */
export function listenForKeys(act) {
  document.addEventListener('keydown', event => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Escape') return act('escape');
    const target = event.target instanceof Element ? event.target : document.body, isField = target.closest('input, textarea, select');
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const key = event.key.toLowerCase(), action = shortcuts[event.shiftKey ? `shift ${key}` : key];
      // A field has its own Undo.
      if (!action || isField && action.endsWith('do')) return;
      event.preventDefault();
      return act(action);
    }
    // Alone, outside fields and menus; the program knows whether that is wanted.
    const menu = target.closest('[role=menu]');
    if (menu) return moveInMenu(menu, event, act);
    if (/^([\d/x+=]|Backspace|Delete)$/.test(event.key) && !event.altKey && !isField
      || event.key === 'Enter' && !target.closest('button, a, input, textarea')) act(`key ${event.key}`);
  });
}

// A key of the count pad that was tapped does not take the focus, or Enter would tap it again.
document.addEventListener('mousedown', event => {
  if (event.target instanceof Element && event.target.closest('.pad')) event.preventDefault();
});

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
