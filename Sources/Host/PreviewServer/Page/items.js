// Items of the Home Screen, as its parts pass them to one another.

import { announce } from "./dom.js";
import { store } from "./store.js";

/**
 * One of the numbers and the name that an item has, as commands name it.
 *
 * @typedef {PageCommandItem} Reference
 *
 * An item as it is shown.
 *
 * @typedef {object} ItemView
 * @property {PageHomeItem} item
 * @property {HTMLElement} element
 * @property {HTMLElement} layers the icon, and the name
 * @property {HTMLElement} plates empty for an icon
 * @property {HTMLElement} dots of a stack
 * @property {HTMLElement} remove
 * @property {HTMLElement} more
 * @property {number | null} widget the one that is seen
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
