import assert from "node:assert/strict";
import { test } from "node:test";
import {
  keptPreview, missingEntry, previewHash, previewIn, steppedEntry,
} from "../../Sources/Host/PreviewServer/Page/preview-playback.js";

/**
 * @param {string} name
 * @param {number} index
 * @param {string} [extension]
 * @returns {PagePreviewsPreview}
 */
const preview = (name, index, extension = "E") =>
  ({ extension, app: "App", index, name, family: "systemSmall", appearances: [] });

test("The shown entry is read first, then those after it, and nothing beyond the timeline", () => {
  assert.equal(missingEntry(new Map(), 3, null), 3);
  assert.equal(missingEntry(new Map(), 0, 5), 0);
  assert.equal(missingEntry(new Map([[0, 1], [1, 1]]), 0, 5), 2);
  assert.equal(missingEntry(new Map([[0, 1], [1, 1]]), 0, 2), null);
  assert.equal(missingEntry(new Map([[0, 1], [1, 1], [2, 1], [3, 1]]), 0, 100), null);
});

test("A step stays in the timeline", () => {
  assert.equal(steppedEntry(0, 1, 3), 1);
  assert.equal(steppedEntry(2, 1, 3), 2);
  assert.equal(steppedEntry(0, -1, 3), 0);
  assert.equal(steppedEntry(7, 0, 3), 2);
});

test("After a build the preview of the same name is shown, or else the one at its place, or the first", () => {
  const [first, second, other] = [preview("Day", 0), preview("Night", 1), preview("Night", 0, "F")];
  assert.equal(keptPreview([other, first, second], { extension: "E", index: 0, name: "Night" }), second);
  assert.equal(keptPreview([other, first, second], { extension: "E", index: 1, name: "Dusk" }), second);
  assert.equal(keptPreview([other, first], { extension: "G", index: 1 }), other);
  assert.equal(keptPreview([first], null), first);
  assert.equal(keptPreview([], null), null);
});

test("The address names a preview, only the view, or something else", () => {
  assert.deepEqual(previewIn(previewHash({ extension: "A & B", index: 2 })), { extension: "A & B", index: 2 });
  assert.deepEqual(previewIn(previewHash(null)), {});
  assert.deepEqual(previewIn("#previews=-1&of=E"), {});
  assert.deepEqual(previewIn("#previews=1"), {});
  assert.equal(previewIn("#variants=3"), null);
  assert.equal(previewIn(""), null);
});
