// The tab with the guidelines of the selected widget: the findings of its audit, live, with marks on its picture.
//
// 1. While the tab is shown, the page requests the audit of the selected widget, again after each build and timeline.
//    The results arrive as events. A hidden page requests nothing.
// 2. The finding that is hovered or has the focus is marked on the picture, if the device shows one of its places, and
//    with dashed lines if it shows the same layout elsewhere.
// 3. “Show me” switches the device to a place of the finding and keeps the mark; pressed again, it goes to the next
//    one. The mark ends with Escape, and with another tab or widget.

import { readGuidelines, send } from "./connection.js";
import { find, focus, h, replace } from "./dom.js";
import { glyph } from "./glyphs.js";
import {
  isPlaced, isShown, markedStop, nextStop, requestOf, shownSettings, stateText, stopsOf, summaryOf,
} from "./guidelines.js";
import { makeMarks } from "./marks.js";
import { stackOf } from "./model.js";
import { placePhrase } from "./place-phrase.js";
import { plateOf, surfaceOf } from "./stage.js";
import { store } from "./store.js";

/**
 * The place that “Show me” went to.
 *
 * @typedef {object} Pin
 * @property {string} widget
 * @property {string} finding
 * @property {number} index of the stop
 * @property {boolean} isAwaited whether the device still changes to it
 */

const TAB = "guidelines";
const parts = {
  status: h("p", { class: "guideline-status", role: "status" }), tools: h("div", { class: "guideline-tools" }),
  list: h("div"),
};
const marks = makeMarks(() => surfaceOf(store.selected));
/** @type {Pin | null} */
let pinned = null;
/** The hovered or focused finding. */
let pointed = "";
/** The last request. */
let requested = "";
/**
 * What the list shows.
 *
 * @type {{ guidelines: PageGuidelines | null, pinned: Pin | null }}
 */
let drawn = { guidelines: null, pinned: null };

/** The content of the tab. */
export const guidelineTab = {
  element: h("div", { class: "guidelines" }, h("div", { class: "guideline-bar" }, parts.status, parts.tools),
    parts.list),
  count: () => current()?.findings.length,
};

/** @param {() => void} onCount called when the number of findings may have changed */
export function buildGuidelines(onCount) {
  guidelineTab.element.addEventListener("keydown", (event) => { if (event.key === "Escape") unpin(); });
  document.addEventListener("visibilitychange", ask);
  store.on("guidelines", ({ widget }) => {
    if (String(widget) !== store.selected) return;
    draw();
    onCount();
  });
  store.on("selection", () => {
    leave();
    void ask();
    draw();
    onCount();
  });
  store.on("views", () => {
    if (!isChosen()) unpin();
    void ask();
    mark();
  });
  store.on("state", () => {
    void ask();
    mark();
  });
  store.on("scene", settle);
  store.on("picture", (picture) => { if (String(picture.widget) === store.selected) mark(); });
  draw();
}

const isChosen = () => store.model.tab === TAB;
const current = () => store.guidelines(store.selected);

async function ask() {
  const { state, selected } = store;
  if (!isChosen() || !state || selected === null || !store.model.isConnected || document.hidden) return;
  const key = requestOf(state, selected);
  if (key === requested) return;
  requested = key ?? "";
  if (key === null) return;
  const answer = await readGuidelines(selected);
  // The event about the end of an audit may be faster than the answer about its start.
  if (answer && (answer.state !== "running" || !store.guidelines(selected))) store.takeGuidelines(answer);
}

// MARK: Drawing

function draw() {
  const guidelines = current();
  drawStatus(guidelines);
  if (drawn.guidelines === guidelines && drawn.pinned === pinned && guidelines) return mark();
  drawn = { guidelines, pinned };
  parts.list.setAttribute("aria-busy", String(guidelines?.state === "running"));
  replace(parts.list, guidelines && listOf(guidelines));
  mark();
}

/** @param {PageGuidelines | null} guidelines */
function drawStatus(guidelines) {
  const text = store.selected === null ? "No widget is selected."
    : guidelines ? [stateText(guidelines), summaryOf(guidelines)].filter(Boolean).join(" ")
      : stateText({ state: "waiting" });
  // Screen readers read a status again when it is set.
  if (parts.status.textContent !== text) parts.status.textContent = text;
  parts.status.classList.toggle("running", guidelines?.state === "running");
  const widget = Number(store.selected);
  const isRunning = guidelines?.state === "running";
  replace(parts.tools, guidelines && guidelines.state !== "waiting" && h("button", {
    class: "button", type: "button", data: { key: "audit" },
    on: { click: () => send(isRunning ? "stopAudit" : "audit", { widget }) },
  }, isRunning ? "Stop" : "Check again"));
}

/** @param {PageGuidelines} guidelines */
function listOf({ state, findings, pictures }) {
  if (findings.length > 0) {
    return h("ul", { class: "findings", "aria-label": "Findings" }, findings.map((each) => row(each, pictures)));
  }
  return state === "done"
    && h("p", { class: "hint good" }, glyph("check"), "The widget follows every guideline that was checked.");
}

/**
 * @param {PageGuidelinesFinding} finding
 * @param {PageGuidelinesPicture[]} pictures
 */
