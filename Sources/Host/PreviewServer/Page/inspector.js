// The inspector: timeline and budget of the selected widget, its views, accessibility elements, findings and
// guidelines, and the log.

import { budgetLeft, budgetTotals } from "./budget.js";
import { control, find, h, replace } from "./dom.js";
import { openForm } from "./form.js";
import { glyph } from "./glyphs.js";
import { reload } from "./home-menu.js";
import { buildLog } from "./log.js";
import { listedName } from "./names.js";
import { store } from "./store.js";
import { buildTimeline } from "./timeline.js";
import { plainMoment } from "./times.js";
import { openVariants } from "./variants.js";
import { buildViews } from "./views.js";

/** The fraction of the budget below which the meter shows a warning. */
const LITTLE = 0.15;

/** @param {HTMLElement} host */
export function buildInspector(host) {
  const head = h("div", { class: "widget-head" });
  const card = (/** @type {string} */ name, kind = "") =>
    h("section", { class: `card ${kind}`.trim(), "aria-label": name });
  const [time, budget, log, views] = [
    card("Timeline"), card("Reload budget"), card("Log", "log"), card("Views", "views"),
  ];
  const left = h("div", { class: "inspector-column" }, head, time, budget, log);
  const right = h("div", { class: "inspector-column" }, views);
  host.append(left, right);
  buildTimeline(time);
  buildViews(views, log);
  buildLog(log);
  // The log has a separate card if there is room; otherwise it is one of the tabs.
  const wide = matchMedia("(min-width: 1760px)");
  const placeLog = () => (wide.matches ? left : right).append(log);
  wide.addEventListener("change", placeLog);
  placeLog();
  const draw = () => {
    if (!store.state) return;
    replace(head, headOf(store.state));
    const widget = store.widget(store.selected);
    replace(budget, widget && budgetOf(widget));
  };
  store.on("state", draw);
  store.on("selection", draw);
}

/** @param {PageState} state */
function headOf(state) {
  const widget = store.widget(store.selected);
  const id = Number(store.selected);
  const edit = () => {
    find(document, '.tabbar [data-part="stage"]')?.click();
    void openForm(id);
  };
  return [
    h("div", { class: "field grow" },
      h("label", { for: "widget-choice", class: "visually-hidden", text: "Widget" }), widgetChoice(state)),
    widget && toolButton("Reload the timeline", "reload", () => reload(id)),
    widget && toolButton("Compare variants", "variants", () => openVariants(id)),
    widget?.configurable && toolButton("Edit the widget", "edit", edit),
    state.weather && h("p", { class: "hint weather-source", text: weatherOf(state.weather) }),
    state.place.note && h("p", { class: "hint build-note", text: state.place.note }),
    widget?.reason && h("p", { class: "why", role: "status" }, glyph("warning"), h("span", { text: widget.reason })),
  ];
}

/** @param {PageStateWeather} weather */
const weatherOf = ({ source, problem }) => `Weather: ${source}${problem ? ` – ${problem}` : ""}`;

/** @param {PageState} state */
function widgetChoice(state) {
  const all = Object.entries(state.widgets);
  if (all.length === 0) return h("p", { class: "hint", text: "No widget is placed. Add one from the gallery." });
  return h("select", {
    id: "widget-choice", class: "input strong", data: { key: "choice" },
    on: { change: (event) => store.reveal(Number(control(event).value)) },
  }, all.map(([id, each]) => h("option", { value: id, selected: id === store.selected, text: listedName(each) })));
}

/**
 * @param {string} title
 * @param {string} icon
 * @param {() => void} run
 */
const toolButton = (title, icon, run) => h("button", {
  class: "button icon", type: "button", "aria-label": title, title, data: { key: icon }, on: { click: run },
}, glyph(icon));

/** @param {PageWidget} widget */
function budgetOf({ budget, timeline }) {
  const { left, share, of, spoken } = budgetLeft(budget);
  const { planned } = timeline;
  return [
    h("div", { class: "group-title" }, h("h2", { text: "Reload budget" }),
      h("span", { class: "figure" }, h("b", { text: String(left) }), ` ${of}`)),
    h("div", {
      class: `meter${share < LITTLE ? " low" : ""}`, role: "meter", "aria-valuemin": "0",
      "aria-valuemax": String(budget.perDay), "aria-valuenow": String(left), "aria-label": "Reloads left",
      "aria-valuetext": spoken,
    }, h("i", { style: { width: `${share * 100}%` } })),
    h("dl", { class: "facts" }, budgetTotals(budget).map(fact), fact({
      name: "Next possible", value: budget.nextGrant ? plainMoment(budget.nextGrant) : "now",
      meaning: "The next reload that the budget and the spacing of reloads allow",
    })),
    planned && h("p", { class: "planned" }, glyph("now"), h("span", {},
      h("b", { text: `Next reload ${plainMoment(planned.due, true)}` }), ` ${planned.because ?? planned.reason}`)),
  ];
}

/** @param {{ name: string, value: string, meaning: string }} fact */
const fact = ({ name, value, meaning }) =>
  h("div", { title: meaning }, h("dt", { text: name }), h("dd", { text: value }));
