// A cell of the comparison: the picture of a variant, its name, and what it lacks.

import { findAll, h } from "./dom.js";
import { glyph } from "./glyphs.js";
import { showPicture } from "./picture.js";
import { shortcomings } from "./variant-grid.js";

/** Pixels of the widest picture in a cell. */
const WIDTH = 240;
const NARROW_WIDTH = 150;
/** Points, until a picture is there. */
const USUAL_SIZE = [158, 158];

/**
 * @typedef {object} CellView
 * @property {import("./variant-grid.js").Cell} cell
 * @property {HTMLElement} element
 * @property {HTMLElement} plate
 * @property {HTMLElement} notes
 * @property {PageVariantPicturesPicture | null} picture
 * @property {boolean} isVisible
 */

/**
 * @param {import("./variant-grid.js").Cell} cell
 * @param {boolean} isFirst whether the Tab key reaches it
 * @param {boolean} hasHeads whether the names are in the heads of rows and columns
 * @returns {CellView}
 */
export function makeCell(cell, isFirst, hasHeads) {
  const plate = h("div", { class: "variant-plate" });
  const notes = h("div", { class: "variant-notes" });
  const element = h("div", {
    class: `variant${cell.isShown ? " shown" : ""}`, role: "gridcell", tabindex: isFirst ? "0" : "-1",
    data: { variant: cell.name },
  },
  h("div", { class: "variant-stage" }, plate),
  !hasHeads && h("span", { class: "variant-name", "aria-hidden": "true", text: cell.titles.join(", ") }), notes);
  /** @type {CellView} */
  const view = { cell, element, plate, notes, picture: null, isVisible: false };
  label(view);
  setSize(plate, USUAL_SIZE, 0);
  return view;
}

/** @param {CellView} view */
function label({ element, cell, picture }) {
  const words = [
    ...cell.titles, cell.isShown && "as on the device", !picture && "not drawn yet", picture?.note,
    picture && shortcomings(picture),
  ];
  element.setAttribute("aria-label", words.filter(Boolean).join(", "));
}

/**
 * @param {HTMLElement} plate
 * @param {readonly number[]} size in points
 * @param {number} radius
 */
export function setSize(plate, [width = 0, height = 0], radius) {
  for (const [name, value] of Object.entries({ width, height, radius })) {
    plate.style.setProperty(`--${name}`, String(value));
  }
}

/**
 * Shows the newest picture in a plate, unless it is there.
 *
 * @param {HTMLElement} plate
 * @param {Pick<PageVariantPicturesPicture, "key" | "svg" | "size" | "radius" | "backdrop">} picture
 * @param {PageTransition} [transition] from the picture in the plate
 */
export function fillPlate(plate, { key, svg, size, radius, backdrop }, transition) {
  if (plate.dataset.picture === key) return;
  plate.dataset.picture = key;
  if (!svg || !showPicture(plate, svg, transition)) {
    plate.replaceChildren();
    return;
  }
  setSize(plate, size, radius);
  plate.style.backdropFilter = backdrop ?? "";
}

/**
 * @param {CellView} view
 * @param {PageVariantPicturesPicture} picture
 */
export function drawCell(view, picture) {
  view.picture = picture;
  const { element, plate, notes } = view;
  element.classList.toggle("dark", picture.isDark);
  element.classList.toggle("drawn", picture.svg !== undefined);
  fillPlate(plate, picture);
  // The arrow keys move between cells; the controls can be reached in the enlarged one.
  for (const control of plate.querySelectorAll("[tabindex]")) control.removeAttribute("tabindex");
  const text = picture.note ?? shortcomings(picture);
  notes.replaceChildren(...(text ? [glyph(picture.note ? "warning" : "info"), h("span", { text })] : []));
  label(view);
}

/**
 * Scales all cells equally, so that the widest fits.
 *
 * @param {HTMLElement} host
 * @param {readonly CellView[]} cells
 */
export function scaleCells(host, cells) {
  const widest = Math.max(1, ...cells.map((view) => view.picture?.size[0] ?? USUAL_SIZE[0] ?? 1));
  const room = host.clientWidth < 480 ? NARROW_WIDTH : WIDTH;
  for (const grid of findAll(host, ".variant-grid")) {
    grid.style.setProperty("--scale", String(Math.min(1, room / widest)));
  }
}
