import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isPlaced, isShown, levelOf, markedStop, nextStop, requestOf, shownSettings, stateText, stopsOf, summaryOf,
} from "../../Sources/Host/PreviewServer/Page/guidelines.js";
import { guideline, guidelines, home, item, scene, state, widget } from "./samples.js";

/** The settings that a result names for a picture, as on the sample device. */
const usual = {
  platform: "iPhone", place: "home_screen", device: "iPhone 16", typeSize: "large", locale: "en_US",
  direction: "leftToRight", contrast: "standard", weight: "regular", transparency: "standard",
  systemColors: "since2025", appearance: "light",
};

/**
 * @param {string} text
 * @param {Record<string, string>} [change]
 * @returns {PageGuidelinesPicture}
 */
const picture = (text, change = {}) => ({ text, settings: { ...usual, ...change }, size: [158, 158] });

/**
 * @param {number} number
 * @param {number} [x]
 */
const place = (number, x = 10) => ({ picture: number, frame: [x, 20, 30, 11] });

/**
 * @param {Partial<PageStateEnvironment>} change
 * @param {Partial<PagePlaceChosen>} [chosen]
 */
function device(change, chosen = {}) {
  const usualState = state();
  return state({
    environment: { ...usualState.environment, ...change },
    place: { ...usualState.place, chosen: { ...usualState.place.chosen, ...chosen } },
  });
}

/**
 * @param {PageStateBuildState} build
 * @param {number} generation
 */
const built = (build, generation) => state({
  widgets: { 1: widget({ timeline: { entries: [], policy: "", generation } }) },
  extensions: [{ id: "E", name: "E", build: { state: build, messages: [] } }],
});

test("A new timeline and a new build lead to a request, and a running build to none", () => {
  const first = requestOf(built("ready", 1), "1");
  assert.equal(requestOf(built("ready", 1), "1"), first);
  assert.ok(requestOf(built("ready", 2), "1") !== first);
  assert.equal(requestOf(built("building", 1), "1"), null);
  assert.ok(requestOf(built("failed", 1), "1") !== null);
  assert.equal(requestOf(built("ready", 1), "2"), null);
  assert.equal(requestOf(state({ widgets: { 1: widget() } }), "1"), null);
});

test("The device shows a picture when it has all of its settings, in any tint", () => {
  assert.ok(isShown(usual, shownSettings(state())));
  assert.ok(!isShown(usual, shownSettings(device({ appearance: "dark" }))));
  assert.ok(!isShown(usual, shownSettings(device({ typeSize: "xLarge" }))));
  assert.ok(!isShown(usual, shownSettings(device({}, { transparency: "reduced" }))));
  const tinted = { ...usual, appearance: "tinted:#112233" };
  assert.ok(isShown(tinted, shownSettings(device({ appearance: "tinted" }, { tint: "#445566" }))));
});

test("The settings of a place are compared with the device's: light, display, colors and distance", () => {
  const shown = shownSettings(device({}, { ambientLight: 0, display: "alwaysOn", faceTint: "#FF0000", distance: 1.5 }));
  assert.ok(isShown({ ambientLight: "0", display: "alwaysOn", lockScreenTint: "none", palette: "none" }, shown));
  assert.ok(isShown({ faceTint: "#FF0000", distance: "1.5" }, shown));
  assert.ok(!isShown({ ambientLight: "300" }, shown));
  assert.ok(!isShown({ faceTint: "none" }, shown));
});

test("The device on the displayed platform is compared, not the iPhone", () => {
  const base = state();
  const platforms = [{ name: "iPad", device: "iPad Air", devices: [], places: [] }];
  const shown = shownSettings(state({ place: { ...base.place, platform: "iPad", platforms } }));
  assert.equal(shown.device, "iPad Air");
  assert.equal(shown.platform, "iPad");
});

