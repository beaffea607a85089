// The log of the device.

import { send } from "./connection.js";
import { control, findAll, h } from "./dom.js";
import { glyph } from "./glyphs.js";
import { listedLines } from "./log-lines.js";
import { store } from "./store.js";
import { plainTime } from "./times.js";

/** The distance from the end, in pixels, within which the list follows new lines. */
const FOLLOWS = 30;

/** @param {HTMLElement} host */
export function buildLog(host) {
  // An element has one role: the list is inside of the log.
  const list = h("ol");
  const lines = h("div", {
    class: "lines", role: "log", "aria-live": "off", "aria-label": "Log lines", tabindex: "0",
  }, list);
  const filter = h("input", {
    class: "input", type: "search", placeholder: "Filter", "aria-label": "Filter the log",
    on: { input: (event) => store.filterLog({ text: control(event).value }) },
  });
  const clear = h("button", {
    class: "button icon", type: "button", "aria-label": "Clear the log", title: "Clear the log",
    on: { click: () => send("clearLog") },
  }, glyph("trash"));
  host.append(h("div", { class: "group-title" }, h("h2", { text: "Log" }),
    h("div", { class: "log-tools" }, h("div", { class: "segments small" }, scope("all", "All"),
      scope("widget", "This widget")), filter, clear)), lines);
  const redraw = () => draw(lines, list);
  store.on("state", redraw);
  store.on("selection", redraw);
  store.on("log", redraw);
}

/**
 * @param {"all" | "widget"} value
 * @param {string} text
 */
const scope = (value, text) => h("label", {}, h("input", {
  type: "radio", name: "log-scope", checked: store.model.log.scope === value,
  on: { change: () => store.filterLog({ scope: value }) },
}), h("span", { text }));

/**
 * @param {HTMLElement} host scrolls
 * @param {HTMLElement} list
 */
function draw(host, list) {
  if (!store.state) return;
  const follows = host.scrollTop + host.clientHeight > host.scrollHeight - FOLLOWS;
  const selected = { id: store.selected, extension: store.widget(store.selected)?.extension };
  const known = new Map(findAll(list, "li").map((line) => [line.dataset.line, line]));
  const next = listedLines(store.state.log, store.model.log, selected)
    .map((line) => known.get(String(line.id)) ?? lineElement(line));
  list.replaceChildren(...(next.length > 0 ? next : [h("li", { class: "hint", text: "No log lines yet." })]));
  if (follows) host.scrollTop = host.scrollHeight;
}

/** @param {PageStateLogLine} line */
const lineElement = (line) => h("li", { data: { line: String(line.id), kind: line.kind } },
  h("time", { text: plainTime(line.date, true) }), h("span", { class: "from", text: line.source ?? "" }),
  h("span", { class: "text", text: line.text }));
