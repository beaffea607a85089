// The structure of the selected widget: its views with their frames, its accessibility elements in reading order,
// findings, and its guidelines.

import { readInspection } from "./connection.js";
import { buildGuidelines, guidelineTab } from "./guideline-view.js";
import { SECTIONS, makePanel } from "./inspection-panel.js";
import { surfaceOf } from "./stage.js";
import { store } from "./store.js";

/** Milliseconds: a burst of pictures results in one request. */
const PAUSE = 60;

/** @type {PageInspection | null} */
let inspected = null;
let asked = 0;
let isReading = false;
let timer = 0;

const panel = makePanel({
  prefix: "", sections: [...SECTIONS, ["guidelines", "Guidelines"], ["log", "Log"]],
  others: { guidelines: guidelineTab }, choice: () => store.model, choose: (tab) => store.showTab(tab),
  toggle: (path) => store.toggleViews(path), surface: () => surfaceOf(store.selected),
});

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} log the log, which has a tab if there is no room for its card
 */
export function buildViews(host, log) {
  host.append(panel.tabs, panel.panel);
  matchMedia("(min-width: 1760px)").addEventListener("change", (event) => {
    if (event.matches && store.model.tab === "log") store.showTab("views");
  });
  const show = () => {
    log.classList.toggle("chosen", store.model.tab === "log");
    draw();
  };
  store.on("views", show);
  store.on("selection", () => {
    // A reply for the widget before counts no more.
    asked += 1;
    inspected = null;
    refresh();
    draw();
  });
  store.on("picture", (picture) => { if (String(picture.widget) === store.selected) refresh(); });
  store.on("state", () => { if (inspected === null && !isReading) refresh(); });
  buildGuidelines(draw);
  show();
}

const hasPicture = () => store.selected !== null && store.picture(store.selected) !== null;

function refresh() {
  clearTimeout(timer);
  isReading = hasPicture();
  timer = setTimeout(async () => {
    asked += 1;
    const own = asked;
    const id = store.selected;
    const next = id !== null && hasPicture() ? await readInspection(id) : null;
    if (own !== asked) return;
    isReading = false;
    inspected = next;
    draw();
  }, PAUSE);
}

const draw = () => panel.draw(inspected, reasonForNone());

function reasonForNone() {
  if (store.selected === null) return "No widget is selected.";
  return isReading ? "Reading the views…" : "The widget has not drawn anything yet.";
}
