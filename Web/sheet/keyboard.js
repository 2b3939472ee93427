// How much of the page the on-screen keyboard covers: iOS lays it over the page, the field has to ride above it.

/** Keeps `--keyboard` of the page at the keyboard's height. */
export function watchKeyboard() {
  const view = window.visualViewport;
  if (!view) return;
  const tell = () => {
    const covered = view.scale > 1.01 ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop);
    document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`);
  };
  view.addEventListener('resize', tell);
  view.addEventListener('scroll', tell);
}
