// The time line: what is shown when, when reloads came and are due, and the clock of the simulated device.
//
// 1. The window shows some hours around the device's now; it follows the clock unless a person scrolled it.
// 2. The scrubber is the device's now. While it is dragged, the widgets show what they would show then; letting go sets
//    the clock. Arrow keys move it by a quarter of an hour, with Shift by a minute, Page keys by six hours.

import { read, send } from "./connection.js";
import { announce, glyph, h, replace, s } from "./dom.js";
import { localDate, zonedSeconds } from "./moment.js";
import { surface } from "./phone.js";
import { showPicture } from "./picture.js";
import { plainDate, plainTime, store } from "./store.js";

const SPANS = [{ title: "6 h", hours: 6 }, { title: "24 h", hours: 24 }, { title: "7 d", hours: 168 }];
const SPEEDS = [[1, "Real speed"], [60, "1 minute a second"], [600, "10 minutes a second"], [3600, "1 hour a second"]];
const view = { hours: 6, from: null };
let parts = {};

export function buildTimeline(host) {
  parts = {
    clock: h("div", { class: "clock-now" }), mode: h("span", { class: "clock-mode" }),
    play: h("button", { class: "button icon", type: "button", on: { click: () => send("clock", { action: isRunning() ? "pause" : "play" }) } }),
    speed: h("select", { class: "input", "aria-label": "Speed of the clock", on: { change: (event) => send("clock", { action: "speed", speed: Number(event.target.value) }) } },
      SPEEDS.map(([value, text]) => h("option", { value, text }))),
    date: h("input", { class: "input", type: "datetime-local", "aria-label": "Date to jump to", on: { change: jumpToInput } }),
    now: h("button", { class: "button", type: "button", "aria-label": "Back to the real time", on: { click: () => send("clock", { action: "real" }) } }, glyph("now"), "Now"),
    chart: s("svg", { class: "chart", "aria-hidden": "true" }),
    scrubber: h("div", { class: "scrubber", role: "slider", tabindex: "0", "aria-label": "Device time", "aria-orientation": "horizontal" }, h("i")),
    summary: h("p", { class: "chart-summary" }),
  };
  parts.track = h("div", { class: "track" }, parts.chart, parts.scrubber);
  const spans = h("div", { class: "segments small", role: "radiogroup", "aria-label": "Span of the time line" }, SPANS.map((span) =>
    h("label", {}, h("input", { type: "radio", name: "span", checked: span.hours === view.hours, on: { change: () => { view.hours = span.hours; view.from = null; draw(); } } }), h("span", { text: span.title }))));
  host.append(
    h("div", { class: "clock-row" }, h("div", {}, parts.clock, parts.mode), h("div", { class: "transport" }, parts.play, parts.now)),
    h("div", { class: "clock-row controls" }, parts.speed, parts.date), parts.track, parts.summary,
    h("div", { class: "chart-foot" }, h("div", { class: "legend" }, legend("entry", "Entry"), legend("granted", "Reload"), legend("free", "Free"), legend("waiting", "Due")), spans));
  parts.track.addEventListener("pointerdown", grab);
  parts.track.addEventListener("wheel", (event) => {
    event.preventDefault();
    view.from = range().from + (event.deltaX || event.deltaY) * view.hours * 3600 / 900;
    draw();
  }, { passive: false });
  parts.scrubber.addEventListener("keydown", step);
  store.on("state", draw);
  store.on("selection", draw);
  store.on("moment", tick);
  new ResizeObserver(draw).observe(parts.track);
}

const legend = (kind, text) => h("span", { class: `key ${kind}` }, h("i"), text);
const isRunning = () => store.state?.clock.running;

function range() {
  const seconds = view.hours * 3600;
  const from = view.from ?? Math.floor((store.moment() - seconds * 0.3) / 900) * 900;
  return { from, to: from + seconds, seconds };
}

