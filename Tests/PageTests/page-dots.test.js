import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestDot, pageOfKey } from "../../Sources/Host/PreviewServer/Page/page-dots.js";

test("A press on the dots shows the page of the nearest one, also beyond the outer ones", () => {
  const centers = [100, 116, 132];
  assert.deepEqual([60, 100, 107, 109, 125, 132, 190].map((x) => nearestDot(centers, x)), [0, 0, 0, 1, 2, 2, 2]);
  assert.equal(nearestDot(centers, 108), 0);
});

test("Mirrored dots, the first of which is on the right, are found as well", () => {
  assert.deepEqual([90, 117, 140].map((x) => nearestDot([132, 116, 100], x)), [2, 1, 0]);
});

test("Arrow keys, Home and End on the dots show other pages and stay within them", () => {
  const dots = { count: 3, isMirrored: false };
  assert.deepEqual(["ArrowLeft", "ArrowRight", "Home", "End"].map((key) => pageOfKey(key, 1, dots)), [0, 2, 0, 2]);
  assert.deepEqual(["ArrowDown", "ArrowUp"].map((key) => pageOfKey(key, 1, dots)), [0, 2]);
  assert.equal(pageOfKey("ArrowRight", 2, dots), 2);
  assert.equal(pageOfKey("ArrowLeft", 0, dots), 0);
  assert.equal(pageOfKey("Enter", 1, dots), null);
});

test("In a right-to-left language the arrow keys follow the dots", () => {
  const dots = { count: 3, isMirrored: true };
  assert.deepEqual(["ArrowLeft", "ArrowRight"].map((key) => pageOfKey(key, 1, dots)), [2, 0]);
});
