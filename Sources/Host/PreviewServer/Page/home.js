// The pages of the Home Screen: widgets, stacks and icons, at the server's positions.
//
// Elements are reused between states, so that pictures, focus and running animations persist.

import { send } from "./connection.js";
import { around, find, findAll, focus, h, reducedMotion, replace } from "./dom.js";
import { beginDrag } from "./drag.js";
import { comparesVariants, opensMenu, uses } from "./gestures.js";
import { glyph } from "./glyphs.js";
import { boxStyle, rect, stepped } from "./grid.js";
import { openItemMenu, removeItem } from "./home-menu.js";
import { reference, setEditing } from "./items.js";
import { drawLayers } from "./layers.js";
import { membersOf, readingOrder } from "./model.js";
import { nearestDot, pageOfKey } from "./page-dots.js";
import { drawPicture, makePlate, updatePlate, useWidget } from "./plates.js";
import { continuousClip } from "./shape.js";
import { attachStack, drawStackDots, turnStack } from "./stack.js";
import { stage } from "./stage.js";
import { store } from "./store.js";
import { offerUndo } from "./undo.js";
import { openVariants } from "./variants.js";
import { say } from "./waiting-sign.js";

/** @typedef {import("./items.js").ItemView} ItemView */

/** @type {Map<string, ItemView>} */
const views = new Map();
/** The drawn dots of the pages. */
let drawnDots = "";

export function buildHome() {
  stage.pages.addEventListener("scroll", onScroll, { passive: true });
  stage.screen.addEventListener("keydown", onKey);
  store.on("scene", draw);
  store.on("state", draw);
  store.on("picture", (picture) => {
    const plate = plateOf(picture.widget);
    if (plate) drawPicture(plate);
  });
  store.on("selection", drawSelection);
  store.on("page", drawDots);
  store.on("awaited", showAwaited);
}

/**
 * The plate of a widget on the Home Screen.
 *
 * @param {number | string} id
 */
const plateOf = (id) => find(stage.pages, `.plate[data-widget="${id}"]`);

/** @param {PageHomeItem} item */
const itemKey = (item) =>
  item.widget !== undefined ? `widget-${item.widget}`
    : item.stack !== undefined ? `stack-${item.stack}` : `icon-${item.icon}`;

/**
 * The item of an element or its ancestors.
 *
 * @param {Element | null} element
 * @returns {ItemView | undefined}
 */
function viewOf(element) {
  /** @type {HTMLElement | null | undefined} */
  const item = element?.closest(".item");
  return views.get(item?.dataset.key ?? "");
}

/** Draws the pages, and keeps the focus on a widget that moves to another page or into a stack. */
function draw() {
  const { home, state } = store;
  if (!home || !state) return;
  const focused = viewOf(document.activeElement)?.widget;
  arrange(home, state);
  drawDots();
  showAwaited();
  if (focused === undefined || document.activeElement !== document.body) return;
  const plate = focused === null ? null : find(stage.pages, `.plate[data-widget="${focused}"]:not([inert])`);
  const page = stage.pages.children[store.model.page];
  focus(plate ?? (page && find(page, ".plate:not([inert])")) ?? find(document, "#gallery-button"));
  if (plate) showPage(pageOf(plate));
}

/**
 * @param {PageHome} home
 * @param {PageState} state
 */
function arrange(home, state) {
  const { pages } = stage;
  while (pages.children.length > home.pages.length) pages.lastChild?.remove();
  while (pages.children.length < home.pages.length) pages.append(h("div", { class: "home-page" }));
  const gone = new Set(views.keys());
  home.pages.forEach((items, index) => {
    const page = pages.children[index];
    // A list has items.
    page?.setAttribute("role", items.length > 0 ? "list" : "group");
    page?.setAttribute("aria-label", `Page ${index + 1} of ${home.pages.length}`);
    readingOrder(items).forEach((item, order) => {
      const view = updated(item, state);
      gone.delete(itemKey(item));
      if (page && page.children[order] !== view.element) page.insertBefore(view.element, page.children[order] ?? null);
    });
  });
  for (const key of gone) {
    views.get(key)?.element.remove();
    views.delete(key);
  }
}

/**
 * The updated view of an item, created if necessary.
 *
 * @param {PageHomeItem} item
 * @param {PageState} state
 */
