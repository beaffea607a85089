// The guidelines of a widget: which places of a finding the device shows, and the page's words. This module does not
// access the document.

import { pageOfWidget } from "./model.js";

/**
 * Settings of the device, by the names of the command `environment`.
 *
 * @typedef {Record<string, string>} Settings
 *
 * A picture that the device can show, with the frames of a finding in it.
 *
 * @typedef {object} Stop
 * @property {string} text
 * @property {Settings} settings
 * @property {number[]} size
 * @property {number[][]} frames
 */

/** Settings that determine the layout of a widget of one size. */
const LAYOUT = ["typeSize", "locale", "direction", "weight"];
/** Points: sizes that differ by less are equal. */
const TOLERANCE = 0.5;

/**
 * What the audit of a widget depends on: equal texts mean equal results. Null while the extension is being built.
 *
 * @param {PageState} state
 * @param {string} id
 * @returns {string | null}
 */
export function requestOf({ widgets, extensions }, id) {
  const widget = widgets[id];
  const build = extensions.find((each) => each.id === widget?.extension)?.build;
  if (!widget || !build || build.state === "building") return null;
  return JSON.stringify([id, widget.family, widget.timeline.generation, build.state]);
}

/**
 * The settings of the device as it is.
 *
 * @param {PageState} state
 * @returns {Settings}
 */
export function shownSettings({ environment, place }) {
  const { chosen } = place;
  const own = place.platforms.find((each) => each.name === place.platform);
  const { appearance, typeSize, locale, direction, contrast, weight, systemColors } = environment;
  const { display, desktop, inversion, transparency } = chosen;
  return {
    platform: place.platform, place: place.context, device: own?.device ?? environment.device, appearance, typeSize,
    locale, direction, contrast, weight, systemColors, display, desktop, inversion, transparency,
    ambientLight: String(chosen.ambientLight), distance: String(chosen.distance),
    lockScreenTint: chosen.lockScreenTint ?? "none", faceTint: chosen.faceTint ?? "none",
    palette: chosen.palette ?? "none",
  };
}

/**
 * Whether the device has these settings. The color of a tinted Home Screen does not matter.
 *
 * @param {Settings} settings
 * @param {Settings} shown
 */
export const isShown = (settings, shown) => Object.entries(settings).every(([name, value]) =>
  (name === "appearance" ? value.split(":", 1)[0] : value) === shown[name]);

/**
 * The pictures of a finding that the device can show.
 *
 * @param {Pick<PageGuidelinesFinding, "places">} finding
 * @param {PageGuidelinesPicture[]} pictures
 * @returns {Stop[]}
 */
export function stopsOf({ places }, pictures) {
  /** @type {Map<number, number[][]>} */
  const found = new Map();
  for (const { picture, frame } of places) found.set(picture, [...found.get(picture) ?? [], frame]);
  return [...found].flatMap(([index, frames]) => {
    const picture = pictures[index];
    return picture?.settings ? [{ text: picture.text, settings: picture.settings, size: picture.size, frames }] : [];
  });
}

/**
 * The frames to mark: those in the shown picture, otherwise those in a picture with the same layout.
 *
 * @param {Stop[]} stops the preferred one first
 * @param {Settings} shown
 * @param {readonly number[]} size of the shown widget in points
 * @returns {{ stop: Stop, isExact: boolean } | null}
 */
export function markedStop(stops, shown, size) {
  const exact = stops.find((stop) => isShown(stop.settings, shown));
  if (exact) return { stop: exact, isExact: true };
  const alike = stops.find((stop) => LAYOUT.every((name) => stop.settings[name] === shown[name])
    && stop.size.every((length, index) => Math.abs(length - (size[index] ?? 0)) < TOLERANCE));
  return alike ? { stop: alike, isExact: false } : null;
}

/**
 * The stop that “Show me” goes to: at first the one that the device shows anyway, then the next one.
 *
 * @param {Stop[]} stops
 * @param {Settings} shown
 * @param {number | null} current
 */
export function nextStop(stops, shown, current) {
  if (current !== null) return (current + 1) % Math.max(1, stops.length);
  return Math.max(0, stops.findIndex((stop) => isShown(stop.settings, shown)));
}

/**
 * Whether the displayed place has a widget.
 *
 * @param {PageState} state
 * @param {PageScene} scene
 * @param {number} id
 */
export const isPlaced = (state, scene, id) => (scene.home
  ? pageOfWidget(scene.home.pages, state, id) >= 0 : scene.slots.some((slot) => slot.widget === id));

/** @param {Pick<PageGuidelinesFinding, "severity" | "outcome">} finding */
export const levelOf = ({ severity, outcome }) => (outcome === "review" ? "to review" : severity);

/**
 * The numbers of findings and pictures, as a sentence; empty before the first audit.
 *
 * @param {Pick<PageGuidelines, "findings" | "checked" | "accepted">} guidelines
 */
export function summaryOf({ findings, checked, accepted }) {
  if (checked === 0 && findings.length === 0) return "";
  const levels = findings.map(levelOf);
  const counts = /** @type {const} */ (["error", "warning", "note", "to review"]).flatMap((level) => {
    const count = levels.filter((each) => each === level).length;
    if (count === 0) return [];
    return [`${count} ${level}${count === 1 || level === "to review" ? "" : "s"}`];
  });
  const found = counts.length > 0 ? counts.join(", ") : "No findings";
  const comments = accepted > 0 ? `; comments in the sources accept ${accepted} more` : "";
  return `${found} in ${checked} ${checked === 1 ? "picture" : "pictures"}${comments}.`;
}

/** @type {Record<PageGuidelinesState, string>} */
const STATES = {
  waiting: "The widget is checked when its extension has been built.",
  running: "The widget is being checked in its places, appearances, type sizes and languages…",
  done: "", late: "The check took too long.", stopped: "The check was stopped.", failed: "The check failed.",
};

/** @param {Pick<PageGuidelines, "state" | "note">} guidelines */
export const stateText = ({ state, note }) => note ?? STATES[state];
