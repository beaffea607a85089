// What the page waits for, and what it says about results that cannot be seen.
//
// 1. A request is a work: it begins with the words that say what the page waits for, and with the control that started
//    it, and it ends with the reply.
// 2. A work that has not ended after 60 ms is shown. So within 100 ms of an action, the next frame included, the page
//    either shows the result or says what it waits for.
// 3. The words of a shown work stay for at least 400 ms, so that they can be read; its control is released at its end.
// 4. The loads of widgets that follow an action are works, too. Those that follow the clock are not: the user does not
//    wait for them.
//
// This module does not access the document.

/** Milliseconds. */
const DELAY = 60;
const LEAST = 400;
const SAID = 1500;
/** Milliseconds after the end of an action within which it causes loads. */
const CAUSED = 1000;

/**
 * @typedef {object} Work
 * @property {string} text
 * @property {object | null} control
 * @property {boolean} isSaid whether it is a result, which the page does not wait for
 * @property {boolean} isShown
 * @property {boolean} stays whether it is shown too short to be read
 * @property {boolean} hasEnded
 *
 * What the page shows of its works.
 *
 * @typedef {object} Shown
 * @property {string} text of the newest work; empty for none
 * @property {boolean} isSaid
 * @property {ReadonlySet<object>} controls
 */

export class Waiting {
  /** @type {Set<Work>} */
  #works = new Set();
  /** @type {Map<string, () => void>} */
  #loads = new Map();
  #actions = 0;
  #lastEnd = -Infinity;
  /** @type {(shown: Shown) => void} */
  #listener = () => {};
  #later;
  #now;

  /**
   * @param {(run: () => void, milliseconds: number) => unknown} later
   * @param {() => number} now milliseconds that only go forward
   */
  constructor(later, now) {
    this.#later = later;
    this.#now = now;
  }

  /** @param {(shown: Shown) => void} listener is called after every change */
  listen(listener) { this.#listener = listener; }

  /**
   * Begins a work of the user's.
   *
   * @param {string} text
   * @param {object | null} [control]
   * @returns {() => void} ends it
   */
  begin(text, control = null) {
    this.#actions += 1;
    const end = this.#start(text, control);
    return () => {
      this.#actions -= 1;
      this.#lastEnd = this.#now();
      end();
    };
  }

  /**
   * Follows the widgets that load: the loads of others end, and new ones begin if an action can have caused them.
   *
   * @param {ReadonlyMap<string, string>} loading their words, by widget
   */
  follow(loading) {
    for (const [key, end] of this.#loads) {
      if (loading.has(key)) continue;
      this.#loads.delete(key);
      end();
    }
    if (this.#actions === 0 && this.#now() - this.#lastEnd > CAUSED) return;
    for (const [key, text] of loading) if (!this.#loads.has(key)) this.#loads.set(key, this.#start(text, null));
  }

  /**
   * Shows a result for some time, at once.
   *
   * @param {string} text
   */
  say(text) {
    const work = this.#add(text, null);
    work.isSaid = true;
    this.#show(work);
    this.#later(() => this.#end(work), SAID);
  }

  /**
   * @param {string} text
   * @param {object | null} control
   * @returns {() => void} ends it
   */
  #start(text, control) {
    const work = this.#add(text, control);
    this.#later(() => { if (this.#works.has(work)) this.#show(work); }, DELAY);
    return () => this.#end(work);
  }

  /**
   * @param {string} text
   * @param {object | null} control
   */
  #add(text, control) {
    /** @type {Work} */
    const work = { text, control, isSaid: false, isShown: false, stays: false, hasEnded: false };
    this.#works.add(work);
    return work;
  }

  /** @param {Work} work */
  #show(work) {
    Object.assign(work, { isShown: true, stays: true });
    this.#later(() => {
      Object.assign(work, { stays: false });
      if (work.hasEnded) this.#end(work);
    }, LEAST);
    this.#tell();
  }

  /** @param {Work} work */
  #end(work) {
    Object.assign(work, { hasEnded: true, control: null });
    if (!work.stays) this.#works.delete(work);
    if (work.isShown) this.#tell();
  }

  #tell() {
    const shown = [...this.#works].filter((work) => work.isShown);
    const newest = shown.filter((work) => !work.hasEnded).at(-1) ?? shown.at(-1);
    this.#listener({
      text: newest?.text ?? "", isSaid: newest?.isSaid ?? false,
      controls: new Set(shown.flatMap((work) => work.control ?? [])),
    });
  }
}

export const waiting = new Waiting((run, milliseconds) => setTimeout(run, milliseconds), () => performance.now());
