// Marks of frames on a picture, in its points.

import { h } from "./dom.js";
import { boxStyle, rect } from "./grid.js";

/** Points: a mark closer to the upper edge has its name below. */
const LOW = 14;

/**
 * @typedef {object} Marks
 * @property {(frames: readonly (readonly number[])[], name: string, kind?: string) => void} show replaces the marks;
 *   the first one has the name
 * @property {() => void} hide
 */

/**
 * @param {() => Element | null | undefined} surface the element that shows the picture, in points
 * @returns {Marks}
 */
export function makeMarks(surface) {
  /** @type {HTMLElement[]} */
  let shown = [];
  const hide = () => {
    for (const mark of shown) mark.remove();
    shown = [];
  };
  /** @type {Marks["show"]} */
  const show = (frames, name, kind = "") => {
    hide();
    shown = frames.map((frame, index) => markOf(frame, index === 0 ? name : "", kind));
    surface()?.append(...shown);
  };
  return { show, hide };
}

/**
 * @param {readonly number[]} frame
 * @param {string} name
 * @param {string} kind
 */
function markOf(frame, name, kind) {
  const box = rect(frame);
  return h("div", {
    class: `mark ${kind}${box.y < LOW ? " low" : ""}`.trim(), style: boxStyle(box), "aria-hidden": "true",
  }, name !== "" && h("span", { text: name }));
}
