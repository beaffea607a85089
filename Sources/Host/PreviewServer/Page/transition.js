// Animates the host's transition plan between two pictures of a widget.
//
// 1. The new picture is in place at once; unchanged parts neither move nor fade.
// 2. A changed node fades in, with the old one directly below it, among the new one's neighbors.
// 3. Digits of numeric text move, each between the positions of the plan.
// 4. A node that only moves starts at its old frame; a removed one fades out over the new picture.
// 5. At the end, or when the next picture arrives, nothing of the old picture remains.

import { s } from "./dom.js";
import { between, durationOf, presence, rollFrames } from "./movement.js";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Starts the animation; returns a function that ends it at once.
 *
 * @param {SVGSVGElement} current
 * @param {SVGSVGElement} next
 * @param {PageTransitionStep[]} steps
 */
export function act(current, next, steps) {
  /** @type {Element[]} */
  const passing = [current];
  /** @type {Animation[]} */
  const animations = [];
  const before = nodesByPath(current);
  const after = nodesByPath(next);
  withdraw(current, next, passing);
  for (const step of steps) {
    const animate = (/** @type {Element} */ element, /** @type {Keyframe[]} */ frames) =>
      animations.push(element.animate(frames, { duration: durationOf(step), easing: "ease-in-out", fill: "both" }));
    const old = before.get(step.old ?? "");
    const fresh = after.get(step.new ?? "");
    const letters = step.kind === "numericText" && old && fresh ? lettersOf(step.glyphs ?? [], old, fresh) : null;
    if (letters && fresh) {
      const layer = s("g", { class: "roll", "aria-hidden": "true" });
      const height = fresh.getBBox().height;
      fresh.before(layer);
      passing.push(layer);
      for (const { glyph, letter, shift } of letters) {
        layer.append(letter);
        animate(letter, rollFrames(glyph, height, shift));
      }
      animate(fresh, [{ opacity: 0 }, { opacity: 0 }]);
    } else if (step.kind === "move" && fresh) {
      animate(fresh, [{ transform: between(step.frames ?? []) }, { transform: "none" }]);
    } else {
      if (fresh) animate(fresh, [{ opacity: 0 }, { opacity: 1 }]);
      if (!old) continue;
      old.style.visibility = "visible";
      old.setAttribute("aria-hidden", "true");
      fresh?.before(old);
      passing.push(old);
      animate(old, [{ opacity: 1 }, ...(fresh ? [{ opacity: 1, offset: 0.4 }] : []), { opacity: 0 }]);
    }
  }
  const end = () => {
    for (const animation of animations) animation.cancel();
    for (const element of passing) element.remove();
  };
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(end);
  return end;
}

/**
 * @param {SVGSVGElement} picture
 * @returns {Map<string, SVGGraphicsElement>}
 */
function nodesByPath(picture) {
  /** @type {NodeListOf<SVGGraphicsElement>} */
  const nodes = picture.querySelectorAll("[data-path]");
  return new Map([...nodes].map((element) => [element.dataset.path ?? "", element]));
}

/**
 * Hides the old picture, whose nodes are shown individually. Their definitions move with them and stay visible: a
 * hidden mask would hide its content.
 *
 * @param {SVGSVGElement} current
 * @param {SVGSVGElement} next
 * @param {Element[]} passing
 */
function withdraw(current, next, passing) {
  const definitions = current.querySelector(":scope > defs");
  if (definitions) {
    next.append(definitions);
    passing.push(definitions);
  }
  for (const control of current.querySelectorAll("[tabindex]")) control.removeAttribute("tabindex");
  for (const control of current.querySelectorAll("[data-node]")) control.removeAttribute("data-node");
  current.style.visibility = "hidden";
}

/**
 * The characters of numeric text as separate elements; null if the text is not drawn letter by letter.
 *
 * @param {PageTransitionGlyph[]} glyphs
 * @param {SVGElement} old
 * @param {SVGElement} fresh
 */
function lettersOf(glyphs, old, fresh) {
  const before = drawnLetters(old);
  const after = drawnLetters(fresh);
  if (!before || !after) return null;
  const letters = [];
  for (const glyph of glyphs) {
    const { comes, stays } = presence(glyph);
    const drawn = (comes ? after : before)[glyph.column];
    if (drawn?.character !== glyph.character) return null;
    const letter = /** @type {SVGTextElement} */ (drawn.text.cloneNode(false));
    for (const name of ["textLength", "lengthAdjust"]) letter.removeAttribute(name);
    letter.setAttribute("x", String(drawn.x));
    letter.setAttribute("direction", "ltr");
    letter.textContent = glyph.character;
    const earlier = stays ? before[glyph.column] : undefined;
    letters.push({ glyph, letter: s("g", {}, letter), shift: earlier ? earlier.place - drawn.place : 0 });
  }
  return letters;
}

/**
 * From the last one on: each drawn character with its position in its text and in the picture.
 *
 * @param {SVGElement} element
 */
function drawnLetters(element) {
  const letters = [];
  for (const text of element.querySelectorAll("text")) {
    // The text over drawn outlines is invisible.
    if (text.getAttribute("fill-opacity") === "0") return null;
    const matrix = text.transform.baseVal.consolidate()?.matrix;
    for (const { segment, index } of graphemes.segment(text.textContent ?? "")) {
      const { x } = text.getStartPositionOfChar(index);
      letters.push({ text, character: segment, x, place: matrix ? matrix.a * x + matrix.e : x });
    }
  }
  return letters.reverse();
}
