import assert from "node:assert/strict";
import { test } from "node:test";
import { dateValue, isoDate, localDate, startOfDay, zonedSeconds } from
  "../../Sources/Host/PreviewServer/Page/moment.js";

const at = (/** @type {string} */ text) => Date.parse(text) / 1000;

test("A wall time is read in its zone", () => {
  assert.equal(zonedSeconds("2026-01-05T05:45", "Asia/Kathmandu"), at("2026-01-05T00:00:00Z"));
  assert.equal(zonedSeconds("2026-07-01T09:00", "America/New_York"), at("2026-07-01T13:00:00Z"));
});

test("A wall time is right on both sides of a change of the clocks", () => {
  assert.equal(zonedSeconds("2026-03-29T01:30", "Europe/Berlin"), at("2026-03-29T00:30:00Z"));
  assert.equal(zonedSeconds("2026-03-29T03:30", "Europe/Berlin"), at("2026-03-29T01:30:00Z"));
  assert.equal(zonedSeconds("2026-10-25T04:00", "Europe/Berlin"), at("2026-10-25T03:00:00Z"));
});

test("What a control shows is what it is read as", () => {
  for (const zone of ["UTC", "Asia/Kolkata", "Pacific/Honolulu"]) {
    const moment = at("2026-05-06T07:08:00Z");
    assert.equal(zonedSeconds(localDate(moment, "dateTime", zone), zone), moment, zone);
  }
});

test("A control shows the parts of its precision, and nothing for no date", () => {
  assert.equal(localDate("2026-05-06T07:08:00Z", "date", "UTC"), "2026-05-06");
  assert.equal(localDate("2026-05-06T07:08:00Z", "time", "UTC"), "07:08");
  assert.equal(localDate(at("2026-05-06T07:08:00Z"), undefined, "UTC"), "2026-05-06T07:08");
  for (const nothing of [null, undefined, "soon", Number.NaN]) assert.equal(localDate(nothing, "date", "UTC"), "");
});

test("A time keeps the date of the value before, a date begins at midnight, and an empty control has no value", () => {
  assert.equal(dateValue("08:30", "time", "2026-05-06T07:08:00Z", "UTC"), at("2026-05-06T08:30:00Z"));
  assert.equal(dateValue("08:30", "time", null, "UTC"), at("2001-01-01T08:30:00Z"));
  assert.equal(dateValue("2026-05-06", "date", null, "Asia/Tokyo"), at("2026-05-05T15:00:00Z"));
  assert.equal(dateValue("", "date", "2026-05-06T07:08:00Z", "UTC"), null);
});

test("A day begins at its zone's midnight", () => {
  assert.equal(startOfDay(at("2026-05-06T20:00:00Z"), "Asia/Tokyo"), at("2026-05-06T15:00:00Z"));
});

test("An intent takes dates in ISO 8601 without fractions", () => {
  assert.equal(isoDate(at("2026-05-06T07:08:09.500Z")), "2026-05-06T07:08:09Z");
  assert.equal(isoDate(null), null);
});
