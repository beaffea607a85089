// The items of the Home Screen, as its modules share them.

import { announce } from "./dom.js";
import { store } from "./store.js";

/**
 * The reference to an item in commands: one of its numbers, or its name.
 *
 * @typedef {PageCommandItem} Reference
 *
 * The view of an item.
 *
 * @typedef {object} ItemView
 * @property {PageHomeItem} item
 * @property {HTMLElement} element
 * @property {HTMLElement} layers the icon and the name
 * @property {HTMLElement} plates empty for an icon
 * @property {HTMLElement} dots of a stack
 * @property {HTMLElement} remove
 * @property {HTMLElement} more
 * @property {number | null} widget the visible one
 */

/**
 * @param {PageHomeItem} item
 * @returns {Reference}
 */
export const reference = (item) =>
  item.stack !== undefined ? { stack: item.stack }
    : item.widget !== undefined ? { widget: item.widget } : { icon: item.icon ?? "" };

/** @param {boolean} isEditing */
export function setEditing(isEditing) {
  store.edit(isEditing);
  announce(isEditing ? "Editing. Move a widget with the arrow keys, remove it with Delete." : "Done editing.");
}
