// Distinguishes taps from other gestures.

/**
 * Ignores the click that ends the current gesture. A gesture that ends without a click does not affect the next one.
 */
export function swallowClick() {
  const stop = () => {
    removeEventListener("click", swallow, true);
    removeEventListener("pointerdown", stop, true);
  };
  const swallow = (/** @type {MouseEvent} */ event) => {
    // A keyboard click has no gesture.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    stop();
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerdown", stop, true);
}

/**
 * Whether a key opens the menu of the focused element.
 *
 * @param {KeyboardEvent} event
 */
export const opensMenu = (event) =>
  event.key === "ContextMenu" || event.key === "m" || (event.key === "F10" && event.shiftKey);

/**
 * Whether a key activates the focused element.
 *
 * @param {KeyboardEvent} event
 */
export const uses = (event) => event.key === "Enter" || event.key === " ";
