import assert from "node:assert/strict";
import { test } from "node:test";
import { budgetLeft, budgetTotals } from "../../Sources/Host/PreviewServer/Page/budget.js";
import { folded, foundApps } from "../../Sources/Host/PreviewServer/Page/gallery-search.js";
import { islandContent } from "../../Sources/Host/PreviewServer/Page/island.js";
import { listedLines } from "../../Sources/Host/PreviewServer/Page/log-lines.js";
import { menuName, spokenName } from "../../Sources/Host/PreviewServer/Page/names.js";
import { continuousClip } from "../../Sources/Host/PreviewServer/Page/shape.js";
import { openNodes } from "../../Sources/Host/PreviewServer/Page/view-nodes.js";
import { activity, widget } from "./samples.js";

test("One running activity is compact, of several the two newest are minimal, an expanded one is alone", () => {
  const shown = (/** @type {PageActivity[]} */ all, /** @type {number | null} */ open = null) =>
    islandContent(all, open).map(([{ id }, name]) => `${id} ${name}`);
  const three = [activity({ id: 1 }), activity({ id: 2 }), activity({ id: 3 })];
  assert.deepEqual(shown([]), []);
  assert.deepEqual(shown(three.slice(0, 1)), ["1 island-compact"]);
  assert.deepEqual(shown(three), ["2 island-minimal-attached", "3 island-minimal"]);
  assert.deepEqual(shown(three, 1), ["1 island-expanded"]);
  assert.deepEqual(shown([activity({ id: 1 }), activity({ id: 2, phase: "ended" })], 2), ["1 island-compact"]);
});

test("The gallery finds apps by anything that they have, without regard to case and accents", () => {
  const app = {
    extension: "E", name: "Café", kinds: [{ kind: "k", name: "Menu", description: "Lunch of the day", families: [] }],
    activities: [{ attributes: "A", name: "Order" }], controls: [{ kind: "c", name: "Call", description: "" }],
  };
  for (const wanted of ["", "cafe", "LUNCH", "order", "call"]) {
    assert.equal(foundApps({ apps: [app] }, wanted).length, 1, wanted);
  }
  assert.equal(foundApps({ apps: [app] }, "dinner").length, 0);
  assert.equal(folded("ÅÉ"), "ae");
});

test("The log lists all lines, or those of a widget with those of its extension", () => {
  const line = { date: 0, kind: "note", text: "Reload" };
  const lines = [
    { ...line, id: 1, widget: 1, extension: "E" }, { ...line, id: 2, widget: 2, extension: "E" },
    { ...line, id: 3, extension: "E" }, { ...line, id: 4, extension: "F", text: "Crash" },
  ];
  const ids = (/** @type {"all" | "widget"} */ scope, text = "") =>
    listedLines(lines, { scope, text }, { id: "1", extension: "E" }).map(({ id }) => id);
  assert.deepEqual(ids("all"), [1, 2, 3, 4]);
  assert.deepEqual(ids("widget"), [1, 3]);
  assert.deepEqual(ids("all", "CRASH"), [4]);
});

test("Below a closed view nothing is listed, and what follows it is", () => {
  const nodes = [[0, ""], [1, "0"], [2, "0.0"], [3, "0.0.0"], [1, "1"]].map(([depth, path]) => ({
    depth: Number(depth), path: String(path), type: "Group", category: "layout", marks: [], frame: [],
  }));
  const listed = openNodes(nodes, new Set(["0"]));
  assert.deepEqual(listed.map(({ node }) => node.path), ["", "0", "1"]);
  assert.deepEqual(listed.map(({ hasChildren }) => hasChildren), [true, true, false]);
});

test("A widget that is called like its app says so once", () => {
  assert.equal(spokenName(widget({ app: "Board", name: "Board", summary: "Oslo" })), "Board, Small, Oslo");
  assert.equal(spokenName(widget({ app: "Board", name: "Places" })), "Board, Places, Small");
});

test("A menu names a widget before its configuration", () => {
  assert.equal(menuName(widget({ name: "Habits", summary: "Lions, Blue, On" })), "Habits (Lions)");
  assert.equal(menuName(widget({ name: "Habits", summary: "" })), "Habits");
  assert.equal(menuName(widget({ name: "Habits" })), "Habits");
});

test("A shape without a radius is not cut off, and corners never meet beyond the middle", () => {
  assert.equal(continuousClip(100, 100, 0), "none");
  assert.match(continuousClip(20, 20, 400), /^path\("M10 0L10 0/);
});

test("Each number of the reload budget says what it counts", () => {
  const budget = { perDay: 60, spent: 4, free: 12, deferred: 4081 };
  const { left, share, of, spoken } = budgetLeft(budget);
  assert.equal(`${left} ${of}`, "56 left of 60 in 24 h");
  assert.equal(spoken, "56 of 60 reloads in 24 hours are left");
  assert.ok(Math.abs(share - 56 / 60) < 1e-9);
  assert.equal(budgetLeft({ ...budget, spent: 70 }).left, 0);
  assert.deepEqual(
    budgetTotals(budget).map(({ name, value }) => `${name}: ${value}`), ["Free so far: 12", "Deferred so far: 4,081"]);
});
