// The scale of the device in the window. At 100 %, a point of the device is a pixel of the page.

import { control, h } from "./dom.js";
import { isNarrow, stage } from "./stage.js";
import { store } from "./store.js";

const SCALES = [0.5, 0.75, 1, 1.5, 2, 3];
const FITTING = "fit";

export function buildZoom() {
  stage.tools.append(h("select", {
    class: "input zoom", id: "zoom", "aria-label": "Zoom",
    on: {
      change: (event) => {
        const { value } = control(event);
        store.zoomTo(value === FITTING ? null : Number(value));
      },
    },
  }, h("option", { value: FITTING, text: "Fit" }),
  SCALES.map((scale) => h("option", { value: String(scale), text: `${scale * 100} %` }))));
  store.on("zoom", (zoom) => stage.root.classList.toggle("zoomed", zoom !== null));
}

/**
 * The user's scale, or the one that fits. A small window shows nothing but the device.
 *
 * @param {number} fitting
 */
export function shownScale(fitting) {
  stage.root.style.setProperty("--room", `${stage.root.clientWidth}px`);
  return isNarrow() ? fitting : store.model.zoom ?? fitting;
}
