// The settings of one widget, as a form that is generated from its intent.
//
// The server defines the fields, their types, options and sections; fields that depend on others appear and disappear
// with the next reply. Every change is sent at once, as on an iPhone.

import { readForm, send } from "./connection.js";
import { find, h } from "./dom.js";
import { chooseValue } from "./form-choice.js";
import { fieldControl } from "./form-controls.js";
import { listValues, withValue } from "./form-values.js";
import { closeSheet, openSheet } from "./sheet.js";
import { offerUndo, undone } from "./undo.js";

/**
 * The form's interface for a field's control.
 *
 * @typedef {object} FormActions
 * @property {(field: PageFormField, value: JSONValue) => Promise<void>} change
 * @property {(field: PageFormField) => void} choose one value of the field's options
 * @property {(field: PageFormField, index: number) => void} chooseElement one value of a list
 */

/** @param {number} widget */
export async function openForm(widget) {
  const form = await readForm(widget);
  if (!form) return;
  let shown = form;
  const sheet = openSheet(`Edit ${form.title}`, (element) => draw(element, shown, actions()));
  const colors = { "--tint": form.accent, "--form": form.background, "--on-form": form.onBackground };
  for (const [name, color] of Object.entries(colors)) if (color) sheet.sheet.style.setProperty(name, color);
  const redraw = () => sheet.redraw((element) => draw(element, shown, actions()));

  const follow = () => {
    if (sheet.sheet.isConnected) void reload();
    else undone.removeEventListener("undone", follow);
  };
  undone.addEventListener("undone", follow);

  /** @returns {FormActions} */
  function actions() {
    return {
      change,
      choose: (field) => pick(field, (value) => change(field, value)),
      chooseElement: (field, index) => {
        const values = listValues(field);
        pick({ ...field, optional: false, value: values[index] ?? null },
          (value) => change(field, withValue(values, index, value)));
      },
    };
  }

  /**
   * @param {PageFormField} field
   * @param {JSONValue} value
   */
  async function change(field, value) {
    const answer = await send("configure", { widget, parameter: field.name, value: JSON.stringify(value) });
    if (!answer) return;
    offerUndo(answer, `Edited ${shown.title}.`);
    await reload();
    if (!sheet.isOpen()) return;
    find(sheet.sheet, `[data-field="${CSS.escape(field.name)}"]`)?.focus({ preventScroll: true });
  }

  async function reload() {
    const next = await readForm(widget);
    if (!next) return;
    shown = next;
    const scroll = find(sheet.sheet, ".body")?.scrollTop ?? 0;
    redraw();
    const body = find(sheet.sheet, ".body");
    if (body) body.scrollTop = scroll;
  }

  /**
   * @param {PageFormField} field
   * @param {(value: JSONValue) => Promise<void>} take
   */
  function pick(field, take) {
    sheet.redraw((element) => chooseValue(element, widget, field, (value) => {
      redraw();
      if (value !== undefined) void take(value);
    }));
  }
}

/**
 * @param {HTMLElement} sheet
 * @param {PageForm} form
 * @param {FormActions} actions
 */
function draw(sheet, form, actions) {
  const done = h("button", {
    class: "text-button", type: "button", text: "Done", autofocus: true, data: { key: "done" },
    on: { click: closeSheet },
  });
  const isEmpty = form.sections.every((section) => section.fields.length === 0);
  sheet.append(h("header", {}, h("span"), h("h2", { text: form.title }), done),
    h("div", { class: "body" },
      form.description !== "" && h("p", { class: "section-note", text: form.description }),
      form.sections.map((section) => [
        h(section.title ? "h3" : "div", { class: "section-title", text: section.title ?? "" }),
        h("div", { class: "rows" }, section.fields.map((field) => row(field, actions))),
      ]),
      isEmpty && h("p", { class: "empty", text: "This widget has no settings." })));
}

/**
 * The row of a field, with remarks below it.
 *
 * @param {PageFormField} field
 * @param {FormActions} actions
 */
function row(field, actions) {
  const element = fieldControl(field, actions);
  if (!field.problem && !field.description) return element;
  return h("div", { class: "with-notes" }, element,
    field.problem && h("p", { class: "problem", role: "alert", text: field.problem }),
    field.description && h("p", { class: "explanation", text: field.description }));
}
