// What a press with the mouse or a finger does not mean.

/**
 * The click that ends the present gesture is not a tap. A gesture without a click at its end changes nothing for the
 * next one.
 */
export function swallowClick() {
  const stop = () => {
    removeEventListener("click", swallow, true);
    removeEventListener("pointerdown", stop, true);
  };
  const swallow = (/** @type {MouseEvent} */ event) => {
    // A click of the keyboard has no gesture.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    stop();
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerdown", stop, true);
}

/**
 * Whether a key opens the menu of what has the focus.
 *
 * @param {KeyboardEvent} event
 */
export const opensMenu = (event) =>
  event.key === "ContextMenu" || event.key === "m" || (event.key === "F10" && event.shiftKey);

/**
 * Whether a key uses what has the focus.
 *
 * @param {KeyboardEvent} event
 */
export const uses = (event) => event.key === "Enter" || event.key === " ";
