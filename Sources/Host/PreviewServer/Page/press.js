// Presses of controls that are drawn again before the press ends.
//
// 1. Parts of the page are drawn again with every state, which may arrive while the user holds a control. The browser
//    then sends no click, because the pressed control is no longer in the page.
// 2. A press that ends on the control with the same key clicks it. So does the space bar, which acts when it is
//    released; the focus moves to the control with the same key.
// 3. A touch needs no help: its click goes to what is under the finger at its end.

/** The controls that a click uses. */
const CONTROL = "button, input, [role=treeitem]";

/**
 * A control that is held, and its key.
 *
 * @type {{ control: HTMLElement, key: string } | null}
 */
let press = null;

export function keepPresses() {
  addEventListener("pointerdown", (event) => {
    press = event.pointerType !== "touch" && event.button === 0 ? pressOf(event.target) : null;
  }, true);
  addEventListener("pointerup", (event) => end(event.target), true);
  addEventListener("pointercancel", () => { press = null; }, true);
  addEventListener("keydown", (event) => { if (event.key === " ") press = pressOf(event.target); }, true);
  addEventListener("keyup", (event) => { if (event.key === " ") end(event.target); }, true);
}

/** @param {EventTarget | null} target */
function pressOf(target) {
  const control = controlOf(target);
  const key = control?.dataset.key;
  return control && key ? { control, key } : null;
}

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
function controlOf(target) {
  if (!(target instanceof Element)) return null;
  return target.closest("label")?.control ?? target.closest(CONTROL);
}

/** @param {EventTarget | null} target where the press ends */
function end(target) {
  const held = press;
  press = null;
  if (!held || held.control.isConnected) return;
  const next = controlOf(target);
  if (next?.dataset.key === held.key) next.click();
}
