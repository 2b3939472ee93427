// Carrying lists between a person's devices: this side has the network, the ciphers and the disk; what is carried, and what
// comes of it, is the program's.
import { change, forgetCarry, keepCarried, keepCarry, value } from './kept.js';
import { begin, end, put, Refused, take } from './mailbox.js';
import { canSeal, keysOf, seal, unseal } from './seal.js';
import { store } from '../host/store.js';

/** @typedef {import('./seal.js').Keys & { code: string, hasPhrase: boolean }} Settings */

/** ms between rounds while nothing happens; after a change; and after a round that met no server. */
const PAUSE = 60_000, SOON = 2000, LATER = 15_000;

const note = said => { if (said.startsWith('store-failed')) console.error(said); };

/** @param {Settings | undefined} settings */
const text = settings => !canSeal ? 'insecure' : settings ? settings.code + (settings.hasPhrase ? ' p' : '') : '';

export class Devices {
  /**
   * @param {{ say: (name: string, words: string, ...before: number[]) => void, hand: (name: string, bytes: Uint8Array, ...before: number[]) => void,
   *   call: (name: string, ...values: number[]) => any, step: (job: () => void) => Promise<void>,
   *   handKept: (name: string, bytes: Uint8Array) => any, writes: Promise<string>[] }} program `step` draws what its job has
   *   changed; `writes` are under way to the disk, and end with why they did not get there
   */
  constructor(program) {
    this.program = program;
    this.isHidden = false;
    this.isBusy = this.isStuck = false;
    /** Counts what makes a round under way void. */
    this.epoch = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.place = { after: 0, record: '' };
    /** @type {Uint8Array | null} the record that is to be put */
    this.next = null;
    /** The code that the program was told of last. */
    this.code = '';
    /** What starts go by; nothing where this page has not written it. @type {string | undefined} */
    this.said = undefined;
    self.addEventListener('online', () => this.soon(0));
  }

  /** What the program asks for, by name. */
  get effects() {
    const { writes } = this.program;
    return {
      'carry-random': () => this.later(() => this.program.hand('carry_random', crypto.getRandomValues(new Uint8Array(10)))),
      'carry-open': rest => {
        const [, how, code, phrase] = /^(\S+) (\S+) ?([^]*)$/.exec(rest) || [];
        this.open(code, phrase, how === 'begin');
      },
      'carry-round': () => this.soon(0),
      'carry-again': () => { this.again(); },
      'carry-put': (_, bytes) => { this.next = bytes; },
      'carry-keep': (_, bytes) => { writes.push(keepCarried(bytes).then(() => '', why)); },
      'carry-files': () => { writes.push(change(bytes => this.program.handKept('carry_files', bytes)).then(() => '', why)); },
      'carry-forget': () => { this.forget(); },
      'carry-remove': () => { this.remove(); },
      'carry-place': rest => {
        const [after, record] = rest.split(' ');
        this.place = { after: +after, record };
      },
    };
  }

  /** A step that comes after the one under way. @param {() => void} job */
  later(job) { setTimeout(() => this.program.step(job)); }

  /** What this device keeps; once all lists are there. */
  async start() {
    const settings = canSeal ? await value('carry') : undefined;
    this.tell(settings);
    if (settings) this.soon(0);
  }

  /** @param {Settings | undefined} settings */
  tell(settings) {
    this.code = settings?.code || '';
    this.program.say('carry_settings', text(settings));
  }

  /** Another page of this device has begun, or ended it. */
  async heard() {
    const settings = canSeal && await value('carry');
    if ((settings?.code || '') === this.code) return;
    await this.start();
    if (settings) await this.draw(settings);
  }

  /** The server has lost the mailbox, which is made anew. */
  async again() {
    const settings = await value('carry');
    if (settings) await begin(settings.mailbox).catch(() => {});
    this.soon(0);
  }

  /** What the next start goes by, and what the map's program says. @param {string} word */
  note(word) {
    if (this.said !== word) store('carry', this.said = word, note);
  }

