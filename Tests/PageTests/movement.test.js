import assert from "node:assert/strict";
import { test } from "node:test";
import { between, durationOf, presence, rollFrames } from "../../Sources/Host/PreviewServer/Page/movement.js";

test("A moved node begins exactly at its old frame", () => {
  assert.equal(between([[10, 20, 50, 40], [100, 60, 100, 80]]), "translate(-40px, -10px) scale(0.5, 0.5)");
});

test("A node without a size moves without being scaled", () => {
  assert.equal(between([[10, 20, 50, 40], [30, 30, 0, 0]]), "translate(-20px, -10px) scale(1, 1)");
});

test("Nothing moves for longer than two seconds, whatever the plan says", () => {
  assert.equal(durationOf({ kind: "fadeIn", duration: 0.35 }), 350);
  assert.equal(durationOf({ kind: "fadeIn", duration: 60 }), 2000);
});

test("A character rolls by line heights, and one that stays only moves sideways", () => {
  const glyph = { character: "2", column: 0, start: [0, 0.5], end: [1, 0] };
  assert.deepEqual(rollFrames(glyph, 40, 0), [
    { opacity: 0, transform: "translate(0px, 20px)" }, { opacity: 1, transform: "translate(0px, 0px)" },
  ]);
  assert.equal(rollFrames({ ...glyph, start: [1, 0] }, 40, -7)[0].transform, "translate(-7px, 0px)");
});

test("A character comes, stays or goes by its opacities", () => {
  const glyph = { character: "2", column: 0 };
  assert.deepEqual(presence({ ...glyph, start: [0, 0], end: [1, 0] }), { comes: true, stays: false });
  assert.deepEqual(presence({ ...glyph, start: [1, 0], end: [1, 0] }), { comes: true, stays: true });
  assert.deepEqual(presence({ ...glyph, start: [1, 0], end: [0, 0] }), { comes: false, stays: false });
});
