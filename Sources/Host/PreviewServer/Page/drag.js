// Moving things on the Home Screen.
//
// 1. A press begins a drag while editing; otherwise a long press opens the item's menu, and a swipe stays a swipe.
// 2. The item follows the pointer; the cells where it would land are marked.
// 3. Resting for half a second on another widget of the same size marks that one: dropped there, they become a stack.
// 4. At a side of the screen the pages turn.
// 5. The server decides; until its answer comes the item stays where it was dropped, and goes back when it is refused.

import { send } from "./connection.js";
import { announce, h } from "./dom.js";
import { cellOrigin, nearestCell } from "./geometry.js";
import { itemMenu, phone, reference, showPage } from "./phone.js";
import { store } from "./store.js";

const LONG_PRESS = 520;
const STACK_REST = 480;

export function beginDrag(event, element) {
  if (event.button !== 0 || event.target.closest(".remove, .more")) return;
  const start = { x: event.clientX, y: event.clientY };
  let drag = null;
  const press = setTimeout(() => {
    if (store.editing || drag || !element.widget) return;
    element.dataset.dragged = "true";
    finish();
    itemMenu(element, event);
    setTimeout(() => { element.dataset.dragged = "false"; }, 350);
  }, LONG_PRESS);

  const move = (next) => {
    const far = Math.hypot(next.clientX - start.x, next.clientY - start.y) > 6;
    if (far) clearTimeout(press);
    if (far && store.editing && !drag) drag = lift(element, start);
    if (drag) {
      next.preventDefault();
      carry(drag, next);
    }
  };
  const finish = () => {
    clearTimeout(press);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  };
  const up = () => { finish(); if (drag) drop(drag); };
  const cancel = () => { finish(); if (drag) putBack(drag); };
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
}

function lift(element, start) {
  element.classList.add("lifted");
  element.dataset.dragged = "true";
  const marker = h("div", { class: "landing" });
  const page = element.parentElement;
  page.append(marker);
  const size = { width: element.offsetWidth, height: element.frame?.offsetHeight ?? phone.geometry.icon };
  return { element, start, marker, page, scroll: phone.pages.scrollLeft, pageIndex: [...phone.pages.children].indexOf(page), size, origin: cellOrigin(phone.geometry, element.item.column, element.item.row), target: null, onto: null, resting: null, turning: 0 };
}

function carry(drag, event) {
  const dx = (event.clientX - drag.start.x) / phone.scale + phone.pages.scrollLeft - drag.scroll;
  const dy = (event.clientY - drag.start.y) / phone.scale;
  drag.element.style.translate = `${dx}px ${dy}px`;
  turnPages(drag, event);
  const { item } = drag.element;
  const pageIndex = phone.page;
  const page = store.state.pages[pageIndex];
  const cell = nearestCell(phone.geometry, page, drag.origin.x + dx - (phone.pages.scrollLeft - drag.scroll), drag.origin.y + dy, item.columns, item.rows);
  drag.target = { page: pageIndex, ...cell };
  const corner = cellOrigin(phone.geometry, cell.column, cell.row);
  const host = phone.pages.children[pageIndex];
  if (drag.marker.parentElement !== host) host.append(drag.marker);
  Object.assign(drag.marker.style, { left: `${corner.x}px`, top: `${corner.y}px`,
    width: `${item.columns * phone.geometry.columnPitch - (phone.geometry.columnPitch * 2 - store.state.device.small[0])}px`,
    height: `${item.rows * phone.geometry.rowPitch - (phone.geometry.rowPitch * 2 - store.state.device.small[1])}px` });
  restOn(drag, event);
}

/** Marks the widget of the same size under the pointer once the pointer rests on it. */
function restOn(drag, event) {
  const below = document.elementsFromPoint(event.clientX, event.clientY).map((found) => found.closest(".widget, .stack"))
    .find((found) => found && found !== drag.element);
  const family = store.widget(drag.element.widget)?.family;
  const twin = below && family && store.widget(below.widget)?.family === family ? below : null;
  if (twin === drag.hovered) return;
  clearTimeout(drag.resting);
  drag.hovered?.classList.remove("receiving");
  drag.hovered = twin;
  drag.onto = null;
  drag.marker.hidden = false;
  if (!twin) return;
  drag.resting = setTimeout(() => {
    drag.onto = twin;
    drag.marker.hidden = true;
    twin.classList.add("receiving");
    announce("Release to make a stack.");
  }, STACK_REST);
}

function turnPages(drag, event) {
  const box = phone.screen.getBoundingClientRect();
  const side = event.clientX < box.left + 14 ? -1 : event.clientX > box.right - 14 ? 1 : 0;
  if (side === 0 || performance.now() - drag.turning < 900) return;
  drag.turning = performance.now();
  showPage(phone.page + side);
}

async function drop(drag) {
  clearTimeout(drag.resting);
  const { element, target, onto } = drag;
  const { item } = element;
  let answer = true;
  if (onto) {
    answer = await send("stack", { item: reference(item), onto: reference(onto.item) });
    if (answer) announce("Stacked.");
  } else if (target && (target.page !== drag.pageIndex || target.column !== item.column || target.row !== item.row)) {
    answer = await send("move", { item: reference(item), ...target });
    if (answer) announce(`Moved to row ${target.row + 1}, column ${target.column + 1}.`);
  }
  putBack(drag);
}

function putBack(drag) {
  drag.marker.remove();
  drag.hovered?.classList.remove("receiving");
  drag.element.classList.remove("lifted");
  drag.element.style.translate = "";
  setTimeout(() => { drag.element.dataset.dragged = "false"; }, 60);
}
