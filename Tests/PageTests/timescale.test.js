import assert from "node:assert/strict";
import { test } from "node:test";
import { entryBars, isLeaving, momentAt, rules, scrubStep, spanOf, xOf } from
  "../../Sources/Host/PreviewServer/Page/timescale.js";

const NOON = Date.parse("2026-05-06T12:00:00Z") / 1000;

test("A span begins at a quarter of an hour with a third of it in the past, or where a person scrolled to", () => {
  assert.deepEqual(spanOf({ hours: 6, from: null }, NOON + 100), {
    from: NOON - 6480 - 720, to: NOON - 6480 - 720 + 21600, seconds: 21600,
  });
  assert.equal(spanOf({ hours: 6, from: 5 }, NOON).from, 5);
});

test("A place in the chart and its moment are one another's inverse, kept within the span", () => {
  const span = spanOf({ hours: 24, from: NOON }, NOON);
  assert.equal(xOf(span, 400, NOON + 6 * 3600), 100);
  assert.equal(momentAt(span, 400, 100), NOON + 6 * 3600);
  assert.equal(momentAt(span, 400, -50), span.from);
  assert.equal(momentAt(span, 400, 900), span.to);
});

test("A span follows the clock from three quarters on", () => {
  const span = spanOf({ hours: 6, from: NOON }, NOON);
  assert.equal(isLeaving(span, NOON + 4.4 * 3600), false);
  assert.equal(isLeaving(span, NOON + 4.6 * 3600), true);
});

test("Rules are hours, every third hour, or days, in the device's zone and within the span", () => {
  const hour = 3600;
  const first = (/** @type {number} */ hours) => rules(spanOf({ hours, from: NOON + 60 }, NOON), hours, "UTC");
  assert.deepEqual(first(6).slice(0, 2), [NOON + hour, NOON + 2 * hour]);
  assert.deepEqual(first(24).slice(0, 2), [NOON + 3 * hour, NOON + 6 * hour]);
  assert.deepEqual(first(168).slice(0, 2), [NOON + 12 * hour, NOON + 36 * hour]);
  assert.equal(rules(spanOf({ hours: 168, from: NOON }, NOON), 168, "Asia/Kolkata")[0], NOON + 6.5 * hour);
});

test("Keys scrub by a quarter, with Shift by a minute, with Page keys by six hours; others do nothing", () => {
  assert.deepEqual(["ArrowRight", "ArrowDown", "PageUp", "PageDown", "a"].map((key) => scrubStep(key, false)),
    [900, -900, 21600, -21600, 0]);
  assert.equal(scrubStep("ArrowLeft", true), -60);
});

test("An entry lasts until the next, the last one to the policy's end or for half an hour", () => {
  const entries = [{ date: 10, shown: true }, { date: 20, shown: false }];
  const timeline = { entries, policy: "", generation: 1 };
  assert.deepEqual(entryBars({ ...timeline, end: 90 }).map(({ from, to }) => [from, to]), [[10, 20], [20, 90]]);
  assert.equal(entryBars(timeline)[1]?.to, 20 + 1800);
});
