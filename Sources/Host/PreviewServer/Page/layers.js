// Pictures of several layers from the server: drawings, and glass that blurs the layers under it.

import { h } from "./dom.js";
import { boxStyle, rect } from "./grid.js";
import { pictureElement } from "./picture.js";

/**
 * The content of each host element, by layer.
 *
 * @type {WeakMap<HTMLElement, string[]>}
 */
const shown = new WeakMap();

/**
 * Draws layers into an element. Unchanged layers keep their elements: a new minute changes only the clock.
 *
 * @param {HTMLElement} host
 * @param {PageSceneLayer[]} layers
 */
export function drawLayers(host, layers) {
  const keys = layers.map((each) => JSON.stringify(each));
  const known = shown.get(host) ?? [];
  layers.forEach((layer, index) => {
    if (known[index] === keys[index]) return;
    const element = layerElement(layer);
    const before = host.children[index];
    if (before) before.replaceWith(element);
    else host.append(element);
  });
  while (host.children.length > keys.length) host.lastChild?.remove();
  shown.set(host, keys);
}

/** @param {PageSceneLayer} layer */
function layerElement({ svg, glass }) {
  if (!glass) return h("div", { class: "sheet-layer" }, still(svg));
  return h("div", {
    class: "glass-pane",
    style: {
      ...boxStyle(rect(glass.frame)), "border-radius": `${glass.radius}px`, "backdrop-filter": glass.filter,
      background: glass.cover, opacity: String(glass.opacity),
    },
  });
}

/**
 * A picture without interaction: nothing in it is focusable.
 *
 * @param {string | undefined} text
 */
export function still(text) {
  const svg = text ? pictureElement(text) : null;
  for (const control of svg?.querySelectorAll("[tabindex]") ?? []) control.removeAttribute("tabindex");
  return svg;
}
