// Stacks: one widget is to be seen, the others lie above and below it.

import { send } from "./connection.js";
import { announce, h } from "./dom.js";
import { store } from "./store.js";

/** Pixels that a swipe needs to turn the stack. */
const SWIPE = 34;

export function attachStack(element) {
  element.dots = h("div", { class: "stack-dots", "aria-hidden": "true" });
  element.append(element.dots);
  element.turn = (step) => turn(element, step);
  let from = null;
  element.addEventListener("pointerdown", (event) => { from = store.editing ? null : { x: event.clientX, y: event.clientY }; });
  element.addEventListener("pointerup", (event) => {
    if (!from) return;
    const dy = event.clientY - from.y;
    const isSwipe = Math.abs(dy) > SWIPE && Math.abs(dy) > Math.abs(event.clientX - from.x) * 1.4;
    from = null;
    if (!isSwipe) return;
    // The click that follows a swipe is not a tap.
    element.dataset.dragged = "true";
    setTimeout(() => { element.dataset.dragged = "false"; }, 60);
    turn(element, dy < 0 ? 1 : -1);
  });
  let rested = true;
  element.addEventListener("wheel", (event) => {
    if (Math.abs(event.deltaY) < Math.abs(event.deltaX) || store.editing) return;
    event.preventDefault();
    if (!rested || Math.abs(event.deltaY) < 8) return;
    rested = false;
    setTimeout(() => { rested = true; }, 420);
    turn(element, event.deltaY > 0 ? 1 : -1);
  }, { passive: false });
}

async function turn(element, step) {
  const id = element.item.stack;
  const stack = store.state.stacks[id];
  if (!stack || stack.members.length < 2) return;
  const index = (stack.visible + step + stack.members.length) % stack.members.length;
  const keepsFocus = element.contains(document.activeElement);
  if (!(await send("turn", { stack: id, index }))) return;
  const widget = store.widget(stack.members[index]);
  announce(`${index + 1} of ${stack.members.length}: ${widget?.name ?? ""} ${widget?.summary ?? ""}`);
  if (keepsFocus) element.querySelector(`.plate[data-widget="${stack.members[index]}"]`)?.focus({ preventScroll: true });
}

export function stackDots(element, count, visible) {
  element.dots.hidden = count < 2;
  if (element.dots.children.length !== count) element.dots.replaceChildren(...Array.from({ length: count }, () => h("i")));
  [...element.dots.children].forEach((dot, index) => dot.classList.toggle("on", index === visible));
}
