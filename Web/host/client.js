// The program: loads it, hands it texts and bytes, draws once a frame.
import { Page } from './patch.js';

const encoder = new TextEncoder(), decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * What the program exports.
 * @typedef {{ memory: WebAssembly.Memory, wingbar_seed(bits: number): void, wingbar_alloc(count: number): number,
 *   wingbar_start(at: number, count: number): void, wingbar_act(at: number, count: number): number,
 *   wingbar_receive(request: number, status: number, at: number, count: number): number,
 *   wingbar_frame(): void }} Program
 */

export class Client {
  /**
   * @param {Element} root where the page is
   * @param {(lines: string) => void} effects carries out what the program asks for
   */
  constructor(root, effects) {
    this.page = new Page(root);
    this.effects = effects;
    /** @type {Program | null} */
    this.program = null;
    /** Set once the program has stopped: the page's links then work as plain links. */
    this.failed = false;
    /** @type {(() => number | void)[]} calls that wait for the program, or for the call under way */
    this.waiting = [];
    this.inside = false;
    this.second = 0;
    this.framed = false;
    /** What the next frame waits for. @type {Promise<void> | null} */
    this.held = null;
    /** @type {(() => void)[]} */
    this.afterFrame = [];
    /** Fulfilled once the first screen is drawn, or the server's taken over. @type {Promise<void>} */
    this.drawn = new Promise(done => { this.isDrawn = done; });
    /** @type {((error: unknown) => void)} */
    this.onFailure = error => console.error(error);
    /** Called after every frame. */
    this.onDraw = () => {};
  }

  /** @param {string} url */
  async load(url) {
    const text = (at, count) => decoder.decode(new Uint8Array(this.memory, at, count));
    const host = {
      patch: (words, wordCount, bytes, byteCount) => {
        this.page.apply(new Uint32Array(this.memory, words, wordCount), new Uint8Array(this.memory, bytes, byteCount));
        this.isDrawn?.();
      },
      names: (at, count) => this.page.learnNames(text(at, count)),
      effects: (at, count) => this.effects(text(at, count)),
      log: (at, count) => console.log(text(at, count)),
    };
    const { instance } = await WebAssembly.instantiateStreaming(fetch(url), { host });
    this.loaded = /** @type {any} */ (instance.exports);
    this.loaded.wingbar_seed(Math.random() * Number.MAX_SAFE_INTEGER);
  }

  get memory() { return /** @type {Program} */ (this.loaded).memory.buffer; }

  /** Starts the program and lets it have what happened before. @param {string} facts */
  start(facts) {
    this.program = this.loaded || null;
    this.waiting.unshift(() => this.hand('wingbar_start', facts));
    this.drain();
  }

  /** Hands an action to the program; it draws in the next frame. @param {string} action */
  act(action) {
    // What a person does is told with its time, so that no two lists start in one moment.
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.second) {
      this.second = second;
      this.call(() => this.hand('wingbar_act', `now ${second}`));
    }
    this.call(() => this.hand('wingbar_act', action));
  }

  /** Hands an answer to the program. @param {number} request @param {number} status @param {Uint8Array} bytes */
  receive(request, status, bytes) {
    this.call(() => {
      const at = this.write(bytes);
      return this.program?.wingbar_receive(request, status, at, bytes.length);
    });
  }

  /** Does something once the next frame is drawn. @param {() => void} job */
  afterDrawing(job) {
    this.afterFrame.push(job);
    this.askForFrame();
  }

  /** @param {Uint8Array} bytes @returns {number} where they are in the program's memory */
  write(bytes) {
    const at = /** @type {Program} */ (this.program).wingbar_alloc(bytes.length);
    new Uint8Array(this.memory, at, bytes.length).set(bytes);
    return at;
  }

  /** @param {'wingbar_start' | 'wingbar_act'} name @param {string} text */
  hand(name, text) {
    const bytes = encoder.encode(text);
    return /** @type {any} */ (this.program)[name](this.write(bytes), bytes.length);
  }

  /** Calls do not nest: an effect that acts at once waits for the call that it came from. @param {() => number | void} job */
  call(job) {
    if (this.failed) return;
    this.waiting.push(job);
    if (this.program && !this.inside) this.drain();
  }

  drain() {
    this.inside = true;
    try {
      for (let job; (job = this.waiting.shift());) if (job()) this.askForFrame();
    } catch (error) {
      this.fail(error);
    } finally {
      this.inside = false;
    }
  }

  askForFrame() {
    if (this.framed) return;
    this.framed = true;
    // A hidden page gets no animation frames.
    if (document.hidden) setTimeout(() => this.draw());
    else requestAnimationFrame(() => this.draw());
  }

  /** Nothing more is drawn until a promise is fulfilled: what is shown is on the disk. @param {Promise<unknown>} promise */
  hold(promise) {
    const held = this.held = promise.then(() => { if (this.held === held) this.held = null; });
  }

  draw() {
    if (this.held) return void this.held.then(() => this.draw());
    this.framed = false;
    this.waiting.push(() => { this.program?.wingbar_frame(); });
    if (this.program && !this.failed) this.drain();
    for (const job of this.afterFrame.splice(0)) job();
    this.onDraw();
  }

  /** @param {unknown} error */
  fail(error) {
    this.failed = true;
    this.waiting = [];
    this.onFailure(error);
  }
}