function row(finding, pictures) {
  const { id, rule, title, severity, outcome, message, measured, bound, advice, source } = finding;
  const stops = stopsOf(finding, pictures);
  const point = () => {
    pointed = id;
    mark();
  };
  const leaveRow = () => {
    if (pointed === id) pointed = "";
    mark();
  };
  return h("li", {
    class: `${severity}${pinned?.finding === id ? " pinned" : ""}`, data: { finding: id },
    on: { pointerenter: point, pointerleave: leaveRow, focusin: point, focusout: leaveRow },
  },
  glyph(outcome === "review" || severity === "note" ? "info" : "warning"),
  h("div", {},
    h("p", { class: "guideline-title" }, h("span", { class: "rule", text: rule }), h("b", { text: title }),
      h("span", { class: `tag ${severity}`, text: severity }),
      h("span", { class: "tag", text: outcome === "review" ? "to review" : "violation" })),
    h("p", { text: message }), h("p", {}, "Measured ", h("b", { text: measured }), ", bound ", h("b", { text: bound })),
    h("p", { class: "remedy", text: advice }), source && h("code", { text: source }),
    stops.length > 0 && showButton(finding, stops)));
}

/**
 * @param {PageGuidelinesFinding} finding
 * @param {import("./guidelines.js").Stop[]} stops
 */
function showButton(finding, stops) {
  const index = pinned?.finding === finding.id ? pinned.index : null;
  const { length } = stops;
  const title = index !== null && length > 1 ? "Next place" : "Show me";
  const place = index !== null ? `${index + 1} of ${length}: ${stops[index]?.text ?? ""}`
    : `${stops[0]?.text ?? ""}${length > 1 ? ` and ${length - 1} more` : ""}`;
  return h("p", { class: "guideline-place" }, h("button", {
    class: "button", type: "button", "aria-label": `${title}: ${finding.rule}, ${place}`,
    data: { key: `show-${finding.id}` }, on: { click: () => showMe(finding, stops) },
  }, title), h("span", { "aria-hidden": "true", text: place }));
}

function mark() {
  const guidelines = current();
  const id = pointed || pinned?.finding;
  const finding = guidelines?.findings.find((each) => each.id === id);
  const widget = store.widget(store.selected);
  if (!isChosen() || !guidelines || !finding || !widget || !store.state) return marks.hide();
  const stops = stopsOf(finding, guidelines.pictures);
  const own = pinned?.finding === finding.id ? stops[pinned.index] : undefined;
  const found = markedStop(own ? [own, ...stops] : stops, shownSettings(store.state), widget.size);
  if (!found) return marks.hide();
  if (found.isExact) return marks.show(found.stop.frames, finding.rule);
  marks.show(found.stop.frames, `${finding.rule}: ${found.stop.text}`, "elsewhere");
}

// MARK: Places

/**
 * @param {PageGuidelinesFinding} finding
 * @param {import("./guidelines.js").Stop[]} stops
 */
async function showMe(finding, stops) {
  const { state, selected } = store;
  if (!state || selected === null) return;
  const shown = shownSettings(state);
  const index = nextStop(stops, shown, pinned?.finding === finding.id ? pinned.index : null);
  const stop = stops[index];
  if (!stop) return;
  const own = { widget: selected, finding: finding.id, index, isAwaited: true };
  pinned = own;
  draw();
  if (!isShown(stop.settings, shown) && !(await send("environment", stop.settings))) {
    if (pinned === own) unpin();
    return;
  }
  if (pinned === own) settle();
}

/** Shows the widget when the device shows the place, or explains why the place does not have it. */
function settle() {
  const { state, scene } = store;
  const finding = current()?.findings.find((each) => each.id === pinned?.finding);
  if (pinned?.isAwaited && state && scene && finding) {
    const stop = stopsOf(finding, current()?.pictures ?? [])[pinned.index];
    if (stop?.settings.platform === scene.platform && stop.settings.place === scene.context) {
      pinned.isAwaited = false;
      if (isPlaced(state, scene, Number(pinned.widget))) reveal(state, Number(pinned.widget));
      else explain(pinned.widget);
    }
  }
  mark();
}

/**
 * @param {PageState} state
 * @param {number} id
 */
function reveal(state, id) {
  // On a small screen the device replaces the inspector.
  find(document, '.tabbar [data-part="stage"]')?.click();
  store.reveal(id);
  const number = stackOf(state, id);
  const stack = state.stacks[number ?? ""];
  if (number !== undefined && stack && stack.members[stack.visible] !== id) {
    void send("turn", { stack: number, index: stack.members.indexOf(id) });
  }
  if (guidelineTab.element.getClientRects().length === 0) focus(plateOf(id));
}

/** @param {string} id */
function explain(id) {
  const reason = store.state?.place.rejected.find(({ widget }) => String(widget) === id)?.reason;
  const name = store.widget(id)?.name ?? "The widget";
  store.notify({
    kind: "note",
    text: reason ? `${name} is not shown here: ${reason}`
      : `${name} was not added to ${placePhrase()}. Add it there to see the finding.`,
  });
}

/** Another widget was selected: by the user, or because the new place does not have the widget of the finding. */
function leave() {
  pointed = "";
  if (!pinned || pinned.widget === store.selected) return;
  if (pinned.isAwaited) explain(pinned.widget);
  unpin();
}

function unpin() {
  if (!pinned) return;
  pinned = null;
  draw();
}
