// A widget's picture: SVG in the page, so that its texts are texts and its controls controls.

import { reducedMotion } from "./dom.js";
import { act } from "./transition.js";

const parser = new DOMParser();
/** Milliseconds in which a picture without a plan takes the place of the one before. */
const FADE = 160;

/** The SVG element of a picture, or null when it is none. Nothing in it can run or load anything. */
export function pictureElement(text) {
  const parsed = parser.parseFromString(text, "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") return null;
  for (const element of parsed.querySelectorAll("script, foreignObject, a, style, animate, set")) element.remove();
  const svg = document.importNode(parsed, true);
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
 */
export function showPicture(plate, text, transition = null) {
  const next = pictureElement(text);
  if (!next) return false;
  const focused = plate.contains(document.activeElement) ? document.activeElement.dataset.node : null;
  plate.endTransition?.();
  const current = plate.querySelector(":scope > .picture");
  const steps = transition && String(transition.from) === plate.dataset.revision ? (reducedMotion() ? transition.reducedSteps : transition.steps) : null;
  plate.append(next);
  if (focused) next.querySelector(`[data-node="${focused}"]`)?.focus({ preventScroll: true });
  if (!current) return true;
  current.setAttribute("aria-hidden", "true");
  current.classList.add("leaving");
  if (plate.getClientRects().length === 0) {
    current.remove();
    return true;
  }
  if (steps) {
    plate.endTransition = act(current, next, steps);
    return true;
  }
  if (reducedMotion()) {
    current.remove();
    return true;
  }
  const fade = current.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "forwards" });
  plate.endTransition = () => current.remove();
  fade.finished.then(plate.endTransition, plate.endTransition);
  return true;
}

/** What an event is aimed at: a point in the widget's own points, or for the keyboard the node that has the focus. */
export function targetOf(event, plate, size) {
  if (event.type === "click" && event.detail > 0) {
    const point = plate.toCanvas?.(event.clientX, event.clientY);
    if (point) return point;
    const box = plate.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width * size[0], y: (event.clientY - box.top) / box.height * size[1] };
  }
  return { node: event.target.closest?.("[data-node]")?.dataset.node ?? "" };
}
