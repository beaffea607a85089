// The comparison of a widget's variants as values: its axes, cells, requests and address. This module does not access
// the document.

import { familyName } from "./names.js";

/** The number of cells. */
export const CELL_LIMIT = 48;
/** The number of variants in one request; their names fit into an address. */
const REQUEST_LIMIT = 8;
/** Milliseconds between two drawings of the same cells. */
const LEAST_PAUSE = 1000;
const LONGEST_PAUSE = 30000;

/**
 * @typedef {object} Cell
 * @property {string} name of the variant in requests
 * @property {string[]} titles of its values: of the row if there are rows, and of the column
 * @property {boolean} isShown whether the device shows the widget like this
 * @property {string} entries cells with equal texts show the same entries of a provider
 *
 * @typedef {object} Board
 * @property {string[]} columns their titles
 * @property {string[]} rows their titles; empty for a single axis
 * @property {Cell[]} cells row by row
 * @property {number} left the number of cells beyond the limit, in whole rows
 */

/** @type {Record<PageVariantsAxisName, string>} */
const AXIS_TITLES = {
  appearance: "Appearance", size: "Size", typeSize: "Type Size", language: "Language", device: "Device",
};
/** @type {Record<string, string>} */
const TYPE_SIZES = {
  xSmall: "Extra Small", small: "Small", medium: "Medium", large: "Large", xLarge: "Extra Large",
  xxLarge: "Extra Extra Large", xxxLarge: "Extra Extra Extra Large", accessibility1: "Accessibility 1",
  accessibility2: "Accessibility 2", accessibility3: "Accessibility 3", accessibility4: "Accessibility 4",
  accessibility5: "Accessibility 5",
};
/** @type {Record<string, string>} */
const APPEARANCES = { light: "Light", dark: "Dark", tinted: "Tinted", clear: "Clear" };
const RIGHT_TO_LEFT = "rtl";

/** @param {string} name */
export const appearanceTitle = (name) => APPEARANCES[name] ?? name;

/** @param {PageVariantsAxisName} name */
export const axisTitle = (name) => AXIS_TITLES[name];

/**
 * @param {PageVariantsAxisName} axis
 * @param {string} name of the value
 */
export function valueTitle(axis, name) {
  switch (axis) {
    case "appearance": return APPEARANCES[name] ?? name;
    case "size": return familyName(name);
    case "typeSize": return TYPE_SIZES[name] ?? name;
    case "language": return name === RIGHT_TO_LEFT ? "Right to Left" : languageName(name);
    default: return name;
  }
}

/** @param {string} name such as `pt_BR`, in its own language */
function languageName(name) {
  const tag = name.replaceAll("_", "-");
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? name;
  } catch {
    // The server also accepts names that are not well-formed tags.
    return name;
  }
}

/**
 * The axes after a click on one: a chosen axis is removed unless it is the only one, another one is added, and replaces
 * the second of two.
 *
 * @param {readonly PageVariantsAxisName[]} chosen the axis of the columns, then that of the rows
 * @param {PageVariantsAxisName} name
 */
export function toggled(chosen, name) {
  if (!chosen.includes(name)) return [...chosen.slice(0, 1), name];
  return chosen.length > 1 ? chosen.filter((each) => each !== name) : [...chosen];
}

/**
 * The chosen axes that exist, or the first one.
 *
 * @param {readonly PageVariantsAxis[]} axes
 * @param {readonly string[]} chosen
 */
export function knownAxes(axes, chosen) {
  const known = [...new Set(chosen)].flatMap((name) => axes.filter((axis) => axis.name === name)).slice(0, 2);
  return (known.length > 0 ? known : axes.slice(0, 1)).map((axis) => axis.name);
}

/**
 * The cells of one or two axes, up to the limit.
 *
 * @param {readonly PageVariantsAxis[]} axes
 * @param {readonly PageVariantsAxisName[]} chosen
 * @returns {Board}
 */
