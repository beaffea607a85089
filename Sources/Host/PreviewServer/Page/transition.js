// Acts out the host's plan for going from one picture of a widget to the next.
//
// 1. The new picture is there at once; what does not change neither moves nor fades.
// 2. A node that changes fades in, with the old one just below it, in the surroundings that the new one has.
// 3. Digits of a numeric text go their ways, each from and to where the plan has it.
// 4. A node that only moves begins at its old frame; one that goes fades out over the new picture.
// 5. When all has ended, or the next picture comes, nothing of the old picture is left.

import { s } from "./dom.js";

/** Seconds; no plan is longer, and whatever comes, people see nothing move for longer. */
const LONGEST = 2;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Begins to act; returns what ends it at once. */
export function act(current, next, steps) {
  const passing = [current];
  const animations = [];
  const byPath = (picture) => new Map([...picture.querySelectorAll("[data-path]")].map((element) => [element.dataset.path, element]));
  const before = byPath(current);
  const after = byPath(next);
  // What old nodes refer to goes where they go. It stays visible: a hidden mask would hide what it masks.
  const definitions = current.querySelector(":scope > defs");
  if (definitions) {
    next.append(definitions);
    passing.push(definitions);
  }
  for (const control of current.querySelectorAll("[tabindex]")) control.removeAttribute("tabindex");
  for (const control of current.querySelectorAll("[data-node]")) control.removeAttribute("data-node");
  current.style.visibility = "hidden";
  for (const step of steps) {
    const duration = Math.min(step.duration, LONGEST) * 1000;
    const animate = (element, frames, easing = "ease-in-out") => animations.push(element.animate(frames, { duration, easing, fill: "both" }));
    const old = before.get(step.old);
    const fresh = after.get(step.new);
    const letters = step.kind === "numericText" && old && fresh ? lettersOf(step.glyphs, old, fresh) : null;
    if (letters) {
      const layer = s("g", { class: "roll", "aria-hidden": "true" });
      const height = fresh.getBBox().height;
      fresh.before(layer);
      passing.push(layer);
      for (const { glyph, letter, shift } of letters) {
        const [start, end] = [glyph.start, glyph.end].map(([opacity, offset]) => ({ opacity, transform: `translate(0px, ${offset * height}px)` }));
        if (shift !== 0) start.transform = `translate(${shift}px, 0px)`;
        layer.append(letter);
        animate(letter, [start, end]);
      }
      animate(fresh, [{ opacity: 0 }, { opacity: 0 }]);
    } else if (step.kind === "move" && fresh) {
      animate(fresh, [{ transform: between(step.frames) }, { transform: "none" }]);
    } else {
      if (fresh) animate(fresh, [{ opacity: 0 }, { opacity: 1 }]);
      if (!old) continue;
      old.style.visibility = "visible";
      old.setAttribute("aria-hidden", "true");
      if (fresh) fresh.before(old);
      passing.push(old);
      animate(old, fresh ? [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }] : [{ opacity: 1 }, { opacity: 0 }]);
    }
  }
  const end = () => {
    for (const animation of animations) animation.cancel();
    for (const element of passing) element.remove();
  };
  Promise.allSettled(animations.map((animation) => animation.finished)).then(end);
  return end;
}

/** From where a node stood to where it stands. */
function between([[x0, y0, width0, height0], [x1, y1, width1, height1]]) {
  const sx = width1 > 0 ? width0 / width1 : 1;
  const sy = height1 > 0 ? height0 / height1 : 1;
  return `translate(${x0 - x1 * sx}px, ${y0 - y1 * sy}px) scale(${sx}, ${sy})`;
}

/** The characters of a numeric text as elements of their own; null where the text is not drawn letter by letter. */
function lettersOf(glyphs, old, fresh) {
  const before = drawnLetters(old);
  const after = drawnLetters(fresh);
  if (!before || !after) return null;
  const letters = [];
  for (const glyph of glyphs) {
    const comes = glyph.end[0] > 0;
    const drawn = (comes ? after : before)[glyph.column];
    if (drawn?.character !== glyph.character) return null;
    const stands = comes && glyph.start[0] > 0;
    const letter = drawn.text.cloneNode(false);
    for (const name of ["textLength", "lengthAdjust"]) letter.removeAttribute(name);
    letter.setAttribute("x", String(drawn.x));
    letter.setAttribute("direction", "ltr");
    letter.textContent = glyph.character;
    letters.push({ glyph, letter: s("g", {}, letter), shift: stands ? before[glyph.column].place - drawn.place : 0 });
  }
  return letters;
}

/** From the last one on: each drawn character with its place in its text and in the picture. */
function drawnLetters(element) {
  const letters = [];
  for (const text of element.querySelectorAll("text")) {
    // Where outlines are drawn, the text that lies over them is not seen.
    if (text.getAttribute("fill-opacity") === "0") return null;
    const matrix = text.transform.baseVal.consolidate()?.matrix;
    for (const { segment, index } of graphemes.segment(text.textContent)) {
      const { x } = text.getStartPositionOfChar(index);
      letters.push({ text, character: segment, x, place: matrix ? matrix.a * x + matrix.e : x });
    }
  }
  return letters.reverse();
}
