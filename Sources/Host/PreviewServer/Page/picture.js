// A widget's picture: SVG in the page, so that its texts are texts and its controls controls.

import { reducedMotion } from "./dom.js";
import { act } from "./transition.js";

const parser = new DOMParser();
/** Milliseconds in which a picture without a plan takes the place of the one before. */
const FADE = 160;

/**
 * What ends the movement that a plate is in.
 *
 * @type {WeakMap<HTMLElement, () => void>}
 */
const endings = new WeakMap();

/**
 * The SVG element of a picture, or null when it is none. Nothing in it can run or load anything.
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
 * Shows a picture in its plate, in place of the one that is there.
 *
 * 1. With the host's plan for going over from the picture that is there, the steps of the plan are acted out.
 * 2. Without one, or from another picture than the plan's, the new one fades in over the old one; who asked for less
 *    motion gets it at once.
 * 3. A movement that is still under way ends at once.
 * 4. Where nobody sees the plate, as on a Home Screen while another place is looked at, the new one is there at once.
 *
 * @param {HTMLElement} plate
 * @param {string} text
 * @param {PageTransition | null} [transition]
 * @returns whether there is a picture
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
 * What an event is aimed at: a point in the widget's own points, or for the keyboard the node that has the focus.
 *
 * @param {MouseEvent | KeyboardEvent} event
 * @param {HTMLElement} plate
 * @param {readonly number[]} size
 * @param {DOMMatrix | null} [fromScreen] from the window to the widget's points, where the plate is turned or bent
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
