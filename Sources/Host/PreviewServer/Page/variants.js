// The variants of a widget side by side: a view over the page, whose address names it.
//
// 1. The page asks for the pictures of the visible cells, one request after the other, and again when the widget has a
//    new picture, or at the date that the server named. Between two drawings of a cell is a pause that is at least as
//    long as the drawing took.
// 2. A closed view asks for nothing, and neither does a hidden page.
// 3. A click on a control performs its action; elsewhere it enlarges the cell and opens the inspector of its variant.

import { readVariantPictures, readVariants, send } from "./connection.js";
import { cover, uncover } from "./cover.js";
import { announce, find, findAll, focus, h, part, replace } from "./dom.js";
import { glyph } from "./glyphs.js";
import { lookOf } from "./model.js";
import { listedName } from "./names.js";
import { targetOf } from "./picture.js";
import { store } from "./store.js";
import { drawCell, makeCell, scaleCells } from "./variant-cell.js";
import { closeDetail, drawDetail, hasDetail, openDetail } from "./variant-detail.js";
import {
  axisTitle, boardOf, choiceIn, hashOf, knownAxes, neighbor, pauseAfter, requestsOf, toggled,
} from "./variant-grid.js";

/** @typedef {import("./variant-cell.js").CellView} CellView */

/**
 * The open comparison.
 *
 * @typedef {object} Comparison
 * @property {number} widget
 * @property {HTMLElement} element
 * @property {PageVariantsAxis[]} axes
 * @property {PageVariantsAxisName[]} chosen
 * @property {CellView[]} cells
 * @property {number} columns the number of cells in a row
 * @property {Set<CellView>} stale the cells to draw again
 * @property {IntersectionObserver} observer
 * @property {number | null} next the date of the next change, in seconds since 1970
 * @property {Element | null} opener
 * @property {string} look what the axes depend on
 */

/** @type {Comparison | null} */
let open = null;
const drawing = { isRunning: false, timer: 0, earliest: 0, pause: 0 };

export function buildVariants() {
  let isStarted = false;
  store.on("state", (state) => {
    if (!isStarted) {
      isStarted = true;
      return follow();
    }
    if (!open) return;
    if (!(open.widget in state.widgets)) return closeVariants();
    if (open.look !== lookOf(state)) void readAxes(open);
  });
  store.on("picture", (picture) => { if (picture.widget === open?.widget) refresh(); });
  store.on("moment", () => {
    if (!open || open.next === null || store.now() < open.next) return;
    open.next = null;
    refresh();
  });
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  addEventListener("resize", () => { if (open) scaleCells(open.element, open.cells); });
  document.addEventListener("visibilitychange", schedule);
}

/** @param {number} widget */
export function openVariants(widget) {
  history.pushState({ variants: true }, "", hashOf(widget, []));
  follow();
}

export function closeVariants() {
  if (history.state?.variants) history.back();
  else history.replaceState(null, "", location.pathname + location.search);
  // The browser changes the address later.
  hide();
}

/** Shows what the address names. */
function follow() {
  const choice = choiceIn(location.hash);
  if (!choice) return hide();
  if (choice.widget === open?.widget) return choose(choice.chosen);
  hide();
  if (store.widget(choice.widget)) return show(choice.widget, choice.chosen);
  store.notify({ kind: "error", text: `There is no widget ${choice.widget} to compare.` });
  history.replaceState(null, "", location.pathname + location.search);
}

/**
 * @param {number} widget
 * @param {string[]} chosen
 */
function show(widget, chosen) {
  const name = listedName(/** @type {PageWidget} */ (store.widget(widget)));
  const element = h("section", {
    class: "variants", role: "dialog", "aria-modal": "true", "aria-label": `Variants of ${name}`, tabindex: "-1",
  },
  h("div", { class: "variant-bar" }, h("button", {
    class: "button icon", type: "button", "aria-label": "Back to the device", on: { click: closeVariants },
  }, glyph("back")), h("h2", { text: name })),
  h("div", { class: "variant-axes", role: "group", "aria-label": "Compare" }),
  h("p", { class: "hint variant-rest", hidden: true }),
  h("div", { class: "variant-scroll" }, h("div", { class: "variant-grid", role: "grid", "aria-label": name })));
  element.addEventListener("keydown", onKey);
  element.addEventListener("click", onClick);
  const observer = new IntersectionObserver(onVisible, { root: find(element, ".variant-scroll"), rootMargin: "120px" });
  const opener = document.activeElement;
  cover(element);
  open = {
    widget, element, axes: [], chosen: /** @type {PageVariantsAxisName[]} */ (chosen), cells: [], columns: 1,
    stale: new Set(), observer, next: null, opener, look: "",
  };
  Object.assign(drawing, { earliest: 0, pause: 0 });
  focus(find(element, "button"));
  void readAxes(open);
}

