// Stacks: one widget is to be seen, the others lie above and below it.

import { send } from "./connection.js";
import { announce, find, h } from "./dom.js";
import { swallowClick } from "./gestures.js";
import { store } from "./store.js";

/** Pixels that a swipe needs to turn the stack. */
const SWIPE = 34;
/** Milliseconds in which the wheel turns a stack once. */
const WHEEL_REST = 420;

/**
 * Lets an element be swiped and wheeled through.
 *
 * @param {HTMLElement} element
 * @param {() => number | undefined} stackOf the number of its stack
 */
export function attachStack(element, stackOf) {
  /** @type {{ x: number, y: number } | null} */
  let from = null;
  const turn = (/** @type {1 | -1} */ step) => {
    const stack = stackOf();
    if (stack !== undefined) void turnStack(element, stack, step);
  };
  element.addEventListener("pointerdown", (event) => {
    from = store.editing ? null : { x: event.clientX, y: event.clientY };
  });
  element.addEventListener("pointerup", (event) => {
    if (!from) return;
    const step = swipeStep(event.clientX - from.x, event.clientY - from.y);
    from = null;
    if (!step) return;
    swallowClick();
    turn(step);
  });
  let rested = true;
  element.addEventListener("wheel", (event) => {
    if (Math.abs(event.deltaY) < Math.abs(event.deltaX) || store.editing) return;
    event.preventDefault();
    if (!rested || Math.abs(event.deltaY) < 8) return;
    rested = false;
    setTimeout(() => { rested = true; }, WHEEL_REST);
    turn(event.deltaY > 0 ? 1 : -1);
  }, { passive: false });
}

/**
 * Which way a movement turns a stack; 0 when it is not a swipe.
 *
 * @param {number} dx
 * @param {number} dy
 * @returns {1 | -1 | 0}
 */
export function swipeStep(dx, dy) {
  if (Math.abs(dy) <= SWIPE || Math.abs(dy) <= Math.abs(dx) * 1.4) return 0;
  return dy < 0 ? 1 : -1;
}

/**
 * @param {HTMLElement} element
 * @param {number} id
 * @param {1 | -1} step
 */
export async function turnStack(element, id, step) {
  const stack = store.state?.stacks[id];
  if (!stack || stack.members.length < 2) return;
  const index = (stack.visible + step + stack.members.length) % stack.members.length;
  const keepsFocus = element.contains(document.activeElement);
  if (!(await send("turn", { stack: id, index }))) return;
  const widget = store.widget(stack.members[index]);
  announce(`${index + 1} of ${stack.members.length}: ${widget?.name ?? ""} ${widget?.summary ?? ""}`);
  if (!keepsFocus) return;
  find(element, `.plate[data-widget="${stack.members[index]}"]`)?.focus({ preventScroll: true });
}

/**
 * A dot for each member beside the stack.
 *
 * @param {HTMLElement} dots
 * @param {number} count
 * @param {number} visible
 */
export function drawStackDots(dots, count, visible) {
  dots.hidden = count < 2;
  if (dots.children.length !== count) dots.replaceChildren(...Array.from({ length: count }, () => h("i")));
  [...dots.children].forEach((dot, index) => dot.classList.toggle("on", index === visible));
}
