import assert from "node:assert/strict";
import { test } from "node:test";
import { redoes, undoes } from "../../Sources/Host/PreviewServer/Page/gestures.js";

/** An element in or outside of a text field. */
class Target {
  /** @param {boolean} isText */
  constructor(isText) {
    this.isText = isText;
  }

  closest() { return this.isText ? this : null; }
}
Object.assign(globalThis, { Element: Target });

/**
 * @param {Partial<Record<"key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "target", unknown>>} change
 * @returns {any}
 */
const press = (change) => ({
  key: "z", ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, target: new Target(false), ...change,
});

test("Ctrl+Z and Cmd+Z undo, also with Caps Lock", () => {
  assert.ok(undoes(press({ ctrlKey: true })));
  assert.ok(undoes(press({ metaKey: true })));
  assert.ok(undoes(press({ key: "Z", ctrlKey: true })));
});

test("Other keys and combinations do not undo", () => {
  assert.ok(!undoes(press({})));
  assert.ok(!undoes(press({ key: "y", ctrlKey: true })));
  assert.ok(!undoes(press({ ctrlKey: true, shiftKey: true })));
  assert.ok(!undoes(press({ ctrlKey: true, altKey: true })));
  assert.ok(!undoes(press({ ctrlKey: true, metaKey: true })));
});

test("With Shift the keys redo, and undo nothing", () => {
  assert.ok(redoes(press({ key: "Z", ctrlKey: true, shiftKey: true })));
  assert.ok(redoes(press({ key: "Z", metaKey: true, shiftKey: true })));
  assert.ok(redoes(press({ ctrlKey: true, shiftKey: true })), "with Caps Lock");
  assert.ok(!redoes(press({ ctrlKey: true })));
  assert.ok(!redoes(press({ key: "Z", shiftKey: true })));
  assert.ok(!redoes(press({ key: "Z", ctrlKey: true, shiftKey: true, altKey: true })));
});

test("In a text field the keys undo and redo changes of its text", () => {
  assert.ok(!undoes(press({ ctrlKey: true, target: new Target(true) })));
  assert.ok(!redoes(press({ key: "Z", ctrlKey: true, shiftKey: true, target: new Target(true) })));
});
