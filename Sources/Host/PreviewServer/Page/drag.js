// Dragging items on the Home Screen.
//
// 1. A press starts a drag while editing; otherwise a long press opens the item's menu, and a swipe remains a swipe.
// 2. The item follows the pointer; the cells of its drop target are marked.
// 3. Hovering for half a second over another widget of the same size marks that one: a drop there creates a stack.
// 4. At a side of the screen the page changes.
// 5. The server decides: the item stays where it was dropped until the reply arrives, and others move aside. If the
//    move is rejected, the item returns, and the page shows the reason.

import { send } from "./connection.js";
import { announce, around, h } from "./dom.js";
import { swallowClick } from "./gestures.js";
import { blockFrame, boxStyle, nearestCell } from "./grid.js";
import { stackOnto } from "./home-menu.js";
import { reference } from "./items.js";
import { screenScale, stage } from "./stage.js";
import { store } from "./store.js";
import { offerUndo } from "./undo.js";

/** @typedef {import("./items.js").ItemView} ItemView */

/**
 * The Home Screen's interface for a drag.
 *
 * @typedef {object} Home
 * @property {(page: number) => void} showPage
 * @property {(view: ItemView, event: MouseEvent) => void} openMenu
 * @property {(element: Element | null) => ItemView | undefined} viewOf
 */

/**
 * @typedef {object} Drag
 * @property {ItemView} view
 * @property {Home} home
 * @property {{ x: number, y: number }} start of the pointer, in pixels of the window
 * @property {{ x: number, y: number }} origin of the item, in points of its page
 * @property {number} scroll of the pages at the start
 * @property {number} page
 * @property {HTMLElement} marker
 * @property {{ page: number, column: number, row: number } | null} target
 * @property {ItemView | null} hovered
 * @property {ItemView | null} onto
 * @property {number} resting timer of hovering over another widget
 * @property {number} turned when the page last changed
 */

/** Milliseconds. */
const LONG_PRESS = 520;
const STACK_REST = 480;
const TURN_REST = 900;
/** Pixels: the distance from which a press is a movement, and the distance from a side at which the page changes. */
const FAR = 6;
const SIDE = 14;

/**
 * @param {PointerEvent} event
 * @param {ItemView} view
 * @param {Home} home
 */
export function beginDrag(event, view, home) {
  if (event.button !== 0 || around(event, ".remove, .more")) return;
  const start = { x: event.clientX, y: event.clientY };
  /** @type {Drag | null} */
  let drag = null;
  const press = setTimeout(() => {
    if (store.editing || drag || view.widget === null) return;
    finish();
    swallowClick();
    home.openMenu(view, event);
  }, LONG_PRESS);
  const move = (/** @type {PointerEvent} */ next) => {
    const isFar = Math.hypot(next.clientX - start.x, next.clientY - start.y) > FAR;
    if (isFar) clearTimeout(press);
    if (isFar && store.editing && !drag) drag = lift(view, start, home);
    if (!drag) return;
    next.preventDefault();
    carry(drag, next);
  };
  const finish = () => {
    clearTimeout(press);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  };
  const up = () => {
    finish();
    if (!drag) return;
    swallowClick();
    void drop(drag);
  };
  const cancel = () => {
    finish();
    if (drag) restore(drag);
  };
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
}

/**
 * @param {ItemView} view
 * @param {{ x: number, y: number }} start
 * @param {Home} home
 * @returns {Drag | null}
 */
function lift(view, start, home) {
  if (!store.home) return null;
  view.element.classList.add("lifted");
  const marker = h("div", { class: "landing", style: { "--corner": `${view.item.radius}px` } });
  const page = [...stage.pages.children].findIndex((each) => each.contains(view.element));
  stage.pages.children[page]?.append(marker);
  const { x, y } = blockFrame(store.home, view.item, view.item);
  return {
    view, home, start, origin: { x, y }, scroll: stage.pages.scrollLeft, page, marker, target: null, hovered: null,
    onto: null, resting: 0, turned: 0,
  };
}

/**
 * @param {Drag} drag
 * @param {PointerEvent} event
 */
function carry(drag, event) {
  if (!store.home) return;
  const scale = screenScale();
  const moved = { x: (event.clientX - drag.start.x) / scale, y: (event.clientY - drag.start.y) / scale };
  const { element, item } = drag.view;
  element.style.translate = `${moved.x + stage.pages.scrollLeft - drag.scroll}px ${moved.y}px`;
  turnPages(drag, event);
  const { page } = store.model;
  const cell = nearestCell(store.home, item, { x: drag.origin.x + moved.x, y: drag.origin.y + moved.y });
  drag.target = { page, ...cell };
  const host = stage.pages.children[page];
  if (host && drag.marker.parentElement !== host) host.append(drag.marker);
  Object.assign(drag.marker.style, boxStyle(blockFrame(store.home, cell, item)));
  restOn(drag, event);
}

/**
 * Marks the widget of the same size under the pointer after hovering.
 *
 * @param {Drag} drag
 * @param {PointerEvent} event
 */
function restOn(drag, event) {
  const below = document.elementsFromPoint(event.clientX, event.clientY).map(drag.home.viewOf)
    .find((view) => view && view !== drag.view && view.widget !== null);
  const family = store.widget(drag.view.widget)?.family;
  const twin = below && family && store.widget(below.widget)?.family === family ? below : null;
  if (twin === drag.hovered) return;
  clearTimeout(drag.resting);
  drag.hovered?.element.classList.remove("receiving");
  drag.hovered = twin;
  drag.onto = null;
  drag.marker.hidden = false;
  if (!twin) return;
  drag.resting = setTimeout(() => {
    drag.onto = twin;
    drag.marker.hidden = true;
    twin.element.classList.add("receiving");
    announce("Release to make a stack.");
  }, STACK_REST);
}

/**
 * @param {Drag} drag
 * @param {PointerEvent} event
 */
function turnPages(drag, event) {
  const box = stage.screen.getBoundingClientRect();
  const side = event.clientX < box.left + SIDE ? -1 : event.clientX > box.right - SIDE ? 1 : 0;
  if (side === 0 || performance.now() - drag.turned < TURN_REST) return;
  drag.turned = performance.now();
  drag.home.showPage(store.model.page + side);
}

/** @param {Drag} drag */
async function drop(drag) {
  clearTimeout(drag.resting);
  const { target, onto } = drag;
  const { item } = drag.view;
  if (onto) {
    await stackOnto(item, onto.item);
  } else if (target && (target.page !== drag.page || target.column !== item.column || target.row !== item.row)) {
    const answer = await send("move", { item: reference(item), ...target });
    if (answer) offerUndo(answer, `Moved to row ${target.row + 1}, column ${target.column + 1}.`);
  }
  restore(drag);
}

/** @param {Drag} drag */
function restore(drag) {
  drag.marker.remove();
  drag.hovered?.element.classList.remove("receiving");
  drag.view.element.classList.remove("lifted");
  drag.view.element.style.translate = "";
}