test("A finding stops in each picture once, with all of its frames, and not in placeholders", () => {
  const pictures = [
    picture("light"), { text: "placeholder", size: [158, 158] }, picture("dark", { appearance: "dark" }),
  ];
  const finding = guideline({ places: [place(0, 1), place(0, 2), place(1), place(2), place(9)] });
  const stops = stopsOf(finding, pictures);
  assert.deepEqual(stops.map(({ text }) => text), ["light", "dark"]);
  assert.deepEqual(stops[0]?.frames, [[1, 20, 30, 11], [2, 20, 30, 11]]);
  assert.deepEqual(stopsOf(guideline(), pictures), []);
});

test("The frames of the shown picture are marked, otherwise those of one with the same layout", () => {
  const stops = stopsOf(guideline({ places: [place(0), place(1)] }), [
    picture("dark", { appearance: "dark" }), picture("large type", { typeSize: "xxxLarge" }),
  ]);
  const size = [158, 158];
  assert.deepEqual(markedStop(stops, shownSettings(device({ appearance: "dark" })), size),
    { stop: stops[0], isExact: true });
  assert.deepEqual(markedStop(stops, shownSettings(state()), size), { stop: stops[0], isExact: false });
  assert.equal(markedStop(stops, shownSettings(device({ typeSize: "small" })), size), null);
  assert.equal(markedStop(stops, shownSettings(device({ locale: "de_DE" })), size), null);
  assert.equal(markedStop(stops, shownSettings(state()), [170, 170]), null);
  assert.equal(markedStop([], shownSettings(state()), size), null);
});

test("Show me begins with the place that the device shows, and then goes through all of them", () => {
  const stops = stopsOf(guideline({ places: [place(0), place(1), place(2)] }), [
    picture("dark", { appearance: "dark" }), picture("light"), picture("clear", { appearance: "clear" }),
  ]);
  const shown = shownSettings(state());
  assert.equal(nextStop(stops, shown, null), 1);
  assert.equal(nextStop(stops, shown, 1), 2);
  assert.equal(nextStop(stops, shown, 2), 0);
  assert.equal(nextStop(stops, shownSettings(device({ typeSize: "small" })), null), 0);
  assert.equal(nextStop(stops.slice(0, 1), shown, 0), 0);
});

test("A widget is in a place if a page or a slot has it, also in a stack", () => {
  const stacks = { 4: { members: [7, 8], visible: 0, rotates: true, suggested: [] } };
  const known = state({ widgets: { 1: widget(), 7: widget(), 8: widget() }, stacks });
  const pages = scene({ home: home({ pages: [[], [item({ stack: 4 })]] }) });
  assert.ok(isPlaced(known, pages, 8));
  assert.ok(!isPlaced(known, pages, 1));
  const slot = {
    widget: 1, canvas: [158, 158], transform: [1, 0, 0, 1, 0, 0], frame: [0, 0, 158, 158],
    outline: /** @type {const} */ ("open"), radius: 0,
  };
  const elsewhere = scene({ kind: "place", context: "standby", home: undefined, slots: [slot] });
  assert.ok(isPlaced(known, elsewhere, 1));
  assert.ok(!isPlaced(known, elsewhere, 8));
});

test("The findings are counted by level, reviews apart from violations", () => {
  const review = guideline({ outcome: "review", severity: "error" });
  assert.equal(levelOf(review), "to review");
  assert.equal(levelOf(guideline({ severity: "note" })), "note");
  const found = [guideline(), guideline(), guideline({ severity: "warning" }), review];
  assert.equal(summaryOf(guidelines({ findings: found })), "2 errors, 1 warning, 1 to review in 12 pictures.");
  assert.equal(summaryOf(guidelines({ checked: 1, accepted: 2 })),
    "No findings in 1 picture; comments in the sources accept 2 more.");
  assert.equal(summaryOf(guidelines({ checked: 0 })), "");
});

test("Each state has its words; the server's own reason comes first", () => {
  assert.match(stateText({ state: "running" }), /being checked/);
  assert.match(stateText({ state: "waiting" }), /when its extension has been built/);
  assert.equal(stateText({ state: "done" }), "");
  assert.equal(stateText({ state: "failed", note: "It crashed." }), "It crashed.");
});
