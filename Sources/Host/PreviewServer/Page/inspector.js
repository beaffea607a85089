// The inspector: time line and budget of the selected widget, its views, what is spoken, findings, and the log.

import { send } from "./connection.js";
import { glyph, h, replace } from "./dom.js";
import { openForm } from "./form.js";
import { buildTimeline } from "./timeline.js";
import { buildViews } from "./views.js";
import { familyName, plainMoment, plainTime, store } from "./store.js";

const parts = {};
/** Where there is room the log has a place of its own; elsewhere it is one of the tabs. */
const wide = matchMedia("(min-width: 1760px)");
const placeLog = () => (wide.matches ? parts.columns[0].append(parts.log) : parts.columns[1].append(parts.log));

export function buildInspector(host) {
  parts.title = h("div", { class: "widget-head" });
  parts.time = h("section", { class: "card", "aria-label": "Time line" });
  parts.budget = h("section", { class: "card", "aria-label": "Reload budget" });
  parts.log = h("section", { class: "card log", "aria-label": "Log" });
  parts.views = h("section", { class: "card views", "aria-label": "Views" });
  host.append(h("div", { class: "inspector-column" }, parts.title, parts.time, parts.budget, parts.log), h("div", { class: "inspector-column" }, parts.views));
  parts.columns = [...host.children];
  buildTimeline(parts.time);
  buildViews(parts.views);
  buildLog(parts.log);
  wide.addEventListener("change", placeLog);
  placeLog();
  store.on("state", draw);
  store.on("selection", draw);
}

function draw() {
  if (!store.state) return;
  drawHead();
  drawBudget();
  drawLog();
}

function drawHead() {
  const all = Object.entries(store.state.widgets);
  const widget = store.widget(store.selected);
  replace(parts.title,
    h("div", { class: "field grow" }, h("label", { for: "widget-choice", class: "visually-hidden", text: "Widget" }),
      all.length ? h("select", { id: "widget-choice", class: "input strong", data: { key: "choice" }, on: { change: (event) => store.select(event.target.value) } },
        all.map(([id, each]) => h("option", { value: id, selected: id === store.selected, text: [each.name, familyName(each.family), each.summary].filter(Boolean).join(" · ") })))
        : h("p", { class: "hint", text: "No widget is placed. Add one from the gallery." })),
    widget ? h("button", { class: "button icon", type: "button", "aria-label": "Reload the timeline", title: "Reload the timeline", data: { key: "reload" }, on: { click: () => send("reload", { widget: Number(store.selected) }) } }, glyph("reload")) : null,
    widget?.configurable ? h("button", { class: "button icon", type: "button", "aria-label": "Edit the widget", title: "Edit the widget", data: { key: "edit" }, on: { click: () => { document.querySelector('.tabbar [data-part="stage"]').click(); openForm(Number(store.selected)); } } }, glyph("edit")) : null,
    store.state.place.note ? h("p", { class: "hint build-note", text: store.state.place.note }) : null,
    widget?.reason ? h("p", { class: "why", role: "status" }, glyph("warning"), h("span", { text: widget.reason })) : null);
}

function drawBudget() {
  const widget = store.widget(store.selected);
  if (!widget) return replace(parts.budget);
  const { budget } = widget;
  const share = Math.min(1, budget.spent / Math.max(1, budget.perDay));
  const planned = widget.timeline.planned;
  replace(parts.budget,
    h("div", { class: "group-title" }, h("h2", { text: "Reload budget" }), h("span", { class: "figure" }, h("b", { text: String(budget.spent) }), ` of ${budget.perDay} in 24 h`)),
    h("div", { class: `meter${share > 0.85 ? " full" : ""}`, role: "meter", "aria-valuemin": "0", "aria-valuemax": String(budget.perDay), "aria-valuenow": String(budget.spent), "aria-label": "Reloads in the last 24 hours" },
      h("i", { style: { width: `${share * 100}%` } })),
    h("dl", { class: "facts" }, fact("Free", budget.free), fact("Deferred", budget.deferred), fact("Next possible", budget.nextGrant ? plainMoment(budget.nextGrant) : "now")),
    planned ? h("p", { class: "planned" }, glyph("now"), h("span", {}, h("b", { text: `Next reload ${plainMoment(planned.due, true)}` }), ` ${planned.because ?? planned.reason}`)) : null);
}

const fact = (name, value) => h("div", {}, h("dt", { text: name }), h("dd", { text: String(value) }));

const log = { scope: "all", text: "", follows: true };

function buildLog(host) {
  const scope = h("div", { class: "segments small" }, [["all", "All"], ["widget", "This widget"]].map(([value, text]) =>
    h("label", {}, h("input", { type: "radio", name: "log-scope", checked: log.scope === value, on: { change: () => { log.scope = value; drawLog(); } } }), h("span", { text }))));
  parts.lines = h("ol", { class: "lines", role: "log", "aria-live": "off", "aria-label": "Log lines", tabindex: "0" });
  parts.lines.addEventListener("scroll", () => { log.follows = parts.lines.scrollTop + parts.lines.clientHeight > parts.lines.scrollHeight - 30; }, { passive: true });
  host.append(h("div", { class: "group-title" }, h("h2", { text: "Log" }), h("div", { class: "log-tools" }, scope,
    h("input", { class: "input", type: "search", placeholder: "Filter", "aria-label": "Filter the log", on: { input: (event) => { log.text = event.target.value.toLocaleLowerCase(); drawLog(); } } }),
    h("button", { class: "button icon", type: "button", "aria-label": "Clear the log", title: "Clear the log", on: { click: () => send("clearLog") } }, glyph("trash")))), parts.lines);
}

function drawLog() {
  const widget = store.widget(store.selected);
  const lines = store.state.log.filter((line) => (log.scope === "all" || String(line.widget) === store.selected || (line.widget === undefined && line.extension === widget?.extension))
    && (!log.text || line.text.toLocaleLowerCase().includes(log.text)));
  const known = new Map([...parts.lines.children].map((child) => [child.dataset.line, child]));
  const next = lines.map((line) => known.get(String(line.id)) ?? h("li", { data: { line: String(line.id), kind: line.kind } },
    h("time", { text: plainTime(line.date, true) }), h("span", { class: "from", text: line.source ?? "" }), h("span", { class: "text", text: line.text })));
  parts.lines.replaceChildren(...next);
  if (next.length === 0) parts.lines.append(h("li", { class: "hint", text: "Nothing yet." }));
  if (log.follows) parts.lines.scrollTop = parts.lines.scrollHeight;
}
