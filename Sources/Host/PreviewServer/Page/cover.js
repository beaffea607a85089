// Views over the whole page, such as the comparison of variants: what is behind them cannot be used.

import { part } from "./dom.js";

/** @type {Set<HTMLElement>} */
const covers = new Set();

/** @param {HTMLElement} view */
export function cover(view) {
  covers.add(view);
  document.body.append(view);
  update();
}

/** @param {HTMLElement} view */
export function uncover(view) {
  covers.delete(view);
  view.remove();
  update();
}

function update() {
  for (const each of [part(".skip"), part(".bar"), part(".layout"), part(".tabbar")]) each.inert = covers.size > 0;
}
