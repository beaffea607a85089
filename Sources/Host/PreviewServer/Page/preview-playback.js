// The previews and the entries of their timelines as values. This module does not access the document.

/** The number of entries that are read before they are shown. */
const AHEAD = 4;

/**
 * The entry that must be read next; null if the shown one and those after it are there.
 *
 * @param {ReadonlyMap<number, unknown>} pictures by entry
 * @param {number} entry the shown one
 * @param {number | null} count the number of entries; null if it is not known
 * @returns {number | null}
 */
export function missingEntry(pictures, entry, count) {
  if (count === null) return entry;
  for (let next = entry; next < Math.min(entry + AHEAD, count); next += 1) if (!pictures.has(next)) return next;
  return null;
}

/**
 * The entry after a step, which stays in the timeline.
 *
 * @param {number} entry
 * @param {number} step
 * @param {number} count
 */
export const steppedEntry = (entry, step, count) => Math.max(0, Math.min(count - 1, entry + step));

/**
 * The preview among new ones that an earlier one has become: that of the same name, or else that at its place.
 *
 * @param {readonly PagePreviewsPreview[]} previews
 * @param {{ extension?: string, index?: number, name?: string } | null} earlier
 * @returns {PagePreviewsPreview | null} the first one if it is gone
 */
export function keptPreview(previews, earlier) {
  const own = previews.filter((each) => each.extension === earlier?.extension);
  return own.find((each) => each.name === earlier?.name) ?? own.find((each) => each.index === earlier?.index)
    ?? previews[0] ?? null;
}

/**
 * The part of the page's address that names a preview, or only the view.
 *
 * @param {{ extension: string, index: number } | null} preview
 */
export const previewHash = (preview) =>
  preview === null ? "#previews" : `#previews=${preview.index}&of=${encodeURIComponent(preview.extension)}`;

/**
 * What an address names.
 *
 * @param {string} hash
 * @returns {{ extension?: string, index?: number } | null} empty if it names only the view; null for another view
 */
export function previewIn(hash) {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const text = values.get("previews");
  if (text === null) return null;
  const index = Number(text);
  const extension = values.get("of");
  return extension !== null && text !== "" && Number.isInteger(index) && index >= 0 ? { extension, index } : {};
}
