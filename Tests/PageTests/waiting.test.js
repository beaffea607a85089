import assert from "node:assert/strict";
import { test } from "node:test";
import { Waiting } from "../../Sources/Host/PreviewServer/Page/waiting.js";
import { COMMAND_WORDS, READ_WORDS, loadingWords } from "../../Sources/Host/PreviewServer/Page/waiting-words.js";
import { widget } from "./samples.js";

/** @typedef {import("../../Sources/Host/PreviewServer/Page/waiting.js").Shown} Shown */

/** Works by a clock that the test moves, and what is shown of them. */
function clocked() {
  let now = 0;
  /** @type {{ at: number, run: () => void }[]} */
  let due = [];
  /** @type {Shown} */
  let shown = { text: "", isSaid: false, controls: new Set() };
  const waiting = new Waiting((run, milliseconds) => due.push({ at: now + milliseconds, run }), () => now);
  waiting.listen((next) => { shown = next; });
  const pass = (/** @type {number} */ milliseconds) => {
    const end = now + milliseconds;
    for (;;) {
      const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      due = due.filter((each) => each !== next);
      now = next.at;
      next.run();
    }
    now = end;
  };
  return { waiting, pass, text: () => shown.text, shown: () => shown };
}

/** @param {string[]} ids */
const loading = (...ids) => new Map(ids.map((id) => [id, `Widget ${id} loads…`]));

test("A request that is answered at once shows nothing", () => {
  const { waiting, pass, text } = clocked();
  const end = waiting.begin("Moving…");
  pass(59);
  end();
  pass(1000);
  assert.equal(text(), "");
});

test("A request without an answer is named within 100 ms, a frame of the display included", () => {
  const { waiting, pass, text } = clocked();
  waiting.begin("Moving…");
  pass(100 - 17);
  assert.equal(text(), "Moving…");
});

test("Words stay long enough to be read, and the control is released with the answer", () => {
  const { waiting, pass, text, shown } = clocked();
  const control = {};
  const end = waiting.begin("Moving…", control);
  pass(61);
  assert.ok(shown().controls.has(control));
  end();
  assert.equal(shown().controls.size, 0);
  assert.equal(text(), "Moving…");
  pass(400);
  assert.equal(text(), "");
});

test("Of several requests the newest that still runs is named", () => {
  const { waiting, pass, text } = clocked();
  const first = waiting.begin("First…");
  pass(61);
  const second = waiting.begin("Second…");
  pass(500);
  assert.equal(text(), "Second…");
  second();
  assert.equal(text(), "First…");
  first();
  assert.equal(text(), "");
});

test("A widget that loads after an action is named until its timeline is there", () => {
  const { waiting, pass, text } = clocked();
  const end = waiting.begin("Requesting…");
  pass(20);
  end();
  waiting.follow(loading("1"));
  pass(61);
  assert.equal(text(), "Widget 1 loads…");
  pass(5000);
  waiting.follow(loading("1", "2"));
  pass(500);
  assert.equal(text(), "Widget 1 loads…", "the clock alone started the other one");
  waiting.follow(loading("2"));
  assert.equal(text(), "");
});

test("A load that no action caused is not named", () => {
  const { waiting, pass, text } = clocked();
  waiting.follow(loading("1"));
  pass(500);
  assert.equal(text(), "");
  waiting.begin("Moving…")();
  pass(1001);
  waiting.follow(loading("2"));
  pass(500);
  assert.equal(text(), "");
});

test("A load during a request is named after its answer", () => {
  const { waiting, pass, text } = clocked();
  const end = waiting.begin("Performing…");
  waiting.follow(loading("1"));
  pass(2000);
  end();
  assert.equal(text(), "Widget 1 loads…");
});

test("A result is shown at once and goes by itself", () => {
  const { waiting, pass, text, shown } = clocked();
  waiting.say("The edge of the page.");
  assert.equal(text(), "The edge of the page.");
  assert.ok(shown().isSaid);
  pass(1499);
  assert.equal(text(), "The edge of the page.");
  pass(2);
  assert.equal(text(), "");
});

test("Words are phrases that end with an ellipsis", () => {
  const texts = [...Object.values(COMMAND_WORDS), ...Object.values(READ_WORDS)];
  for (const text of texts) assert.match(text, /^[A-Z][^.]*[a-z]…$/);
});

test("Only widgets that load are named", () => {
  const widgets = { 1: widget(), 2: widget({ name: "Board", isLoading: true }) };
  assert.deepEqual([...loadingWords(widgets)], [["2", "Board loads its timeline…"]]);
});
