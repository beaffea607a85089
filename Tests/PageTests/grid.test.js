import assert from "node:assert/strict";
import { test } from "node:test";
import { blockFrame, nearestCell, rect, stepped } from "../../Sources/Host/PreviewServer/Page/grid.js";
import { home, item } from "./samples.js";

const small = { columns: 2, rows: 2 };
const medium = { columns: 4, rows: 2 };

test("A block is as large as the union of its cells", () => {
  assert.deepEqual(blockFrame(home(), { column: 0, row: 0 }, small), { x: 27, y: 84, width: 158, height: 158 });
  assert.deepEqual(blockFrame(home(), { column: 0, row: 2 }, medium), { x: 27, y: 280, width: 338, height: 158 });
});

test("A mirrored block has the same size, on the other side", () => {
  assert.deepEqual(
    blockFrame(home({}, true), { column: 0, row: 0 }, small), { x: 208, y: 84, width: 158, height: 158 });
});

test("A dropped block lands where its corner is nearest", () => {
  assert.deepEqual(nearestCell(home(), small, { x: 27, y: 84 }), { column: 0, row: 0 });
  assert.deepEqual(nearestCell(home(), small, { x: 27 + 46, y: 84 + 50 }), { column: 1, row: 1 });
  assert.deepEqual(nearestCell(home(), small, { x: 27 + 44, y: 84 + 48 }), { column: 0, row: 0 });
});

test("A dropped block stays within the grid, however far the pointer goes", () => {
  assert.deepEqual(nearestCell(home(), small, { x: 4000, y: 4000 }), { column: 2, row: 4 });
  assert.deepEqual(nearestCell(home(), medium, { x: -4000, y: 90 }), { column: 0, row: 0 });
});

test("A mirrored block lands under the pointer", () => {
  assert.deepEqual(nearestCell(home({}, true), small, { x: 208, y: 84 }), { column: 0, row: 0 });
  assert.deepEqual(nearestCell(home({}, true), small, { x: 28, y: 84 }), { column: 2, row: 0 });
});

test("A step over a side leads to the next page, one over the upper or lower edge nowhere", () => {
  const right = { columns: 1, rows: 0 };
  const left = { columns: -1, rows: 0 };
  assert.deepEqual(stepped(home(), 0, item({ column: 1 }), right), { page: 0, column: 2, row: 0 });
  assert.deepEqual(stepped(home(), 0, item({ column: 2 }), right), { page: 1, column: 0, row: 0 });
  assert.deepEqual(stepped(home(), 1, item({ column: 0 }), left), { page: 0, column: 2, row: 0 });
  assert.equal(stepped(home(), 0, item({ column: 0 }), left), null);
  assert.equal(stepped(home(), 0, item({ row: 4 }), { columns: 0, rows: 1 }), null);
  assert.equal(stepped(home(), 0, item({ row: 0 }), { columns: 0, rows: -1 }), null);
});

test("A rectangle that lacks numbers is at the origin and empty", () => {
  assert.deepEqual(rect([]), { x: 0, y: 0, width: 0, height: 0 });
});