export function boardOf(axes, chosen) {
  const [across, down] = chosen.flatMap((name) => axes.filter((axis) => axis.name === name));
  if (!across) return { columns: [], rows: [], cells: [], left: 0 };
  const columns = across.values.slice(0, CELL_LIMIT);
  const room = Math.floor(CELL_LIMIT / columns.length);
  const rows = down?.values.slice(0, room) ?? [];
  const left = ((down?.values.length ?? 0) - rows.length) * columns.length + across.values.length - columns.length;
  const cells = down ? rows.flatMap((row) => columns.map((column) => cell([[down, row], [across, column]])))
    : columns.map((column) => cell([[across, column]]));
  return {
    columns: columns.map((value) => valueTitle(across.name, value.name)),
    rows: down ? rows.map((value) => valueTitle(down.name, value.name)) : [], cells, left,
  };
}

/**
 * @param {[axis: PageVariantsAxis, value: PageVariantsValue][]} pairs
 * @returns {Cell}
 */
const cell = (pairs) => ({
  name: pairs.map(([axis, value]) => `${axis.name}=${value.name}`).join(","),
  titles: pairs.map(([axis, value]) => valueTitle(axis.name, value.name)),
  isShown: pairs.every(([, value]) => value.isShown),
  entries: pairs.filter(([axis]) => axis.name === "size" || axis.name === "language")
    .map(([, value]) => value.name).join(),
});

/**
 * The names of cells, by request: those with the same entries together, as far as they fit.
 *
 * @param {readonly Cell[]} cells
 * @returns {string[][]}
 */
export function requestsOf(cells) {
  /** @type {Map<string, string[][]>} */
  const requests = new Map();
  for (const { name, entries } of cells) {
    const known = requests.get(entries) ?? [];
    const last = known.at(-1);
    if (last && last.length < REQUEST_LIMIT) last.push(name);
    else known.push([name]);
    requests.set(entries, known);
  }
  return [...requests.values()].flat();
}

/**
 * Milliseconds until cells are drawn again: at most half of the time is spent on drawing, and less after failures.
 *
 * @param {number} duration of the last drawing
 * @param {boolean} isFailing
 * @param {number} last the last pause
 */
export const pauseAfter = (duration, isFailing, last) =>
  Math.min(LONGEST_PAUSE, Math.max(LEAST_PAUSE, duration, isFailing ? last * 2 : 0));

/**
 * What a cell lacks, as text.
 *
 * @param {{ untranslated: number, findings: readonly unknown[] }} picture
 */
export function shortcomings({ untranslated, findings }) {
  const others = findings.length - untranslated;
  return [
    untranslated > 0 && `${untranslated} untranslated`,
    others > 0 && (others === 1 ? "1 finding" : `${others} findings`),
  ].filter(Boolean).join(", ");
}

/**
 * The cell that an arrow key moves to.
 *
 * @param {string} key
 * @param {number} index
 * @param {{ count: number, columns: number, isMirrored: boolean }} grid
 * @returns {number | null} null for another key
 */
export function neighbor(key, index, { count, columns, isMirrored }) {
  const side = isMirrored ? -1 : 1;
  const start = index - index % columns;
  const end = Math.min(start + columns, count) - 1;
  switch (key) {
    case "ArrowLeft": return Math.max(start, Math.min(end, index - side));
    case "ArrowRight": return Math.max(start, Math.min(end, index + side));
    case "ArrowUp": return index - columns >= 0 ? index - columns : index;
    case "ArrowDown": return index + columns < count ? index + columns : index;
    case "Home": return start;
    case "End": return end;
    default: return null;
  }
}

/**
 * The part of the page's address that names a comparison.
 *
 * @param {number} widget
 * @param {readonly string[]} chosen
 */
export const hashOf = (widget, chosen) => `#variants=${widget}${chosen.length > 0 ? `&by=${chosen.join(".")}` : ""}`;

/**
 * @param {string} hash
 * @returns {{ widget: number, chosen: string[] } | null} null if it names no comparison
 */
export function choiceIn(hash) {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const widget = Number(values.get("variants") ?? NaN);
  if (!Number.isInteger(widget) || widget < 1) return null;
  return { widget, chosen: (values.get("by") ?? "").split(".").filter(Boolean) };
}
