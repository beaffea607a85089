// The control of each kind of field.

import { control, h } from "./dom.js";
import { isSame, listValues, numberValue, shownNumber, steppedNumber, textValue } from "./form-values.js";
import { chevron, glyph } from "./glyphs.js";
import { dateValue, isoDate, localDate } from "./moment.js";
import { store } from "./store.js";

/** @typedef {import("./form.js").FormActions} FormActions */
/** @typedef {HTMLInputElement & HTMLSelectElement} Input */

/**
 * @param {PageFormField} field
 * @param {FormActions} actions
 */
export function fieldControl(field, actions) {
  const label = h("label", { class: "grow", for: idOf(field), text: field.title });
  const bind = (/** @type {(input: Input) => JSONValue} */ value) => ({
    id: idOf(field), data: keys(field),
    on: { change: (/** @type {Event} */ event) => actions.change(field, value(control(event))) },
  });
  switch (field.control) {
    case "switch": return h("div", {}, label, h("input", {
      type: "checkbox", class: "toggle", role: "switch", checked: field.value === true,
      ...bind((input) => input.checked),
    }));
    case "menu": return h("div", {}, label, menu(field, bind((input) =>
      (input.value === "" ? null : JSON.parse(input.value)))));
    case "number": return h("div", {}, label, number(field, bind((input) => numberValue(field, input.value))),
      field.unit && h("span", { class: "value", text: field.unit }), stepper(field, actions));
    case "slider": return slider(field, label, bind((input) => Number(input.value)));
    case "date": return h("div", {}, label, date(field, bind((input) => isoDate(
      dateValue(input.value, field.precision, field.value, timeZone())))));
    case "list": return list(field, actions);
    case "search": return search(field, actions);
    case "text": return text(field, label, bind((input) => textValue(field, input.value)));
    default: return h("div", {}, label, h("span", { class: "value", text: field.display || "cannot be edited here" }));
  }
}

const idOf = (/** @type {PageFormField} */ field) => `field-${field.name}`;
const keys = (/** @type {PageFormField} */ field) => ({ field: field.name, key: idOf(field) });
const timeZone = () => store.state?.environment.timeZone ?? "UTC";

/**
 * @param {PageFormField} field
 * @param {import("./dom.js").Properties} bound
 */
const menu = (field, bound) => h("select", bound,
  field.optional && h("option", { value: "", text: "None", selected: field.value === null }),
  field.options.map((option) => h("option", {
    value: JSON.stringify(option.value), text: option.title, selected: isSame(option.value, field.value),
  })));

/**
 * @param {PageFormField} field
 * @param {import("./dom.js").Properties} bound
 */
const number = (field, bound) => h("input", {
  type: "number", inputmode: "decimal", min: shownNumber(field, field.minimum), max: shownNumber(field, field.maximum),
  step: field.isInteger ? 1 : "any", value: shownNumber(field, field.value), ...bound,
});

/**
 * @param {PageFormField} field
 * @param {FormActions} actions
 */
function stepper(field, actions) {
  const button = (/** @type {string} */ sign, /** @type {string} */ word, /** @type {1 | -1} */ by) => h("button", {
    type: "button", text: sign, "aria-label": `${word}: ${field.title}`, data: { key: `${field.name}-${by}` },
    on: { click: () => actions.change(field, steppedNumber(field, by)) },
  });
  return h("span", { class: "stepper" }, button("−", "Less", -1), button("+", "More", 1));
}

/**
 * @param {PageFormField} field
 * @param {HTMLElement} label
 * @param {import("./dom.js").Properties} bound
 */
function slider(field, label, bound) {
  const value = typeof field.value === "number" ? field.value : null;
  const shown = value === null ? "" : String(Math.round(value * 100) / 100);
  return h("div", { class: "column" },
    h("div", { style: { display: "flex" } }, label, h("span", { class: "value", text: shown })),
    h("input", {
      type: "range", min: field.minimum, max: field.maximum, step: field.isInteger ? 1 : "any",
      value: value ?? field.minimum, ...bound,
    }));
}

/**
 * @param {PageFormField} field
 * @param {import("./dom.js").Properties} bound
 */
const date = (field, bound) => h("input", {
  type: field.precision === "time" || field.precision === "date" ? field.precision : "datetime-local",
  value: localDate(field.value, field.precision, timeZone()), ...bound,
});

/**
 * @param {PageFormField} field
 * @param {HTMLElement} label
 * @param {import("./dom.js").Properties} bound
 */
function text(field, label, bound) {
  const own = { value: field.value ?? "", placeholder: field.placeholder ?? "", ...bound };
  return field.isLong ? h("div", { class: "column" }, label, h("textarea", { rows: 3, ...own }))
    : h("div", {}, label, h("input", { type: "text", ...own }));
}

/**
 * @param {PageFormField} field
 * @param {FormActions} actions
 */
const search = (field, actions) => h("button", {
  type: "button", id: idOf(field), data: keys(field), on: { click: () => actions.choose(field) },
},
h("span", { class: "grow", text: field.title }),
h("span", { class: "value", text: field.display || (field.optional ? "None" : "Choose") }), chevron());

/**
 * Several values of one kind: each can be changed and removed, and values can be added up to the size's limit.
 *
 * @param {PageFormField} field
 * @param {FormActions} actions
 */
function list(field, actions) {
  const values = listValues(field);
  const title = field.maximum ? `${field.title} (up to ${field.maximum})` : field.title;
  const entry = (/** @type {JSONValue} */ value, /** @type {number} */ index) => {
    const name = field.displays?.[index] ?? String(value ?? "");
    const remove = () => actions.change(field, values.filter((_, at) => at !== index));
    return h("div", {},
      h("button", {
        class: "text-button", type: "button", text: name, data: { key: `${field.name}-choose-${index}` },
        on: { click: () => actions.chooseElement(field, index) },
      }),
      h("span", { class: "grow" }),
      h("button", {
        class: "round", type: "button", "aria-label": `Remove ${name}`,
        data: { key: `${field.name}-remove-${index}` }, on: { click: remove },
      }, glyph("minus")));
  };
  const hasRoom = !field.maximum || values.length < field.maximum;
  return h("div", { class: "column", role: "group", "aria-label": field.title, style: { padding: "0" } },
    h("div", { class: "section-title", style: { padding: "12px 15px 4px" }, text: title }),
    h("div", { class: "rows" }, values.map(entry), hasRoom && h("button", {
      type: "button", class: "add", data: keys(field),
      on: { click: () => actions.chooseElement(field, values.length) },
    }, "Add")));
}
