// A sheet that comes up over the Home Screen, keeps the keyboard within itself and gives the focus back.

import { h, reducedMotion } from "./dom.js";
import { phone } from "./phone.js";

let current = null;

const behind = () => [phone.pages, phone.dock, phone.dots, phone.bar, ...document.querySelectorAll(".scene-slots")];

/** `build(content)` fills the sheet. Returns a handle with `redraw` for another content and `close`. */
export function openSheet(title, build, onClose = () => {}) {
  closeSheet();
  const opener = document.activeElement;
  const scrim = h("div", { class: "scrim", on: { click: () => closeSheet() } });
  const sheet = h("div", { class: "sheet", role: "dialog", "aria-modal": "true", "aria-label": title, tabindex: "-1" });
  sheet.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      closeSheet();
    } else if (event.key === "Tab") {
      keepInside(sheet, event);
    }
  });
  phone.overlay.append(scrim, sheet);
  for (const part of behind()) part.inert = true;
  current = { sheet, scrim, opener, onClose };
  const handle = { sheet, redraw: (next) => { sheet.replaceChildren(); next(sheet); (sheet.querySelector("[autofocus]") ?? sheet).focus({ preventScroll: true }); }, close: closeSheet };
  handle.redraw(build);
  return handle;
}

function keepInside(sheet, event) {
  const stops = [...sheet.querySelectorAll('button, input, select, textarea, [tabindex="0"]')].filter((stop) => !stop.disabled && stop.offsetParent !== null);
  const first = stops[0];
  const last = stops.at(-1);
  if (event.shiftKey && (document.activeElement === first || document.activeElement === sheet)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}

export function closeSheet() {
  if (!current) return;
  const { sheet, scrim, opener, onClose } = current;
  current = null;
  for (const part of behind()) part.inert = false;
  const leave = () => { sheet.remove(); scrim.remove(); };
  if (reducedMotion()) leave();
  else {
    scrim.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 220, fill: "forwards" });
    sheet.animate([{ translate: "0 0" }, { translate: "0 100%" }], { duration: 240, easing: "ease-in", fill: "forwards" }).finished.then(leave, leave);
  }
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  onClose();
}
