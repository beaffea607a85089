import assert from "node:assert/strict";
import { test } from "node:test";
import { sizesOf, stackOf } from "../../Sources/Host/PreviewServer/Page/model.js";
import { Store } from "../../Sources/Host/PreviewServer/Page/store.js";
import { activity, guidelines, home, item, scene, state, widget } from "./samples.js";

/** @param {number} revision */
const picture = (revision, id = 1) => ({ widget: id, revision, svg: "<svg/>" });

/**
 * A store with what it tells of.
 *
 * @param {(keyof import("../../Sources/Host/PreviewServer/Page/store.js").Topics)[]} topics
 */
function listened(...topics) {
  const store = new Store(() => 0);
  /** @type {unknown[]} */
  const said = [];
  for (const topic of topics) store.on(topic, (value) => said.push([topic, value]));
  return { store, said };
}

test("The first widget in reading order is selected once both state and place are there", () => {
  const { store, said } = listened("selection");
  store.take(state({ widgets: { 1: widget(), 2: widget() } }));
  store.takeScene(scene({ home: home({ pages: [[item({ widget: 2, row: 2 }), item({ widget: 1, column: 2 })]] }) }));
  assert.equal(store.selected, "1");
  assert.deepEqual(said, [["selection", "1"]]);
});

test("Of a stack the member that is seen is selected", () => {
  const { store } = listened();
  const stacks = { 4: { members: [7, 8], visible: 1, rotates: true, suggested: [] } };
  store.take(state({ widgets: { 7: widget(), 8: widget() }, stacks }));
  store.takeScene(scene({ home: home({ pages: [[item({ stack: 4 })]] }) }));
  assert.equal(store.selected, "8");
});

test("When the selected widget goes, another one is selected, or none", () => {
  const { store } = listened();
  store.take(state({ widgets: { 1: widget(), 2: widget() } }));
  store.takeScene(scene({ home: home({ pages: [[item({ widget: 1 }), item({ widget: 2, row: 2 })]] }) }));
  store.select(2);
  store.take(state({ widgets: { 1: widget() } }));
  assert.equal(store.selected, "1");
  store.take(state());
  assert.equal(store.selected, null);
});

test("A place selects a widget that stands in it", () => {
  const { store } = listened();
  store.take(state({ widgets: { 1: widget(), 2: widget() } }));
  store.select(1);
  const slot = {
    widget: 2, canvas: [158, 158], transform: [1, 0, 0, 1, 0, 0], frame: [0, 0, 158, 158],
    outline: /** @type {const} */ ("open"), radius: 0,
  };
  store.takeScene(scene({ kind: "place", context: "today_view", home: undefined, slots: [slot] }));
  assert.equal(store.selected, "2");
});

test("Edit mode ends when another place is looked at, and not while the same one changes", () => {
  const { store, said } = listened("editing");
  store.takeScene(scene());
  store.edit(true);
  store.takeScene(scene({ isDark: true }));
  assert.equal(store.editing, true);
  store.takeScene(scene({ kind: "place", context: "lock_screen", home: undefined }));
  assert.deepEqual(said, [["editing", true], ["editing", false]]);
});

test("A page that is no longer there is left", () => {
  const { store, said } = listened("page");
  store.takeScene(scene({ home: home({ pages: [[], [], []] }) }));
  store.turnTo(2);
  store.takeScene(scene({ home: home({ pages: [[]] }) }));
  assert.deepEqual(said, [["page", 2], ["page", 0]]);
});

test("A picture is told of once for each revision, and goes with its widget", () => {
  const { store, said } = listened("picture");
  store.take(state({ widgets: { 1: widget() } }));
  store.takePicture(picture(1));
  store.takePicture(picture(1));
  store.takePicture(picture(2));
  assert.equal(said.length, 2);
  store.take(state());
  assert.equal(store.picture(1), null);
});

test("A picture that was written in a second attempt replaces the empty one of the same revision", () => {
  const { store, said } = listened("picture", "activity");
  store.take(state({ widgets: { 1: widget() }, activities: [activity()] }));
  store.takePicture(picture(1));
  store.takePicture({ ...picture(1), svg: "<svg><rect/></svg>" });
  const shown = { activity: 1, presentation: "lock-screen", revision: 1, radius: 0, isOneTarget: true, size: [] };
  store.takeActivity({ ...shown, svg: "" });
  store.takeActivity({ ...shown, svg: "<svg/>" });
  assert.equal(said.length, 4);
  assert.equal(store.picture(1)?.svg, "<svg><rect/></svg>");
});

