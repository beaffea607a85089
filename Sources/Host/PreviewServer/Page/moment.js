// Moments as the browser's own controls write them, in the time zone of the simulated device.

import { store } from "./store.js";

/** The field's moment as the browser's control writes it, in the device's time zone. */
export function localDate(field) {
  if (field.value === null || field.value === undefined) return "";
  const seconds = typeof field.value === "string" ? Date.parse(field.value) / 1000 : field.value;
  if (!Number.isFinite(seconds)) return "";
  const parts = Object.fromEntries(new Intl.DateTimeFormat("en-CA", { timeZone: store.state.environment.timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" })
    .formatToParts(seconds * 1000).map((part) => [part.type, part.value]));
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  const time = `${parts.hour}:${parts.minute}`;
  return field.precision === "time" ? time : field.precision === "date" ? date : `${date}T${time}`;
}

/** Seconds since 1970 of a wall time in the device's zone. */
export function dateValue(field, text) {
  if (text === "") return null;
  const full = field.precision === "time" ? `${localDate({ ...field, precision: "date" }) || "2001-01-01"}T${text}` : field.precision === "date" ? `${text}T00:00` : text;
  return zonedSeconds(full, store.state.environment.timeZone);
}

export function zonedSeconds(text, timeZone) {
  const asUTC = Date.parse(`${text.length === 16 ? text : text.slice(0, 16)}:00Z`) / 1000;
  const shown = localAsUTC(asUTC, timeZone);
  const first = asUTC - (shown - asUTC);
  return first - (localAsUTC(first, timeZone) - asUTC);
}

function localAsUTC(seconds, timeZone) {
  const parts = Object.fromEntries(new Intl.DateTimeFormat("en-CA", { timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" })
    .formatToParts(seconds * 1000).map((part) => [part.type, part.value]));
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) / 1000;
}

/** As an intent's parameter takes it. */
export const isoDate = (seconds) => (seconds === null ? null : new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z"));