function hide() {
  if (!open) return;
  const { element, observer, opener } = open;
  open = null;
  clearTimeout(drawing.timer);
  drawing.timer = 0;
  observer.disconnect();
  closeDetail();
  uncover(element);
  focus(opener);
}

/** @param {Comparison} comparison */
async function readAxes(comparison) {
  if (store.state) comparison.look = lookOf(store.state);
  const answer = await readVariants(comparison.widget);
  if (!answer || open !== comparison) return;
  const isSame = JSON.stringify(answer.axes) === JSON.stringify(comparison.axes) && comparison.cells.length > 0;
  comparison.axes = answer.axes;
  if (isSame) return refresh();
  arrange(comparison);
}

/** @param {readonly string[]} chosen */
function choose(chosen) {
  if (!open || chosen.join() === open.chosen.join()) return;
  open.chosen = knownAxes(open.axes, chosen);
  arrange(open);
}

/**
 * Makes the cells of the chosen axes.
 *
 * @param {Comparison} comparison
 */
function arrange(comparison) {
  const { element, axes, observer } = comparison;
  comparison.chosen = knownAxes(axes, comparison.chosen);
  history.replaceState(history.state, "", hashOf(comparison.widget, comparison.chosen));
  const board = boardOf(axes, comparison.chosen);
  observer.disconnect();
  closeDetail();
  comparison.cells = board.cells.map((cell, index) => makeCell(cell, index === 0, board.rows.length > 0));
  comparison.columns = Math.max(1, board.columns.length);
  comparison.stale = new Set(comparison.cells);
  comparison.next = null;
  replace(part(".variant-axes"), axes.map(({ name }) => h("button", {
    class: "button chip", type: "button", "aria-pressed": String(comparison.chosen.includes(name)),
    data: { key: `axis-${name}` }, text: axisTitle(name), on: { click: () => press(name) },
  })));
  const rest = part(".variant-rest");
  rest.hidden = board.left === 0 && axes.length > 0;
  rest.textContent = axes.length === 0 ? "This widget has no variants in this place."
    : `${board.left} more variants are not shown. Choose other axes to see them.`;
  const grid = find(element, ".variant-grid");
  grid?.classList.toggle("single", board.rows.length === 0);
  grid?.style.setProperty("--columns", String(comparison.columns));
  grid?.replaceChildren(...gridRows(board, comparison));
  scaleCells(element, comparison.cells);
  for (const view of comparison.cells) observer.observe(view.element);
  announce(`${board.cells.length} variants`);
}

/**
 * @param {import("./variant-grid.js").Board} board
 * @param {Comparison} comparison
 */
function gridRows({ columns, rows }, { cells }) {
  const row = (/** @type {Child[]} */ ...children) => h("div", { class: "variant-row", role: "row" }, ...children);
  const elements = cells.map((view) => view.element);
  if (rows.length === 0) return [row(elements)];
  const corner = h("span", { class: "visually-hidden", text: "Rows" });
  const head = row(h("span", { class: "variant-corner", role: "columnheader" }, corner),
    columns.map((text) => h("span", { class: "variant-head", role: "columnheader", text })));
  return [head, ...rows.map((text, index) => row(h("span", { class: "variant-side", role: "rowheader", text }),
    elements.slice(index * columns.length, (index + 1) * columns.length)))];
}

/** @param {PageVariantsAxisName} name */
function press(name) {
  if (!open) return;
  history.replaceState(history.state, "", hashOf(open.widget, toggled(open.chosen, name)));
  follow();
}

// MARK: Drawing

