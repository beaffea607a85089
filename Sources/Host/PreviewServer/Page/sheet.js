// A sheet over the Home Screen, which traps the keyboard focus and restores it when it closes.

import { find, findAll, focus, h, reducedMotion } from "./dom.js";
import { stage } from "./stage.js";

/**
 * The content of a sheet, which can be replaced.
 *
 * @typedef {(sheet: HTMLElement) => void} Content
 *
 * @typedef {object} Sheet
 * @property {HTMLElement} sheet
 * @property {(content: Content) => void} redraw
 * @property {() => boolean} isOpen
 */

/** @type {{ sheet: HTMLElement, scrim: HTMLElement, opener: Element | null } | null} */
let current = null;

const behind = () => [stage.pages, stage.dots, stage.bar, ...findAll(document, ".scene-slots")];

/**
 * Opens a sheet, replacing the open one.
 *
 * @param {string} title
 * @param {Content} content
 * @returns {Sheet}
 */
export function openSheet(title, content) {
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
  stage.overlay.append(scrim, sheet);
  for (const part of behind()) part.inert = true;
  current = { sheet, scrim, opener };
  const isOpen = () => current?.sheet === sheet;
  // A sheet that is closing must not take the focus back.
  const redraw = (/** @type {Content} */ next) => {
    if (!isOpen()) return;
    sheet.replaceChildren();
    next(sheet);
    (find(sheet, "[autofocus]") ?? sheet).focus({ preventScroll: true });
  };
  redraw(content);
  return { sheet, redraw, isOpen };
}

/**
 * Tab wraps around between the last and the first control.
 *
 * @param {HTMLElement} sheet
 * @param {KeyboardEvent} event
 */
function keepInside(sheet, event) {
  const stops = findAll(sheet, 'button, input, select, textarea, [tabindex="0"]')
    .filter((stop) => !stop.matches(":disabled") && stop.offsetParent !== null);
  const [first, last] = [stops[0], stops.at(-1)];
  const focused = document.activeElement;
  const next = event.shiftKey && (focused === first || focused === sheet) ? last
    : !event.shiftKey && focused === last ? first : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function closeSheet() {
  if (!current) return;
  const { sheet, scrim, opener } = current;
  current = null;
  for (const part of behind()) part.inert = false;
  const leave = () => {
    sheet.remove();
    scrim.remove();
  };
  if (reducedMotion()) leave();
  else {
    scrim.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 220, fill: "forwards" });
    const fall = sheet.animate(
      [{ translate: "0 0" }, { translate: "0 100%" }], { duration: 240, easing: "ease-in", fill: "forwards" });
    fall.finished.then(leave, leave);
  }
  focus(opener);
}
