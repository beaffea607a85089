// Times in words: as the simulated device writes them, and in one way for the inspector.

import { store } from "./store.js";

/** @typedef {Intl.DateTimeFormatOptions} Options */

/**
 * A time as the simulated device writes it.
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
    // A locale that the browser does not know costs its way of writing, never the time zone.
    return new Intl.DateTimeFormat("en", zoned).format(seconds * 1000);
  }
}

/**
 * A time as a status bar shows it: the digits alone.
 *
 * @param {number} seconds since 1970
 */
export const barTime = (seconds) => deviceTime(seconds).replace(/[^\p{Nd}:.]/gu, "");

/**
 * In the device's zone but always written the same way; a dash for what is no time.
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
 * A time with its date, where that is not today by the device's clock.
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
