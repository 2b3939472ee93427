// Puts an open menu under the control that opened it, or above where there is more room.

const gap = 8;
const margin = 16;

/** @param {HTMLElement} menu */
export function placeMenu(menu) {
  const anchor = document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"][aria-expanded="true"]`);
  if (!anchor) return;
  // The map's controls are one capsule: its menu must not lie on the other one.
  const at = (anchor.closest('.map-controls') || anchor).getBoundingClientRect();
  menu.style.removeProperty('--most');
  const width = menu.offsetWidth, wanted = menu.scrollHeight;
  const below = innerHeight - at.bottom - gap - margin, above = at.top - gap - margin;
  const up = below < Math.min(wanted, 220) && above > below;
  const most = Math.min(up ? above : below, 440), height = Math.min(wanted, most, innerHeight * 0.7);
  const trailing = at.left + at.width / 2 > innerWidth / 2;
  const wish = trailing ? at.right - width : at.left;
  const x = Math.max(margin, Math.min(innerWidth - width - margin, wish));
  const y = up ? at.top - gap - height : at.bottom + gap;
  const set = (name, value) => menu.style.setProperty(name, value);
  set('--x', `${x}px`);
  set('--foot', 'auto');
  set('--y', `${Math.max(margin, y)}px`);
  set('--most', `${most}px`);
  set('--from', `${at.left + at.width / 2 - x}px ${up ? '100%' : '0'}`);
}
