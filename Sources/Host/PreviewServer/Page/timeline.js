// The timeline: entries, past and due reloads, and the clock of the simulated device.
//
// 1. The window shows some hours around the device's current time; it follows the clock unless the user has scrolled
//    it.
// 2. The scrubber is the device's current time. While it is dragged, the widgets show their content at that date;
//    releasing it sets the clock. Arrow keys move it by a quarter of an hour, with Shift by a minute, Page keys by six
//    hours.

import { send } from "./connection.js";
import { control, h, replace, s } from "./dom.js";
import { glyph } from "./glyphs.js";
import { localDate, zonedSeconds } from "./moment.js";
import { setClock } from "./scrubbing.js";
import { previewAt } from "./moment-preview.js";
import { store } from "./store.js";
import { lanes, ruler } from "./timeline-chart.js";
import { plainDate, plainTime } from "./times.js";
import { isLeaving, momentAt, scrubStep, spanOf, xOf } from "./timescale.js";

/** The spans in hours, and their names. */
const SPANS = /** @type {const} */ ([[6, "6 h"], [24, "24 h"], [168, "7 d"]]);
const SPEEDS = /** @type {const} */ ([
  [1, "Real speed"], [60, "1 minute a second"], [600, "10 minutes a second"], [3600, "1 hour a second"],
]);
/** Pixels of the wheel per span. */
const WHEEL = 900;
const DEFAULT_WIDTH = 400;

const parts = {
  clock: h("div", { class: "clock-now" }), mode: h("span", { class: "clock-mode" }),
  play: h("button", { class: "button icon", type: "button" }),
  now: h("button", { class: "button", type: "button", title: "Back to the real time" }, glyph("now"), "Now"),
  speed: h("select", { class: "input", "aria-label": "Speed of the clock" },
    SPEEDS.map(([value, text]) => h("option", { value, text }))),
  date: h("input", { class: "input", type: "datetime-local", "aria-label": "Date to jump to" }),
  chart: s("svg", { class: "chart", "aria-hidden": "true" }),
  scrubber: h("div", {
    class: "scrubber", role: "slider", tabindex: "0", "aria-label": "Device time", "aria-orientation": "horizontal",
  }, h("i")),
  track: h("div", { class: "track" }), summary: h("p", { class: "chart-summary" }),
};

/** @param {HTMLElement} host */
export function buildTimeline(host) {
  parts.track.append(parts.chart, parts.scrubber);
  const legend = (/** @type {string} */ kind, /** @type {string} */ text) =>
    h("span", { class: `key ${kind}` }, h("i"), text);
  const spans = h("div", { class: "segments small", role: "radiogroup", "aria-label": "Span of the timeline" },
    SPANS.map(([hours, text]) => h("label", {}, h("input", {
      type: "radio", name: "span", checked: hours === store.model.span.hours,
      on: { change: () => store.span({ hours, from: null }) },
    }), h("span", { text }))));
  host.append(
    h("div", { class: "clock-row" }, h("div", {}, parts.clock, parts.mode),
      h("div", { class: "transport" }, parts.play, parts.now)),
    h("div", { class: "clock-row controls" }, parts.speed, parts.date), parts.track, parts.summary,
    h("div", { class: "chart-foot" }, h("div", { class: "legend" }, legend("entry", "Entry"),
      legend("granted", "Reload"), legend("free", "Free"), legend("waiting", "Due")), spans));
  listen();
}

function listen() {
  parts.play.addEventListener("click", () =>
    send("clock", { action: store.state?.clock.running ? "pause" : "play" }));
  parts.now.addEventListener("click", () => send("clock", { action: "real" }));
  parts.speed.addEventListener("change", (event) =>
    send("clock", { action: "speed", speed: Number(control(event).value) }));
  parts.date.addEventListener("change", jumpToInput);
  parts.track.addEventListener("pointerdown", grab);
  parts.track.addEventListener("wheel", (event) => {
    event.preventDefault();
    const { from, seconds } = span();
    store.span({ from: from + (event.deltaX || event.deltaY) * seconds / WHEEL });
  }, { passive: false });
  parts.scrubber.addEventListener("keydown", step);
  store.on("state", draw);
  store.on("selection", draw);
  store.on("span", draw);
  store.on("moment", tick);
  new ResizeObserver(draw).observe(parts.track);
}

const span = () => spanOf(store.model.span, store.moment());
const width = () => parts.track.clientWidth || DEFAULT_WIDTH;
const timeZone = () => store.state?.environment.timeZone ?? "UTC";

function tick() {
  if (!store.state) return;
  const now = store.moment();
  parts.clock.textContent = plainTime(now, true);
  if (document.activeElement !== parts.date) parts.date.value = localDate(now, "dateTime", timeZone());
  parts.mode.textContent = plainDate(now, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  if (store.model.span.from === null && isLeaving(span(), now)) draw();
  moveScrubber(now);
}

/** @param {number} moment */
function moveScrubber(moment) {
  const shown = span();
  const x = xOf(shown, width(), moment);
  const { scrubber } = parts;
  scrubber.style.insetInlineStart = `${Math.max(0, Math.min(width(), x))}px`;
  scrubber.classList.toggle("outside", x < 0 || x > width());
  scrubber.setAttribute("aria-valuemin", String(Math.round(shown.from)));
  scrubber.setAttribute("aria-valuemax", String(Math.round(shown.to)));
  scrubber.setAttribute("aria-valuenow", String(Math.round(moment)));
  scrubber.setAttribute("aria-valuetext", `${plainDate(moment)}, ${plainTime(moment)}`);
}

function draw() {
  const { state } = store;
  if (!state) return;
  const { clock } = state;
  replace(parts.play, glyph(clock.running ? "pause" : "play"));
  parts.play.setAttribute("aria-label", clock.running ? "Pause the clock" : "Run the clock");
  parts.speed.value = String(clock.speed === 0 ? 1 : clock.speed);
  parts.now.disabled = clock.mode === "real";
  parts.mode.dataset.mode = clock.mode;
  const widget = store.widget(store.selected);
  parts.summary.textContent = widget ? summaryOf(widget.timeline) : "";
  const size = { width: width(), height: 100 };
  parts.chart.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
  parts.chart.replaceChildren(
    ...ruler(span(), store.model.span.hours, size, timeZone()), ...(widget ? lanes(widget, span(), size) : []));
  tick();
}

/** @param {PageWidgetTimeline} timeline */
function summaryOf({ entries, policy }) {
  if (entries.length === 0) return "No timeline yet";
  return `${entries.length} ${entries.length === 1 ? "entry" : "entries"}, then ${policy}`;
}

/** @param {PointerEvent} event */
function grab(event) {
  if (event.button !== 0) return;
  event.preventDefault();
  parts.scrubber.focus({ preventScroll: true });
  store.span({ from: span().from });
  const follow = (/** @type {PointerEvent} */ moved) => {
    const box = parts.track.getBoundingClientRect();
    const moment = momentAt(span(), box.width, moved.clientX - box.left);
    store.hold(moment);
    void previewAt(moment);
  };
  const finish = () => {
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", finish);
    void setClock(store.moment());
  };
  follow(event);
  addEventListener("pointermove", follow);
  addEventListener("pointerup", finish);
}

/** @param {KeyboardEvent} event */
function step(event) {
  const by = scrubStep(event.key, event.shiftKey);
  if (by === 0) return;
  event.preventDefault();
  void setClock(store.moment() + by);
}

/** @param {Event} event */
function jumpToInput(event) {
  const { value } = control(event);
  if (!value) return;
  store.span({ from: null });
  void setClock(zonedSeconds(value, timeZone()));
}
