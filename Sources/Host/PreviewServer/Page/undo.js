// Undoing and redoing changes of widgets and their places: an offer for some seconds after a change or its undoing, and
// Ctrl+Z or Cmd+Z, with Shift to redo, at any time. The server has the history, which all pages share.

import { send } from "./connection.js";
import { announce, h } from "./dom.js";
import { redoes, undoes } from "./gestures.js";
import { store } from "./store.js";

/** Milliseconds that the offer is visible; it stays while the pointer or the focus is on it. */
const SHOWN = 7800;

/** The text of a button, its keys, and the announcement of the result. */
const WAYS = {
  undo: {
    text: "Undo", keys: "Control+Z Meta+Z", title: "Undo (Ctrl+Z)", result: "The last change is undone.",
    opposite: /** @type {const} */ ("redo"),
  },
  redo: {
    text: "Redo", keys: "Control+Shift+Z Meta+Shift+Z", title: "Redo (Ctrl+Shift+Z)", result: "The change is redone.",
    opposite: /** @type {const} */ ("undo"),
  },
};

/** @typedef {keyof typeof WAYS} Way */

/** Tells after a change was undone or redone. */
export const undone = new EventTarget();

const offer = h("div", { class: "undo", role: "status" });
let timer = 0;

export function buildUndo() {
  document.body.append(offer);
  offer.addEventListener("pointerenter", () => clearTimeout(timer));
  offer.addEventListener("pointerleave", wait);
  offer.addEventListener("focusin", () => clearTimeout(timer));
  offer.addEventListener("focusout", wait);
  addEventListener("keydown", (event) => {
    const way = undoes(event) ? "undo" : redoes(event) ? "redo" : null;
    if (!way) return;
    event.preventDefault();
    void revert(way);
  });
}

/**
 * Says what a command did, with a button that undoes it.
 *
 * @param {PageReply} reply of the command
 * @param {string} text
 */
export const offerUndo = (reply, text) => offerTo("undo", reply, text);

/**
 * @param {Way} way
 * @param {PageReply} reply
 * @param {string} text
 */
function offerTo(way, { step }, text) {
  if (step === undefined) return announce(text);
  const { text: name, keys, title } = WAYS[way];
  // Keys have the same effect, so a screen reader need not search for the button.
  const button = h("button", {
    class: "button", type: "button", text: name, "aria-keyshortcuts": keys, title,
    on: { click: () => revert(way, step) },
  });
  offer.replaceChildren(h("span", { class: "undo-text", text }), button);
  wait();
}

function wait() {
  clearTimeout(timer);
  timer = setTimeout(withdraw, SHOWN);
}

function withdraw() {
  clearTimeout(timer);
  offer.replaceChildren();
}

/**
 * Undoes or redoes a change, and offers the opposite.
 *
 * @param {Way} way
 * @param {number} [step] the newest change, or the one that was undone last, if it is missing
 */
async function revert(way, step) {
  withdraw();
  const answer = await send(way, step === undefined ? {} : { step });
  if (!answer) return;
  offerTo(WAYS[way].opposite, answer, WAYS[way].result);
  undone.dispatchEvent(new Event("undone"));
  if (answer.widget === undefined) return;
  store.select(answer.widget);
  if (store.home) store.await(answer.widget);
}