  /** @param {number} pause ms */
  soon(pause) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.round(), pause);
  }

  /** Something has changed on this device. */
  changed() { if (this.program.call('carry_is_wanted')) this.soon(SOON); }

  /** The page came into sight, or went. @param {boolean} isHidden */
  wake(isHidden) {
    this.isHidden = isHidden;
    if (!isHidden) this.soon(0);
  }

  /** The page about devices is opened. @param {string} link what the page's address has of a code */
  async show(link) {
    if (link && canSeal) this.program.say('carry_invited', link.replace('.', ' '));
    const settings = canSeal && await value('carry');
    if (settings) await this.draw(settings);
  }

  /** The address that holds the code, and a picture of it. @param {Settings} settings */
  async draw({ code, hasPhrase }) {
    const address = `${location.origin}/#carry=${code}${hasPhrase ? '.p' : ''}`;
    const isLocal = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
    let shape = '', side = 0;
    try {
      const path = '/vendor/qrcode.js', { default: qrcode } = await import(path), picture = qrcode(0, 'M');
      picture.addData(address);
      picture.make();
      const count = picture.getModuleCount(), places = [...Array(count).keys()];
      // Four squares of light around it, as the standard asks.
      shape = places.flatMap(y => places.filter(x => picture.isDark(y, x)).map(x => `M${x + 4},${y + 4}h1v1h-1z`)).join('');
      side = count + 8;
    } catch (error) {
      console.warn('the code has no picture:', error);
    }
    this.program.say('carry_picture', `${address} ${+isLocal} ${side} ${shape}`);
  }

  /** @param {string} code @param {string} phrase @param {boolean} isNew */
  async open(code, phrase, isNew) {
    const { say, step } = this.program;
    this.epoch++;
    try {
      const keys = await keysOf(code, phrase), settings = { ...keys, code, hasPhrase: phrase !== '' };
      await (isNew ? begin(keys.mailbox) : take(keys.mailbox, 0, ''));
      const other = await keepCarry(settings, this.code);
      if (other) {
        await step(() => {
          say('carry_refused', '', 409);
          this.tell(other);
        });
        return await step(() => this.draw(other));
      }
      this.code = code;
      this.note('1');
      await step(() => say('carry_opened', text(settings)));
      await step(() => this.draw(settings));
    } catch (error) {
      if (!(error instanceof Refused)) console.error(error);
      step(() => say('carry_refused', why(error), error instanceof Refused ? error.status : -1));
    }
  }

  async forget() {
    this.epoch++;
    clearTimeout(this.timer);
    this.code = '';
    await forgetCarry().catch(error => console.error(error));
    this.note('');
  }

  async remove() {
    const settings = await value('carry').catch(() => undefined);
    let status = 200;
    try {
      if (settings) await end(settings.mailbox);
      await this.forget();
    } catch (error) {
      status = error instanceof Refused ? error.status : 0;
    }
    this.program.step(() => this.program.call('carry_removed', status));
  }

  /** One round, unless another page of this device has one under way. */
  async round() {
    if (this.isBusy) return this.soon(SOON);
    this.isBusy = true;
    try {
      const pause = await navigator.locks.request('wingbar-carry', { ifAvailable: true }, lock => lock ? this.alone() : SOON);
      if (pause) this.soon(pause);
    } catch (error) {
      console.error(error);
      this.soon(PAUSE);
    } finally {
      this.isBusy = false;
    }
  }

  /** @returns {Promise<number>} ms until the next round; 0 where there is none */
  async alone() {
    const { hand, say, step } = this.program, epoch = this.epoch;
    const settings = await value('carry');
    if (!settings) {
      // Another page has ended it.
      await step(() => this.tell(undefined));
      return 0;
    }
    // This program now knows more than the disk has, and would take that for kept.
    if (this.isStuck) return 0;
    if (this.isHidden && !this.program.call('carry_is_wanted')) return PAUSE;
    let failure = '';
    try {
      const carried = await value('carried') || new Uint8Array();
      await step(() => hand('carry_begin', carried));
      do await this.takeAll(settings, epoch); while (await this.putAll(settings, epoch));
    } catch (error) {
      if (!(error instanceof Refused)) console.error(error);
      failure = error instanceof Refused ? String(error.status) : `disk ${why(error)}`;
    }
    if (this.epoch !== epoch) return 0;
    if (!failure || failure === '404') this.note(failure ? 'lost' : '1');
    await step(() => say('carry_ended', failure));
    return failure ? LATER : PAUSE;
  }

  /** @param {Settings} settings @param {number} epoch */
  async takeAll(settings, epoch) {
    const { call, hand, say } = this.program;
    while (this.epoch === epoch) {
      let records;
      try {
        records = await take(settings.mailbox, this.place.after, this.place.record);
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 409 || !this.place.after) throw error;
        call('carry_set_back');
        continue;
      }
      if (!records.length) return;
      const opened = [];
      for (const { place, id, body } of records) {
        opened.push({ place, id, bytes: await unseal(settings, id, body).catch(() => new Uint8Array()) });
      }
      if (this.epoch !== epoch) return;
      await this.onDisk(() => {
        for (const { place, id, bytes } of opened) {
          say('carry_record', id);
          hand('carry_take', bytes, place);
        }
        call('carry_took');
      });
      await this.onDisk(() => call('carry_stored'));
    }
  }

  /** @param {Settings} settings @param {number} epoch @returns {Promise<boolean>} whether there is more to take first */
  async putAll(settings, epoch) {
    const { call, say } = this.program;
    while (this.epoch === epoch) {
      this.next = null;
      call('carry_next');
      if (!this.next) return false;
      const { after } = this.place, { id, body } = await seal(settings, this.next, after);
      let place;
      try {
        place = await put(settings.mailbox, id, body, after);
      } catch (error) {
        if (error instanceof Refused && error.status === 409) return true;
        throw error;
      }
      await this.onDisk(() => {
        say('carry_record', id);
        call('carry_was_put', place);
      });
      if (this.place.after !== place) return true;
    }
    return false;
  }

  /** Does something, and waits until all that it wants kept is on the disk. @param {() => void} job */
  async onDisk(job) {
    const { step, writes } = this.program;
    // What does not come to its end is not kept either.
    let failure = 'stopped';
    await step(() => { job(); failure = ''; });
    // What is kept may ask for more.
    while (writes.length) failure ||= (await Promise.all(writes.splice(0))).find(one => one) || '';
    if (failure) {
      this.isStuck = true;
      throw new DOMException('what came could not be kept', failure);
    }
  }
}

/** @param {any} error */
const why = error => error?.name || 'unknown';