/** Draws every visible cell again. */
function refresh() {
  if (!open) return;
  open.stale = new Set(open.cells);
  schedule();
}

const staleCells = () => [...(open?.stale ?? [])].filter((view) => view.isVisible);

function schedule() {
  const views = staleCells();
  if (views.length === 0 || drawing.isRunning || document.hidden) return;
  clearTimeout(drawing.timer);
  // What was never drawn does not wait.
  const wait = views.some((view) => !view.picture) ? 0 : Math.max(0, drawing.earliest - performance.now());
  drawing.timer = setTimeout(draw, wait);
}

async function draw() {
  const comparison = open;
  if (!comparison) return;
  const start = performance.now();
  drawing.isRunning = true;
  const views = new Map(staleCells().map((view) => [view.cell.name, view]));
  let isFailing = false;
  for (const names of requestsOf([...views.values()].map((view) => view.cell))) {
    for (const name of names) comparison.stale.delete(/** @type {CellView} */ (views.get(name)));
    const answer = await readVariantPictures(comparison.widget, names);
    if (open !== comparison) break;
    if (!answer) {
      isFailing = true;
      break;
    }
    isFailing = take(comparison, answer) || isFailing;
  }
  drawing.isRunning = false;
  drawing.pause = pauseAfter(performance.now() - start, isFailing, drawing.pause);
  drawing.earliest = performance.now() + drawing.pause;
  schedule();
}

/**
 * @param {Comparison} comparison
 * @param {PageVariantPictures} answer
 * @returns whether a picture is missing
 */
function take(comparison, { pictures, next }) {
  for (const picture of pictures) {
    const view = comparison.cells.find((each) => each.cell.name === picture.variant);
    if (!view) continue;
    drawCell(view, picture);
    drawDetail(view);
  }
  scaleCells(comparison.element, comparison.cells);
  if (next !== undefined) comparison.next = Math.min(next, comparison.next ?? Infinity);
  return pictures.some((picture) => picture.svg === undefined);
}

/** @param {IntersectionObserverEntry[]} entries */
function onVisible(entries) {
  for (const { target, isIntersecting } of entries) {
    const view = open?.cells.find((each) => each.element === target);
    if (view) view.isVisible = isIntersecting;
  }
  schedule();
}

// MARK: Use

/** @param {Event} event */
const viewOf = (event) => open?.cells.find((view) =>
  event.target instanceof Node && view.element.contains(event.target));

/** @param {MouseEvent} event */
function onClick(event) {
  const view = viewOf(event);
  if (!open || !view) return;
  const isControl = event.target instanceof Element && event.target.closest("[data-action]") !== null;
  if (isControl) void use(view, event, view.plate);
  else enlarge(view);
}

/** @param {CellView} view */
function enlarge(view) {
  if (open) openDetail(open.element, open.widget, view, (event, plate) => use(view, event, plate));
}

/**
 * A tap on a control of a variant.
 *
 * @param {CellView} view
 * @param {MouseEvent | KeyboardEvent} event
 * @param {HTMLElement} plate
 */
async function use(view, event, plate) {
  const { picture, cell } = view;
  const widget = store.widget(open?.widget);
  if (!open || !picture || !widget) return;
  const answer = await send("tapVariant", {
    widget: open.widget, variant: cell.name, moment: picture.moment, ...targetOf(event, plate, picture.size),
  });
  if (answer?.opened !== undefined) {
    store.notify({ kind: "note", text: `Opens ${widget.app}${answer.opened ? ` at ${answer.opened}` : ""}.` });
  } else if (answer?.note) {
    store.notify({ kind: "note", text: answer.note });
  }
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (!open) return;
  if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    if (!hasDetail()) return closeVariants();
    return closeDetail();
  }
  const view = viewOf(event);
  if (!view) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    return enlarge(view);
  }
  const grid = part(".variant-grid");
  const index = neighbor(event.key, open.cells.indexOf(view), {
    count: open.cells.length, columns: open.columns, isMirrored: getComputedStyle(grid).direction === "rtl",
  });
  if (index === null) return;
  event.preventDefault();
  for (const each of findAll(grid, ".variant")) each.tabIndex = -1;
  const next = open.cells[index]?.element;
  if (!next) return;
  next.tabIndex = 0;
  next.focus();
}
