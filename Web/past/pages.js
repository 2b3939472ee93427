// The pages about past lists, as the page's side sees them: places in sheets that a program in a worker draws into. A
// million birds are read and sought there, so none of it ever holds up a tick (Docs/adr/0011).
/** ms within which the worker answers, else it is given up. */
const PATIENCE = 30_000;

/**
 * A place in a sheet that the worker draws into.
 * @typedef {{ number: number, element: Element, path: string, page: import('../host/patch.js').Page }} Place
 */

/** Hands a file to the person. @param {Blob} file @param {string} name */
function save(file, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export class PastPages {
  /**
   * @param {(action: string) => void} act hands an action to the map's program
   * @param {{ announce: (words: string) => void, share: (title: string, text: string) => void,
   *   Page: new (root: Element) => import('../host/patch.js').Page }} host the page's own, which this file has no copy of
   * @param {string} link what the page's address has of a shared list, `list=…`, or of another device's code, `carry=…`
   * @param {string} linked the path of the page that it is for, without its title
   */
  constructor(act, host, link, linked) {
    this.actToMain = act;
    this.host = host;
    this.link = link;
    this.linked = linked;
    /** @type {Map<Element, Place>} */
    this.places = new Map();
    this.numbers = 0;
    /** @type {Worker | null} */
    this.worker = null;
    this.names = '';
    this.timer = 0;
    // The worker asks for more rows by a button; who scrolls need not reach for it.
    this.ends = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) /** @type {HTMLElement} */ (target).click();
    }, { rootMargin: '600px' });
    document.addEventListener('visibilitychange', () => { if (this.worker) this.wake(); });
    document.addEventListener('change', ({ target }) => {
      const field = /** @type {HTMLInputElement} */ (target);
      if (field.type !== 'file' || !field.closest('[data-past]') || !field.files?.length) return;
      this.tell({ file: field.files[0] });
      field.value = '';
    });
  }

  /** Goes on carrying lists between devices. */
  wake() { this.tell({ hidden: document.hidden }); }

  /** Takes up places that have come into the page, and lets go of those that went. @param {Iterable<Element>} elements */
  sync(elements) {
    const present = new Set(elements);
    for (const [element, place] of this.places) {
      if (present.has(element) && element.getAttribute('data-past') === place.path) continue;
      this.places.delete(element);
      this.tell({ close: place.number });
    }
    for (const element of present) {
      if (this.places.has(element)) continue;
      const number = ++this.numbers, path = element.getAttribute('data-past') || '';
      this.places.set(element, { number, element, path, page: this.pageOf(element) });
      const isMeant = path.split(' ')[0] === this.linked;
      this.tell({ open: number, path, link: isMeant ? this.link.slice(this.link.indexOf('=') + 1) : '' });
      // Asked once: the worker keeps a list, and a person has answered.
      if (isMeant) this.link = '';
    }
  }

  /** @param {Element} element */
  pageOf(element) {
    const page = new this.host.Page(element);
    if (this.names) page.learnNames(this.names);
    return page;
  }

  /** Hands an action of a control to the worker. @param {string} action @param {Element} from */
  act(action, from) {
    const place = this.places.get(from.closest('[data-past]') || from);
    if (action === 'past again') this.again();
    else if (place) this.tell({ act: place.number, text: action });
  }

  /** @param {object} message */
  tell(message) {
    if (!this.worker) {
      this.worker = new Worker('/past/worker.js', { type: 'module' });
      this.worker.onmessage = ({ data }) => this.hear(data);
      this.worker.onerror = event => { event.preventDefault(); this.fail(event.message || 'it could not be loaded'); };
    }
    this.worker.postMessage(message);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail('it does not answer'), PATIENCE);
  }

  /** @param {any} message */
  hear(message) {
    clearTimeout(this.timer);
    if (message.names) {
      this.names = message.names;
      for (const place of this.places.values()) place.page.learnNames(this.names);
    } else if (message.patch) this.draw(message);
    else if (message.act) this.actToMain(message.act);
    else if (message.copy) this.copy(message.copy);
    else if (message.announce) this.host.announce(message.announce);
    else if (message.share) this.host.share(message.share, message.text);
    else if (message.save) save(message.save, message.name);
    else if (message.failed) this.fail(message.failed);
  }

  /** @param {string} words */
  copy(words) {
    navigator.clipboard.writeText(words).then(() => this.host.announce('Copied'), () => this.host.announce('This browser does not let it be copied'));
  }

  /** @param {{ patch: number, words: Uint32Array, bytes: Uint8Array }} message */
  draw({ patch, words, bytes }) {
    for (const { number, element, page } of this.places.values()) {
      if (number !== patch) continue;
      page.apply(words, bytes);
      element.setAttribute('aria-busy', 'false');
      this.ends.disconnect();
      for (const end of document.querySelectorAll('[data-past] > * > .more')) this.ends.observe(end);
    }
  }

  /** The worker has died: its places say so, and offer another try. @param {string} why */
  fail(why) {
    console.error('past lists:', why);
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    for (const { element } of this.places.values()) {
      const text = document.createElement('p'), button = document.createElement('button');
      element.setAttribute('role', 'alert');
      text.className = 'footnote';
      text.textContent = 'The pages about your lists have stopped. Nothing is lost: lists stay on this device.';
      button.className = 'more';
      button.type = 'button';
      button.textContent = 'Try again';
      button.setAttribute('data-act', 'past again');
      element.replaceChildren(text, button);
    }
  }

  /** Starts anew, with the places that there are. */
  again() {
    const elements = [...this.places.keys()];
    this.places.clear();
    this.names = '';
    for (const element of elements) {
      element.removeAttribute('role');
      element.replaceChildren();
    }
    this.sync(elements);
  }
}
