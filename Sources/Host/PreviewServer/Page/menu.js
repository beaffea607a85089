// A context menu.

import { findAll, focus, h, part } from "./dom.js";
import { glyph } from "./glyphs.js";

/**
 * @typedef {object} Entry
 * @property {string} title
 * @property {string} icon
 * @property {() => unknown} run
 * @property {boolean} [isDestructive]
 */

/** @type {{ menu: HTMLElement, opener: Element | null } | null} */
let open = null;

/**
 * Opens a menu at the pointer, or at its anchor for the keyboard.
 *
 * @param {MouseEvent | KeyboardEvent} event
 * @param {HTMLElement} anchor
 * @param {string} name the item that the menu belongs to
 * @param {(Entry | null | undefined | false)[]} entries
 */
export function openMenu(event, anchor, name, entries) {
  closeMenu();
  const opener = document.activeElement;
  const menu = h("div", { class: "menu", role: "menu", "aria-label": name },
    entries.flatMap((entry) => (entry ? [entryButton(entry)] : [])));
  part(".layout").append(menu);
  const { x, y } = menuCorner(event, anchor.getBoundingClientRect(), menu.offsetWidth);
  menu.style.left = `${Math.max(8, Math.min(innerWidth - menu.offsetWidth - 8, x))}px`;
  menu.style.top = `${Math.max(8, Math.min(innerHeight - menu.offsetHeight - 8, y))}px`;
  open = { menu, opener };
  menu.addEventListener("keydown", (key) => onKey(menu, key));
  findAll(menu, "button")[0]?.focus();
  setTimeout(() => addEventListener("pointerdown", outside, true));
}

/** @param {Entry} entry */
const entryButton = (entry) => h("button", {
  type: "button", role: "menuitem", class: entry.isDestructive ? "destructive" : null, tabindex: "-1",
  on: { click: () => { closeMenu(); entry.run(); } },
}, h("span", { text: entry.title }), glyph(entry.icon));

/**
 * @param {MouseEvent | KeyboardEvent} event
 * @param {DOMRect} box
 * @param {number} width
 */
function menuCorner(event, box, width) {
  const isPointer = event instanceof MouseEvent
    && ((event.type === "contextmenu" && event.clientX > 0) || event.type === "pointerdown");
  if (isPointer) return { x: event.clientX, y: event.clientY };
  return { x: box.left + box.width / 2 - width / 2, y: box.top + Math.min(box.height, 80) };
}

/**
 * @param {HTMLElement} menu
 * @param {KeyboardEvent} event
 */
function onKey(menu, event) {
  const items = findAll(menu, "button");
  const index = items.findIndex((item) => item === document.activeElement);
  switch (event.key) {
    case "ArrowDown": items[(index + 1) % items.length]?.focus(); break;
    case "ArrowUp": items[(index - 1 + items.length) % items.length]?.focus(); break;
    case "Home": items[0]?.focus(); break;
    case "End": items.at(-1)?.focus(); break;
    case "Escape":
    case "Tab": closeMenu(); break;
    default: return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** @param {Event} event */
const outside = (event) => {
  if (open && event.target instanceof Node && !open.menu.contains(event.target)) closeMenu();
};

export function closeMenu() {
  if (!open) return;
  removeEventListener("pointerdown", outside, true);
  const { menu, opener } = open;
  open = null;
  menu.remove();
  focus(opener);
}
