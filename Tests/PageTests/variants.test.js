import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CELL_LIMIT, boardOf, choiceIn, hashOf, knownAxes, neighbor, pauseAfter, requestsOf, shortcomings, toggled, valueTitle,
} from "../../Sources/Host/PreviewServer/Page/variant-grid.js";

/**
 * @param {PageVariantsAxisName} name
 * @param {string[]} values the first one is the device's
 * @returns {PageVariantsAxis}
 */
const axis = (name, ...values) => ({
  name, values: values.map((value, index) => ({ name: value, isShown: index === 0 })),
});
const appearances = axis("appearance", "light", "dark", "tinted", "clear");
const sizes = axis("size", "systemSmall", "systemLarge");

test("One axis makes a row of cells, two make a table", () => {
  const one = boardOf([appearances, sizes], ["appearance"]);
  assert.deepEqual(one.columns, ["Light", "Dark", "Tinted", "Clear"]);
  assert.deepEqual(one.rows, []);
  assert.deepEqual(one.cells.map(({ name }) => name),
    ["appearance=light", "appearance=dark", "appearance=tinted", "appearance=clear"]);
  assert.deepEqual(one.cells.map(({ isShown }) => isShown), [true, false, false, false]);
  const two = boardOf([appearances, sizes], ["appearance", "size"]);
  assert.deepEqual(two.rows, ["Small", "Large"]);
  assert.equal(two.cells.length, 8);
  assert.equal(two.cells[5]?.name, "size=systemLarge,appearance=dark");
  assert.deepEqual(two.cells[5]?.titles, ["Large", "Dark"]);
  assert.equal(two.left, 0);
  assert.equal(boardOf([], ["size"]).cells.length, 0);
});

test("A comparison has at most 48 cells, in whole rows, and says how many are left", () => {
  const many = axis("language", ...Array.from({ length: 13 }, (_, index) => `l${index}`));
  const board = boardOf([many, sizes, axis("device", "a", "b", "c", "d", "e")], ["language", "device"]);
  assert.ok(board.cells.length <= CELL_LIMIT);
  assert.equal(board.cells.length, 39);
  assert.equal(board.rows.length, 3);
  assert.equal(board.left, 26);
});

test("At most two axes are chosen, and at least one", () => {
  assert.deepEqual(toggled(["appearance"], "appearance"), ["appearance"]);
  assert.deepEqual(toggled(["appearance"], "size"), ["appearance", "size"]);
  assert.deepEqual(toggled(["appearance", "size"], "device"), ["appearance", "device"]);
  assert.deepEqual(toggled(["appearance", "size"], "appearance"), ["size"]);
  assert.deepEqual(knownAxes([appearances, sizes], ["weight", "size", "size"]), ["size"]);
  assert.deepEqual(knownAxes([appearances, sizes], []), ["appearance"]);
  assert.deepEqual(knownAxes([], ["size"]), []);
});

test("Cells with the same entries are requested together, at most eight at once", () => {
  const { cells } = boardOf([appearances, sizes], ["size", "appearance"]);
  const requests = requestsOf(cells);
  assert.equal(requests.length, 2);
  assert.ok(requests[0]?.every((name) => name.includes("systemSmall")) ?? false);
  const devices = boardOf([axis("device", ..."abcdefghij")], ["device"]);
  assert.deepEqual(requestsOf(devices.cells).map(({ length }) => length), [8, 2]);
  assert.deepEqual(requestsOf([]), []);
});

test("Cells rest as long as they took to draw, at least a second, and longer after each failure", () => {
  assert.equal(pauseAfter(10, false, 0), 1000);
  assert.equal(pauseAfter(2500, false, 1000), 2500);
  assert.equal(pauseAfter(10, true, 1000), 2000);
  assert.equal(pauseAfter(10, true, 20000), 30000);
  assert.equal(pauseAfter(10, false, 30000), 1000);
});

test("A cell counts missing translations and other findings", () => {
  assert.equal(shortcomings({ untranslated: 0, findings: [] }), "");
  assert.equal(shortcomings({ untranslated: 2, findings: [1, 2, 3] }), "2 untranslated, 1 finding");
  assert.equal(shortcomings({ untranslated: 0, findings: [1, 2] }), "2 findings");
});

test("Values have readable names, and malformed languages their own", () => {
  assert.equal(valueTitle("size", "accessoryCircular"), "Circular");
  assert.equal(valueTitle("language", "rtl"), "Right to Left");
  assert.equal(valueTitle("language", "de"), "Deutsch");
  assert.equal(valueTitle("language", "-"), "-");
  assert.equal(valueTitle("device", "iPhone 16"), "iPhone 16");
});

test("Arrow keys move between cells, mirrored from right to left", () => {
  const grid = { count: 7, columns: 3, isMirrored: false };
  assert.equal(neighbor("ArrowRight", 0, grid), 1);
  assert.equal(neighbor("ArrowRight", 2, grid), 2);
  assert.equal(neighbor("ArrowRight", 0, { ...grid, isMirrored: true }), 0);
  assert.equal(neighbor("ArrowLeft", 0, { ...grid, isMirrored: true }), 1);
  assert.equal(neighbor("ArrowDown", 1, grid), 4);
  assert.equal(neighbor("ArrowDown", 5, grid), 5);
  assert.equal(neighbor("ArrowUp", 1, grid), 1);
  assert.equal(neighbor("End", 6, grid), 6);
  assert.equal(neighbor("x", 0, grid), null);
});

test("The address names a comparison, and nothing else is one", () => {
  assert.equal(hashOf(3, []), "#variants=3");
  assert.deepEqual(choiceIn(hashOf(3, ["size", "language"])), { widget: 3, chosen: ["size", "language"] });
  assert.deepEqual(choiceIn("#variants=3"), { widget: 3, chosen: [] });
  for (const hash of ["", "#stage", "#variants=", "#variants=x", "#variants=-1", "#variants=1.5"]) {
    assert.equal(choiceIn(hash), null, hash);
  }
});
