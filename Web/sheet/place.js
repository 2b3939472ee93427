// Where a scroller stands while it scrolls. Reading `scrollTop` then makes the engine lay the page out there and then;
// observers tell it as of a frame that is laid out already: when an edge is crossed, and when they are asked.

/**
 * @param {HTMLElement} scroller
 * @param {HTMLElement} area what scrolls in it, never transformed
 * @param {(y: number) => void} tell the scroll position, px
 */
export function watchPlace(scroller, area, tell) {
  let top = 0, start = 0, drawn = '';
  /** @type {IntersectionObserver[]} */
  let lines = [];
  /** @param {IntersectionObserverEntry[]} entries */
  const told = entries => {
    const last = entries[entries.length - 1];
    if (area.isConnected) tell(start - (last.boundingClientRect.top - top));
  };
  const glance = new IntersectionObserver((entries, observer) => {
    observer.unobserve(area);
    told(entries);
  }, { root: scroller });

  return {
    /**
     * Measures anew. The edges are px below the scroller's top where the area's own top is told to pass.
     * @param {number} full the scroll position where the area is at the scroller's top @param {number} height the scroller's @param {number[]} edges
     */
    aim(full, height, edges) {
      start = full;
      top = scroller.getBoundingClientRect().top;
      const now = `${height} ${edges}`;
      if (now === drawn) return;
      drawn = now;
      for (const line of lines) line.disconnect();
      lines = edges.map(edge => new IntersectionObserver(told,
        { root: scroller, rootMargin: `${1 - edge}px 0px ${edge - height}px 0px` }));
      for (const line of lines) line.observe(area);
    },
    /** Tells after the frame that comes. */
    ask() {
      glance.observe(area);
    },
    /** The program has put it elsewhere: what is on its way is of before. */
    forget() {
      for (const line of lines) line.takeRecords();
      if (glance.takeRecords().length) glance.unobserve(area);
    },
    drop() {
      for (const observer of [glance, ...lines]) observer.disconnect();
    },
  };
}
