// An enlarged cell of the comparison, with the inspector of its variant. Its controls can be used with pointer and
// keyboard.

import { readVariantInspection } from "./connection.js";
import { find, focus, h } from "./dom.js";
import { uses } from "./gestures.js";
import { glyph } from "./glyphs.js";
import { SECTIONS, makePanel } from "./inspection-panel.js";
import { fillPlate } from "./variant-cell.js";

/** @typedef {import("./variant-cell.js").CellView} CellView */

/**
 * @typedef {object} Detail
 * @property {number} widget
 * @property {CellView} view
 * @property {HTMLElement} element
 * @property {HTMLElement} plate
 * @property {import("./inspection-panel.js").Panel} inspector
 * @property {PageInspection | null} inspection
 * @property {number} asked the number of requested inspections
 * @property {boolean} isReading whether the newest one is awaited
 */

const SCALES = [1, 2];
let scale = 1;
/** The chosen section of the inspector and the closed views, which the next cell keeps. */
const chosen = { tab: "views", closed: new Set() };
/** @type {Detail | null} */
let open = null;

export const hasDetail = () => open !== null;

/**
 * @param {HTMLElement} host
 * @param {number} widget
 * @param {CellView} view
 * @param {(event: MouseEvent | KeyboardEvent, plate: HTMLElement) => unknown} use
 */
export function openDetail(host, widget, view, use) {
  closeDetail();
  const name = view.cell.titles.join(", ");
  const plate = h("div", { class: "variant-plate", role: "group", "aria-label": name, tabindex: "0" });
  const marks = h("div", { class: "variant-marks", "aria-hidden": "true" });
  const inspector = makePanel({
    prefix: "variant-", sections: SECTIONS, choice: () => chosen, surface: () => marks,
    choose: (tab) => {
      chosen.tab = tab;
      drawInspection();
    },
    toggle: (path) => {
      if (!chosen.closed.delete(path)) chosen.closed.add(path);
      drawInspection();
    },
  });
  const zoom = h("div", { class: "segments", role: "radiogroup", "aria-label": "Zoom" }, SCALES.map((each) =>
    h("label", {}, h("input", {
      type: "radio", name: "variant-zoom", value: String(each), checked: each === scale,
      on: { change: () => setScale(each) },
    }), h("span", { text: `${each * 100} %` }))));
  const element = h("div", { class: "variant-detail", role: "group", "aria-label": name },
    h("div", { class: "variant-bar" }, h("button", {
      class: "button icon", type: "button", "aria-label": "Back to all variants", on: { click: closeDetail },
    }, glyph("back")), h("h3", { text: name }), zoom),
    h("div", { class: "variant-room" },
      h("div", { class: "variant-stage" }, h("div", { class: "variant-frame" }, plate, marks))),
    h("section", { class: "variant-inspector", "aria-label": "Inspector" }, inspector.tabs, inspector.panel));
  plate.addEventListener("click", (event) => use(event, plate));
  plate.addEventListener("keydown", (event) => {
    if (!uses(event)) return;
    event.preventDefault();
    use(event, plate);
  });
  host.append(element);
  open = { widget, view, element, plate, inspector, inspection: null, asked: 0, isReading: false };
  setScale(scale);
  drawInspection();
  drawDetail(view);
  focus(find(element, "button"));
}

/** @param {number} next */
function setScale(next) {
  scale = next;
  open?.element.style.setProperty("--scale", String(next));
}

/**
 * Shows the newest picture if the cell is the enlarged one, and reads its inspection.
 *
 * @param {CellView} view
 */
export function drawDetail(view) {
  const { picture } = view;
  if (open?.view !== view || !picture) return;
  open.element.classList.toggle("dark", picture.isDark);
  fillPlate(open.plate, picture);
  void inspect(open, picture.svg !== undefined);
}

/**
 * @param {Detail} detail
 * @param {boolean} hasPicture
 */
async function inspect(detail, hasPicture) {
  detail.asked += 1;
  detail.isReading = hasPicture;
  const own = detail.asked;
  if (!detail.inspection) drawInspection();
  const next = hasPicture ? await readVariantInspection(detail.widget, detail.view.cell.name) : null;
  if (open !== detail || own !== detail.asked) return;
  detail.isReading = false;
  // An equal inspection is not drawn again, so that the focus and the mark stay.
  if (next && JSON.stringify(next) === JSON.stringify(detail.inspection)) return;
  detail.inspection = next;
  drawInspection();
}

function drawInspection() {
  if (!open) return;
  const reason = open.isReading ? "Reading the views…" : "The variant has not drawn anything yet.";
  open.inspector.draw(open.inspection, open.view.picture?.note ?? reason);
}

export function closeDetail() {
  if (!open) return;
  const { view, element } = open;
  open = null;
  element.remove();
  focus(view.element);
}
