// A widget's picture: inline SVG, so that its text is text and its controls are controls.

import { reducedMotion } from "./dom.js";
import { act } from "./transition.js";

const parser = new DOMParser();
/** The duration of a cross-fade without a plan, in milliseconds. */
const FADE = 160;

/**
 * Ends the running transition of a plate.
 *
 * @type {WeakMap<HTMLElement, () => void>}
 */
const endings = new WeakMap();

/**
 * The SVG element of a picture, or null if it isn't one. Nothing in it can run code or load resources.
 *
 * @param {string} text
 */
export function pictureElement(text) {
  const parsed = parser.parseFromString(text, "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") return null;
  for (const element of parsed.querySelectorAll("script, foreignObject, a, style, animate, set")) element.remove();
  const svg = /** @type {SVGSVGElement} */ (/** @type {Element} */ (document.importNode(parsed, true)));
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  svg.classList.add("picture");
  return svg;
}

/**
 * Shows a picture in its plate, replacing the current one.
 *
 * 1. With the host's transition plan from the current picture, the steps of the plan are animated.
 * 2. Without a plan, or from another picture than the plan's, the new one fades in over the old one; with reduced
 *    motion it appears at once.
 * 3. A transition that is still running ends at once.
 * 4. In a hidden plate, as on a Home Screen while another place is displayed, the new one appears at once.
 *
 * @param {HTMLElement} plate
 * @param {string} text
 * @param {PageTransition | null} [transition]
 * @returns whether a picture is shown
 */
export function showPicture(plate, text, transition = null) {
  const next = pictureElement(text);
  if (!next) return false;
  const focused = document.activeElement;
  const node = focused instanceof SVGElement && plate.contains(focused) ? focused.dataset.node : undefined;
  endings.get(plate)?.();
  endings.delete(plate);
  /** @type {SVGSVGElement | null} */
  const current = plate.querySelector(":scope > .picture");
  const plan = transition && String(transition.from) === plate.dataset.revision ? transition : null;
  plate.append(next);
  if (node !== undefined) focusNode(next, node);
  if (!current) return true;
  current.setAttribute("aria-hidden", "true");
  current.classList.add("leaving");
  if (plate.getClientRects().length === 0) current.remove();
  else if (plan) endings.set(plate, act(current, next, reducedMotion() ? plan.reducedSteps : plan.steps));
  else if (reducedMotion()) current.remove();
  else fadeOut(plate, current);
  return true;
}

/**
 * The pictures that plates were given last.
 *
 * @type {WeakMap<HTMLElement, { revision: number }>}
 */
const given = new WeakMap();

/**
 * Whether the plate shows this picture. Its revision alone does not tell: one that took the host too long to write is
 * replaced by another with the same revision.
 *
 * @param {HTMLElement} plate
 * @param {{ revision: number }} picture
 */
export const shows = (plate, picture) =>
  plate.dataset.revision === String(picture.revision) && given.get(plate) === picture;

/**
 * Records that the plate shows this picture.
 *
 * @param {HTMLElement} plate
 * @param {{ revision: number }} picture
 */
export function setShown(plate, picture) {
  plate.dataset.revision = String(picture.revision);
  given.set(plate, picture);
}

/**
 * @param {SVGElement} picture
 * @param {string} node
 */
function focusNode(picture, node) {
  /** @type {SVGElement | null} */
  const element = picture.querySelector(`[data-node="${node}"]`);
  element?.focus({ preventScroll: true });
}

/**
 * @param {HTMLElement} plate
 * @param {SVGElement} picture
 */
function fadeOut(plate, picture) {
  const fade = picture.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "forwards" });
  const end = () => picture.remove();
  endings.set(plate, end);
  fade.finished.then(end, end);
}

/**
 * The target of an event: a point in the widget's own coordinates, or for the keyboard the focused node.
 *
 * @param {MouseEvent | KeyboardEvent} event
 * @param {HTMLElement} plate
 * @param {readonly number[]} size
 * @param {DOMMatrix | null} [fromScreen] from the window to the widget's points, if the plate is rotated or curved
 * @returns {{ node: string } | { x: number, y: number }}
 */
export function targetOf(event, plate, [width = 0, height = 0], fromScreen = null) {
  if (event instanceof MouseEvent && event.type === "click" && event.detail > 0) {
    if (fromScreen) {
      const { x, y } = fromScreen.transformPoint({ x: event.clientX, y: event.clientY });
      return { x, y };
    }
    const box = plate.getBoundingClientRect();
    return {
      x: (event.clientX - box.left) / box.width * width, y: (event.clientY - box.top) / box.height * height,
    };
  }
  const node = event.target instanceof Element ? event.target.closest("[data-node]") : null;
  return { node: node?.getAttribute("data-node") ?? "" };
}