const width = () => parts.track.clientWidth || 400;
const xOf = (time, { from, seconds }) => (time - from) / seconds * width();

function tick() {
  if (!store.state) return;
  const now = store.moment();
  parts.clock.textContent = plainTime(now, true);
  if (document.activeElement !== parts.date) parts.date.value = localDate({ value: now });
  parts.mode.textContent = `${plainDate(now, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}`;
  const window_ = range();
  if (view.from === null && now > window_.from + window_.seconds * 0.75) draw();
  moveScrubber(now);
}

function moveScrubber(time) {
  const window_ = range();
  const x = xOf(time, window_);
  parts.scrubber.style.insetInlineStart = `${Math.max(0, Math.min(width(), x))}px`;
  parts.scrubber.classList.toggle("outside", x < 0 || x > width());
  parts.scrubber.setAttribute("aria-valuemin", String(Math.round(window_.from)));
  parts.scrubber.setAttribute("aria-valuemax", String(Math.round(window_.to)));
  parts.scrubber.setAttribute("aria-valuenow", String(Math.round(time)));
  parts.scrubber.setAttribute("aria-valuetext", `${plainDate(time)}, ${plainTime(time)}`);
}

function draw() {
  const { state } = store;
  if (!state) return;
  const clock = state.clock;
  replace(parts.play, glyph(clock.running ? "pause" : "play"));
  parts.play.setAttribute("aria-label", clock.running ? "Pause the clock" : "Run the clock");
  parts.speed.value = String(clock.speed === 0 ? 1 : clock.speed);
  parts.now.disabled = clock.mode === "real";
  parts.mode.dataset.mode = clock.mode;
  const window_ = range();
  const widget = store.widget(store.selected);
  const entries = widget?.timeline.entries.length ?? 0;
  parts.summary.textContent = !widget ? "" : entries === 0 ? "No timeline yet" : `${entries} ${entries === 1 ? "entry" : "entries"}, then ${widget.timeline.policy}`;
  const height = 100;
  parts.chart.setAttribute("viewBox", `0 0 ${width()} ${height}`);
  parts.chart.replaceChildren(...hours(window_, height), ...(widget ? lanes(widget, window_) : []));
  tick();
}

/** Lines at full hours or days with their names; night is a little darker. */
function hours(window_, height) {
  const nodes = [];
  const each = view.hours <= 6 ? 1 : view.hours <= 24 ? 3 : 24;
  const first = zonedSeconds(new Intl.DateTimeFormat("sv-SE", { timeZone: store.state.environment.timeZone, dateStyle: "short" }).format(window_.from * 1000) + "T00:00", store.state.environment.timeZone);
  for (let time = first; time < window_.to; time += each * 3600) {
    const x = xOf(time, window_);
    const isDay = plainTime(time) === "00:00";
    if (x < -1) continue;
    nodes.push(s("line", { x1: x, x2: x, y1: isDay ? 0 : 20, y2: height, class: isDay ? "rule day" : "rule" }));
    const text = view.hours > 24 || isDay ? plainDate(time, { weekday: "short", day: "numeric" }) : plainTime(time);
    nodes.push(s("text", { x: x + 4, y: 13, class: isDay ? "tick day" : "tick" }, text));
  }
  return nodes;
}

