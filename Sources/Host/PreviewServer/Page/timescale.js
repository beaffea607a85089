// The arithmetic of the timeline: its visible span, and the positions of dates.

import { startOfDay } from "./moment.js";

/**
 * A time span, in seconds since 1970.
 *
 * @typedef {{ from: number, to: number, seconds: number }} Span
 */

/** Spans start at a quarter of an hour. */
const QUARTER = 900;
/** The fraction of the span before the current time, and the fraction from which the span follows the clock. */
const PAST = 0.3;
const FOLLOWS = 0.75;

/**
 * The visible span: some hours around a date, or from the user's scroll position.
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
 * Whether a date is so close to the end that the span must follow.
 *
 * @param {Span} span
 * @param {number} moment
 */
export const isLeaving = (span, moment) => moment > span.from + span.seconds * FOLLOWS;

/**
 * The position of a date, in points from the start.
 *
 * @param {Span} span
 * @param {number} width of the whole span
 * @param {number} moment
 */
export const xOf = (span, width, moment) => (moment - span.from) / span.seconds * width;

/**
 * The date at a position, clamped to the span.
 *
 * @param {Span} span
 * @param {number} width
 * @param {number} x
 */
export const momentAt = (span, width, x) => span.from + Math.max(0, Math.min(1, x / width)) * span.seconds;

/**
 * The dates of grid lines: full hours, every third hour, or days, counted from the start of the day.
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
 * @param {boolean} isFine a minute instead of a quarter of an hour
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
 * The bars of a widget's entries: each lasts until the next one; the last one until the end that the policy specifies,
 * or half an hour.
 *
 * @param {PageWidgetTimeline} timeline
 */
export const entryBars = ({ entries, end }) => entries.map((entry, index) => ({
  entry, number: index + 1, from: entry.date, to: entries[index + 1]?.date ?? end ?? entry.date + 1800,
}));
