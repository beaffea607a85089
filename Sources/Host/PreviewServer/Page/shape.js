// Continuous corners, as those of widgets, icons and the device.

/**
 * A closed path for `clip-path`: each corner starts 1.5 radii before its vertex. One curve with its handles at 0.175 of
 * that length is within a fifth of a point of the drawn corner.
 *
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 */
export function continuousPath(width, height, radius) {
  const a = Math.min(radius * 1.52, width / 2, height / 2);
  const b = a * 0.175;
  const rounded = (/** @type {number} */ value) => Math.round(value * 100) / 100;
  const point = (/** @type {number} */ x, /** @type {number} */ y) => `${rounded(x)} ${rounded(y)}`;
  return `M${point(a, 0)}L${point(width - a, 0)}`
    + `C${point(width - b, 0)} ${point(width, b)} ${point(width, a)}L${point(width, height - a)}`
    + `C${point(width, height - b)} ${point(width - b, height)} ${point(width - a, height)}L${point(a, height)}`
    + `C${point(b, height)} ${point(0, height - b)} ${point(0, height - a)}L${point(0, a)}`
    + `C${point(0, b)} ${point(b, 0)} ${point(a, 0)}Z`;
}

/**
 * The same as a value of `clip-path`.
 *
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 */
export const continuousClip = (width, height, radius) =>
  radius > 0 ? `path("${continuousPath(width, height, radius)}")` : "none";
