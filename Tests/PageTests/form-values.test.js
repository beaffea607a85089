import assert from "node:assert/strict";
import { test } from "node:test";
import { isSame, listValues, matchingOptions, numberValue, shownNumber, steppedNumber, textValue, withValue } from
  "../../Sources/Host/PreviewServer/Page/form-values.js";
import { field } from "./samples.js";

test("A number is shown in the field's unit and sent in the value's", () => {
  const fahrenheit = field({ factor: 5 / 9, offset: -160 / 9 });
  assert.equal(shownNumber(fahrenheit, 100), 212);
  assert.equal(numberValue(fahrenheit, "212")?.toFixed(9), "100.000000000");
  assert.equal(shownNumber(fahrenheit, null), "");
  assert.equal(numberValue(fahrenheit, ""), null);
});

test("A step stays within the limits and begins at zero for no value", () => {
  assert.equal(steppedNumber(field({ value: 9.5, maximum: 10 }), 1), 10);
  assert.equal(steppedNumber(field({ value: 0.5, minimum: 0 }), -1), 0);
  assert.equal(steppedNumber(field({ value: null, factor: 5 }), 1), 5);
  assert.equal(steppedNumber(field({ value: 0, minimum: 0 }), -1), 0);
});

test("An empty text is no value only where the field may be empty", () => {
  assert.equal(textValue(field({ optional: true }), ""), null);
  assert.equal(textValue(field({ optional: false }), ""), "");
  assert.equal(textValue(field({ optional: true }), "a"), "a");
});

test("A list's value is changed in its place, and a new one comes last", () => {
  assert.deepEqual(withValue(["a", "b"], 0, "c"), ["c", "b"]);
  assert.deepEqual(withValue(["a", "b"], 2, "c"), ["a", "b", "c"]);
  assert.deepEqual(listValues(field({ value: "no list" })), []);
});

test("Values are the same when their JSON is; none is null", () => {
  assert.ok(isSame({ id: [1] }, { id: [1] }));
  assert.ok(isSame(undefined, null));
  assert.ok(!isSame("1", 1));
});

test("Options are found by a part of their title in any case", () => {
  const options = ["Oslo", "Lima"].map((title) => ({ title, value: title }));
  assert.deepEqual(matchingOptions(options, "LI").map(({ title }) => title), ["Lima"]);
  assert.equal(matchingOptions(options, "").length, 2);
});
