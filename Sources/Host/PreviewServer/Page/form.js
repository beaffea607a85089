// The settings of one widget, as a form made from what its intent declares.
//
// The server says which fields there are, of what type, with which options and in which section; fields that depend on
// others come and go with the next answer. Every change is sent at once, as on the phone.

import { read, send } from "./connection.js";
import { glyph, h } from "./dom.js";
import { chevron } from "./gallery.js";
import { closeSheet, openSheet } from "./sheet.js";
import { dateValue, isoDate, localDate } from "./moment.js";

export async function openForm(widget) {
  const form = await read(`widgets/${widget}/form`);
  if (!form) return;
  const handle = openSheet(`Edit ${form.title}`, (sheet) => draw(sheet, form));
  const colors = { "--tint": form.accent, "--form": form.background, "--on-form": form.onBackground };
  for (const [name, color] of Object.entries(colors)) if (color) handle.sheet.style.setProperty(name, color);

  function draw(sheet, form) {
    sheet.append(h("header", {}, h("span"), h("h2", { text: form.title }), h("button", { class: "text-button", type: "button", text: "Done", autofocus: true, on: { click: closeSheet } })),
      h("div", { class: "body" }, form.description ? h("p", { class: "section-note", text: form.description }) : null,
        form.sections.map((section) => [
          h("h3", { class: "section-title", text: section.title ?? "" }),
          h("div", { class: "rows" }, section.fields.map((field) => row(field))),
        ]),
        form.sections.every((section) => section.fields.length === 0) ? h("p", { class: "empty", text: "This widget has nothing to set." }) : null));
  }

  async function change(field, value) {
    const answer = await send("configure", { widget, parameter: field.name, value: JSON.stringify(value) });
    const next = answer && (await read(`widgets/${widget}/form`));
    if (!next) return false;
    Object.assign(form, next);
    const scroll = handle.sheet.querySelector(".body")?.scrollTop ?? 0;
    handle.redraw((sheet) => draw(sheet, form));
    handle.sheet.querySelector(".body").scrollTop = scroll;
    handle.sheet.querySelector(`[data-field="${CSS.escape(field.name)}"]`)?.focus({ preventScroll: true });
    return true;
  }

  /** The row, with what is to be said about it below. */
  function row(field) {
    const element = control(field);
    const notes = [field.problem ? h("p", { class: "problem", role: "alert", text: field.problem }) : null, field.description ? h("p", { class: "explanation", text: field.description }) : null].filter(Boolean);
    if (notes.length === 0) return element;
    return h("div", { class: "with-notes" }, element, notes);
  }

  function control(field) {
    const id = `field-${field.name}`;
    const label = h("label", { class: "grow", for: id, text: field.title });
    const bind = (read_) => ({ id, data: { field: field.name }, on: { change: (event) => change(field, read_(event.target)) } });
    switch (field.control) {
      case "switch":
        return h("div", {}, label, h("input", { type: "checkbox", class: "toggle", role: "switch", checked: field.value === true, ...bind((input) => input.checked) }));
      case "menu":
        return h("div", {}, label, h("select", { ...bind((input) => (input.value === "" ? null : JSON.parse(input.value))) },
          field.optional ? h("option", { value: "", text: "None", selected: field.value === null }) : null,
          field.options.map((option) => h("option", { value: JSON.stringify(option.value), text: option.title, selected: same(option.value, field.value) }))));
      case "number":
        return number(field, id, label, bind);
      case "slider":
        return h("div", { class: "column" }, h("div", { style: { display: "flex" } }, label, h("span", { class: "value", text: shownNumber(field) })),
          h("input", { type: "range", min: field.minimum, max: field.maximum, step: field.isInteger ? 1 : "any", value: field.value ?? field.minimum, ...bind((input) => Number(input.value)) }));
      case "date":
        return h("div", {}, label, h("input", { type: { time: "time", date: "date" }[field.precision] ?? "datetime-local", value: localDate(field), ...bind((input) => isoDate(dateValue(field, input.value))) }));
      case "list":
        return list(field);
      case "search":
        return h("button", { type: "button", id, data: { field: field.name }, on: { click: () => choose(field, (value) => change(field, value)) } },
          h("span", { class: "grow", text: field.title }), h("span", { class: "value", text: field.display || (field.optional ? "None" : "Choose") }), chevron());
      case "text":
        if (field.isLong) return h("div", { class: "column" }, label, h("textarea", { rows: 3, value: field.value ?? "", placeholder: field.placeholder ?? "", ...bind((input) => (input.value === "" && field.optional ? null : input.value)) }));
        return h("div", {}, label, h("input", { type: field.keyboard ?? "text", value: field.value ?? "", placeholder: field.placeholder ?? "", ...bind((input) => (input.value === "" && field.optional ? null : input.value)) }));
      default:
        return h("div", {}, label, h("span", { class: "value", text: field.display || "cannot be set here" }));
    }
  }

  function number(field, id, label, bind) {
    const factor = field.factor ?? 1;
    const offset = field.offset ?? 0;
    const shown = (value) => (value === null || value === undefined ? "" : Math.round((value - offset) / factor * 1e6) / 1e6);
    const step = factor;
    const by = (sign) => {
      let value = (Number(field.value) || 0) + sign * step;
      if (field.minimum !== undefined && field.minimum !== null) value = Math.max(field.minimum, value);
      if (field.maximum !== undefined && field.maximum !== null) value = Math.min(field.maximum, value);
      change(field, value);
    };
    return h("div", {}, label,
      h("input", { type: "number", inputmode: "decimal", min: shown(field.minimum), max: shown(field.maximum), step: field.isInteger ? 1 : "any", value: shown(field.value),
        ...bind((input) => (input.value === "" ? null : Number(input.value) * factor + offset)) }),
      field.unit ? h("span", { class: "value", text: field.unit }) : null,
      h("span", { class: "stepper" }, h("button", { type: "button", text: "−", "aria-label": `Less: ${field.title}`, on: { click: () => by(-1) } }),
        h("button", { type: "button", text: "+", "aria-label": `More: ${field.title}`, on: { click: () => by(1) } })));
  }

  /** Several values of one kind: each can be changed and taken away, and one more added up to the size's limit. */
  function list(field) {
    const values = field.value ?? [];
    const put = (next) => change(field, next);
    return h("div", { class: "column", role: "group", "aria-label": field.title, style: { padding: "0" } },
      h("div", { class: "section-title", style: { padding: "12px 15px 4px" }, text: field.maximum ? `${field.title} (up to ${field.maximum})` : field.title }),
      h("div", { class: "rows" },
        values.map((value, index) => h("div", {},
          h("button", { class: "text-button", type: "button", on: { click: () => edit(index, value) }, text: field.displays?.[index] ?? String(value ?? "") }), h("span", { class: "grow" }),
          h("button", { class: "round", type: "button", "aria-label": `Remove ${field.displays?.[index] ?? value}`, on: { click: () => put(values.filter((_, at) => at !== index)) } }, glyph("minus")))),
        !field.maximum || values.length < field.maximum ? h("button", { type: "button", class: "add", data: { field: field.name }, on: { click: () => edit(values.length, null) } }, "Add") : null));
    function edit(index, value) {
      const element = { ...field, control: "search", optional: false, value };
      choose(element, (next) => put(values.length > index ? values.map((old, at) => (at === index ? next : old)) : [...values, next]));
    }
  }

  /** A list to choose from: the options, or what the widget's query suggests and finds. */
  function choose(field, take) {
    handle.redraw((sheet) => {
      const rows = h("div", { class: "rows", role: "listbox", "aria-label": field.title });
      const note = h("p", { class: "empty", hidden: true });
      const input = h("input", { type: "search", placeholder: `Search ${field.title}`, "aria-label": `Search ${field.title}`, autocomplete: "off", autofocus: true });
      const back = () => handle.redraw((next) => draw(next, form));
      const show = (options) => {
        rows.replaceChildren(...[field.optional ? { value: null, title: "None" } : null, ...options].filter(Boolean).map((option) =>
          h("button", { type: "button", role: "option", "aria-selected": String(same(option.value, field.value)),
            on: { click: async () => { back(); await take(option.value); } } },
            h("span", { class: "grow" }, option.title, option.subtitle ? h("small", { class: "value", text: ` ${option.subtitle}` }) : null),
            same(option.value, field.value) ? check() : null)));
        note.hidden = rows.children.length > 0;
        note.textContent = input.value ? `Nothing found for “${input.value}”.` : "The widget suggests nothing.";
      };
      let asked = 0;
      const ask = async () => {
        const own = ++asked;
        if (field.options?.length && !field.isDynamic) {
          const wanted = input.value.toLocaleLowerCase();
          return show(field.options.filter((option) => option.title.toLocaleLowerCase().includes(wanted)));
        }
        const found = await read(`widgets/${widget}/suggestions`, { parameter: field.name, query: input.value });
        if (own === asked) show(found?.options ?? []);
      };
      input.addEventListener("input", ask);
      sheet.append(h("header", {}, h("button", { class: "round", type: "button", "aria-label": "Back", on: { click: back } }, glyph("back")), h("h2", { text: field.title }), h("span")),
        h("div", { class: "search" }, glyph("search"), input), h("div", { class: "body" }, rows, note));
      ask();
    });
  }
}

const check = () => {
  const svg = glyph("check");
  svg.classList.add("check");
  return svg;
};
const shownNumber = (field) => (field.value === null ? "" : String(Math.round(field.value * 100) / 100));
const same = (a, b) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