function updated(item, state) {
  const key = itemKey(item);
  const view = views.get(key) ?? makeView(item, key);
  views.set(key, view);
  view.item = item;
  const frame = rect(item.frame);
  for (const [name, value] of Object.entries(boxStyle(frame))) view.element.style.setProperty(`--${name}`, value);
  view.element.style.setProperty("--corner", `${item.radius}px`);
  Object.assign(view.element.dataset, { column: String(item.column), row: String(item.row) });
  const own = rect(item.layersFrame);
  Object.assign(view.layers.style, boxStyle({ ...own, x: own.x - frame.x, y: own.y - frame.y }));
  drawLayers(view.layers, item.layers);
  if (item.icon !== undefined) view.element.setAttribute("aria-label", item.name);
  else updateWidgets(view, state);
  return view;
}

/**
 * @param {PageHomeItem} item
 * @param {string} key
 * @returns {ItemView}
 */
function makeView(item, key) {
  const isIcon = item.icon !== undefined;
  const kind = isIcon ? "icon-item" : item.stack !== undefined ? "stack" : "widget";
  const element = h("div", { class: `item ${kind}`, role: "listitem", data: { key } });
  /** @type {ItemView} */
  const view = {
    item, element, layers: h("div", { class: "item-layers", "aria-hidden": "true" }),
    plates: h("div", { class: "plates" }), dots: h("div", { class: "stack-dots", "aria-hidden": "true" }),
    remove: roundButton("remove", "minus", key), more: roundButton("more", "edit", key), widget: null,
  };
  element.append(view.layers);
  element.addEventListener("pointerdown", (event) => beginDrag(event, view, { showPage, openMenu, viewOf }));
  if (isIcon) return view;
  element.append(view.plates, view.remove, view.more);
  view.remove.addEventListener("click", () => removeItem(view));
  view.more.addEventListener("click", (event) => openMenu(view, event));
  element.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    openMenu(view, event);
  });
  if (item.stack !== undefined) {
    element.append(view.dots);
    attachStack(element, () => view.item.stack);
  }
  return view;
}

/**
 * @param {string} kind
 * @param {string} icon
 * @param {string} key
 */
const roundButton = (kind, icon, key) =>
  h("button", { class: kind, type: "button", data: { key: `${kind}-${key}` } }, glyph(icon));

/**
 * @param {ItemView} view
 * @param {PageState} state
 */
function updateWidgets(view, state) {
  const { item, element, plates } = view;
  const { width, height } = rect(item.frame);
  plates.style.clipPath = continuousClip(width, height, item.radius);
  const { members, visible } = membersOf(item, state);
  const gone = new Set([...plates.children]);
  members.forEach((id, index) => {
    const widget = state.widgets[id];
    if (!widget) return;
    const known = find(plates, `:scope > .plate[data-widget="${id}"]`);
    const plate = known ?? makePlate(id);
    if (!known) plates.append(plate);
    gone.delete(plate);
    plate.style.setProperty("--offset", String(index - visible));
    plate.inert = index !== visible;
    updatePlate(plate, widget);
    drawPicture(plate);
  });
  for (const plate of gone) plate.remove();
  view.widget = members[visible] ?? null;
  const app = store.widget(view.widget)?.app ?? "item";
  view.remove.setAttribute("aria-label", `Remove ${app}`);
  view.more.setAttribute("aria-label", `Actions for ${app}`);
  element.classList.toggle("selected", String(view.widget) === store.selected);
  drawStackDots(view.dots, members.length, visible);
}

/** @param {string | null} selected */
function drawSelection(selected) {
  for (const view of views.values()) view.element.classList.toggle("selected", String(view.widget) === selected);
}

// MARK: Pages

/** The dots are drawings on one control, which is larger than they are. It is only replaced when they change. */
function drawDots() {
  const frames = (store.home?.dots ?? []).map(rect);
  const [first, last] = [frames[0], frames.at(-1)];
  const { page } = store.model;
  const { dotSide = 0, dotOpacity = 1 } = store.home ?? {};
  const key = JSON.stringify([frames, page, dotSide, dotOpacity]);
  if (key === drawnDots) return;
  drawnDots = key;
  stage.dots.style.setProperty("--dot", `${dotSide}px`);
  stage.dots.style.setProperty("--dim", String(dotOpacity));
  stage.dots.hidden = !first;
  if (!first || !last) return stage.dots.replaceChildren();
  const left = Math.min(first.x, last.x);
  const box = boxStyle({ ...first, x: left, width: Math.max(first.x, last.x) + first.width - left });
  const size = Object.fromEntries(Object.entries(box).map(([name, value]) => [`--${name}`, value]));
  replace(stage.dots, h("div", {
    class: "dots-control", role: "slider", tabindex: "0", "aria-label": "Page", "aria-valuemin": "1",
    "aria-valuemax": String(frames.length), "aria-valuenow": String(page + 1),
    "aria-valuetext": `Page ${page + 1} of ${frames.length}`, data: { key: "dots" },
    style: { ...size, "--pitch": `${first.width}px` }, on: { click: pressDots, keydown: stepDots },
  }), frames.map((frame, index) => h("i", { class: index === page ? "on" : null, style: boxStyle(frame) })));
}

