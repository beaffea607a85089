// The controls of the rail. Each one changes a setting of the device.

import { send } from "./connection.js";
import { control, h } from "./dom.js";
import { capitalized } from "./names.js";

/**
 * A value and its name.
 *
 * @typedef {readonly [value: string, title: string]} Option
 */

/** @param {Record<string, string>} settings */
export const set = (settings) => send("environment", settings);

/**
 * @param {string} name
 * @param {Child} choice
 */
export const field = (name, choice) =>
  h("div", { class: "field", role: "group", "aria-label": name }, h("span", { class: "label", text: name }), choice);

/**
 * A segmented control for a few values.
 *
 * @param {string} setting
 * @param {string} value
 * @param {readonly Option[]} options
 */
export const segments = (setting, value, options) =>
  h("div", { class: "segments" }, options.map(([id, title]) => h("label", {}, h("input", {
    type: "radio", name: setting, value: id, checked: id === value, data: { key: `${setting}-${id}` },
    on: { change: () => set({ [setting]: id }) },
  }), h("span", { text: title }))));

/**
 * A list to choose from; a current value that isn't in it comes first.
 *
 * @param {string} setting
 * @param {string} title
 * @param {string} value
 * @param {readonly Option[]} options
 */
export function select(setting, title, value, options) {
  const id = `setting-${setting}`;
  /** @type {readonly Option[]} */
  const known = options.some(([each]) => each === value) ? options : [[value, value], ...options];
  return h("div", { class: "field" }, h("label", { for: id, text: title }), h("select", {
    id, class: "input", data: { key: setting }, on: { change: (event) => set({ [setting]: control(event).value }) },
  }, known.map(([each, text]) => h("option", { value: each, selected: each === value, text }))));
}

/**
 * @param {string} setting
 * @param {string} title
 * @param {string} value
 * @param {readonly [off: string, on: string]} values
 */
export const switched = (setting, title, value, [off, on]) => h("label", { class: "switch" }, title, h("input", {
  type: "checkbox", role: "switch", checked: value === on, data: { key: title },
  on: { change: (event) => set({ [setting]: control(event).checked ? on : off }) },
}));

/**
 * @param {string} setting
 * @param {string} title
 * @param {number} value
 * @param {{ min: number, max: number, step: number, words: (value: number) => string }} scale
 */
export function range(setting, title, value, { min, max, step, words }) {
  const output = h("output", { text: words(value) });
  const tell = (/** @type {Event} */ event) => {
    const text = words(Number(control(event).value));
    output.textContent = text;
    control(event).setAttribute("aria-valuetext", text);
  };
  return h("div", { class: "range" }, h("label", { for: `setting-${setting}` }, title, output), h("input", {
    type: "range", id: `setting-${setting}`, min, max, step, value: String(value), "aria-valuetext": words(value),
    data: { key: setting }, on: { input: tell, change: (event) => set({ [setting]: control(event).value }) },
  }));
}

/**
 * Colors to choose from; the first choice removes the color.
 *
 * @param {string} setting
 * @param {string | undefined} color the chosen one
 * @param {{ title: string, look: string }} none
 * @param {PagePlaceSwatch[]} options
 * @param {(swatch: PagePlaceSwatch) => string} [valueOf]
 */
export function swatches(setting, color, none, options, valueOf = (swatch) => swatch.color) {
  const one = (
    /** @type {string} */ value, /** @type {string} */ title, /** @type {boolean} */ isChosen,
    /** @type {string} */ look, /** @type {string | undefined} */ own,
  ) => h("label", { class: `swatch ${look}`, title, style: { "--color": own } }, h("input", {
    type: "radio", name: setting, value, "aria-label": title, checked: isChosen, data: { key: `${setting}-${value}` },
    on: { change: () => set({ [setting]: value }) },
  }), h("span"));
  return h("div", { class: "swatches", role: "radiogroup", "aria-label": none.title },
    one("none", none.title, !color, none.look, undefined), options.map((swatch) =>
      one(valueOf(swatch), capitalized(swatch.name), swatch.color === color, "", swatch.color)));
}
