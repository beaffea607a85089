// The dots of the Home Screen's pages as one control, as on an iPhone: they are too close to be single targets. This
// module does not access the document.

/**
 * The dot that is nearest to a position; of two equally near ones the first.
 *
 * @param {readonly number[]} centers
 * @param {number} x
 */
export function nearestDot(centers, x) {
  const distances = centers.map((center) => Math.abs(center - x));
  return distances.indexOf(Math.min(...distances));
}

/**
 * The page that a key on the dots shows.
 *
 * @param {string} key
 * @param {number} page
 * @param {{ count: number, isMirrored: boolean }} dots
 * @returns {number | null} null for another key
 */
export function pageOfKey(key, page, { count, isMirrored }) {
  const side = isMirrored ? -1 : 1;
  const within = (/** @type {number} */ next) => Math.max(0, Math.min(count - 1, next));
  switch (key) {
    case "ArrowLeft": return within(page - side);
    case "ArrowRight": return within(page + side);
    case "ArrowUp": return within(page + 1);
    case "ArrowDown": return within(page - 1);
    case "Home": return 0;
    case "End": return count - 1;
    default: return null;
  }
}
