// The arithmetic of the time line: which part of time it shows, and where a moment is in it.

import { startOfDay } from "./moment.js";

/**
 * A part of time, in seconds since 1970.
 *
 * @typedef {{ from: number, to: number, seconds: number }} Span
 */

/** Spans begin at a quarter of an hour. */
const QUARTER = 900;
/** How much of the span lies before now, and from where the span follows the clock. */
const PAST = 0.3;
const FOLLOWS = 0.75;

/**
 * What is shown: some hours around a moment, or from where a person scrolled to.
 *
 * @param {{ hours: number, from: number | null }} view
 * @param {number} moment
 * @returns {Span}
 */
export function spanOf(view, moment) {
  const seconds = view.hours * 3600;
  const from = view.from ?? Math.floor((moment - seconds * PAST) / QUARTER) * QUARTER;
  return { from, to: from + seconds, seconds };
}

/**
 * Whether a moment is so near to the end that the span has to follow.
 *
 * @param {Span} span
 * @param {number} moment
 */
export const isLeaving = (span, moment) => moment > span.from + span.seconds * FOLLOWS;

/**
 * Where a moment is, in points from the beginning.
 *
 * @param {Span} span
 * @param {number} width of the whole span
 * @param {number} moment
 */
export const xOf = (span, width, moment) => (moment - span.from) / span.seconds * width;

/**
 * The moment at a place, kept within the span.
 *
 * @param {Span} span
 * @param {number} width
 * @param {number} x
 */
export const momentAt = (span, width, x) => span.from + Math.max(0, Math.min(1, x / width)) * span.seconds;

/**
 * Moments at which a line is drawn: full hours, every third hour, or days, counted from the day's beginning.
 *
 * @param {Span} span
 * @param {number} hours of the span
 * @param {string} timeZone
 */
export function rules(span, hours, timeZone) {
  const step = (hours <= 6 ? 1 : hours <= 24 ? 3 : 24) * 3600;
  const moments = [];
  for (let time = startOfDay(span.from, timeZone); time < span.to; time += step) {
    if (time >= span.from - 1) moments.push(time);
  }
  return moments;
}

/**
 * Seconds by which a key moves the scrubber; 0 for other keys.
 *
 * @param {string} key
 * @param {boolean} isFine a minute in place of a quarter of an hour
 */
export function scrubStep(key, isFine) {
  const unit = isFine ? 60 : QUARTER;
  switch (key) {
    case "ArrowRight":
    case "ArrowUp": return unit;
    case "ArrowLeft":
    case "ArrowDown": return -unit;
    case "PageUp": return 6 * 3600;
    case "PageDown": return -6 * 3600;
    default: return 0;
  }
}

/**
 * The bars of a widget's entries: each lasts until the next one; the last one to the end that the policy says, or half
 * an hour.
 *
 * @param {PageWidgetTimeline} timeline
 */
export const entryBars = ({ entries, end }) => entries.map((entry, index) => ({
  entry, number: index + 1, from: entry.date, to: entries[index + 1]?.date ?? end ?? entry.date + 1800,
}));
