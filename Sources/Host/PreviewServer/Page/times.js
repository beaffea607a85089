// Formatted times: as on the simulated device, and in a fixed format for the inspector.

import { store } from "./store.js";

/** @typedef {Intl.DateTimeFormatOptions} Options */

/**
 * A time as the simulated device formats it.
 *
 * @param {number} seconds since 1970
 * @param {Options} [options]
 */
export function deviceTime(seconds, options = { hour: "numeric", minute: "2-digit" }) {
  const environment = store.state?.environment;
  const locale = environment?.locale.replaceAll("_", "-");
  const zoned = { timeZone: environment?.timeZone, ...options };
  try {
    return new Intl.DateTimeFormat(locale, zoned).format(seconds * 1000);
  } catch {
    // A locale that the browser does not know falls back to another format, but never to another time zone.
    return new Intl.DateTimeFormat("en", zoned).format(seconds * 1000);
  }
}

/**
 * A time as a status bar shows it: only the digits.
 *
 * @param {number} seconds since 1970
 */
export const barTime = (seconds) => deviceTime(seconds).replace(/[^\p{Nd}:.]/gu, "");

/**
 * A time in the device's zone but in a fixed format; a dash for an invalid time.
 *
 * @param {number} seconds since 1970
 * @param {Options} options
 */
function plain(seconds, options) {
  try {
    const zoned = { timeZone: store.state?.environment.timeZone, ...options };
    return new Intl.DateTimeFormat("en-GB", zoned).format(seconds * 1000);
  } catch {
    return "–";
  }
}

/**
 * @param {number} seconds since 1970
 * @param {boolean} [withSeconds]
 */
export const plainTime = (seconds, withSeconds = false) => plain(seconds, {
  hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...(withSeconds ? { second: "2-digit" } : {}),
});

/**
 * @param {number} seconds since 1970
 * @param {Options} [options]
 */
export const plainDate = (seconds, options = { weekday: "short", day: "numeric", month: "short" }) =>
  plain(seconds, options);

/**
 * A time with its date, unless that is today by the device's clock.
 *
 * @param {number} seconds since 1970
 * @param {boolean} [withSeconds]
 */
export function plainMoment(seconds, withSeconds = false) {
  const time = plainTime(seconds, withSeconds);
  /** @type {Options} */
  const day = { day: "numeric", month: "short", year: "numeric" };
  return plainDate(seconds, day) === plainDate(store.now(), day) ? time : `${plainDate(seconds)}, ${time}`;
}