/** @param {MouseEvent} event */
function pressDots(event) {
  const boxes = findAll(stage.dots, "i").map((dot) => dot.getBoundingClientRect());
  const centers = boxes.map((box) => box.x + box.width / 2);
  showPage(nearestDot(centers, event.clientX));
}

/** @param {KeyboardEvent} event */
function stepDots(event) {
  const dots = store.home?.dots ?? [];
  const isMirrored = rect(dots[0] ?? []).x > rect(dots[1] ?? []).x;
  const page = pageOfKey(event.key, store.model.page, { count: dots.length, isMirrored });
  if (page === null) return;
  event.preventDefault();
  event.stopPropagation();
  showPage(page);
}

/** @param {number} index */
export function showPage(index) {
  const page = stage.pages.children[index];
  if (!(page instanceof HTMLElement)) return;
  stage.pages.scrollTo({ left: page.offsetLeft, behavior: reducedMotion() ? "auto" : "smooth" });
}

/** Scrolls to the page of the widget that was just added, as an iPhone does. */
function showAwaited() {
  const { awaited } = store.model;
  const plate = awaited === null ? null : plateOf(awaited);
  if (!plate) return;
  store.await(null);
  showPage(pageOf(plate));
}

/** @param {Element} element */
const pageOf = (element) => [...stage.pages.children].findIndex((page) => page.contains(element));

function onScroll() {
  const page = Math.round(Math.abs(stage.pages.scrollLeft) / (stage.pages.clientWidth || 1));
  if (page !== store.model.page) store.turnTo(page);
}

// MARK: Actions

/**
 * @param {ItemView} view
 * @param {MouseEvent | KeyboardEvent} event
 */
function openMenu(view, event) {
  openItemMenu(event, view, stackTargets(view));
}

/**
 * Other widgets and stacks of the same size on any page.
 *
 * @param {ItemView} view
 */
function stackTargets(view) {
  const family = store.widget(view.widget)?.family;
  return [...views.values()].filter((other) => other !== view && store.widget(other.widget)?.family === family);
}

/** @type {Record<string, { columns: number, rows: number }>} */
const ARROWS = {
  ArrowLeft: { columns: -1, rows: 0 }, ArrowRight: { columns: 1, rows: 0 },
  ArrowUp: { columns: 0, rows: -1 }, ArrowDown: { columns: 0, rows: 1 },
};

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key === "Escape" && store.editing) return setEditing(false);
  const plate = around(event, ".plate");
  const view = plate ? viewOf(plate) : undefined;
  if (!plate || !view) return;
  const arrow = ARROWS[event.key];
  if (uses(event) && !store.editing) {
    event.preventDefault();
    void useWidget(plate, event);
  } else if (opensMenu(event)) {
    event.preventDefault();
    openMenu(view, event);
  } else if (comparesVariants(event) && view.widget !== null) {
    openVariants(view.widget);
  } else if (store.editing && (event.key === "Delete" || event.key === "Backspace")) {
    void removeItem(view);
  } else if (store.editing && arrow) {
    event.preventDefault();
    void nudge(view, arrow);
  } else if (view.item.stack !== undefined && arrow?.rows) {
    event.preventDefault();
    void turnStack(view.element, view.item.stack, arrow.rows > 0 ? 1 : -1);
  }
}

/**
 * Moves an item by one cell, or to the next page if it is at the edge.
 *
 * @param {ItemView} view
 * @param {{ columns: number, rows: number }} arrow
 */
async function nudge({ item, element }, arrow) {
  const { home, state } = store;
  if (!home || !state) return;
  const side = state.environment.direction === "rightToLeft" ? -1 : 1;
  const target = stepped(home, pageOf(element), item, { columns: arrow.columns * side, rows: arrow.rows });
  if (!target) return say("The edge of the page.");
  const answer = await send("move", { item: reference(item), ...target });
  if (answer) offerUndo(answer, `Row ${target.row + 1}, column ${target.column + 1}, page ${target.page + 1}.`);
}