function lanes(widget, window_) {
  const nodes = [];
  const entries = widget.timeline.entries;
  entries.forEach((entry, index) => {
    const from = xOf(entry.date, window_);
    const to = xOf(entries[index + 1]?.date ?? widget.timeline.end ?? entry.date + 1800, window_);
    if (to < -2 || from > width() + 2) return;
    const block = s("rect", { x: from + 0.5, y: 28, width: Math.max(2, to - from - 1), height: 36, rx: 4, class: `entry${entry.shown ? " shown" : ""}` });
    block.append(s("title", {}, `Entry ${index + 1} of ${entries.length}, ${plainTime(entry.date)}${entry.score === undefined ? "" : `, relevance ${entry.score}`}`));
    nodes.push(block);
  });
  for (const reload of widget.reloads) {
    const x = xOf(reload.date, window_);
    if (x < -6 || x > width() + 6) continue;
    const mark = s("circle", { cx: x, cy: 82, r: 4.5, class: `reload ${reload.outcome}` });
    mark.append(s("title", {}, `${plainTime(reload.date)}: ${reload.text}`));
    nodes.push(mark);
  }
  const planned = widget.timeline.planned;
  if (planned) {
    const wanted = xOf(planned.wanted, window_);
    const due = xOf(planned.due, window_);
    if (planned.due - planned.wanted > 1) nodes.push(s("path", { d: `M${wanted} 82H${due}`, class: "delay" }));
    const mark = s("circle", { cx: due, cy: 82, r: 4.5, class: "reload waiting" });
    mark.append(s("title", {}, `Due ${plainTime(planned.due)}: ${planned.because ?? planned.reason}`));
    nodes.push(mark);
  }
  return nodes;
}

function grab(event) {
  if (event.button !== 0) return;
  event.preventDefault();
  parts.scrubber.focus({ preventScroll: true });
  view.from = range().from;
  const follow = (moved) => {
    const box = parts.track.getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (moved.clientX - box.left) / box.width));
    const window_ = range();
    store.hold(window_.from + share * window_.seconds);
    previewAt(store.held);
  };
  const finish = async () => {
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", finish);
    await set(store.held);
  };
  follow(event);
  addEventListener("pointermove", follow);
  addEventListener("pointerup", finish);
}

let wanted = null;

/** Sets the clock; while it is being set, only the newest of further wishes counts. The page shows the moment at once. */
async function set(time) {
  const isBusy = wanted !== null;
  wanted = time;
  store.hold(time);
  if (isBusy) return;
  for (let next = null; next !== wanted;) {
    next = wanted;
    await jump(next);
  }
  wanted = null;
  store.hold(null);
  endPreview();
}

async function jump(time) {
  if (!(await send("clock", { action: "jump", date: time }))) return;
  store.clockWasSet(time);
  announce(`${plainDate(time)}, ${plainTime(time)}`);
}

function step(event) {
  const unit = event.shiftKey ? 60 : 900;
  const by = { ArrowRight: unit, ArrowUp: unit, ArrowLeft: -unit, ArrowDown: -unit, PageUp: 21600, PageDown: -21600 }[event.key];
  if (!by) return;
  event.preventDefault();
  set(store.moment() + by);
}

async function jumpToInput(event) {
  if (!event.target.value) return;
  view.from = null;
  await set(zonedSeconds(event.target.value, store.state.environment.timeZone));
}

let previewed = { time: 0, isBusy: false, wanted: null };

/** Shows the widgets on screen as they would be at another time; one request at a time, always ending with the newest. */
async function previewAt(time) {
  previewed.wanted = time;
  if (previewed.isBusy) return;
  previewed.isBusy = true;
  while (previewed.wanted !== null) {
    const wanted = previewed.wanted;
    previewed.wanted = null;
    const plates = [...surface().querySelectorAll(".plate:not([inert])")];
    await Promise.all(plates.map(async (plate) => {
      const picture = await read(`widgets/${plate.dataset.widget}/picture`, { date: wanted });
      if (picture?.svg && store.held !== null && plate.dataset.preview !== picture.key) {
        plate.dataset.preview = picture.key;
        showPicture(plate, picture.svg);
        plate.dataset.revision = "preview";
      }
    }));
  }
  previewed.isBusy = false;
  if (store.held === null) endPreview();
}

function endPreview() {
  previewed.wanted = null;
  for (const plate of surface().querySelectorAll(".plate[data-preview]")) {
    delete plate.dataset.preview;
    const picture = store.pictures.get(plate.dataset.widget);
    if (picture && showPicture(plate, picture.svg)) plate.dataset.revision = String(picture.revision);
  }
}
