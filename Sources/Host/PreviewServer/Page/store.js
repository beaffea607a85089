// The store of the page's model. Parts of the page listen to the topics that they draw.

import {
  deviceNow, emptyModel, pageOfWidget, withActivity, withPicture, withScene, withState,
} from "./model.js";

/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("./model.js").Notice} Notice */

/**
 * The arguments of listeners.
 *
 * @typedef {object} Topics
 * @property {PageState} state
 * @property {PageScene} scene
 * @property {PagePicture} picture
 * @property {PageActivityPicture} activity
 * @property {PageGuidelines} guidelines
 * @property {string | null} selection
 * @property {boolean} editing
 * @property {boolean} connection
 * @property {number} moment the displayed date, in seconds since 1970
 * @property {number} page of the Home Screen
 * @property {number} awaited the widget whose page is shown next
 * @property {number | null} expanded
 * @property {null} log
 * @property {null} span
 * @property {null} views
 * @property {number | null} zoom
 * @property {Notice} notice
 */

export class Store {
  /** @type {Map<string, Set<(value: any) => void>>} */
  #listeners = new Map();
  #model = emptyModel();
  #clock;

  /** @param {() => number} clock milliseconds that only go forward */
  constructor(clock) {
    this.#clock = clock;
  }

  get model() { return this.#model; }
  get state() { return this.#model.state; }
  get scene() { return this.#model.scene; }
  get selected() { return this.#model.selected; }
  get editing() { return this.#model.editing; }
  /** The Home Screen, if it is displayed. */
  get home() { return this.#model.scene?.home ?? null; }

  /**
   * @template {keyof Topics} Topic
   * @param {Topic} topic
   * @param {(value: Topics[Topic]) => void} listener
   */
  on(topic, listener) {
    const known = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, known.add(listener));
  }

  /**
   * @template {keyof Topics} Topic
   * @param {Topic} topic
   * @param {Topics[Topic]} value
   */
  #emit(topic, value) {
    for (const listener of this.#listeners.get(topic) ?? []) listener(value);
  }

  /**
   * Replaces the model and notifies listeners of changes other than those that the caller reports.
   *
   * @param {Model} next
   */
  #become(next) {
    const before = this.#model;
    this.#model = next;
    if (before.selected !== next.selected) this.#emit("selection", next.selected);
    if (before.editing !== next.editing) this.#emit("editing", next.editing);
    if (before.page !== next.page) this.#emit("page", next.page);
    if (before.awaited !== next.awaited && next.awaited !== null) this.#emit("awaited", next.awaited);
    if (before.expanded !== next.expanded) this.#emit("expanded", next.expanded);
    if (before.zoom !== next.zoom) this.#emit("zoom", next.zoom);
    if (before.log !== next.log) this.#emit("log", null);
    if (before.span !== next.span) this.#emit("span", null);
    if (before.tab !== next.tab || before.closed !== next.closed) this.#emit("views", null);
  }

  /** @param {PageState} state */
  take(state) {
    this.#become(withState(this.#model, state, this.#clock()));
    this.#emit("state", state);
  }

  /** @param {PageScene} scene */
  takeScene(scene) {
    this.#become(withScene(this.#model, scene));
    this.#emit("scene", scene);
  }

  /** @param {PagePicture} picture */
  takePicture(picture) {
    const next = withPicture(this.#model, picture);
    if (next === this.#model) return;
    this.#become(next);
    this.#emit("picture", picture);
  }

  /** @param {PageActivityPicture} picture */
  takeActivity(picture) {
    const next = withActivity(this.#model, picture);
    if (next === this.#model) return;
    this.#become(next);
    this.#emit("activity", picture);
  }

  /** @param {PageGuidelines} guidelines */
  takeGuidelines(guidelines) {
    const next = new Map(this.#model.guidelines).set(String(guidelines.widget), guidelines);
    this.#become({ ...this.#model, guidelines: next });
    this.#emit("guidelines", guidelines);
  }

  /** @param {boolean} isConnected */
  connected(isConnected) {
    this.#become({ ...this.#model, isConnected });
    this.#emit("connection", isConnected);
  }

  /** @param {number | string | null} id */
  select(id) {
    this.#become({ ...this.#model, selected: id === null ? null : String(id) });
  }

  /**
   * Selects a widget, and shows its page if it is on the Home Screen.
   *
   * @param {number} id
   */
  reveal(id) {
    this.select(id);
    const { home, state } = this;
    if (home && state && pageOfWidget(home.pages, state, id) >= 0) this.await(id);
  }

  /** @param {boolean} editing */
  edit(editing) {
    this.#become({ ...this.#model, editing });
  }

  /** @param {number} page */
  turnTo(page) {
    this.#become({ ...this.#model, page });
  }

  /** @param {number | null} awaited */
  await(awaited) {
    this.#become({ ...this.#model, awaited });
  }

  /** @param {number | null} expanded */
  expand(expanded) {
    this.#become({ ...this.#model, expanded });
  }

  /** @param {Partial<Model["log"]>} change */
  filterLog(change) {
    this.#become({ ...this.#model, log: { ...this.#model.log, ...change } });
  }

  /** @param {Partial<Model["span"]>} change */
  span(change) {
    this.#become({ ...this.#model, span: { ...this.#model.span, ...change } });
  }

  /** @param {string} tab */
  showTab(tab) {
    this.#become({ ...this.#model, tab });
  }

  /** @param {number | null} zoom */
  zoomTo(zoom) {
    this.#become({ ...this.#model, zoom });
  }

  /** @param {string} path */
  toggleViews(path) {
    const closed = new Set(this.#model.closed);
    if (!closed.delete(path)) closed.add(path);
    this.#become({ ...this.#model, closed });
  }

  /** @param {Notice} notice */
  notify(notice) {
    this.#emit("notice", notice);
  }

  /** The device's time in seconds since 1970, extrapolated between messages. */
  now() {
    return deviceNow(this.#model, this.#clock()) ?? Date.now() / 1000;
  }

  /**
   * The date that the page shows: that of the scrubber while it is held, otherwise the device's current one. Everything
   * that shows the time uses it, so that all parts agree.
   */
  moment() {
    return this.#model.held ?? this.now();
  }

  /** Notifies everything that shows the time. */
  tick() {
    this.#emit("moment", this.moment());
  }

  /**
   * Shows another date, or with null the device's current one again.
   *
   * @param {number | null} held
   */
  hold(held) {
    this.#become({ ...this.#model, held });
    this.tick();
  }

  /**
   * The server has set the clock; its next message may take a moment.
   *
   * @param {number} now
   */
  clockWasSet(now) {
    const { state } = this.#model;
    if (!state) return;
    this.#become({ ...this.#model, state: { ...state, now }, received: this.#clock() });
    this.tick();
  }

  /** @param {number | string | null | undefined} id */
  widget(id) {
    return id === null || id === undefined ? null : this.state?.widgets[id] ?? null;
  }

  /** @param {string | null} id */
  guidelines(id) {
    return this.#model.guidelines.get(id ?? "") ?? null;
  }

  /** @param {number | string} id */
  picture(id) {
    return this.#model.pictures.get(String(id)) ?? null;
  }
}

export const store = new Store(() => performance.now());
