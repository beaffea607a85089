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
 * Whether a key opens the variants of the focused widget.
 *
 * @param {KeyboardEvent} event
 */
export const comparesVariants = (event) => event.key === "v" && !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * Whether a key activates the focused element.
 *
 * @param {KeyboardEvent} event
 */
export const uses = (event) => event.key === "Enter" || event.key === " ";

/** Elements that undo and redo changes of their own. */
const TEXT = "textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range])";

/**
 * Whether a key undoes or redoes a change of the page, and not one of the text in the focused element.
 *
 * @param {KeyboardEvent} event
 */
const reverts = (event) =>
  event.key.toLowerCase() === "z" && event.ctrlKey !== event.metaKey && !event.altKey
    && !(event.target instanceof Element && event.target.closest(TEXT));

/**
 * Whether a key undoes the last change.
 *
 * @param {KeyboardEvent} event
 */
export const undoes = (event) => reverts(event) && !event.shiftKey;

/**
 * Whether a key redoes the change that was undone last.
 *
 * @param {KeyboardEvent} event
 */
export const redoes = (event) => reverts(event) && event.shiftKey;
