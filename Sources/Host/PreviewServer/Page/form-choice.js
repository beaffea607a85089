// A list to choose a value from: a field's options, or the suggestions and search results of the widget's query.

import { readSuggestions } from "./connection.js";
import { h } from "./dom.js";
import { isSame, matchingOptions } from "./form-values.js";
import { glyph } from "./glyphs.js";

/**
 * @param {HTMLElement} sheet
 * @param {number} widget
 * @param {PageFormField} field
 * @param {(value: JSONValue | undefined) => void} end receives the chosen value, or undefined
 */
export function chooseValue(sheet, widget, field, end) {
  const rows = h("div", { class: "rows", role: "listbox", "aria-label": field.title });
  const note = h("p", { class: "empty", hidden: true });
  const input = h("input", {
    type: "search", placeholder: `Search ${field.title}`, "aria-label": `Search ${field.title}`, autocomplete: "off",
    autofocus: true,
  });
  const show = (/** @type {PageFormOption[]} */ options) => {
    const none = field.optional ? [{ value: null, title: "None" }] : [];
    rows.replaceChildren(...[...none, ...options].map((option) => choice(option, field, end)));
    note.hidden = rows.children.length > 0;
    note.textContent = input.value ? `Nothing found for “${input.value}”.` : "The widget has no suggestions.";
  };
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const own = asked;
    if (field.options.length > 0 && !field.isDynamic) return show(matchingOptions(field.options, input.value));
    const found = await readSuggestions(widget, field.name, input.value);
    if (own === asked) show(found?.options ?? []);
  };
  const back = h("button", {
    class: "round", type: "button", "aria-label": "Back", on: { click: () => end(undefined) },
  }, glyph("back"));
  input.addEventListener("input", ask);
  sheet.append(h("header", {}, back, h("h2", { text: field.title }), h("span")),
    h("div", { class: "search" }, glyph("search"), input), h("div", { class: "body" }, rows, note));
  void ask();
}

/**
 * @param {PageFormOption} option
 * @param {PageFormField} field
 * @param {(value: JSONValue) => void} take
 */
function choice(option, field, take) {
  const isChosen = isSame(option.value, field.value);
  const check = glyph("check");
  check.classList.add("check");
  return h("button", {
    type: "button", role: "option", "aria-selected": String(isChosen), on: { click: () => take(option.value) },
  },
  h("span", { class: "grow" }, option.title,
    option.subtitle && h("small", { class: "value", text: ` ${option.subtitle}` })),
  isChosen && check);
}
