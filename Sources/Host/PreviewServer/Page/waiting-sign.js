// The sign of what the page waits for, over its header, and the marks of the controls that started it.

import { announce, h } from "./dom.js";
import { store } from "./store.js";
import { waiting } from "./waiting.js";
import { loadingWords } from "./waiting-words.js";

const MARK = "waits";

export function buildWaiting() {
  const sign = h("div", { class: "waiting-sign", role: "status", hidden: true });
  document.body.append(sign);
  /** @type {Set<Element>} */
  const marked = new Set();
  waiting.listen(({ text, isSaid, controls }) => {
    for (const control of marked) if (!controls.has(control)) control.classList.remove(MARK);
    marked.clear();
    for (const control of controls) if (control instanceof Element) marked.add(control);
    for (const control of marked) control.classList.add(MARK);
    if (sign.textContent === text) return;
    sign.hidden = text === "";
    // A result is announced by itself.
    const words = h("span", { text, class: isSaid ? "said" : null, "aria-hidden": isSaid && "true" });
    sign.replaceChildren(...(text ? [words] : []));
  });
  store.on("state", (state) => waiting.follow(loadingWords(state.widgets)));
  store.on("connection", (isConnected) => { if (!isConnected) waiting.follow(new Map()); });
}

/**
 * Says the result of an action that cannot be seen.
 *
 * @param {string} text
 */
export function say(text) {
  waiting.say(text);
  announce(text);
}
