// The chart of the timeline: lines at hours and days, a widget's entries, and its reloads.

import { s } from "./dom.js";
import { plainDate, plainTime } from "./times.js";
import { entryBars, rules, xOf } from "./timescale.js";

/** @typedef {import("./timescale.js").Span} Span */
/** @typedef {{ width: number, height: number }} Size */

/** Points from the upper edge: hour labels, entry bars, and reload marks. */
const NAMES = 13;
const BARS = { y: 28, height: 36 };
const MARKS = 82;
const MARK_RADIUS = 4.5;

/**
 * Labeled lines at full hours or days.
 *
 * @param {Span} span
 * @param {number} hours
 * @param {Size} size
 * @param {string} timeZone
 */
export function ruler(span, hours, { width, height }, timeZone) {
  return rules(span, hours, timeZone).flatMap((time) => {
    const x = xOf(span, width, time);
    const isDay = plainTime(time) === "00:00";
    const text = hours > 24 || isDay ? plainDate(time, { weekday: "short", day: "numeric" }) : plainTime(time);
    return [
      s("line", { x1: x, x2: x, y1: isDay ? 0 : 20, y2: height, class: isDay ? "rule day" : "rule" }),
      s("text", { x: x + 4, y: NAMES, class: isDay ? "tick day" : "tick" }, text),
    ];
  });
}

/**
 * A widget's entries and reloads within the span.
 *
 * @param {PageWidget} widget
 * @param {Span} span
 * @param {Size} size
 * @returns {SVGElement[]}
 */
export function lanes({ timeline, reloads }, span, { width }) {
  const at = (/** @type {number} */ moment) => xOf(span, width, moment);
  const count = timeline.entries.length;
  const bars = entryBars(timeline).flatMap(({ entry, number, from, to }) => {
    const [x, end] = [at(from), at(to)];
    if (end < -2 || x > width + 2) return [];
    const relevance = entry.score === undefined ? "" : `, relevance ${entry.score}`;
    return [s("rect", {
      ...BARS, x: x + 0.5, width: Math.max(2, end - x - 1), rx: 4, class: `entry${entry.shown ? " shown" : ""}`,
    }, s("title", {}, `Entry ${number} of ${count}, ${plainTime(entry.date)}${relevance}`))];
  });
  const marks = reloads.flatMap((reload) => {
    const x = at(reload.date);
    const isSeen = x >= -6 && x <= width + 6;
    return isSeen ? [mark(x, reload.outcome, `${plainTime(reload.date)}: ${reload.text}`)] : [];
  });
  return [...bars, ...marks, ...(timeline.planned ? plan(timeline.planned, at) : [])];
}

/**
 * The due date of the next reload, with a line from its requested date.
 *
 * @param {PageWidgetPlanned} planned
 * @param {(moment: number) => number} at
 */
function plan(planned, at) {
  const isLate = planned.due - planned.wanted > 1;
  const title = `Due ${plainTime(planned.due)}: ${planned.because ?? planned.reason}`;
  const delay = isLate
    ? [s("path", { d: `M${at(planned.wanted)} ${MARKS}H${at(planned.due)}`, class: "delay" })] : [];
  return [...delay, mark(at(planned.due), "waiting", title)];
}

/**
 * @param {number} x
 * @param {string} kind
 * @param {string} title
 */
const mark = (x, kind, title) =>
  s("circle", { cx: x, cy: MARKS, r: MARK_RADIUS, class: `reload ${kind}` }, s("title", {}, title));
