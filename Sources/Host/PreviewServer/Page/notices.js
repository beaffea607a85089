// Messages in the corner of the page.

import { findAll, h } from "./dom.js";
import { glyph } from "./glyphs.js";
import { store } from "./store.js";

/** Milliseconds. */
const SHOWN = 7000;

export function buildNotices() {
  const host = h("div", { class: "notices" });
  document.body.append(host);
  store.on("notice", ({ kind, text, stays }) => {
    const notice = h("div", { class: `notice ${kind}`, role: "alert" }, glyph("warning"), h("span", { text }));
    for (const old of findAll(host, ".notice")) if (old.textContent === text) old.remove();
    host.append(notice);
    if (!stays) setTimeout(() => notice.remove(), SHOWN);
  });
  // Notices about the host itself are shown once, until the host withdraws them.
  /** @type {Set<string>} */
  const said = new Set();
  store.on("state", (state) => {
    for (const text of said) {
      if (state.notices.includes(text)) continue;
      said.delete(text);
      for (const old of findAll(host, ".notice")) if (old.textContent === text) old.remove();
    }
    for (const text of state.notices) {
      if (said.has(text)) continue;
      said.add(text);
      store.notify({ kind: "error", text, stays: true });
    }
  });
}
