// The arithmetic of transitions between pictures.

/** The maximum duration of a plan in seconds. */
const LONGEST = 2;

/**
 * Milliseconds that a step of a plan takes.
 *
 * @param {PageTransitionStep} step
 */
export const durationOf = (step) => Math.min(step.duration, LONGEST) * 1000;

/**
 * The transform that moves a node back to its previous frame.
 *
 * @param {readonly (readonly number[])[]} frames the previous and the new frame
 */
export function between([before = [], now = []]) {
  const [x0 = 0, y0 = 0, width0 = 0, height0 = 0] = before;
  const [x1 = 0, y1 = 0, width1 = 0, height1 = 0] = now;
  const sx = width1 > 0 ? width0 / width1 : 1;
  const sy = height1 > 0 ? height0 / height1 : 1;
  return `translate(${x0 - x1 * sx}px, ${y0 - y1 * sy}px) scale(${sx}, ${sy})`;
}

/**
 * The keyframes of a rolling character, from start to end. One that only moves sideways starts at its previous
 * distance.
 *
 * @param {PageTransitionGlyph} glyph
 * @param {number} height of the text, in points
 * @param {number} shift in points
 * @returns {[Keyframe, Keyframe]}
 */
export function rollFrames(glyph, height, shift) {
  const frame = (/** @type {readonly number[]} */ [opacity = 0, offset = 0]) =>
    ({ opacity, transform: `translate(0px, ${offset * height}px)` });
  const start = frame(glyph.start);
  return [shift === 0 ? start : { ...start, transform: `translate(${shift}px, 0px)` }, frame(glyph.end)];
}

/**
 * Whether a character of a numeric text belongs to the new picture, and whether it was in the old one too.
 *
 * @param {PageTransitionGlyph} glyph
 */
export function presence(glyph) {
  const comes = (glyph.end[0] ?? 0) > 0;
  return { comes, stays: comes && (glyph.start[0] ?? 0) > 0 };
}
