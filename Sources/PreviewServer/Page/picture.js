// A widget's picture: SVG in the page, so that its texts are texts and its controls controls.

import { reducedMotion } from "./dom.js";

const parser = new DOMParser();
/** Milliseconds. People may see an update move for two seconds at most; ours is done well before. */
const FADE = 320;
const ROLL = 620;

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
 * 1. The new picture lies over the old one and comes up while the old one goes.
 * 2. Numbers with the numeric transition roll: the old ones up and away, the new ones in from below.
 * 3. Who asked for less motion gets the new picture at once.
 */
export function showPicture(plate, text, motion = "update") {
  const next = pictureElement(text);
  if (!next) return false;
  const old = [...plate.querySelectorAll(":scope > .picture")];
  const focused = plate.contains(document.activeElement) ? document.activeElement.dataset.node : null;
  const current = old.at(-1);
  for (const stale of old.slice(0, -1)) stale.remove();
  plate.append(next);
  if (focused) next.querySelector(`[data-node="${focused}"]`)?.focus({ preventScroll: true });
  if (!current) return true;
  current.setAttribute("aria-hidden", "true");
  current.style.pointerEvents = "none";
  if (reducedMotion() || motion === "none") {
    current.remove();
    return true;
  }
  const duration = motion === "update" ? FADE : 160;
  next.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
  const rolling = motion === "update" ? rollNumbers(current, next) : false;
  const leave = current.animate([{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0 }],
    { duration: rolling ? ROLL : duration, fill: "forwards" });
  leave.finished.then(() => current.remove(), () => current.remove());
  return true;
}

/** Returns whether any number changed. */
function rollNumbers(current, next) {
  const before = [...current.querySelectorAll('[data-transition="numeric"]')];
  const after = [...next.querySelectorAll('[data-transition="numeric"]')];
  let changed = false;
  after.forEach((group, index) => {
    const old = before[index];
    if (!old || old.textContent === group.textContent) return;
    changed = true;
    const rises = Number.parseFloat(group.textContent) >= Number.parseFloat(old.textContent);
    const height = Math.max(group.getBBox().height * 0.45, 6) * (rises ? 1 : -1);
    const timing = { duration: ROLL, easing: "cubic-bezier(.2, .9, .25, 1.05)" };
    old.animate([{ transform: "none", opacity: 1, filter: "blur(0)" },
      { transform: `translateY(${-height}px)`, opacity: 0, filter: "blur(2px)", offset: 0.6 },
      { transform: `translateY(${-height}px)`, opacity: 0 }], { ...timing, fill: "forwards" });
    group.animate([{ transform: `translateY(${height}px)`, opacity: 0, filter: "blur(2px)" },
      { transform: "none", opacity: 1, filter: "blur(0)" }], timing);
  });
  return changed;
}

/** What an event is aimed at: a point in the widget's own points, or for the keyboard the node that has the focus. */
export function targetOf(event, plate, size) {
  if (event.type === "click" && event.detail > 0) {
    const box = plate.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width * size[0], y: (event.clientY - box.top) / box.height * size[1] };
  }
  return { node: event.target.closest?.("[data-node]")?.dataset.node ?? "" };
}
