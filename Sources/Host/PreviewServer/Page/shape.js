// Corners that bend in little by little, as those of widgets, icons and the device do.

/** A closed path for `clip-path` and SVG: each corner begins 1.5 radii before its vertex and is three curves in one. */
export function continuousPath(width, height, radius, x = 0, y = 0) {
  const reach = Math.min(radius * 1.52, width / 2, height / 2);
  const a = reach;
  const f = (value) => Math.round(value * 100) / 100;
  const point = (px, py) => `${f(px + x)} ${f(py + y)}`;
  // One curve with its handles at 0.17 of the reach comes within a fifth of a point of the drawn corner.
  const k = 0.175;
  const b = a * k;
  return `M${point(a, 0)}L${point(width - a, 0)}`
    + `C${point(width - b, 0)} ${point(width, b)} ${point(width, a)}L${point(width, height - a)}`
    + `C${point(width, height - b)} ${point(width - b, height)} ${point(width - a, height)}L${point(a, height)}`
    + `C${point(b, height)} ${point(0, height - b)} ${point(0, height - a)}L${point(0, a)}`
    + `C${point(0, b)} ${point(b, 0)} ${point(a, 0)}Z`;
}