test("The guidelines of a widget are announced with each result, and removed with the widget", () => {
  const { store, said } = listened("guidelines");
  store.take(state({ widgets: { 1: widget() } }));
  const running = guidelines({ state: "running" });
  const done = guidelines();
  store.takeGuidelines(running);
  store.takeGuidelines(done);
  assert.deepEqual(said, [["guidelines", running], ["guidelines", done]]);
  assert.equal(store.guidelines("1"), done);
  assert.equal(store.guidelines(null), null);
  store.take(state());
  assert.equal(store.guidelines("1"), null);
});

test("Pictures of a Live Activity go with it, and so does its expansion when it ends", () => {
  const { store, said } = listened("activity", "expanded");
  const shown = { activity: 1, presentation: "lock-screen", revision: 1, radius: 0, isOneTarget: true };
  const own = { ...shown, svg: "", size: [] };
  store.take(state({ activities: [activity()] }));
  store.takeActivity(own);
  store.takeActivity(own);
  store.expand(1);
  store.take(state({ activities: [activity({ phase: "ended" })] }));
  assert.deepEqual(said, [["activity", own], ["expanded", 1], ["expanded", null]]);
  assert.equal(store.model.activities.size, 1);
  store.take(state());
  assert.equal(store.model.activities.size, 0);
});

test("The device's time goes on at its own speed, and stands while the clock is paused", () => {
  let clock = 0;
  const store = new Store(() => clock);
  store.take(state());
  clock = 2000;
  assert.equal(store.now(), 1000 + 2 * 60);
  store.take(state({ now: 5000, clock: { mode: "paused", speed: 60, running: false } }));
  clock = 9000;
  assert.equal(store.now(), 5000);
});

test("While a moment is held all that tells the time tells it, and the clock again afterwards", () => {
  const { store, said } = listened("moment");
  store.take(state());
  store.hold(4000);
  assert.equal(store.moment(), 4000);
  assert.equal(store.now(), 1000);
  store.clockWasSet(4000);
  store.hold(null);
  assert.equal(store.moment(), 4000);
  assert.deepEqual(said.map((each) => /** @type {unknown[]} */ (each)[1]), [4000, 4000, 4000]);
});

test("The tint is that of the device, and stays when the device has none", () => {
  const { store } = listened();
  const { place } = state();
  store.take(state({ place: { ...place, chosen: { ...place.chosen, tint: "#D6409F" } } }));
  store.take(state());
  assert.equal(store.model.tint, "#D6409F");
});

test("Views open and close by their paths, and the log's filter changes by parts", () => {
  const { store, said } = listened("views", "log");
  store.toggleViews("0.1");
  assert.deepEqual([...store.model.closed], ["0.1"]);
  store.toggleViews("0.1");
  assert.equal(store.model.closed.size, 0);
  store.filterLog({ text: "x" });
  store.filterLog({ scope: "widget" });
  assert.deepEqual(store.model.log, { scope: "widget", text: "x" });
  assert.equal(said.length, 4);
});

test("A widget in a stack has the sizes that all widgets of the stack can have", () => {
  const [small, medium, large] = ["systemSmall", "systemMedium", "systemLarge"];
  const shown = state({
    widgets: {
      1: widget({ families: [small, medium] }), 2: widget({ families: [small, medium, large] }),
      3: widget({ families: [small, large] }),
    },
    stacks: { 4: { members: [1, 2], visible: 0, rotates: true, suggested: [] } },
  });
  assert.equal(stackOf(shown, 2), 4);
  assert.equal(stackOf(shown, 3), undefined);
  assert.deepEqual(sizesOf(shown, 2), [small, medium]);
  assert.deepEqual(sizesOf(shown, 3), [small, large]);
  assert.deepEqual(sizesOf(shown, 9), []);
  const onWatch = { ...shown, place: { ...shown.place, context: "watch_smart_stack" } };
  assert.equal(stackOf(onWatch, 2), undefined);
  assert.deepEqual(sizesOf(onWatch, 2), [small, medium, large]);
});

test("The device fits at first, and listeners receive each change of the zoom", () => {
  const { store, said } = listened("zoom");
  assert.equal(store.model.zoom, null);
  store.zoomTo(2);
  store.zoomTo(2);
  store.zoomTo(null);
  assert.deepEqual(said, [["zoom", 2], ["zoom", null]]);
});

test("A widget that is chosen in the inspector is selected, and its page of the Home Screen is awaited", () => {
  const { store, said } = listened("selection", "awaited");
  const stacks = { 4: { members: [7, 8], visible: 0, rotates: true, suggested: [] } };
  store.take(state({ widgets: { 1: widget(), 7: widget(), 8: widget(), 9: widget() }, stacks }));
  store.takeScene(scene({ home: home({ pages: [[item({ widget: 1 })], [item({ stack: 4 })]] }) }));
  said.length = 0;
  store.reveal(8);
  assert.deepEqual(said, [["selection", "8"], ["awaited", 8]]);
  store.await(null);
  said.length = 0;
  store.reveal(9);
  assert.deepEqual(said, [["selection", "9"]]);
});
