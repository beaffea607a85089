// A menu beside the thing it acts on.

import { glyph, h } from "./dom.js";

let open = null;

/** `name` says whose menu it is. */
export function openMenu(event, anchor, name, entries) {
  closeMenu();
  const opener = document.activeElement;
  const menu = h("div", { class: "menu", role: "menu", "aria-label": name }, entries.filter(Boolean).map((entry) =>
    h("button", { type: "button", role: "menuitem", class: entry.isDestructive ? "destructive" : null, tabindex: "-1",
      on: { click: () => { closeMenu(); entry.run(); } } }, h("span", { text: entry.title }), glyph(entry.icon))));
  document.body.append(menu);
  const box = anchor.getBoundingClientRect();
  const isPointer = event.type === "contextmenu" && event.clientX > 0 || event.type === "pointerdown";
  const x = isPointer ? event.clientX : box.left + box.width / 2 - menu.offsetWidth / 2;
  const y = isPointer ? event.clientY : box.top + Math.min(box.height, 80);
  menu.style.left = `${Math.max(8, Math.min(innerWidth - menu.offsetWidth - 8, x))}px`;
  menu.style.top = `${Math.max(8, Math.min(innerHeight - menu.offsetHeight - 8, y))}px`;
  open = { menu, opener };
  menu.addEventListener("keydown", onKey);
  menu.querySelector("button").focus();
  setTimeout(() => addEventListener("pointerdown", outside, true));
}

function onKey(event) {
  const items = [...open.menu.querySelectorAll("button")];
  const index = items.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) items[(index + step + items.length) % items.length].focus();
  else if (event.key === "Home") items[0].focus();
  else if (event.key === "End") items.at(-1).focus();
  else if (event.key === "Escape" || event.key === "Tab") closeMenu();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const outside = (event) => { if (open && !open.menu.contains(event.target)) closeMenu(); };

export function closeMenu() {
  if (!open) return;
  removeEventListener("pointerdown", outside, true);
  const { menu, opener } = open;
  open = null;
  menu.remove();
  if (opener?.isConnected) opener.focus({ preventScroll: true });
}
