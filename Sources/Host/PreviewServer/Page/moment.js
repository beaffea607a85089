// Dates in the format of the browser's controls, in the time zone of the simulated device.

/**
 * The parts of a date that a control shows.
 *
 * @typedef {"date" | "time" | "dateTime"} Precision
 */

/**
 * The wall clock of a time zone.
 *
 * @param {number} seconds since 1970
 * @param {string} timeZone
 * @returns {Record<string, string>}
 */
function wallClock(seconds, timeZone) {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit",
    second: "2-digit",
  });
  return Object.fromEntries(format.formatToParts(seconds * 1000).map((part) => [part.type, part.value]));
}

/**
 * A date in the format of the browser's control; empty for none.
 *
 * @param {unknown} value seconds since 1970, or a date in ISO 8601
 * @param {string | undefined} precision
 * @param {string} timeZone
 */
export function localDate(value, precision, timeZone) {
  const seconds = typeof value === "string" ? Date.parse(value) / 1000 : value;
  if (typeof seconds !== "number" || !Number.isFinite(seconds)) return "";
  const parts = wallClock(seconds, timeZone);
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  const time = `${parts.hour}:${parts.minute}`;
  return precision === "time" ? time : precision === "date" ? date : `${date}T${time}`;
}

/**
 * The value of a control in seconds since 1970; null if it is empty. A time keeps the date of the previous value.
 *
 * @param {string} text
 * @param {string | undefined} precision
 * @param {unknown} before
 * @param {string} timeZone
 */
export function dateValue(text, precision, before, timeZone) {
  if (text === "") return null;
  if (precision === "time") {
    return zonedSeconds(`${localDate(before, "date", timeZone) || "2001-01-01"}T${text}`, timeZone);
  }
  return zonedSeconds(precision === "date" ? `${text}T00:00` : text, timeZone);
}

/**
 * Seconds since 1970 of a wall time in a zone.
 *
 * The offset is determined at the wall time interpreted as UTC, then once more at the result, which is correct on both
 * sides of a daylight saving change.
 *
 * @param {string} text such as `2026-03-01T09:30`
 * @param {string} timeZone
 */
export function zonedSeconds(text, timeZone) {
  const asUTC = Date.parse(`${text.slice(0, 16)}:00Z`) / 1000;
  const first = asUTC - offset(asUTC, timeZone);
  return asUTC - offset(first, timeZone);
}

/**
 * The offset of a zone from UTC in seconds.
 *
 * @param {number} seconds
 * @param {string} timeZone
 */
function offset(seconds, timeZone) {
  const parts = wallClock(seconds, timeZone);
  const number = (/** @type {string} */ name) => Number(parts[name]);
  const shown = Date.UTC(
    number("year"), number("month") - 1, number("day"), number("hour"), number("minute"), number("second"));
  return shown / 1000 - Math.floor(seconds);
}

/**
 * The start of the day of a date.
 *
 * @param {number} seconds since 1970
 * @param {string} timeZone
 */
export const startOfDay = (seconds, timeZone) =>
  zonedSeconds(`${localDate(seconds, "date", timeZone)}T00:00`, timeZone);

/**
 * The format of an intent's parameter.
 *
 * @param {number | null} seconds
 */
export const isoDate = (seconds) =>
  seconds === null ? null : new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z");
