// The body of the device around a screen, as the server draws it. The shadow on the stage is the page's own.

import { h } from "./dom.js";
import { boxStyle, rect } from "./grid.js";
import { drawLayers } from "./layers.js";

/**
 * @typedef {object} BodyView
 * @property {HTMLElement} element the front, which casts the shadow
 * @property {HTMLElement} layers
 */

/** @returns {BodyView} */
export function makeBody() {
  const layers = h("div", { class: "layers" });
  return { element: h("div", { class: "bezel", "aria-hidden": "true" }, layers), layers };
}

/**
 * The width of the frame that the page keeps free on every side. The ends of a device with a Home button are wider, and
 * may be behind the bars of the page.
 *
 * @param {PageBody} body
 */
export function borderOf({ front }) {
  const { x, y } = rect(front);
  return Math.min(-x, -y);
}

/**
 * @param {BodyView} view in an element whose padding is the border
 * @param {PageBody} body
 */
export function drawBody({ element, layers }, body) {
  const border = borderOf(body);
  const front = rect(body.front);
  Object.assign(element.style, boxStyle({ ...front, x: front.x + border, y: front.y + border }), {
    borderRadius: `${body.radius}px`,
  });
  const own = rect(body.layersFrame);
  Object.assign(layers.style, boxStyle({ ...own, x: own.x - front.x, y: own.y - front.y }));
  drawLayers(layers, body.layers);
}
