// Stacks: one widget is visible, the others are above and below it.

import { send } from "./connection.js";
import { announce, find, h } from "./dom.js";
import { swallowClick } from "./gestures.js";
import { store } from "./store.js";

/** The minimum length of a swipe that turns the stack, in pixels. */
const SWIPE = 34;
/** The minimum interval between turns of a stack by the wheel, in milliseconds. */
const WHEEL_REST = 420;

/**
 * Adds swipe and wheel gestures to an element.
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
 * The direction in which a movement turns a stack; 0 if it isn't a swipe.
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
 * A dot for each member next to the stack.
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
